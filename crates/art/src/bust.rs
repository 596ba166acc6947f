//! Head and shoulders of a hero, lit from one side.

use crate::hero::{Face, Head, Hero, Suit};
use crate::page::{Page, Place, Tone};
use crate::path::number;

const SKULL: &str = "M-21 42C-22 17 22 17 21 42L19 64L9 80H-9L-19 64z";
/// The dark half of a face, with the edge of brow, nose and cheek.
const DARK_SIDE: &str = "M3 24C16 24 21 32 21 42L19 64L9 80H2L9 70L4 62L11 55L3 46L8 38z";

/// The bust of a hero; the chin is 80 below the place, the crown 22.
pub(crate) fn draw(page: &mut Page, hero: &Hero, place: Place) {
    page.placed(place, |page| {
        behind(page, hero);
        body(page, hero);
        let skin = if hero.face == Face::Mask { Tone::Figure } else { Tone::Light };
        page.inked(SKULL, skin, 3.0);
        page.wash(DARK_SIDE, Tone::Ink, 0.88);
        face(page, hero);
        headgear(page, hero);
    });
}

/// What hangs behind the body: a cape, long hair, the back of a hood.
fn behind(page: &mut Page, hero: &Hero) {
    let wide = hero.shoulders;
    if hero.cape {
        let (inner, outer) = (number(wide * 0.5), number(wide + 24.0));
        page.inked(&format!("M-{inner} 90L-{outer} 165H{outer}L{inner} 90z"), Tone::Ground, 3.0);
        page.shade(&format!("M{inner} 90L{outer} 165H{}z", number(wide)));
    }
    match hero.head {
        Head::LongHair => {
            page.inked("M-24 44C-34 2 34 2 25 44L40 108L14 98H-14L-38 110z", hero.hair, 3.0);
            page.shade("M14 14C24 20 26 30 25 44L40 108L24 102L20 60z");
        }
        Head::WindHair => {
            page.inked(
                "M-22 48C-32 6 20-6 30 20C44 14 58 22 70 14C64 34 50 38 62 52C44 54 40 66 22 66z",
                hero.hair,
                3.0,
            );
        }
        Head::Hood => page.inked("M-38 106C-38 36-30 8 0 4C30 8 38 36 38 106z", Tone::Figure, 3.0),
        Head::Curls => page.inked(CURLS, hero.hair, 3.0),
        _ => {}
    }
}

const CURLS: &str = "M-20 84C-34 84-38 72-32 64C-42 56-40 42-32 38C-38 24-28 12-18 14C-12 2 8 0 14 10C26 6 36 16 32 28\
C42 34 42 48 34 54C42 64 36 82 22 82z";

fn body(page: &mut Page, hero: &Hero) {
    let (wide, most) = (number(hero.shoulders), number(hero.shoulders * 0.72));
    page.inked(
        &format!("M-{wide} 165C-{wide} 116-{most} 103-22 97L-13 84H13L22 97C{most} 103 {wide} 116 {wide} 165z"),
        Tone::Figure,
        3.0,
    );
    suit(page, hero);
    let (inner, fold) = (number(hero.shoulders * 0.35), number(hero.shoulders * 0.55));
    page.shade(&format!("M0 84H13L22 97C{most} 103 {wide} 116 {wide} 165H{inner}L{fold} 130L18 120L8 100z"));
    match hero.suit {
        Suit::Coat | Suit::Core => {}
        _ => page.inked(hero.emblem, Tone::Light, 2.2),
    }
}

fn suit(page: &mut Page, hero: &Hero) {
    let at = |part: f64| number(hero.shoulders * part);
    match hero.suit {
        Suit::Emblem => page.line(&format!("M-{} 122C-{} 134-14 138-6 150", at(0.6), at(0.5)), 2.0),
        Suit::Yoke => {
            let edge = at(0.74);
            page.part(&format!("M-22 97L-13 84H13L22 97L{edge} 107L0 150L-{edge} 107z"), Tone::Ground, 2.2);
        }
        Suit::Pauldrons => {
            let (near, far, low) = (at(0.4), number(hero.shoulders + 4.0), at(0.6));
            let left = format!("M-{near} 101C-{} 97-{far} 108-{far} 134L-{low} 122z", at(0.8));
            let right = format!("M{near} 101C{} 97 {far} 108 {far} 134L{low} 122z", at(0.8));
            page.part(&(left + &right), Tone::Light, 2.4);
        }
        Suit::Core => {
            let edge = at(0.6);
            page.line(&format!("M-{edge} 112L-20 120L-12 165M{edge} 112L20 120L12 165M-20 120H20"), 2.2);
            page.part("M-13 132a13 13 0 1 0 26 0a13 13 0 1 0-26 0z", Tone::Light, 2.6);
            page.line("M-7 132a7 7 0 1 0 14 0a7 7 0 1 0-14 0z", 1.8);
        }
        Suit::Coat => {
            page.part("M-12 88L0 165L12 88z", Tone::Light, 2.0);
            page.part(
                "M-13 84L-24 96L-30 128L-16 124L-2 165L-8 110zM13 84L24 96L30 128L16 124L2 165L8 110z",
                Tone::Ground,
                2.4,
            );
        }
        Suit::Straps => {
            let edge = at(0.62);
            page.part(
                &format!("M-{edge} 104L-{} 101L10 165H-6zM{edge} 104L{} 101L-10 165H6z", at(0.42), at(0.42)),
                Tone::Light,
                2.0,
            );
        }
        Suit::Panels => {
            let (inner, outer) = (at(0.42), at(0.95));
            let left = format!("M-{inner} 104L-24 165H-{outer}C-{outer} 120-{} 108-{inner} 104z", at(0.75));
            let right = format!("M{inner} 104L24 165H{outer}C{outer} 120 {} 108 {inner} 104z", at(0.75));
            page.part(&(left + &right), Tone::Ground, 2.0);
        }
    }
}

fn face(page: &mut Page, hero: &Hero) {
    match hero.face {
        Face::Mask => {
            masked_eyes(page, hero.eyes);
            page.line("M-7 69L-1 70", 2.2);
            page.stroke("M3 70L7 69", Tone::Figure, 2.0);
        }
        Face::Domino => {
            page.part("M-21 41L-8 44L0 47L8 44L21 41L20 54L10 59L0 54L-10 59L-20 54z", Tone::Figure, 2.0);
            page.wash("M0 47L8 44L21 41L20 54L10 59L0 54z", Tone::Ink, 0.6);
            masked_eyes(page, hero.eyes);
            mouth(page);
        }
        Face::Visor => {
            page.part("M-22 43H22V54L9 58L0 54L-9 58L-22 54z", Tone::Ground, 2.4);
            page.stroke("M-17 46.5H6", Tone::Paper, 2.2);
            mouth(page);
        }
        Face::Bare => {
            page.line("M-17 45L-5 48.5", 3.4);
            page.fill("M-15 50.5L-5 52L-6 56L-13 55z", Tone::Ink);
            page.fill("M-9 51.5L-6 52L-7 54z", Tone::Paper);
            page.fill("M5 52.5L15 50L13 55L7 56z", Tone::Paper);
            page.line("M-4 62L0 64", 1.8);
            mouth(page);
        }
    }
}

fn mouth(page: &mut Page) {
    page.line("M-8 70L2 69.5", 2.2);
    page.stroke("M4 69.5L8 70", Tone::Light, 1.8);
}

fn masked_eyes(page: &mut Page, kind: u8) {
    let eyes = match kind {
        0 => "M-17 46L-4 51L-5 55L-14 53zM17 46L4 51L5 55L14 53z",
        1 => "M-16 44C-9 44-5 49-4 55C-11 56-16 52-16 44zM16 44C9 44 5 49 4 55C11 56 16 52 16 44z",
        _ => "M-16 48L-4 50V54L-15 54zM16 48L4 50V54L15 54z",
    };
    page.part(eyes, Tone::Paper, 1.6);
}

fn headgear(page: &mut Page, hero: &Hero) {
    match hero.head {
        Head::Spikes => {
            page.inked(
                "M-22 46L-31 28L-21 29L-25 10L-10 18L-3 2L7 16L22 8L20 24L31 23L22 44C14 30-14 30-22 46z",
                hero.hair,
                2.4,
            );
        }
        Head::LongHair | Head::WindHair => {
            page.inked("M-22 48C-28 10 27 8 22 48C20 36 12 28 0 27C-8 34-18 36-22 48z", hero.hair, 2.4);
        }
        Head::Curls => {
            page.inked("M-23 44C-30 20-12 12-6 16C6 8 28 16 23 44C18 38 14 30 6 32C-2 28-16 32-23 44z", hero.hair, 2.4)
        }
        Head::Hood => {
            let rim = "M-31 92C-42 32-28 5 0 2C28 5 42 32 31 92L22 74C27 40 19 24 0 22C-19 24-27 40-22 74z";
            page.inked(rim, Tone::Figure, 2.6);
            page.shade("M0 2C28 5 42 32 31 92L22 74C27 40 19 24 0 22z");
        }
        Head::Ears => {
            page.inked("M-21 46L-26 4L-12 22C-4 18 4 18 12 22L26 4L21 46C12 31-12 31-21 46z", Tone::Figure, 2.6);
            page.shade("M3 19C6 19 9 20 12 22L26 4L21 46C16 38 9 35 3 34z");
        }
        Head::Horns => horns(page),
        Head::Fin => {
            page.inked("M-23 48C-25 12 25 12 23 48C12 35-12 35-23 48z", Tone::Figure, 2.6);
            page.inked("M-4 40L-5 22C-5 6 4-4 12-6C8 8 6 20 5 40z", Tone::Light, 2.2);
        }
        Head::ShortHair => {
            page.inked("M-22 46C-24 12 24 10 22 46L18 36C10 27 0 32-10 26C-16 30-19 36-22 46z", hero.hair, 2.4)
        }
        Head::Helmet => helmet(page),
        Head::Crest => page.inked(
            "M-22 46L-20 28C-16 18-8 14-7 16C-6 2 4-4 14-2C10 4 8 10 8 16C16 18 20 26 22 46L8 36L0 48L-8 36z",
            Tone::Figure,
            2.4,
        ),
        Head::Wings => {
            page.inked("M-23 46C-25 12 25 12 23 46L20 38C10 33-10 33-20 38z", Tone::Light, 2.6);
            page.inked(
                "M-22 36C-36 34-44 20-42 2C-36 10-30 12-20 24zM22 36C36 34 44 20 42 2C36 10 30 12 20 24z",
                Tone::Paper,
                2.2,
            );
        }
        Head::Beard => {
            page.inked("M-22 50C-24 14 24 12 22 50L18 37C8 30-8 30-18 37z", hero.hair, 2.4);
            page.inked("M-21 58L-11 64H11L21 58L18 80L8 97H-8L-18 80zM-7 69H7L5 73H-5z", hero.hair, 2.4);
        }
        Head::Goggles => {
            page.inked("M-23 46L-29 30L-19 20L-12 8L2 13L18 7L21 20L30 28L22 46C14 31-14 31-23 46z", hero.hair, 2.4);
            page.part("M-21 27H21V37H-21z", Tone::Ink, 1.6);
            page.part(
                "M-17 32a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM2 32a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z",
                Tone::Paper,
                2.4,
            );
        }
    }
}

fn horns(page: &mut Page) {
    page.inked("M-22 46C-24 14 24 14 22 46L14 40L4 44L0 66L-4 44L-14 40z", Tone::Figure, 2.6);
    page.shade("M2 22C16 22 22 30 22 46L14 40L4 44L2 56z");
    let pair = "M-20 34C-44 32-46 10-37-1C-34 14-28 20-17 22zM20 34C44 32 46 10 37-1C34 14 28 20 17 22z";
    page.inked(pair, Tone::Light, 2.4);
}

fn helmet(page: &mut Page) {
    page.inked("M-24 52C-28 10 28 10 24 52L20 45H-20z", Tone::Figure, 2.6);
    page.part(
        "M-24 52L-20 45L-14 60L-6 64V84L-12 84L-22 66zM24 52L20 45L14 60L6 64V84L12 84L22 66z",
        Tone::Figure,
        2.2,
    );
    page.shade("M4 22C20 22 26 32 24 52L20 45H10zM24 52L20 45L14 60L6 64V84H12L22 66z");
    page.line("M0 22V45M-12 26L-10 45", 2.0);
}
