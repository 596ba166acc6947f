//! A head and shoulders seen from the side, looking right.

use crate::hero::{Face, Head, Hero};
use crate::page::{Page, Place, Tone};

const OUTLINE: &str = "M-18-4C-19-30 4-36 15-25L19-10L18-5L27 8L21 11L22 15L19 18L20 22L16 30L5 31L3 42L-15 46L-16 22\
C-19 14-19 4-18-4z";
const SHOULDERS: &str = "M-15 40L4 38L12 48C32 56 38 74 40 118H-44C-44 80-34 54-15 40z";

/// How the two sides of a pair are printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Print {
    pub(crate) suit: Tone,
    pub(crate) skin: Tone,
}

pub(crate) fn draw(page: &mut Page, hero: &Hero, print: Print, place: Place) {
    page.placed(place, |page| {
        page.inked(SHOULDERS, print.suit, 3.0);
        page.shade("M-15 40L-6 42L-16 56C-26 72-26 92-24 118H-44C-44 80-34 54-15 40z");
        let masked = hero.face == Face::Mask;
        page.inked(OUTLINE, if masked { print.suit } else { print.skin }, 3.0);
        page.shade("M-18-4C-18-16-12-24-6-28C-10-14-8 0-2 8L-6 20L4 30L3 42L-15 46L-16 22C-19 14-19 4-18-4z");
        eye(page, hero, print);
        page.line("M19 18L12 19", 2.0);
        headgear(page, hero, print);
    });
}

fn eye(page: &mut Page, hero: &Hero, print: Print) {
    match hero.face {
        Face::Mask => page.part("M7-5L18-7L17 0L10 1z", Tone::Paper, 1.6),
        Face::Domino => {
            page.part("M0-8L19-10L18-4L22 1L10 5L0 2z", print.suit, 1.8);
            page.part("M9-5L17-6L16 0L11 0z", Tone::Paper, 1.4);
        }
        Face::Visor => page.part("M-4-8L20-9L21 1L14 4L-4 3z", Tone::Ground, 2.2),
        Face::Bare => {
            page.line("M8-9L18-9", 3.2);
            page.fill("M10-5L17-6L16-1L12-1z", Tone::Ink);
        }
    }
}

fn headgear(page: &mut Page, hero: &Hero, print: Print) {
    match hero.head {
        Head::LongHair | Head::WindHair | Head::Curls => {
            page.inked("M16-24C0-44-34-34-30 2C-30 22-44 30-52 48C-34 48-14 40-10 16C-8 4-6-12 16-24z", hero.hair, 2.6);
        }
        Head::Spikes | Head::Goggles => {
            page.inked(
                "M18-20L26-36L10-32L4-48L-8-34L-24-42L-22-26L-36-20L-25-10L-32 4L-16 14L-10-4L0-16z",
                hero.hair,
                2.4,
            );
        }
        Head::Hood => {
            page.inked("M20-26C-4-48-36-28-34 14C-34 30-26 44-16 50L4 44C-10 26-12-6 20-26z", print.suit, 2.6);
        }
        Head::Ears => {
            page.inked("M19-10L15-25C10-30 4-32-2-32L-10-52L-17-24C-22-10-20 8-17 20L-6 14L-2-6z", print.suit, 2.6)
        }
        Head::Horns => {
            page.inked("M19-12L15-25C4-36-19-30-18-4L-16 16L-6 10L-2-8z", print.suit, 2.4);
            page.inked("M2-22C0-40 14-50 28-46C16-42 14-34 14-24z", Tone::Light, 2.2);
        }
        Head::Fin | Head::Crest => {
            page.inked("M19-12L15-25C4-36-19-30-18-4L-16 16L-6 10L-2-8z", print.suit, 2.4);
            page.inked("M16-26C10-48-14-50-30-36C-26-26-22-16-21-4C-18-24 0-32 16-26z", Tone::Light, 2.2);
        }
        Head::Helmet => page.inked("M21-8L17-26C4-40-23-32-21-2L-18 24L4 30L8 12L0-6z", print.suit, 2.6),
        Head::Wings => {
            page.inked("M20-12L15-26C4-38-20-32-19-6L-16 4L4-10z", Tone::Light, 2.4);
            page.inked("M-2-8C-18-10-28-22-28-44C-16-32-6-30 4-16z", Tone::Paper, 2.2);
        }
        Head::ShortHair => page.inked("M18-18L14-28C2-40-22-32-20-4L-16 12L-8 4L-6-8L4-16z", hero.hair, 2.4),
        Head::Beard => {
            page.inked("M18-18L14-28C2-40-22-32-20-4L-16 12L-8 6L-6-8L4-16z", hero.hair, 2.4);
            page.inked("M-8 8L2 14L20 18L21 24L18 46L8 50L-4 38z", hero.hair, 2.2);
        }
    }
}
