//! What can be wrong with a stored game.

use crate::replay::FORMAT;
use crate::{REPLAY_BYTES, REPLAY_STEPS, Refusal, Seat, excerpt};

/// Why a stored game cannot be played, for whoever has the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// More bytes than a replay may have.
    #[error("the file has {found} bytes; a replay has at most {REPLAY_BYTES}")]
    TooLarge {
        /// Its bytes.
        found: usize,
    },
    /// More inputs than a replay may have.
    #[error("the replay has {found} inputs; {REPLAY_STEPS} are the most")]
    TooLong {
        /// Its inputs.
        found: usize,
    },
    /// Whoever saved it has no seat in it.
    #[error("the replay was saved by seat {seat}, and nobody sits there")]
    NoSuchSeat {
        /// The seat it names.
        seat: Seat,
    },
    /// Something else than a replay, with what is odd about it if it looks like one.
    #[error("that isn't a Longbox replay{}", detail(.0))]
    NotAReplay(String),
    /// Written in another way than today.
    #[error("the file was written by {} version of Longbox: replays have format {FORMAT} here, and this one has {found}", if *.found < FORMAT { "an older" } else { "a newer" })]
    OtherFormat {
        /// The number of that way.
        found: u32,
    },
    /// The end is missing.
    #[error("the file is cut short: {expected} bytes were written, {found} are there")]
    CutShort {
        /// Bytes that its first line promises.
        expected: usize,
        /// Bytes that are there.
        found: usize,
    },
    /// Something in it was changed after it was written.
    #[error("the file is damaged: its checksum does not fit its content")]
    Damaged,
    /// A replay, but of another game.
    #[error("the replay is of the game '{found}', not of '{expected}'")]
    OtherGame {
        /// The game that was to play it.
        expected: String,
        /// The game it is of.
        found: String,
    },
    /// The rules have changed.
    #[error("this game was played under rules version {found}; this program plays version {expected}")]
    OtherRules {
        /// The version here.
        expected: u32,
        /// The version it was played under.
        found: u32,
    },
    /// A card, named here, does something else now.
    #[error("{0} has changed since this game was played")]
    Changed(String),
    /// A card, named here, does not exist any more.
    #[error("{0} is no longer in the catalogue")]
    Gone(String),
    /// Rules may go by the order of cards, and it is not the same.
    #[error("the catalogue lists the cards of this game in another order than when it was played")]
    OtherOrder,
    /// A card number of the set-up that no pin explains.
    #[error("the replay is damaged: its set-up uses card {0} and does not say which card that is")]
    UnknownCard(u16),
    /// A card of the set-up, named here, without a pin.
    #[error("the replay is damaged: it does not say how {0} was defined when it was played")]
    NotPinned(String),
    /// The game refuses the set-up, for this reason.
    #[error("the set-up of the replay is not accepted: {0}")]
    Setup(String),
    /// Another deal.
    #[error("the deal does not lead to the recorded position")]
    OtherStart,
    /// The option with that number is another one.
    #[error("input {number} was '{recorded}' when it was made and is '{now}' now")]
    OtherOption {
        /// The input, counted from 1.
        number: usize,
        /// The key of the option that was taken.
        recorded: String,
        /// The key of the option with its number.
        now: String,
    },
    /// The table does not take an input.
    #[error("input {number} is refused: {refusal}")]
    Refused {
        /// The input, counted from 1.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
    /// An input leads somewhere else.
    #[error("after input {number} the position is not the recorded one")]
    OtherPosition {
        /// The input, counted from 1.
        number: usize,
    },
}

impl ReplayError {
    /// What stands under the seal cannot be understood. `why` may repeat parts of the file: it is cut.
    pub fn not_a_replay(why: impl std::fmt::Display) -> ReplayError {
        ReplayError::NotAReplay(excerpt(&why.to_string()))
    }

    /// A replay of another game than was expected. Its name comes from the file: it is cut.
    pub fn other_game(expected: &str, found: &str) -> ReplayError {
        ReplayError::OtherGame { expected: expected.to_owned(), found: excerpt(found) }
    }
}

fn detail(odd: &str) -> String {
    if odd.is_empty() { String::new() } else { format!(": {odd}") }
}
