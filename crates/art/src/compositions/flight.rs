//! A figure that flies across.

use crate::backdrop::speed_lines;
use crate::chance::Chance;
use crate::figure::{self, Dress};
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::page::{Page, Place, Tone};
use crate::pose;

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    page.ground(Tone::Ground);
    let mirrored = chance.coin();
    page.placed(Place::at(if mirrored { 200.0 } else { 0.0 }, 0.0).mirrored(mirrored), |page| {
        page.dots(Screen::PANEL, Tone::Light, |x, y| (x + y - 130.0) / 230.0);
        page.wash("M-10 165L130 20L205-40V20L60 165z", Tone::Light, 0.65);
        speed_lines(page, chance, 18, 0.45, Tone::Ink);
        figure::draw(
            page,
            hero,
            &pose::FLY,
            Dress::of(hero, Tone::Light),
            Place::at(102.0, 78.0).scaled(1.12).turned(-25.0),
        );
    });
}
