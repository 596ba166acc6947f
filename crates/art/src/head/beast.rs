//! Heads that are no human ones.

use super::ears;
use crate::page::{Page, Tone};
use crate::person::{Animal, Person};

pub(super) fn robot(page: &mut Page, person: &Person) {
    match person.eyes {
        0 => {
            page.part("M-18-28H18L22-20V16L14 28H-14L-22 16V-20z", person.suit, 2.6);
            page.part("M-17-8H17V4H-17z", Tone::Ink, 1.6);
            page.circle((-8.0, -2.0), 3.4, person.second);
            page.circle((8.0, -2.0), 3.4, person.second);
        }
        1 => {
            page.part("M-20-4C-20-36 20-36 20-4V14L10 28H-10L-20 14z", person.suit, 2.6);
            page.part("M-18-8L-4-2L-6 5L-16 2zM18-8L4-2L6 5L16 2z", person.second, 2.0);
            page.line("M0-30V-12", 2.0);
        }
        2 => {
            page.part("M-16-30H16V-18H22V12H14L10 28H-10L-14 12H-22V-18H-16z", person.suit, 2.6);
            page.part("M-9-3a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", person.second, 2.4);
            page.circle((0.0, -3.0), 3.6, Tone::Ink);
        }
        _ => {
            page.part("M-22-10L-12-30H12L22-10L16 28H-16z", person.suit, 2.6);
            page.part("M-18-10H18L14 0H-14z", person.second, 2.0);
        }
    }
    page.line("M-9 14H9M-9 19H9M-9 14V24M-3 14V24M3 14V24M9 14V24", 1.6);
    page.part("M-26-8H-21V8H-26zM21-8H26V8H21z", person.trim, 1.8);
    page.wash("M6-30H16L22-18V14L12 28H6z", Tone::Ink, 0.25);
}

pub(super) fn skull(page: &mut Page, person: &Person) {
    page.part("M-21-8C-22-38 22-38 21-8C21 2 18 6 14 9V26H-14V9C-18 6-21 2-21-8z", person.skin, 2.6);
    page.fill("M-16-4C-14-12-4-10-3-3C-4 6-14 6-16-4zM16-4C14-12 4-10 3-3C4 6 14 6 16-4z", Tone::Ink);
    page.circle((-9.0, -3.0), 2.0, person.second);
    page.circle((9.0, -3.0), 2.0, person.second);
    page.fill("M0 4L4 12H-4z", Tone::Ink);
    page.line("M-12 17H12M-8 13V24M-3 13V25M3 13V25M8 13V24", 1.8);
    page.wash("M8-29C18-25 21-18 21-8C21 2 18 6 14 9V26H8L12 8z", Tone::Ink, 0.25);
}

pub(super) fn animal(page: &mut Page, person: &Person, animal: Animal) {
    page.part(ears(animal), if animal == Animal::Horned { Tone::Paper } else { person.skin }, 2.4);
    page.part("M-22-6C-23-34 23-34 22-6C24 8 15 24 0 26C-15 24-24 8-22-6z", person.skin, 2.6);
    if animal == Animal::Cat || animal == Animal::Hound {
        page.part("M-22 2L-32 8L-22 10L-28 20L-15 20zM22 2L32 8L22 10L28 20L15 20z", person.skin, 2.2);
    }
    page.wash("M8-27C20-24 24-10 22-4C24 8 15 22 4 25C16 12 18-10 8-27z", Tone::Ink, 0.25);
    page.part(muzzle(animal), if animal == Animal::Lizard { person.skin } else { Tone::Light }, 2.0);
    page.part("M-17-8L-4-2L-6 2C-12 2-16-2-17-8zM17-8L4-2L6 2C12 2 16-2 17-8z", Tone::Of("#f4d03c"), 1.8);
    page.line("M-9-5V1M9-5V1", 2.2);
    page.line("M-19-13L-3-6M19-13L3-6", 3.0);
    match animal {
        Animal::Lizard => {
            page.line("M-4 4V7M4 4V7", 2.0);
            page.part("M-12 15L-8 20L-4 15L0 20L4 15L8 20L12 15z", Tone::Paper, 1.4);
        }
        Animal::Horned => {
            page.part("M-5 4C-6-14-2-24 4-34C6-22 7-10 6 4z", Tone::Paper, 2.2);
            page.line("M-6 14L-3 16M6 14L3 16M-8 24H8", 2.2);
        }
        _ => {
            page.fill("M-5 6H5L0 12z", Tone::Ink);
            page.line("M0 12V16C-3 20-7 19-8 17M0 16C3 20 7 19 8 17", 2.0);
            page.fill("M-6 19L-4 25L-2 19zM6 19L4 25L2 19z", Tone::Paper);
        }
    }
}

/// The snout of an animal.
fn muzzle(animal: Animal) -> &'static str {
    match animal {
        Animal::Cat => "M-9 8C-9 0 9 0 9 8C12 16 8 24 0 25C-8 24-12 16-9 8z",
        Animal::Hound => "M-8 4C-6-2 6-2 8 4C10 18 8 30 0 31C-8 30-10 18-8 4z",
        Animal::Lizard => "M-13 6C-11-2 11-2 13 6C17 16 12 28 0 29C-12 28-17 16-13 6z",
        Animal::Horned => "M-13 8C-11 2 11 2 13 8C17 18 13 30 0 31C-13 30-17 18-13 8z",
        Animal::Rodent => "M-7 6C-6 1 6 1 7 6C9 14 6 22 0 23C-6 22-9 14-7 6z",
    }
}
