//! What people read when something is not done: why, and what they can do.

use crate::store::StoreError;
use longbox_protocol::{RefusalKind, RoomRefusal};

/// A refusal with its sentences.
pub(crate) fn refusal(kind: RefusalKind, text: impl Into<String>) -> RoomRefusal {
    RoomRefusal { kind, text: text.into() }
}

/// The usual sentence for a kind of refusal.
pub(crate) fn plain(kind: RefusalKind) -> RoomRefusal {
    let text = match kind {
        RefusalKind::Unread => "The server can't read this message. Reload the page.",
        RefusalKind::OtherVersion => "The page and the server are different versions. Reload the page.",
        RefusalKind::NotReady => "Say which version you speak first.",
        RefusalKind::TooLong => "This message is too long for the server.",
        RefusalKind::TooFast => "That was too much at once. Wait a moment and try again.",
        RefusalKind::NoRoom => "There is no game with this code. Check it, or ask for a new invitation.",
        RefusalKind::NotInRoom => "You are in no game. Open one, or enter a code.",
        RefusalKind::NoSeat => "Only players can do this; you have no seat here.",
        RefusalKind::SeatTaken => "This seat is taken.",
        RefusalKind::WrongTime => "This isn't possible right now.",
        RefusalKind::Plan => "No game can be opened like this.",
        RefusalKind::Deck => "This deck can't be played.",
        RefusalKind::Share => "Your part of the shuffle doesn't fit what was promised. Reload the page.",
        RefusalKind::Key => {
            "This link has been used, or it belongs to another game. Make a new one where you play now."
        }
        RefusalKind::Talk => "This can't be said here.",
        RefusalKind::TooMany => "This server is full. Try again later.",
        RefusalKind::NotOnline => "This isn't possible in a game between people.",
        RefusalKind::Storage => "The server could not store this, so nothing has changed. Try again in a moment.",
        RefusalKind::Void => "This game can't go on: the server has been updated, and its rules are different now.",
        RefusalKind::Closing => "The server is about to restart. Your game is stored and goes on in a moment.",
    };
    refusal(kind, text)
}

/// What a store that fails means for whoever wanted something of it.
pub(crate) fn of_store(error: &StoreError) -> RoomRefusal {
    match error {
        StoreError::Leased => refusal(RefusalKind::Storage, "Another server runs this game. Try again in a moment."),
        _ => plain(RefusalKind::Storage),
    }
}

pub(crate) fn too_many_own(most: usize) -> RoomRefusal {
    let text = format!("You have {most} games open, the most there can be. Finish or leave one first.");
    refusal(RefusalKind::TooMany, text)
}

pub(crate) fn too_long(most: usize) -> RoomRefusal {
    refusal(RefusalKind::Talk, format!("That is too long: {most} letters at most."))
}

pub(crate) fn seats(title: &str, (fewest, most): (u8, u8), found: usize) -> RoomRefusal {
    let text = match fewest == most {
        true => format!("\"{title}\" is for {most} players, not {found}."),
        false => format!("\"{title}\" is for {fewest} to {most} players, not {found}."),
    };
    refusal(RefusalKind::Plan, text)
}

pub(crate) fn clock((shortest, longest): (u32, u32)) -> RoomRefusal {
    refusal(RefusalKind::Plan, format!("A clock begins with {shortest} to {longest} seconds."))
}

pub(crate) const NOBODY: &str = "A game needs at least one person.";
pub(crate) const NO_MODE: &str = "This way to play isn't known here.";
pub(crate) const NO_BOT: &str = "This bot isn't known here.";
pub(crate) const NO_FREE_TALK: &str = "Only ready-made words are used in this game.";
pub(crate) const BOTS_PLAY_ON: &str = "Bots don't agree to a draw.";
pub(crate) const NO_CHANCE: &str = "The server has no random numbers. Try again in a moment.";

pub(crate) fn name(most: usize) -> RoomRefusal {
    refusal(RefusalKind::Talk, format!("A name has 1 to {most} letters."))
}
