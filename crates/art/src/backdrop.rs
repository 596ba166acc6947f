//! What stands behind a figure: rays, bursts, speed lines, the moon and the city.

use crate::chance::Chance;
use crate::halftone::Screen;
use crate::page::{Page, Tone};
use crate::path::{Path, Point, around, distance};

/// Far enough to leave a panel from anywhere in it.
const FAR: f64 = 260.0;

/// Broad beams of light from a point.
pub(crate) fn rays(page: &mut Page, chance: &mut Chance, centre: Point, count: u32, tone: Tone) {
    let mut path = Path::new();
    for index in 0..count {
        let turn = f64::from(index) / f64::from(count) + chance.between(0.0, 0.019);
        let half = chance.between(0.006, 0.017);
        let edges = [turn - half, turn + half].map(|edge| around(centre, edge, FAR));
        path.polygon(&[centre, whole(edges[0]), whole(edges[1])]);
    }
    page.wash(path.data(), tone, 0.8);
}

/// Thin wedges of ink that point at a place and leave `clear` around it.
pub(crate) fn ink_rays(page: &mut Page, chance: &mut Chance, centre: Point, count: u32, clear: f64) {
    let mut path = Path::new();
    for index in 0..count {
        let turn = f64::from(index) / f64::from(count) + chance.between(0.0, 0.016);
        let half = chance.between(0.0013, 0.0032);
        let tip = around(centre, turn, clear + chance.between(0.0, 34.0));
        let edges = [turn - half, turn + half].map(|edge| around(centre, edge, FAR));
        path.polygon(&[tip, whole(edges[0]), whole(edges[1])]);
    }
    page.fill(path.data(), Tone::Ink);
}

/// Off the panel a tenth makes no difference.
fn whole((x, y): Point) -> Point {
    (x.round(), y.round())
}

/// A jagged star, as behind a blow.
pub(crate) fn burst(chance: &mut Chance, centre: Point, outer: f64, inner: f64, points: u32) -> String {
    let corners: Vec<Point> = (0..points * 2)
        .map(|index| {
            let reach = if index % 2 == 0 { outer } else { inner } * chance.between(0.85, 1.15);
            let (x, y) = around((0.0, 0.0), f64::from(index) / f64::from(points * 2) - 0.25, reach);
            (centre.0 + x * 1.15, centre.1 + y)
        })
        .collect();
    let mut path = Path::new();
    path.polygon(&corners);
    path.data().to_string()
}

/// A moon with its lower half in halftone.
pub(crate) fn moon(page: &mut Page, centre: Point, radius: f64, tone: Tone, shadow: Tone) {
    page.disc(centre, radius, tone, 2.2);
    let (from, to) = ((centre.0 - radius, centre.1 - radius), (centre.0 + radius, centre.1 + radius));
    page.dots(Screen { from, to, step: 4 }, shadow, |x, y| {
        let inside = distance((x, y), centre) < radius - 3.0;
        if inside { (y - centre.1 + radius * 0.2) / radius / 1.3 } else { 0.0 }
    });
}

/// How high a city stands and how its windows look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct City {
    pub(crate) width: f64,
    pub(crate) bottom: f64,
    /// Where the lowest roofs are, and how much higher the others may be.
    pub(crate) roofs: f64,
    pub(crate) rise: f64,
    pub(crate) lit: Option<Tone>,
    /// How large houses and windows are; 1 suits a panel.
    pub(crate) grain: f64,
}

impl City {
    pub(crate) const PANEL: City =
        City { width: 200.0, bottom: 155.0, roofs: 112.0, rise: 46.0, lit: None, grain: 1.0 };
}

/// A row of houses from edge to edge; gives back its outline.
pub(crate) fn skyline(page: &mut Page, chance: &mut Chance, city: City, tone: Tone) -> String {
    let (mut roofs, mut windows) = (Path::new(), Path::new());
    let mut x = -5.0;
    roofs.start((x, city.bottom));
    while x < city.width + 5.0 {
        let (wide, top) =
            ((chance.between(16.0, 36.0) * city.grain).round(), (city.roofs - chance.unit() * city.rise).round());
        roofs.line((x, top));
        match chance.unit() {
            mast if mast < 0.22 => {
                let (left, tip) = ((x + wide * 0.4).round(), top - 12.0 * city.grain);
                let right = left + 3.0 * city.grain;
                roofs.line((left, top)).line((left, tip)).line((right, tip)).line((right, top));
            }
            gable if gable < 0.4 => {
                roofs.line((x + wide / 2.0, top - 9.0 * city.grain));
            }
            step if step < 0.6 => {
                roofs.line((x + 5.0, top)).line((x + 5.0, top - 6.0)).line((x + wide - 4.0, top - 6.0));
                roofs.line((x + wide - 4.0, top));
            }
            _ => {}
        }
        roofs.line((x + wide, top));
        window_rows(&mut windows, chance, (x, top), wide, city);
        x += wide;
    }
    roofs.line((x, city.bottom)).close();
    page.fill(roofs.data(), tone);
    if let Some(lit) = city.lit {
        page.wash(windows.data(), lit, 0.9);
    }
    roofs.data().to_string()
}

/// Windows stand in columns and floors; about a third is lit.
fn window_rows(windows: &mut Path, chance: &mut Chance, (x, top): Point, wide: f64, city: City) {
    let size = city.grain;
    let mut y = top + 7.0 * size;
    while y < city.bottom - 12.0 * size {
        let mut column = x + 4.0 * size;
        while column < x + wide - 6.0 * size {
            if city.lit.is_some() && chance.odds(0.32) {
                windows.rectangle((column.round(), y.round()), (3.4 * size).round(), (5.0 * size).round());
            }
            column += 7.0 * size;
        }
        y += 10.0 * size;
    }
}

/// Wedges of ink along the way of something fast, from the lower left to the upper right.
pub(crate) fn speed_lines(page: &mut Page, chance: &mut Chance, count: u32, slope: f64, tone: Tone) {
    let mut path = Path::new();
    for _ in 0..count {
        let (x, y) = (chance.between(-40.0, 150.0), chance.between(0.0, 190.0));
        let length = chance.between(40.0, 110.0);
        path.polygon(&[(x, y), (x + length, y - length * slope), (x + length + 2.0, y - length * slope + 2.6)]);
    }
    page.fill(path.data(), tone);
}
