//! Eyes, nose, mouth, beards and masks.

use crate::page::{Page, Tone};
use crate::person::{Age, Beard, Mask, Mouth, Nature, Person};

pub(super) fn draw(page: &mut Page, person: &Person) {
    if person.mask != Mask::Full {
        bare(page, person);
        beard(page, person);
    }
}

fn bare(page: &mut Page, person: &Person) {
    if !matches!(person.mask, Mask::Cloth) {
        mouth(page, person);
        nose(page, person);
    }
    if matches!(person.mask, Mask::Bare | Mask::Patch | Mask::Cloth) {
        eyes(page, person);
    }
}

fn eyes(page: &mut Page, person: &Person) {
    let blank = matches!(person.nature, Nature::Element);
    match (person.age, person.woman) {
        (Age::Kid, _) => {
            page.part("M-15-1a6 7 0 1 0 12 0a6 7 0 1 0-12 0zM3-1a6 7 0 1 0 12 0a6 7 0 1 0-12 0z", Tone::Paper, 1.6);
            page.circle((-8.0, 0.0), 3.6, Tone::Ink);
            page.circle((8.0, 0.0), 3.6, Tone::Ink);
            page.line("M-15-11L-5-11M5-11L15-11", 2.2);
        }
        (_, true) => {
            page.fill("M-16-2C-12-8-6-7-3 0C-7 3-12 3-16-2zM16-2C12-8 6-7 3 0C7 3 12 3 16-2z", Tone::Paper);
            if !blank {
                page.circle((-8.5, -1.4), 3.0, Tone::Ink);
                page.circle((8.5, -1.4), 3.0, Tone::Ink);
            }
            page.line("M-17-1C-12-8-6-7-3 0M17-1C12-8 6-7 3 0", 2.6);
            page.line("M-16-11C-12-14-8-14-4-11M16-11C12-14 8-14 4-11", 2.0);
        }
        _ => {
            page.fill("M-15-3L-4 0L-5 4L-13 3zM15-3L4 0L5 4L13 3z", Tone::Paper);
            if !blank {
                page.circle((-8.0, 0.8), 2.4, Tone::Ink);
                page.circle((8.0, 0.8), 2.4, Tone::Ink);
            }
            let brows = if person.mouth == Mouth::Grin {
                "M-17-7C-13-10-8-9-4-6M17-7C13-10 8-9 4-6"
            } else {
                "M-17-8L-3-3M17-8L3-3"
            };
            page.stroke(brows, if person.age == Age::Old { person.hair_tone } else { Tone::Ink }, 3.4);
            page.line("M-15-3L-4 0M15-3L4 0", 2.0);
        }
    }
    if person.age == Age::Old {
        page.line("M-16 8L-10 6M16 8L10 6M-10-18C-4-20 4-20 10-18", 1.4);
    }
}

fn nose(page: &mut Page, person: &Person) {
    match (person.nature, person.woman) {
        (Nature::Brute, _) => page.line("M-5 10C-7 4 7 4 5 10", 2.2),
        (_, true) => page.line("M0 6L3 10L0 11", 1.6),
        _ => page.line("M1 1L5 10L-1 12", 1.8),
    }
}

fn mouth(page: &mut Page, person: &Person) {
    match (person.mouth, person.woman) {
        (Mouth::Fangs, _) => {
            page.part("M-14 13C-6 17 6 17 14 13C12 25 6 29 0 29C-6 29-12 25-14 13z", Tone::Ink, 1.4);
            page.fill("M-12 15L-9 22L-6 16L-3 22L0 17L3 22L6 16L9 22L12 15C4 18-4 18-12 15z", Tone::Paper);
            page.fill("M-7 26L-4 21L-1 27L2 21L5 27z", Tone::Paper);
        }
        (Mouth::Shout, _) => {
            page.part("M-8 16C-3 13 3 13 8 16C8 25 4 27 0 27C-4 27-8 25-8 16z", Tone::Ink, 1.4);
            page.fill("M-6 16C-3 14.5 3 14.5 6 16V18H-6z", Tone::Paper);
        }
        (Mouth::Grin, _) => {
            page.part("M-10 15C-4 19 4 18 11 13C9 22 4 24 0 24C-5 24-9 21-10 15z", Tone::Paper, 1.8);
            page.line("M-9 18C-3 21 4 20 10 16", 1.0);
        }
        (_, true) => {
            page.fill("M-7 18C-4 15-1 16 0 17C1 16 4 15 7 18C3 23-3 23-7 18z", Tone::Of("#a8323c"));
            page.line("M-7 18C-2 19 2 19 7 18", 1.2);
        }
        (Mouth::Grim, _) => page.line("M-8 20L-3 18H4L9 21", 2.2),
        (Mouth::Calm, _) => page.line("M-7 18C-3 20 3 20 8 18", 2.2),
    }
}

fn beard(page: &mut Page, person: &Person) {
    if person.woman || person.mask == Mask::Cloth || person.age == Age::Kid {
        return;
    }
    let tone = person.hair_tone;
    match person.beard {
        Beard::Shaven => {}
        Beard::Stubble => page.wash("M-19 10L-12 14L-8 23H8L12 14L19 10L11 28H-11z", Tone::Ink, 0.3),
        Beard::Moustache => {
            page.part("M0 13C-5 10-12 13-14 18C-8 19-3 17 0 16C3 17 8 19 14 18C12 13 5 10 0 13z", tone, 1.6)
        }
        Beard::Goatee => {
            page.part("M0 13C-4 11-8 13-9 17C-5 17-2 16 0 15.5C2 16 5 17 9 17C8 13 4 11 0 13z", tone, 1.2);
            page.part("M-5 22H5L4 31L0 36L-4 31z", tone, 1.6);
        }
        Beard::Full => page.part(
            "M-20 3L-14 13C-6 9 6 9 14 13L20 3L19 24L10 40L0 44L-10 40L-19 24zM-6 18C-2 20 2 20 6 18L4 22H-4z",
            tone,
            2.0,
        ),
    }
}

/// What covers the face, over hair.
pub(super) fn mask(page: &mut Page, person: &Person) {
    match person.mask {
        Mask::Bare => {}
        Mask::Domino => {
            page.part("M-20-9L-8-8L0-5L8-8L20-9L18 5L9 8L0 3L-9 8L-18 5z", person.second, 1.8);
            blank_eyes(page, person.eyes);
        }
        Mask::Cowl => {
            page.part("M-21-5C-22-38 22-38 21-5L20 8L12 9L6 7L0 14L-6 7L-12 9L-20 8z", person.suit, 2.4);
            page.wash("M8-28C18-25 21-16 21-5L20 8L12 9L8 8L14-6z", Tone::Ink, 0.28);
            blank_eyes(page, person.eyes);
        }
        Mask::Full => full(page, person),
        Mask::Cloth => {
            page.part("M-20 3C-10 7-4 4 0 2C4 4 10 7 20 3L18 15L10 31H-10L-18 15z", person.second, 2.0);
            page.line("M-12 14L-4 18M12 14L4 18", 1.4);
        }
        Mask::Visor => {
            page.part("M-22-9H22V4L9 8L0 4L-9 8L-22 4z", person.second, 2.2);
            page.stroke("M-17-5H4M9-5H12", Tone::Paper, 2.4);
        }
        Mask::Glasses => {
            page.line("M-20-4H-15M-3-2H3M15-4H20", 2.0);
            page.part("M-15-7H-3V2L-6 5H-12L-15 2zM3-7H15V2L12 5H6L3 2z", Tone::Ink, 2.0);
            page.stroke("M-12-4L-8-4M6-4L10-4", Tone::Paper, 2.0);
            if !person.woman {
                page.line("M-16-12L-4-10M16-12L4-10", 2.6);
            }
        }
        Mask::Goggles => {
            page.part("M-21-7H21V3H-21z", Tone::Ink, 1.4);
            page.part("M-17-2a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM1-2a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", person.second, 2.4);
            page.stroke("M-13-5C-11-7-9-7-7-6M5-5C7-7 9-7 11-6", Tone::Paper, 2.0);
        }
        Mask::Patch => {
            page.fill("M-19-18L19-8V-4L-19-13z", Tone::Ink);
            page.part("M2-7L17-4L14 7C9 9 5 7 2 3z", Tone::Ink, 1.6);
        }
    }
}

fn full(page: &mut Page, person: &Person) {
    page.wash("M6-28C18-26 21-16 20-6L19 10L10 28H6L13 8z", Tone::Ink, 0.25);
    match person.eyes {
        0 => page.line("M0-29V30M-20 0H20", 1.4),
        1 => page.part("M-20 6L0 12L20 6L18 16L11 29H-11L-18 16z", person.second, 1.8),
        2 => page.part("M-5-30H5L3-8L0 0L-3-8z", person.second, 1.8),
        _ => {}
    }
    blank_eyes(page, person.eyes);
    if person.mouth == Mouth::Fangs || person.mouth == Mouth::Grin {
        mouth(page, person);
    }
}

fn blank_eyes(page: &mut Page, kind: u8) {
    let eyes = match kind {
        0 => "M-18-7L-3-1L-5 4L-14 3zM18-7L3-1L5 4L14 3z",
        1 => "M-17-7C-8-8-3-3-3 3C-11 5-17 1-17-7zM17-7C8-8 3-3 3 3C11 5 17 1 17-7z",
        2 => "M-16-4L-3-2V3L-15 3zM16-4L3-2V3L15 3z",
        _ => "M-16 0C-14-7-6-7-3 0C-6 5-13 5-16 0zM16 0C14-7 6-7 3 0C6 5 13 5 16 0z",
    };
    page.part(eyes, Tone::Paper, 1.8);
}
