//! A clenched fist and an open hand, near enough to fill a panel.

use crate::page::{Page, Place, Tone};
use crate::path::Path;

/// A fist with its forearm below.
pub(crate) fn fist(page: &mut Page, place: Place, trim: Tone) {
    page.placed(place, |page| {
        page.inked(
            "M-46 34L-40-22C-40-32-24-34-22-24C-20-36-4-38-2-27C2-38 17-36 18-25C24-33 37-29 37-18\
L40 14C41 26 34 33 30 40L34 96H-40z",
            Tone::Figure,
            3.4,
        );
        page.part("M-46 52L34 50L36 100H-42z", trim, 3.0);
        page.line("M-22-24L-20 2M-2-27L-1 1M18-25V2M-42 6C-20 2 6 0 22 6C28 12 20 22 8 20H-14M-40 42L31 41", 3.0);
        page.wash("M30-8L38 12C38 26 30 34 28 42L33 98H16L18 40z", Tone::Ink, 0.75);
        page.wash("M-20 4C-8 1 8 1 22 6C28 12 20 22 8 20H-6L8 14z", Tone::Ink, 0.75);
    });
}

/// An open hand held towards the reader.
pub(crate) fn palm(page: &mut Page, place: Place, trim: Tone) {
    page.placed(place, |page| {
        let fingers = "M-30 6L-38-40C-38-48-28-50-26-42L-20-8L-18-56C-17-65-6-65-5-56L-2-10L6-58C8-66 18-64 18-56\
L14-6L26-38C30-46 39-42 37-34L26 8L40 0C48-4 54 6 47 12L26 38L20 50V98H-22V50z";
        page.inked(fingers, Tone::Figure, 3.2);
        page.part("M-26 58H24L26 100H-26z", trim, 3.0);
        let dark = "M14-6L26-38C30-46 39-42 37-34L26 8L40 0C48-4 54 6 47 12L26 38L20 50V98H6L10 44L20 22z";
        page.wash(dark, Tone::Ink, 0.75);
        page.line("M-24 16C-12 10 4 10 14 14M-20 30C-10 34-4 42-4 50", 2.6);
    });
}

/// Lines that spring from a blow.
pub(crate) fn impact(page: &mut Page, count: u32, from: f64, to: f64) {
    let mut path = Path::new();
    for index in 0..count {
        let turn = f64::from(index) / f64::from(count);
        let reach = if index % 2 == 0 { to } else { from + (to - from) * 0.6 };
        path.start(crate::path::around((0.0, 0.0), turn, from)).line(crate::path::around((0.0, 0.0), turn, reach));
    }
    page.line(path.data(), 3.0);
}
