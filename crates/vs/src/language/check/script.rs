//! Scripts: what is bound on each path through effects.

use super::binding::{chosen, chosen_player, discarded, moved, picked};
use super::here::Here;
use super::number::asks_did;
use super::{Checked, Misuse, Mood, Reference, Scope, event};
use crate::language::{Cond, Effect, Event, Place, Player, Rule, Select, Until};
use Reference::{Among, Amount, Card, Chosen, Did, It, Itself, Rest, Those};

/// What is bound after an effect.
#[derive(Clone, Copy)]
struct Paths {
    /// On every path.
    all: Scope,
    /// On the path on which the effect did something.
    did: Scope,
}

impl Paths {
    fn one(scope: Scope) -> Paths {
        Paths { all: scope, did: scope }
    }

    fn after(all: Scope, did: Scope) -> Paths {
        Paths { all: all.with(Did), did: did.with(Did) }
    }
}

type Followed = Result<Paths, Misuse>;

/// A whole script with what is bound at its start.
pub(super) fn whole(start: Scope, effects: &[Effect]) -> Checked {
    follow(Paths::one(start), effects).map(|_| ())
}

fn follow(paths: Paths, effects: &[Effect]) -> Followed {
    effects.iter().try_fold(paths, effect)
}

fn effect(before: Paths, effect: &Effect) -> Followed {
    Here::new(before.all, effect).arguments(effect)?;
    let bound = match effect {
        Effect::Choose(Select::Players(player)) => chosen_player(player),
        Effect::Choose(select) => picked(select),
        Effect::Done(_, select)
        | Effect::Ko(select)
        | Effect::Wound(_, select)
        | Effect::Heal(_, select)
        | Effect::Put(_, _, select)
        | Effect::Take(_, _, select)
        | Effect::Xp(_, select) => chosen(select).with(Amount),
        Effect::SetAside(_, Place::Hand(_)) => Scope::of(&[It, Amount, Chosen]),
        Effect::Create(..) | Effect::SetAside(..) => Scope::of(&[It, Amount]),
        Effect::Tunnel(..) => Scope::of(&[It]),
        Effect::Move(select, place) => moved(select, place).with(Amount),
        Effect::Discard(player, select) => chosen_player(player).with_all(discarded(select)).with(Amount),
        Effect::Reveal(select) | Effect::Look(select) => chosen(select).with(Rest).with(Among).with(Amount),
        Effect::Say(_) => Scope::of(&[Card]),
        Effect::Draw(player, _) => chosen_player(player).with(Amount),
        Effect::Pay(player, _) => chosen_player(player),
        Effect::Flip(select)
        | Effect::Level(select, _)
        | Effect::Promote(select)
        | Effect::Attack(select)
        | Effect::Defend(select)
        | Effect::Join(select)
        | Effect::Withdraw(select)
        | Effect::Do(_, select)
        | Effect::Undo(_, select)
        | Effect::Turn(select, _)
        | Effect::Play(select) => chosen(select),
        Effect::Swap(one, other) | Effect::Become(one, other) => chosen(one).with_all(chosen(other)),
        Effect::Change(select, rules, until) => {
            change(before.all.with_all(chosen(select)), effect, rules, until)?;
            chosen(select)
        }
        Effect::Points(_) => Scope::of(&[Amount]),
        Effect::Raid(_) | Effect::Cancel(_) => Scope::EMPTY,
        Effect::Predict(_, then) => {
            whole(Scope::EMPTY, then)?;
            Scope::EMPTY
        }
        Effect::Lose(player) => chosen_player(player),
        Effect::Offer(_, _, list) => return offer(before.all, list),
        Effect::May(list) => return Ok(Paths::after(before.all, follow(before, list)?.did)),
        Effect::If(cond, list) => return given(before, effect, cond, list),
        Effect::Either(lists) => return either(before.all, lists),
        Effect::Unless(player, first, second) => return unless(before, player, first, second),
        Effect::Each(select, list) => return each(before.all, select, list),
        Effect::Later { on, during, each: _, until, then } => {
            later(before.all, on, during.as_ref(), until, then)?;
            Scope::EMPTY
        }
    };
    let after = before.all.with_all(bound);
    Ok(Paths::after(after, after))
}

/// Rules for a time, which may speak of whoever was just chosen for them.
fn change(chosen: Scope, effect: &Effect, rules: &[Rule], until: &Until) -> Checked {
    let here = Here::new(chosen.with(Itself), effect);
    here.rules(rules)?;
    here.until(until)
}

/// `If(Did, ..)` is the path on which the effect before it did something.
fn given(before: Paths, effect: &Effect, cond: &Cond, list: &[Effect]) -> Followed {
    let taken = if asks_did(cond) { before.did } else { before.all };
    Here::new(taken, effect).condition(cond)?;
    let inner = follow(Paths { all: taken, did: before.did }, list)?;
    Ok(Paths::after(before.all, inner.did))
}

/// One of the two is done.
fn unless(before: Paths, player: &Player, first: &[Effect], second: &[Effect]) -> Followed {
    let asked = Paths::one(before.all.with_all(chosen_player(player)));
    let (first, second) = (follow(asked, first)?, follow(asked, second)?);
    Ok(Paths::after(first.all.in_both(second.all), first.did.in_both(second.did)))
}

/// One of them is done.
fn either(before: Scope, lists: &[Vec<Effect>]) -> Followed {
    let none = Paths::one(Scope::ALL);
    let ways = lists.iter().try_fold(none, |ways, list| {
        let way = follow(Paths::one(before), list)?;
        Ok(Paths { all: ways.all.in_both(way.all), did: ways.did.in_both(way.did) })
    })?;
    Ok(Paths::after(ways.all, ways.did))
}

/// Each of them may be done or not, without the others.
fn offer(before: Scope, list: &[Effect]) -> Followed {
    let start = Paths::one(before.with(Chosen));
    list.iter().try_for_each(|part| effect(start, part).map(|_| ()))?;
    Ok(Paths::after(start.all, start.all))
}

/// A pass begins with what was bound before the first one, and nothing of it is known afterwards: after one through
/// characters, `It` is nobody.
fn each(before: Scope, select: &Select, list: &[Effect]) -> Followed {
    let come_to = if matches!(select, Select::Players(_)) { Chosen } else { It };
    follow(Paths::one(before.without(Did).with(come_to)), list)?;
    let after = if come_to == It { before.without(It) } else { before };
    Ok(Paths::after(after, after))
}

fn later(before: Scope, on: &[Event], during: Option<&Cond>, until: &Until, then: &[Effect]) -> Checked {
    let taken = before.in_both(Scope::of(&[Chosen, Card, Amount]));
    let taken = if before.has(It) { taken.with(Those) } else { taken };
    on.iter().try_for_each(|event| Here::new(taken, event).event(Mood::When, event))?;
    Here::new(taken, until).until(until)?;
    let start = taken.with_all(event::happened(on));
    if let Some(cond) = during {
        Here::new(start, cond).condition(cond)?;
    }
    whole(start, then)
}
