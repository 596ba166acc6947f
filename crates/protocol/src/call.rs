//! What the page asks for.

use crate::{CardFile, DeckCall, GameName, Invitation, Pick, SavedGame, Thing, Who};
use longbox_kernel::{RulingReport, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};

/// What a client asks of a host, in any order. A [`Report`](crate::Report) named here answers the call; where none is
/// named, the table is told anew or moves on, and a `Report::Save` follows. What cannot be done is answered with
/// `Report::Refused` or `Report::Failed`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Call {
    /// The page can be talked to, and speaks this version of the protocol. A host that speaks another one says so and
    /// takes no further calls.
    Ready {
        /// The client's [`VERSION`](crate::VERSION).
        version: u32,
    },
    /// Answered with `Report::Lobby`.
    Lobby,
    /// A deck of the player's own: the text of its file. Answered with `Report::Lobby`, where it is found under this name.
    AddDeck {
        /// Whose cards it is made of.
        game: GameName,
        /// Its key in the lobby; a deck with the same key gives way.
        name: String,
        /// A deck list as the files of built-in decks hold it.
        text: String,
    },
    /// The player's own decks of a game, in place of all that were added before. What cannot be read is left out.
    /// Answered with `Report::Lobby`, where their kind is "own".
    OwnDecks {
        /// Whose cards they are made of.
        game: GameName,
        /// The key of each in the lobby, and its list as the files of built-in decks hold it.
        decks: Vec<(String, String)>,
    },
    /// The player's own cards of a game, in place of those told before. They join those that come with the program and
    /// keep behind them, so that numbers of the others stay. Decks added for that game are gone and told anew; a game on
    /// the table is played on with the cards that it began with. A file that cannot be used is left out, and a
    /// `Report::Failed` says why. Answered with `Report::Cards`, then `Report::Lobby`.
    OwnCards {
        /// The game they are for.
        game: GameName,
        /// None: there are no own cards any more.
        files: Vec<CardFile>,
    },
    /// Something about decks. Answered with `Report::Deck`.
    Deck {
        /// The client's own number; the host only hands it back.
        key: u64,
        /// What is asked.
        call: DeckCall,
    },
    /// Answered with `Report::Cards`.
    Cards(GameName),
    /// Answered with `Report::Rules`.
    Rules(GameName),
    /// Begins a game; the present one is left.
    Open(Invitation),
    /// Plays the game on the table once more: the same seats and decks, other shuffles. Who goes first is decided as the
    /// rules say.
    Rematch {
        /// The same seed gives the same shuffles.
        seed: Seed,
    },
    /// Goes on with a game that was interrupted.
    Resume(Box<SavedGame>),
    /// Answers the question with this number. `then` names what is picked in the questions that follow, as long as
    /// exactly one offer there is about it: a card dropped on its target. What is among the things of the picked offer
    /// itself is not looked for any more.
    Answer {
        /// The [`Question::number`](crate::Question::number) of the question that is answered.
        question: usize,
        /// That of the offer which is taken.
        pick: Pick,
        /// Empty for a plain click.
        then: Vec<Thing>,
    },
    /// What can be done with these things now and what cannot: with one of them, or with the first to the second.
    /// Answered with `Report::Why`.
    Why(Vec<Thing>),
    /// What a strong bot would do at this question. It makes the game a practice game. Answered with `Report::Hint`.
    Hint {
        /// The [`Question::number`](crate::Question::number) of the question.
        question: usize,
    },
    /// The player wants to be asked about the formation of this turn, or no longer wants to; if it was skipped a moment
    /// ago, the game goes back to it. See [`FormationState`](crate::FormationState).
    Formation,
    /// Takes the last own choice back.
    Undo,
    /// Gives up for whoever looks at the screen; where nobody does, for the player who is asked.
    Concede,
    /// What is passed without asking.
    Stops(Stops),
    /// Several people at one device: this one now looks at the screen.
    Look(Seat),
    /// Bots among themselves: so many choices more.
    Step(u16),
    /// Leaves the table, which `Report::Left` confirms. Nothing is lost: the last `Report::Save` holds the game.
    Leave,
    /// Looks at a stored game: the text of its file. Answered with `Report::Replay`, or with `Report::Unplayable`.
    OpenReplay(String),
    /// Asks whether a stored game can be opened here, by its rules and cards. The key names it in the answer,
    /// `Report::ReplayChecked`.
    CheckReplay {
        /// The client's own number; the host only hands it back.
        key: u64,
        /// The text of the file.
        text: String,
    },
    /// Writes a stored game with a word about a moment that the rules got wrong, ready to be sent. Answered with
    /// `Report::RulingReport`.
    ReportRuling {
        /// The text of its file.
        replay: String,
        /// The moment, and what should have happened.
        report: RulingReport,
    },
    /// Tells a stored game as short as can be, for a link that holds all of it. Answered with `Report::BriefReplay`; the
    /// text in it can be opened like any other.
    Brief(String),
    /// The stored game after so many choices, seen by this viewer. Answered with `Report::Table`.
    ShowReplay {
        /// From 0 up to `ReplayInfo::steps`; beyond that, the end.
        step: usize,
        /// Whose eyes are used; a replay may also be seen open.
        viewer: Viewer,
    },
    /// Plays on from there; one for each seat.
    PlayOn {
        /// From 0 up to `ReplayInfo::steps`; later choices are forgotten.
        step: usize,
        /// In the order of the seats.
        players: Vec<Who>,
    },
    /// Begins to look for a player's mistakes in a stored game; an earlier search is given up. Answered with
    /// `Report::Mistakes`.
    FindMistakes {
        /// The client's own number; the host only hands it back.
        key: u64,
        /// The text of its file.
        replay: String,
        /// Who sat where, for the names; empty where that is not known.
        players: Vec<Who>,
        /// Whose; none: of whoever saved the game, or else of the first person.
        seat: Option<Seat>,
        /// How many looks `hero` gets for a choice, and several times as many for those that seem wrong; none: as many
        /// as are usual.
        looks: Option<u32>,
    },
    /// Goes on with the search that has this key, so many choices further. Whoever makes no more of these calls has
    /// stopped it. Answered with `Report::Mistakes`, unless another search was begun since.
    WeighChoices {
        /// That of `FindMistakes`.
        key: u64,
        /// How many.
        choices: u16,
    },
}

/// What the host answers for a player, so that a game flows. None of it is needed by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the settings")]
pub struct Stops {
    /// Passes where passing is the only option.
    pub pass_when_nothing: bool,
    /// Asks at every chance to respond, even where nothing can be done, so that the pause tells nothing.
    pub hold_for_responses: bool,
    /// Passes every chance to respond until the next own turn; what must be chosen is still asked.
    pub pass_until_my_turn: bool,
    /// Asks only what matters: not who changes rows right after a row was chosen or where all stand as they stood, and
    /// nothing where every answer comes to the same. What is answered for the player stands in the log.
    #[serde(default = "yes")]
    pub fewer_questions: bool,
}

/// Settings that were kept before there was a choice.
fn yes() -> bool {
    true
}

impl Default for Stops {
    fn default() -> Stops {
        Stops { pass_when_nothing: true, hold_for_responses: false, pass_until_my_turn: false, fewer_questions: true }
    }
}
