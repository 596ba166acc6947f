//! The wide picture at the head of the home page.

use crate::backdrop::{City, moon, rays, skyline};
use crate::casting::Facts;
use crate::chance::{Chance, seed};
use crate::figure;
use crate::halftone::Screen;
use crate::page::{Page, Place, Tone};
use crate::palette::Palette;
use crate::person::{Back, Chest, Hair, Headgear, Mask, Person, Weapon};
use crate::pose;

const WIDE: u32 = 1400;
const HIGH: u32 = 280;
/// The middle of the moon.
const MOON: (f64, f64) = (1010.0, 126.0);

const NIGHT: Palette = Palette { key: "banner", ground: "#e2543b", figure: "#2a63a8", light: "#fbe7b4" };
const SKY: Tone = Tone::Of("#2f4f8f");
const BEAM: Tone = Tone::Of("#4167a8");
const DUSK: Tone = Tone::Of("#14204a");
const FAR: Tone = Tone::Of("#3c6fae");
const NEAR: Tone = Tone::Of("#243a70");
const GOLD: Tone = Tone::Of("#f4b82f");
const TEAL: Tone = Tone::Of("#23808a");

/// A city at night: a caped figure before the moon, another in flight, and room for words at the left. It keeps its
/// middle in any frame.
pub fn hero_banner() -> String {
    let seed = seed("Longbox|banner");
    let (mut page, mut chance) = (Page::new(NIGHT, seed), Chance::of(seed));
    page.fill("M0 0H1400V280H0z", SKY);
    page.placed(Place::at(MOON.0, MOON.1).scaled(6.0), |page| rays(page, &mut chance, (0.0, 0.0), 16, BEAM));
    let sky = Screen { from: (0.0, 0.0), to: (1400.0, 200.0), step: 6 };
    page.dots(sky, DUSK, |_, y| 0.5 - y / 420.0);
    moon(&mut page, MOON, 104.0, Tone::Light, GOLD);
    city(&mut page, &mut chance);
    flyer(&mut page);
    watcher(&mut page);
    page.document(WIDE, HIGH)
}

fn city(page: &mut Page, chance: &mut Chance) {
    let far = City { width: 1400.0, bottom: 290.0, roofs: 196.0, rise: 90.0, lit: None, grain: 1.9 };
    let outline = skyline(page, chance, far, FAR);
    page.placed(Place::at(-2.0, 1.5), |page| page.line(&outline, 2.0));
    let near = City { roofs: 226.0, rise: 66.0, lit: Some(Tone::Of("#b9a878")), ..far };
    skyline(page, chance, near, NEAR);
    skyline(page, chance, City { roofs: 266.0, rise: 44.0, lit: Some(Tone::Light), ..far }, Tone::Ink);
}

fn flyer(page: &mut Page) {
    page.fill("M560 118l96-27l1 2.4zM546 127l88-25l1 2.4zM532 136l80-23l1 2.4zM518 145l72-21l1 2.4z", Tone::Ink);
    let person = Person {
        hair: Hair::Long,
        mask: Mask::Domino,
        suit: TEAL,
        second: Tone::Light,
        trim: GOLD,
        woman: true,
        ..watch()
    };
    figure::draw(page, &person, &pose::FLY, Place::at(726.0, 76.0).turned(-16.0));
}

fn watcher(page: &mut Page) {
    page.fill("M938 300L946 192H1062L1070 300z", Tone::Ink);
    page.part("M930 184H1078V194H930z", Tone::Ground, 2.6);
    page.fill("M964 212h12v18h-12zM994 212h12v18h-12zM1024 212h12v18h-12zM994 244h12v18h-12z", Tone::Light);
    figure::draw(page, &watch(), &pose::WINDSWEPT, Place::at(1004.0, 117.0).scaled(1.5));
}

/// Whoever watches over the city.
fn watch() -> Person {
    Person {
        hair: Hair::Short,
        mask: Mask::Cowl,
        headgear: Headgear::Bare,
        chest: Chest::Emblem,
        back: Back::Cape,
        weapon: Weapon::Bare,
        emblem: 4,
        suit: Tone::Ground,
        second: GOLD,
        trim: Tone::Light,
        ..Person::named("Longbox", Facts::default())
    }
}
