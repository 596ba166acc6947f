//! A deck as it is built, and what is asked about one.

use crate::{CardInfo, CardNo, GameName};
use longbox_kernel::Seed;
use serde::{Deserialize, Serialize};

/// A deck as it is built: it may be unfinished, or against the rules. Its cards are numbers of this host, which another
/// version of the program may count differently: a deck is kept and sent as [`DeckForm::Text`] or [`DeckForm::Link`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckDraft {
    /// Whose cards it is made of.
    pub game: GameName,
    /// What its player calls it; may be empty.
    pub name: String,
    /// The [`FormatInfo::word`] of the format it is meant for; empty: the usual one.
    pub format: String,
    /// Vs: its main character, as the card of level 1; the other levels come along. None: nobody yet.
    pub lead: Option<CardNo>,
    /// How many of which card, each card once, in the order of the list.
    pub cards: Vec<(u8, CardNo)>,
    /// Vs: the main characters of level 2 in its side deck.
    pub side: Vec<CardNo>,
    /// What its player wrote about it; may have several lines.
    pub notes: String,
    /// Other lines of its file, kept as they are: "kind" and "difficulty", a quest.
    pub lines: Vec<(String, String)>,
}

impl DeckDraft {
    /// An empty one.
    pub fn new(game: GameName) -> DeckDraft {
        let [name, format, notes] = [const { String::new() }; 3];
        let (cards, side, lines) = (Vec::new(), Vec::new(), Vec::new());
        DeckDraft { game, name, format, lead: None, cards, side, notes, lines }
    }

    /// How many of this card are in it.
    pub fn copies(&self, card: CardNo) -> u8 {
        self.cards.iter().find(|(_, known)| *known == card).map_or(0, |(count, _)| *count)
    }

    /// Puts so many of this card into it, at the place where the card is or at the end; none takes it out.
    pub fn set_copies(&mut self, card: CardNo, count: u8) {
        match self.cards.iter_mut().find(|(_, known)| *known == card) {
            Some(entry) => entry.0 = count,
            None => self.cards.push((count, card)),
        }
        self.cards.retain(|(count, _)| *count > 0);
    }

    /// Its cards without main character and side deck.
    pub fn size(&self) -> usize {
        self.cards.iter().map(|(count, _)| usize::from(*count)).sum()
    }
}

/// A way to build decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormatInfo {
    /// Names it in a [`DeckDraft`] and in deck files: "strict".
    pub word: String,
    /// What players call it.
    pub title: String,
    /// The fewest and the most cards.
    pub size: (u8, u8),
}

/// What is asked about decks and cards; no game on the table is needed or touched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeckCall {
    /// What is to be said of it. Answered with `DeckReply::Study`.
    Study(DeckDraft),
    /// A hand to begin with, and what a mulligan would bring. Answered with `DeckReply::Hand`.
    Hand {
        /// Who plays.
        draft: DeckDraft,
        /// The same seed gives the same hand.
        seed: Seed,
    },
    /// Reads a deck in whatever form it is written. Answered with `DeckReply::Read`.
    Read {
        /// The game that is meant if the text does not tell.
        game: GameName,
        /// The text of a file, or a link.
        text: String,
    },
    /// Answered with `DeckReply::Written`.
    Write {
        /// What is written.
        draft: DeckDraft,
        /// How.
        form: DeckForm,
    },
    /// The draft of a deck in the lobby. Answered with `DeckReply::Draft`.
    Draft {
        /// Whose deck.
        game: GameName,
        /// Its [`DeckInfo::key`](crate::DeckInfo::key).
        deck: String,
    },
    /// A first list, legal and sensible. Answered with `DeckReply::Draft`.
    Suggest {
        /// Whose cards.
        game: GameName,
        /// Vs: the name or id of a main character. Squad: a hero or a team.
        around: String,
        /// The same seed gives the same list.
        seed: Seed,
    },
    /// Looks at cards of a player's own without putting them into games. Answered with `DeckReply::Cards`.
    CheckCards {
        /// The game they are for.
        game: GameName,
        /// All files of own cards of that game.
        files: Vec<CardFile>,
    },
    /// The words that cards are written with. Answered with `DeckReply::Words`.
    Words {
        /// Whose cards.
        game: GameName,
    },
    /// How a card is written, to begin one of one's own with. Answered with `DeckReply::CardText`.
    CardText {
        /// The game it is of.
        game: GameName,
        /// The number of a card that comes with the program; none: an example.
        card: Option<CardNo>,
    },
}

/// A file of a player's own cards. One whose name ends with `keywords.ron` defines keywords, one with `teams.ron` teams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFile {
    /// As errors name it: "my-cards.ron".
    pub name: String,
    /// What stands in it.
    pub text: String,
}

/// The answer to a [`DeckCall`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeckReply {
    /// What is to be said of a deck.
    Study(Box<crate::DeckStudy>),
    /// A hand to begin with.
    Hand(SampleHand),
    /// What was read, and what was not.
    Read(DeckReading),
    /// A deck, written.
    Written {
        /// The text of the file or the link: for a link what stands behind `#/deck/`.
        text: String,
        /// A name for a file, with its ending.
        file: String,
    },
    /// A deck to go on from.
    Draft(DeckDraft),
    /// What own cards are like, or what is wrong with them.
    Cards(OwnCards),
    /// The words that cards are written with, the fields of a card first.
    Words(Vec<WordFamily>),
    /// A card as it is written.
    CardText {
        /// From its opening bracket to its closing one.
        text: String,
    },
    /// It could not be done.
    Failed {
        /// What went wrong and what can be done about it.
        text: String,
    },
}

/// How a deck is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeckForm {
    /// A line a card, to be read and written by hand.
    Text,
    /// The whole deck in one word, for an address.
    Link,
    /// A file of Cockatrice, in XML.
    Cod,
    /// A file of OCTGN, in XML. It is only read.
    O8d,
}

impl DeckForm {
    /// Those that decks are written in.
    pub const WRITTEN: [DeckForm; 3] = [DeckForm::Text, DeckForm::Link, DeckForm::Cod];

    /// The word for it in commands.
    pub fn word(self) -> &'static str {
        match self {
            DeckForm::Text => "text",
            DeckForm::Link => "link",
            DeckForm::Cod => "cod",
            DeckForm::O8d => "o8d",
        }
    }
}

/// A deck as it was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckReading {
    /// What the text was taken for.
    pub form: DeckForm,
    /// All that was understood.
    pub draft: DeckDraft,
    /// All that was not, in the order of the lines; empty: nothing was left out.
    pub unread: Vec<UnreadLine>,
}

/// A line of an import that was not understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreadLine {
    /// Counted from 1; 0: the whole text.
    pub line: u32,
    /// What stands there, cut if it is long.
    pub text: String,
    /// What is wrong with it and what can be done, in a sentence.
    pub problem: String,
    /// Copies that it would bring; 0 where it is about no card.
    pub copies: u8,
    /// The cards that may have been meant, the nearest first.
    pub near: Vec<CardNo>,
}

/// A hand to begin with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SampleHand {
    /// The cards.
    pub hand: Vec<CardNo>,
    /// The hand that a mulligan of all of them would bring; empty in a game without one.
    pub other: Vec<CardNo>,
    /// The cards that come next if the hand is kept, those of the first turns.
    pub next: Vec<CardNo>,
    /// Whether it is worth keeping.
    pub keep: bool,
    /// Why, in a sentence or two.
    pub text: String,
}

/// A player's own cards, looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnCards {
    /// As they would be; empty if something is wrong. Their numbers follow those of the cards that come with the
    /// program.
    pub cards: Vec<CardInfo>,
    /// How many of them each file has, in the order of the files.
    pub counts: Vec<u16>,
    /// The first thing that is wrong.
    pub fault: Option<CardFault>,
}

/// What is wrong with a file of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFault {
    /// The [`CardFile::name`]; empty if no file is to blame.
    pub file: String,
    /// Counted from 1; 0: no line is to blame.
    pub line: u32,
    /// Counted from 1; 0: the whole line.
    pub column: u32,
    /// What is wrong.
    pub text: String,
    /// What to write instead; may be empty.
    pub hint: String,
}

/// Words of a card language that can stand in one place of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WordFamily {
    /// As the shapes of other words name it: "Effect".
    pub name: String,
    /// What its words are for.
    pub meaning: String,
    /// Its words; of "Card" and the like the fields.
    pub words: Vec<LanguageWord>,
}

/// A word of a card language, or a named part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LanguageWord {
    /// "Draw".
    pub name: String,
    /// As it is written, with the kinds of its parts: "Draw(Player, Num)", "cost: \[Symbol\]". A list stands in square
    /// brackets.
    pub shape: String,
    /// What it says.
    pub meaning: String,
    /// Its parts, where they have names.
    pub parts: Vec<LanguageWord>,
}
