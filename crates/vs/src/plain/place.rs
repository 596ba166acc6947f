//! Which cards outside play are moved, from where, and where to.

use super::{Num, Side};
use crate::state::fighter::Row;
use crate::state::window::Piles;

/// Where cards are taken from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum From {
    /// These piles of the players of that side. A deck is looked through for them and shuffled.
    Piles(Side, Piles),
    /// What a look has laid before me.
    Window,
    /// Those whom the character whose power it is holds captive.
    Captives,
    /// The `Card`: found, that of a trigger, or that of a power which works in a KO pile or a pile beside a deck.
    Card,
}

/// Where cards lie that not all players know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hidden {
    Hand,
    Deck,
    /// Those that are face down.
    Resources,
    /// Cards out of the game, and with them every pile beside a deck.
    Removed,
}

/// How many of them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Take {
    /// At least and at most so many, which are chosen.
    Chosen(u8, u8),
    All,
    /// All, one after another as I choose.
    InOrder,
    Random(Num),
}

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dest {
    Hand,
    /// Its owner's deck, which is shuffled.
    Deck,
    /// The same, face up in it.
    DeckFaceUp,
    /// The side of whoever does it, in a row of choice.
    MySide,
    /// That row of my side.
    MyRow(Row),
    /// Its owner's resource row; only a location may lie face up.
    Resources {
        up: bool,
    },
    /// The same for locations, each face up or face down as I choose.
    Locations,
    Ko,
    /// The bottom of its owner's deck.
    DeckBottom,
    /// Out of the game.
    Removed,
    /// It stays where it is, for all to see, and is the `Card` of what follows.
    Shown,
    /// Before all, out of every pile, until what follows says where it goes.
    Aside,
}

impl Dest {
    pub(crate) fn is_in_play(self) -> bool {
        matches!(self, Dest::MySide | Dest::MyRow(_))
    }
}
