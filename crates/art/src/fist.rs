//! A clenched fist, near enough to fill a panel.

use crate::page::{Page, Tone};

/// A fist with its forearm below; the cuff has a colour of its own.
pub(crate) fn in_tones(page: &mut Page, glove: Tone, cuff: Tone) {
    page.inked(
        "M-46 34L-40-22C-40-32-24-34-22-24C-20-36-4-38-2-27C2-38 17-36 18-25C24-33 37-29 37-18\
L40 14C41 26 34 33 30 40L34 96H-40z",
        glove,
        3.4,
    );
    page.part("M-46 52L34 50L36 100H-42z", cuff, 3.0);
    page.line("M-22-24L-20 2M-2-27L-1 1M18-25V2M-42 6C-20 2 6 0 22 6C28 12 20 22 8 20H-14M-40 42L31 41", 3.0);
    page.wash("M30-8L38 12C38 26 30 34 28 42L33 98H16L18 40z", Tone::Ink, 0.4);
    page.wash("M-20 4C-8 1 8 1 22 6C28 12 20 22 8 20H-6L8 14z", Tone::Ink, 0.4);
}
