//! Lists of effects as sentences.

use super::clause::{Clause, ClauseKind, Link, Sentence, push};
use super::condition::condition;
use super::effect::{self, with_attack};
use super::filter::{self, Style};
use super::place;
use super::sift::{Sifting, sift};
use super::voice::Voice;
use crate::language::{Cards, Cond, Effect, Filter, Num, Pick, Side, Source, Target, To, Who};

/// The sentences of a list of effects.
pub(super) fn program(effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let mut told = Vec::new();
    let mut rest = effects;
    while !rest.is_empty() {
        let (sentences, used) = step(rest, voice);
        let mut sentences = sentences.into_iter();
        if let Some(first) = sentences.next() {
            push(&mut told, first);
        }
        told.extend(sentences);
        for effect in &rest[..used] {
            remember(effect, voice);
        }
        rest = &rest[used..];
    }
    told
}

/// The next sentences and how many effects they tell.
fn step(effects: &[Effect], voice: &mut Voice) -> (Vec<Sentence>, usize) {
    if let Some(found) = idiom(effects, voice) {
        return (found, 2);
    }
    (sentences(&effects[0], voice), 1)
}

/// Two effects that have a sentence of their own.
fn idiom(effects: &[Effect], voice: &mut Voice) -> Option<Vec<Sentence>> {
    let [first, second, ..] = effects else { return None };
    match (first, second) {
        (Effect::Draw(Who::Me, a), Effect::Draw(Who::Foe, b)) if a == b && matches!(a, Num::N(_)) => {
            let cards = super::number::things(a, "card", voice);
            Some(vec![Clause::new(Some("each player"), "draw", cards).kind(ClauseKind::Soft).into()])
        }
        (Effect::Show(most, fits), Effect::If(cond, inner)) if showed(cond) => {
            let mut told = program(inner, voice);
            if told.len() != 1 || !told[0].only_attack() {
                return None;
            }
            told[0].tail = format!(" if you show {}", effect::shown(*most, fits, voice));
            Some(told)
        }
        (Effect::Hit { by, who: Who::Foe, amount: a }, Effect::Hit { by: again, who: Who::Me, amount: b })
            if by == again =>
        {
            let clause = effect::clause(first, voice)?;
            let (a, b) = (super::number::total(a, voice), super::number::total(b, voice));
            let rest = format!("your opponent for {a}, then you for {b}");
            Some(vec![Clause { rest, ..clause }.into()])
        }
        (
            Effect::FromHand(Who::Foe, Pick::All, To::IntoDeck),
            Effect::MoveKeeper(Target::All(Side::Theirs, Filter::Any), To::IntoDeck),
        ) => {
            let all = "their hand and all of their Keepers into their deck";
            Some(vec![Clause::new(Some("your opponent"), "shuffle", all).into()])
        }
        _ => None,
    }
}

fn showed(cond: &Cond) -> bool {
    matches!(cond, Cond::Did | Cond::AtLeast(Num::Count(Cards::Shown, _), Num::N(1)))
}

/// What an effect leaves behind for the words after it.
fn remember(effect: &Effect, voice: &mut Voice) {
    voice.hear(effect);
    match effect {
        Effect::Reveal(cards) | Effect::Look(cards) => voice.seen = Some(*cards),
        Effect::Show(..) => voice.seen = Some(Cards::Shown),
        Effect::FlipCoins(num) => voice.many_coins = *num != Num::N(1),
        Effect::Draw(..) | Effect::Mill(..) | Effect::ShuffleDeck(_) | Effect::Sift { .. } => voice.seen = None,
        _ => {}
    }
    voice.did = match effect {
        Effect::FromHand(who, pick, _) if voice.doer(*who).is_some() => match pick {
            Pick::ISeeAndChoose(_) | Pick::ISeeAll(_) => "you do",
            _ => "they do",
        },
        Effect::Draw(who, _) | Effect::Mill(who, _) if voice.doer(*who).is_some() => "they do",
        Effect::Hit { .. } => "it does",
        _ => "you do",
    };
}

/// The sentences of one effect.
fn sentences(effect: &Effect, voice: &mut Voice) -> Vec<Sentence> {
    if let Some(clause) = effect::clause(effect, voice) {
        return vec![clause.into()];
    }
    match effect {
        Effect::May(inner) => may(program(inner, voice)),
        Effect::If(cond, inner) => when(cond, inner, voice),
        Effect::IfElse(cond, yes, no) => when_else(cond, yes, no, voice),
        Effect::Choose(side, fits, inner) => choose(*side, fits, inner, voice),
        Effect::ForEach(side, fits, inner) => for_each(*side, fits, inner, voice),
        Effect::Play { from, cards, bonus } => vec![play(*from, cards, *bonus, voice)],
        Effect::TakeTopDiscard(fits, to) => {
            let (verb, end) = place::towards(*to, "your");
            vec![conditional(Cards::TopOfDiscard(Who::Me), fits, "card", Clause::you(verb, format!("it {end}")), voice)]
        }
        Effect::PutIntoPlay(from, fits) => vec![put_into_play(*from, fits, voice)],
        Effect::Sift { deck, top, open, take, to, rest } => {
            sift(&Sifting { deck: *deck, top: *top, open: *open, take, to: *to, rest: *rest }, voice)
        }
        // `effect::clause` names every word, so this is one that it passed on and that has no sentence above.
        word => vec![Clause::words(format!("({word:?} has no words yet)")).into()],
    }
}

fn put_into_play(from: Cards, fits: &Filter, voice: &Voice) -> Sentence {
    if place::single(from) {
        return conditional(from, fits, "Keeper", Clause::you("put", "it into play"), voice);
    }
    let keeper = filter::one(fits, &Style::one("Keeper", voice.named));
    Clause::you("put", format!("{keeper} from {} into play", place::cards(from, voice))).into()
}

/// "If the top card of your discard pile is an Avengers Keeper, put it into play."
fn conditional(from: Cards, fits: &Filter, head: &str, clause: Clause, voice: &Voice) -> Sentence {
    let subject = place::subject(from, voice);
    let told = match fits {
        Filter::Any => format!("is {}", filter::one(fits, &Style::one(head, voice.named))),
        _ if head == "Keeper" => format!("is {}", filter::one(fits, &Style::one(head, voice.named))),
        _ => filter::predicate(fits, &Style::one(head, voice.named)),
    };
    Sentence::if_then(format!("if {subject} {told}"), clause)
}

/// A card played from somewhere else than a hand.
fn play(from: Cards, fits: &Filter, bonus: i8, voice: &Voice) -> Sentence {
    let theirs = match from {
        Cards::TopOfDeck(who, _) | Cards::TopOfDiscard(who) | Cards::RandomInHand(who) | Cards::Deck(who) => {
            voice.doer(who).is_some()
        }
        _ => false,
    };
    let own = if theirs { " as your own" } else { "" };
    let extra = with_attack(bonus);
    if !place::single(from) {
        let noun = filter::one(fits, &Style::one("card", voice.named));
        return Clause::you("play", format!("{noun} from {}{own}{extra}", place::cards(from, voice))).into();
    }
    if *fits == Filter::Any {
        let card = place::subject(from, voice);
        return Clause::you("play", format!("{card}{own}{extra}")).into();
    }
    conditional(from, fits, "card", Clause::you("play", format!("it{own}{extra}")), voice)
}

fn may(mut told: Vec<Sentence>) -> Vec<Sentence> {
    split_off(&mut told);
    for (at, sentence) in told.iter_mut().enumerate() {
        if at == 0 {
            if let Some(clause) = sentence.body.first_mut() {
                clause.may = true;
            }
            sentence.closed = true;
        } else if sentence.lead.is_empty() {
            sentence.lead.push("if you do".to_owned());
            sentence.link = Link::None;
            sentence.bind();
        }
    }
    told
}

/// "You may" goes well with one doer only: what others do becomes a sentence of its own.
fn split_off(told: &mut Vec<Sentence>) {
    let Some(first) = told.first_mut().filter(|first| first.lead.is_empty() && first.body.len() > 1) else { return };
    if first.body.iter().any(|clause| clause.doer.is_some()) {
        let body = first.body.split_off(1);
        told.insert(1, Sentence { body, ..Sentence::default() });
    }
}

fn when(cond: &Cond, inner: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let cond = format!("if {}", condition(cond, voice));
    under(cond, program(inner, voice))
}

/// Sentences under a condition.
fn under(cond: String, mut told: Vec<Sentence>) -> Vec<Sentence> {
    // "This attack is unblockable if it is a Tech card" would speak of the attack.
    let mistaken = cond.starts_with("if it ") && told.first().is_some_and(Sentence::names_the_attack);
    if told.len() == 1 && told[0].only_attack() && !mistaken {
        told[0].tail = format!(" {cond}");
        return told;
    }
    // "If A and B, ..." says nothing about what follows under A alone: it says so again.
    let nested = told.first().is_some_and(|first| !first.lead.is_empty());
    for (at, sentence) in told.iter_mut().enumerate() {
        if at == 0 || (nested && sentence.stands_alone()) {
            sentence.lead.insert(0, cond.clone());
            sentence.link = Link::None;
        }
        sentence.bind();
    }
    told
}

fn when_else(cond: &Cond, yes: &[Effect], no: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let told = condition(cond, voice);
    let other = match told.as_str() {
        "heads" => "if tails",
        "tails" => "if heads",
        _ => "otherwise",
    };
    let before = voice.clone();
    let mut all = under(format!("if {told}"), program(yes, voice));
    *voice = before;
    let mut second = program(no, voice);
    if let Some(first) = second.first_mut() {
        first.lead.insert(0, other.to_owned());
    }
    second.iter_mut().for_each(Sentence::bind);
    all.append(&mut second);
    all
}

/// Tell effects with a Keeper as `It`.
fn about(it: &str, side: Side, inner: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let before = (std::mem::replace(&mut voice.it, it.to_owned()), std::mem::replace(&mut voice.it_side, side));
    let told = program(inner, voice);
    (voice.it, voice.it_side) = before;
    told
}

fn choose(side: Side, fits: &Filter, inner: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let keeper = place::one_keeper(side, fits, voice);
    let mut told = vec![Sentence { closed: true, ..Clause::you("choose", keeper).into() }];
    told.append(&mut about("it", side, inner, voice));
    told
}

fn for_each(side: Side, fits: &Filter, inner: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let each = place::each_keeper(side, fits, voice);
    if inner.iter().all(of_it) && matches!(inner.first(), Some(Effect::Hit { .. })) {
        return about(&each, side, inner, voice);
    }
    let mut told = about("that Keeper", side, inner, voice);
    if let Some(first) = told.first_mut() {
        first.lead.insert(0, format!("for {each}"));
    }
    for sentence in &mut told {
        sentence.closed = true;
    }
    told
}

/// The Keeper itself does it, or it happens to it.
fn of_it(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Hit { by: Source::It, .. }
            | Effect::Destroy(Target::It)
            | Effect::MoveKeeper(Target::It, To::Hand | To::IntoDeck)
    )
}
