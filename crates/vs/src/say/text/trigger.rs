//! Triggers: "When Hulk gets stunned", "At the start of your turn".

use super::condition::{condition, turn_of};
use super::event::happens;
use super::predicate::predicates;
use super::until::until;
use super::voice::{Case, Chosen, Focus, It, Voice};
use super::words::{list, owned_by};
use crate::language::{Cond, Event, Is, Player, Roles, Select, Time, Until, Verb, Within};

/// How often a trigger fires.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Often<'a> {
    Always,
    /// The first time in that time.
    First(Within),
    Once(Within),
    /// A trigger of its own that ends; `true` if it fires each time.
    Until(&'a Until, bool),
}

/// The leads of triggers with the same effects, told as one.
pub(super) fn triggers<'o>(
    events: impl Iterator<Item = &'o Event>,
    often: Often,
    during: Option<&Cond>,
    voice: &mut Voice,
) -> String {
    let before = voice.clone();
    let mut leads = Vec::new();
    let mut events = events.peekable();
    while let Some(event) = events.next() {
        let notes = std::mem::take(&mut voice.notes);
        *voice = Voice { notes, ..before.clone() };
        let last = events.peek().is_none();
        leads.push(trigger(event, often, during.filter(|_| last), voice));
    }
    if leads.len() > 1 {
        voice.focus = Focus::Nothing;
    }
    either(&leads)
}

/// The lead of a sentence, without a comma behind.
pub(super) fn trigger(event: &Event, often: Often, during: Option<&Cond>, voice: &mut Voice) -> String {
    if !is_about_card(event, often) {
        voice.card = if is_own_end(event) { voice.own_card() } else { voice.card_of_trigger() };
    }
    if let (Event::End(Time::Combat, _), Some(Cond::Is(Select::This, list)), Often::Always) = (event, during, often)
        && list[..] == [Is::Survived]
    {
        return format!("when {} survives a combat", voice.this(Case::Subject).text);
    }
    if let Some(time) = at_the(event, often, voice) {
        let told = during.map(|cond| format!(" {}", meanwhile(cond, false, voice)));
        return format!("{time}{}", told.unwrap_or_default());
    }
    let (happens, by_this) = happens(event, voice);
    let focus = voice.focus;
    let told = during.map(|cond| format!(" {}", meanwhile(cond, by_this, voice))).unwrap_or_default();
    // Behind "and survives" "it" would be the survivor.
    voice.focus = if told == " and survives" && focus == Focus::It { Focus::Nothing } else { focus };
    match often {
        Often::Always => format!("when {happens}{told}"),
        Often::First(within) => format!("the first time {}that {happens}{told}", each(within)),
        Often::Once(within) => format!("once {}, when {happens}{told}", each(within).trim_end()),
        Often::Until(until, each) => lasting(event, until, each, &format!("{happens}#{told}"), voice),
    }
}

fn each(within: Within) -> &'static str {
    match within {
        Within::Turn => "each turn ",
        Within::Game => "each game ",
        Within::Combat => "each combat ",
        Within::MyTurn => "after each of your turns ",
        Within::Level => "on each level ",
        Within::Any => "",
    }
}

/// A trigger of its own; `#` is where its time may stand.
fn lasting(event: &Event, time: &Until, each: bool, told: &str, voice: &mut Voice) -> String {
    let plain = told.replace('#', "");
    match time {
        // What ends with the event needs no other end.
        Until::Event(_) | Until::Game if !each && is_fall(event) => format!("when {plain}"),
        Until::Event(_) | Until::Game | Until::End(..) => {
            let front = if each { "each time" } else { "the next time" };
            format!("{}, {front} {plain}", until(time, It::One, voice))
        }
        Until::Combat | Until::Turn | Until::Next(_) => {
            let front = if each || *time == Until::Combat { "when" } else { "the next time" };
            let time = format!(" {}", until(time, It::One, voice));
            format!("{front} {}", told.replace('#', &time))
        }
    }
}

/// What a part of a turn is called.
pub(super) fn part_of_turn(time: &Time) -> &'static str {
    match time {
        Time::Turn => "turn",
        Time::Draw => "draw phase",
        Time::Recovery => "recovery phase",
        Time::Build => "build phase",
        Time::StartOfMain | Time::Main => "main phase",
        Time::Combat | Time::AnyCombat => "combat",
        Time::Reaction(_) => "reaction",
    }
}

/// Triggers that wait for a moment: "at the end of your turn".
pub(super) fn at_the(event: &Event, often: Often, voice: &mut Voice) -> Option<String> {
    let (edge, time, player) = match event {
        Event::Of(..) => return None,
        Event::Start(time, player) => ("start", time, player),
        Event::End(time, player) => ("end", time, player),
    };
    let part = part_of_turn(time);
    let any = *player == Player::Everybody;
    let whose = match (part, often) {
        ("combat", Often::Until(Until::Combat, _)) => "this combat".to_owned(),
        ("combat", Often::Until(_, false)) => "the next combat".to_owned(),
        ("combat", Often::Until(_, true)) => "each combat this turn".to_owned(),
        ("combat", Often::First(within) | Often::Once(within)) => {
            format!("the first combat {}", self::each(within)).trim_end().to_owned()
        }
        ("combat", Often::Always) => "each combat".to_owned(),
        (_, Often::Until(Until::Turn, _)) if edge == "end" && any => format!("this {part}"),
        (_, Often::Until(Until::Turn, _)) if edge == "end" => owned(player, part, voice),
        (_, Often::Until(..)) if *player == Player::Me => format!("your next {part}"),
        (_, Often::Until(_, false)) if *player == Player::Chosen => {
            format!("{} next {part}", voice.somebodys(player))
        }
        (_, Often::Until(_, false)) if any => format!("the next {part}"),
        _ if any && part == "turn" => "each turn".to_owned(),
        _ if any => format!("each player's {part}"),
        (_, Often::Always) if *player == Player::Enemies => format!("each enemy player's {part}"),
        _ => owned(player, part, voice),
    };
    Some(format!("at the {edge} of {whose}"))
}

fn owned(player: &Player, part: &str, voice: &mut Voice) -> String {
    format!("{} {part}", owned_by(&voice.somebody(player).text))
}

/// The moment that an event is, or what happens.
pub(super) fn moment(event: &Event, voice: &mut Voice) -> String {
    match at_the(event, Often::Always, voice) {
        Some(time) => time,
        None => happens(event, voice).0,
    }
}

const ARTICLES: [&str; 6] = ["a", "an", "the", "another", "each", "your"];

/// Two or more triggers with the same effects: "when Hulk appears or recovers".
pub(super) fn either(leads: &[String]) -> String {
    let front = |lead: &String| lead.split(' ').next().map(str::to_owned);
    let groups: Vec<String> = leads.chunk_by(|one, next| front(one) == front(next)).map(joined).collect();
    list(&groups, "or")
}

/// What begins alike: "when Hulk appears" and "when Hulk recovers".
fn joined(leads: &[String]) -> String {
    let [first, rest @ ..] = leads else { return String::new() };
    let words: Vec<&str> = first.split(' ').collect();
    let shared = |other: &String| other.split(' ').zip(&words).take_while(|(one, other)| one == *other).count();
    let same = rest.iter().map(shared).min().unwrap_or_default();
    // An article stays with its noun.
    let same = (0..=same).rev().find(|at| *at == 0 || !ARTICLES.contains(&words[at - 1])).unwrap_or_default();
    let tails = rest.iter().filter(|other| *other != first);
    let tails = tails.map(|other| other.split(' ').skip(same).collect::<Vec<_>>().join(" "));
    list(&std::iter::once(first.clone()).chain(tails).collect::<Vec<_>>(), "or")
}

/// "while solo attacking", "during your turn"; `by_this`: the one whose power it is does what is waited for.
pub(super) fn meanwhile(cond: &Cond, by_this: bool, voice: &mut Voice) -> String {
    if let Some((list, yes)) = past_of_it(cond) {
        return format!("that {}", predicates(list, yes, false, voice));
    }
    match cond {
        Cond::TurnOf(Player::Everybody) => "during any turn".to_owned(),
        Cond::TurnOf(Player::Enemies) => "during an enemy turn".to_owned(),
        Cond::TurnOf(player) => format!("during {}", turn_of(player, voice)),
        Cond::There(list) if list[..] == [Is::Attacking, Is::AtRange] => "in ranged combat".to_owned(),
        Cond::There(list) if list[..] == [Is::Attacking, Is::Melee] => "in melee combat".to_owned(),
        Cond::Not(inner) if **inner == Cond::There(vec![Is::Attacking, Is::AtRange]) => "in melee combat".to_owned(),
        Cond::Is(Select::This, list) if by_this => {
            let told = predicates(list, true, false, voice);
            match told.strip_prefix("is ") {
                Some(doing) => format!("while {doing}"),
                None if list[..] == [Is::Survived] => "and survives".to_owned(),
                None => format!("while {} {told}", voice.this(Case::Subject).text),
            }
        }
        Cond::All(all) => match both(all) {
            // Whom it fights is the other one.
            Some([Is::InCombat]) => "in combat".to_owned(),
            Some(list) => format!("while both {}", predicates(list, true, true, voice)),
            None => {
                let told: Vec<String> = all.iter().map(|one| meanwhile(one, by_this, voice)).collect();
                told.join(" and ").replace(" and and ", " and ")
            }
        },
        Cond::Is(..) | Cond::There(_) | Cond::AtLeast(..) | Cond::Did | Cond::Amplified | Cond::Not(_) => {
            format!("while {}", condition(cond, true, voice))
        }
    }
}

/// What has happened to the one that the trigger is about, or has not: "that wasn't recruited".
fn past_of_it(cond: &Cond) -> Option<(&[Is], bool)> {
    match cond {
        Cond::Is(Select::It, list) if matches!(list[..], [Is::Was(..)]) => Some((list, true)),
        Cond::Not(inner) => past_of_it(inner).map(|(list, yes)| (list, !yes)),
        Cond::Is(..) | Cond::There(_) | Cond::AtLeast(..) | Cond::Did | Cond::TurnOf(_) => None,
        Cond::Amplified | Cond::All(_) => None,
    }
}

/// Two who are the same: this character and the one that the trigger is about.
fn both(all: &[Cond]) -> Option<&[Is]> {
    match all {
        [Cond::Is(Select::This, one), Cond::Is(Select::It, other)] if one == other => Some(one),
        _ => None,
    }
}

/// What `It`, `Card` and `Chosen` are once it has happened.
pub(super) fn about(verb: Verb, roles: &Roles, voice: &mut Voice) {
    let list = [&roles.who, &roles.by, &roles.what].into_iter().find(|list| !list.is_empty()).unwrap_or(&roles.who);
    let player = roles.of.is_some() || (verb == Verb::Appear && !roles.what.is_empty());
    let fought = matches!(verb, Verb::Stun | Verb::Strike | Verb::Ko) && roles.who.is_empty();
    if player {
        let team = verb == Verb::Attack;
        (voice.it, voice.focus) = if team { (It::Many, Focus::Nothing) } else { (voice.it, voice.focus) };
        voice.chosen = if team { voice.chosen } else { Chosen::ThatPlayer };
    } else if list.contains(&Is::This) && !fought {
        (voice.it, voice.focus, voice.chosen) = (It::This, Focus::This, Chosen::ItsController);
    } else if verb != Verb::Move || !list.is_empty() {
        voice.focus_on(It::One);
        voice.chosen = Chosen::ItsController;
    }
    voice.deed = if verb == Verb::Reveal { "revealed it" } else { "did so" };
    if verb == Verb::Use {
        voice.focus = Focus::Nothing;
    }
}

/// A delayed trigger that brings no card of its own.
fn is_about_card(event: &Event, often: Often) -> bool {
    matches!(often, Often::Until(..)) && !matches!(event, Event::Of(..))
}

/// The character whose power it is gets KO'd: the card is its own.
fn is_own_end(event: &Event) -> bool {
    matches!(event, Event::Of(Verb::Ko, roles) if roles.what.is_empty() && roles.who.contains(&Is::This))
}

/// The character whose power it is falls: what lasts as long as it stands is over then.
fn is_fall(event: &Event) -> bool {
    match event {
        Event::Of(Verb::Stun | Verb::Leave, roles) => roles.by.is_empty() && roles.who[..] == [Is::This],
        Event::Of(..) | Event::Start(..) | Event::End(..) => false,
    }
}

/// The trigger is about those it was made for, who are `It` then.
pub(super) fn is_about_those(event: &Event) -> bool {
    let Event::Of(_, roles) = event else { return false };
    let last = if roles.who.is_empty() { &roles.by } else { &roles.who };
    last.contains(&Is::Those)
}
