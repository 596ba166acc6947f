//! Three slanted panels: the bust, the initial, a glare.

use crate::backdrop::rays;
use crate::bust;
use crate::chance::Chance;
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::lettering;
use crate::page::{Page, Place, Tone};

pub(crate) const LARGE: &str = "M-5-5H118L96 155H-5z";
pub(crate) const UPPER: &str = "M124-5H205V70L115 62z";
pub(crate) const LOWER: &str = "M114 68L205 76V155H102z";

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    page.ground(Tone::Ink);
    page.clipped(LARGE, |page| {
        page.ground(Tone::Ground);
        page.dots(Screen::PANEL, Tone::Light, |x, y| if x < 120.0 { (x - y * 0.4) / 130.0 } else { 0.0 });
        bust::draw(page, hero, Place::at(57.0, 17.0).scaled(0.87));
    });
    page.clipped(UPPER, |page| {
        page.ground(Tone::Figure);
        rays(page, chance, (158.0, 40.0), 11, Tone::Ground);
        lettering::draw(page, hero.initial, Place::at(159.0, 41.0).scaled(0.48).turned(-8.0), Tone::Light);
    });
    page.clipped(LOWER, glare);
}

/// Two eyes out of the dark, in the lower panel.
pub(crate) fn glare(page: &mut Page) {
    page.ground(Tone::Light);
    let lower = Screen { from: (100.0, 66.0), ..Screen::PANEL };
    page.dots(lower, Tone::Ground, |_, y| (130.0 - y) / 66.0);
    page.fill("M104 92L150 108L156 112L162 108L205 92V120L168 132L156 124L144 132L106 120z", Tone::Ink);
    page.fill("M116 103L144 113L140 121L122 117zM196 103L168 113L172 121L190 117z", Tone::Paper);
}
