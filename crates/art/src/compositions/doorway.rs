//! A figure in the light of a door, with a long shadow.

use crate::chance::Chance;
use crate::figure::{self, Dress};
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::page::{Page, Place, Tone};
use crate::pose;

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let shift = chance.between(-10.0, 10.0).round();
    page.ground(Tone::Figure);
    page.dots(Screen::PANEL, Tone::Ink, |_, y| 0.9 - y / 160.0);
    page.fill("M-5 122H205V155H-5z", Tone::Ink);
    page.placed(Place::at(100.0 + shift, 0.0), |page| {
        page.wash("M-36 122H36L86 160H-86z", Tone::Ground, 0.9);
        page.inked("M-36 122V-8H36V122z", Tone::Light, 3.6);
        page.clipped("M-34 122V-8H36V122z", |page| {
            let door = Screen { from: (-36.0, 0.0), to: (36.0, 122.0), step: 4 };
            page.dots(door, Tone::Ground, |x, y| (x.hypot(y - 70.0) - 26.0) / 110.0);
        });
        page.fill("M-12 121L-34 160H40L14 121z", Tone::Ink);
        let dress = Dress { suit: Tone::Figure, trim: Tone::Ink, cape: hero.cape.then_some(Tone::Ground) };
        figure::draw(page, hero, &pose::STAND, dress, Place::at(0.0, 84.0).scaled(0.84));
    });
}
