//! Conditions, as they stand behind "if" and "while".

use super::cards::{card, card_is, cards};
use super::noun::{self, Form};
use super::number::{in_play_and_ko, ko_piles, total};
use super::predicate::predicate;
use super::voice::{Focus, Noun, Voice};
use super::words::{counter, list, number, with_article};
use crate::plain::{Cond, Filter, Num, Side, Who};

/// The condition as a clause. `yes` is false for the opposite.
pub(super) fn condition(cond: &Cond, yes: bool, voice: &mut Voice) -> String {
    match cond {
        Cond::Is(who, filter) => is(who, filter, yes, voice),
        Cond::There(side, filter) => there(*side, filter, yes, voice),
        Cond::AtLeast(num, least) => at_least(num, least, yes, voice),
        Cond::Did => did(yes, voice),
        Cond::TurnOf(side) => format!("it {} {}", if yes { "is" } else { "isn't" }, turn_of(*side, voice)),
        Cond::EmptyHand(player) => {
            let hand = voice.hand(player);
            format!("{hand} {}", if yes { "is empty" } else { "isn't empty" })
        }
        Cond::NoAttack(player) => {
            let doer = voice.player(player).map_or_else(|| "you".to_owned(), |noun| noun.text);
            format!("{doer} made {} attack this turn", if yes { "no" } else { "an" })
        }
        Cond::AllStunned(side) => all_stunned(*side, yes, voice),
        Cond::RangedCombat => format!("the combat {} ranged", if yes { "is" } else { "isn't" }),
        Cond::Card(is) => {
            let what = voice.card;
            format!("{what} {}", card_is(is, yes, voice))
        }
        Cond::Not(inner) => condition(inner, !yes, voice),
        Cond::All(all) => several(all, yes, if yes { "and" } else { "or" }, voice),
        Cond::AnyOf(any) => several(any, yes, if yes { "or" } else { "and" }, voice),
    }
}

fn several(conds: &[Cond], yes: bool, link: &str, voice: &mut Voice) -> String {
    let mut told: Vec<String> = Vec::new();
    let mut last: Option<&Who> = None;
    for cond in conds {
        // "Hulk is face up and has a wound".
        match (cond, last) {
            (Cond::Is(who, filter), Some(before)) if who == before => {
                told.push(predicate(filter, yes, voice.plural(who), voice));
            }
            _ => told.push(condition(cond, yes, voice)),
        }
        last = if let Cond::Is(who, _) = cond { Some(who) } else { None };
    }
    list(&told, link)
}

fn is(who: &Who, filter: &Filter, yes: bool, voice: &mut Voice) -> String {
    let subject = match who {
        // All of them: "each enemy character is stunned".
        Who::All(..) | Who::OneRow(_) if yes => Noun::one(voice.object(who)),
        Who::All(side, all) => {
            let text = noun::noun(*side, all, Form::Each, voice);
            return format!("not {text} {}", predicate(filter, true, false, voice));
        }
        Who::This | Who::It | Who::Those | Who::Attackers | Who::Defender => voice.subject(who),
        Who::MainOf(_) | Who::One(..) | Who::UpTo(..) | Who::OneRow(_) => voice.subject(who),
    };
    let told = predicate(filter, yes, subject.plural, voice);
    format!("{} {told}", subject.text)
}

fn there(side: Side, filter: &Filter, yes: bool, voice: &mut Voice) -> String {
    if let Some(told) = in_combat(side, filter, yes, voice) {
        return told;
    }
    let text = if yes {
        format!("there is {}", noun::noun(side, filter, Form::One, voice))
    } else {
        format!("there is no {}", noun::noun(side, filter, Form::Bare, voice))
    };
    voice.focus = Focus::Nothing;
    text
}

/// "the defender is on your side", "another character on your side is defending".
fn in_combat(side: Side, filter: &Filter, yes: bool, voice: &mut Voice) -> Option<String> {
    let verb = if yes { "is" } else { "isn't" };
    if *filter == Filter::Defending {
        return Some(match side {
            Side::Mine => format!("the defender {verb} on your side"),
            Side::Enemy => format!("the defender {verb} an enemy"),
            Side::Any => format!("there is {} defender", if yes { "a" } else { "no" }),
            Side::Theirs => format!("the defender {verb} on {} side", voice.chosen_owns()),
        });
    }
    if (side, filter) == (Side::Any, &Filter::TeamAttacking) {
        return Some(format!("the combat {verb} a team attack"));
    }
    let Filter::All(all) = filter else { return None };
    let does = |one: &Filter| matches!(one, Filter::Attacking | Filter::Defending | Filter::InCombat);
    let role = all.iter().find(|one| does(one))?.clone();
    let rest: Vec<Filter> = all.iter().filter(|one| !does(one)).cloned().collect();
    let form = if yes { Form::One } else { Form::Bare };
    let who = noun::noun(side, &Filter::All(rest), form, voice);
    let told = predicate(&role, true, false, voice);
    voice.focus = Focus::Nothing;
    Some(if yes { format!("{who} {told}") } else { format!("no {who} {told}") })
}

fn at_least(num: &Num, least: &Num, yes: bool, voice: &mut Voice) -> String {
    match (num, least) {
        (_, Num::N(least)) => match things(num, *least, yes, voice) {
            Some(told) => told,
            None if yes => format!("{} is {least} or more", total(num, voice)),
            None => format!("{} is less than {least}", total(num, voice)),
        },
        (Num::N(most), _) if yes => match things(least, most.saturating_add(1), false, voice) {
            Some(told) => told,
            None => format!("{} is {most} or less", total(least, voice)),
        },
        (Num::N(most), _) => format!("{} is more than {most}", total(least, voice)),
        _ => {
            let one = total(num, voice);
            format!("{one} is {} {}", if yes { "at least" } else { "less than" }, total(least, voice))
        }
    }
}

/// So many of something: "Hulk has two or more wounds", "there are fewer than three stunned characters".
fn things(num: &Num, least: i16, yes: bool, voice: &mut Voice) -> Option<String> {
    let amount = |noun: &str| match (yes, least) {
        (true, 1) => with_article(noun),
        (false, 1) => format!("no {noun}"),
        (true, _) => format!("{} or more {noun}s", number(least)),
        (false, _) => format!("fewer than {} {noun}s", number(least)),
    };
    let having = |who: Noun, what: &str| {
        let verb = if who.plural { "have" } else { "has" };
        format!("{} {verb} {}", who.text, amount(what))
    };
    match num {
        Num::Count(side, filter) => {
            let form = if least == 1 { Form::Bare } else { Form::Many };
            let who = noun::noun(*side, filter, form, voice);
            voice.focus = Focus::Nothing;
            Some(there_are(&who, least, yes, ""))
        }
        Num::Wounds(who) => Some(having(voice.subject(who), "wound")),
        Num::Counters(kind, who) => Some(having(voice.subject(who), counter(*kind))),
        Num::Resources(side @ (Side::Mine | Side::Theirs)) => Some(having(voice.somebody(*side), "resource")),
        Num::Resources(side) => {
            let place = if *side == Side::Any { " in play" } else { " on enemy sides" };
            Some(there_are(if least == 1 { "resource" } else { "resources" }, least, yes, place))
        }
        Num::CountKo(side, is) => {
            let what = if least == 1 { card(is, voice) } else { cards(is, voice) };
            Some(there_are(&what, least, yes, &format!(" in {}", ko_piles(*side, voice))))
        }
        Num::Hand(player) => {
            let who = voice.player(player).unwrap_or_else(|| Noun::many("you"));
            Some(format!("{} in hand", having(who, "card")))
        }
        Num::Sum(..) => in_play_and_ko(num, voice).map(|what| there_are(&what, least, yes, "")),
        Num::N(_) | Num::Atk(_) | Num::Def(_) | Num::Cost(_) | Num::Amount | Num::RealAtk(_) => None,
        Num::HighestAtk(_) | Num::NamedAtk | Num::NamedDef | Num::Uses | Num::Gap(..) | Num::Locations(..) => None,
    }
}

/// "there are two or more characters", "there is no location in your KO pile".
fn there_are(what: &str, least: i16, yes: bool, place: &str) -> String {
    match (yes, least) {
        (true, 1) => format!("there is {}{place}", with_article(what)),
        (false, 1) => format!("there is no {what}{place}"),
        (true, _) => format!("there are {} or more {what}{place}", number(least)),
        (false, _) => format!("there are fewer than {} {what}{place}", number(least)),
    }
}

/// Whether the effect before did something: "you do", "they don't".
fn did(yes: bool, voice: &Voice) -> String {
    let verb = match (voice.did, yes) {
        ("it", true) => "does",
        ("it", false) => "doesn't",
        (_, true) => "do",
        (_, false) => "don't",
    };
    format!("{} {verb}", voice.did)
}

/// "your turn".
pub(super) fn turn_of(side: Side, voice: &Voice) -> String {
    format!("{} turn", voice.somebodys(side))
}

fn all_stunned(side: Side, yes: bool, voice: &Voice) -> String {
    let owner = match side {
        Side::Mine if yes => return "all your characters are stunned".to_owned(),
        Side::Mine => return "one of your characters isn't stunned".to_owned(),
        Side::Enemy if !yes => return "each enemy player has a character that isn't stunned".to_owned(),
        Side::Any if !yes => return "each player has a character that isn't stunned".to_owned(),
        Side::Enemy | Side::Any => voice.somebody(side).text,
        Side::Theirs if yes => return format!("all {} characters are stunned", voice.chosen_owns()),
        Side::Theirs => return format!("not all {} characters are stunned", voice.chosen_owns()),
    };
    format!("all characters of {owner} are stunned")
}
