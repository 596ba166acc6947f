//! Vs. System 2PCG in the terminal.

mod board;
mod cards;
mod deck;
mod figure;
mod lobby;
mod looks;
mod menu;
mod plan;
mod tale;
mod why;

use crate::games::GameName;
use crate::parlour::{Binder, Board, Checked, Examples, Law, Lobby, Parlour};
use crate::play::{Encounter, Entry, PlayArgs, Reader};
use board::Drawn;
use clap::Args;
use longbox_arena::{Sport, VsTerms};
use longbox_catalog::{DeckParts, Origin, VsCatalog, VsDeck, VsExtra};
use longbox_host::Names;
use longbox_host::Seen;
use longbox_kernel::Outcome;
use longbox_scenario::{Theatre, VsTheatre};
use longbox_vs::language::Card;
use longbox_vs::{CardNo, Choice, Format, Mode, RULES, Setup, Sight, Vs};
use serde_json::Value;

/// How decks meet in a match.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// The deck rule: strict or casual [default: strict if all decks keep to it]
    #[arg(long, value_parser = deck::format)]
    format: Option<Format>,
    /// How the players stand to each other: free-for-all, two-vs-two, reinforced (2 vs. 2, you may recruit for your teammate) or two-headed
    #[arg(long, value_parser = mode, default_value = "free-for-all")]
    mode: Mode,
    /// Players at a table [default: 2, or 4 in two teams]
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// All know each other's deck list
    #[arg(long)]
    open_lists: bool,
}

/// The ways to stand to each other, by their words on the command line.
const MODES: [(&str, Mode); 4] = [
    ("free-for-all", Mode::FreeForAll),
    ("two-vs-two", Mode::TwoVsTwo),
    ("reinforced", Mode::Reinforced),
    ("two-headed", Mode::TwoHeaded),
];

fn mode(word: &str) -> Result<Mode, String> {
    let found = MODES.into_iter().find(|(known, _)| *known == word);
    found.map(|(_, mode)| mode).ok_or_else(|| format!("a mode is {}", MODES.map(|(word, _)| word).join(", ")))
}

/// How many sit down if nobody says a number.
fn usual_players(mode: Mode) -> u8 {
    if mode == Mode::FreeForAll { 2 } else { 4 }
}

impl Parlour for Vs {
    type MatchArgs = MatchArgs;

    const NAME: GameName = GameName::Vs;
    const TITLE: &'static str = "Vs. System 2PCG";
    const EXAMPLES: Examples = EXAMPLES;
    const MIX: &'static [&'static str] = &["avengers", "x-men", "guardians", "super-villains"];
    const WORKLOAD: &'static [&'static str] = &["--decks", "avengers,super-villains"];

    fn terms(args: &MatchArgs) -> miette::Result<VsTerms> {
        Ok(VsTerms { format: args.format, mode: args.mode, open_lists: args.open_lists })
    }

    fn table_size(args: &MatchArgs) -> usize {
        usize::from(args.players.unwrap_or_else(|| usual_players(args.mode)))
    }

    fn rules() -> Vec<Law> {
        let law =
            |rule: &longbox_vs::RuleText| Law { id: rule.id, title: rule.title, text: rule.text, source: rule.source };
        RULES.iter().map(law).collect()
    }

    fn theatre(self) -> Box<dyn Theatre> {
        Box::new(VsTheatre { game: self })
    }
}

impl Binder for Vs {
    type Filter = cards::Filter;
    type DeckRule = deck::DeckRule;

    const GROUPS: &'static [&'static str] = &["starter", "tuned"];
    const MANY: &'static str = "tuned";
    const LOOKS_IN: &'static str = "teams and keywords";
    const LEGEND: &'static str = "L1, L2: levels of a main character.";
    const LIST_HEADS: &'static str = "MAIN CHARACTER  DIFFICULTY NAME";

    fn version(&self, word: &str) -> Vec<CardNo> {
        if self.called(word).is_empty() { self.cards_meant(word) } else { Vec::new() }
    }

    fn fits(&self, filter: &cards::Filter, card: &Card, origin: &Origin) -> bool {
        filter.fits(self, card, origin)
    }

    fn heads() -> String {
        cards::heads()
    }

    fn row(card: &Card) -> String {
        cards::row(card)
    }

    fn card_json(&self, card: &Card, set: &str) -> Value {
        cards::card_json(self, card, set)
    }

    fn framed(&self, card: &Card, set: &str) -> Vec<String> {
        cards::framed(self, card, set)
    }

    fn check_deck(&self, parts: &DeckParts<VsExtra>, args: &deck::DeckRule) -> Checked {
        deck::check(self, parts, args)
    }

    fn show_deck(&self, deck: &VsDeck) {
        deck::show(self, deck);
    }

    fn deck_json(&self, deck: &VsDeck) -> Value {
        deck::deck_json(self, deck)
    }

    fn listed(&self, deck: &VsDeck, width: usize) -> String {
        deck::listed(self, deck, width)
    }

    fn listed_json(&self, deck: &VsDeck) -> Value {
        deck::listed_json(self, deck)
    }
}

impl Board for Vs {
    const WHY: [&'static str; 2] = [
        "why not: `why thor loki` (an attack), `why hulk`, `why think again`",
        "what makes the numbers that are not as printed",
    ];
    const LOOKS: &'static [(&'static str, &'static str)] = looks::LOOKS;

    fn board(seen: &Seen<'_, Vs>) {
        Drawn(seen).show();
    }

    fn glance(seen: &Seen<'_, Vs>) {
        Drawn(seen).glance();
    }

    // The table shows it.
    fn show_hand(_seen: &Seen<'_, Vs>) {}

    fn asks(seen: &Seen<'_, Vs>) -> String {
        Drawn(seen).question()
    }

    fn menu_lines(seen: &Seen<'_, Vs>, options: &[Choice]) -> Vec<Entry> {
        menu::entries(seen, options)
    }

    fn show_card_entry(&self, entry: &Entry, _card: CardNo) {
        menu::show(std::slice::from_ref(entry));
    }

    fn show_menu(&self, entries: &[Entry]) {
        menu::show(entries);
    }

    fn plan(seen: &Seen<'_, Vs>, line: &str) -> Vec<Choice> {
        plan::attack(seen, line)
    }

    fn detour(seen: &Seen<'_, Vs>, number: usize) -> (usize, Vec<Choice>) {
        menu::detour(seen, number)
    }

    fn look(seen: &Seen<'_, Vs>, word: &str, rest: &str) {
        looks::look(seen, word, rest);
    }

    fn forced(_seen: &Seen<'_, Vs>) -> Option<String> {
        None
    }

    fn in_sight(seen: &Seen<'_, Vs>) -> Vec<CardNo> {
        why::in_sight(seen)
    }

    fn numbers(seen: &Seen<'_, Vs>) {
        why::tell_numbers(seen);
    }

    fn why_words(seen: &Seen<'_, Vs>, words: &str) -> bool {
        why::tell(seen, words)
    }

    fn why(seen: &Seen<'_, Vs>, _options: &[Choice], card: CardNo) {
        why::tell_card(seen, card);
    }

    fn tale(&self, names: &Names, sights: &[Sight]) -> Vec<String> {
        tale::tell(self, names, sights)
    }

    fn sight_json(&self, sight: &Sight) -> Value {
        tale::sight_json(self, sight)
    }

    fn ending(&self, outcome: Outcome) -> String {
        self.outcome_text(outcome)
    }
}

impl Lobby for Vs {
    type Invitation = lobby::Invitation;

    const STARTER: &'static str = "avengers";

    fn sit_down(
        args: &PlayArgs<Vs>,
        catalog: &VsCatalog,
        reader: &mut Reader,
        seed: u64,
    ) -> miette::Result<Option<Encounter<Vs>>> {
        lobby::sit_down(args, catalog, reader, seed)
    }

    fn plain_setup(&self, decks: &[VsDeck]) -> Setup {
        let mut seats: Vec<usize> = (0..decks.len()).collect();
        self.meet(decks, &mut seats, &VsTerms::default())
    }
}

const EXAMPLES: Examples = Examples {
    play: "Examples:
  longbox play --game vs                        asks for decks and main characters
  longbox play --game vs --deck avengers --main Hulk --against x-men --bot random
  longbox play --game vs --deck avengers --against x-men,guardians      three players
  longbox play --game vs --mode two-headed      two teams of two; bots take the other seats
  longbox play --resume game.replay             goes on with a saved game

In the game, `help` lists what you can type: `why thor loki`, `card NAME`, `hand`, `ko`, `undo`, `log` and more.",
    cards: "Examples:
  longbox cards --game vs mystique            cards with that word in name, team or keyword
  longbox cards --game vs --team avengers --kind main
  longbox cards --game vs --cost 1-3 --text draw
  longbox cards --game vs --set MNB --json    for programs",
    card: "Examples:
  longbox card --game vs mystique             every card of that name
  longbox card --game vs MNB-021 --json",
    deck: "Examples:
  longbox deck list --game vs
  longbox deck show --game vs avengers
  longbox deck check --game vs mine.deck",
    deck_check: "Examples:
  longbox deck check --game vs mine.deck
  longbox deck check --game vs mine.deck --format casual

A deck file is a text: `name: My deck`, `main: Hulk`, then lines such as `4 Find Cover`.",
    deck_show: "Examples:
  longbox deck show --game vs avengers
  longbox deck show --game vs mine.deck --json",
    record: "Examples:
  longbox replay record --game vs --seed 3 --out game.replay
  longbox replay record --game vs --deck avengers --against x-men,guardians --bots greedy --out game.replay",
    rules: "Examples:
  longbox rules --game vs                 the list
  longbox rules --game vs attack.flight   one rule with its text and source
  longbox rules --game vs combat          every rule whose id begins so
  longbox rules --game vs --coverage      rules that no scenario shows",
    sim: "\
Examples:
  longbox sim --game vs --games 2000 --bots random,greedy --seed 7
  longbox sim --game vs --decks avengers,my.deck --json
  longbox sim --game vs --mode two-headed --bots random --coverage
  longbox sim --game vs --random-decks --set MNB --games 20000 --bots random,random

With --random-decks every seed has new legal decks: --seed 1 --games 20000 plays seeds 1 to 10000 twice.
A game that reached a bound is listed with its seed; --seed THAT --games 2 plays it again.
Every seed is played once for each seat, with the bots moving on by one seat.
The same seed gives the same result, for any number of threads.
Intervals are 95 % (Wilson).",
    bench: "\
Examples:
  longbox bench --game vs
  longbox bench --game vs --decks avengers --seconds 10 --json

CPU time counts only what this program used, so other programs disturb it less than the time on the wall.
Instructions are counted by valgrind on a fixed workload, where it is installed.",
};
