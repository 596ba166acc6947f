//! Triggers: "When Hulk gets stunned", "At the start of your turn".

use super::condition::{condition, turn_of};
use super::noun::{self, Form};
use super::predicate::predicate;
use super::voice::{Case, Chosen, Focus, It, Voice};
use super::words::{counter, list, plural_person, third_person};
use crate::plain::{Cond, Filter, On, Side, Subject, Until, Who};

/// How often a trigger fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Often {
    Always,
    FirstEachTurn,
    OnceEachTurn,
    /// A trigger of its own that ends; `true` if it fires each time.
    Until(Until, bool),
}

/// The lead of a sentence, without a comma behind.
pub(super) fn trigger(on: &On, often: Often, during: Option<&Cond>, voice: &mut Voice) -> String {
    (voice.triggered, voice.card) = (true, "that card");
    if let Some(time) = moment(on, often, voice) {
        let told = during.map(|cond| format!(" {}", meanwhile(cond, None, voice)));
        return format!("{time}{}", told.unwrap_or_default());
    }
    let (event, actor) = event(on, voice);
    let focus = voice.focus;
    let told = during.map(|cond| format!(" {}", meanwhile(cond, actor, voice))).unwrap_or_default();
    // Behind "and survives" "it" would be the survivor.
    voice.focus = if told == " and survives" && focus == Focus::It { Focus::Nothing } else { focus };
    let time = |voice: &mut Voice, until| super::change::until(until, false, voice);
    match often {
        Often::Always => format!("when {event}{told}"),
        Often::FirstEachTurn => format!("the first time each turn that {event}{told}"),
        Often::OnceEachTurn => format!("once each turn, when {event}{told}"),
        // What ends with the event needs no other end.
        Often::Until(Until::ThisFalls | Until::InPlay, false) if is_fall(on) => format!("when {event}{told}"),
        Often::Until(
            until
            @ (Until::ThisFalls | Until::InPlay | Until::AfterMyTurn | Until::AfterMyRecovery | Until::PaidOff(_)),
            each,
        ) => {
            let front = if each { "each time" } else { "the next time" };
            format!("{}, {front} {event}{told}", time(voice, until))
        }
        Often::Until(until, true) => format!("when {event} {}{told}", time(voice, until)),
        Often::Until(until, false) => format!("the next time {event} {}{told}", time(voice, until)),
    }
}

/// Triggers that wait for a moment: "at the end of your turn".
fn moment(on: &On, often: Often, voice: &Voice) -> Option<String> {
    let (edge, part, side) = match on {
        On::TurnStarts(side) => ("start", "turn", *side),
        On::BuildStarts(side) => ("start", "build phase", *side),
        On::MainStarts(side) => ("start", "main phase", *side),
        On::TurnEnds(side) => ("end", "turn", *side),
        On::CombatEnds => {
            return Some(match often {
                Often::Until(Until::ThisCombat, _) => "at the end of this combat".to_owned(),
                Often::Until(_, false) => "at the end of the next combat".to_owned(),
                Often::Until(_, true) => "at the end of each combat this turn".to_owned(),
                Often::Always => "at the end of each combat".to_owned(),
                Often::FirstEachTurn | Often::OnceEachTurn => "at the end of the first combat each turn".to_owned(),
            });
        }
        On::Appears(_) | On::Attacks(_) | On::Attacked(_) | On::Stunned(_) | On::Stuns(..) | On::Kod(_) => return None,
        On::Kos(..) | On::LeavesPlay(_) | On::Recovers(_) | On::PowersUp(_) | On::PlotTwist(_) => return None,
        On::SuperPower(_) | On::Recruits(_) | On::Resource(_) | On::CardLeavesHand(_) => return None,
        On::TeamAttacks(_) | On::Wounded(_) | On::Uses(_) | On::Draws(_) | On::LocationAppears(_) => return None,
        On::Strikes(..) | On::GainsAtk(_) | On::GainsCounters(..) | On::LeavesSide(_) => return None,
    };
    let whose = match (side, often) {
        (_, Often::Until(Until::ThisTurn, _)) if edge == "end" => format!("this {part}"),
        (Side::Mine, Often::Until(..)) => format!("your next {part}"),
        (Side::Any, Often::Until(_, false)) => format!("the next {part}"),
        (Side::Any, _) if part == "turn" => "each turn".to_owned(),
        (Side::Any, _) => format!("each player's {part}"),
        (Side::Enemy, Often::Always) => format!("each enemy player's {part}"),
        (Side::Mine | Side::Enemy | Side::Theirs, _) => format!("{} {part}", voice.somebodys(side)),
    };
    Some(format!("at the {edge} of {whose}"))
}

/// What happens, and the character who does it.
fn event<'a>(on: &'a On, voice: &mut Voice) -> (String, Option<&'a Subject>) {
    let happens = |subject: &'a Subject, verb: &str, voice: &mut Voice| {
        let text = one(subject, verb, voice);
        about(subject, voice);
        (text, Some(subject))
    };
    let of_player = |side: Side, verb: &str, rest: &str, voice: &mut Voice| {
        let who = voice.somebody(side);
        voice.chosen = Chosen::ThatPlayer;
        let verb = if who.plural { plural_person(verb).to_owned() } else { third_person(verb) };
        (format!("{} {verb} {rest}", who.text), None)
    };
    match on {
        On::Appears(subject) => {
            let text = appears(subject, voice);
            about(subject, voice);
            (text, Some(subject))
        }
        On::Attacks(subject) => happens(subject, "attacks", voice),
        On::Attacked(subject) => happens(subject, "is attacked", voice),
        On::Stunned(subject) => happens(subject, "gets stunned", voice),
        On::Stuns(by, whom) => two(by, "stuns", whom, voice),
        On::Kod(subject) => happens(subject, "gets KO'd", voice),
        On::Kos(by, whom) => two(by, "KOs", whom, voice),
        On::LeavesPlay(subject) => happens(subject, "leaves play", voice),
        On::Recovers(subject) => happens(subject, "recovers", voice),
        On::PowersUp(subject) => {
            voice.card = "the discarded card";
            happens(subject, "powers up", voice)
        }
        On::PlotTwist(side) => of_player(*side, "play", "a plot twist", voice),
        On::SuperPower(side) => of_player(*side, "use", "a super power", voice),
        On::Recruits(side) => of_player(*side, "recruit", "a character", voice),
        On::Resource(side) => of_player(*side, "gain", "a resource", voice),
        On::Draws(side) => of_player(*side, "draw", "one or more cards", voice),
        On::TeamAttacks(side) => team_attacks(*side, voice),
        On::Wounded(subject) => happens(subject, "gets a wound", voice),
        On::Uses(subject) => uses(subject, voice),
        On::LocationAppears(side) => location_appears(*side, voice),
        On::Strikes(by, whom) => two(by, "strikes", whom, voice),
        On::GainsAtk(subject) => happens(subject, "gains ATK", voice),
        On::GainsCounters(kind, subject) => happens(subject, &format!("gains one or more {}s", counter(*kind)), voice),
        On::LeavesSide(subject @ Subject::This) => happens(subject, "leaves your side", voice),
        On::LeavesSide(subject) => happens(subject, "leaves its side", voice),
        On::CardLeavesHand(side) => (format!("a card leaves {} hand", voice.somebodys(*side)), None),
        On::TurnStarts(_) | On::BuildStarts(_) | On::MainStarts(_) | On::TurnEnds(_) | On::CombatEnds => {
            (moment(on, Often::Always, voice).unwrap_or_default(), None)
        }
    }
}

/// The character whose trigger it is falls: what lasts as long as it stands is over then.
fn is_fall(on: &On) -> bool {
    matches!(on, On::Stunned(Subject::This) | On::LeavesPlay(Subject::This) | On::LeavesSide(Subject::This))
}

/// The trigger is about those it was made for, who are `It` then.
pub(super) fn is_about_those(on: &On) -> bool {
    let subjects: [Option<&Subject>; 2] = match on {
        On::Stuns(one, other) | On::Kos(one, other) | On::Strikes(one, other) => [Some(one), Some(other)],
        On::Appears(one) | On::Attacks(one) | On::Attacked(one) | On::Stunned(one) | On::Kod(one) => [Some(one), None],
        On::LeavesPlay(one) | On::Recovers(one) | On::PowersUp(one) | On::Wounded(one) => [Some(one), None],
        On::Uses(one) | On::GainsAtk(one) | On::GainsCounters(_, one) | On::LeavesSide(one) => [Some(one), None],
        _ => [None, None],
    };
    subjects.into_iter().flatten().next_back() == Some(&Subject::Those)
}

fn team_attacks<'a>(side: Side, voice: &mut Voice) -> (String, Option<&'a Subject>) {
    let text = format!("{} team attack", noun::noun(side, &Filter::Any, Form::Many, voice));
    (voice.it, voice.focus) = (It::Many, Focus::Nothing);
    (text, None)
}

/// A super power is used, which is its player's doing.
fn uses<'a>(subject: &'a Subject, voice: &mut Voice) -> (String, Option<&'a Subject>) {
    let whose = named(subject, Case::Object, voice);
    let text = match subject {
        Subject::This => format!("you use a super power of {whose}"),
        Subject::Any(..) | Subject::Other(..) | Subject::Those => format!("a super power of {whose} is used"),
    };
    about(subject, voice);
    voice.focus = Focus::Nothing;
    (text, None)
}

fn location_appears<'a>(side: Side, voice: &mut Voice) -> (String, Option<&'a Subject>) {
    let row = match side {
        Side::Any => "a resource row".to_owned(),
        Side::Mine | Side::Enemy | Side::Theirs => format!("{} resource row", voice.somebodys(side)),
    };
    voice.chosen = Chosen::ThatPlayer;
    (format!("a location comes face up into {row}"), None)
}

/// Two or more triggers with the same effects: "when Hulk appears or recovers".
pub(super) fn either(leads: &[String]) -> String {
    let [first, rest @ ..] = leads else { return String::new() };
    let words: Vec<&str> = first.split(' ').collect();
    let shared = |other: &String| other.split(' ').zip(&words).take_while(|(one, other)| one == *other).count();
    let same = rest.iter().map(shared).min().unwrap_or_default();
    let tails = rest.iter().map(|other| other.split(' ').skip(same).collect::<Vec<_>>().join(" "));
    list(&std::iter::once(first.clone()).chain(tails).collect::<Vec<_>>(), "or")
}

fn two<'a>(by: &'a Subject, verb: &str, whom: &Subject, voice: &mut Voice) -> (String, Option<&'a Subject>) {
    let front = one(by, verb, voice);
    let text = format!("{front} {}", named(whom, Case::Object, voice));
    about(whom, voice);
    (text, Some(by))
}

fn one(subject: &Subject, verb: &str, voice: &mut Voice) -> String {
    format!("{} {verb}", named(subject, Case::Subject, voice))
}

fn named(subject: &Subject, case: Case, voice: &mut Voice) -> String {
    let text = match subject {
        Subject::This => return voice.this(case),
        Subject::Those => return those(voice),
        Subject::Any(side, filter) => noun::noun(*side, filter, Form::One, voice),
        Subject::Other(side, filter) => noun::other(*side, filter, Form::One, voice),
    };
    voice.focus = Focus::Nothing;
    text
}

/// "it", "one of them".
fn those(voice: &mut Voice) -> String {
    let many = voice.it == It::Many;
    let text = voice.it(Case::Object).text;
    if many { format!("one of {text}") } else { text }
}

/// A place is told behind the verb: "another character appears on your side".
fn appears(subject: &Subject, voice: &mut Voice) -> String {
    let (side, text) = match subject {
        Subject::Any(side @ Side::Mine, filter) => (side, noun::noun(Side::Any, filter, Form::One, voice)),
        Subject::Other(side @ Side::Mine, filter) => (side, noun::other(Side::Any, filter, Form::One, voice)),
        Subject::This | Subject::Any(..) | Subject::Other(..) | Subject::Those => {
            return one(subject, "appears", voice);
        }
    };
    format!("{text} appears on {} side", voice.somebodys(*side))
}

/// What `It` is for the effects of the trigger.
fn about(subject: &Subject, voice: &mut Voice) {
    match subject {
        Subject::This => (voice.it, voice.focus) = (It::This, Focus::This),
        Subject::Any(..) | Subject::Other(..) | Subject::Those => {
            (voice.it, voice.focus) = (It::One, Focus::It);
        }
    }
    voice.chosen = Chosen::ItsController;
}

/// "while solo attacking", "during your turn".
pub(super) fn meanwhile(cond: &Cond, actor: Option<&Subject>, voice: &mut Voice) -> String {
    let by_this = actor == Some(&Subject::This);
    match cond {
        Cond::TurnOf(Side::Any) => "during any turn".to_owned(),
        Cond::TurnOf(side) => format!("during {}", turn_of(*side, voice)),
        Cond::RangedCombat => "in ranged combat".to_owned(),
        Cond::Not(inner) if **inner == Cond::RangedCombat => "in melee combat".to_owned(),
        Cond::Is(Who::This, filter) if by_this => {
            let told = predicate(filter, true, false, voice);
            match told.strip_prefix("is ") {
                Some(doing) => format!("while {doing}"),
                None if *filter == Filter::Survived => "and survives".to_owned(),
                None => format!("while {} {told}", voice.this(Case::Subject)),
            }
        }
        Cond::All(all) if both(all).is_some() => {
            let doing = both(all).map(|filter| predicate(filter, true, true, voice)).unwrap_or_default();
            format!("while both {}", doing.replace("in the combat", "in combat"))
        }
        Cond::All(all) => {
            let told: Vec<String> = all.iter().map(|one| meanwhile(one, actor, voice)).collect();
            told.join(" and ").replace(" and and ", " and ")
        }
        Cond::Is(..) | Cond::There(..) | Cond::AtLeast(..) | Cond::Did | Cond::EmptyHand(_) => plain(cond, voice),
        Cond::NoAttack(_) | Cond::AllStunned(_) | Cond::Card(_) | Cond::Not(_) | Cond::AnyOf(_) => plain(cond, voice),
    }
}

/// Two who are the same: this character and the one that the trigger is about.
fn both(all: &[Cond]) -> Option<&Filter> {
    match all {
        [Cond::Is(Who::This, one), Cond::Is(Who::It, other)] if one == other => Some(one),
        _ => None,
    }
}

fn plain(cond: &Cond, voice: &mut Voice) -> String {
    format!("while {}", condition(cond, true, voice))
}
