//! Super Hero Squad in the terminal.

mod cards;
mod deck;
mod table;

use crate::game::{Checked, Examples, TerminalGame};
use crate::play::{First, Wishes};
use clap::Args;
use longbox_arena::SquadTerms;
use longbox_catalog::{DeckParts, Origin, SquadDeck, SquadExtra};
use longbox_scenario::{ScenarioGame, SquadScenarios};
use longbox_squad::language::Card;
use longbox_squad::{CardNo, Format, Sight, Squad};
use miette::miette;
use serde_json::{Value, json};

/// What `play` asks besides.
#[derive(Debug, Args)]
pub(crate) struct SquadPlayArgs {
    /// Who goes first; a coin flip decides by default
    #[arg(long, value_enum, conflicts_with = "resume")]
    first: Option<First>,
    /// Take on a solo quest: a deck's key or name, or a quest's name for its first stage
    #[arg(long, value_name = "NAME", conflicts_with_all = ["against", "resume"])]
    quest: Option<String>,
}

/// How decks meet in a match.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// The deck rule: strict, casual or quest [default: the decks' own, or quest when they differ]
    #[arg(long)]
    format: Option<String>,
    /// Play quest decks with their handicaps: the quest deck sits in seat B
    #[arg(long)]
    handicaps: bool,
}

impl TerminalGame for Squad {
    type PlayArgs = SquadPlayArgs;
    type MatchArgs = MatchArgs;
    type Filter = cards::Filter;
    type DeckRule = deck::DeckRule;

    const EXAMPLES: Examples = EXAMPLES;
    const STARTER: &'static str = "starter";
    const MIX: &'static [&'static str] =
        &["starter", "a-false-god", "hulk-or-bust", "crazy-like-a-goblin", "gambits-gang", "lets-iron-it-out"];
    const GROUPS: &'static [&'static str] = &["quest", "starter"];
    const MANY: &'static str = "quest";
    const LOOKS_IN: &'static str = "texts, heroes and teams";
    const LEGEND: &'static str = "K: can become a Keeper.";
    const LIST_HEADS: &'static str = "STAGE QUEST";
    const LADDER_DECKS: &'static [&'static str] = &[];
    const QUICK_ROUNDS: u64 = 3_000;
    const WORKLOAD: &'static [&'static str] = &["--decks", "starter,wolverine", "--format", "quest"];

    fn wishes(args: &SquadPlayArgs) -> Wishes {
        Wishes { first: args.first, quest: args.quest.clone(), ..Wishes::default() }
    }

    fn terms(args: &MatchArgs) -> miette::Result<SquadTerms> {
        let known = || Format::ALL.map(Format::name).join(", ");
        let named = |word: &String| {
            let found = Format::ALL.into_iter().find(|format| format.name() == word);
            found.ok_or_else(|| miette!("there is no format '{word}'; known are {}", known()))
        };
        Ok(SquadTerms { format: args.format.as_ref().map(named).transpose()?, handicaps: args.handicaps })
    }

    fn set_up_lines(&self, position: &Self::Position) -> Vec<String> {
        longbox_scenario::squad_set_up_lines(self, position)
    }

    fn scenarios(self) -> Box<dyn ScenarioGame> {
        Box::new(SquadScenarios { game: self })
    }

    fn fits(&self, filter: &cards::Filter, card: &Card, origin: &Origin) -> bool {
        filter.fits(card, origin)
    }

    fn heads() -> String {
        cards::heads()
    }

    fn row(card: &Card) -> String {
        cards::row(card)
    }

    fn card_json(&self, card: &Card, set: &str) -> Value {
        cards::card_json(card, set)
    }

    fn check_deck(&self, parts: &DeckParts<SquadExtra>, _origins: &[Origin], args: &deck::DeckRule) -> Checked {
        deck::check(self, parts, args)
    }

    fn show_deck(&self, deck: &SquadDeck) {
        deck::show(self, deck);
    }

    fn deck_json(&self, deck: &SquadDeck) -> Value {
        deck::deck_json(self, deck)
    }

    fn listed(&self, deck: &SquadDeck, width: usize) -> String {
        deck::listed(deck, width)
    }

    fn listed_json(&self, deck: &SquadDeck) -> Value {
        deck::listed_json(deck)
    }

    fn sight_json(&self, sight: &Sight) -> Value {
        let name = |card: Option<CardNo>| card.map(|card| self.card(card).name.clone());
        json!({
            "kind": sight.kind,
            "seat": sight.seat,
            "card": name(sight.card),
            "hidden": sight.hidden,
            "number": sight.number,
            "cause": name(sight.cause),
        })
    }
}

const EXAMPLES: Examples = Examples {
    play: "Examples:
  longbox play                                  asks for decks; Enter starts at once
  longbox play --deck wolverine --against starter --bot random
  longbox play --quest a-false-god              one of the solo quests
  longbox play --save game.replay               saves after every choice
  longbox play --resume game.replay             goes on with it

In the game, `help` lists what you can type: `why NAME`, `card NAME`, `undo`, `log`, `save FILE` and more.",
    cards: "Examples:
  longbox cards wolverine              cards that say that word anywhere
  longbox cards 'hero:wolverine level<=4 kind:keeper'
  longbox cards 'attack>=6 -blocks:tech (factor:speed or factor:animal)'
  longbox cards --level 1-3 --keepers  early Keepers
  longbox cards --factor speed --text draw
  longbox cards --set base-set --json  for programs",
    card: "Examples:
  longbox card fast healing
  longbox card ST030 --json",
    deck: "Examples:
  longbox deck list
  longbox deck show wolverine
  longbox deck check mine.deck",
    deck_check: "Examples:
  longbox deck check mine.deck
  longbox deck check mine.deck --format casual

A deck file is a text: `name: My deck`, then lines such as `3 Fast Healing`.",
    deck_show: "Examples:
  longbox deck show wolverine
  longbox deck show mine.deck --json",
    record: "Examples:
  longbox replay record --seed 3 --out game.replay
  longbox replay record --deck starter --against wolverine --bots sidekick,random --out game.replay",
    rules: "Examples:
  longbox rules                 the list
  longbox rules block.icon      one rule with its text and source
  longbox rules block           every rule whose id begins so
  longbox rules empty deck      rules that speak of these words
  longbox rules --coverage      rules that no scenario shows",
    ladder: "\
Examples:
  longbox arena ladder --quick
  longbox arena ladder --rounds 20000 --out ladder.json --svg ladder.svg
  longbox arena ladder --bots sidekick,hero:400 --until +10elo
  longbox arena ladder --shard 3/16 --out part3.json      see `longbox arena merge`

A round is one deal, played twice with the bots in swapped seats. Intervals are 95 %, from the variance over rounds.
With --out a run that was stopped goes on where it stopped.",
    sim: "\
Examples:
  longbox sim --games 20000 --bots random,sidekick --seed 7
  longbox sim --decks starter,hulk-or-bust,my.deck --json
  longbox sim --decks quest --handicaps --games 50000 --coverage

Every seed is played twice with the bots in swapped seats.
The same seed gives the same result, for any number of threads.
Intervals are 95 % (Wilson).",
    bench: "\
Examples:
  longbox bench
  longbox bench --decks starter --seconds 10 --json

CPU time counts only what this program used, so other programs disturb it less than the time on the wall.
Instructions are counted by valgrind on a fixed workload, where it is installed.",
    arena_deck: "\
Examples:
  longbox arena deck starter
  longbox arena deck my.deck --games 4000 --html report.html
  longbox arena deck starter wolverine --against hulk-or-bust --csv tables --json
  longbox arena deck my.deck --games 100000 --shard 3/16 --out part-3.json
  longbox arena deck --merge part-*.json --html report.html

Every deal is played twice, with the decks changing seats; a game without a winner counts half.
The same seed gives the same result, for any number of threads and parts. Intervals are 95 %, from the spread over deals.",
    arena_improve: "\
Examples:
  longbox arena improve starter
  longbox arena improve my.deck --games 40000 --out better.deck
  longbox arena improve my.deck --copies 2 --json

Many swaps are tried a little, and the better half goes on. The last four must hold over new deals, all at once.",
};
