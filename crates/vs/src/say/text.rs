//! The text of a card, printed from its definition.
//!
//! [`card_lines`] tells the powers as a card would, [`whole`] the whole card, [`keyword_text`] what a keyword
//! means. Effects become clauses, clauses join into sentences: see `clause` and `program`.

mod cards;
mod change;
mod clause;
mod condition;
mod counters;
mod decks;
mod effect;
mod hands;
mod noun;
mod number;
mod players;
mod predicate;
mod program;
mod rule;
mod trigger;
mod voice;
pub(crate) mod words;

use crate::language;
use crate::plain::{
    Card, Cond, Effect, Filter, Keyword, Kind, Limit, Mode, Part, Power, Side, Symbol, Timing, Word, Works,
};
use std::fmt;
use trigger::{Often, trigger};
use voice::Voice;

/// One paragraph of a card's rules text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The name of the power or keyword; plot twists and locations have none.
    pub title: String,
    pub body: String,
    pub kind: LineKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Flight and Ranged.
    Icons,
    Keyword,
    Super,
    LevelUp,
    Twist,
    Location,
    /// What an equipment does for its character.
    Equipment,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.title.as_str(), self.body.as_str()) {
            (title, "") => f.write_str(title),
            ("", body) => f.write_str(body),
            (title, body) => write!(f, "{title} - {body}"),
        }
    }
}

/// The rules text in order: icons, keywords, powers, ways to play.
pub fn card_lines(card: &language::Card, keywords: &[language::Keyword]) -> Vec<Line> {
    let known = keywords.iter().filter(|keyword| card.words.contains(&keyword.word));
    let known: Result<Vec<Keyword>, _> = known.map(|keyword| Keyword::try_from(keyword.clone())).collect();
    match (Card::try_from(card.clone()), known) {
        (Ok(card), Ok(keywords)) => lines(&card, &keywords),
        _ => Vec::new(),
    }
}

fn lines(card: &Card, keywords: &[Keyword]) -> Vec<Line> {
    let equipment = matches!(card.kind, Kind::Equipment { .. });
    let name = if equipment { "the equipped character" } else { card.name.as_str() };
    let known: Vec<(&str, Option<&Keyword>)> =
        card.words.iter().map(|word| (word.as_str(), keywords.iter().find(|keyword| keyword.word == *word))).collect();
    let mut lines = Vec::new();
    lines.extend(icons(&known, name));
    for (word, keyword) in known.iter().filter(|(_, keyword)| !is_icon(*keyword)) {
        let body = keyword.map(|keyword| keyword_body(keyword, name)).unwrap_or_default();
        lines.push(Line { title: (*word).to_owned(), body, kind: LineKind::Keyword });
    }
    lines.extend(card.powers.iter().map(|power| power_line(power, name)));
    if equipment {
        for line in lines.iter_mut().filter(|line| matches!(line.kind, LineKind::Keyword | LineKind::Icons)) {
            line.kind = LineKind::Equipment;
        }
    }
    lines.extend(card.modes.iter().map(|mode| line("", mode_body(mode, name), LineKind::Twist)));
    lines.extend(special_line(card));
    lines.extend(one_of_a_kind(card));
    lines
}

fn line(title: &str, body: String, kind: LineKind) -> Line {
    Line { title: title.to_owned(), body, kind }
}

fn is_icon(keyword: Option<&Keyword>) -> bool {
    keyword.is_some_and(|keyword| matches!(keyword.is.as_slice(), [Part::Word(Word::Flight | Word::Ranged)]))
}

fn icons(known: &[(&str, Option<&Keyword>)], name: &str) -> Option<Line> {
    let icons: Vec<(&str, &Keyword)> = known
        .iter()
        .filter(|(_, keyword)| is_icon(*keyword))
        .filter_map(|(word, icon)| Some((*word, (*icon)?)))
        .collect();
    let title: Vec<&str> = icons.iter().map(|(word, _)| *word).collect();
    let mut voice = Voice::named(name);
    let body: Vec<String> = icons.iter().map(|(_, icon)| rule::parts(&icon.is, &mut voice)).collect();
    (!icons.is_empty()).then(|| line(&title.join(", "), body.join(" "), LineKind::Icons))
}

fn power_line(power: &Power, name: &str) -> Line {
    let (title, kind) = match power {
        Power::Keyword { name, .. } => (name, LineKind::Keyword),
        Power::Super { name, .. } => (name, LineKind::Super),
        Power::LevelUp { name, .. } => (name, LineKind::LevelUp),
    };
    line(title, power_body(power, name), kind)
}

/// What a location gives, and what a plot twist needs beyond one character of its team.
fn special_line(card: &Card) -> Option<Line> {
    match &card.kind {
        Kind::Location { gives } => {
            let names: Vec<String> = gives.iter().map(|symbol| symbols(&[*symbol])).collect();
            let gives = words::list(&names, "or");
            let teams = team_names(&card.teams, " or ");
            let text = match teams.as_str() {
                "" => format!("Pays {gives}."),
                _ => format!("Pays {gives} for super powers of {teams} characters."),
            };
            Some(line("", text, LineKind::Location))
        }
        Kind::PlotTwist { symbols: needed @ 2.. } => {
            let needed = words::number(i16::from(*needed));
            let text =
                format!("Play only with {needed} face-up {} characters on your side.", team_names(&card.teams, " or "));
            Some(line("", text, LineKind::Twist))
        }
        Kind::PlotTwist { .. } | Kind::Main { .. } | Kind::Supporting { .. } => None,
        Kind::Equipment { .. } | Kind::Token => None,
    }
}

/// Of main characters every deck has one, and nobody needs to be told.
fn one_of_a_kind(card: &Card) -> Option<Line> {
    let single = matches!(card.kind, Kind::Supporting { .. }) && card.limit == 1;
    single
        .then(|| line("One of a Kind", "Your deck can hold only one copy of this card.".to_owned(), LineKind::Keyword))
}

fn team_names(teams: &[language::TeamName], between: &str) -> String {
    teams.iter().map(|team| team.name()).collect::<Vec<_>>().join(between)
}

/// What a keyword means for the character of that name, or for "it".
pub fn keyword_text(keyword: &language::Keyword, name: &str) -> String {
    Keyword::try_from(keyword.clone()).map_or_else(|_| String::new(), |keyword| keyword_body(&keyword, name))
}

fn keyword_body(keyword: &Keyword, name: &str) -> String {
    keyword_parts(&keyword.is, keyword.works, name)
}

fn keyword_parts(is: &[Part], works: Works, name: &str) -> String {
    let mut voice = Voice::named(name);
    let mut text = rule::parts(is, &mut voice);
    if let Some(told) = rule::works(works, &mut voice) {
        let sentence = match works {
            Works::Always => told,
            // Its text says so.
            Works::EvenStunned if matches!(is, [Part::Word(Word::Symbiosis)]) => String::new(),
            Works::EvenStunned => told,
            Works::FaceUp | Works::Stunned | Works::Ko | Works::Hand => format!("This power works only while {told}."),
        };
        text = format!("{text} {sentence}").trim_end().to_owned();
    }
    noted(text, &voice)
}

/// With the reminders behind.
fn noted(mut text: String, voice: &Voice) -> String {
    if !voice.notes.is_empty() {
        text.push_str(&format!(" ({})", voice.notes.join(" ")));
    }
    text
}

/// The text of a power without its name.
pub fn power_text(power: &language::Power, name: &str) -> String {
    Power::try_from(power.clone()).map_or_else(|_| String::new(), |power| power_body(&power, name))
}

fn power_body(power: &Power, name: &str) -> String {
    match power {
        Power::Keyword { is, works, .. } => keyword_parts(is, *works, name),
        Power::Super { when, any_turn, cost, limit, only_if, works, then, amplify, .. } => {
            let mut voice = Voice::named(name);
            let mut text = format!("{}: {}", timing(when, *any_turn, cost), timed(when, then, &mut voice));
            if let Some(told) = rule::works(*works, &mut voice) {
                let whole = matches!(works, Works::Always | Works::EvenStunned);
                let sentence = if whole { told } else { format!("Use only while {told}.") };
                text.push_str(&format!(" {sentence}"));
            }
            if let Some(cond) = only_if {
                text.push_str(&format!(" Use only if {}.", condition::condition(cond, true, &mut voice)));
            }
            text.push_str(limit_text(*limit));
            if !amplify.is_empty() {
                text.push_str(&format!(" Amplify: {}", clause::tell(&program::program(amplify, &mut voice))));
                voice.note("Amplify only if you discarded a location to pay for this power.".to_owned());
            }
            noted(text, &voice)
        }
        Power::LevelUp { xp, .. } => format!("Level up ({xp}): {}", level_up(power, name)),
    }
}

/// How experience is gained.
fn level_up(power: &Power, name: &str) -> String {
    let Power::LevelUp { on, given, during, gain, then, bought, .. } = power else { return String::new() };
    let mut voice = Voice::named(name);
    let bought = bought.then(|| {
        format!("In your build phase, you may pay any number of recruit points. {name} gains 1 XP for each point paid.")
    });
    let triggered = on.as_ref().map(|on| {
        let mut lead = vec![trigger(on, Often::Always, during.as_ref(), &mut voice)];
        lead.extend(given.as_ref().map(|cond| format!("if {}", condition::condition(cond, true, &mut voice))));
        let mut told = match then.as_slice() {
            [] => vec![clause::Clause::words(format!("{name} gains {}", number::experience(gain, &mut voice))).into()],
            then => program::program(then, &mut voice),
        };
        if let Some(first) = told.first_mut() {
            lead.append(&mut first.lead);
            first.lead = lead;
        }
        clause::tell(&told)
    });
    let told: Vec<String> = triggered.into_iter().chain(bought).collect();
    noted(told.join(" "), &voice)
}

/// What effects do, in sentences.
pub fn effects_text(effects: &[Effect], name: &str) -> String {
    let mut voice = Voice::named(name);
    let text = clause::tell(&program::program(effects, &mut voice));
    noted(text, &voice)
}

/// What a plot twist does, played in this way.
pub(crate) fn mode_text(mode: &language::Mode, name: &str) -> String {
    Mode::try_from(mode.clone()).map_or_else(|_| String::new(), |mode| mode_body(&mode, name))
}

fn mode_body(mode: &Mode, name: &str) -> String {
    let mut voice = Voice::named(name);
    let mut text = format!("{}: {}", timing(&mode.when, mode.any_turn, &[]), timed(&mode.when, &mode.then, &mut voice));
    if let Some(cond) = &mode.only_if {
        text.push_str(&format!(" Play only if {}.", condition::condition(cond, true, &mut voice)));
    }
    noted(text, &voice)
}

/// The effects, of a reaction with what it reacts to.
fn timed(when: &Timing, then: &[Effect], voice: &mut Voice) -> String {
    let lead = match when {
        Timing::Reaction(on) => Some(trigger(on, Often::Always, None, voice)),
        Timing::Recovery | Timing::Build | Timing::StartOfMain | Timing::Main => None,
        Timing::Combat | Timing::AnyCombat => None,
    };
    let mut told = program::program(then, voice);
    if let (Some(lead), Some(first)) = (lead, told.first_mut()) {
        first.lead.insert(0, lead);
    }
    clause::tell(&told)
}

/// "Any turn, combat [Might]".
fn timing(when: &Timing, any_turn: bool, cost: &[Symbol]) -> String {
    let when = match when {
        Timing::Recovery => "recovery",
        Timing::Build => "build",
        Timing::StartOfMain => "start of main",
        Timing::Main => "main",
        Timing::Combat => "combat",
        Timing::AnyCombat => "any combat",
        Timing::Reaction(_) => "reaction",
    };
    let text = if any_turn { format!("Any turn, {when}") } else { words::capital(when) };
    if cost.is_empty() { text } else { format!("{text} {}", symbols(cost)) }
}

fn limit_text(limit: Limit) -> &'static str {
    match limit {
        Limit::Turn => "",
        Limit::Game => " Use only once per game.",
        Limit::AnyNumber => " Use any number of times each turn.",
    }
}

/// What a wild symbol stands for.
const WILD: [Symbol; 4] = [Symbol::Energy, Symbol::Intellect, Symbol::Might, Symbol::Skill];

/// "[Energy][Intellect]".
pub fn symbols(cost: &[Symbol]) -> String {
    let one = |symbol: &Symbol| match symbol {
        Symbol::Wild if cost.len() == 1 => words::list(&WILD.map(|any| format!("[{}]", any.name())), "or"),
        _ => format!("[{}]", symbol.name()),
    };
    cost.iter().map(one).collect()
}

/// "Supporting character, cost 4 - X-Men".
pub fn type_line(card: &language::Card) -> String {
    let kind = match &card.kind {
        Kind::Main { level } => format!("Main character, level {level}"),
        Kind::Supporting { cost } => format!("Supporting character, cost {cost}"),
        Kind::PlotTwist { .. } => "Plot twist".to_owned(),
        Kind::Equipment { cost } => format!("Equipment, cost {cost}"),
        Kind::Location { .. } if card.teams.is_empty() => "Basic location".to_owned(),
        Kind::Location { .. } => "Special location".to_owned(),
        Kind::Token => "Token character".to_owned(),
    };
    let teams = team_names(&card.teams, ", ");
    if teams.is_empty() { kind } else { format!("{kind} - {teams}") }
}

/// The card in a few lines without colours.
pub fn whole(card: &language::Card, keywords: &[language::Keyword]) -> String {
    let mut lines = vec![card.name.clone(), type_line(card)];
    if !card.aka.is_empty() {
        lines.insert(1, format!("Also known as {}", words::list(&card.aka, "and")));
    }
    lines.extend(card.stats.map(|stats| format!("{}/{}, health {}", stats.atk, stats.def, stats.health)));
    lines.extend(card_lines(card, keywords).iter().map(ToString::to_string));
    lines.extend(card.note.iter().map(|note| format!("Note: {note}")));
    lines.join("\n")
}

/// A told sentence without its full stop, so that it can go on.
pub fn open_sentence(text: &str) -> &str {
    words::without_stop(text)
}

/// A condition in words that follow "if".
pub(crate) fn condition_text(cond: &Cond, name: &str) -> String {
    condition::condition(cond, true, &mut Voice::named(name))
}

/// "no face-up enemy character".
pub(crate) fn none_text(side: Side, filter: &Filter, name: &str) -> String {
    format!("no {}", noun::noun(side, filter, noun::Form::Bare, &mut Voice::named(name)))
}

/// "an enemy character", "up to two enemy characters".
pub(crate) fn meant_text(most: u8, side: Side, filter: &Filter, name: &str) -> String {
    let form = if most > 1 { noun::Form::UpTo(most) } else { noun::Form::One };
    noun::noun(side, filter, form, &mut Voice::named(name))
}
