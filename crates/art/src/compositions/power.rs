//! A figure afloat that lets its power loose.

use crate::backdrop::{burst, ink_rays, rays};
use crate::chance::Chance;
use crate::figure::{self, Dress};
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::page::{Page, Place, Tone};
use crate::path::distance;
use crate::pose;

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let centre = (100.0, 70.0);
    page.ground(Tone::Figure);
    page.dots(Screen::PANEL, Tone::Ink, |x, y| (distance((x, y), centre) - 70.0) / 80.0);
    page.disc(centre, 62.0, Tone::Ground, 2.4);
    page.clipped("M38 70a62 62 0 1 0 124 0a62 62 0 1 0-124 0z", |page| rays(page, chance, centre, 12, Tone::Light));
    ink_rays(page, chance, centre, 22, 70.0);
    let dress = Dress::of(hero, Tone::Ground);
    figure::draw(page, hero, &pose::POWER, dress, Place::at(100.0, 84.0).scaled(0.86));
    for x in [66.0, 134.0] {
        page.part(&burst(chance, (x, 30.0), 17.0, 10.0, 9), Tone::Light, 2.2);
        page.circle((x, 30.0), 5.0, Tone::Paper);
    }
}
