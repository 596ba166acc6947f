//! A figure that has just landed; the ground breaks.

use crate::backdrop::{City, burst, cracks, skyline};
use crate::chance::Chance;
use crate::figure::{self, Dress};
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::page::{Page, Place, Tone};
use crate::pose;

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    page.ground(Tone::Ground);
    page.dots(Screen::PANEL, Tone::Light, |_, y| (110.0 - y) / 110.0);
    skyline(page, chance, City { roofs: 100.0, rise: 50.0, ..City::PANEL }, Tone::Figure);
    page.part(&burst(chance, (98.0, 112.0), 82.0, 56.0, 13), Tone::Light, 2.4);
    page.fill("M-5 118L60 113L150 115L205 112V155H-5z", Tone::Ground);
    page.line("M-5 118L60 113L150 115L205 112", 2.2);
    cracks(page, chance, (86.0, 117.0), 7);
    let mirrored = chance.coin();
    let place = Place::at(if mirrored { 104.0 } else { 96.0 }, 77.0).scaled(1.05).mirrored(mirrored);
    figure::draw(page, hero, &pose::LAND, Dress::of(hero, Tone::Ground), place);
}
