//! The cards of Super Hero Squad: a figure before the pattern of its Factor.

use crate::backdrop::{City, burst, cracks, moon, roof, skyline};
use crate::bust;
use crate::chance::Chance;
use crate::compositions::{LARGE, LOWER, UPPER, glare};
use crate::factor::{Factor, pattern};
use crate::figure::{self, Dress};
use crate::fist;
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::lettering;
use crate::page::{Page, Place, Tone};
use crate::pose;

/// What is drawn, over a pattern that is already there.
type Action = fn(&mut Page, &mut Chance, &Hero);

pub(crate) const ALL: [Action; 11] =
    [punch, flight, portrait, rooftop, panels, initial, landing, power, leap, palm, strike];

/// The composition whose pattern lies in a panel of its own.
const PANELS: usize = 4;

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero, factor: Factor, number: u8) {
    let number = usize::from(number) % ALL.len();
    pattern(page, chance, factor);
    let soft = if number == PANELS { 0.0 } else { 0.8 };
    page.dots(Screen::PANEL, Tone::Figure, |_, y| soft * (y - 56.0) / 120.0);
    ALL[number](page, chance, hero);
}

fn punch(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let turn = if chance.coin() { -12.0 } else { 10.0 };
    fist::fist(page, Place::at(100.0, 72.0).scaled(0.92).turned(turn), hero.trim);
}

fn flight(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let mirrored = chance.coin();
    let turn = if mirrored { 20.0 } else { -20.0 };
    let place = Place::at(100.0, 78.0).scaled(1.12).turned(turn).mirrored(mirrored);
    figure::draw(page, hero, &pose::FLY, Dress::of(hero, Tone::Light), place);
}

fn portrait(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    bust::draw(page, hero, Place::at(100.0, 17.0).scaled(0.87).mirrored(chance.coin()));
}

fn rooftop(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    moon(page, (100.0, 64.0), 44.0, Tone::Light, Tone::Ground);
    let city = City { roofs: 140.0, rise: 34.0, lit: Some(Tone::Light), ..City::PANEL };
    skyline(page, chance, city, Tone::Figure);
    roof(page, 100.0, 116.0, Tone::Ground);
    let place = Place::at(100.0, 82.0).scaled(0.8).mirrored(chance.coin());
    figure::draw(page, hero, &pose::WINDSWEPT, Dress::of(hero, Tone::Ground), place);
}

fn panels(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    page.clipped(LARGE, |page| bust::draw(page, hero, Place::at(74.0, 17.0).scaled(0.87)));
    page.fill("M134-8H206V158H112z", Tone::Ink);
    page.clipped(UPPER, |page| {
        page.ground(Tone::Figure);
        lettering::draw(page, hero.initial, Place::at(168.0, 41.0).scaled(0.48).turned(-8.0), Tone::Light);
    });
    if chance.coin() {
        page.clipped(LOWER, glare);
    } else {
        page.clipped(LOWER, |page| {
            page.ground(Tone::Light);
            fist::fist(page, Place::at(164.0, 114.0).scaled(0.56).turned(-10.0), hero.trim);
        });
    }
}

fn initial(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let left = chance.coin();
    let (x, turn) = if left { (140.0, 6.0) } else { (60.0, -6.0) };
    lettering::draw(page, hero.initial, Place::at(x, 72.0).scaled(1.12).turned(turn), Tone::Light);
    bust::draw(page, hero, Place::at(if left { 78.0 } else { 122.0 }, 17.0).scaled(0.87).mirrored(!left));
}

fn landing(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    page.fill("M-5 118L60 113L150 115L205 112V155H-5z", Tone::Figure);
    page.line("M-5 118L60 113L150 115L205 112", 2.2);
    cracks(page, chance, (90.0, 117.0), 7);
    let place = Place::at(98.0, 77.0).scaled(1.05).mirrored(chance.coin());
    figure::draw(page, hero, &pose::LAND, Dress::of(hero, Tone::Light), place);
}

fn power(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    figure::draw(page, hero, &pose::POWER, Dress::of(hero, Tone::Light), Place::at(100.0, 84.0).scaled(0.86));
    for x in [66.0, 134.0] {
        page.part(&burst(chance, (x, 30.0), 17.0, 10.0, 9), Tone::Paper, 2.2);
    }
}

fn leap(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let place = Place::at(102.0, 80.0).scaled(1.1).mirrored(chance.coin());
    figure::draw(page, hero, &pose::LEAP, Dress::of(hero, Tone::Light), place);
}

fn palm(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let turn = if chance.coin() { -8.0 } else { 8.0 };
    fist::palm(page, Place::at(98.0, 76.0).scaled(0.92).turned(turn), hero.trim);
}

fn strike(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let mirrored = chance.coin();
    page.placed(Place::at(if mirrored { 200.0 } else { 0.0 }, 0.0).mirrored(mirrored), |page| {
        page.inked(&burst(chance, (150.0, 46.0), 42.0, 24.0, 11), Tone::Paper, 2.4);
        let dress = Dress::of(hero, Tone::Light);
        figure::draw(page, hero, &pose::STRIKE, dress, Place::at(90.0, 82.0).scaled(1.04));
    });
}
