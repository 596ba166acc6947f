//! Beasts: heads, whole bodies, claws, and what they hatch from. A name always has the same beast, in other views.

mod body;
mod egg;
mod skull;

use crate::backdrop::{burst, speed_lines};
use crate::chance::{Chance, seed};
use crate::colours::{BLACK, BONE, BROWN, GOLD, GREEN, GREY, NAVY, OLIVE, ORANGE, PINK, PURPLE, RED, TEAL, WINE};
use crate::page::{Page, Place, Tone};
use crate::scene::{self, HOURS, Hour};
use crate::words::{meant, words};

/// How a beast looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beast {
    pub(crate) skin: Tone,
    /// Belly, spots and crest.
    pub(crate) second: Tone,
    pub(crate) glow: Tone,
    pub(crate) crest: Crest,
    /// 0 stands for none at all.
    pub(crate) eyes: u8,
    /// Which of three kinds of teeth.
    pub(crate) teeth: u8,
    pub(crate) winged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crest {
    Spikes,
    Horns,
    Frill,
    Dome,
    Crown,
}

/// How it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    Front,
    Side,
    Spit,
    Body(usize),
    Dark,
    Egg,
    Crawler,
}

#[rustfmt::skip]
const VIEWS: &[(&str, View)] = &[
    ("egg*", View::Egg), ("ovo*", View::Egg), ("incubat*", View::Egg), ("nest", View::Egg), ("spider", View::Crawler),
    ("scorpion", View::Crawler), ("crawl*", View::Crawler), ("*hugger", View::Crawler), ("insect", View::Crawler),
    ("leap*", View::Body(0)), ("jump*", View::Body(0)), ("ambush*", View::Dark), ("lurk*", View::Dark),
    ("stalk*", View::Body(1)), ("ferocious", View::Body(2)), ("savage", View::Body(2)), ("spit*", View::Spit),
    ("acid", View::Spit), ("saliva*", View::Spit), ("venom*", View::Spit), ("screech*", View::Front), ("roar*", View::Front),
];

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, name: &str) {
    let beast = Beast::named(name);
    let view = meant(name, VIEWS).unwrap_or_else(|| {
        chance.pick([
            View::Front,
            View::Side,
            View::Side,
            View::Body(0),
            View::Body(1),
            View::Body(2),
            View::Body(3),
            View::Dark,
        ])
    });
    let hour = chance.pick([HOURS[0], HOURS[2], HOURS[3], HOURS[1]]);
    if view != View::Dark {
        let team = page.team();
        scene::draw(page, chance, team, hour);
        accent(page, chance, hour);
    }
    let place = Place::at(chance.between(92.0, 108.0).round(), 76.0)
        .turned(chance.between(-7.0, 7.0).round())
        .mirrored(chance.coin());
    let near = chance.between(0.84, 1.08);
    match view {
        View::Front => page.penned(place.scaled(near), |page| skull::front(page, &beast)),
        View::Side => page.penned(place.scaled(near), |page| skull::side(page, &beast, false)),
        View::Spit => page.penned(place.scaled(near), |page| skull::side(page, &beast, true)),
        View::Body(pose) => {
            page.penned(place.scaled(near * if pose > 1 { 0.78 } else { 0.94 }), |page| body::draw(page, &beast, pose))
        }
        View::Dark => dark(page, chance, &beast),
        View::Egg => egg::eggs(page, chance, &beast),
        View::Crawler => page.penned(place.scaled(near * 0.92), |page| egg::crawler(page, &beast)),
    }
}

impl Beast {
    fn named(name: &str) -> Beast {
        let mut chance = Chance::of(seed(name).wrapping_mul(0x85eb_ca6b));
        let words = words(name);
        let has = |word: &str| words.iter().any(|own| own == word);
        let skin =
            chance.pick([Tone::Figure, Tone::Figure, GREY, OLIVE, GREEN, TEAL, NAVY, BLACK, WINE, PURPLE, BROWN, RED]);
        let second = chance.pick([BONE, GOLD, Tone::Light, ORANGE, PINK]);
        let crest = chance.pick([Crest::Spikes, Crest::Horns, Crest::Frill, Crest::Dome]);
        Beast {
            skin,
            second,
            glow: chance.pick([GOLD, RED, Tone::Paper, ORANGE]),
            crest: if has("queen") || has("king") { Crest::Crown } else { crest },
            eyes: chance.pick([2, 2, 4, 6, 0, 1]),
            teeth: chance.pick([0, 1, 2]),
            winged: has("dragon") || has("bat"),
        }
    }
}

fn accent(page: &mut Page, chance: &mut Chance, hour: Hour) {
    match chance.pick([0, 1, 2, 3]) {
        0 => page.disc((100.0, 68.0), chance.between(44.0, 60.0).round(), hour.glow, 2.4),
        1 => page.part(&burst(chance, (100.0, 74.0), 88.0, 58.0, 13), hour.glow, 2.4),
        2 => speed_lines(page, chance, 14, -0.18, hour.glow),
        _ => {}
    }
}

/// Nothing but eyes and teeth, and more of them farther away.
fn dark(page: &mut Page, chance: &mut Chance, beast: &Beast) {
    page.ground(Tone::Ink);
    page.fill(
        if chance.coin() { "M0 0H46C40 50 44 100 34 150H0z" } else { "M200 0H160C168 60 158 100 170 150H200z" },
        Tone::Ground,
    );
    for _ in 0..chance.pick([2, 4, 6]) {
        let place =
            Place::at(chance.between(14.0, 186.0), chance.between(34.0, 120.0)).scaled(chance.between(0.5, 0.9));
        page.placed(place, |page| page.fill("M-16-6L-3 2L-14 5zM16-6L3 2L14 5z", Tone::Ground));
    }
    let place = Place::at(chance.between(80.0, 120.0), 74.0).turned(chance.between(-6.0, 6.0)).scaled(1.06);
    page.penned(place, |page| {
        skull::eyes(page, beast);
        skull::maw(page, beast);
    });
}
