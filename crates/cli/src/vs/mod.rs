//! Vs. System 2PCG in the terminal.

mod cards;
mod deck;
mod facts;
mod table;

use crate::game::{Checked, Examples, TerminalGame};
use crate::play::{First, Wishes};
use clap::Args;
use longbox_arena::VsTerms;
use longbox_catalog::{DeckParts, Origin, VsDeck, VsExtra};
use longbox_host::vs::mode;
use longbox_scenario::{ScenarioGame, VsScenarios};
use longbox_vs::language::Card;
use longbox_vs::{CardNo, Format, Mode, Sight, Vs};
use miette::miette;
use serde_json::{Value, json};

/// What `play` asks besides.
#[derive(Debug, Args)]
pub(crate) struct VsPlayArgs {
    /// Your main character, instead of the deck's own
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    main: Option<String>,
    /// The other players' main characters, separated by commas
    #[arg(long, value_name = "NAME", value_delimiter = ',', conflicts_with = "resume")]
    against_main: Vec<String>,
    /// The mode: free-for-all, two-vs-two, reinforced or two-headed
    #[arg(long, default_value = "free-for-all", conflicts_with = "resume")]
    mode: String,
    /// How many play; the others are bots [default: 2, or 4 in two teams]
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4), conflicts_with = "resume")]
    players: Option<u8>,
    /// Who goes first; otherwise a player picked at random decides
    #[arg(long, value_enum, conflicts_with = "resume")]
    first: Option<First>,
}

/// How decks meet in a match.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// The deck rule: strict or casual [default: strict if all decks keep to it]
    #[arg(long, value_parser = deck::format)]
    format: Option<Format>,
    /// The mode: free-for-all, two-vs-two, reinforced (2 vs. 2, you may recruit for your teammate) or two-headed
    #[arg(long, value_parser = mode, default_value = "free-for-all")]
    mode: Mode,
    /// Players at a table [default: 2, or 4 in two teams]
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// Everyone sees every deck list
    #[arg(long)]
    open_lists: bool,
}

impl TerminalGame for Vs {
    type PlayArgs = VsPlayArgs;
    type MatchArgs = MatchArgs;
    type Filter = cards::Filter;
    type DeckRule = deck::DeckRule;

    const EXAMPLES: Examples = EXAMPLES;
    const STARTER: &'static str = "avengers";
    const MIX: &'static [&'static str] = &["avengers", "x-men", "guardians", "super-villains"];
    const GROUPS: &'static [&'static str] = &["starter", "tuned"];
    const MANY: &'static str = "tuned";
    const LOOKS_IN: &'static str = "texts, teams and keywords";
    const LEGEND: &'static str = "L1, L2: levels of a main character.";
    const LIST_HEADS: &'static str = "MAIN CHARACTER  DIFFICULTY NAME";
    const LADDER_DECKS: &'static [&'static str] = &["tuned"];
    const QUICK_ROUNDS: u64 = 150;
    const WORKLOAD: &'static [&'static str] = &["--decks", "avengers,super-villains"];

    fn wishes(args: &VsPlayArgs) -> Wishes {
        Wishes {
            main: args.main.clone(),
            against_main: args.against_main.clone(),
            mode: args.mode.clone(),
            players: args.players,
            first: args.first,
            quest: None,
        }
    }

    fn terms(args: &MatchArgs) -> miette::Result<VsTerms> {
        Ok(VsTerms { format: args.format, mode: args.mode, open_lists: args.open_lists })
    }

    fn table_size(args: &MatchArgs) -> usize {
        usize::from(args.players.unwrap_or(if args.mode == Mode::FreeForAll { 2 } else { 4 }))
    }

    fn set_up_lines(&self, position: &Self::Position) -> Vec<String> {
        longbox_scenario::vs_set_up_lines(self, position)
    }

    fn sides(args: &MatchArgs) -> miette::Result<usize> {
        match args.mode {
            Mode::FreeForAll => Ok(Self::table_size(args)),
            Mode::TwoVsTwo | Mode::Reinforced => Ok(2),
            // With each game of a round all bots move on by one seat, and these teams sit side by side.
            Mode::TwoHeaded => {
                let help = "play --mode two-vs-two";
                Err(miette!(help = help, "in 2-Headed the bots of a team would not stay together as seats are changed"))
            }
        }
    }

    fn scenarios(self) -> Box<dyn ScenarioGame> {
        Box::new(VsScenarios { game: self })
    }

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

    fn check_deck(&self, parts: &DeckParts<VsExtra>, origins: &[Origin], args: &deck::DeckRule) -> Checked {
        deck::check(self, parts, origins, args)
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

    fn list_notes(&self, decks: &[VsDeck]) -> Vec<String> {
        deck::notes(self, decks)
    }

    fn listed_json(&self, deck: &VsDeck) -> Value {
        deck::listed_json(self, deck)
    }

    fn sight_json(&self, sight: &Sight) -> Value {
        let name = |card: Option<CardNo>| card.map(|card| self.name_of(card).to_owned());
        json!({
            "what": sight.what,
            "seat": sight.seat,
            "card": name(sight.card),
            "hidden": sight.hidden,
            "who": sight.who,
            "cause": name(sight.cause),
            "because": self.cause_words(sight),
            "batch": sight.batch,
        })
    }
}

const EXAMPLES: Examples = Examples {
    play: "Examples:
  longbox play --game vs                        asks for decks and main characters
  longbox play --game vs --deck avengers --main Hulk --against x-men --bot random
  longbox play --game vs --deck avengers --against x-men,guardians      three players
  longbox play --game vs --mode two-headed      two teams of two; bots take the other seats
  longbox play --resume game.replay             goes on with a saved game

In the game, `help` lists what you can type: `why thor loki`, `card NAME`, `hand`, `piles`, `undo`, `log` and more.",
    cards: "Examples:
  longbox cards --game vs mystique            cards that say that word anywhere
  longbox cards --game vs 'team:x-men cost<=3 flight -kind:main'
  longbox cards --game vs 'text:\"draw a card\" (set:mnb or set:leg)'
  longbox cards --game vs --team avengers --kind main
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

A deck file is a text: `name: My deck`, `main: Hulk`, then lines such as `4 Find Cover`. `side: Storm, LEG-021` names a side deck.",
    deck_show: "Examples:
  longbox deck show --game vs avengers
  longbox deck show --game vs mine.deck --json",
    record: "Examples:
  longbox replay record --game vs --seed 3 --out game.replay
  longbox replay record --game vs --deck avengers --against x-men,guardians --bots sidekick --out game.replay",
    rules: "Examples:
  longbox rules --game vs                 the list
  longbox rules --game vs attack.flight   one rule with its text and source
  longbox rules --game vs combat          every rule whose id begins so
  longbox rules --game vs --coverage      rules that no scenario shows",
    ladder: "\
Examples:
  longbox arena ladder --game vs --quick
  longbox arena ladder --game vs --rounds 2000 --out ladder.json --svg ladder.svg
  longbox arena ladder --game vs --bots sidekick,hero:400 --until +10elo
  longbox arena ladder --game vs --shard 3/16 --out part3.json      see `longbox arena merge`
  longbox arena ladder --game vs --players 4 --bots random,rookie,quick,sidekick

A round is one deal, played once for each seat with the bots moving on. Intervals are 95 %, from the variance over rounds.
With --out a run that was stopped goes on where it stopped.",
    sim: "\
Examples:
  longbox sim --game vs --games 2000 --bots random,sidekick --seed 7
  longbox sim --game vs --decks avengers,my.deck --json
  longbox sim --game vs --decks my.deck --against tuned --games 960 --bots sidekick,sidekick
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
    arena_deck: "\
Examples:
  longbox arena deck --game vs avengers
  longbox arena deck my.deck --against tuned --games 4000 --html report.html
  longbox arena deck --game vs hulk thor --against x-men,guardians --csv tables --json
  longbox arena deck my.deck --games 100000 --shard 3/16 --out part-3.json
  longbox arena deck --merge part-*.json --html report.html

Every deal is played twice, with the decks changing seats; a game without a winner counts half.
The same seed gives the same result, for any number of threads and parts. Intervals are 95 %, from the spread over deals.",
    arena_improve: "\
Examples:
  longbox arena improve --game vs avengers
  longbox arena improve my.deck --games 40000 --out better.deck
  longbox arena improve my.deck --against tuned --copies 2 --json

Many swaps are tried a little, and the better half goes on. The last four must hold over new deals, all at once.",
};
