//! A large initial with the bust before it.

use crate::bust;
use crate::chance::Chance;
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::lettering;
use crate::page::{Page, Place, Tone};

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let left = chance.coin();
    page.ground(Tone::Light);
    page.dots(Screen::COARSE, Tone::Ground, |x, _| if left { x / 210.0 } else { (200.0 - x) / 210.0 });
    page.fill(if left { "M96-5H205V155H66z" } else { "M104-5H-5V155H134z" }, Tone::Ground);
    let (x, turn) = if left { (145.0, 6.0) } else { (55.0, -6.0) };
    lettering::draw(page, hero.initial, Place::at(x, 72.0).scaled(1.15).turned(turn), Tone::Light);
    bust::draw(page, hero, Place::at(if left { 76.0 } else { 124.0 }, 17.0).scaled(0.87).mirrored(!left));
}
