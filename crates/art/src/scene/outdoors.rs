//! Under the sky.

use super::Hour;
use crate::backdrop::{self, City, moon, skyline};
use crate::chance::Chance;
use crate::halftone::Screen;
use crate::page::{Page, Place, Tone};
use crate::path::{Path, around};

pub(super) fn rays(page: &mut Page, chance: &mut Chance, hour: Hour) {
    let centre = (chance.between(50.0, 150.0), chance.between(40.0, 120.0));
    let count = chance.pick([9, 13, 18]);
    backdrop::rays(page, chance, centre, count, hour.far);
    page.dots(Screen::COARSE, hour.near, |_, y| (y - 90.0) / 130.0);
}

pub(super) fn city(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.dots(Screen::COARSE, hour.far, |_, y| 0.5 - y / 150.0);
    if chance.coin() {
        moon(page, (chance.between(30.0, 170.0), 46.0), chance.between(18.0, 34.0), hour.glow, hour.sky);
    }
    let grain = chance.pick([0.9, 1.3, 1.7]);
    skyline(page, chance, City { roofs: 92.0, rise: 60.0, grain, ..City::PANEL }, hour.far);
    skyline(page, chance, City { roofs: 126.0, rise: 46.0, lit: Some(hour.glow), grain, ..City::PANEL }, hour.near);
}

pub(super) fn clouds(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.dots(Screen::COARSE, hour.near, |_, y| 0.45 - y / 170.0);
    let cloud = "M-44 12C-56 8-50-8-38-8C-36-24-12-28-4-16C8-26 30-20 30-6C44-8 52 10 40 14z";
    for step in 0..4 {
        let (x, y) = (f64::from(step) * 54.0 + chance.between(0.0, 40.0), chance.between(24.0, 128.0));
        let tone = if step % 2 == 0 { hour.glow } else { hour.far };
        page.penned(Place::at(x, y).scaled(chance.between(0.6, 1.2)), |page| page.part(cloud, tone, 1.8));
    }
}

pub(super) fn hills(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.circle((chance.between(30.0, 170.0), chance.between(40.0, 70.0)), chance.between(16.0, 32.0), hour.glow);
    for (base, tone) in [(84.0, hour.far), (112.0, hour.near)] {
        let mut path = Path::new();
        path.start((-5.0, 160.0)).line((-5.0, base));
        let mut x = -5.0;
        while x < 205.0 {
            let step = chance.between(24.0, 46.0);
            path.line((x + step / 2.0, base - chance.between(10.0, 44.0)))
                .line((x + step, base - chance.between(-6.0, 12.0)));
            x += step;
        }
        path.line((x, 160.0)).close();
        page.part(path.data(), tone, 1.8);
    }
}

pub(super) fn forest(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.dots(Screen::COARSE, hour.far, |_, y| (120.0 - y) / 200.0);
    for step in 0..9 {
        let x = f64::from(step) * 26.0 - 8.0 + chance.between(0.0, 14.0);
        let tone = if step % 2 == 0 { hour.near } else { hour.far };
        page.penned(Place::at(x, 150.0).scaled(chance.between(0.8, 1.4)), |page| {
            page.part(
                "M-3 10V-30L-20-28L-8-50L-16-50L-6-72L-11-72L0-98L11-72L6-72L16-50L8-50L20-28L3-30V10z",
                tone,
                1.6,
            );
        });
    }
}

pub(super) fn space(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.dots(Screen::COARSE, hour.far, |x, y| ((x - y * 1.2 + 40.0).abs() / -90.0) + 0.7);
    let mut stars = Path::new();
    for _ in 0..22 {
        let (x, y, size) = (chance.between(2.0, 196.0), chance.between(2.0, 148.0), chance.between(1.2, 3.0));
        stars.polygon(&[(x, y - size), (x + size, y), (x, y + size), (x - size, y)]);
    }
    page.fill(stars.data(), hour.glow);
    let centre = (chance.pick([26.0, 174.0]), chance.between(30.0, 110.0));
    moon(page, centre, chance.between(20.0, 46.0), hour.near, Tone::Ink);
}

pub(super) fn rain(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.dots(Screen::COARSE, hour.near, |_, y| 0.7 - y / 110.0);
    let mut drops = Path::new();
    for _ in 0..34 {
        let (x, y, length) = (chance.between(0.0, 210.0), chance.between(-10.0, 140.0), chance.between(10.0, 24.0));
        drops.start((x, y)).line((x - length * 0.4, y + length));
    }
    page.stroke(drops.data(), hour.far, 1.8);
    let x = chance.between(20.0, 180.0);
    page.placed(Place::at(x, 0.0).scaled(chance.between(0.9, 1.4)), |page| {
        page.part("M0-8L-16 34L-2 32L-18 76L18 24L4 26L18-8z", hour.glow, 2.0);
    });
}

pub(super) fn fire(page: &mut Page, chance: &mut Chance, hour: Hour) {
    page.dots(Screen::COARSE, hour.near, |_, y| 0.5 - y / 130.0);
    for (base, tone) in [(104.0, hour.far), (128.0, hour.glow)] {
        let mut path = Path::new();
        path.start((-10.0, 160.0)).line((-10.0, base));
        let mut x = -10.0;
        while x < 210.0 {
            let (step, high) = (chance.between(14.0, 28.0), chance.between(18.0, 58.0));
            path.bend((x + step * 0.7, base - high * 0.3), (x + step * 0.4, base - high));
            path.bend((x + step * 1.2, base - high * 0.5), (x + step, base));
            x += step;
        }
        path.line((x, 160.0)).close();
        page.part(path.data(), tone, 1.8);
    }
}

pub(super) fn bricks(page: &mut Page, chance: &mut Chance, hour: Hour) {
    let mut lines = Path::new();
    let high = chance.pick([14.0, 18.0, 22.0]);
    let mut row = 0.0;
    while row * high < 160.0 {
        lines.start((-5.0, row * high)).line((205.0, row * high));
        let mut x = if row % 2.0 == 0.0 { 0.0 } else { high };
        while x < 205.0 {
            if chance.odds(0.72) {
                lines.start((x, row * high)).line((x, row * high + high));
            }
            x += high * 2.0;
        }
        row += 1.0;
    }
    page.stroke(lines.data(), hour.near, 1.6);
    let x = chance.between(40.0, 160.0);
    page.wash(
        &format!("M{0}-5L{1} 160H{2}L{3}-5z", x as i32 - 8, x as i32 - 90, x as i32 + 60, x as i32 + 8),
        hour.glow,
        0.7,
    );
}

pub(super) fn stripes(page: &mut Page, chance: &mut Chance, hour: Hour) {
    let (count, slope) = (chance.pick([3, 5, 8]), chance.pick([-60.0, -30.0, 30.0, 60.0]));
    let wide = 220.0 / f64::from(count) / 2.0;
    let mut path = Path::new();
    for index in 0..=count {
        let x = f64::from(index) * wide * 2.0 - 20.0;
        path.polygon(&[(x - slope, -5.0), (x + wide - slope, -5.0), (x + wide, 155.0), (x, 155.0)]);
    }
    page.fill(path.data(), hour.far);
    page.dots(Screen::COARSE, hour.near, |x, _| if slope > 0.0 { (x - 90.0) / 190.0 } else { (110.0 - x) / 190.0 });
}

pub(super) fn web(page: &mut Page, chance: &mut Chance, hour: Hour) {
    let centre = (chance.between(30.0, 170.0), chance.between(20.0, 120.0));
    let mut path = Path::new();
    for spoke in 0..12 {
        let turn = f64::from(spoke) / 12.0 + 0.02;
        path.start(centre).line(around(centre, turn, 230.0));
        for ring in 1..6 {
            let reach = f64::from(ring) * 24.0;
            let (from, to) = (around(centre, turn, reach), around(centre, turn + 1.0 / 12.0, reach));
            path.start(from).bend(around(centre, turn + 1.0 / 24.0, reach * 0.82), to);
        }
    }
    page.stroke(path.data(), hour.far, 2.0);
}
