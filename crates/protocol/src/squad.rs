//! The table of Super Hero Squad.

use crate::{CardNo, HandCard, Phase, Thing};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadTable {
    pub turn: u16,
    pub active: Seat,
    pub phases: Vec<Phase>,
    /// The shared power, and the most it can be.
    pub power: u8,
    pub most_power: u8,
    /// What changed it last: "Heads: from 8 to 9." May be empty.
    pub power_note: String,
    /// In the order of the seats.
    pub sides: Vec<SquadSide>,
    /// The attack or hit in progress, innermost; after it, the last one of this turn or the one before.
    pub attack: Option<SquadAttack>,
    /// Effects that wait, in words.
    pub waiting: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadSide {
    pub seat: Seat,
    pub thing: Thing,
    /// This player's power in general, and what makes it.
    pub power: u8,
    pub power_parts: String,
    pub hand: Vec<HandCard>,
    /// The deck is the player's life.
    pub deck: u8,
    pub deck_top: Option<CardNo>,
    pub deck_thing: Thing,
    pub discard: u8,
    pub discard_top: Option<CardNo>,
    /// Cards the viewer remembers to be in the discard pile, from the top.
    pub discard_remembered: Vec<CardNo>,
    pub discard_thing: Thing,
    pub keepers: Vec<Keeper>,
    pub most_keepers: u8,
    pub keeper_row: Thing,
}

/// A card that stays in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keeper {
    pub thing: Thing,
    pub card: CardNo,
    /// The card it really is, if it is a copy.
    pub original: Option<CardNo>,
    /// What it does as a Keeper.
    pub text: String,
    pub label: String,
}

/// An attack or a hit, with the cards that were turned for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquadAttack {
    pub card: CardNo,
    pub by: Seat,
    pub victim: Seat,
    /// False: a hit by a Keeper or an effect.
    pub is_attack: bool,
    /// 0 before it is fixed.
    pub value: u8,
    /// What makes the value: "printed 5, Steel Yourself for Battle +1".
    pub value_parts: String,
    pub dealt: u8,
    /// Factors that are not blocked yet, in small letters.
    pub open: Vec<String>,
    /// Cards lost or shown for it, in their order.
    pub turned: Vec<Turned>,
    pub misfired: bool,
    pub over: bool,
    /// What is told of it in a sentence: "Mira turns cards from her deck, one for each damage."
    pub story: String,
}

/// A card that was turned for damage or put down as a block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    pub card: CardNo,
    /// Its icon stopped the attack, or a Factor of it.
    pub blocks: bool,
    pub from_hand: bool,
}
