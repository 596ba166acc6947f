//! Verbs with their roles, in every mood: "Hulk gets stunned", "can't be stunned", "was stunned this turn".

use super::clause::{Clause, Doer};
use super::combat::Combat;
use super::noun::{Form, cards, noun};
use super::number::{counter, stat_name};
use super::play;
use super::select::state;
use super::trigger::{about, moment};
use super::voice::{Case, Chosen, Noun, Voice};
use super::words::{past, plural_person, third_person};
use crate::language::{Event, Is, Place, Player, Roles, Select, Verb, Within};

/// What is said with a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// It happens, once and now.
    When,
    /// It is forbidden or allowed, for all of them.
    Rule,
    /// It has happened.
    Past,
}

impl Mood {
    /// Of one, or of all for a rule.
    pub(super) fn form(self) -> Form {
        if self == Mood::Rule { Form::Many } else { Form::One }
    }
}

/// The parts of a told event.
pub(super) struct Phrase {
    pub(super) subject: Noun,
    pub(super) doer: Doer,
    pub(super) verb: String,
    pub(super) rest: String,
}

impl Phrase {
    pub(super) fn of(subject: Noun, verb: impl Into<String>, rest: impl Into<String>) -> Phrase {
        Phrase { subject, doer: Doer::Other, verb: verb.into(), rest: rest.into() }
    }

    fn present(&self) -> String {
        let verb = if self.subject.plural { plural_person(&self.verb) } else { third_person(&self.verb) };
        joined(&[&self.subject.text, &verb, &self.rest])
    }

    /// "stunned a character", "did not attack".
    fn done(&self, yes: bool) -> String {
        match (self.verb.as_str(), self.subject.plural, yes) {
            ("be", true, true) => joined(&["were", &self.rest]),
            ("be", true, false) => joined(&["weren't", &self.rest]),
            ("be", false, false) => joined(&["wasn't", &self.rest]),
            (verb, _, true) => joined(&[&past(verb), &self.rest]),
            (verb, _, false) => joined(&["didn't", verb, &self.rest]),
        }
    }

    /// "have used a super power".
    fn ever(&self) -> String {
        let have = if self.subject.plural { "have" } else { "has" };
        let verb = match self.verb.as_str() {
            "be" => "been".to_owned(),
            "draw" => "drawn".to_owned(),
            "become" | "come" => self.verb.clone(),
            verb => past(verb),
        };
        joined(&[&self.subject.text, have, &verb, &self.rest])
    }
}

fn joined(words: &[&str]) -> String {
    words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

/// What happens: "Hulk stuns an enemy character". The second tells whether the one whose power it is does it.
pub(super) fn happens(event: &Event, voice: &mut Voice) -> (String, bool) {
    let Event::Of(verb, roles) = event else { return (moment(event, voice), false) };
    let told = phrase(*verb, roles, Mood::When, voice);
    about(*verb, roles, voice);
    let actor = if roles.by.is_empty() { &roles.who } else { &roles.by };
    (told.present(), *verb != Verb::Use && actor.contains(&Is::This))
}

/// "you attacked", "Hulk did not stun a character".
pub(super) fn happened(event: &Event, yes: bool, voice: &mut Voice) -> String {
    let Event::Of(verb, roles) = event else { return format!("{} has been", moment(event, voice)) };
    let told = phrase(*verb, roles, Mood::Past, voice);
    joined(&[&told.subject.text, &told.done(yes)])
}

/// What somebody remembers, who is `Itself` in it: "attacked", "was stunned".
pub(super) fn remembered(event: &Event, yes: bool, voice: &mut Voice) -> String {
    let Event::Of(verb, roles) = event else { return format!("was there {}", moment(event, voice)) };
    let told = phrase(*verb, roles, Mood::Past, voice);
    let own = |list: &[Is]| list.contains(&Is::Itself);
    match own(&roles.by) || (own(&roles.who) && roles.by.is_empty()) {
        true => told.done(yes),
        false => {
            format!("{} {}", if yes { "remembers that" } else { "doesn't remember that" }, happened(event, true, voice))
        }
    }
}

/// "time you have used a super power of this name this game, this time included".
pub(super) fn counted_times(front: &str, event: &Event, within: Within, voice: &mut Voice) -> String {
    let Event::Of(verb, roles) = event else { return format!("{front}{} came", moment(event, voice)) };
    let told = phrase(*verb, roles, Mood::Past, voice).ever();
    let own = roles.what.contains(&Is::Named(voice.power.to_owned())) && *verb == Verb::Use;
    let included = if own { ", including this time" } else { "" };
    format!("{front}{}{included}", joined(&[&told, times_ago(within)]))
}

/// In which time: "this turn".
pub(super) fn times_ago(within: Within) -> &'static str {
    match within {
        Within::Turn => "this turn",
        Within::Game => "this game",
        Within::Combat => "this combat",
        Within::MyTurn => "since the end of your last turn",
        Within::Level => "on this level",
        Within::Any => "",
    }
}

/// All to whom it has happened: "enemy characters that were KO'd this turn".
pub(super) fn all_who(event: &Event, within: Within, voice: &mut Voice) -> String {
    let Event::Of(verb, roles) = event else { return moment(event, voice) };
    let told = phrase(*verb, roles, Mood::Rule, voice);
    joined(&[&told.subject.text, "that", &told.done(true), times_ago(within)])
}

/// "a character on your side would be wounded".
pub(super) fn would(event: &Event, voice: &mut Voice) -> String {
    let Event::Of(verb, roles) = event else { return format!("it would be {}", moment(event, voice)) };
    let told = phrase(*verb, roles, Mood::Rule, voice);
    joined(&[&told.subject.text, "would", &told.verb, &told.rest])
}

/// What a rule forbids or allows its bearer, or others in its favour: "exhausted defenders can't strike it".
pub(super) fn ruled(event: &Event, modal: &str, voice: &mut Voice) -> Clause {
    match event {
        Event::Of(verb, roles) => {
            let told = phrase(*verb, roles, Mood::Rule, voice);
            Clause::of(told.doer, told.subject, modal, joined(&[&told.verb, &told.rest]))
        }
        Event::Start(..) | Event::End(..) => {
            let told = moment(event, voice);
            Clause::of(Doer::Other, Noun::one("nothing"), modal, format!("happen {told}"))
        }
    }
}

/// "gets stunned", "attacks": what a verb without roles is for one character.
pub(super) fn alone(verb: Verb, plural: bool, voice: &mut Voice) -> String {
    let roles = Roles { who: vec![Is::Character], ..Roles::default() };
    let told = phrase(verb, &roles, Mood::When, &mut voice.clone());
    let verb = if plural { plural_person(&told.verb) } else { third_person(&told.verb) };
    joined(&[&verb, &told.rest])
}

fn phrase(verb: Verb, roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    let when = mood == Mood::When;
    match verb {
        Verb::Leave | Verb::Ko | Verb::Reveal | Verb::Turn | Verb::Appear if !roles.what.is_empty() => {
            play::of_card(verb, roles, mood, voice)
        }
        Verb::Reveal => by_player(roles, "reveal", "a card", voice),
        Verb::Turn => by_player(roles, "turn", "a resource", voice),
        Verb::Appear => appear(roles, mood, voice),
        Verb::Leave => {
            let who = somebody(&roles.who, mood, voice);
            let from = match &roles.from {
                Some(Place::Side(Player::Me)) if !roles.who.contains(&Is::This) => "its side".to_owned(),
                Some(place) => voice.place(place, &Form::Bare),
                None => "play".to_owned(),
            };
            with_state(&roles.who, Phrase { rest: from, ..who.verb("leave") }, voice)
        }
        Verb::Attack => attack(roles, mood, voice),
        Verb::Defend => does(roles, "defend", "", mood, voice),
        Verb::Hide if when => does(roles, "hide", "", mood, voice),
        Verb::Hide => does(roles, "be", "hidden", mood, voice),
        Verb::Tunnel => does(roles, "tunnel", "", mood, voice),
        Verb::Discard if roles.what.is_empty() => {
            by_player(roles, "discard", if mood == Mood::Rule { "cards" } else { "one or more cards" }, voice)
        }
        Verb::Discard => {
            let what = cards(&roles.what, &mood.form(), voice);
            by_player(roles, "discard", &what, voice)
        }
        Verb::Strike => fight("strike", "struck", "be", roles, mood, voice),
        Verb::Stun => fight("stun", "stunned", if when { "get" } else { "be" }, roles, mood, voice),
        Verb::Ko => fight("KO", "KO'd", if when { "get" } else { "be" }, roles, mood, voice),
        Verb::Wound if when => does(roles, "get", "a wound", mood, voice),
        Verb::Wound => does(roles, "be", "wounded", mood, voice),
        Verb::Recover => does(roles, "recover", "", mood, voice),
        Verb::Ready if mood == Mood::Rule => does(roles, "ready", "", mood, voice),
        Verb::Ready => does(roles, "become", "ready", mood, voice),
        Verb::Put => {
            let what = roles.stat.as_ref().map_or_else(|| "counter".to_owned(), counter);
            let rest = if mood == Mood::Rule { format!("{what}s") } else { format!("one or more {what}s") };
            does(roles, "gain", &rest, mood, voice)
        }
        Verb::PowerUp => power_up(roles, mood, voice),
        Verb::Level => does(roles, "level up", "", mood, voice),
        Verb::Equip if mood == Mood::Rule => does(roles, "have", "equipment", mood, voice),
        Verb::Equip => does(roles, "get", "equipment", mood, voice),
        Verb::Move => moves(roles, mood, voice),
        Verb::Draw => by_player(roles, "draw", if mood == Mood::Rule { "cards" } else { "one or more cards" }, voice),
        Verb::Play => play::play(roles, mood, voice),
        Verb::Recruit => play::recruit(roles, mood, voice),
        Verb::Use => play::uses(roles, mood, voice),
        Verb::Gain => {
            let what = roles.stat.as_ref().map_or_else(|| "ATK or DEF".to_owned(), stat_name);
            does(roles, "gain", &what, mood, voice)
        }
        Verb::Pay => {
            let cost = roles.symbol.map_or_else(|| "a symbol".to_owned(), |symbol| super::symbols(&[symbol]));
            let phase = format!("in {} main phase", voice.own(roles.of.as_ref().unwrap_or(&Player::Itself)));
            voice.note(BASIC);
            by_player(roles, "pay", &format!("{cost} {phase}"), voice)
        }
        Verb::Start => Phrase::of(Noun::one("a turn"), "start", ""),
        Verb::End => Phrase::of(Noun::one("a turn"), "end", ""),
    }
}

pub(super) const BASIC: &str = "Only a basic location can pay for this.";

impl Phrase {
    fn verb(self, verb: &str) -> Phrase {
        Phrase { verb: verb.to_owned(), ..self }
    }
}

/// The subject; a rule speaks of all of them.
fn somebody(list: &[Is], mood: Mood, voice: &mut Voice) -> Phrase {
    let own = list.is_empty() && mood == Mood::Rule && voice.bearer.is_some();
    let itself = [Is::Itself];
    let list = if own { &itself } else { list };
    let plural = mood == Mood::Rule;
    let doer = match list {
        _ if list.contains(&Is::Itself) => bearer(voice),
        _ if list.contains(&Is::This) => Doer::This,
        _ => Doer::Other,
    };
    // Among several, "it" is still the one spoken of before.
    let focus = voice.focus;
    let subject = voice.role(list, plural, Case::Subject);
    if mood == Mood::Rule && subject.plural && !list.contains(&Is::Itself) {
        voice.focus = focus;
    }
    Phrase { doer, ..Phrase::of(subject, "", "") }
}

/// Who the bearer of a rule is, for joining clauses.
fn bearer(voice: &Voice) -> Doer {
    voice.bearer.as_ref().map_or(Doer::It, |who| super::rule::doer(who, voice))
}

fn with_state(list: &[Is], told: Phrase, voice: &mut Voice) -> Phrase {
    let state = state(list, voice);
    Phrase { rest: format!("{}{state}", told.rest).trim_start().to_owned(), ..told }
}

fn does(roles: &Roles, verb: &str, rest: &str, mood: Mood, voice: &mut Voice) -> Phrase {
    let who = somebody(&roles.who, mood, voice);
    with_state(&roles.who, Phrase { rest: rest.to_owned(), ..who.verb(verb) }, voice)
}

/// A player does it; a rule says so of whom it is for.
pub(super) fn by_player(roles: &Roles, verb: &str, rest: &str, voice: &mut Voice) -> Phrase {
    let (subject, doer) = match &roles.of {
        Some(Player::Itself) if voice.said.is_none() && matches!(voice.bearer, Some(Select::Players(_))) => {
            (voice.itself(Case::Subject), Doer::Player)
        }
        Some(player) => (voice.somebody(player), Doer::Player),
        None if voice.bearer.is_some() => (voice.itself(Case::Subject), bearer(voice)),
        None => (Noun::one("a player"), Doer::Player),
    };
    Phrase { doer, ..Phrase::of(subject, verb, rest) }
}

/// A place is told behind the verb: "another character appears on your side".
fn appear(roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    let rest: Vec<Is> = roles.who.iter().filter(|is| **is != Is::Mine).cloned().collect();
    let side = if rest.len() < roles.who.len() { "on your side" } else { "" };
    let who = somebody(&rest, mood, voice);
    with_state(&rest, Phrase { rest: side.to_owned(), ..who.verb("appear") }, voice)
}

/// One does it to another: "stuns an enemy character", "gets stunned".
fn fight(active: &str, done: &str, be: &str, roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    if roles.by.is_empty() && !roles.who.is_empty() {
        return does(roles, be, done, mood, voice);
    }
    let by = somebody(&roles.by, mood, voice).verb(active);
    let whom = if roles.who.is_empty() && mood == Mood::Rule { String::new() } else { object(&roles.who, mood, voice) };
    let by = with_state(&roles.by, Phrase { rest: whom, ..by }, voice);
    with_state(&roles.who, by, voice)
}

pub(super) fn object(list: &[Is], mood: Mood, voice: &mut Voice) -> String {
    voice.role(list, mood == Mood::Rule, Case::Object).text
}

/// How one attacks is said with the verb: "can melee attack protected characters".
fn attack(roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    let (combat, rest) = Combat::of(&roles.by);
    let by: Vec<Is> = rest.into_iter().cloned().collect();
    if by.is_empty() && roles.of.is_none() && !roles.who.is_empty() {
        let range = if combat.melee == Some(false) { "ranged " } else { "" };
        return does(roles, "be", &format!("{}{range}attacked", combat.manner()), mood, voice);
    }
    let team = if roles.with.is_empty() || combat.solo.is_some() { "" } else { "team " };
    let verb = format!("{}{team}attack", combat.manner());
    let told = match &roles.of {
        Some(player) if combat.has_manner() || !by.is_empty() => {
            let side = Is::In(Place::Side(player.clone()));
            let all: Vec<Is> = by.iter().cloned().chain([side]).collect();
            Phrase::of(Noun::many(noun(&all, &Form::Many, voice)), verb, "")
        }
        Some(_) => by_player(roles, &verb, "", voice),
        None => somebody(&by, mood, voice).verb(&verb),
    };
    let whom = if roles.who.is_empty() { String::new() } else { object(&roles.who, mood, voice) };
    let with =
        if roles.with.is_empty() { String::new() } else { format!("with {}", noun(&roles.with, &Form::Any, voice)) };
    if mood == Mood::Rule && combat.melee == Some(false) && with.is_empty() && !whom.is_empty() {
        let told = told.verb("make");
        let rest = format!("{}ranged attacks against {whom}", combat.manner());
        return with_state(&roles.who, with_state(&by, Phrase { rest, ..told }, voice), voice);
    }
    let rest = format!("{}{}", joined(&[&whom, &with]), combat.reach());
    let told = with_state(&by, Phrase { rest: rest.trim_start().to_owned(), ..told }, voice);
    with_state(&roles.who, told, voice)
}

/// The card that somebody is powered up with.
pub(super) const DISCARDED: &str = "the discarded card";

fn power_up(roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    let with = match roles.with.is_empty() {
        true => String::new(),
        false if roles.with[..] == [Is::Itself] => format!("with {}", voice.itself(Case::Object).text),
        false => {
            let cards = noun(&roles.with, &Form::Any, voice);
            let card = if cards.contains(" named ") { "" } else { " card" };
            format!("with {cards}{card} from your hand")
        }
    };
    voice.card = if mood == Mood::When { DISCARDED } else { voice.card };
    does(roles, "be", &joined(&["powered up", &with]), mood, voice)
}

fn moves(roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    match (&roles.from, &roles.to) {
        (None, None) if mood == Mood::When => does(roles, "move", "", mood, voice),
        (None, None) => does(roles, "be", "moved", mood, voice),
        (None, Some(Place::Resources(player))) if roles.who.is_empty() => {
            let subject = voice.somebody(player);
            voice.chosen = Chosen::ThatPlayer;
            Phrase::of(subject, "gain", "a resource")
        }
        (Some(from), None) if roles.who.is_empty() => {
            let from = voice.place(from, &Form::Bare);
            Phrase::of(Noun::one("a card"), "leave", from)
        }
        (from, to) => {
            let from = from.as_ref().map(|from| format!("from {}", voice.place(from, &Form::Bare))).unwrap_or_default();
            let to = to.as_ref().map(|to| format!("to {}", voice.place(to, &Form::Bare))).unwrap_or_default();
            let rest = joined(&[&from, &to]);
            match roles.who.is_empty() {
                true => Phrase::of(Noun::one("a card"), "go", rest),
                false => does(roles, "go", &rest, mood, voice),
            }
        }
    }
}

/// How the one that a rule is for must be, where others do something to it; and the event without that.
pub(super) fn bearers_state(event: &Event) -> Option<(Event, Vec<Is>)> {
    let Event::Of(verb, roles) = event else { return None };
    let others = !roles.by.is_empty() && !roles.by.contains(&Is::Itself) && roles.who.contains(&Is::Itself);
    let (itself, state): (Vec<Is>, Vec<Is>) = roles.who.iter().cloned().partition(|is| *is == Is::Itself);
    let bare = Event::Of(*verb, Box::new(Roles { who: itself, ..(**roles).clone() }));
    (others && !state.is_empty()).then_some((bare, state))
}
