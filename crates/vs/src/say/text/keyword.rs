//! Keywords and what they are made of.

use super::also::also;
use super::called::Called;
use super::clause::{Sentence, glued, tell};
use super::condition::condition;
use super::line::{Paragraph, ParagraphKind};
use super::program::{asked_for, may};
use super::rule::held;
use super::trigger::{Often, meanwhile, trigger, triggers};
use super::voice::{Case, Counters, Focus, Voice};
use super::words::{capital, list};
use crate::language::{
    Cond, Effect, Event, Is, Keyword, Num, Part, Place, Player, Roles, Rule, Select, Stat, Time, Verb, Within, Word,
    Works,
};

/// The parts of a keyword in sentences.
pub(super) fn parts(is: &[Part], voice: &mut Voice) -> String {
    let mut told = Vec::new();
    let mut rest = is;
    while let [first, behind @ ..] = rest {
        let named = |next| other_name(first, next).or_else(|| other_one_there(first, next));
        let alike: Vec<String> = behind.iter().map_while(named).collect();
        let same = behind.iter().take_while(|next| is_same_trigger(first, next)).count();
        told.push(part(first, &behind[..same], voice));
        if !alike.is_empty() {
            told.push(format!("The same goes for {}.", list(&alike, "and")));
        }
        rest = &behind[same.max(alike.len())..];
    }
    told.join(" ")
}

/// Triggers that do the same stand in one sentence.
fn is_same_trigger(one: &Part, other: &Part) -> bool {
    // The first of each kind is not the first of any.
    if matches!(one, Part::When { first: Some(_), .. }) {
        return false;
    }
    let Part::When { given, during, first, limit, then, .. } = one else { return false };
    let same = (given, during, first, limit, then);
    matches!(other, Part::When { given, during, first, limit, then, .. } if (given, during, first, limit, then) == same)
}

/// Whom a trigger is about that waits for the first of another name and is the same in all else.
fn other_name(one: &Part, other: &Part) -> Option<String> {
    let (from, to) = (first_of_name(one)?, first_of_name(other)?);
    let Part::When { on, given, during, first, limit, then } = other else { return None };
    let renamed = |event: &Event| match event {
        Event::Of(verb, roles) => {
            let who = roles
                .who
                .iter()
                .map(|is| if *is == Is::Named(to.clone()) { Is::Named(from.clone()) } else { is.clone() });
            Event::Of(*verb, Box::new(Roles { who: who.collect(), ..(**roles).clone() }))
        }
        Event::Start(..) | Event::End(..) => event.clone(),
    };
    let (given, during, then) = (given.clone(), during.clone(), then.clone());
    let same = Part::When { on: on.iter().map(renamed).collect(), given, during, first: *first, limit: *limit, then };
    (same == *one).then_some(to)
}

/// Who must be there for a trigger that asks for somebody of another name and is the same in all else.
fn other_one_there(one: &Part, other: &Part) -> Option<String> {
    let (Part::When { given: Some(from), .. }, Part::When { given: Some(to), .. }) = (one, other) else { return None };
    let (Cond::There(from_list), Cond::There(to_list)) = (from, to) else { return None };
    let mut differ = from_list.iter().zip(to_list).filter(|(a, b)| a != b);
    let (Some((Is::Named(_), Is::Named(name))), None) = (differ.next(), differ.next()) else { return None };
    let mut same = other.clone();
    if let Part::When { given, .. } = &mut same {
        *given = Some(from.clone());
    }
    (from_list.len() == to_list.len() && same == *one).then(|| name.clone())
}

fn first_of_name(part: &Part) -> Option<String> {
    let Part::When { on, first: Some(_), .. } = part else { return None };
    let [Event::Of(_, roles)] = on.as_slice() else { return None };
    roles.who.iter().find_map(|is| if let Is::Named(name) = is { Some(name.clone()) } else { None })
}

/// `more`: triggers with the same effects.
fn part(part: &Part, more: &[Part], voice: &mut Voice) -> String {
    // Each part is about all whom it names, whomever the one before was done to.
    voice.named = None;
    match part {
        Part::Word(word) => word_text(*word, voice),
        Part::When { given, during, first, limit, then, .. } => {
            let often = match (first, limit) {
                (Some(within), _) => Often::First(*within),
                (None, Some(within)) => Often::Once(*within),
                (None, None) => Often::Always,
            };
            let events = std::iter::once(part).chain(more).flat_map(events);
            let mut lead = vec![triggers(events, often, during.as_ref(), voice)];
            lead.extend(given.as_ref().map(|cond| format!("if {}", condition(cond, true, voice))));
            voice.counters = if is_power_up(part, then) { Counters::More } else { Counters::First };
            triggered(lead, asked_for(given.as_ref(), then, voice))
        }
        Part::Act { when, limit, only_if, then } => act(when, *limit, (only_if.as_ref(), then), voice),
        Part::While(conds, who, rules) => while_so(conds, who, rules, voice),
        Part::Also { kind, powers, modes } => also(kind, powers, modes, voice),
        Part::Either(ways) => one_way(ways, voice),
    }
}

/// The counters come on top of the one that a character is powered up with.
fn is_power_up(part: &Part, then: &[Effect]) -> bool {
    let powered = |event: &Event| matches!(event, Event::Of(Verb::PowerUp, roles) if roles.who[..] == [Is::This]);
    let own = matches!(then, [Effect::Put(Stat::Plus, Num::N(_), Select::This | Select::It), ..]);
    own && events(part).iter().all(powered)
}

fn events(part: &Part) -> &[Event] {
    match part {
        Part::When { on, .. } => on,
        Part::Word(_) | Part::Act { .. } | Part::While(..) | Part::Also { .. } | Part::Either(_) => &[],
    }
}

/// Sentences of which the first begins with that.
pub(super) fn triggered(mut lead: Vec<String>, mut told: Vec<Sentence>) -> String {
    if let Some(first) = told.first_mut() {
        lead.append(&mut first.lead);
        first.lead = lead;
    }
    tell(&told)
}

fn while_so(conds: &[Cond], who: &Select, rules: &[Rule], voice: &mut Voice) -> String {
    let lead = match conds {
        [] => None,
        [cond] => Some(meanwhile(cond, false, voice)),
        conds => Some(meanwhile(&Cond::All(conds.to_vec()), false, voice)),
    };
    let mut told = held(who, rules, None, voice);
    if let (Some(lead), Some(first)) = (lead, told.first_mut()) {
        first.lead.insert(0, lead);
    }
    tell(&told)
}

/// "When this appears, choose one, which holds as long as it is in play: ...; or ..."
fn one_way(ways: &[Vec<Part>], voice: &mut Voice) -> String {
    let before = voice.clone();
    let mut told = |way: &Vec<Part>| {
        let notes = std::mem::take(&mut voice.notes);
        *voice = Voice { notes, ..before.clone() };
        let sentences = way.iter().flat_map(|part| match part {
            Part::While(_, who, rules) => held(who, rules, None, voice),
            Part::Word(_) | Part::When { .. } | Part::Act { .. } => Vec::new(),
            Part::Either(_) | Part::Also { .. } => Vec::new(),
        });
        glued(sentences.collect())
    };
    let ways: Vec<String> = ways.iter().map(&mut told).collect();
    format!("When this card appears, choose one, which holds as long as it is in play: {}.", ways.join("; or "))
}

/// What its player may do without paying.
fn act(when: &Time, limit: Within, (only_if, then): (Option<&Cond>, &[Effect]), voice: &mut Voice) -> String {
    let often = match limit {
        Within::Turn => "once each turn",
        Within::Game => "once per game",
        Within::Combat => "once each combat",
        Within::MyTurn => "once after each of your turns",
        Within::Level => "once on each level",
        Within::Any => "any number of times",
    };
    let when = match when {
        Time::Turn => "in your turn".to_owned(),
        Time::Draw => "in your draw phase".to_owned(),
        Time::Recovery => "in your recovery phase".to_owned(),
        Time::Build => "in your build phase".to_owned(),
        Time::StartOfMain => "at the start of your main phase".to_owned(),
        Time::Main => "in your main phase, outside combat".to_owned(),
        Time::Combat => {
            let this = voice.this(Case::Subject).text;
            voice.focus = Focus::Nothing;
            format!("in a combat that {this} is in")
        }
        Time::AnyCombat => "in any combat".to_owned(),
        Time::Reaction(on) => trigger(on, Often::Always, None, voice),
    };
    let told = triggered(vec![format!("{often} {when}")], may(then, voice));
    let only_if = only_if.map(|cond| format!(" Do so only if {}.", condition(cond, true, voice)));
    format!("{told}{}", only_if.unwrap_or_default())
}

/// Where and when a power works, if not simply in play and face up: a sentence or what stands behind "while".
pub(super) enum Working {
    Sentence(String),
    While(String),
}

pub(super) fn works(works: &Works, voice: &mut Voice) -> Option<Working> {
    let place = match works {
        Works::FaceUp => return None,
        Works::EvenStunned => {
            let this = voice.this(Case::Subject).text;
            return Some(Working::Sentence(format!("This power works even while {this} is stunned.")));
        }
        Works::Always => return Some(Working::Sentence("This power can't be turned off or lost.".to_owned())),
        Works::Stunned => "stunned".to_owned(),
        Works::In(place @ (Place::Ko(Player::Me) | Place::Hand(Player::Me))) => {
            format!("in {}", voice.place(place, &super::noun::Form::Bare))
        }
        // Where a location works, it lies; who pays is not seen by its symbols.
        Works::In(Place::Resources(Player::Me)) => {
            return Some(Working::Sentence("Your main character pays for this, whatever its team.".to_owned()));
        }
        Works::In(place) => {
            let is = crate::language::Is::In(place.clone());
            let told = super::predicate::predicate(&is, true, false, voice);
            told.trim_start_matches("is ").to_owned()
        }
    };
    Some(Working::While(format!("{} is {place}", voice.this(Case::Subject).text)))
}

/// A law that holds only while the card lies somewhere: "while Call is in your hand, ...".
pub(super) fn led(is: &[Part], place: &Works, voice: &mut Voice) -> Option<String> {
    let ([Part::While(conds, who, rules)], Works::In(_)) = (is, place) else { return None };
    let Some(Working::While(told)) = works(place, voice).filter(|_| conds.is_empty()) else { return None };
    let mut sentences = held(who, rules, None, voice);
    sentences.first_mut()?.lead.insert(0, format!("while {told}"));
    Some(tell(&sentences))
}

/// A law about recruiting or playing the card says by itself where it lies: in a hand, or from where it is recruited.
pub(super) fn says_place(is: &[Part], place: &Works) -> bool {
    if is.iter().all(|part| matches!(part, Part::Also { .. })) {
        return true;
    }
    let ([Part::While(_, _, rules)], Works::In(place)) = (is, place) else { return false };
    rules.iter().all(|rule| match (rule, place) {
        (Rule::Price(Event::Of(Verb::Recruit, roles), _), Place::Hand(_)) => roles.from.is_none(),
        // Cards are played from hands.
        (Rule::Can(Event::Of(Verb::Play, roles)), Place::Hand(_)) => !roles.like.is_empty() && roles.from.is_none(),
        (Rule::Can(Event::Of(Verb::Recruit, roles)), Place::Deck(_)) => matches!(roles.from, Some(Place::Deck(_))),
        _ => false,
    })
}

/// A rule whose text says that it holds while stunned.
pub(super) fn says_stunned(is: &[Part]) -> bool {
    matches!(is, [Part::While(_, _, rules)] if rules.iter().any(|rule| rule.kept().is_some()))
}

/// What the rules say about a word, in a sentence.
fn word_text(word: Word, voice: &mut Voice) -> String {
    let has_name = voice.has_name();
    let mut this = |case| voice.this(case).text;
    let text = match word {
        Word::Flight => {
            format!("{} can fly over an enemy front row that has no character with Flight", this(Case::Subject))
        }
        Word::Ranged => {
            let first = this(Case::Subject);
            let again = voice.this(Case::Subject);
            let does = if again.plural { "do" } else { "does" };
            let then = format!("When {} {does}, only defenders with Ranged can strike back", again.text);
            format!("{first} can attack from the back row. {then}")
        }
        Word::Ferocious => {
            format!("in melee combat, {} strikes before characters without Ferocious", this(Case::Subject))
        }
        Word::Grab => {
            format!("while {} is in the front row, enemy characters can't fly over that row", this(Case::Subject))
        }
        Word::Leader => {
            let this = this(Case::Subject);
            format!("while {this} is team attacking, you choose which attacker the defender strikes back at")
        }
        Word::Monstrous => {
            let this = this(Case::Subject);
            format!("while defending against a melee team attack, {this} strikes back at each attacker")
        }
        Word::Swarm if has_name => {
            format!("you can have any number of characters named {} on your side", voice.name)
        }
        Word::Swarm => {
            format!("you can have any number of characters with {} name on your side", this(Case::Owner))
        }
        Word::Lethal => {
            format!("if {} wounds a defending supporting character, KO that character", this(Case::Subject))
        }
        Word::Invisible => {
            format!("{} doesn't protect characters and can attack protected characters", this(Case::Subject))
        }
        Word::Durable => {
            let (one, again) = (this(Case::Subject), this(Case::Subject));
            format!("if {one} gets stunned other than by a strike, {again} gets no wound and recovers at once")
        }
        Word::Immobile => format!("you can't move {} in your formation step", this(Case::Object)),
        Word::Angry => format!("your first attack each turn must include {} if able", this(Case::Object)),
    };
    capital(&format!("{text}."))
}

/// Flight and Ranged stand together in the first line.
pub(super) fn is_icon(keyword: Option<&Keyword>) -> bool {
    keyword.is_some_and(|keyword| matches!(keyword.is.as_slice(), [Part::Word(Word::Flight | Word::Ranged)]))
}

pub(super) fn icons(known: &[(&str, Option<&Keyword>)], called: Called) -> Option<Paragraph> {
    let icons: Vec<(&str, &Keyword)> = known
        .iter()
        .filter(|(_, keyword)| is_icon(*keyword))
        .filter_map(|(word, icon)| Some((*word, (*icon)?)))
        .collect();
    let title: Vec<&str> = icons.iter().map(|(word, _)| *word).collect();
    let mut voice = Voice::new(called, &[]);
    let body: Vec<String> = icons.iter().map(|(_, icon)| parts(&icon.is, &mut voice)).collect();
    (!icons.is_empty())
        .then(|| Paragraph::new(&title.join(", "), format!("({})", body.join(" ")), ParagraphKind::Icons))
}
