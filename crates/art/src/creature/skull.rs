//! The head of a beast, from the front and from the side.

use super::{Beast, Crest};
use crate::page::{Page, Tone};

pub(super) fn front(page: &mut Page, beast: &Beast) {
    crest(page, beast);
    let outline = match beast.crest {
        Crest::Dome => "M0-78C46-78 62-34 58 2C56 40 34 62 0 62C-34 62-56 40-58 2C-62-34-46-78 0-78z",
        Crest::Horns => "M0-46C46-52 78-26 74 6C70 44 38 64 0 64C-38 64-70 44-74 6C-78-26-46-52 0-46z",
        _ => "M0-58C50-60 72-28 68 8C64 44 34 62 0 62C-34 62-64 44-68 8C-72-28-50-60 0-58z",
    };
    page.inked(outline, beast.skin, 3.2);
    page.wash("M30-54C66-44 74-20 68 8C64 44 34 62 0 62C40 40 50-10 30-54z", Tone::Ink, 0.3);
    eyes(page, beast);
    maw(page, beast);
}

fn crest(page: &mut Page, beast: &Beast) {
    match beast.crest {
        Crest::Spikes => page.inked(
            "M-44-40L-66-74L-24-52zM44-40L66-74L24-52zM-10-52L0-88L10-52zM-62-10L-92-26L-60 8zM62-10L92-26L60 8z",
            beast.second,
            2.8,
        ),
        Crest::Horns => page.inked(
            "M-40-34C-84-34-96-64-80-92C-74-66-58-56-30-50zM40-34C84-34 96-64 80-92C74-66 58-56 30-50z",
            beast.second,
            3.0,
        ),
        Crest::Frill => page.inked(
            "M-30-50L-84-72L-72-40L-104-30L-78-8L-100 16L-64 22zM30-50L84-72L72-40L104-30L78-8L100 16L64 22z",
            beast.second,
            3.0,
        ),
        Crest::Dome => page.inked("M-40 20L-74 44L-46 48zM40 20L74 44L46 48z", beast.second, 2.8),
        Crest::Crown => {
            page.inked("M-56-24L-88-66L-50-58L-40-92L-14-64L0-100L14-64L40-92L50-58L88-66L56-24z", beast.second, 3.0)
        }
    }
}

pub(super) fn eyes(page: &mut Page, beast: &Beast) {
    match beast.eyes {
        0 => page.line("M-30-26C-14-34 14-34 30-26M-24-16C-10-22 10-22 24-16", 2.8),
        1 => {
            page.part("M-22-22a22 16 0 1 0 44 0a22 16 0 1 0-44 0z", beast.glow, 2.8);
            page.part("M-4-34H4V-10H-4z", Tone::Ink, 1.0);
        }
        count => {
            page.part("M-42-36L-10-20L-34-16zM42-36L10-20L34-16z", beast.glow, 2.6);
            page.fill("M-27-29L-21-26L-25-19zM27-29L21-26L25-19z", Tone::Ink);
            if count > 2 {
                page.part("M-54-16L-40-8L-52-4zM54-16L40-8L52-4z", beast.glow, 2.2);
            }
            if count > 4 {
                page.part("M-20-48L-8-40L-18-38zM20-48L8-40L18-38z", beast.glow, 2.2);
            }
        }
    }
}

pub(super) fn maw(page: &mut Page, beast: &Beast) {
    match beast.teeth {
        0 => {
            page.part("M-50 4C-32-8 32-8 50 4C46 34 24 48 0 48C-24 48-46 34-50 4z", Tone::Ink, 2.8);
            page.fill("M-48 3L-38 24L-29-2L-19 28L-10-4L0 30L10-4L19 28L29-2L38 24L48 3C32-8-32-8-48 3z", Tone::Paper);
            page.fill(
                "M-36 34L-26 24L-16 44L-6 30L4 46L12 30L20 42L28 24L36 34C26 44 14 48 0 48C-14 48-26 44-36 34z",
                Tone::Paper,
            );
        }
        1 => {
            page.part("M-30 2H30L40 40L20 52H-20L-40 40z", Tone::Ink, 2.8);
            page.fill("M-30 2L-24 26L-16 4L-8 30L0 4L8 30L16 4L24 26L30 2z", Tone::Paper);
            page.part("M-10 52V34C-10 26 10 26 10 34V52L0 60z", beast.glow, 2.4);
        }
        _ => {
            page.part(
                "M-34 6C-60 14-54 44-26 54C-34 40-26 26-10 20zM34 6C60 14 54 44 26 54C34 40 26 26 10 20z",
                beast.second,
                2.8,
            );
            page.part("M-14 12H14L8 36H-8z", Tone::Ink, 2.4);
            page.fill("M-13 13L-8 24L-3 13L2 24L7 13L12 22L13 13z", Tone::Paper);
        }
    }
}

/// Looking right on a long neck; `wet` lets something drip from its jaws.
pub(super) fn side(page: &mut Page, beast: &Beast, wet: bool) {
    let spines = "M-34-32L-60-56L-18-46zM-52-14L-84-24L-46-2zM-64 20L-96 20L-62 38z";
    match beast.crest {
        Crest::Horns => page.inked("M-20-40C-44-66-76-60-88-84C-50-88-20-74 0-50z", beast.second, 3.0),
        Crest::Frill => page.inked("M-30-44L-62-78L-66-46L-98-46L-78-18L-104 2L-66 10z", beast.second, 3.0),
        Crest::Crown => page.inked("M0-46L-14-92L-30-58L-58-84L-58-48L-94-52L-60-14z", beast.second, 3.0),
        _ => page.inked(spines, beast.second, 2.8),
    }
    page.inked("M-56-14C-62 20-86 46-96 92H10C-2 56 6 36 22 16z", beast.skin, 3.2);
    page.wash("M-26 20C-40 40-48 62-46 92H10C-2 56 6 36 22 16z", Tone::Ink, 0.35);
    page.part("M-6 26L10 24C0 44 2 64 12 92H-18C-20 64-18 44-6 26z", beast.second, 2.0);
    let skull = match beast.crest {
        Crest::Dome => {
            "M-92-40C-60-72 0-66 34-46C56-38 70-26 72-12L32-2L62 10C56 20 46 24 34 24L6 18C-24 30-60 6-92-40z"
        }
        _ => "M-58-4C-54-42-10-58 30-48C52-42 68-28 70-14L32-2L62 10C56 20 46 24 34 24L6 18C-14 34-42 26-58-4z",
    };
    page.inked(skull, beast.skin, 3.2);
    page.wash("M-58-4C-40 6-10 4 32-2L62 10C56 20 46 24 34 24L6 18C-14 34-42 26-58-4z", Tone::Ink, 0.35);
    page.fill("M70-14L32-2L62 10L66-2z", Tone::Ink);
    page.fill("M67-13L62-3L58-10L52-1L48-8L44 0L40-5zM60 9L56 0L51 7L47 0L43 5z", Tone::Paper);
    match beast.eyes {
        0 => page.line("M-40-22C-20-40 10-42 36-34M-30-14C-14-26 4-30 24-28", 2.6),
        count => {
            page.part("M18-34L44-28L24-20z", beast.glow, 2.2);
            page.fill("M30-31L35-29L31-23z", Tone::Ink);
            if count > 2 {
                page.part("M-2-36L12-32L2-27z", beast.glow, 2.0);
            }
        }
    }
    if wet {
        let drop = Tone::Of("#b6e34a");
        page.part("M56 14C58 30 64 30 62 44A7 7 0 0 1 48 44C48 34 54 28 56 14zM38 26C40 36 44 38 43 46A5 5 0 0 1 33 46C33 38 38 34 38 26z", drop, 2.2);
        page.part("M76-6C90-14 104-10 116-18C112-4 122 6 112 14C100 6 86 12 72 6z", drop, 2.2);
    }
}
