//! What a game must offer to be played and looked at in the terminal. All commands are written once, for any
//! game that has these; what they say of one game stands in its own module, such as `squad`.

use crate::games::GameName;
use crate::play::{Encounter, Entry, PlayArgs, Reader, show_entries};
use clap::Args;
use longbox_arena::Sport;
use longbox_catalog::{CardNo, Catalog, DeckOf, DeckParts, Origin};
use longbox_host::Names;
use longbox_host::Seen;
use longbox_kernel::{Game, Outcome};
use longbox_scenario::Theatre;
use serde_json::Value;

/// A game with everything that the program needs of it.
pub(crate) trait Parlour: Binder + Board + Lobby + 'static {
    /// What `sim` asks besides: how decks meet.
    type MatchArgs: Args;

    const NAME: GameName;
    /// What players call it.
    const TITLE: &'static str;
    const EXAMPLES: Examples;
    /// The decks of `sim` and `bench` when none are named: the first plays itself, and all play each other.
    const MIX: &'static [&'static str];
    /// Arguments of `sim` for counting instructions: a fixed match with no coverage.
    const WORKLOAD: &'static [&'static str];

    fn terms(args: &Self::MatchArgs) -> miette::Result<Self::Terms>;
    /// How many sit at a table of `sim`.
    fn table_size(_args: &Self::MatchArgs) -> usize {
        2
    }
    fn rules() -> Vec<Law>;
    /// The stage for its scenarios.
    fn theatre(self) -> Box<dyn Theatre>;
}

/// Cards and decks on the screen.
pub(crate) trait Binder: Sport {
    /// What `cards` can be asked for.
    type Filter: Args;
    /// What `deck check` asks besides: which rule a deck must keep.
    type DeckRule: Args;

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
    /// The card in a frame, as a player would recognise it.
    fn framed(&self, card: &Self::Card, set: &str) -> Vec<String>;

    /// What is wrong with the deck that was read.
    fn check_deck(&self, parts: &DeckParts<Self::Extra>, args: &Self::DeckRule) -> Checked;
    fn show_deck(&self, deck: &DeckOf<Self>);
    /// A deck for programs.
    fn deck_json(&self, deck: &DeckOf<Self>) -> Value;
    /// What a list of decks says of one beyond key, size and kind.
    fn listed(&self, deck: &DeckOf<Self>, width: usize) -> String;
    /// The same for programs: an object.
    fn listed_json(&self, deck: &DeckOf<Self>) -> Value;
}

/// What a check of a deck has found.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    /// The rule that the deck was held against.
    pub(crate) format: &'static str,
    pub(crate) problems: Vec<String>,
    /// What is legal but hardly meant.
    pub(crate) hints: Vec<String>,
}

/// A game in progress on the screen. Everything is made from what one viewer may know.
pub(crate) trait Board: Game + Sized {
    /// What `why NAME` and `why` tell, for the help.
    const WHY: [&'static str; 2];
    /// What else can be looked at, each with what it shows: words for [`Board::look`].
    const LOOKS: &'static [(&'static str, &'static str)] = &[];

    /// The whole table; without the player's hand where `show_hand` or the menu shows it.
    fn board(seen: &Seen<'_, Self>);
    /// What the player sees before a question: the whole table, or less in the middle of things.
    fn glance(seen: &Seen<'_, Self>);
    /// The hand of whoever is shown below.
    fn show_hand(seen: &Seen<'_, Self>);
    fn asks(seen: &Seen<'_, Self>) -> String;

    /// The lines of the menu, in their order: all options, and cards that cannot be chosen now.
    fn menu_lines(seen: &Seen<'_, Self>, options: &[Self::Choice]) -> Vec<Entry>;
    fn show_card_entry(&self, entry: &Entry, card: CardNo);
    /// Shows the numbered menu.
    fn show_menu(&self, entries: &[Entry]) {
        show_entries(self, entries);
    }
    /// Several choices at once, where a line means them: they are made one after another.
    fn plan(_seen: &Seen<'_, Self>, _line: &str) -> Vec<Self::Choice> {
        Vec::new()
    }
    /// How many answers must be taken back, and which choices made instead, for an entry of the menu that is no
    /// option but a `detour` with this number.
    fn detour(_seen: &Seen<'_, Self>, _number: usize) -> (usize, Vec<Self::Choice>) {
        (0, Vec::new())
    }
    /// Shows what one of the `LOOKS` stands for.
    fn look(_seen: &Seen<'_, Self>, _word: &str, _rest: &str) {}
    /// Why there is only one option, where the player would wonder.
    fn forced(seen: &Seen<'_, Self>) -> Option<String>;

    /// The cards that a player may mean by a name, the likeliest first.
    fn in_sight(seen: &Seen<'_, Self>) -> Vec<CardNo>;
    /// What the numbers on the table are made of.
    fn numbers(seen: &Seen<'_, Self>);
    /// Answers `why` about words that mean more than a card. False: they mean nothing more.
    fn why_words(_seen: &Seen<'_, Self>, _words: &str) -> bool {
        false
    }
    /// All about one card as things stand: why it cannot be chosen, what makes its numbers.
    fn why(seen: &Seen<'_, Self>, options: &[Self::Choice], card: CardNo);

    /// What was seen, in words. What belongs together makes one line.
    fn tale(&self, names: &Names, sights: &[Self::Sight]) -> Vec<String>;
    /// A sight for programs.
    fn sight_json(&self, sight: &Self::Sight) -> Value;
    /// How the game ended. Players are called "Player A" and so on.
    fn ending(&self, outcome: Outcome) -> String;
}

/// Before the game.
pub(crate) trait Lobby: Sport {
    /// What `play` asks besides.
    type Invitation: Args;

    /// The deck for those who name none.
    const STARTER: &'static str;

    /// Finds out who meets with what, asking where nothing was said. None: the player left.
    fn sit_down(
        args: &PlayArgs<Self>,
        catalog: &Catalog<Self>,
        reader: &mut Reader,
        seed: u64,
    ) -> miette::Result<Option<Encounter<Self>>>
    where
        Self: Parlour;

    /// A plain game of these decks, one a seat.
    fn plain_setup(&self, decks: &[DeckOf<Self>]) -> Self::Setup;
}

/// A rule as it is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) text: &'static str,
    /// Where the rulebook says it.
    pub(crate) source: &'static str,
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
}
