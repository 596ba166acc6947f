//! One of several: ways that an effect offers, and what may be done instead of paying.

use super::clause::{Clause, glued};
use super::program::program;
use super::voice::Voice;
use super::words::{list, number};
use super::{WILD, symbols};
use crate::language::{Effect, Symbol};

/// "choose one: draw a card; or ready Hulk", "it gains your choice of Flight or Ranged". What all ways have in common is said once.
pub(super) fn either(ways: &[Vec<Effect>], voice: &mut Voice) -> Clause {
    let mut told: Vec<String> = Vec::new();
    let before = voice.clone();
    for way in ways {
        let notes = std::mem::take(&mut voice.notes);
        *voice = Voice { notes, ..before.clone() };
        told.push(glued(program(way, voice)));
    }
    let text = match shared(&told) {
        Some((front, which, tail)) if front.ends_with(" gains") || front.ends_with(" gain") => {
            return Clause::words(format!("{front} your choice of {which}{tail}")).ends();
        }
        Some((front, which, tail)) => format!("{front} {which}{tail}"),
        None => told.join("; or "),
    };
    Clause::you("choose", format!("one: {text}")).ends()
}

/// "it gains", "Flight, Ranged or Leap" and " this turn", where the ways differ in a word or two.
fn shared(told: &[String]) -> Option<(String, String, String)> {
    let ways: Vec<Vec<&str>> = told.iter().map(|text| text.split(' ').collect()).collect();
    let (first, rest) = ways.split_first()?;
    let same = |other: &Vec<&str>| first.iter().zip(other).take_while(|(one, other)| one == other).count();
    let front = rest.iter().map(same).min()?;
    let same =
        |other: &Vec<&str>| first.iter().rev().zip(other.iter().rev()).take_while(|(one, other)| one == other).count();
    let behind = rest.iter().map(same).min()?;
    let middles: Vec<String> = ways
        .iter()
        .map(|way| way.get(front..way.len().saturating_sub(behind)).map(|words| words.join(" ")))
        .collect::<Option<_>>()?;
    let short = middles.iter().all(|middle| !middle.is_empty() && middle.split(' ').count() <= 2);
    let tail: String = first[first.len() - behind..].iter().map(|word| format!(" {word}")).collect();
    (front >= 2 && short).then(|| (first[..front].join(" "), list(&middles, "or"), tail))
}

/// What a power costs, and what may be done instead: "[Energy] or [Might]".
pub(super) fn cost(cost: &[Symbol], or: &[Effect], voice: &mut Voice) -> String {
    let wild = cost == [Symbol::Wild] && !or.is_empty();
    let mut ways: Vec<String> = match cost {
        [] => Vec::new(),
        [Symbol::Wild, Symbol::Wild, ..] if cost.iter().all(|symbol| *symbol == Symbol::Wild) => {
            let any = list(&WILD.map(|symbol| symbols(&[symbol])), "and");
            vec![format!("any {} of {any}", number(cost.len() as i16))]
        }
        _ if wild => WILD.map(|symbol| symbols(&[symbol])).to_vec(),
        _ => vec![symbols(cost)],
    };
    match or {
        [] => {}
        [Effect::Either(other)] => ways.extend(other.iter().map(|way| payment(way, voice))),
        _ => ways.push(payment(or, voice)),
    }
    list(&ways, "or")
}

/// The symbols alone, where that is all.
fn payment(way: &[Effect], voice: &mut Voice) -> String {
    if let [Effect::Pay(_, cost)] = way { symbols(cost) } else { paying(way, voice) }
}

/// "pay [Intellect][Humanity]", "discard a card".
pub(super) fn paying(way: &[Effect], voice: &mut Voice) -> String {
    match way {
        [Effect::Pay(_, cost)] => format!("pay {}", symbols(cost)),
        _ => glued(program(way, voice)),
    }
}
