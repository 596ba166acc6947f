//! The text of a card, printed from its definition.
//!
//! [`card_lines`] tells the powers as a card would, [`whole`] the whole card, [`keyword_text`] what a keyword
//! means. Lists become nouns, verbs with their roles clauses, clauses join into sentences: see `noun`, `event`,
//! `clause` and `program`.

mod adjective;
mod also;
mod bargain;
mod called;
mod clause;
mod combat;
mod condition;
mod counters;
mod deck;
mod discard;
mod effect;
mod either;
mod event;
mod form;
mod held;
mod invent;
mod keyword;
mod line;
mod moved;
mod noun;
mod number;
mod play;
mod player;
mod predicate;
mod program;
mod replaced;
mod rule;
mod select;
mod sequence;
#[cfg(test)]
mod tests;
mod trigger;
mod tunnel;
mod until;
mod voice;
pub(crate) mod words;

use crate::language::{
    Card, CardKind, Cond, Effect, Event, Is, Keyword, Mode, Part, Power, Rule, Select, Symbol, Time, Within, Works,
};
pub(crate) use bargain::part_text;
pub use called::Called;
use keyword::{Working, says_place, says_stunned, triggered, works};
pub use line::{Paragraph, ParagraphKind, Said, When};
use trigger::{Often, trigger, triggers};
use voice::{EQUIPPED, This, Voice};
pub use words::{ended as closed_sentence, without_stop as open_sentence};

/// The rules text in order: icons, keywords, powers, ways to play.
pub fn card_lines(card: &Card, keywords: &[Keyword]) -> Vec<Paragraph> {
    let equipment = matches!(card.kind, CardKind::Equipment { machine: false, .. });
    let called = if equipment { Called::from(EQUIPPED) } else { Called::from(card) };
    let known: Vec<(&str, Option<&Keyword>)> =
        card.words.iter().map(|word| (word.as_str(), keywords.iter().find(|keyword| keyword.word == *word))).collect();
    let mut lines = Vec::new();
    lines.extend(keyword::icons(&known, if equipment { called } else { Called::only(called.pronoun) }));
    for (word, keyword) in known.iter().filter(|(_, keyword)| !keyword::is_icon(*keyword)) {
        let said = keyword.map(|keyword| keyword_said(keyword, called, keywords)).unwrap_or_default();
        lines.push(Paragraph::new(word, said, ParagraphKind::Keyword));
    }
    lines.extend(card.powers.iter().map(|power| power_line(power, called, keywords)));
    if matches!(card.kind, CardKind::PlotTwist { .. }) {
        // How it is played, which is its whole text and needs no name.
        lines.iter_mut().for_each(|line| (line.title, line.kind) = (String::new(), ParagraphKind::Twist));
    }
    if equipment {
        for line in lines.iter_mut().filter(|line| matches!(line.kind, ParagraphKind::Keyword | ParagraphKind::Icons)) {
            line.kind = ParagraphKind::Equipment { icons: line.kind == ParagraphKind::Icons };
        }
    }
    lines.extend(
        card.modes.iter().map(|mode| Paragraph::new("", mode_said(mode, called, keywords), ParagraphKind::Twist)),
    );
    lines.extend(special_line(card));
    lines.extend(deck::lines(card));
    lines
}

fn power_line(power: &Power, called: Called, keywords: &[Keyword]) -> Paragraph {
    let (title, kind) = match power {
        Power::Keyword { name, .. } => (name, ParagraphKind::Keyword),
        Power::Use { name, .. } => (name, ParagraphKind::Super),
        Power::LevelUp { name, .. } => (name, ParagraphKind::LevelUp),
    };
    Paragraph::new(title, power_said(power, called, keywords), kind)
}

/// What a location gives, and what a plot twist needs beyond one character of its team.
fn special_line(card: &Card) -> Option<Paragraph> {
    match &card.kind {
        CardKind::Location { gives } if gives.is_empty() => None,
        CardKind::Location { gives } => {
            let names: Vec<String> = gives.iter().map(|symbol| symbols(&[*symbol])).collect();
            let gives = words::list(&names, "or");
            let teams = adjective::teams(&card.teams);
            let text = match teams.as_str() {
                "" => format!("Pays {gives}."),
                _ => format!("Pays {gives} for {} character's super power.", words::with_article(&teams)),
            };
            Some(Paragraph::new("", text, ParagraphKind::Location))
        }
        CardKind::PlotTwist { symbols: needed @ 2.. } => {
            let needed = words::number(i16::from(*needed));
            let teams = adjective::teams(&card.teams);
            let text = format!("Play only with {needed} face-up {teams} characters on your side.");
            Some(Paragraph::new("", text, ParagraphKind::Twist))
        }
        CardKind::PlotTwist { .. } | CardKind::Main { .. } | CardKind::Supporting { .. } => None,
        CardKind::Equipment { .. } | CardKind::Token => None,
    }
}

fn team_names(card: &Card, between: &str) -> String {
    card.teams.iter().map(|team| team.name()).collect::<Vec<_>>().join(between)
}

/// What a keyword means for the character of that name, or for "it".
pub fn keyword_text<'a>(keyword: &Keyword, who: impl Into<Called<'a>>, keywords: &'a [Keyword]) -> String {
    keyword_said(keyword, who, keywords).to_string()
}

fn keyword_said<'a>(keyword: &Keyword, who: impl Into<Called<'a>>, keywords: &'a [Keyword]) -> Said {
    keyword_parts(&keyword.is, &keyword.works, &mut Voice::new(who, keywords))
}

fn keyword_parts(is: &[Part], place: &Works, voice: &mut Voice) -> Said {
    voice.this_is = This::of(place);
    if says_place(is, place) {
        return noted(keyword::parts(is, voice), voice);
    }
    if let Some(text) = keyword::led(is, place, voice) {
        return noted(text, voice);
    }
    let mut text = keyword::parts(is, voice);
    match works(place, voice) {
        Some(Working::Sentence(_)) if *place == Works::EvenStunned && says_stunned(is) => {}
        Some(Working::Sentence(told)) => text.push_str(&format!(" {told}")),
        Some(Working::While(told)) => text.push_str(&format!(" This power works only while {told}.")),
        None => {}
    }
    noted(text, voice)
}

/// With the reminders behind.
fn noted(body: String, voice: &Voice) -> Said {
    Said { when: None, body, aside: voice.notes.join(" ") }
}

/// The text of a power without its name.
pub fn power_text<'a>(power: &Power, who: impl Into<Called<'a>>, keywords: &'a [Keyword]) -> String {
    power_said(power, who, keywords).to_string()
}

fn power_said<'a>(power: &Power, who: impl Into<Called<'a>>, keywords: &'a [Keyword]) -> Said {
    let mut voice = Voice::new(who, keywords);
    match power {
        Power::Keyword { is, works, .. } => keyword_parts(is, works, &mut voice),
        Power::Use { name, works, .. } => {
            voice.power = name;
            voice.this_is = This::of(works);
            super_power(power, &mut voice)
        }
        Power::LevelUp { xp, .. } => Said { when: Some(When::LevelUp { xp: *xp }), ..level_up(power, &mut voice) },
    }
}

fn super_power(power: &Power, voice: &mut Voice) -> Said {
    let Power::Use { when, any_turn, cost, or, limit, only_if, works: place, then, .. } = power else {
        return Said::default();
    };
    let (then, amplify, instead) = amplified(then);
    let when_used = When::used(time_of(when, place), *any_turn, either::cost(cost, or, voice));
    let leads = only_if.as_ref().filter(|cond| is_led_by(cond));
    let mut text = timed(when, leads, &then, voice);
    if let Some(cond) = only_if.as_ref().filter(|cond| !is_led_by(cond)) {
        text.push_str(&format!(" Use only if {}.", condition::condition(cond, true, voice)));
    }
    match works(place, voice) {
        Some(Working::Sentence(told)) => text.push_str(&format!(" {told}")),
        Some(Working::While(told)) => text.push_str(&format!(" Use only while {told}.")),
        None => {}
    }
    text.push_str(limit_text(*limit));
    if !amplify.is_empty() {
        let told = clause::tell(&program::program(amplify, voice));
        let told = if instead { format!("{} instead.", words::without_stop(&told)) } else { told };
        text.push_str(&format!(" Amplify: {told}"));
        voice.note("Amplify only if you discarded a location to pay for this power.");
    }
    Said { when: Some(when_used), ..noted(text.trim().to_owned(), voice) }
}

/// A card outside play is in no combat, so that every combat is meant.
fn time_of<'t>(when: &'t Time, place: &Works) -> &'t Time {
    match (when, place) {
        (Time::AnyCombat, Works::In(_)) => &Time::Combat,
        _ => when,
    }
}

/// The effects go on about whoever must be there or fight; any other condition stands behind them.
fn is_led_by(cond: &Cond) -> bool {
    match cond {
        Cond::There(_) | Cond::Is(..) => cond.some_player().is_none(),
        Cond::Not(inner) => matches!(&**inner, Cond::There(list) if list.contains(&Is::Attacking)),
        Cond::AtLeast(..) | Cond::Did | Cond::TurnOf(_) | Cond::Amplified | Cond::All(_) => false,
    }
}

/// What a power does, what it does amplified, and whether that comes in the place of the last.
fn amplified(then: &[Effect]) -> (Vec<Effect>, &[Effect], bool) {
    match then {
        [front @ .., Effect::If(Cond::Not(not), plain), Effect::If(Cond::Amplified, amplify)]
            if **not == Cond::Amplified =>
        {
            ([front, plain].concat(), amplify, true)
        }
        // What is moved first is no longer among the rest.
        [front @ .., Effect::If(Cond::Amplified, amplify), rest @ Effect::Move(Select::Rest, _)] => {
            ([front, std::slice::from_ref(rest)].concat(), amplify, true)
        }
        [front @ .., Effect::If(Cond::Amplified, amplify)] => (front.to_vec(), amplify, false),
        then => (then.to_vec(), &[], false),
    }
}

/// How experience is gained.
fn level_up(power: &Power, voice: &mut Voice) -> Said {
    let Power::LevelUp { on, given, during, gain, then, bought, is, .. } = power else { return Said::default() };
    let bought = bought.then(|| {
        let pay = "In your build phase, you may pay any number of recruit points.";
        format!("{pay} {} gains 1 XP for each point paid.", voice.name)
    });
    let told = (!on.is_empty()).then(|| {
        let mut lead = vec![triggers(on.iter(), Often::Always, during.as_ref(), voice)];
        lead.extend(given.as_ref().map(|cond| format!("if {}", condition::condition(cond, true, voice))));
        let told = match then.as_slice() {
            [] => {
                vec![effect::gains(gain, voice).into()]
            }
            then => program::program(then, voice),
        };
        triggered(lead, told)
    });
    voice.focus = voice::Focus::Nothing;
    let more = (!is.is_empty()).then(|| keyword::parts(is, voice));
    let told: Vec<String> = told.into_iter().chain(bought).chain(more).collect();
    noted(told.join(" "), voice)
}

/// What effects do, in sentences.
pub fn effects_text<'a>(effects: &[Effect], who: impl Into<Called<'a>>, keywords: &'a [Keyword]) -> String {
    let mut voice = Voice::new(who, keywords);
    let text = clause::tell(&program::program(effects, &mut voice));
    noted(text, &voice).to_string()
}

/// What a plot twist does, played in this way.
pub fn mode_text<'a>(mode: &Mode, who: impl Into<Called<'a>>, keywords: &'a [Keyword]) -> String {
    mode_said(mode, who, keywords).to_string()
}

fn mode_said<'a>(mode: &Mode, who: impl Into<Called<'a>>, keywords: &'a [Keyword]) -> Said {
    let mut voice = Voice::new(who, keywords);
    let told = timed(&mode.when, mode.only_if.as_ref(), &mode.then, &mut voice);
    Said { when: Some(When::used(&mode.when, mode.any_turn, String::new())), ..noted(told, &voice) }
}

/// The effects, of a reaction with what it reacts to; under what condition comes first.
fn timed(when: &Time, only_if: Option<&Cond>, then: &[Effect], voice: &mut Voice) -> String {
    let event = when.reaction().map(|event| trigger(event, Often::Always, None, voice));
    let fought = only_if.and_then(|cond| fought_in_melee(cond, then));
    let only_if = only_if.filter(|cond| fought.is_none() && !is_chosen(cond, then));
    let only_if = only_if.map(|cond| format!("if {}", condition::condition(cond, true, voice)));
    let told = program::program(fought.as_deref().unwrap_or(then), voice);
    let told = if only_if.is_some() { clause::chained(told) } else { told };
    triggered(event.into_iter().chain(only_if).collect(), told)
}

/// Who must be there is chosen at once, which says so.
fn is_chosen(cond: &Cond, then: &[Effect]) -> bool {
    matches!((cond, then), (Cond::There(there), [Effect::Choose(Select::One(which)), ..]) if there == which)
}

/// That the combat is melee is said of those who are in it: "a character in melee combat with Hulk".
fn fought_in_melee(cond: &Cond, then: &[Effect]) -> Option<Vec<Effect>> {
    let ranged = Cond::There(vec![Is::Attacking, Is::AtRange]);
    let (Cond::Not(not), [Effect::Change(Select::One(list), rules, until)]) = (cond, then) else { return None };
    let fights = list.iter().any(|is| matches!(is, Is::Against(_)));
    let list = list.iter().cloned().chain([Is::Melee]).collect();
    (**not == ranged && fights).then(|| vec![Effect::Change(Select::One(list), rules.clone(), until.clone())])
}

fn limit_text(limit: Within) -> &'static str {
    match limit {
        Within::Turn => "",
        Within::Game => " Use only once per game.",
        Within::Combat => " Use only once each combat.",
        Within::MyTurn => " Use only once after each of your turns.",
        Within::Level => " Use only once on each level.",
        Within::Any => " Use any number of times each turn.",
    }
}

/// What a wild symbol stands for.
const WILD: [Symbol; 4] = [Symbol::Energy, Symbol::Intellect, Symbol::Might, Symbol::Skill];

/// `[Energy][Intellect]`.
pub fn symbols(cost: &[Symbol]) -> String {
    let one = |symbol: &Symbol| match symbol {
        Symbol::Wild if cost.len() == 1 => words::list(&WILD.map(|any| format!("[{}]", any.name())), "or"),
        _ => format!("[{}]", symbol.name()),
    };
    cost.iter().map(one).collect()
}

/// "Supporting character, cost 4 - X-Men".
pub fn type_line(card: &Card) -> String {
    let kind = match &card.kind {
        CardKind::Main { level } => format!("Main character, level {level}"),
        CardKind::Supporting { cost } => format!("Supporting character, cost {cost}"),
        CardKind::PlotTwist { .. } => "Plot twist".to_owned(),
        CardKind::Equipment { cost, machine: false } => format!("Equipment, cost {cost}"),
        CardKind::Equipment { cost, machine: true } => format!("Machine, cost {cost}"),
        CardKind::Location { .. } if card.teams.is_empty() => "Basic location".to_owned(),
        CardKind::Location { .. } => "Special location".to_owned(),
        CardKind::Token if card.is_character() => {
            format!("Token supporting character, cost {}", card.cost.unwrap_or(0))
        }
        CardKind::Token => "Card of a pile".to_owned(),
    };
    let teams = team_names(card, ", ");
    if teams.is_empty() { kind } else { format!("{kind} - {teams}") }
}

/// The card in a few lines without colours.
pub fn whole(card: &Card, keywords: &[Keyword]) -> String {
    let mut lines = vec![card.name.clone(), type_line(card)];
    if !card.aka.is_empty() {
        lines.insert(1, format!("Also known as {}", words::list(&card.aka, "and")));
    }
    lines.extend(card.stats.map(|stats| format!("{}/{}, health {}", stats.atk, stats.def, stats.health)));
    lines.extend(card_lines(card, keywords).iter().map(ToString::to_string));
    lines.extend(card.note.iter().map(|note| format!("Note: {note}")));
    lines.join("\n")
}

/// A condition in words that follow "if".
pub fn condition_text<'a>(cond: &Cond, who: impl Into<Called<'a>>) -> String {
    condition::condition(cond, true, &mut Voice::new(who, &[]))
}

/// What a law forbids the one who bears it, in a clause: "Hulk can't be attacked".
pub fn never_text(event: &Event, name: &str) -> String {
    let rules = [Rule::Never(event.clone())];
    clause::glued(rule::held(&Select::This, &rules, None, &mut Voice::new(name, &[])))
}

/// "no face-up enemy character".
pub fn none_text<'a>(list: &[Is], who: impl Into<Called<'a>>) -> String {
    condition::no(&noun::noun(list, &noun::Form::Bare, &mut Voice::new(who, &[])))
}

/// "an enemy character", "up to two enemy characters".
pub fn meant_text<'a>(most: u8, list: &[Is], who: impl Into<Called<'a>>) -> String {
    let front = if most >= ANY_NUMBER {
        "any number of".to_owned()
    } else {
        format!("up to {}", words::number(i16::from(most)))
    };
    let form = if most > 1 { noun::Form::So { front, plural: true, random: false } } else { noun::Form::One };
    noun::noun(list, &form, &mut Voice::new(who, &[]))
}

/// "At most so many" is any number, from here on: no side has as many.
const ANY_NUMBER: u8 = 40;
