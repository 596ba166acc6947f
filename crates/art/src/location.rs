//! Locations: what a word of the name says, at an hour and in a weather of its own.

mod buildings;
mod places;
mod sites;

use crate::backdrop::rays;
use crate::chance::{Chance, seed};
use crate::halftone::Screen;
use crate::page::{Page, Place, Tone};
use crate::palette::Palette;
use crate::path::Path;
use crate::words::{meant, words};
use buildings::{castle, observatory, school, temple, tower};
use places::{bridge, cruiser, freighter, laboratory, mountain, planet, starship, world};
use sites::{arena, bunker, city, hall, island, portal, station};

type Site = fn(&mut Page, &mut Chance);

/// What is around a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Around {
    Sky,
    Stars,
    Walls,
}

use Around::{Sky, Stars, Walls};

#[rustfmt::skip]
const WORDS: &[(&str, (Site, Around))] = &[
    ("tower*", (tower, Sky)), ("building", (tower, Sky)), ("headquarters", (tower, Sky)), ("plaza", (tower, Sky)),
    ("observatory", (observatory, Sky)), ("dome", (observatory, Sky)), ("castle", (castle, Sky)), ("fort*", (castle, Sky)),
    ("keep", (castle, Sky)), ("kingdom", (castle, Sky)), ("*ia", (castle, Sky)), ("temple", (temple, Sky)), ("museum", (temple, Sky)), ("vault", (temple, Sky)), ("bank", (temple, Sky)),
    ("court*", (temple, Sky)), ("school", (school, Sky)), ("academy", (school, Sky)), ("mansion", (school, Sky)),
    ("institute", (school, Sky)), ("college", (school, Sky)), ("lab*", (laboratory, Walls)), ("factory", (laboratory, Walls)),
    ("complex", (bunker, Sky)), ("base", (bunker, Sky)), ("bunker", (bunker, Sky)), ("outpost", (bunker, Sky)),
    ("prison", (bunker, Sky)), ("colony", (bunker, Stars)), ("space", (station, Stars)), ("station", (station, Stars)),
    ("orbit", (station, Stars)), ("earth", (world, Stars)), ("planet", (planet, Stars)), ("moon", (planet, Stars)),
    ("world", (world, Stars)), ("zone", (portal, Stars)), ("dimension", (portal, Stars)), ("realm", (portal, Stars)),
    ("portal", (portal, Stars)), ("gate", (portal, Sky)), ("bridge", (bridge, Sky)), ("harbor", (bridge, Sky)),
    ("river", (bridge, Sky)), ("mountain*", (mountain, Sky)), ("volcano", (mountain, Sky)), ("cave*", (mountain, Sky)),
    ("ship", (starship, Stars)), ("*ship", (starship, Stars)), ("cruiser", (cruiser, Stars)), ("freighter", (freighter, Stars)), ("city", (city, Sky)),
    ("town", (city, Sky)), ("street*", (city, Sky)), ("harlem", (city, Sky)), ("island", (island, Sky)), ("jungle", (island, Sky)),
    ("beach", (island, Sky)), ("land", (island, Sky)), ("training", (arena, Sky)), ("ground*", (arena, Sky)), ("arena", (arena, Sky)),
    ("sanct*", (hall, Walls)), ("hall", (hall, Walls)), ("throne", (hall, Walls)), ("library", (hall, Walls)),
];

/// A name that says nothing may be any place on earth or off it.
const ANY: [(Site, Around); 12] = [
    (starship, Stars),
    (city, Sky),
    (island, Sky),
    (planet, Stars),
    (castle, Sky),
    (bunker, Sky),
    (mountain, Sky),
    (station, Stars),
    (bridge, Sky),
    (hall, Walls),
    (portal, Stars),
    (observatory, Sky),
];

/// Ships have an article before their names: "The Nautilus".
const SHIPS: [(Site, Around); 3] = [(cruiser, Stars), (freighter, Stars), (starship, Stars)];

/// Where a name leads that no word explains.
fn somewhere(name: &str) -> (Site, Around) {
    let chance = |bits: u32, places: usize| (seed(name) >> bits) as usize % places;
    let is_ship = matches!(words(name).as_slice(), [article, _] if article == "the");
    // These bits part the ships of a set.
    if is_ship { SHIPS[chance(19, SHIPS.len())] } else { ANY[chance(7, ANY.len())] }
}

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, name: &str) {
    let (site, around) = meant(name, WORDS).unwrap_or_else(|| somewhere(name));
    let hour = chance.pick([0, 0, 1, 2, 3]);
    let walls =
        chance.pick([None, None, Some("#8a5638"), Some("#65788c"), Some("#7d3f49"), Some("#47705c"), Some("#c08a3e")]);
    page.retone(|palette| retoned(palette, if around == Stars { 3 } else { hour }, walls));
    behind(page, chance, around);
    let mirrored = chance.coin();
    let size = chance.between(0.9, 1.22);
    let shift = (chance.between(-16.0, 16.0).round(), if around == Stars { 0.0 } else { (1.0 - size) * 40.0 });
    let side = if mirrored { 100.0 * size } else { -100.0 * size };
    let place = Place::at(100.0 + shift.0 + side, 75.0 + shift.1 - 75.0 * size).scaled(size).mirrored(mirrored);
    // Wider than the panel, whatever the size: walls and ground go on.
    if around == Sky {
        page.fill("M-5 140H205V155H-5z", Tone::Figure);
    }
    page.penned(place, |page| site(page, chance));
    weather(page, chance, around);
}

/// Morning, day, dusk or night, and the colour of walls.
fn retoned(palette: Palette, hour: u8, walls: Option<&'static str>) -> Palette {
    let Palette { key, ground, figure, light } = palette;
    let walls = walls.unwrap_or(figure);
    match hour {
        0 => Palette { key, ground, figure: walls, light },
        1 => Palette { key, ground: light, figure: walls, light: ground },
        2 => Palette { key, ground: figure, figure: if walls == figure { ground } else { walls }, light },
        _ => Palette { key, ground: "#2b2945", figure: walls, light },
    }
}

fn behind(page: &mut Page, chance: &mut Chance, around: Around) {
    page.ground(Tone::Ground);
    match around {
        Sky => {
            match chance.pick([0, 1, 2, 3]) {
                0 => {
                    rays(page, chance, (chance.clone().between(40.0, 160.0), 120.0), 15, Tone::Light);
                    page.dots(Screen::PANEL, Tone::Figure, |_, y| 0.9 - y / 95.0);
                }
                1 => {
                    page.disc(
                        (chance.between(30.0, 170.0), chance.between(30.0, 52.0)),
                        chance.between(14.0, 30.0),
                        Tone::Light,
                        2.2,
                    );
                    page.dots(Screen::COARSE, Tone::Light, |_, y| (y - 40.0) / 160.0);
                }
                2 => clouds(page, chance),
                _ => page.dots(Screen::PANEL, Tone::Light, |x, y| (x * 0.3 + y) / 170.0 - 0.1),
            };
        }
        Stars => {
            page.dots(Screen::COARSE, Tone::Figure, |x, y| (x + y) / 420.0 - 0.1);
            let mut stars = Path::new();
            for _ in 0..chance.pick([14, 24, 34]) {
                let (x, y, size) = (chance.between(2.0, 198.0), chance.between(2.0, 148.0), chance.between(0.8, 2.4));
                stars.polygon(&[(x, y - size), (x + size, y), (x, y + size), (x - size, y)]);
            }
            page.fill(stars.data(), Tone::Light);
            if chance.coin() {
                page.disc(
                    (chance.pick([24.0, 176.0]), chance.between(30.0, 120.0)),
                    chance.between(10.0, 30.0),
                    Tone::Light,
                    2.2,
                );
            }
        }
        Walls => page.dots(Screen::PANEL, Tone::Ink, |x, y| (x - 100.0).abs() / 170.0 + (30.0 - y) / 120.0),
    }
}

fn clouds(page: &mut Page, chance: &mut Chance) {
    let cloud = "M-44 12C-56 8-50-8-38-8C-36-24-12-28-4-16C8-26 30-20 30-6C44-8 52 10 40 14z";
    for _ in 0..chance.pick([2, 3]) {
        let place = Place::at(chance.between(10.0, 190.0), chance.between(30.0, 66.0)).scaled(chance.between(0.5, 1.0));
        page.penned(place, |page| page.part(cloud, Tone::Light, 2.0));
    }
}

/// What falls or flies before it.
fn weather(page: &mut Page, chance: &mut Chance, around: Around) {
    if around != Sky {
        return;
    }
    let mut path = Path::new();
    match chance.pick([0, 0, 1, 2, 3]) {
        1 => {
            for _ in 0..30 {
                let (x, y, long) =
                    (chance.between(0.0, 210.0), chance.between(-10.0, 140.0), chance.between(8.0, 16.0));
                path.start((x, y)).line((x - long * 0.4, y + long));
            }
            page.stroke(path.data(), Tone::Paper, 1.6);
        }
        2 => {
            for _ in 0..26 {
                let at = (chance.between(0.0, 200.0), chance.between(0.0, 150.0));
                path.start(at).line((at.0 + 0.1, at.1));
            }
            page.stroke(path.data(), Tone::Paper, 4.4);
        }
        3 => {
            for _ in 0..chance.pick([3, 5]) {
                let (x, y) = (chance.between(20.0, 180.0), chance.between(34.0, 70.0));
                path.start((x - 7.0, y - 3.0))
                    .bend((x - 3.0, y - 6.0), (x, y))
                    .bend((x + 3.0, y - 6.0), (x + 7.0, y - 3.0));
            }
            page.line(path.data(), 2.2);
        }
        _ => {}
    }
}
