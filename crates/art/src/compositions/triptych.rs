//! Three slanted panels: the bust, the initial, a glare.

use crate::backdrop::rays;
use crate::bust;
use crate::chance::Chance;
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::lettering;
use crate::page::{Page, Place, Tone};

pub(crate) const LARGE: &str = "M-5-5H134L112 155H-5z";
pub(crate) const UPPER: &str = "M140-5H205V68L131 61z";
pub(crate) const LOWER: &str = "M130 67L205 74V155H118z";

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    page.ground(Tone::Ink);
    page.clipped(LARGE, |page| {
        page.ground(Tone::Ground);
        page.dots(Screen::PANEL, Tone::Light, |x, y| if x < 136.0 { (x - y * 0.4) / 130.0 } else { 0.0 });
        bust::draw(page, hero, Place::at(74.0, 17.0).scaled(0.87));
    });
    page.clipped(UPPER, |page| {
        page.ground(Tone::Figure);
        rays(page, chance, (168.0, 42.0), 11, Tone::Ground);
        lettering::draw(page, hero.initial, Place::at(168.0, 41.0).scaled(0.48).turned(-8.0), Tone::Light);
    });
    page.clipped(LOWER, glare);
}

/// Two eyes out of the dark, in the lower panel.
pub(crate) fn glare(page: &mut Page) {
    page.ground(Tone::Light);
    let lower = Screen { from: (116.0, 66.0), ..Screen::PANEL };
    page.dots(lower, Tone::Ground, |_, y| (130.0 - y) / 66.0);
    page.fill("M116 90L158 106L164 111L170 106L212 90V118L177 131L164 122L151 131L116 118z", Tone::Ink);
    page.fill("M127 101L152 111L149 119L132 115zM201 101L176 111L179 119L196 115z", Tone::Paper);
}
