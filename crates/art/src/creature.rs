//! Beasts: eyes and teeth in the dark, and what they hatch from.

use crate::backdrop::speed_lines;
use crate::chance::{Chance, seed};
use crate::halftone::Screen;
use crate::page::{Page, Place, Tone};
use crate::words::meant;

type Beast = fn(&mut Page, &mut Chance);

/// What a name does not decide.
pub(crate) const ALL: [Beast; 5] = [maw, prowler, lurker, leaper, claws];
/// What a word of a name decides.
const NAMED: [Beast; 2] = [egg, crawler];
const WORDS: [(&str, u8); 8] = [
    ("egg", 0),
    ("eggs", 0),
    ("ovomorph", 0),
    ("incubation", 0),
    ("crawler", 1),
    ("spider", 1),
    ("scorpion", 1),
    ("facehugger", 1),
];

pub(crate) fn number(name: &str) -> u8 {
    (seed(name) % ALL.len() as u32) as u8
}

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, name: &str, number: u8) {
    match meant(name, &WORDS) {
        Some(named) => NAMED[usize::from(named)](page, chance),
        None => ALL[usize::from(number) % ALL.len()](page, chance),
    }
}

fn maw(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Ground);
    page.dots(Screen::PANEL, Tone::Ink, |x, _| ((x - 100.0).abs() - 30.0) / 80.0);
    let place = Place::at(100.0, 76.0).turned(chance.between(-5.0, 5.0));
    page.placed(place, |page| {
        page.inked("M-42-50L-60-76L-26-58zM42-50L60-76L26-58zM-6-62L0-82L6-62z", Tone::Figure, 2.6);
        page.inked("M0-62C52-62 76-28 72 10C68 46 36 64 0 64C-36 64-68 46-72 10C-76-28-52-62 0-62z", Tone::Figure, 3.2);
        page.shade("M72 10C68 46 36 64 0 64C-36 64-68 46-72 10C-60 36-30 50 0 50C30 50 60 36 72 10z");
        page.part("M-52 0C-34-14 34-14 52 0C48 32 26 48 0 48C-26 48-48 32-52 0z", Tone::Ink, 3.0);
        let upper = "M-50-1L-40 22L-31-6L-21 26L-12-9L0 30L12-9L21 26L31-6L40 22L50-1C34-14-34-14-50-1z";
        page.fill(upper, Tone::Paper);
        page.fill(
            "M-42 26L-32 16L-24 36L-14 22L-6 44L0 26L6 44L14 22L24 36L32 16L42 26C32 40 18 48 0 48C-18 48-32 40-42 26z",
            Tone::Paper,
        );
        page.line("M-50-1L-40 22L-31-6L-21 26L-12-9L0 30L12-9L21 26L31-6L40 22L50-1", 2.0);
        page.part("M-34-36L-10-24L-30-22zM34-36L10-24L30-22z", Tone::Paper, 2.2);
        page.part("M-48-22L-36-14L-46-12zM48-22L36-14L46-12z", Tone::Light, 2.0);
        page.fill("M-24-30L-20-28L-23-23zM24-30L20-28L23-23z", Tone::Ink);
    });
}

fn prowler(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Ground);
    page.dots(Screen::PANEL, Tone::Ink, |_, y| (y - 70.0) / 90.0);
    page.disc((100.0, 60.0), 54.0, Tone::Light, 2.4);
    let place = Place::at(100.0, 66.0).mirrored(chance.coin());
    page.placed(place, |page| {
        page.inked("M-34-22L-60-46L-18-36zM-52-4L-84-14L-46 8zM-64 30L-96 30L-62 48z", Tone::Figure, 2.8);
        page.inked("M-56-4C-62 30-86 56-92 96H6C-2 66 6 46 22 26z", Tone::Figure, 3.2);
        page.shade("M-26 30C-40 50-48 72-46 96H6C-2 66 6 46 22 26z");
        page.inked(
            "M-58 6C-54-30-10-46 30-36C52-30 66-16 68-2L30 8L58 18C52 28 44 32 32 32L6 26C-14 42-42 34-58 6z",
            Tone::Figure,
            3.2,
        );
        page.shade("M-58 6C-40 14-10 12 30 8L58 18C52 28 44 32 32 32L6 26C-14 42-42 34-58 6z");
        page.fill("M68-2L30 8L58 18L64 8z", Tone::Ink);
        page.fill("M64-1L60 8L56 1L51 10L47 3L43 10L39 6zM56 17L53 9L49 15L45 9L42 13z", Tone::Paper);
        page.part("M22-20L44-15L26-9z", Tone::Paper, 2.0);
        page.fill("M32-18L36-17L33-11z", Tone::Ink);
        page.line("M-36-10C-20-28 0-34 18-32M-44 2C-34-12-20-20-6-22M-64 52L-40 60M-72 72L-46 78", 2.2);
    });
}

fn lurker(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Ink);
    page.fill("M0 0H46C40 50 44 100 34 150H0zM200 0H160C168 60 158 100 170 150H200z", Tone::Ground);
    for (x, y, size) in [(22.0, 50.0, 0.8), (24.0, 104.0, 0.6), (181.0, 46.0, 0.7), (178.0, 100.0, 0.9)] {
        let place = Place::at(x, y + chance.between(-6.0, 6.0)).scaled(size);
        page.placed(place, |page| page.fill("M-16-6L-3 2L-14 5zM16-6L3 2L14 5z", Tone::Light));
    }
    page.inked(
        "M100 26C136 26 150 56 148 88C146 120 126 142 100 150C74 142 54 120 52 88C50 56 64 26 100 26z",
        Tone::Figure,
        2.6,
    );
    page.shade("M100 26C136 26 150 56 148 88C146 120 126 142 100 150C120 110 122 70 100 26z");
    page.part("M64 66L94 82L70 86zM136 66L106 82L130 86z", Tone::Light, 2.2);
    page.fill("M77 73L84 77L79 84zM123 73L116 77L121 84z", Tone::Ink);
    page.fill("M72 104H128L121 124H79z", Tone::Ink);
    page.fill("M72 104L79 118L86 104L93 120L100 104L107 120L114 104L121 118L128 104z", Tone::Paper);
}

fn leaper(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Figure);
    speed_lines(page, chance, 12, -0.18, Tone::Light);
    page.disc((118.0, 60.0), 48.0, Tone::Light, 2.2);
    let mirrored = chance.coin();
    let place = Place::at(if mirrored { 200.0 } else { 0.0 }, -3.0).mirrored(mirrored);
    page.placed(place, |page| {
        page.inked("M66 66L60 42L78 60zM86 56L84 32L98 52zM104 50L108 28L116 44z", Tone::Ground, 2.6);
        page.inked(
            "M20 124C2 98 10 66 40 58C28 78 36 94 52 90C60 66 84 52 110 50L120 40C136 26 168 28 182 46L160 52L176 60\
             C164 70 146 70 136 64L132 76L160 84L170 100L158 96L160 108L150 98L124 92L104 98L112 116L108 132L100 122\
             L92 134L90 118L78 104C60 118 42 132 20 124z",
            Tone::Ground,
            3.2,
        );
        page.shade(
            "M20 124C34 128 60 108 78 96C96 86 118 80 132 76L160 84L170 100L158 96L160 108L150 98L124 92L104 98L112 116\
             L108 132L100 122L92 134L90 118L78 104C60 118 42 132 20 124z",
        );
        page.part("M146 42L164 44L148 50z", Tone::Paper, 1.8);
        page.fill("M160 52L176 60L154 62L150 58z", Tone::Paper);
    });
}

fn claws(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Figure);
    page.dots(Screen::PANEL, Tone::Ink, |_, y| (y - 55.0) / 110.0);
    let mirrored = chance.coin();
    let place = Place::at(if mirrored { 200.0 } else { 0.0 }, 0.0).mirrored(mirrored);
    page.placed(place, |page| {
        for x in [40.0, 80.0, 120.0] {
            page.placed(Place::at(x, 0.0), |page| {
                page.part("M34 8C26 64 6 112-22 155H-8C26 112 44 64 50 8z", Tone::Light, 2.6);
            });
        }
        page.inked("M70-6L72 34L96 4zM108-6L112 44L138 6zM148-6L154 46L178 6z", Tone::Paper, 3.0);
        page.inked("M52-8C60 16 84 22 106 14C126 26 146 24 156 16C176 24 196 14 206-8z", Tone::Ground, 3.2);
        page.shade("M120-8C140 6 176 8 206-8C196 14 176 24 156 16C146 24 134 24 120 18z");
    });
}

fn egg(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Ground);
    page.wash("M-5-5H205V60L160 46L120 64L80 44L40 62L-5 48z", Tone::Ink, 0.5);
    let (left, right) = (chance.between(26.0, 38.0), chance.between(162.0, 174.0));
    for (x, y, size) in [(left, 96.0, 0.62), (right, 92.0, 0.7), (100.0, 80.0, 1.0)] {
        page.placed(Place::at(x, y).scaled(size), one_egg);
    }
    page.wash("M-5 124C30 114 50 132 86 124C120 116 150 134 205 120V155H-5z", Tone::Light, 0.75);
}

fn one_egg(page: &mut Page) {
    page.inked("M0-50C30-50 46-8 42 24C38 52 20 62 0 62C-20 62-38 52-42 24C-46-8-30-50 0-50z", Tone::Figure, 3.2);
    page.shade("M12-48C34-40 46-4 42 24C38 52 20 62 0 62C-8 62-16 60-22 56C16 50 30 6 12-48z");
    page.part("M0-50L-22-58L-16-30L-30-18L0-22L30-18L16-30L22-58z", Tone::Light, 2.4);
    page.fill("M-8-40L0-50L8-40L0-26z", Tone::Ink);
    page.line("M-30 2C-26 10-28 22-34 30M-14 20C-10 30-14 42-20 48M4 8C10 18 8 30 2 38M20 16C24 26 22 36 16 44", 2.2);
}

fn crawler(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Light);
    page.dots(Screen::PANEL, Tone::Figure, |x, y| ((x - 100.0).hypot(y - 75.0) - 62.0) / 80.0);
    let place = Place::at(100.0, 78.0).scaled(0.92).turned(chance.between(-12.0, 12.0));
    page.placed(place, |page| {
        let legs = "M-26-8C-52-30-66-26-82-44M-30 2C-58-4-70 6-90-2M-28 14C-54 20-62 34-82 40M-18 24C-36 40-40 52-52 64\
                    M26-8C52-30 66-26 82-44M30 2C58-4 70 6 90-2M28 14C54 20 62 34 82 40M18 24C36 40 40 52 52 64";
        let tail = "M0-34C0-58 26-68 38-56C46-46 32-36 24-44";
        for limbs in [legs, tail] {
            page.stroke(limbs, Tone::Ink, 11.0);
            page.stroke(limbs, Tone::Figure, 5.5);
        }
        page.inked("M0-38C24-38 38-18 36 4C34 28 18 44 0 44C-18 44-34 28-36 4C-38-18-24-38 0-38z", Tone::Figure, 3.2);
        page.shade("M12-34C32-30 38-12 36 4C34 28 18 44 0 44C-10 44-18 40-24 34C4 34 24 14 12-34z");
        page.line("M0-32V34M-18-20C-10-12 10-12 18-20M-26-2C-12 6 12 6 26-2M-24 16C-10 24 10 24 24 16", 2.4);
        page.part("M-14 30L-10 38L-18 38zM14 30L10 38L18 38z", Tone::Paper, 1.6);
    });
}
