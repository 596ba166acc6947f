//! A bust before rays of light.

use crate::backdrop::{ink_rays, rays};
use crate::bust;
use crate::chance::Chance;
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::page::{Page, Place, Tone};

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let x = chance.between(88.0, 112.0);
    page.ground(Tone::Ground);
    rays(page, chance, (x, 66.0), 13, Tone::Light);
    page.dots(Screen::PANEL, Tone::Figure, |_, y| (y - 62.0) / 95.0);
    ink_rays(page, chance, (x, 66.0), 26, 84.0);
    bust::draw(page, hero, Place::at(x, 17.0).scaled(0.87).mirrored(chance.coin()));
}
