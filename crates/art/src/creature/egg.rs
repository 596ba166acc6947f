//! Eggs, and what crawls out of them.

use super::Beast;
use crate::chance::Chance;
use crate::page::{Page, Place, Tone};

pub(super) fn eggs(page: &mut Page, chance: &mut Chance, beast: &Beast) {
    let (left, right) = (chance.between(24.0, 46.0), chance.between(154.0, 178.0));
    let mut all = vec![(left, 98.0, 0.6), (right, 94.0, 0.72), (chance.between(86.0, 116.0), 80.0, 1.0)];
    if chance.coin() {
        all.insert(0, (chance.between(60.0, 80.0), 86.0, 0.44));
        all.insert(0, (chance.between(124.0, 140.0), 84.0, 0.5));
    }
    for (x, y, size) in all {
        page.penned(Place::at(x, y).scaled(size).turned(chance.between(-8.0, 8.0).round()), |page| one(page, beast));
    }
    page.wash("M-5 124C30 114 50 132 86 124C120 116 150 134 205 120V155H-5z", Tone::Light, 0.75);
}

fn one(page: &mut Page, beast: &Beast) {
    page.inked("M0-50C30-50 46-8 42 24C38 52 20 62 0 62C-20 62-38 52-42 24C-46-8-30-50 0-50z", beast.skin, 3.2);
    page.wash("M12-48C34-40 46-4 42 24C38 52 20 62 0 62C-8 62-16 60-22 56C16 50 30 6 12-48z", Tone::Ink, 0.4);
    page.part("M0-50L-22-58L-16-30L-30-18L0-22L30-18L16-30L22-58z", beast.second, 2.4);
    page.fill("M-8-40L0-50L8-40L0-26z", Tone::Ink);
    page.circle((0.0, -38.0), 4.0, beast.glow);
    page.line("M-30 2C-26 10-28 22-34 30M-14 20C-10 30-14 42-20 48M4 8C10 18 8 30 2 38M20 16C24 26 22 36 16 44", 2.2);
}

pub(super) fn crawler(page: &mut Page, beast: &Beast) {
    let legs = "M-26-8C-52-30-66-26-82-44M-30 2C-58-4-70 6-90-2M-28 14C-54 20-62 34-82 40M-18 24C-36 40-40 52-52 64\
                M26-8C52-30 66-26 82-44M30 2C58-4 70 6 90-2M28 14C54 20 62 34 82 40M18 24C36 40 40 52 52 64";
    let tail = "M0-34C0-58 26-68 38-56C46-46 32-36 24-44";
    for limbs in [legs, tail] {
        page.stroke(limbs, Tone::Ink, 11.0);
        page.stroke(limbs, beast.skin, 5.5);
    }
    page.inked("M0-38C24-38 38-18 36 4C34 28 18 44 0 44C-18 44-34 28-36 4C-38-18-24-38 0-38z", beast.skin, 3.2);
    page.wash("M12-34C32-30 38-12 36 4C34 28 18 44 0 44C-10 44-18 40-24 34C4 34 24 14 12-34z", Tone::Ink, 0.4);
    page.line("M0-32V34M-18-20C-10-12 10-12 18-20M-26-2C-12 6 12 6 26-2M-24 16C-10 24 10 24 24 16", 2.4);
    page.part("M-14 30L-10 38L-18 38zM14 30L10 38L18 38z", beast.glow, 1.6);
}
