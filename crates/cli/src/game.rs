//! What a game must say to be played and looked at in the terminal, besides what it says at every host. All commands
//! are written once, for any game that has this; what they say of one game stands in its own module, such as `squad`.

use crate::play::Wishes;
use clap::Args;
use longbox_arena::doctor::DoctorGame;
use longbox_catalog::{CardNo, DeckOf, DeckParts, Origin};
use longbox_host::HostGame;
use longbox_scenario::{ReplayedGame, ScenarioGame};
use serde_json::Value;

pub(crate) trait TerminalGame: HostGame + DoctorGame + ReplayedGame + Clone {
    /// What `play` asks besides.
    type PlayArgs: Args;
    /// What `sim` asks besides: how decks meet.
    type MatchArgs: Args;
    /// What `cards` can be asked for.
    type Filter: Args;
    /// What `deck check` asks besides: which rule a deck must keep.
    type DeckRule: Args;

    const EXAMPLES: Examples;
    /// The deck for those who name none.
    const STARTER: &'static str;
    /// The decks of `sim` and `bench` when none are named: the first plays itself, and all play each other.
    const MIX: &'static [&'static str];
    /// The decks of `arena ladder` when none are named; none: the mix.
    const LADDER_DECKS: &'static [&'static str];
    /// Rounds of each pair in `arena ladder --quick`: enough to tell the bots apart, and done within five minutes on two cores.
    const QUICK_ROUNDS: u64;
    /// Arguments of `sim` for counting instructions: a fixed match with no coverage.
    const WORKLOAD: &'static [&'static str];
    /// Kinds of decks whose word stands for all decks of the kind.
    const GROUPS: &'static [&'static str];
    /// The kind that has too many decks to name them all.
    const MANY: &'static str;
    /// Where `cards` looks for words besides names.
    const LOOKS_IN: &'static str;
    /// What a row of `cards` needs to be understood.
    const LEGEND: &'static str;
    /// The heads of what `listed` gives.
    const LIST_HEADS: &'static str;

    fn wishes(args: &Self::PlayArgs) -> Wishes;
    fn terms(args: &Self::MatchArgs) -> miette::Result<Self::Terms>;
    /// How many sit at a table of `sim`.
    fn table_size(_args: &Self::MatchArgs) -> usize {
        2
    }
    /// A position in the words of the set-up lines of scenarios, as far as they go.
    fn set_up_lines(&self, position: &Self::Position) -> Vec<String>;
    /// How many sides play against each other there: as many as seats, or two where those who sit across are a team.
    fn sides(args: &Self::MatchArgs) -> miette::Result<usize> {
        Ok(Self::table_size(args))
    }
    /// The stage for its scenarios.
    fn scenarios(self) -> Box<dyn ScenarioGame>;

    /// The cards that a name with a version means, as in `Loki L1`; empty if the word names no version.
    fn version(&self, _word: &str) -> Vec<CardNo> {
        Vec::new()
    }
    fn fits(&self, filter: &Self::Filter, card: &Self::Card, origin: &Origin) -> bool;
    /// A line over rows of cards.
    fn heads() -> String;
    fn row(card: &Self::Card) -> String;
    /// Everything about a card, for programs.
    fn card_json(&self, card: &Self::Card, set: &str) -> Value;

    /// What is wrong with the deck that was read, and what there is to know of it.
    fn check_deck(&self, parts: &DeckParts<Self::Extra>, origins: &[Origin], args: &Self::DeckRule) -> Checked;
    fn show_deck(&self, deck: &DeckOf<Self>);
    /// A deck for programs.
    fn deck_json(&self, deck: &DeckOf<Self>) -> Value;
    /// What a list of decks says of one beyond key, size and kind.
    fn listed(&self, deck: &DeckOf<Self>, width: usize) -> String;
    /// The same for programs: an object.
    fn listed_json(&self, deck: &DeckOf<Self>) -> Value;
    /// What is said below such a list.
    fn list_notes(&self, _decks: &[DeckOf<Self>]) -> Vec<String> {
        Vec::new()
    }

    /// Something that a viewer has seen happen, for programs.
    fn sight_json(&self, sight: &Self::Sight) -> Value;
}

/// What a check of a deck has found.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    /// The rule that the deck was held against.
    pub(crate) format: &'static str,
    pub(crate) problems: Vec<String>,
    /// What is legal but hardly meant.
    pub(crate) hints: Vec<String>,
    /// What the deck brings and is bound by: a head and a text.
    pub(crate) facts: Vec<(&'static str, String)>,
    /// The same for programs: an object.
    pub(crate) json: Value,
}

/// What the help of a command ends with, with names of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Examples {
    pub(crate) play: &'static str,
    pub(crate) cards: &'static str,
    pub(crate) card: &'static str,
    pub(crate) deck: &'static str,
    pub(crate) deck_check: &'static str,
    pub(crate) deck_show: &'static str,
    pub(crate) record: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) sim: &'static str,
    pub(crate) bench: &'static str,
    pub(crate) ladder: &'static str,
    pub(crate) arena_deck: &'static str,
    pub(crate) arena_improve: &'static str,
}
