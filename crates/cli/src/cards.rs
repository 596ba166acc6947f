//! `longbox cards` and `longbox card`: looking cards up.

use crate::load;
use crate::screen::{self, BOLD, DIM, PLAIN, paint, say};
use anstyle::Style;
use clap::{Args, ValueEnum};
use longbox_catalog::{Origin, SquadCatalog, near_names};
use longbox_squad::language::{Card, Factor, Power};
use longbox_squad::text::{keywords, power_lines, reminder};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;

/// The games that can be named on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    #[default]
    Squad,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox cards wolverine              cards with that word in name, hero or team
  longbox cards --level 1-3 --keepers  early Keepers
  longbox cards --factor speed --text draw
  longbox cards --set base-set --json  for programs")]
pub(crate) struct CardsArgs {
    /// Words that must all stand in the card's id, name, heroes or team
    words: Vec<String>,
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// Only cards of this set: base-set, heros-destiny, set-3, set-4, promo
    #[arg(long)]
    set: Option<String>,
    /// Only cards of this team
    #[arg(long)]
    team: Option<String>,
    /// Only cards of this hero
    #[arg(long)]
    hero: Option<String>,
    /// Only cards with this Factor
    #[arg(long, value_parser = factor)]
    factor: Option<Factor>,
    /// Only cards of this level, or from one level to another
    #[arg(long, value_name = "N|N-M", value_parser = levels)]
    level: Option<(u8, u8)>,
    /// Only Keepers
    #[arg(long)]
    keepers: bool,
    /// Only cards with this word in their text
    #[arg(long, value_name = "WORD")]
    text: Option<String>,
    /// Print a JSON array
    #[arg(long)]
    json: bool,
    /// Cards of your own to add
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox card fast healing
  longbox card ST030 --json")]
pub(crate) struct CardArgs {
    /// The card's name or id
    #[arg(required = true)]
    name: Vec<String>,
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Cards of your own to add
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
}

fn factor(word: &str) -> Result<Factor, String> {
    let found = Factor::ALL.into_iter().find(|factor| factor.name().eq_ignore_ascii_case(word));
    found.ok_or_else(|| "a Factor is animal, strength, elemental, energy, tech or speed".to_owned())
}

fn levels(word: &str) -> Result<(u8, u8), String> {
    let (low, high) = word.split_once('-').unwrap_or((word, word));
    match (low.trim().parse(), high.trim().parse()) {
        (Ok(low), Ok(high)) if low <= high => Ok((low, high)),
        _ => Err("a level is a number, as in 3, or two, as in 2-5".to_owned()),
    }
}

/// Whether the card can stay in play.
pub(crate) fn is_keeper(card: &Card) -> bool {
    card.powers.iter().any(|power| matches!(power, Power::Keeper(..)))
}

impl CardsArgs {
    fn fits(&self, card: &Card, origin: &Origin) -> bool {
        let same = |wanted: &Option<String>, found: &str| {
            wanted.as_ref().is_none_or(|wanted| found.to_lowercase().contains(&wanted.to_lowercase()))
        };
        let team = card.team.as_deref().unwrap_or("");
        let heroes = card.heroes.join(" & ");
        let all = format!("{} {} {heroes} {team}", card.id, card.name).to_lowercase();
        self.words.iter().all(|word| all.contains(&word.to_lowercase()))
            && same(&self.set, &origin.set)
            && same(&self.team, team)
            && same(&self.hero, &heroes)
            && self.factor.is_none_or(|factor| card.factors.contains(&factor))
            && self.level.is_none_or(|(low, high)| (low..=high).contains(&card.level))
            && (!self.keepers || is_keeper(card))
            && (self.text.is_none() || same(&self.text, &power_lines(card).join(" ")))
    }
}

pub(crate) fn run_cards(args: &CardsArgs) -> miette::Result<ExitCode> {
    let catalog = load::squad(&args.cards)?;
    let all = catalog.game.cards().iter().zip(&catalog.origins);
    let found: Vec<(&Card, &Origin)> = all.filter(|(card, origin)| args.fits(card, origin)).collect();
    if args.json {
        screen::say_json(&found.iter().map(|(card, origin)| card_json(card, &origin.set)).collect());
        return Ok(ExitCode::SUCCESS);
    }
    if found.is_empty() {
        say("No card fits. `longbox cards --help` shows what can be asked for.");
        return Ok(ExitCode::from(1));
    }
    say(paint(DIM, row(["ID", "NAME", "HERO", "LV", "FACTOR", "ATK", "BLOCKS", ""])));
    for (card, _) in &found {
        say(card_row(card));
    }
    say(paint(DIM, format_args!("{}. K: can become a Keeper.", screen::count(found.len(), "card"))));
    Ok(ExitCode::SUCCESS)
}

const FACTORS: usize = 13;

fn hero_width() -> usize {
    screen::width().saturating_sub(80) / 2 + 15
}

fn row(cells: [&str; 8]) -> String {
    let [id, name, hero, level, factors, attack, block, keeper] = cells;
    let (hero_width, name_width) = (hero_width(), screen::width().saturating_sub(hero_width() + FACTORS + 29).max(10));
    let (name, hero) = (screen::fit(name, name_width), screen::fit(hero, hero_width));
    format!("{id:<6}{name} {hero} {level:>2} {factors:<FACTORS$} {attack:>3} {block:<9} {keeper}").trim_end().to_owned()
}

fn card_row(card: &Card) -> String {
    let keeper = if is_keeper(card) { "K" } else { "" };
    let (level, attack, heroes) = (card.level.to_string(), screen::attack(card), card.heroes.join(" & "));
    let factors = short_factors(card);
    row([&card.id, &card.name, &heroes, &level, &factors, &attack, card.block.name(), keeper])
}

/// The Factors in 13 letters at most, so that a row fits into 80 columns: two of them are shortened.
pub(crate) fn short_factors(card: &Card) -> String {
    let short = |factor: &Factor| factor.name().chars().take(6).collect::<String>();
    match card.factors.as_slice() {
        [one] => one.name().to_owned(),
        many => many.iter().map(short).collect::<Vec<_>>().join("+"),
    }
}

/// Everything about a card, for programs.
pub(crate) fn card_json(card: &Card, set: &str) -> Value {
    json!({
        "id": card.id,
        "name": card.name,
        "heroes": card.heroes,
        "team": card.team,
        "level": card.level,
        "factors": card.factors,
        "attack": card.attack.map_or_else(|| json!("*"), |attack| json!(attack)),
        "block": card.block,
        "rarity": card.rarity,
        "set": set,
        "keeper": is_keeper(card),
        "text": power_lines(card),
        "note": card.note,
    })
}

pub(crate) fn run_card(args: &CardArgs) -> miette::Result<ExitCode> {
    let catalog = load::squad(&args.cards)?;
    let word = args.name.join(" ");
    let Some(number) = find(&catalog, &word) else { return Err(unknown(&catalog, &word)) };
    let (card, origin) = (catalog.game.card(number), &catalog.origins[usize::from(number)]);
    if args.json {
        screen::say_json(&card_json(card, &origin.set));
    } else {
        framed(card, &origin.set).into_iter().for_each(say);
    }
    Ok(ExitCode::SUCCESS)
}

/// The card with this name, or the only one whose name holds the word.
pub(crate) fn find(catalog: &SquadCatalog, word: &str) -> Option<u16> {
    let word = word.trim().to_lowercase();
    if let Some(card) = catalog.game.find(&word) {
        return Some(card);
    }
    let mut found = catalog.game.cards().iter().filter(|card| card.name.to_lowercase().contains(&word));
    let first = found.next()?;
    found.all(|other| other.name == first.name).then(|| catalog.game.find(&first.id)).flatten()
}

fn unknown(catalog: &SquadCatalog, word: &str) -> miette::Report {
    let near = near_names(&catalog.game, word, 8);
    if near.is_empty() {
        return miette::miette!("there is no card '{word}'; `longbox cards {word}` looks in heroes and teams too");
    }
    miette::miette!("there is no card '{word}'; did you mean {}?", near.join(", "))
}

const FRAME: usize = 58;

/// The card in a frame, as a player would recognise it.
pub(crate) fn framed(card: &Card, set: &str) -> Vec<String> {
    let style = screen::factor_style(card.factors[0]);
    let edge = |left: char, right: char| paint(style, format_args!("{left}{}{right}", "─".repeat(FRAME + 2)));
    let line = |inner: Style, text: &str| {
        let (bar, text) = (paint(style, '│'), screen::fit(text, FRAME));
        format!("{bar} {} {bar}", paint(inner, text))
    };
    let ends = |left: &str, right: &str| {
        let space = FRAME.saturating_sub(left.chars().count() + right.chars().count());
        format!("{left}{:space$}{right}", "")
    };
    let heroes = card.heroes.join(" & ");
    let team = card.team.as_deref().unwrap_or("");
    let mut lines = vec![edge('╭', '╮')];
    lines.push(line(BOLD, &ends(&card.name, &format!("level {}", card.level))));
    lines.push(line(DIM, &ends(&heroes, team)));
    lines.push(edge('├', '┤'));
    lines.push(line(style, &ends(&screen::factors(card), &format!("attack {}", screen::attack(card)))));
    for text in power_lines(card) {
        lines.push(line(PLAIN, ""));
        lines.extend(screen::wrap(&text, FRAME).iter().map(|text| line(PLAIN, text)));
    }
    lines.push(line(PLAIN, ""));
    lines.push(line(PLAIN, &ends(&format!("blocks {}", card.block.name()), &format!("{:?}", card.rarity))));
    lines.push(line(DIM, &ends(&card.id, set)));
    lines.push(edge('╰', '╯'));
    for keyword in keywords(card) {
        let text = format!("{}: {}", keyword.name(), reminder(keyword));
        lines.extend(screen::wrap(&text, FRAME).into_iter().map(|text| paint(DIM, format_args!("  {text}"))));
    }
    if let Some(note) = &card.note {
        lines.extend(screen::wrap(&format!("Note: {note}"), FRAME).into_iter().map(|text| format!("  {text}")));
    }
    lines
}
