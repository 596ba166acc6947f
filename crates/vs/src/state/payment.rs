//! What is being paid for, and how far the payment is.

use crate::program::PowerId;
use crate::state::position::{Fighters, NO_PIECE, NO_SLOT, Piece, Slot};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a payment is for: a super power of a character in play, or of a card elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PayFor {
    pub(crate) power: PowerId,
    pub(crate) via: u16,
    pub(crate) slot: Slot,
    /// The card outside play that has the power, or `NO_PIECE`.
    pub piece: Piece,
    /// What a reaction reacts to.
    pub(crate) it: Fighters,
    pub(crate) kod: Piece,
    /// The time of the super power that it answers.
    pub(crate) answers: u16,
}

impl PayFor {
    /// A power of a character in play.
    pub(crate) fn of_fighter(slot: Slot, power: PowerId, via: u16) -> PayFor {
        PayFor { slot, ..PayFor::of_player(power, via) }
    }

    /// A power of a card in a hand or KO pile.
    pub(crate) fn of_card(piece: Piece, power: PowerId) -> PayFor {
        PayFor { piece, ..PayFor::of_player(power, 0) }
    }

    /// What a player pays for without a character or card.
    pub(crate) fn of_player(power: PowerId, via: u16) -> PayFor {
        PayFor { power, via, slot: NO_SLOT, piece: NO_PIECE, it: Fighters::NONE, kod: NO_PIECE, answers: 0 }
    }
}

/// A cost being paid, symbol by symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pay {
    pub(crate) by: Seat,
    /// What it is for.
    pub what: PayFor,
    /// Local numbers of the locations picked so far.
    pub(crate) picked: [u8; 4],
    pub(crate) paid: u8,
    /// For powers that ask which symbols were paid: what each location gave, as a bit; several while it is asked.
    pub(crate) symbols: [u8; 4],
    /// A reaction that its player may still decline.
    pub(crate) offered: bool,
}

impl Pay {
    /// Nothing is paid yet.
    pub(crate) fn new(by: Seat, what: PayFor, offered: bool) -> Pay {
        Pay { by, what, picked: [u8::MAX; 4], paid: 0, symbols: [0; 4], offered }
    }

    /// The symbols that the last location could give, if it must be said which.
    pub(crate) fn unclear(&self) -> Option<u8> {
        let last = self.symbols[usize::from(self.paid.wrapping_sub(1) & 3)];
        (last.count_ones() > 1).then_some(last)
    }
}
