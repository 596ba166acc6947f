//! Cards as they are read.

use longbox_catalog::{CardNo, Origin};
use longbox_kernel::capital;
use longbox_protocol::{self as protocol, CardInfo, CardType, Stats, TextLine};
use longbox_vs::Vs;
use longbox_vs::language::{Card, CardKind, Pronoun, Time};
use longbox_vs::text::{Paragraph, When, card_lines};

/// Copies of a card that a deck may hold unless the card says otherwise.
const USUAL_LIMIT: u8 = 4;

pub(super) fn face(game: &Vs, number: CardNo, card: &Card, origin: &Origin) -> CardInfo {
    let lines = card_lines(card, game.keywords()).into_iter();
    let gives: Vec<String> = match &card.kind {
        CardKind::Location { gives } => gives.iter().map(|symbol| symbol.name().to_lowercase()).collect(),
        _ => Vec::new(),
    };
    CardInfo {
        number,
        id: card.id.clone(),
        name: card.name.clone(),
        aka: card.aka.clone(),
        pronoun: pronoun(card.pronoun),
        kind: kind(&card.kind),
        teams: card.teams.iter().map(|team| team.name().to_owned()).collect(),
        cost: card.cost(),
        level: match card.kind {
            CardKind::Main { level } => Some(level),
            _ => None,
        },
        stats: card.stats.map(|stats| Stats { atk: stats.atk, def: stats.def, health: stats.health }),
        gives,
        team_symbols: match card.kind {
            CardKind::PlotTwist { symbols: several @ 2.. } => Some(several),
            _ => None,
        },
        words: card.words.clone(),
        text: lines.map(text_line).collect(),
        note: card.note.clone(),
        set: origin.set.clone(),
        set_name: set_name(&origin.set),
        universe: Some(card.universe.name().to_owned()),
        limit: (card.limit != USUAL_LIMIT).then_some(card.limit),
        // Keywords are told in full among the lines of the text; heroes, Factors and the like are of another game.
        ..CardInfo::default()
    }
}

fn pronoun(pronoun: Pronoun) -> Option<String> {
    let word = match pronoun {
        Pronoun::He => "he",
        Pronoun::She => "she",
        Pronoun::It | Pronoun::They => return None,
    };
    Some(word.to_owned())
}

fn text_line(line: Paragraph) -> TextLine {
    TextLine {
        icons: line.is_of_icons(),
        title: line.title,
        when: line.said.when.map(when),
        body: line.said.body,
        aside: line.said.aside,
        ..TextLine::default()
    }
}

fn when(when: When) -> protocol::When {
    match when {
        When::Use { time, any_turn, cost } => protocol::When::Use { time: part_of_turn(&time), any_turn, cost },
        When::LevelUp { xp } => protocol::When::LevelUp { xp },
    }
}

fn part_of_turn(time: &Time) -> protocol::Time {
    match time {
        Time::Turn => protocol::Time::Turn,
        Time::Draw => protocol::Time::Draw,
        Time::Recovery => protocol::Time::Recovery,
        Time::Build => protocol::Time::Build,
        Time::StartOfMain => protocol::Time::StartOfMain,
        Time::Main => protocol::Time::Main,
        Time::Combat => protocol::Time::Combat,
        Time::AnyCombat => protocol::Time::AnyCombat,
        Time::Reaction(_) => protocol::Time::Reaction,
    }
}

pub(super) fn kind(kind: &CardKind) -> CardType {
    match kind {
        CardKind::Main { .. } => CardType::Main,
        CardKind::Supporting { .. } => CardType::Supporting,
        CardKind::PlotTwist { .. } => CardType::PlotTwist,
        CardKind::Equipment { .. } => CardType::Equipment,
        CardKind::Location { .. } => CardType::Location,
        CardKind::Token => CardType::Token,
    }
}

/// "Marvel Battles" for the folder "marvel-battles"; a single letter keeps its hyphen, as in "A-Force".
pub fn set_name(folder: &str) -> String {
    let mut name = String::new();
    let mut space = "";
    for word in folder.split('-') {
        name.push_str(space);
        name.push_str(&capital(word));
        space = if word.len() == 1 { "-" } else { " " };
    }
    name
}
