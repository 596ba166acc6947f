//! The colours of people: few, strong, and apart from each other, as a comic is printed.

use crate::chance::Chance;
use crate::page::Tone;

pub(crate) const RED: Tone = Tone::Of("#cf3b2e");
pub(crate) const WINE: Tone = Tone::Of("#8c2340");
pub(crate) const ORANGE: Tone = Tone::Of("#e67e2c");
pub(crate) const GOLD: Tone = Tone::Of("#f2b829");
pub(crate) const GREEN: Tone = Tone::Of("#3f8f4a");
pub(crate) const OLIVE: Tone = Tone::Of("#77803a");
pub(crate) const TEAL: Tone = Tone::Of("#1f8489");
pub(crate) const BLUE: Tone = Tone::Of("#2c66b3");
pub(crate) const NAVY: Tone = Tone::Of("#2a3468");
pub(crate) const PURPLE: Tone = Tone::Of("#6f479f");
pub(crate) const PINK: Tone = Tone::Of("#d96f98");
pub(crate) const BROWN: Tone = Tone::Of("#7d4e2d");
pub(crate) const GREY: Tone = Tone::Of("#8d949f");
pub(crate) const SILVER: Tone = Tone::Of("#c9d0d6");
pub(crate) const BLACK: Tone = Tone::Of("#34313e");
pub(crate) const WHITE: Tone = Tone::Of("#f6efe0");
pub(crate) const SKY: Tone = Tone::Of("#86c5e6");
pub(crate) const FLAME: Tone = Tone::Of("#f58a25");
pub(crate) const ICE: Tone = Tone::Of("#bfe4f2");
pub(crate) const LEAF: Tone = Tone::Of("#6fa84a");
pub(crate) const STONE: Tone = Tone::Of("#c8793f");
pub(crate) const BONE: Tone = Tone::Of("#ece2c4");

const SUITS: [Tone; 14] = [RED, WINE, ORANGE, GOLD, GREEN, OLIVE, TEAL, BLUE, NAVY, PURPLE, PINK, BROWN, GREY, BLACK];
const LIGHT: [Tone; 5] = [WHITE, GOLD, SKY, SILVER, PINK];
const DARK: [Tone; 5] = [BLACK, NAVY, WINE, BROWN, GREEN];
const SKINS: [Tone; 5] =
    [Tone::Of("#f6d3b1"), Tone::Of("#eab98f"), Tone::Of("#cf9263"), Tone::Of("#a56a42"), Tone::Of("#7c4a30")];
const HAIR: [Tone; 7] = [
    Tone::Ink,
    Tone::Ink,
    Tone::Of("#5d3720"),
    Tone::Of("#8f5429"),
    Tone::Of("#e9bd4b"),
    Tone::Of("#c7502a"),
    Tone::Of("#f0e8d6"),
];
pub(crate) const GREY_HAIR: Tone = Tone::Of("#cfcac4");

/// How light a colour is, from 0 to 1; what is not a colour of its own counts as the middle.
pub(crate) fn lightness(tone: Tone) -> f64 {
    let Tone::Of(colour) = tone else { return if tone == Tone::Ink { 0.0 } else { 0.5 } };
    let part = |from: usize| colour.get(from..from + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(0);
    (0.3 * f64::from(part(1)) + 0.59 * f64::from(part(3)) + 0.11 * f64::from(part(5))) / 255.0
}

/// The colours of a suit: the second and the trim stand out from the first.
pub(crate) fn suit(chance: &mut Chance) -> [Tone; 3] {
    let first = chance.pick(SUITS);
    [first, partner(chance, first), partner(chance, first)]
}

/// A colour that can be told from `first` in print.
pub(crate) fn partner(chance: &mut Chance, first: Tone) -> Tone {
    let wanted = if lightness(first) < 0.42 { LIGHT } else { DARK };
    match chance.pick(wanted) {
        same if same == first => Tone::Paper,
        other if (lightness(other) - lightness(first)).abs() > 0.15 => other,
        _ if lightness(first) < 0.42 => WHITE,
        _ => BLACK,
    }
}

pub(crate) fn skin(chance: &mut Chance) -> Tone {
    chance.pick([SKINS[0], SKINS[0], SKINS[1], SKINS[1], SKINS[2], SKINS[3], SKINS[4]])
}

pub(crate) fn hair(chance: &mut Chance) -> Tone {
    chance.pick(HAIR)
}
