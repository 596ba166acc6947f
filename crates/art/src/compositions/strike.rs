//! A blow that lands.

use crate::backdrop::{burst, ink_rays};
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
        page.dots(Screen::PANEL, Tone::Light, |x, _| (110.0 - x) / 120.0);
        ink_rays(page, chance, (150.0, 46.0), 20, 66.0);
        page.inked(&burst(chance, (150.0, 46.0), 46.0, 27.0, 11), Tone::Light, 2.6);
        let dress = Dress::of(hero, Tone::Light);
        figure::draw(page, hero, &pose::STRIKE, dress, Place::at(90.0, 82.0).scaled(1.04));
    });
}
