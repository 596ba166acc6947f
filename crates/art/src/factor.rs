//! The six Factors and the pattern behind each, which tells them apart without colour.

use crate::backdrop::burst;
use crate::chance::Chance;
use crate::page::{Page, Tone};
use crate::palette::Palette;
use crate::path::Path;

/// A Factor of Super Hero Squad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// Claws.
    Animal,
    /// Bursts.
    Strength,
    /// Lightning.
    Elemental,
    /// Rings.
    Energy,
    /// Triangles.
    Tech,
    /// Streaks.
    Speed,
}

impl Factor {
    /// Every Factor, in the order of the enum.
    pub const ALL: [Factor; 6] =
        [Factor::Animal, Factor::Strength, Factor::Elemental, Factor::Energy, Factor::Tech, Factor::Speed];

    /// The Factor with this name, in either case.
    pub fn named(name: &str) -> Option<Factor> {
        Factor::ALL.into_iter().find(|factor| factor.key().eq_ignore_ascii_case(name))
    }

    /// The tones of its panels.
    pub fn palette(self) -> Palette {
        Palette::of_factor(self.key())
    }

    /// Its name in lower case.
    pub fn key(self) -> &'static str {
        match self {
            Factor::Animal => "animal",
            Factor::Strength => "strength",
            Factor::Elemental => "elemental",
            Factor::Energy => "energy",
            Factor::Tech => "tech",
            Factor::Speed => "speed",
        }
    }
}

/// The pattern of a Factor over the whole panel, whatever its ground is.
pub(crate) fn pattern(page: &mut Page, chance: &mut Chance, factor: Factor, tone: Tone) {
    match factor {
        Factor::Strength => bursts(page, chance, tone),
        Factor::Speed => streaks(page, chance, tone),
        Factor::Elemental => lightning(page, chance, tone),
        Factor::Tech => triangles(page, chance, tone),
        Factor::Animal => claws(page, chance, tone),
        Factor::Energy => rings(page, tone),
    }
}

fn bursts(page: &mut Page, chance: &mut Chance, tone: Tone) {
    for (centre, size) in [((158.0, 44.0), 62.0), ((36.0, 110.0), 50.0), ((42.0, 26.0), 24.0), ((168.0, 128.0), 26.0)] {
        page.part(&burst(chance, centre, size, size * 0.58, 11), tone, 2.4);
    }
}

fn streaks(page: &mut Page, chance: &mut Chance, tone: Tone) {
    let mut path = Path::new();
    for row in 0..24 {
        let y = f64::from(row) * 6.4 + chance.between(0.0, 3.0);
        let (x, length) = (chance.between(-20.0, 90.0), chance.between(70.0, 180.0));
        path.polygon(&[(x, y), (x + length, y), (x + length + 6.0, y + 1.2), (x + length, y + 2.6), (x, y + 2.6)]);
    }
    page.fill(path.data(), tone);
}

fn lightning(page: &mut Page, chance: &mut Chance, tone: Tone) {
    let mut path = Path::new();
    for column in 0..5 {
        let x = 14.0 + f64::from(column) * 44.0 + chance.between(0.0, 14.0);
        let steps = [(0.0, -6.0), (-16.0, 46.0), (1.0, 42.0), (-19.0, 98.0), (19.0, 34.0), (2.0, 37.0), (24.0, -6.0)];
        path.polygon(&steps.map(|(across, down)| (x + across, down)));
    }
    page.inked(path.data(), tone, 2.0);
}

fn triangles(page: &mut Page, chance: &mut Chance, tone: Tone) {
    let mut path = Path::new();
    for row in 0..7 {
        for column in 0..9 {
            if chance.odds(0.6) {
                let x = f64::from(column) * 25.0 - if row % 2 == 0 { 0.0 } else { 12.0 };
                let (top, bottom) = (f64::from(row) * 22.0, f64::from(row) * 22.0 + 20.0);
                let (tip, base) = if chance.coin() { (top, bottom) } else { (bottom, top) };
                path.polygon(&[(x, base), (x + 12.0, tip), (x + 24.0, base)]);
            }
        }
    }
    page.part(path.data(), tone, 1.0);
}

fn claws(page: &mut Page, chance: &mut Chance, tone: Tone) {
    let mut path = Path::new();
    for stroke in 0..4 {
        let x = 30.0 + f64::from(stroke) * 46.0 + chance.between(0.0, 8.0);
        path.start((x + 28.0, -8.0))
            .bend((x + 8.0, 80.0), (x - 34.0, 162.0))
            .bend((x - 2.0, 76.0), (x + 14.0, -8.0))
            .close();
    }
    page.inked(path.data(), tone, 2.2);
}

fn rings(page: &mut Page, tone: Tone) {
    for ring in 1..=7 {
        page.ring((100.0, 75.0), f64::from(ring) * 19.0, Tone::Ink, 10.0);
        page.ring((100.0, 75.0), f64::from(ring) * 19.0, tone, 7.0);
    }
}
