//! What is asked of a player.

use crate::{Seat, SeatSet};

/// A question that the game waits for. The options stand in the menu beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Whose choice it is.
    pub owner: Seat,
    /// Who may give the answer (a teammate may answer for a shared turn).
    pub seats: SeatSet,
    /// How the options belong together.
    pub shape: Shape,
}

/// The few shapes of choice. Whatever the shape, an answer picks one option of the menu: big choices are
/// made in small steps, and the shape tells a client how the steps belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Pick one of the options.
    One,
    /// Pick one after another, at most `most`; the option that ends the picking comes last.
    Some {
        /// How many were picked before.
        picked: u8,
        /// How many may be picked in all.
        most: u8,
    },
    /// Put things in order, one after another.
    Order {
        /// How many have their place already.
        placed: u8,
    },
    /// Pick a number; the options are the numbers from `low` to `high`.
    Number {
        /// The number of the first option.
        low: u8,
        /// The number of the last option.
        high: u8,
    },
    /// Yes or no.
    YesNo,
    /// Name a card of the catalogue; an answer is the card's number there.
    Name,
}
