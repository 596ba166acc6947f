//! Games between people who each have a connection of their own: what a client and a server say to each other.
//!
//! A room is a table with seats for people and bots, found by a short code. The game at it is played with the messages
//! that a page and its own host exchange: a [`Call`] travels in [`RoomCall::Table`], a [`Report`] in
//! [`RoomReport::Table`].

use crate::{Call, GameName, Report};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a client asks of a server of games. What cannot be done is answered with `RoomReport::Refused`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RoomCall {
    /// The first message of a connection. Answered with `RoomReport::Ready`.
    Ready {
        /// The client's [`VERSION`](crate::VERSION).
        version: u32,
    },
    /// Opens a room. Answered with `RoomReport::Room`, which names its code.
    Open(RoomPlan),
    /// Comes to a room, to look whether to sit down or back to the own seat. Answered with `RoomReport::Room`, and with
    /// the whole table where the game is going on.
    Enter {
        /// That of the room.
        code: String,
    },
    /// Takes a seat in the room that the connection is in.
    Sit {
        /// Which one; none: the first that is free.
        seat: Option<Seat>,
        /// What to play with.
        deck: DeckChoice,
    },
    /// Gives the seat up, as long as no game has begun.
    Stand,
    /// Promises a share of the seed, by its hash: the game cannot begin before. Sent once all seats are taken.
    Promise {
        /// [`promise_of_share`](crate::promise_of_share), as 64 hexadecimal digits.
        promise: String,
    },
    /// Shows the share that was promised. Sent once everybody has promised.
    Share {
        /// 64 hexadecimal digits.
        share: String,
    },
    /// Something about the game: an answer, a question about cards, giving up, what is passed.
    Table(Call),
    /// Offers a draw or agrees to one; or does so no longer.
    Draw(bool),
    /// Wants to play once more, with the same decks; or does so no longer.
    Rematch(bool),
    /// Says something to everybody in the room.
    Say(Talk),
    /// Wants a key that moves the own seat to another device. Answered with `RoomReport::SeatKey`.
    SeatKey,
    /// Takes over a seat of a room with its key, which serves once.
    TakeSeat {
        /// That of the room.
        code: String,
        /// The key.
        key: String,
    },
    /// Leaves the room, not the seat.
    Leave,
}

/// A room to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomPlan {
    /// Whose rules are played.
    pub game: GameName,
    /// The [`ModeInfo::word`](crate::ModeInfo::word) of the way to play; empty: the usual one.
    pub mode: String,
    /// One for each seat.
    pub seats: Vec<SeatPlan>,
    /// None: everybody has all the time they want, as long as they are there.
    pub clock: Option<Fischer>,
    /// Whether people may say more than the ready-made things.
    pub free_talk: bool,
}

/// Who a seat is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes first.
    Person,
    /// A bot of this kind.
    Bot {
        /// The [`BotInfo::kind`](crate::BotInfo::kind).
        kind: String,
        /// What it plays with.
        deck: DeckChoice,
    },
}

/// What somebody plays with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DeckChoice {
    /// A deck that comes with the program.
    BuiltIn {
        /// The [`DeckInfo::key`](crate::DeckInfo::key).
        key: String,
        /// Who leads it, if not the one it names.
        main: Option<String>,
    },
    /// The player's own.
    Own {
        /// A deck list in any form that `DeckCall::Read` reads.
        text: String,
    },
}

/// A clock that gives time for every answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fischer {
    /// What everybody begins with, in seconds.
    pub start: u32,
    /// What an answer adds, in seconds.
    pub bonus: u32,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Talk {
    /// One of the ready-made things.
    Ready(ReadyWord),
    /// In the player's own words.
    Free(String),
}

/// What can be said with one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadyWord {
    /// "Hello!"
    Hello,
    /// "Good luck!"
    GoodLuck,
    /// "Well played!"
    WellPlayed,
    /// "Thank you!"
    Thanks,
    /// "Oops."
    Oops,
    /// "One moment, please."
    Moment,
    /// "Good game!"
    GoodGame,
}

/// What a server tells a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RoomReport {
    /// The connection can be used.
    Ready {
        /// The server's [`VERSION`](crate::VERSION).
        version: u32,
        /// What the guest is called.
        name: String,
    },
    /// The room as it is now.
    Room(Box<RoomInfo>),
    /// About the game: only what this seat may know.
    Table(Report),
    /// Somebody has said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        talk: Talk,
    },
    /// Moves the seat to whoever sends it with `RoomCall::TakeSeat`, once.
    SeatKey {
        /// Of the room.
        code: String,
        /// 64 hexadecimal digits.
        key: String,
    },
    /// The seat was taken over from another device; this connection is in no room any more.
    Moved,
    /// The room was left.
    Left,
    /// What was asked for is not done; nothing has changed.
    Refused(RoomRefusal),
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomRefusal {
    /// For programs.
    pub kind: RefusalKind,
    /// For people: sentences that say what can be done about it.
    pub text: String,
}

/// The kinds of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RefusalKind {
    /// The message cannot be read.
    Unread,
    /// The client speaks another version of the protocol.
    OtherVersion,
    /// `RoomCall::Ready` comes first.
    NotReady,
    /// The message is longer than any that makes sense.
    TooLong,
    /// Too many messages in too short a time.
    TooFast,
    /// There is no such room.
    NoRoom,
    /// The connection is in no room.
    NotInRoom,
    /// The connection has no seat in the room.
    NoSeat,
    /// The seat is taken, or there is none like it.
    SeatTaken,
    /// This is not the time for it.
    WrongTime,
    /// No room can be opened like this.
    Plan,
    /// The deck cannot be played with.
    Deck,
    /// A share or promise that is none.
    Share,
    /// The key does not fit.
    Key,
    /// Too long, empty, or not allowed here.
    Talk,
    /// As many as there may be are there already.
    TooMany,
    /// Games between people know no such call.
    NotOnline,
    /// What was asked for could not be stored.
    Storage,
    /// The game cannot go on under the rules of this version.
    Void,
    /// The server is about to stop.
    Closing,
}

/// How far a room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoomStage {
    /// Seats are free.
    Gathering,
    /// All have sat down; promises for the seed are made.
    Promising,
    /// All have promised; shares are shown.
    Sharing,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// The game was broken off for good: the rules of this version are others.
    Void,
}

/// A room as everybody in it may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomInfo {
    /// Whoever types it comes to the room.
    pub code: String,
    /// Whose rules are played.
    pub game: GameName,
    /// The way to play.
    pub mode: String,
    /// Whether people may say more than the ready-made things.
    pub free_talk: bool,
    /// How far it is.
    pub stage: RoomStage,
    /// The games played here, this one among them.
    pub round: u32,
    /// In the order of the seats.
    pub seats: Vec<RoomSeat>,
    /// The seat of whoever is told this.
    pub you: Option<Seat>,
    /// The name of this game, which promises and the seed are made for.
    pub game_id: String,
    /// The server's promise of its secret for this game.
    pub promise: String,
    /// None: no clock.
    pub clock: Option<Fischer>,
    /// Whose time is running down.
    pub running: Option<Seat>,
    /// Whoever is asked and gone loses in so many milliseconds.
    pub grace: Option<u64>,
}

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is something else to be seen of a seat")]
pub struct RoomSeat {
    /// Its place.
    pub seat: Seat,
    /// None: a person may sit down here.
    pub who: Option<crate::Who>,
    /// What is played there, in a few words. Only told once nobody can change decks any more.
    pub about: String,
    /// The person has no connection right now.
    pub away: bool,
    /// The promise of the person's share; none yet.
    pub promise: Option<String>,
    /// The share was shown.
    pub shared: bool,
    /// What is left on the clock, in milliseconds; none without a clock.
    pub left: Option<u64>,
    /// Wants a draw.
    pub draw: bool,
    /// Wants to play once more.
    pub rematch: bool,
}
