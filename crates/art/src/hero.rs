//! Who is drawn: build, head, face and suit follow from the name, so that a hero looks alike on every card.

use crate::chance::{Chance, seed};
use crate::lettering;
use crate::page::Tone;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Head {
    Spikes,
    LongHair,
    Hood,
    Ears,
    Horns,
    Fin,
    ShortHair,
    WindHair,
    Helmet,
    Crest,
    Wings,
    Beard,
    Curls,
    Goggles,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// The whole face is covered.
    Mask,
    /// Only the eyes are.
    Domino,
    Visor,
    Bare,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suit {
    Emblem,
    Yoke,
    Pauldrons,
    Core,
    Coat,
    Straps,
    Panels,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Hero {
    pub(crate) initial: char,
    pub(crate) head: Head,
    pub(crate) face: Face,
    pub(crate) suit: Suit,
    pub(crate) emblem: &'static str,
    /// Half the width of the shoulders of a bust.
    pub(crate) shoulders: f64,
    pub(crate) cape: bool,
    pub(crate) hair: Tone,
    /// Gloves, boots and belt.
    pub(crate) trim: Tone,
    /// Which of three kinds of eyes.
    pub(crate) eyes: u8,
}

const EMBLEMS: [&str; 8] = [
    "M0 112L10 126L0 140L-10 126z",
    "M-14 114L0 136L14 114H7L0 124L-7 114z",
    "M-12 126a12 12 0 1 0 24 0a12 12 0 1 0-24 0z",
    "M-13 116H13L8 138H-8z",
    "M0 110L4 122L15 126L4 130L0 143L-4 130L-15 126L-4 122z",
    "M4 110L-10 128H-1L-5 143L11 123H2L8 110z",
    "M-13 138L0 113L13 138H6L0 127L-6 138z",
    "M-14 116H14V123H5V140H-5V123H-14z",
];

impl Hero {
    pub(crate) fn named(name: &str) -> Hero {
        use Head::*;
        let mut chance = Chance::of(seed(name));
        let head = chance.pick([
            Spikes, LongHair, Hood, Ears, Horns, Fin, ShortHair, WindHair, Helmet, Crest, Wings, Beard, Curls, Goggles,
        ]);
        let face = match head {
            Ears | Horns | Fin | Crest | Hood => chance.pick([Face::Mask, Face::Mask, Face::Domino]),
            Helmet => Face::Visor,
            Beard | Goggles => Face::Bare,
            _ => chance.pick([Face::Domino, Face::Bare, Face::Bare, Face::Visor, Face::Mask]),
        };
        Hero {
            initial: lettering::initial(name),
            head,
            face,
            suit: chance.pick([
                Suit::Emblem,
                Suit::Yoke,
                Suit::Pauldrons,
                Suit::Core,
                Suit::Coat,
                Suit::Straps,
                Suit::Panels,
            ]),
            emblem: chance.pick(EMBLEMS),
            shoulders: chance.pick([50.0, 60.0, 74.0]),
            cape: chance.odds(0.5),
            hair: chance.pick([Tone::Ink, Tone::Ink, Tone::Figure, Tone::Light]),
            trim: chance.pick([Tone::Light, Tone::Light, Tone::Ink]),
            eyes: chance.pick([0, 1, 2]),
        }
    }

    /// Slim is below 1, broad above.
    pub(crate) fn build(&self) -> f64 {
        0.62 + self.shoulders / 160.0
    }
}
