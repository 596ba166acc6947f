//! Effects, one after another, as sentences.

use super::clause::{Clause, Doer, Sentence, glued, listed, push, under};
use super::condition::condition;
use super::effect::sentences;
use super::sequence::together;
use super::trigger::{Often, is_about_those, triggers};
use super::voice::{Case, Chosen, Counters, Focus, It, Noun, Voice};
use crate::language::{Cond, Effect, Event, Num, Player, Select, Until};

pub(super) fn program(effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let mut told: Vec<Sentence> = Vec::new();
    let mut before: Option<&Effect> = None;
    // Where the sentences of the effect before begin.
    let mut start = 0;
    let mut rest = effects;
    while let [effect, behind @ ..] = rest {
        let mut after = voice.clone();
        let (next, taken) = match together(rest, &mut after) {
            Some(joint) => {
                *voice = after;
                joint
            }
            None => match (before, effect) {
                (Some(Effect::If(cond, _)), Effect::If(Cond::Not(opposite), then))
                    if **opposite == *cond || (**opposite == Cond::Did && *cond != Cond::Did) =>
                {
                    let lead = match told.len() - start {
                        1 => "otherwise".to_owned(),
                        _ => format!("if {}", condition(cond, false, voice)),
                    };
                    (under(lead, program(then, voice)), 1)
                }
                _ => {
                    if before.is_some_and(|before| adds_to(before, effect)) {
                        voice.counters = Counters::More;
                    }
                    (sentences(effect, voice), 1)
                }
            },
        };
        start = told.len();
        next.into_iter().for_each(|sentence| push(&mut told, sentence));
        rest = if taken == 1 { behind } else { &rest[taken..] };
        if let Some(last) = told.last().and_then(|sentence| sentence.body.last())
            && !last.verb.is_empty()
        {
            voice.did = who_did(last, voice);
        }
        before = Some(effect);
    }
    told
}

/// On a condition, more of the same counters go to the same one.
fn adds_to(before: &Effect, after: &Effect) -> bool {
    let (Effect::Put(stat, Num::N(_), who), Effect::If(_, then)) = (before, after) else { return false };
    let same = |effect: &Effect| matches!(effect, Effect::Put(other, Num::N(_), whom) if (other, whom) == (stat, who));
    !who.is_choice() && then.first().is_some_and(same)
}

/// Who did it, behind "if": "you do".
fn who_did(clause: &Clause, voice: &Voice) -> &'static str {
    match clause.doer {
        Doer::You => "you",
        Doer::This => voice.pronoun.word(Case::Subject),
        Doer::Player | Doer::It | Doer::Other if clause.may => "you",
        Doer::Player => "they",
        Doer::It | Doer::Other if clause.noun.plural => "they",
        Doer::It | Doer::Other => "it",
    }
}

/// "if your hand is empty, draw a card".
pub(super) fn given(cond: &Cond, then: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    // One condition inside another: both must hold.
    if let [Effect::If(inner, then)] = then
        && !matches!(inner, Cond::Did)
    {
        return given(&Cond::All(vec![cond.clone(), inner.clone()]), then, voice);
    }
    // Nobody comes back where nobody went.
    if let (Cond::Did, true, [Effect::Later { .. }]) = (cond, voice.aside, then) {
        return program(then, voice);
    }
    let lead = format!("if {}", condition(cond, true, voice));
    under(lead, asked_for(Some(cond), then, voice))
}

/// Who was asked for is spoken of already: "if there is an enemy character, choose one".
pub(super) fn asked_for(given: Option<&Cond>, then: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    match (given, then) {
        (Some(Cond::There(there)), [Effect::Choose(who @ Select::One(which)), rest @ ..]) if which == there => {
            let there = condition(&Cond::There(there.clone()), true, &mut voice.clone()).starts_with("there is ");
            voice.affected(who);
            let one = if there { "one" } else { "such a character" };
            let mut told = vec![Sentence::from(Clause::you("choose", one))];
            program(rest, voice).into_iter().for_each(|sentence| push(&mut told, sentence));
            told
        }
        _ => program(then, voice),
    }
}

pub(super) fn later(
    on: &[Event],
    during: Option<&Cond>,
    (until, each): (&Until, bool),
    then: &[Effect],
    voice: &mut Voice,
) -> Vec<Sentence> {
    let before = (voice.it, voice.chosen, voice.those, voice.card);
    let lead = triggers(on.iter(), Often::Until(until, each), during, voice);
    voice.named = None;
    let about_those = matches!(on, [event] if is_about_those(event));
    voice.those = (!about_those).then_some(before.0);
    let told = under(lead, program(then, voice));
    (voice.it, voice.chosen, voice.those, voice.card) = before;
    voice.focus = Focus::Nothing;
    told
}

pub(super) fn may(effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    if let [Effect::Pay(player, _)] = effects
        && let Some(sentence) = sentences(&effects[0], voice).pop()
        && let [clause] = sentence.body.as_slice()
        && clause.doer == Doer::Player
    {
        voice.did = "they";
        voice.focus = Focus::Nothing;
        voice.chosen = if matches!(player, Player::OneOf(_)) { Chosen::ThatPlayer } else { voice.chosen };
        return vec![Clause::words(format!("{} may {}", clause.noun.text, clause.infinitive())).into()];
    }
    if let Some(told) = had_done(effects, voice) {
        return told;
    }
    let mut told = program(effects, voice);
    voice.did = "you";
    if told.is_empty() {
        return told;
    }
    let mut first = told.remove(0);
    if !first.lead.is_empty() {
        told.insert(0, first);
        return vec![Clause::words(format!("you may do this: {}", glued(told))).into()];
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
    std::iter::once(first).chain(under("if you do".to_owned(), told)).collect()
}

/// "you may have a player discard their hand, then draw that many cards".
fn had_done(effects: &[Effect], voice: &mut Voice) -> Option<Vec<Sentence>> {
    let [Effect::Choose(who @ Select::Players(Player::OneOf(_))), rest @ ..] = effects else { return None };
    let mut after = voice.clone();
    let whom = after.object(who);
    let told = program(rest, &mut after);
    let theirs = |clause: &Clause| clause.doer == Doer::Player && clause.noun.text == "that player" && !clause.may;
    let all = told.iter().all(|sentence| sentence.loose() && sentence.body.iter().all(theirs));
    (all && !rest.is_empty()).then(|| {
        *voice = Voice { did: "you", ..after };
        vec![Clause::words(format!("you may have {whom} {}", offered(told))).into()]
    })
}

pub(super) fn unless(player: &Player, first: &[Effect], second: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
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
    let (who, lead) = match doer {
        None => ("you".to_owned(), "if you don't"),
        Some(noun) => (noun.text, "if they don't"),
    };
    let offer = Clause::words(format!("{who} may {}", offered(instead)));
    let done = program(second, voice);
    std::iter::once(offer.into()).chain(under(lead.to_owned(), done)).collect()
}

/// What a player may do, without the player.
fn offered(told: Vec<Sentence>) -> String {
    let simple = told.iter().all(|sentence| sentence.lead.is_empty() && sentence.unless.is_empty());
    if simple {
        let clauses = told.iter().flat_map(|sentence| &sentence.body);
        clauses.map(Clause::infinitive).collect::<Vec<_>>().join(", then ")
    } else {
        format!("do this: {}", glued(told))
    }
}

pub(super) fn each(who: &Select, effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let Select::Players(player) = who else { return each_character(who, effects, voice) };
    let each = match player {
        Player::Enemies => "each enemy player",
        _ => "each player",
    };
    let before = std::mem::replace(&mut voice.chosen, Chosen::They);
    let mut told = program(effects, voice);
    voice.chosen = before;
    let loose = told.iter().all(Sentence::loose);
    let mut clauses = told.iter_mut().flat_map(|sentence| &mut sentence.body);
    if loose && clauses.all(|clause| clause.doer == Doer::Player && !clause.may) {
        for clause in told.iter_mut().flat_map(|sentence| &mut sentence.body) {
            clause.noun = Noun::one(each);
        }
        return told;
    }
    let mut clauses = told.iter().flat_map(|sentence| &sentence.body);
    // What characters do on the way reads better in sentences of its own.
    match loose && clauses.all(|clause| matches!(clause.doer, Doer::You | Doer::Player)) {
        true => vec![Sentence::lead(format!("for {each}"), Clause::words(listed(&told)))],
        false => under(format!("for {each}"), told),
    }
}

/// "for each enemy character, ...".
fn each_character(who: &Select, effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    if let (Select::All(list), [Effect::May(inner)]) = (who, effects)
        && let [Effect::Do(name, Select::It)] = inner.as_slice()
    {
        return sentences(&Effect::Do(name.clone(), Select::Some(list.clone())), voice);
    }
    let (many, whom) = (voice.plural(who), voice.object(who));
    let whom = if many { format!("each of {whom}") } else { whom };
    voice.focus_on(It::One);
    let told = under(format!("for {whom}"), program(effects, voice));
    voice.focus = Focus::Nothing;
    told
}
