//! Cards of Vs. System: what can be asked for, rows, frames.

use crate::screen;
use clap::Args;
use longbox_catalog::Origin;
use longbox_host::vs::{team_names, text};
use longbox_vs::Vs;
use longbox_vs::language::{Card, CardKind, Universe};
use longbox_vs::text::{card_lines, symbols};
use serde_json::{Value, json};

/// What cards can be asked for.
#[derive(Debug, Args)]
pub(crate) struct Filter {
    /// Only cards of this set: its folder (marvel-battles) or the letters of its ids (MNB)
    #[arg(long)]
    set: Option<String>,
    /// Only cards of this team
    #[arg(long)]
    team: Option<String>,
    /// Only cards of this universe
    #[arg(long, value_enum)]
    universe: Option<UniverseName>,
    /// Only cards of this kind
    #[arg(long, value_enum)]
    kind: Option<KindName>,
    /// Only cards of this cost, or from one cost to another
    #[arg(long, value_name = "N|N-M", value_parser = costs)]
    cost: Option<(u8, u8)>,
    /// Only cards with this word in their text
    #[arg(long, value_name = "WORD")]
    text: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum KindName {
    Main,
    Supporting,
    PlotTwist,
    Equipment,
    Location,
    Token,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum UniverseName {
    Illustrated,
    Photographic,
}

impl From<UniverseName> for Universe {
    fn from(name: UniverseName) -> Universe {
        match name {
            UniverseName::Illustrated => Universe::Illustrated,
            UniverseName::Photographic => Universe::Photographic,
        }
    }
}

fn costs(word: &str) -> Result<(u8, u8), String> {
    let (low, high) = word.split_once('-').unwrap_or((word, word));
    match (low.trim().parse(), high.trim().parse()) {
        (Ok(low), Ok(high)) if low <= high => Ok((low, high)),
        _ => Err("a cost is a number, as in 3, or two, as in 2-5".to_owned()),
    }
}

fn kind_name(card: &Card) -> KindName {
    match card.kind {
        CardKind::Main { .. } => KindName::Main,
        CardKind::Supporting { .. } => KindName::Supporting,
        CardKind::PlotTwist { .. } => KindName::PlotTwist,
        CardKind::Equipment { .. } => KindName::Equipment,
        CardKind::Location { .. } => KindName::Location,
        CardKind::Token => KindName::Token,
    }
}

impl Filter {
    pub(super) fn fits(&self, game: &Vs, card: &Card, origin: &Origin) -> bool {
        let holds = |wanted: &Option<String>, found: &str| {
            wanted.as_ref().is_none_or(|wanted| found.to_lowercase().contains(&wanted.to_lowercase()))
        };
        (holds(&self.set, &origin.set) || holds(&self.set, &card.id))
            && holds(&self.team, &team_names(card))
            && self.universe.is_none_or(|universe| Universe::from(universe) == card.universe)
            && self.kind.is_none_or(|kind| kind == kind_name(card))
            && self.cost.is_none_or(|(low, high)| card.cost().is_some_and(|cost| (low..=high).contains(&cost)))
            && (self.text.is_none() || holds(&self.text, &text(game, card)))
    }
}

/// The heads of the columns.
pub(super) fn heads() -> String {
    columns(["ID", "NAME", "KIND", "COST", "ATK", "DEF", "HP", "TEAM", "KEYWORDS"])
}

fn columns(cells: [&str; 9]) -> String {
    let [id, name, kind, cost, atk, def, health, team, words] = cells;
    let name_width = (screen::width() - 60).clamp(20, 30);
    let (name, team) = (screen::fit(name, name_width), screen::fit(team, 14));
    let row = format!("{id:<8}{name} {kind:<10} {cost:>4} {atk:>3} {def:>3} {health:>2} {team} {words}");
    screen::cut(row.trim_end(), screen::width())
}

pub(super) fn row(card: &Card) -> String {
    let kind = match &card.kind {
        CardKind::Main { level } => format!("main L{level}"),
        CardKind::Supporting { .. } => "character".to_owned(),
        CardKind::PlotTwist { .. } => "plot twist".to_owned(),
        CardKind::Equipment { .. } => "equipment".to_owned(),
        CardKind::Location { .. } => "location".to_owned(),
        CardKind::Token => "token".to_owned(),
    };
    let words = match &card.kind {
        CardKind::Location { gives } => symbols(gives),
        _ => card.words.join(", "),
    };
    let number = |number: Option<i16>| number.map(|number| number.to_string()).unwrap_or_default();
    let stat = |of: fn(longbox_vs::language::Stats) -> i16| number(card.stats.map(of));
    columns([
        &card.id,
        &card.name,
        &kind,
        &number(card.cost().map(i16::from)),
        &stat(|stats| stats.atk),
        &stat(|stats| stats.def),
        &stat(|stats| i16::from(stats.health)),
        &team_names(card),
        &words,
    ])
}

/// Everything about a card, for programs.
pub(super) fn card_json(game: &Vs, card: &Card, set: &str) -> Value {
    let (level, needed, gives) = match &card.kind {
        CardKind::Main { level } => (Some(*level), None, None),
        CardKind::PlotTwist { symbols } => (None, Some(*symbols), None),
        CardKind::Location { gives } => (None, None, Some(gives)),
        CardKind::Supporting { .. } | CardKind::Equipment { .. } | CardKind::Token => (None, None, None),
    };
    let lines: Vec<String> = card_lines(card, game.keywords()).iter().map(ToString::to_string).collect();
    json!({
        "id": card.id,
        "name": card.name,
        "aka": card.aka,
        "kind": format!("{:?}", kind_name(card)),
        "teams": card.teams.iter().map(|team| team.name()).collect::<Vec<_>>(),
        "level": level,
        "cost": card.cost(),
        "atk": card.stats.map(|stats| stats.atk),
        "def": card.stats.map(|stats| stats.def),
        "health": card.stats.map(|stats| stats.health),
        "keywords": card.words,
        "team_symbols": needed,
        "gives": gives,
        "limit": card.limit,
        "set": set,
        "universe": card.universe.name(),
        "text": lines,
        "note": card.note,
    })
}
