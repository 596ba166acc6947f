//! A fist at the reader.

use crate::backdrop::{burst, ink_rays, rays};
use crate::chance::Chance;
use crate::fist;
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::page::{Page, Place, Tone};
use crate::path::distance;

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let centre = (chance.between(96.0, 108.0), 64.0);
    page.ground(Tone::Figure);
    rays(page, chance, centre, 15, Tone::Ground);
    page.part(&burst(chance, centre, 84.0, 52.0, 12), Tone::Light, 2.5);
    page.dots(Screen::PANEL, Tone::Ground, |x, y| {
        let away = distance((x, y), centre);
        if away < 52.0 { (away - 10.0) / 70.0 } else { 0.0 }
    });
    ink_rays(page, chance, centre, 24, 92.0);
    let turn = if chance.coin() { -14.0 } else { 12.0 };
    fist::fist(page, Place::at(centre.0 - 2.0, 72.0).scaled(0.92).turned(turn), hero.trim);
}
