//! Before a game: what can be played, with what and against whom.

use crate::{CardNo, FormatInfo};
use longbox_kernel::{Seat, Seed};
use serde::{Deserialize, Serialize};

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// Vs. System 2PCG, for two to four players.
    Vs,
    /// Super Hero Squad, for two players.
    Squad,
}

impl GameName {
    /// In the order in which they are offered.
    pub const ALL: [GameName; 2] = [GameName::Vs, GameName::Squad];

    /// The word for it in addresses and files.
    pub fn word(self) -> &'static str {
        match self {
            GameName::Vs => "vs",
            GameName::Squad => "squad",
        }
    }

    /// The game of this word; none if there is none.
    pub fn from_word(word: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.word() == word)
    }
}

/// All that a lobby needs to know of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// Names it in calls.
    pub game: GameName,
    /// What players call it.
    pub title: String,
    /// Starter decks first.
    pub decks: Vec<DeckInfo>,
    /// From the weakest to the strongest.
    pub bots: Vec<BotInfo>,
    /// The ways to play, the usual one first.
    pub modes: Vec<ModeInfo>,
    /// The ways to build decks, the usual one first.
    pub formats: Vec<FormatInfo>,
}

/// A deck to choose in the lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckInfo {
    /// Names the deck in an [`Invitation`].
    pub key: String,
    /// What players call it.
    pub name: String,
    /// "starter", "tuned", "quest" and the like; decks of a kind stand together.
    pub kind: String,
    /// One or two sentences, or empty.
    pub about: String,
    /// The teams of its cards, those with the most cards first.
    pub teams: Vec<String>,
    /// The set that most of its cards are of, as players call it; empty in games whose decks are not told apart by it.
    pub set_name: String,
    /// The universe of its cards, or empty in games without.
    pub universe: String,
    /// How hard it is to play: "easy", "medium", "tricky", or empty.
    pub difficulty: String,
    /// Who leads it if nobody else is named; empty where a game has no main characters.
    pub main: String,
    /// All who may lead it.
    pub mains: Vec<MainInfo>,
    /// What is in it: how many of which card.
    pub cards: Vec<(u8, CardNo)>,
    /// Whom somebody in it may become: main characters of level 2. Empty: it brings no side deck.
    pub side_deck: Vec<CardNo>,
    /// What lies beside it when the game begins, besides a side deck.
    pub piles: Vec<PileInfo>,
    /// A quest with its own rules: only for the seat of an opponent.
    pub quest: Option<QuestInfo>,
}

/// Cards that begin the game in a pile beside a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PileInfo {
    /// "Facehugger".
    pub name: String,
    /// How many of which card.
    pub cards: Vec<(u8, CardNo)>,
}

/// The quest that a deck is a stage of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestInfo {
    /// What players call the whole quest.
    pub name: String,
    /// Its place in the quest; the first is 1.
    pub stage: u8,
}

/// Somebody who may lead a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MainInfo {
    /// Names them in [`SeatSetup::main`].
    pub name: String,
    /// How hard they are to play: "easy", "medium", "tricky", or empty if nobody has said.
    pub difficulty: String,
    /// The card of the first level.
    pub card: CardNo,
}

/// A bot to play against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotInfo {
    /// Names it in an [`Invitation`].
    pub kind: String,
    /// A name to play against: "Sidekick".
    pub name: String,
    /// One sentence.
    pub about: String,
    /// From 1 upwards.
    pub strength: u8,
}

/// A way to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModeInfo {
    /// Names it in an [`Invitation`].
    pub word: String,
    /// What players call it.
    pub title: String,
    /// How many may sit down, from the fewest to the most.
    pub seats: (u8, u8),
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Somebody at this device.
    Person(String),
    /// The bot of this kind.
    Bot(String),
}

impl Who {
    /// Whether questions to this seat go to the client.
    pub fn is_person(&self) -> bool {
        matches!(self, Who::Person(_))
    }
}

/// A seat with its deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    /// A person or a bot.
    pub who: Who,
    /// The [`DeckInfo::key`] of its deck.
    pub deck: String,
    /// Who leads the deck, if not the one it names.
    pub main: Option<String>,
}

/// Who has the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum First {
    /// Chance decides, as the rules say.
    #[default]
    Chance,
    /// This seat, whatever the rules say.
    Seat(Seat),
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// Whose rules are played.
    pub game: GameName,
    /// One a seat, in the order of the seats.
    pub chairs: Vec<SeatSetup>,
    /// Empty: the usual one.
    pub mode: String,
    /// Chance, unless the players have agreed on somebody.
    pub first: First,
    /// The same seed gives the same shuffles. A host that many use draws one itself.
    pub seed: Seed,
}
