//! The head of a person: about 60 high, the middle of the face at the place.

mod beast;
mod face;
mod hair;
mod headgear;

use crate::page::{Page, Place, Tone};
use crate::person::{Age, Animal, Headgear, Mask, Nature, Person};

const MAN: &str = "M-20-6C-21-36 21-36 20-6L19 12L11 28H-11L-19 12z";
const WOMAN: &str = "M-18-6C-19-36 19-36 18-6C18 11 11 21 0 30C-11 21-18 11-18-6z";
const KID: &str = "M-21-5C-22-36 22-36 21-5C21 15 12 26 0 26C-12 26-21 15-21-5z";
const OLD: &str = "M-18-8C-19-37 19-37 18-8L17 7L14 20L6 31H-6L-14 20L-17 7z";
const BRUTE: &str = "M-18-10C-18-30 18-30 18-10L23 8L20 27L10 34H-10L-20 27L-23 8z";

/// What lies behind the body: long hair, the back of a hood.
pub(crate) fn behind(page: &mut Page, person: &Person, place: Place) {
    page.placed(place, |page| {
        if shows_hair(person) {
            hair::behind(page, person);
        }
        headgear::behind(page, person);
    });
}

pub(crate) fn draw(page: &mut Page, person: &Person, place: Place) {
    page.placed(place, |page| match person.nature {
        Nature::Robot => {
            beast::robot(page, person);
            headgear::draw(page, person);
        }
        Nature::Skull => {
            beast::skull(page, person);
            if shows_hair(person) {
                hair::front(page, person);
            }
            headgear::draw(page, person);
        }
        Nature::Animal(animal) => beast::animal(page, person, animal),
        _ => human(page, person),
    });
}

fn human(page: &mut Page, person: &Person) {
    let shape = shape(person);
    page.part(shape, person.face_tone(), 2.4);
    if person.mask != Mask::Full && !person.woman && person.nature != Nature::Brute {
        page.wash("M4-28C16-26 20-18 20-6L19 12L11 28H4L12 14L8 8L13 0L6-12z", Tone::Ink, 0.22);
    } else {
        page.wash("M8-27C16-24 19-16 18-6C18 11 12 20 4 27C12 14 15-8 8-27z", Tone::Ink, 0.22);
    }
    face::draw(page, person);
    if shows_hair(person) {
        hair::front(page, person);
    }
    face::mask(page, person);
    headgear::draw(page, person);
}

fn shape(person: &Person) -> &'static str {
    match (person.nature, person.age) {
        (Nature::Brute, _) => BRUTE,
        (_, Age::Kid) => KID,
        (_, Age::Old) if !person.woman => OLD,
        _ if person.woman => WOMAN,
        _ => MAN,
    }
}

/// Whether there is any hair to be seen.
fn shows_hair(person: &Person) -> bool {
    let covered = matches!(person.headgear, Headgear::Hood | Headgear::Helmet | Headgear::Dome);
    let closed = matches!(person.mask, Mask::Full | Mask::Cowl);
    !covered && !closed && !matches!(person.nature, Nature::Robot | Nature::Animal(_))
}

/// How an animal's ears stand.
fn ears(animal: Animal) -> &'static str {
    match animal {
        Animal::Cat => "M-20-10L-27-40L-8-27zM20-10L27-40L8-27z",
        Animal::Hound => "M-18-14L-22-48L-4-28zM18-14L22-48L4-28z",
        Animal::Lizard => "M-4-26L-3-40L3-28L8-36L9-24zM-14-22L-16-34L-6-27z",
        Animal::Horned => "M-20-10C-34-12-38-24-34-36C-30-26-24-24-16-24zM20-10C34-12 38-24 34-36C30-26 24-24 16-24z",
        Animal::Rodent => "M-10-22a11 11 0 1 1-14 12zM10-22a11 11 0 1 0 14 12z",
    }
}
