//! How several people came by a seed that none of them could choose.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// Everything that a seed was made of, published after the game. Numbers of 256 bits are written as 64 hexadecimal
/// digits. `longbox_protocol::check_shared_seed` works it out again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SharedSeed {
    /// The game it was made for, as the server names it.
    pub game: String,
    /// What the server promised before anybody sat down: the hash of its secret.
    pub promise: String,
    /// The server's secret.
    pub secret: String,
    /// What each person added, in the order of the seats.
    pub shares: Vec<SeedShare>,
}

/// What one person added to a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedShare {
    /// Where the person sits.
    pub seat: Seat,
    /// The hash of the share, sent before anybody had shown one.
    pub promise: String,
    /// The share itself.
    pub share: String,
}
