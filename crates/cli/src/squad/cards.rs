//! Cards of Super Hero Squad: what can be asked for, rows, frames.

use crate::screen;
use clap::Args;
use longbox_catalog::Origin;
use longbox_host::squad::{attack, is_keeper};
use longbox_squad::language::{Card, Factor};
use longbox_squad::text::power_lines;
use serde_json::{Value, json};

/// What cards can be asked for.
#[derive(Debug, Args)]
pub(crate) struct Filter {
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

impl Filter {
    pub(super) fn fits(&self, card: &Card, origin: &Origin) -> bool {
        let same = |wanted: &Option<String>, found: &str| {
            wanted.as_ref().is_none_or(|wanted| found.to_lowercase().contains(&wanted.to_lowercase()))
        };
        let team = card.team.as_deref().unwrap_or("");
        let heroes = card.heroes.join(" & ");
        same(&self.set, &origin.set)
            && same(&self.team, team)
            && same(&self.hero, &heroes)
            && self.factor.is_none_or(|factor| card.factors.contains(&factor))
            && self.level.is_none_or(|(low, high)| (low..=high).contains(&card.level))
            && (!self.keepers || is_keeper(card))
            && (self.text.is_none() || same(&self.text, &power_lines(card).join(" ")))
    }
}

/// The heads of the columns.
pub(super) fn heads() -> String {
    columns(["ID", "NAME", "HERO", "LV", "FACTOR", "ATK", "BLOCKS", ""])
}

const FACTORS: usize = 13;

fn hero_width() -> usize {
    screen::width().saturating_sub(80) / 2 + 15
}

fn columns(cells: [&str; 8]) -> String {
    let [id, name, hero, level, factors, attack, block, keeper] = cells;
    let (hero_width, name_width) = (hero_width(), screen::width().saturating_sub(hero_width() + FACTORS + 29).max(10));
    let (name, hero) = (screen::fit(name, name_width), screen::fit(hero, hero_width));
    format!("{id:<6}{name} {hero} {level:>2} {factors:<FACTORS$} {attack:>3} {block:<9} {keeper}").trim_end().to_owned()
}

pub(super) fn row(card: &Card) -> String {
    let keeper = if is_keeper(card) { "K" } else { "" };
    let (level, attack, heroes) = (card.level.to_string(), attack(card), card.heroes.join(" & "));
    let factors = short_factors(card);
    columns([&card.id, &card.name, &heroes, &level, &factors, &attack, card.block.name(), keeper])
}

/// The Factors in 13 letters at most, so that a row fits into 80 columns: two of them are shortened.
pub(super) fn short_factors(card: &Card) -> String {
    let short = |factor: &Factor| factor.name().chars().take(6).collect::<String>();
    match card.factors.as_slice() {
        [one] => one.name().to_owned(),
        many => many.iter().map(short).collect::<Vec<_>>().join("+"),
    }
}

/// Everything about a card, for programs.
pub(super) fn card_json(card: &Card, set: &str) -> Value {
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
