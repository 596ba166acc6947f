//! Players and their sides.

use serde::{Deserialize, Serialize};

/// A player, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// The controller of the card.
    Me,
    /// The other player.
    Foe,
    /// The player whose turn it is.
    Turn,
    /// The player picked by `ChoosePlayer`.
    Chosen,
    /// The controller of `It`.
    Holder,
}

/// A side of the table, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// My side.
    Mine,
    /// The opponent's side.
    Theirs,
    /// Both sides.
    Any,
}
