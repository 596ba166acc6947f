//! Within walls.

use super::Hour;
use crate::chance::Chance;
use crate::halftone::Screen;
use crate::page::{Page, Place, Tone};
use crate::path::{Path, around};

pub(super) fn grid(page: &mut Page, chance: &mut Chance, hour: Hour) {
    let size = chance.pick([15.0, 20.0, 26.0]);
    let mut path = Path::new();
    let mut lit = Path::new();
    let mut row = 0;
    while f64::from(row) * size * 1.5 < 175.0 {
        let mut x = if row % 2 == 0 { 0.0 } else { size * 0.87 };
        while x < 215.0 {
            let centre = (x, f64::from(row) * size * 1.5);
            let corners: Vec<_> =
                (0..6).map(|corner| around(centre, f64::from(corner) / 6.0 + 1.0 / 12.0, size * 0.94)).collect();
            if chance.odds(0.2) {
                lit.polygon(&corners)
            } else {
                path.polygon(&corners)
            };
            x += size * 1.74;
        }
        row += 1;
    }
    page.fill(lit.data(), hour.glow);
    page.stroke(path.data(), hour.far, 1.8);
    page.dots(Screen::COARSE, hour.near, |_, y| (y - 80.0) / 140.0);
}

pub(super) fn corridor(page: &mut Page, chance: &mut Chance, hour: Hour) {
    let x = chance.between(70.0, 130.0);
    for (index, reach) in [1.0, 0.72, 0.5, 0.33, 0.2].into_iter().enumerate() {
        let tone = if index % 2 == 0 { hour.far } else { hour.near };
        page.penned(Place::at(x, 74.0).scaled(reach * 1.6), |page| {
            page.part("M-60-74H60L92-30V40L60 74H-60L-92 40V-30z", tone, 1.8);
        });
    }
    page.placed(Place::at(x, 74.0), |page| page.part("M-18-22H18L27-9V12L18 22H-18L-27 12V-9z", hour.glow, 1.8));
}

pub(super) fn hive(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.dots(Screen::COARSE, hour.near, |x, _| ((x - 100.0).abs() - 30.0) / 110.0);
    let mut ribs = Path::new();
    let x = chance.between(80.0, 120.0);
    for step in 0..7 {
        let reach = 26.0 + f64::from(step) * 22.0;
        ribs.start((x - reach, 160.0)).bend((x - reach * 0.9, 30.0 - reach * 0.2), (x, 34.0 - reach * 0.5));
        ribs.bend((x + reach * 0.9, 30.0 - reach * 0.2), (x + reach, 160.0));
    }
    page.stroke(ribs.data(), hour.near, 7.0);
    page.stroke(ribs.data(), hour.far, 3.0);
}

pub(super) fn columns(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.dots(Screen::COARSE, hour.near, |_, y| 0.55 - y / 160.0);
    let count = chance.pick([3, 4, 5]);
    let gap = 200.0 / f64::from(count);
    let shift = chance.between(0.0, gap);
    for index in 0..=count {
        let x = f64::from(index) * gap - gap / 2.0 + shift - gap / 2.0;
        page.placed(Place::at(x, 0.0), |page| {
            page.part("M-11 14H11V160H-11z", hour.far, 1.8);
            page.part("M-16 4H16V16H-16z", hour.glow, 1.8);
            page.line("M-4 16V160M4 16V160", 1.2);
            page.wash("M5 14H11V160H5z", Tone::Ink, 0.3);
        });
    }
    page.part("M-5-5H205V6H-5z", hour.near, 1.8);
}

pub(super) fn curtain(page: &mut Page, chance: &mut Chance, hour: Hour) {
    let light = chance.between(50.0, 150.0);
    let mut folds = Path::new();
    let mut x = -6.0;
    while x < 206.0 {
        let wide = chance.between(9.0, 18.0);
        folds.polygon(&[(x, -5.0), (x + wide * 0.5, -5.0), (x + wide * 0.7, 155.0), (x + wide * 0.1, 155.0)]);
        x += wide;
    }
    page.fill(folds.data(), hour.far);
    page.placed(Place::at(light, 0.0), |page| page.wash("M-16-5L-64 155H64L16-5z", hour.glow, 0.55));
}

pub(super) fn machines(page: &mut Page, chance: &mut Chance, hour: Hour) {
    for (count, tone) in [(3, hour.far), (2, hour.near)] {
        for _ in 0..count {
            let (centre, size) =
                ((chance.between(6.0, 194.0), chance.between(14.0, 136.0)), chance.between(20.0, 40.0));
            let teeth = 10;
            let corners: Vec<_> = (0..teeth * 4)
                .map(|step| {
                    around(centre, f64::from(step) / f64::from(teeth * 4), if step % 4 < 2 { size } else { size * 0.8 })
                })
                .collect();
            let mut path = Path::new();
            path.polygon(&corners);
            page.part(path.data(), tone, 1.6);
            page.circle(centre, size * 0.34, hour.sky);
            page.ring(centre, size * 0.34, Tone::Ink, 1.6);
        }
    }
    page.dots(Screen::COARSE, hour.near, |_, y| (y - 96.0) / 120.0);
}

pub(super) fn chamber(page: &mut Page, chance: &mut Chance, hour: Hour) {
    let x = chance.between(60.0, 140.0);
    page.placed(Place::at(x, 66.0), |page| {
        page.part("M-170-80H170V30H-170z", hour.far, 1.8);
        page.part("M-150-66H-60L-66 16H-150zM-46-66H46V16H-46zM60-66H150V16H66z", hour.glow, 1.8);
        page.part("M-180 30H180L200 100H-200z", hour.near, 1.8);
        page.line("M-60 30L-110 100M0 30V100M60 30L110 100", 1.6);
    });
    let mut stars = Path::new();
    for _ in 0..10 {
        stars.rectangle((chance.between(4.0, 196.0), chance.between(6.0, 78.0)), 2.4, 2.4);
    }
    page.fill(stars.data(), hour.near);
}
