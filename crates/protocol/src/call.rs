//! What the page asks for.

use crate::{GameName, Invitation, Pick, SavedGame, Thing, Who};
use longbox_kernel::{Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Call {
    /// The page can be talked to, and speaks this version of the protocol. A host that speaks another one says so and
    /// takes no further calls.
    Ready {
        version: u32,
    },
    /// Answered with `Report::Lobby`.
    Lobby,
    /// A deck of the player's own: the text of its file. Answered with `Report::Lobby`, where it is found under this name.
    AddDeck {
        game: GameName,
        name: String,
        text: String,
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
        seed: Seed,
    },
    /// Goes on with a game that was interrupted.
    Resume(Box<SavedGame>),
    /// Answers the question with this number. `then` names what is picked in the questions that follow, as long as
    /// exactly one offer there is about it: a card dropped on its target. What is among the things of the picked offer
    /// itself is not looked for any more.
    Answer {
        question: usize,
        pick: Pick,
        then: Vec<Thing>,
    },
    /// What can be done with these things now and what cannot: with one of them, or with the first to the second.
    /// Answered with `Report::Why`.
    Why(Vec<Thing>),
    /// Takes the last own choice back.
    Undo,
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
        key: u64,
        text: String,
    },
    /// The stored game after so many choices, seen by this viewer. Answered with `Report::Table`.
    ShowReplay {
        step: usize,
        viewer: Viewer,
    },
    /// Plays on from there; one for each seat.
    PlayOn {
        step: usize,
        players: Vec<Who>,
    },
}

/// What the host answers for a player, so that a game flows. None of it is needed by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stops {
    /// Passes where passing is the only option.
    pub pass_when_nothing: bool,
    /// Asks at every chance to respond, even where nothing can be done, so that the pause tells nothing.
    pub hold_for_responses: bool,
    /// Passes every chance to respond until the next own turn; what must be chosen is still asked.
    pub pass_until_my_turn: bool,
}

impl Default for Stops {
    fn default() -> Stops {
        Stops { pass_when_nothing: true, hold_for_responses: false, pass_until_my_turn: false }
    }
}
