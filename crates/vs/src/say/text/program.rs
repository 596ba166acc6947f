//! Effects, one after another, as sentences.

use super::change::{change, give_both};
use super::clause::{Clause, Doer, Sentence, glued, listed, push};
use super::condition::condition;
use super::effect::{both_to_hand, clause, who_did};
use super::players::offer;
use super::trigger::{Often, either, is_about_those, trigger};
use super::voice::{Case, Chosen, Focus, Noun, Voice};
use super::words::number;
use crate::plain::{Change, Cond, Effect, On, Player, Side, Who};

pub(super) fn program(effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let mut told = Vec::new();
    let mut before: Option<&Effect> = None;
    let mut rest = effects;
    while let [effect, behind @ ..] = rest {
        rest = behind;
        if let (Effect::ToHand(first), [Effect::ToHand(second), after @ ..]) = (effect, behind) {
            rest = after;
            push(&mut told, both_to_hand(first, second, voice).into());
        } else if let Effect::TopToResources = effect {
            let more = behind.iter().take_while(|next| **next == Effect::TopToResources).count();
            rest = &behind[more..];
            top_to_resources(more + 1).into_iter().for_each(|sentence| push(&mut told, sentence));
        } else if let (
            Effect::Change(who, stats @ Change::Stats(..), until),
            [Effect::Change(Who::It, words, same), after @ ..],
        ) = (effect, behind)
            && let (Who::One(..) | Who::UpTo(..), Change::Gains(_)) = (who, words)
            && until == same
        {
            rest = after;
            push(&mut told, give_both(who, (stats, words), *until, voice).into());
        } else if let Effect::Later { .. } = effect {
            let same = behind.iter().take_while(|next| is_same_later(effect, next)).count();
            rest = &behind[same..];
            push(&mut told, later(effect, &behind[..same], voice));
        } else if let (Some(Effect::If(cond, _)), Effect::If(Cond::Not(opposite), then)) = (before, effect)
            && **opposite == *cond
        {
            push(&mut told, under("otherwise".to_owned(), then, voice));
        } else {
            sentences(effect, voice).into_iter().for_each(|sentence| push(&mut told, sentence));
        }
        if let Some(last) = told.last().and_then(|sentence| sentence.body.last())
            && !last.verb.is_empty()
        {
            voice.did = if last.may { "you" } else { who_did(last) };
        }
        before = Some(effect);
    }
    told
}

fn sentences(effect: &Effect, voice: &mut Voice) -> Vec<Sentence> {
    if let Some(clause) = clause(effect, voice) {
        return vec![clause.into()];
    }
    match effect {
        Effect::Change(who, what, until) => change(who, what, *until, voice),
        Effect::Borrow(who) => borrow(who, voice),
        Effect::Offer(side, cost, then) => offer(*side, cost, then, voice),
        Effect::May(effects) => may(effects, voice),
        Effect::Unless(player, first, second) => unless(player, first, second, voice),
        Effect::If(cond, then) => {
            let lead = format!("if {}", condition(cond, true, voice));
            vec![under(lead, then, voice)]
        }
        Effect::ForEachPlayer(side, effects) => for_each_player(*side, effects, voice),
        _ => {
            debug_assert!(false, "`effect::clause` tells all others");
            Vec::new()
        }
    }
}

/// The effects in one sentence that begins with `lead`.
fn under(lead: String, effects: &[Effect], voice: &mut Voice) -> Sentence {
    let mut told = program(effects, voice);
    match told.as_mut_slice() {
        [only] => {
            only.lead.insert(0, lead);
            only.closed = true;
            told.remove(0)
        }
        _ => Sentence::lead(lead, Clause::words(glued(&told))),
    }
}

fn borrow(who: &Who, voice: &mut Voice) -> Vec<Sentence> {
    let object = voice.object(who);
    voice.affected(who);
    let taken = Clause::you("move", format!("{object} to your front or back row"));
    let back = Clause::of(Doer::It, voice.it(Case::Subject), "move", "back");
    vec![taken.into(), Sentence::lead("at the end of your turn".to_owned(), back)]
}

fn top_to_resources(cards: usize) -> Vec<Sentence> {
    let (what, one) = match cards {
        1 => ("card".to_owned(), "it"),
        _ => (format!("{} cards", number(cards as i16)), "one of them"),
    };
    let put = Clause::you("put", format!("the top {what} of your deck face down into your resource row")).ends();
    let instead = Clause { may: true, ..Clause::you("put", "it there face up instead") };
    vec![put.into(), Sentence::lead(format!("if {one} is a location"), instead)]
}

/// Delayed triggers that do the same stand in one sentence.
fn is_same_later(one: &Effect, other: &Effect) -> bool {
    let Effect::Later { during, each, until, then, .. } = one else { return false };
    let same = (during, each, until, then);
    matches!(other, Effect::Later { during, each, until, then, .. } if (during, each, until, then) == same)
}

fn later(first: &Effect, more: &[Effect], voice: &mut Voice) -> Sentence {
    let Effect::Later { during, each, until, then, .. } = first else { return Sentence::default() };
    let before = (voice.it, voice.chosen, voice.triggered, voice.those, voice.card);
    let ons = std::iter::once(first).chain(more).filter_map(|one| match one {
        Effect::Later { on, .. } => Some(on),
        _ => None,
    });
    let lead = triggers(ons, Often::Until(*until, *each), during.as_ref(), voice);
    let about_those = more.is_empty() && matches!(first, Effect::Later { on, .. } if is_about_those(on));
    voice.those = (!about_those).then_some(before.0);
    let told = under(lead, then, voice);
    (voice.it, voice.chosen, voice.triggered, voice.those, voice.card) = before;
    voice.focus = Focus::Nothing;
    told
}

/// The leads of triggers with the same effects, told as one.
pub(super) fn triggers<'o>(
    ons: impl Iterator<Item = &'o On>,
    often: Often,
    during: Option<&Cond>,
    voice: &mut Voice,
) -> String {
    let before = voice.clone();
    let mut leads = Vec::new();
    for on in ons {
        let notes = std::mem::take(&mut voice.notes);
        *voice = Voice { notes, ..before.clone() };
        leads.push(trigger(on, often, during, voice));
    }
    if leads.len() > 1 {
        voice.focus = Focus::Nothing;
    }
    either(&leads)
}

pub(super) fn may(effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let mut told = program(effects, voice);
    voice.did = "you";
    if told.is_empty() {
        return told;
    }
    let mut first = told.remove(0);
    if !first.lead.is_empty() {
        told.insert(0, first);
        return vec![Clause::words(format!("you may do this: {}", glued(&told))).into()];
    }
    // Only the first of several can be "may have ... do"; the others follow from it.
    if first.body.len() > 1 && first.body[0].doer != Doer::You {
        let others = first.body.split_off(1);
        told.insert(0, Sentence { body: others, ..Sentence::default() });
    }
    if let Some(clause) = first.body.first_mut() {
        clause.may = true;
    }
    first.closed = true;
    if told.is_empty() { vec![first] } else { vec![first, follows("if you do", &told)] }
}

/// "If you do" and what is done then.
pub(super) fn follows(lead: &str, told: &[Sentence]) -> Sentence {
    Sentence::lead(lead.to_owned(), Clause::words(glued(told)))
}

fn unless(player: &Player, first: &[Effect], second: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let mut short = voice.clone();
    let done = program(second, &mut short);
    let instead = program(first, &mut short);
    if let ([done], [instead]) = (done.as_slice(), instead.as_slice())
        && done.lead.is_empty()
        && instead.lead.is_empty()
    {
        *voice = short;
        let you = instead.body.first().is_some_and(|clause| clause.doer == Doer::You);
        let who = if you { "you " } else { "" };
        let unless = format!(" unless {who}{}", instead.told());
        return vec![Sentence { unless, closed: true, ..done.clone() }];
    }
    let doer = voice.player(player);
    let instead = program(first, voice);
    let offer = match doer {
        None => Clause::you("", format!("you may {}", offered(&instead))),
        Some(noun) => Clause::words(format!("{} may {}", noun.text, offered(&instead))),
    };
    let lead = if *player == Player::Me { "if you don't" } else { "if they don't" };
    let done = program(second, voice);
    vec![offer.into(), follows(lead, &done)]
}

/// What a player may do, without the player.
fn offered(told: &[Sentence]) -> String {
    let simple = told.iter().all(|sentence| sentence.lead.is_empty() && sentence.unless.is_empty());
    if simple {
        let clauses = told.iter().flat_map(|sentence| &sentence.body);
        clauses.map(Clause::infinitive).collect::<Vec<_>>().join(", then ")
    } else {
        format!("do this: {}", glued(told))
    }
}

fn for_each_player(side: Side, effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let before = std::mem::replace(&mut voice.chosen, Chosen::They);
    let mut told = program(effects, voice);
    voice.chosen = before;
    let each = match side {
        Side::Enemy => "each enemy player",
        Side::Mine | Side::Any | Side::Theirs => "each player",
    };
    let loose = told.iter().all(Sentence::loose);
    let mut clauses = told.iter_mut().flat_map(|sentence| &mut sentence.body);
    if loose && clauses.all(|clause| clause.doer == Doer::Player && !clause.may) {
        for clause in told.iter_mut().flat_map(|sentence| &mut sentence.body) {
            clause.noun = Noun::one(each);
        }
        return told;
    }
    let text = if loose { listed(&told) } else { glued(&told) };
    vec![Sentence::lead(format!("for {each}"), Clause::words(text))]
}
