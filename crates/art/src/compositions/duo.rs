//! Back to back with a shadow.

use crate::backdrop::rays;
use crate::chance::Chance;
use crate::halftone::Screen;
use crate::hero::{Face, Hero};
use crate::page::{Page, Place, Tone};
use crate::profile::{self, Print};

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let mirrored = chance.coin();
    page.placed(Place::at(if mirrored { 200.0 } else { 0.0 }, 0.0).mirrored(mirrored), |page| {
        page.ground(Tone::Light);
        page.fill("M112-5H205V155H88z", Tone::Figure);
        page.clipped("M112-5H205V155H88z", |page| rays(page, chance, (100.0, 75.0), 15, Tone::Ground));
        page.dots(
            Screen::PANEL,
            Tone::Ground,
            |x, y| if x < 108.0 - y * 0.16 { (110.0 - x + y * 0.3) / 190.0 } else { 0.0 },
        );
        let shadow = Print { suit: Tone::Ink, skin: Tone::Ink };
        let dark = Hero { face: Face::Mask, hair: Tone::Ink, ..*hero };
        profile::draw(page, &dark, shadow, Place::at(130.0, 66.0).scaled(1.05));
        let bright = Print { suit: Tone::Figure, skin: Tone::Light };
        profile::draw(page, hero, bright, Place::at(72.0, 64.0).scaled(1.1).mirrored(true));
    });
}
