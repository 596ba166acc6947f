//! Super Hero Squad in the terminal.

mod board;
mod cards;
mod deck;
mod lobby;
mod menu;
mod tale;
mod why;

use crate::games::GameName;
use crate::parlour::{Binder, Board, Checked, Examples, Law, Lobby, Parlour};
use crate::play::{Encounter, Entry, PlayArgs, Reader};
use board::Drawn;
use clap::Args;
use longbox_arena::SquadTerms;
use longbox_catalog::{DeckParts, Origin, SquadCatalog, SquadDeck, SquadExtra};
use longbox_host::Names;
use longbox_host::Seen;
use longbox_kernel::Outcome;
use longbox_scenario::{SquadTheatre, Theatre};
use longbox_squad::language::Card;
use longbox_squad::{Ask, CardNo, Choice, Format, RULES, Setup, Sight, Squad};
use miette::miette;
use serde_json::Value;

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

impl Parlour for Squad {
    type MatchArgs = MatchArgs;

    const NAME: GameName = GameName::Squad;
    const TITLE: &'static str = "Super Hero Squad";
    const EXAMPLES: Examples = EXAMPLES;
    const MIX: &'static [&'static str] =
        &["starter", "a-false-god", "hulk-or-bust", "crazy-like-a-goblin", "gambits-gang", "lets-iron-it-out"];
    const WORKLOAD: &'static [&'static str] = &["--decks", "starter,wolverine", "--format", "quest"];

    fn terms(args: &MatchArgs) -> miette::Result<SquadTerms> {
        let known = || Format::ALL.map(Format::name).join(", ");
        let named = |word: &String| {
            let found = Format::ALL.into_iter().find(|format| format.name() == word);
            found.ok_or_else(|| miette!("there is no format '{word}'; known are {}", known()))
        };
        Ok(SquadTerms { format: args.format.as_ref().map(named).transpose()?, handicaps: args.handicaps })
    }

    fn rules() -> Vec<Law> {
        let law = |rule: &longbox_squad::RuleText| Law {
            id: rule.id,
            title: rule.title,
            text: rule.text,
            source: rule.source,
        };
        RULES.iter().map(law).collect()
    }

    fn theatre(self) -> Box<dyn Theatre> {
        Box::new(SquadTheatre { game: self })
    }
}

impl Binder for Squad {
    type Filter = cards::Filter;
    type DeckRule = deck::DeckRule;

    const GROUPS: &'static [&'static str] = &["quest", "starter"];
    const MANY: &'static str = "quest";
    const LOOKS_IN: &'static str = "heroes and teams";
    const LEGEND: &'static str = "K: can become a Keeper.";
    const LIST_HEADS: &'static str = "STAGE QUEST";

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

    fn framed(&self, card: &Card, set: &str) -> Vec<String> {
        cards::framed(card, set)
    }

    fn check_deck(&self, parts: &DeckParts<SquadExtra>, args: &deck::DeckRule) -> Checked {
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
}

impl Board for Squad {
    const WHY: [&'static str; 2] = ["why a card cannot be played or cannot block; its numbers", "what makes the power"];

    fn board(seen: &Seen<'_, Squad>) {
        Drawn(seen).show();
    }

    fn glance(seen: &Seen<'_, Squad>) {
        match seen.view.ask {
            Ask::Attack => Drawn(seen).show(),
            _ => Drawn(seen).show_short(),
        }
    }

    fn show_hand(seen: &Seen<'_, Squad>) {
        Drawn(seen).show_hand();
    }

    fn asks(seen: &Seen<'_, Squad>) -> String {
        Drawn(seen).question()
    }

    fn menu_lines(seen: &Seen<'_, Squad>, options: &[Choice]) -> Vec<Entry> {
        menu::entries(seen, options)
    }

    fn show_card_entry(&self, entry: &Entry, card: CardNo) {
        menu::show_card_entry(self, entry, card);
    }

    fn forced(seen: &Seen<'_, Squad>) -> Option<String> {
        Drawn(seen).forced()
    }

    fn in_sight(seen: &Seen<'_, Squad>) -> Vec<CardNo> {
        why::in_sight(seen)
    }

    fn numbers(seen: &Seen<'_, Squad>) {
        why::tell_numbers(seen);
    }

    fn why(seen: &Seen<'_, Squad>, options: &[Choice], card: CardNo) {
        why::tell_card(seen, options, card);
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

impl Lobby for Squad {
    type Invitation = lobby::Invitation;

    const STARTER: &'static str = "starter";

    fn sit_down(
        args: &PlayArgs<Squad>,
        catalog: &SquadCatalog,
        reader: &mut Reader,
        seed: u64,
    ) -> miette::Result<Option<Encounter<Squad>>> {
        lobby::sit_down(args, catalog, reader, seed)
    }

    fn plain_setup(&self, decks: &[SquadDeck]) -> Setup {
        longbox_host::squad::plain_setup(self, decks)
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
  longbox cards wolverine              cards with that word in name, hero or team
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
  longbox replay record --deck starter --against wolverine --bots greedy,random --out game.replay",
    rules: "Examples:
  longbox rules                 the list
  longbox rules block.icon      one rule with its text and source
  longbox rules block           every rule whose id begins so
  longbox rules empty deck      rules that speak of these words
  longbox rules --coverage      rules that no scenario shows",
    sim: "\
Examples:
  longbox sim --games 20000 --bots random,greedy --seed 7
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
};
