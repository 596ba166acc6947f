//! `longbox cards` and `longbox card`: looking cards up.

use crate::game::TerminalGame;
use crate::games::{self, Visitor};
use crate::options::{GameArg, Json, OwnCards};
use crate::screen::{self, DIM, paint, say};
use crate::{face, load};
use clap::Args;
use longbox_catalog::{CardNo, Catalog, Origin, near_names};
use longbox_protocol::GameName;
use serde_json::Value;
use std::marker::PhantomData;
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = G::EXAMPLES.cards)]
pub(crate) struct CardsArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    filter: G::Filter,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
}

#[derive(Args)]
#[command(after_help = G::EXAMPLES.card)]
pub(crate) struct CardArgs<G: TerminalGame> {
    /// The card's name or id
    #[arg(required = true)]
    name: Vec<String>,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run_cards<G: TerminalGame>(args: &CardsArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let all = catalog.game.cards().iter().zip(&catalog.origins);
    let found: Vec<(&G::Card, &Origin)> =
        all.filter(|(card, origin)| catalog.game.fits(&args.filter, card, origin)).collect();
    if args.output.json {
        screen::say_json(&found.iter().map(|(card, origin)| catalog.game.card_json(card, &origin.set)).collect());
        return Ok(ExitCode::SUCCESS);
    }
    if found.is_empty() {
        say("No card fits. `longbox cards --help` shows what can be asked for.");
        return Ok(ExitCode::from(1));
    }
    say(paint(DIM, G::heads()));
    for (card, _) in &found {
        say(G::row(card));
    }
    say(paint(DIM, format_args!("{}. {}", screen::count(found.len(), "card"), G::LEGEND)));
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn run_card<G: TerminalGame>(args: &CardArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let word = args.name.join(" ");
    let found = all_called(&catalog, &word);
    if !found.is_empty() {
        show(&catalog, &found, args.output);
        return Ok(ExitCode::SUCCESS);
    }
    let others = GameName::ALL.iter().filter(|game| args.game.game.is_none() && **game != G::NAME);
    let mut elsewhere = others.filter(|game| games::visit(**game, Elsewhere { word: &word, output: args.output }));
    if elsewhere.next().is_some() {
        return Ok(ExitCode::SUCCESS);
    }
    Err(unknown(&catalog, &word))
}

/// Looks for a card in a game that was not named. True: it was there and was shown.
struct Elsewhere<'a> {
    word: &'a str,
    output: Json,
}

impl Visitor for Elsewhere<'_> {
    type Output = bool;

    fn visit<G: TerminalGame>(self) -> bool {
        let Ok(catalog) = load::catalog::<G>(&[]) else { return false };
        let found = all_called(&catalog, self.word);
        if !found.is_empty() && !self.output.json {
            let game = G::NAME.word();
            say(paint(DIM, format_args!("From {} (--game {game}):", G::TITLE)));
        }
        show(&catalog, &found, self.output);
        !found.is_empty()
    }
}

/// Every card of the name that is meant; an id means one card.
fn all_called<G: TerminalGame>(catalog: &Catalog<G>, word: &str) -> Vec<CardNo> {
    let cards = catalog.game.cards();
    let version = catalog.game.version(word);
    if !version.is_empty() {
        return version;
    }
    let Some(found) = find(catalog, word) else { return Vec::new() };
    let first = &cards[usize::from(found)];
    if G::id_of(first).eq_ignore_ascii_case(word.trim()) {
        return vec![found];
    }
    let numbered = cards.iter().enumerate();
    numbered.filter(|(_, card)| G::name_of(card) == G::name_of(first)).map(|(number, _)| number as CardNo).collect()
}

/// The ids of all cards that a word means, in any game.
pub(crate) fn ids_of(word: &str) -> Vec<String> {
    GameName::ALL.into_iter().flat_map(|game| games::visit(game, Ids { word })).collect()
}

struct Ids<'a> {
    word: &'a str,
}

impl Visitor for Ids<'_> {
    type Output = Vec<String>;

    fn visit<G: TerminalGame>(self) -> Vec<String> {
        let Ok(catalog) = load::catalog::<G>(&[]) else { return Vec::new() };
        let cards = catalog.game.cards();
        all_called(&catalog, self.word).iter().map(|card| G::id_of(&cards[usize::from(*card)]).to_owned()).collect()
    }
}

/// Shows cards one below the other; for programs one object, or a list of several.
fn show<G: TerminalGame>(catalog: &Catalog<G>, found: &[CardNo], output: Json) {
    let game = &catalog.game;
    let known = |number: &CardNo| (&game.cards()[usize::from(*number)], &catalog.origins[usize::from(*number)]);
    if !output.json {
        for number in found {
            let (card, origin) = known(number);
            face::framed(&game.face(*number, card, origin)).into_iter().for_each(say);
        }
        return;
    }
    let objects: Vec<Value> = found.iter().map(known).map(|(card, from)| game.card_json(card, &from.set)).collect();
    match objects.as_slice() {
        [] => {}
        [one] => screen::say_json(one),
        _ => screen::say_json(&Value::Array(objects)),
    }
}

/// The card with this name, or the only one whose name holds the word.
fn find<G: TerminalGame>(catalog: &Catalog<G>, word: &str) -> Option<CardNo> {
    let word = word.trim().to_lowercase();
    if let Some(card) = catalog.game.find(&word) {
        return Some(card);
    }
    let mut found = catalog.game.cards().iter().filter(|card| G::name_of(card).to_lowercase().contains(&word));
    let first = found.next()?;
    found.all(|other| G::name_of(other) == G::name_of(first)).then(|| catalog.game.find(G::id_of(first))).flatten()
}

fn unknown<G: TerminalGame>(catalog: &Catalog<G>, word: &str) -> miette::Report {
    let near = near_names(&catalog.game, word, 8);
    if near.is_empty() {
        let places = G::LOOKS_IN;
        return miette::miette!("there is no card '{word}'; `longbox cards {word}` looks in {places} too");
    }
    miette::miette!("there is no card '{word}'; did you mean {}?", near.join(", "))
}
