//! The table of Super Hero Squad.

use crate::{CardNo, HandCard, Phase, Thing};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// All that a viewer sees of a table of Super Hero Squad.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadTable {
    /// The number of the turn; the first is 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The parts of the turn, from power-up to discarding.
    pub phases: Vec<Phase>,
    /// The shared power.
    pub power: u8,
    /// The most it can be.
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

/// One of the two players with all their cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadSide {
    /// Whose side it is.
    pub seat: Seat,
    /// Points at the player.
    pub thing: Thing,
    /// This player's power in general; for some cards it may be another.
    pub power: u8,
    /// What makes that power: "shared power 8, Steel Yourself for Battle +1".
    pub power_parts: String,
    /// The cards that the viewer knows by level and name, then the hidden ones.
    pub hand: Vec<HandCard>,
    /// The deck is the player's life.
    pub deck: u8,
    /// The top card, if the viewer knows it.
    pub deck_top: Option<CardNo>,
    /// Points at the deck.
    pub deck_thing: Thing,
    /// How many cards are in the discard pile.
    pub discard: u8,
    /// Its top card, which everybody sees; none if the pile is empty.
    pub discard_top: Option<CardNo>,
    /// Cards the viewer remembers to be in the discard pile, from the top.
    pub discard_remembered: Vec<CardNo>,
    /// Points at the discard pile.
    pub discard_thing: Thing,
    /// In the order in which they came into play.
    pub keepers: Vec<Keeper>,
    /// How many of them may stay at the end of a turn.
    pub most_keepers: u8,
    /// Points at the row of Keepers, for cards that are dropped there.
    pub keeper_row: Thing,
}

/// A card that stays in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keeper {
    /// Points at it.
    pub thing: Thing,
    /// What it is now, a copy as the card it copies.
    pub card: CardNo,
    /// The card it really is, if it is a copy.
    pub original: Option<CardNo>,
    /// What it does as a Keeper.
    pub text: String,
    /// What a screen reader says.
    pub label: String,
}

/// An attack or a hit, with the cards that were turned for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquadAttack {
    /// The card that attacks or hits.
    pub card: CardNo,
    /// Whose it is.
    pub by: Seat,
    /// Who takes the damage.
    pub victim: Seat,
    /// False: a hit by a Keeper or an effect.
    pub is_attack: bool,
    /// 0 before it is fixed.
    pub value: u8,
    /// What makes the value: "printed 5, Steel Yourself for Battle +1".
    pub value_parts: String,
    /// The damage so far, which is also how many cards were turned.
    pub dealt: u8,
    /// Factors that are not blocked yet, in small letters.
    pub open: Vec<String>,
    /// Cards lost or shown for it, in their order.
    pub turned: Vec<Turned>,
    /// The first point of a Keeper's damage was blocked, so the Keeper is destroyed.
    pub misfired: bool,
    /// Nothing more comes of it.
    pub over: bool,
    /// What is told of it in a sentence: "Mira turns cards from her deck, one for each damage."
    pub story: String,
}

/// A card that was turned for damage or put down as a block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// Which card it was.
    pub card: CardNo,
    /// Its icon stopped the attack, or a Factor of it.
    pub blocks: bool,
    /// It was in the hand; otherwise on top of the deck.
    pub from_hand: bool,
}
