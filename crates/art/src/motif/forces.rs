//! Fire, water, light and other forces.

use super::Print;
use crate::page::{Page, Place, Tone};
use crate::path::{Path, around};

pub(super) fn bolt(page: &mut Page, print: Print) {
    page.inked("M-6-54L-42 6H-12L-28 56L40-12H6L30-54z", print.main, 3.4);
    page.wash("M30-54L6-12H40L-28 56L-16 16L18-4H-8L14-54z", Tone::Ink, 0.3);
    page.stroke("M-46-30L-58-38M44 18L58 26", print.second, 4.0);
}

pub(super) fn fire(page: &mut Page, print: Print) {
    let flames = "M0 52C-34 52-46 28-38 4C-34-8-26-12-28-28C-14-22-12-10-8-8C-10-30 4-40 4-58C24-44 22-24 24-18C30-22 32-28 32-36\
C46-14 46 6 40 24C34 42 20 52 0 52z";
    page.inked(flames, print.main, 3.4);
    page.part(
        "M0 46C-20 46-26 30-20 16C-16 8-12 6-12-4C-2 0-2 10 2 10C0-4 8-10 8-20C18-10 16 4 20 8C28 22 22 46 0 46z",
        print.second,
        2.4,
    );
    page.fill("M2 42C-8 42-10 30-4 24C0 20 0 16 2 12C10 18 16 40 2 42z", Tone::Paper);
}

pub(super) fn bomb(page: &mut Page, print: Print) {
    page.disc((-6.0, 12.0), 36.0, print.main, 3.4);
    page.wash("M20-12A36 36 0 0 1-30 38A44 44 0 0 0 20-12z", Tone::Ink, 0.4);
    page.stroke("M-26-2C-22-10-16-14-8-16", Tone::Paper, 4.0);
    page.part("M10-22L22-34L32-24L20-12z", print.second, 2.6);
    page.line("M28-30C36-40 42-34 46-44", 3.4);
    page.part("M48-62L52-50L64-52L56-42L64-34L52-34L50-22L44-32L34-28L38-40L30-48L42-50z", Tone::Of("#f9d545"), 2.2);
}

pub(super) fn star(page: &mut Page, print: Print) {
    page.inked("M0-54L14-16L54-16L22 8L34 48L0 24L-34 48L-22 8L-54-16L-14-16z", print.main, 3.4);
    page.wash("M0-54L14-16L54-16L22 8L34 48L0 24z", Tone::Ink, 0.25);
    page.part("M0-26L7-7L27-7L11 5L17 24L0 13L-17 24L-11 5L-27-7L-7-7z", print.second, 2.4);
}

pub(super) fn sun(page: &mut Page, print: Print) {
    let mut rays = Path::new();
    for ray in 0..12 {
        let turn = f64::from(ray) / 12.0;
        rays.polygon(&[
            around((0.0, 0.0), turn - 0.03, 32.0),
            around((0.0, 0.0), turn, 58.0),
            around((0.0, 0.0), turn + 0.03, 32.0),
        ]);
    }
    page.part(rays.data(), print.second, 2.4);
    page.disc((0.0, 0.0), 32.0, print.main, 3.4);
    page.wash("M22-23A32 32 0 0 1-22 23A38 38 0 0 0 22-23z", Tone::Ink, 0.25);
}

pub(super) fn moon(page: &mut Page, print: Print) {
    page.inked("M22-50C-30-50-52 14-14 42C6 56 36 48 46 30C12 34-14-14 22-50z", print.main, 3.4);
    page.part("M34-24L38-12L50-10L40-2L42 10L32 3L22 8L26-4L18-12L30-13z", print.second, 2.2);
    page.part("M-44-38L-42-31L-35-30L-41-25L-39-18L-45-22L-51-18L-49-25L-55-30L-47-31z", print.second, 1.8);
}

pub(super) fn drop(page: &mut Page, print: Print) {
    page.inked("M0-56C24-20 38-2 38 18C38 40 22 52 0 52C-22 52-38 40-38 18C-38-2-24-20 0-56z", print.main, 3.4);
    page.wash("M8-44C26-16 38-2 38 18C38 40 22 52 0 52C24 40 22 0 8-44z", Tone::Ink, 0.3);
    page.stroke("M-24 14C-24 28-16 38-6 40", Tone::Paper, 5.0);
    page.part("M54-30C62-18 64-14 64-8A10 10 0 0 1 44-8C44-14 46-18 54-30zM-56-24C-50-14-48-12-48-6A8 8 0 0 1-64-6C-64-12-62-14-56-24z", print.second, 2.4);
}

pub(super) fn wave(page: &mut Page, print: Print) {
    page.inked(
        "M-66 44C-58-20-16-50 20-40C44-34 50-14 38-4C36-16 22-22 12-14C0-4 14 20 66 22V48H-66z",
        print.main,
        3.4,
    );
    page.part("M20-40C44-34 50-14 38-4C36-16 22-22 12-14C10-24-4-28-14-24C-4-34 8-40 20-40z", Tone::Paper, 2.4);
    page.stroke("M-44 34C-40 12-28-4-16-10M-20 36C-18 22-14 14-8 8", print.second, 3.6);
}

pub(super) fn ice(page: &mut Page, print: Print) {
    page.inked("M-20-50H24L50-14L2 52L-48-14z", print.main, 3.4);
    page.part("M-48-14L-16-14L2 52zM-20-50L-16-14L16-14L24-50z", print.second, 2.4);
    page.wash("M16-14L50-14L2 52z", Tone::Ink, 0.3);
    page.line("M-48-14H50", 2.4);
    page.stroke("M-52-40L-44-34M56-40L48-34M0-66V-58", Tone::Paper, 4.0);
}

pub(super) fn storm(page: &mut Page, print: Print) {
    let rings = [
        (-48.0, 8.0, 62.0),
        (-28.0, 10.0, 48.0),
        (-6.0, 9.0, 36.0),
        (14.0, 8.0, 25.0),
        (32.0, 7.0, 15.0),
        (46.0, 5.0, 7.0),
    ];
    for (index, (y, high, wide)) in rings.into_iter().enumerate() {
        let mut path = Path::new();
        let x = if index % 2 == 0 { -4.0 } else { 5.0 };
        path.start((x - wide, y))
            .bend((x, y - high * 2.0), (x + wide, y))
            .bend((x, y + high * 2.0), (x - wide, y))
            .close();
        page.part(path.data(), if index % 2 == 0 { print.main } else { print.second }, 3.0);
    }
}

pub(super) fn leaf(page: &mut Page, print: Print) {
    page.inked("M-34 50C-56 0-20-50 44-52C56 4 26 46-22 38z", print.main, 3.4);
    page.wash("M44-52C56 4 26 46-22 38C12 22 32-10 44-52z", Tone::Ink, 0.25);
    page.stroke("M-46 58C-24 14 2-14 34-40M-16 12L-22-16M2-8L0-32M-12 10L16 16M6-12L34-6", print.second, 3.4);
}

pub(super) fn note(page: &mut Page, print: Print) {
    page.inked("M-24 30V-44L42-54V18A18 13 0 1 1 30 6V-30L-12-24V30A18 13 0 1 1-24 20z", print.main, 3.4);
    page.stroke("M-56-20L-40-12M-60 4H-46M56-8L66-14M58 18L66 20", print.second, 4.0);
}

pub(super) fn wings(page: &mut Page, print: Print) {
    let wing =
        "M4 20C8-18 30-44 70-48C66-40 70-34 64-28C66-20 58-16 56-8C56 0 46 2 42 8C40 16 30 16 26 22C20 26 10 26 4 20z";
    page.penned(Place { mirrored: true, ..Place::at(0.0, 0.0) }, |page| page.inked(wing, print.main, 3.2));
    page.inked(wing, print.main, 3.2);
    page.line("M14 10C24-8 38-22 58-30M-14 10C-24-8-38-22-58-30M18 14C30 4 38-4 50-8M-18 14C-30 4-38-4-50-8", 2.2);
    page.part("M-9-14L0-28L9-14V30L0 44L-9 30z", print.second, 2.8);
}

pub(crate) fn globe(page: &mut Page, print: Print) {
    page.disc((0.0, 0.0), 46.0, print.main, 3.4);
    page.fill("M-30-26C-14-40 0-36 4-26C-2-18 6-12-4-4C-14-2-12 12-20 10C-28 0-38-6-30-26zM14 0C26-8 40-2 40 8C34 24 22 36 12 34C10 22 4 12 14 0zM18-36C28-32 34-26 36-20C28-18 20-24 18-36z", print.second);
    page.line("M-46 0A46 16 0 0 0 46 0M0-46A16 46 0 0 1 0 46", 1.8);
    page.wash("M32-33A46 46 0 0 1-32 33A56 56 0 0 0 32-33z", Tone::Ink, 0.3);
}

pub(super) fn web(page: &mut Page, print: Print) {
    let (mut spokes, mut rings) = (Path::new(), Path::new());
    for spoke in 0..8 {
        let turn = f64::from(spoke) / 8.0 + 0.03;
        spokes.start((0.0, 0.0)).line(around((0.0, 0.0), turn, 60.0));
        for reach in [18.0, 34.0, 50.0] {
            let middle = around((0.0, 0.0), turn + 1.0 / 16.0, reach * 0.76);
            rings.start(around((0.0, 0.0), turn, reach)).bend(middle, around((0.0, 0.0), turn + 0.125, reach));
        }
    }
    for data in [spokes.data(), rings.data()] {
        page.stroke(data, Tone::Ink, 6.0);
        page.stroke(data, print.main, 3.0);
    }
    page.placed(Place::at(14.0, 16.0), |page| {
        page.line("M0 0L-18-12M0 0L-20 2M0 0L-14 16M0 0L18-12M0 0L20 2M0 0L14 16", 3.0);
        page.part("M0-12a9 11 0 1 1 0 24a9 11 0 1 1 0-24z", print.second, 2.4);
    });
}

pub(super) fn swirl(page: &mut Page, print: Print) {
    page.disc((0.0, 0.0), 48.0, print.main, 3.4);
    let spiral = "M0 0C6-8 18 0 12 12C2 26-22 18-22-4C-22-30 14-40 32-16C44 4 34 34 4 40";
    page.stroke(spiral, Tone::Ink, 11.0);
    page.stroke(spiral, print.second, 6.0);
    page.part("M-50-44L-44-52L-38-44L-44-36zM44-46L50-54L56-46L50-38zM42 44L48 36L54 44L48 52z", Tone::Paper, 2.0);
}
