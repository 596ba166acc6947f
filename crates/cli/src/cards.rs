//! `longbox cards` and `longbox card`: looking cards up.

use crate::game::TerminalGame;
use crate::games::{self, Visitor};
use crate::options::{GameArg, Json, OwnCards};
use crate::screen::{self, DIM, paint, say};
use crate::{face, load};
use clap::Args;
use longbox_catalog::{CardNo, Catalog, near_names};
use longbox_protocol::{GameName, Query, SearchCard};
use miette::LabeledSpan;
use serde_json::Value;
use std::ffi::OsString;
use std::marker::PhantomData;
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = help::<G>())]
pub(crate) struct CardsArgs<G: TerminalGame> {
    /// What to look for: words, and filters such as team:avengers, cost<=3, -kind:main
    query: Vec<String>,
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
    let query = read_query(&args.query)?;
    let all = || (0..).zip(catalog.game.cards().iter().zip(&catalog.origins));
    let allowed = all().filter(|(_, (card, origin))| catalog.game.fits(&args.filter, card, origin));
    let searched: Vec<SearchCard> =
        allowed.map(|(number, (card, origin))| SearchCard::new(&catalog.game.face(number, card, origin))).collect();
    let known = |number: &CardNo| (&catalog.game.cards()[usize::from(*number)], &catalog.origins[usize::from(*number)]);
    let found = query.find(&searched);
    let cards = found.iter().map(known);
    if args.output.json {
        screen::say_json(&cards.map(|(card, origin)| catalog.game.card_json(card, &origin.set)).collect());
        return Ok(ExitCode::SUCCESS);
    }
    if found.is_empty() {
        say("No card matches. `longbox cards --help` lists what you can ask for.");
        for culprit in query.culprits(&searched) {
            let without = Query::parse(&culprit.without).map_or(0, |query| query.find(&searched).len());
            let without = screen::count(without, "card");
            say(paint(DIM, format_args!("Without `{}`: {without}.", culprit.text)));
        }
        return Ok(ExitCode::from(1));
    }
    say(paint(DIM, G::heads()));
    for (card, _) in cards {
        say(G::row(card));
    }
    say(paint(DIM, format_args!("{}. {}", screen::count(found.len(), "card"), G::LEGEND)));
    Ok(ExitCode::SUCCESS)
}

/// Examples, then every filter.
fn help<G: TerminalGame>() -> String {
    let mut text = format!("{}\n\nFilters (word:value, word=value, and word<=value for numbers):\n", G::EXAMPLES.cards);
    for info in Query::fields() {
        let words = info.words.join(", ");
        let values = match info.number {
            true => "a number, or from one to another as in 2-4".to_owned(),
            false if info.values.is_empty() => "a text".to_owned(),
            false => info.values.join(", "),
        };
        text.push_str(&format!("  {words:<14} {values}\n"));
    }
    text.push_str(
        "\nA minus before a part finds what does not fit, `or` stands between alternatives, brackets hold parts together.",
    );
    text
}

/// A filter with a minus, such as `-kind:main`, with a space before it: it is no option.
pub(crate) fn no_option(word: OsString) -> OsString {
    let is_filter = |text: &str| {
        let rest = text.strip_prefix('-').filter(|rest| rest.starts_with(char::is_alphabetic));
        rest.is_some_and(|rest| rest.contains([':', '=', '<', '>']))
    };
    match word.to_str() {
        Some(text) if is_filter(text) => format!(" {text}").into(),
        _ => word,
    }
}

/// The query that these words make. The shell takes quotes away: beside other words, a word with spaces was in quotes.
fn read_query(words: &[String]) -> miette::Result<Query> {
    let whole = |word: &String| match word.split_once([':', '=']) {
        _ if words.len() == 1 || word.contains('"') || !word.contains(char::is_whitespace) => word.clone(),
        Some((filter, value)) if filter.trim_start_matches('-').chars().all(char::is_alphabetic) => {
            let sign = &word[filter.len()..word.len() - value.len()];
            format!("{filter}{sign}\"{value}\"")
        }
        _ => format!("\"{word}\""),
    };
    let words: Vec<String> = words.iter().map(|word| word.trim().to_owned()).collect();
    let text = words.iter().map(whole).collect::<Vec<_>>().join(" ");
    Query::parse(&text).map_err(|error| {
        let label = LabeledSpan::underline(error.place.clone());
        let help = "`longbox cards --help` shows what can be asked for";
        miette::miette!(labels = vec![label], help = help, "{error}").with_source_code(text)
    })
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
