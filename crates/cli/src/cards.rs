//! `longbox cards` and `longbox card`: looking cards up.

use crate::load;
use crate::options::{GameArg, Json, OwnCards};
use crate::parlour::Parlour;
use crate::screen::{self, DIM, paint, say};
use clap::Args;
use longbox_catalog::{CardNo, Catalog, Origin, near_names};
use std::marker::PhantomData;
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = G::EXAMPLES.cards)]
pub(crate) struct CardsArgs<G: Parlour> {
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
pub(crate) struct CardArgs<G: Parlour> {
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

pub(crate) fn run_cards<G: Parlour>(args: &CardsArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let all = catalog.game.cards().iter().zip(&catalog.origins);
    let found: Vec<(&G::Card, &Origin)> = all.filter(|(card, origin)| G::fits(&args.filter, card, origin)).collect();
    if args.output.json {
        screen::say_json(&found.iter().map(|(card, origin)| G::card_json(card, &origin.set)).collect());
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

pub(crate) fn run_card<G: Parlour>(args: &CardArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let word = args.name.join(" ");
    let Some(number) = find(&catalog, &word) else { return Err(unknown(&catalog, &word)) };
    let (card, origin) = (&catalog.game.cards()[usize::from(number)], &catalog.origins[usize::from(number)]);
    if args.output.json {
        screen::say_json(&G::card_json(card, &origin.set));
    } else {
        G::framed(card, &origin.set).into_iter().for_each(say);
    }
    Ok(ExitCode::SUCCESS)
}

/// The card with this name, or the only one whose name holds the word.
pub(crate) fn find<G: Parlour>(catalog: &Catalog<G>, word: &str) -> Option<CardNo> {
    let word = word.trim().to_lowercase();
    if let Some(card) = catalog.game.find(&word) {
        return Some(card);
    }
    let mut found = catalog.game.cards().iter().filter(|card| G::name_of(card).to_lowercase().contains(&word));
    let first = found.next()?;
    found.all(|other| G::name_of(other) == G::name_of(first)).then(|| catalog.game.find(G::id_of(first))).flatten()
}

fn unknown<G: Parlour>(catalog: &Catalog<G>, word: &str) -> miette::Report {
    let near = near_names(&catalog.game, word, 8);
    if near.is_empty() {
        let places = G::LOOKS_IN;
        return miette::miette!("there is no card '{word}'; `longbox cards {word}` looks in {places} too");
    }
    miette::miette!("there is no card '{word}'; did you mean {}?", near.join(", "))
}
