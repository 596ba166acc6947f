//! What is said of characters: "is face up", "has no wound".

use super::noun;
use super::number::total;
use super::voice::{Case, Voice};
use super::words::{counter, list, with_article, word};
use crate::plain::{Filter, Num};

/// The filter as a verb phrase. `yes` is false for the opposite.
pub(super) fn predicate(filter: &Filter, yes: bool, plural: bool, voice: &mut Voice) -> String {
    let be = |rest: &str| format!("{} {rest}", to_be(yes, plural));
    match filter {
        Filter::Any => be("in play"),
        Filter::FaceUp => be("face up"),
        Filter::Stunned => be("stunned"),
        Filter::Ready => be("ready"),
        Filter::Exhausted => be("exhausted"),
        Filter::Front => be("in the front row"),
        Filter::Back => be("in the back row"),
        Filter::Main | Filter::Supporting | Filter::Team(_) => be(&kind(filter, plural, voice)),
        Filter::Good => be("Good"),
        Filter::Evil => be("Evil"),
        Filter::Has(one) => have(word(*one), yes, plural),
        Filter::InCombat => be("in the combat"),
        Filter::Attacking => be("attacking"),
        Filter::Defending => be("defending"),
        Filter::SoloAttacking => be("solo attacking"),
        Filter::TeamAttacking => be("team attacking"),
        Filter::MeleeAttackingThis => {
            let this = voice.this(Case::Object);
            be(&format!("melee attacking {this}"))
        }
        Filter::Other => {
            let this = voice.this(Case::Object);
            format!("{} {this}", to_be(!yes, plural))
        }
        Filter::NotIt => format!("{} that character", to_be(!yes, plural)),
        Filter::Wounded => one_or_none("wound", yes, plural),
        Filter::With(one) => one_or_none(counter(*one), yes, plural),
        Filter::CostAtMost(cost) => {
            let verb = if plural { "cost" } else { "costs" };
            if yes { format!("{verb} {cost} or less") } else { format!("{verb} more than {cost}") }
        }
        Filter::Named(name) => be(&format!("named {name}")),
        Filter::Protected => be("protected"),
        Filter::StunnedAnEnemy => {
            past("stunned an enemy character this turn", "stunned no enemy character this turn", yes)
        }
        Filter::Survived => past("survived the combat", "did not survive the combat", yes),
        Filter::Opposing => {
            let this = voice.this(Case::Object);
            be(&format!("in combat against {this}"))
        }
        Filter::Appeared => past("appeared this turn", "did not appear this turn", yes),
        Filter::Recovered => past("recovered this turn", "did not recover this turn", yes),
        Filter::AttackedSince => {
            past("attacked since the end of your last turn", "did not attack since the end of your last turn", yes)
        }
        Filter::Protecting => be("protecting a character"),
        Filter::Frozen => be("frozen"),
        Filter::LevelAtLeast(level) => be(&format!("level {level} or higher")),
        Filter::AtkAbove(least) => more_atk(least, yes, plural, voice),
        Filter::OnMySide => be("on your side"),
        Filter::ChosenTeam => be("of the chosen team"),
        Filter::Not(inner) => predicate(inner, !yes, plural, voice),
        Filter::All(all) => match noun::plain(filter, plural, voice) {
            Some(kind) => be(&kind),
            None => joined(all, yes, plural, voice),
        },
        Filter::AnyOf(any) => {
            let told: Vec<String> = any.iter().map(|one| predicate(one, yes, plural, voice)).collect();
            shortened(&told, if yes { "or" } else { "and" })
        }
    }
}

fn joined(all: &[Filter], yes: bool, plural: bool, voice: &mut Voice) -> String {
    let told: Vec<String> = all.iter().map(|one| predicate(one, yes, plural, voice)).collect();
    shortened(&told, if yes { "and" } else { "or" })
}

/// "is face up and in the front row".
fn shortened(told: &[String], link: &str) -> String {
    for start in ["is ", "are ", "isn't ", "aren't ", "has ", "have "] {
        if told.iter().all(|one| one.starts_with(start)) {
            let bare: Vec<String> = told.iter().map(|one| one[start.len()..].to_owned()).collect();
            return format!("{start}{}", list(&bare, link));
        }
    }
    list(told, link)
}

fn kind(filter: &Filter, plural: bool, voice: &mut Voice) -> String {
    noun::plain(filter, plural, voice).unwrap_or_default()
}

fn to_be(yes: bool, plural: bool) -> &'static str {
    match (yes, plural) {
        (true, false) => "is",
        (true, true) => "are",
        (false, false) => "isn't",
        (false, true) => "aren't",
    }
}

fn have(what: &str, yes: bool, plural: bool) -> String {
    match (yes, plural) {
        (true, false) => format!("has {what}"),
        (true, true) => format!("have {what}"),
        (false, false) => format!("doesn't have {what}"),
        (false, true) => format!("don't have {what}"),
    }
}

fn past(did: &str, did_not: &str, yes: bool) -> String {
    if yes { did } else { did_not }.to_owned()
}

/// "has more ATK than each enemy character".
fn more_atk(least: &Num, yes: bool, plural: bool, voice: &mut Voice) -> String {
    let than = match least {
        Num::HighestAtk(who) => voice.object(who),
        _ => total(least, voice),
    };
    let verb = have("", true, plural);
    if yes { format!("{verb}more ATK than {than}") } else { format!("{verb}no more ATK than {than}") }
}

fn one_or_none(noun: &str, yes: bool, plural: bool) -> String {
    let verb = if plural { "have" } else { "has" };
    if yes { format!("{verb} {}", with_article(noun)) } else { format!("{verb} no {noun}") }
}
