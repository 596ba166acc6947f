//! Hair: what falls behind the shoulders, and what frames the face.

use crate::page::{Page, Tone};
use crate::person::{Hair, Person};

const CURLS: &str = "M-20 20C-32 20-36 10-30 2C-40-6-38-20-29-22C-33-36-22-44-13-40C-8-50 8-50 13-41C23-45 34-36 29-23\
C39-18 38-6 30 1C37 9 32 20 20 20z";

pub(super) fn behind(page: &mut Page, person: &Person) {
    let tone = person.hair_tone;
    match person.hair {
        Hair::Long => {
            page.part("M-22-6C-28-44 28-44 23-6L32 50L12 44H-12L-31 52z", tone, 2.6);
            page.wash("M14-30C24-24 24-14 23-6L32 50L20 46L17 6z", Tone::Ink, 0.3);
        }
        Hair::Waves => {
            let waves = "M-22-4C-30-46 30-46 24-4C34 4 26 16 36 26C28 36 38 46 30 58C20 50 14 56 0 50C-14 56-22 50-32 58\
C-38 46-28 36-36 26C-26 16-34 6-22-4z";
            page.part(waves, tone, 2.6);
            page.wash("M14-32C26-26 24-10 24-4C34 4 26 16 36 26C28 36 38 46 30 58C24 54 22 30 18 10z", Tone::Ink, 0.3);
        }
        Hair::Bob => page.part("M-23-4C-28-44 28-44 23-4L27 26L12 30H-12L-27 26z", tone, 2.6),
        Hair::Tail => {
            page.part("M8-30C30-44 52-30 48-6C46 14 54 24 62 32C44 36 32 24 32 6C32-8 26-18 10-22z", tone, 2.6);
            page.line("M30-24C42-18 38 4 46 20", 1.6);
        }
        Hair::Wind => {
            page.part("M-21 0C-32-40 12-50 26-30C42-40 56-30 70-38C64-20 52-18 64-4C46-4 42 10 22 12z", tone, 2.6)
        }
        Hair::Curls => page.part(CURLS, tone, 2.6),
        Hair::Bun => page.part("M-2-34a12 11 0 1 1 4 0z", tone, 2.4),
        Hair::Flames => {
            let flames = "M-24 8C-36-8-28-20-32-36C-22-32-20-30-16-36C-20-50-8-54-8-68C2-60 4-50 6-44C12-50 12-56 18-62\
C24-46 18-40 22-32C28-32 30-38 34-42C38-22 32-6 24 8z";
            page.part(flames, Tone::Of("#f58a25"), 2.6);
            page.fill(
                "M-16-4C-24-18-16-26-14-34C-6-30-6-44-2-50C2-40 8-36 10-30C16-32 16-38 20-42C22-26 24-14 16-4z",
                Tone::Of("#f9cf3e"),
            );
        }
        _ => {}
    }
}

pub(super) fn front(page: &mut Page, person: &Person) {
    let Some(shape) = fringe(person.hair, person.woman) else { return };
    page.part(shape, person.hair_tone, 2.4);
    if person.hair_tone != Tone::Ink {
        page.wash("M4-35C18-34 24-20 22-2L18-12C14-20 10-22 6-22z", Tone::Ink, 0.22);
    }
}

fn fringe(hair: Hair, woman: bool) -> Option<&'static str> {
    Some(match hair {
        Hair::Bald | Hair::Flames => return None,
        Hair::Short => "M-21-2C-25-40 25-40 21-2L18-13C12-19 2-17-8-22C-14-18-18-12-21-2z",
        Hair::Parted => "M-21-1C-27-38-2-44 8-36C22-38 25-20 21-1L19-12C10-14-2-16-10-26C-10-20-17-12-21-1z",
        Hair::Spikes => "M-22 0L-32-16L-22-17L-27-37L-11-29L-4-46L7-31L21-39L20-23L32-24L22-2C15-18-14-18-22 0z",
        Hair::Mohawk => "M-6-18L-8-44C-4-54 6-54 9-46L7-18C3-24-2-24-6-18z",
        Hair::Curls => "M-22-3C-28-24-14-34-6-30C4-38 26-32 22-3C17-8 14-16 6-15C-2-19-15-15-22-3z",
        Hair::Long if woman => "M-20 4C-27-38 0-42 2-37C4-42 27-38 20 4C19-10 12-20 2-27C-8-20-18-12-20 4z",
        Hair::Long => "M-22 8C-27-38 0-40 0-37C0-40 27-38 22 8L18-10C12-20 6-24 0-26C-6-24-12-20-18-10z",
        Hair::Waves => "M-20 6C-29-40 26-44 21 6C20-8 14-16 8-22C2-14-16-12-20 6z",
        Hair::Bob => "M-20 2C-27-40 27-40 20 2L18-9H-18z",
        Hair::Tail => "M-20-2C-25-38 25-38 20-2C16-16 8-22-2-22C-10-20-17-14-20-2z",
        Hair::Bun => "M-20-2C-24-38 24-38 20-2C16-16 6-22 0-24C-6-22-16-16-20-2z",
        Hair::Wind => "M-20 0C-29-36 16-44 22-14C16-20 10-22 2-21C-6-18-18-14-20 0z",
    })
}
