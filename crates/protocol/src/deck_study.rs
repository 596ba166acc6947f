//! What is to be said of a deck: whether it is legal, and what it can do.

use crate::{CardNo, CardType, DeckDraft};
use serde::{Deserialize, Serialize};

/// What is to be said of a deck in its format. Chances are percentages, for a player who draws as the rules say and
/// takes no mulligan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckStudy {
    /// The word of the format that it was looked at for.
    pub format: String,
    /// Its cards without main character and side deck.
    pub size: u16,
    /// What keeps it from being legal; empty: it is.
    pub problems: Vec<DeckNote>,
    /// What is legal, but hardly meant.
    pub hints: Vec<DeckNote>,
    /// The nearest legal deck to play with; none if this one is legal, or if it takes a player to say.
    pub playable: Option<PlayableDeck>,
    /// How many of each kind, in the order in which lists show them.
    pub kinds: Vec<KindCount>,
    /// Vs: its supporting characters by cost. Squad: its cards by level. Without gaps from 1 to the highest.
    pub curve: Vec<CurveStep>,
    /// What the cards of the curve cost on average, in hundredths.
    pub average: u16,
    /// Vs: the symbols that are paid with or asked for.
    pub symbols: Vec<SymbolCount>,
    /// Squad: the six Factors.
    pub factors: Vec<FactorCount>,
    /// Those of its cards, the team with the most first; cards without a team come last, under an empty name.
    pub teams: Vec<TeamCount>,
    /// How likely some copy of a card is drawn, for 1 copy, 2, ... up to as many as a deck may hold of a usual card:
    /// by turn 1, turn 2, ... up to turn 10.
    pub odds: Vec<Vec<u8>>,
}

/// Something to be said of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckNote {
    /// A sentence.
    pub text: String,
    /// The id of the rule that it comes from.
    pub rule: String,
    /// The cards it is about; their rows are marked.
    pub cards: Vec<CardNo>,
    /// What mends it; none where only the player can say.
    pub fix: Option<DeckFix>,
}

/// A change that mends something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckFix {
    /// What it does, short enough for a button: "Take 1 out".
    pub text: String,
    /// The deck with the change.
    pub draft: DeckDraft,
}

/// A legal deck made of one that is not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayableDeck {
    /// What was changed, in a sentence: "Takes one Gambit out."
    pub text: String,
    /// The deck with the changes.
    pub draft: DeckDraft,
}

/// How many cards of a kind a deck has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KindCount {
    /// Which.
    pub kind: CardType,
    /// In the deck, copies counted.
    pub count: u16,
}

/// What costs so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CurveStep {
    /// The cost, or the level in Squad.
    pub cost: u8,
    /// The cards of that cost.
    pub count: u16,
    /// How likely at least one of them is in hand on the turn that first can pay for it.
    pub chance: u8,
}

/// What a deck does about a symbol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SymbolCount {
    /// In small letters: "might".
    pub symbol: String,
    /// Locations that pay it.
    pub given: u16,
    /// Cards with a power that asks for it, the main character's levels not counted.
    pub asked: u16,
    /// Those cards, each once.
    pub by: Vec<CardNo>,
    /// Whether a power of the main character asks for it.
    pub lead: bool,
    /// How likely a location for it is drawn by turn 4.
    pub chance: u8,
}

/// What a deck does about a Factor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactorCount {
    /// In small letters: "speed".
    pub factor: String,
    /// Cards that attack with it.
    pub attacks: u16,
    /// Cards whose icon blocks it.
    pub blocks: u16,
    /// How likely such an icon is the top card of the deck.
    pub chance: u8,
}

/// How many cards of a team a deck has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamCount {
    /// What players call it; empty: no team.
    pub team: String,
    /// Vs: characters, which attack together. Squad: all cards of it.
    pub characters: u16,
    /// Vs: what else is of the team.
    pub others: u16,
}
