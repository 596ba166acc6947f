//! What is worn on a head.

use crate::page::{Page, Tone};
use crate::person::{Headgear, Mask, Person};

pub(super) fn behind(page: &mut Page, person: &Person) {
    match person.headgear {
        Headgear::Hood => page.part("M-38 50C-40-10-32-40 0-44C32-40 40-10 38 50z", person.suit, 2.6),
        Headgear::Antennae => {
            page.line("M-8-26C-12-40-18-46-24-50M8-26C12-40 18-46 24-50", 2.8);
            page.circle((-25.0, -51.0), 4.0, person.second);
            page.circle((25.0, -51.0), 4.0, person.second);
            page.ring((-25.0, -51.0), 4.0, Tone::Ink, 1.8);
            page.ring((25.0, -51.0), 4.0, Tone::Ink, 1.8);
        }
        Headgear::Plume => {
            page.part("M4-34C-4-56 20-68 44-54C34-50 40-40 50-34C34-34 24-30 12-24z", person.second, 2.4)
        }
        _ => {}
    }
}

pub(super) fn draw(page: &mut Page, person: &Person) {
    // A cowl and its ears are of one cloth.
    let closed = matches!(person.mask, Mask::Cowl | Mask::Full);
    match person.headgear {
        Headgear::Bare | Headgear::Antennae => {}
        Headgear::Ears => {
            let tone = if closed { person.suit } else { person.second };
            page.part("M-21-12L-27-46L-7-30zM21-12L27-46L7-30z", tone, 2.4);
            page.fill("M-19-18L-23-36L-12-28zM19-18L23-36L12-28z", Tone::Ink);
        }
        Headgear::Horns => page.part(
            "M-18-18C-40-18-44-40-36-52C-32-40-26-34-11-30zM18-18C40-18 44-40 36-52C32-40 26-34 11-30z",
            Tone::Of("#ece2c4"),
            2.4,
        ),
        Headgear::Fin => page.part("M-5-16L-6-36C-6-52 4-60 14-62C10-48 8-38 6-16z", person.second, 2.2),
        Headgear::Crown => {
            page.part("M-23-16L-27-46L-13-34L0-52L13-34L27-46L23-16C14-22-14-22-23-16z", Tone::Of("#f2b829"), 2.4);
            page.circle((0.0, -30.0), 3.6, person.second);
        }
        Headgear::Tiara => {
            page.part("M-20-16C-12-24-6-26 0-40C6-26 12-24 20-16C10-20-10-20-20-16z", Tone::Of("#f2b829"), 2.0);
            page.circle((0.0, -26.0), 2.8, person.second);
        }
        Headgear::Helmet => helmet(page, person),
        Headgear::Hood => {
            let rim = "M-30 42C-40-14-28-44 0-47C28-44 40-14 30 42L21 24C26-8 18-24 0-26C-18-24-26-8-21 24z";
            page.part(rim, person.suit, 2.6);
            page.wash("M0-47C28-44 40-14 30 42L21 24C26-8 18-24 0-26z", Tone::Ink, 0.35);
            page.wash("M-19-4C-18-20-10-25 0-25C10-25 18-20 19-4C12-14-12-14-19-4z", Tone::Ink, 0.7);
        }
        Headgear::Hat => {
            page.part("M-18-20L-14-44C-6-40 6-40 14-44L18-20z", person.suit, 2.4);
            page.part("M-18-28H18L19-20H-19z", person.second, 1.6);
            page.part("M-36-18C-20-26 20-26 36-18C20-12-20-12-36-18z", person.suit, 2.4);
        }
        Headgear::Cap => {
            page.part("M-23-20C-28-44 28-44 23-20L21-16H-21z", person.suit, 2.4);
            page.part("M-21-20H21L26-10C10-15-10-15-26-10z", Tone::Ink, 1.8);
            page.part("M0-38L4-31L0-25L-4-31z", person.second, 1.4);
        }
        Headgear::Band => {
            page.part("M-21-18C-10-22 10-22 21-18V-10C10-14-10-14-21-10z", person.second, 1.8);
            page.part("M20-16L38-22L34-14L40-6L20-10z", person.second, 1.8);
        }
        Headgear::Plume => page.part("M-21-6C-24-40 24-40 21-6L14-16L0-10L-14-16z", person.suit, 2.4),
        Headgear::Dome => {
            page.part("M-25-4C-30-56 30-56 25-4z", Tone::Of("#c6e6ec"), 2.4);
            page.stroke("M-17-14C-18-28-10-36-2-38", Tone::Paper, 3.0);
            page.line("M-10-14C-12-22-4-26 0-20C4-28 14-22 10-14", 1.8);
            page.part("M-27-8H27V1H-27z", person.second, 2.0);
        }
        Headgear::Pointed => {
            page.part("M-22-18C-14-40-4-62 18-70C12-52 18-34 22-18z", person.suit, 2.4);
            page.part("M-38-14C-20-28 20-28 38-14C20-8-20-8-38-14z", person.suit, 2.4);
            page.part("M-20-24C-8-29 8-29 20-24L21-17C8-21-8-21-21-17z", person.second, 1.6);
        }
    }
}

fn helmet(page: &mut Page, person: &Person) {
    let tone = person.trim;
    page.part("M-24 2C-28-44 28-44 24 2L20-9H-20z", tone, 2.6);
    page.part("M-24 2L-20-9L-16 8L-9 12L-10 30L-20 20zM24 2L20-9L16 8L9 12L10 30L20 20z", tone, 2.2);
    page.wash("M6-33C22-30 26-16 24 2L20-9H10zM24 2L20-9L16 8L9 12L10 30L20 20z", Tone::Ink, 0.3);
    match person.eyes {
        0 => page.part("M-4-36H4V-10H-4z", person.second, 1.8),
        1 => page.part("M-3-34C-2-50 8-56 16-56C12-48 8-42 6-12H-3z", person.second, 1.8),
        2 => page.line("M0-34V-9M-12-30L-10-9M12-30L10-9", 1.8),
        _ => page.part("M-20-9L-14-18H14L20-9z", person.second, 1.8),
    }
}
