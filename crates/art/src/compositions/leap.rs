//! A leap over the roofs.

use crate::backdrop::{City, moon, skyline, speed_lines};
use crate::chance::Chance;
use crate::figure::{self, Dress};
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::page::{Page, Place, Tone};
use crate::pose;

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let mirrored = chance.coin();
    page.placed(Place::at(if mirrored { 200.0 } else { 0.0 }, 0.0).mirrored(mirrored), |page| {
        page.ground(Tone::Ground);
        page.dots(Screen::PANEL, Tone::Figure, |_, y| 0.55 - y / 130.0);
        moon(page, (136.0, 54.0), 34.0, Tone::Light, Tone::Ground);
        speed_lines(page, chance, 9, 0.2, Tone::Light);
        skyline(page, chance, City { roofs: 138.0, rise: 28.0, lit: Some(Tone::Light), ..City::PANEL }, Tone::Ink);
        figure::draw(
            page,
            hero,
            &pose::LEAP,
            Dress::of(hero, Tone::Light),
            Place::at(100.0, 80.0).scaled(1.1).turned(-6.0),
        );
    });
}
