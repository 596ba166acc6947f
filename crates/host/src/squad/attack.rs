//! The attack or hit that is shown: the innermost in progress, or else the last one.

use super::facts::small;
use super::numbers;
use super::strikes::{self, Told};
use crate::Seen;
use crate::words::squad::attack as words;
use longbox_kernel::capital;
use longbox_protocol::{SquadAttack, Turned};
use longbox_squad::language::Factor;
use longbox_squad::{Ask, CardNo, Sight, Squad, Strike, StrikeStep};

pub(super) fn attack(seen: &Seen<'_, Squad>, past: &[Sight]) -> Option<SquadAttack> {
    match seen.position().strike() {
        Some(strike) => {
            let told = strikes::of_this_turn(past);
            Some(in_progress(seen, strike, told.iter().rev().find(|told| told.is(strike))))
        }
        None => strikes::last(past).map(|told| over(seen, &told)),
    }
}

fn in_progress(seen: &Seen<'_, Squad>, strike: &Strike, told: Option<&Told>) -> SquadAttack {
    let fixed = !matches!(strike.stage, StrikeStep::Declare | StrikeStep::Fix);
    let turned = told.map(|told| told.turned.clone()).unwrap_or_default();
    let mut attack = SquadAttack {
        card: strike.card,
        by: strike.by,
        victim: strike.victim,
        is_attack: strike.is_attack(),
        value: if fixed { strike.value } else { 0 },
        value_parts: value_parts(seen, strike, fixed),
        dealt: strike.dealt,
        open: strike.open_factors().map(small).collect(),
        turned,
        misfired: told.is_some_and(|told| told.misfired),
        over: false,
        story: String::new(),
    };
    attack.story = match strike.stage {
        StrikeStep::Declare | StrikeStep::Fix => declared(seen, &attack),
        StrikeStep::Damage => going_on(seen, &attack),
        StrikeStep::Done | StrikeStep::Own(_) | StrikeStep::Leave => done(seen, &attack),
    };
    attack
}

fn over(seen: &Seen<'_, Squad>, told: &Told) -> SquadAttack {
    let dealt = told.turned.len() as u8;
    let value = told.value.unwrap_or(0);
    let limit = seen.game.attack_limit(seen.position(), told.victim).filter(|_| told.is_attack);
    let mut attack = SquadAttack {
        card: told.card,
        by: told.by,
        victim: told.victim,
        is_attack: told.is_attack,
        value: limit.map_or(value, |limit| value.min(limit.max(dealt))),
        value_parts: if told.is_attack { roughly(seen.game, told.card, value) } else { String::new() },
        dealt,
        open: still_open(seen.game, told.card, &told.turned).into_iter().map(small).collect(),
        turned: told.turned.clone(),
        misfired: told.misfired,
        over: true,
        story: String::new(),
    };
    attack.story = done(seen, &attack);
    attack
}

/// Each blocking icon closes one Factor.
fn still_open(game: &Squad, card: CardNo, turned: &[Turned]) -> Vec<Factor> {
    let mut open = game.card(card).factors.clone();
    for turned in turned.iter().filter(|turned| turned.blocks) {
        if let Some(at) = open.iter().position(|factor| *factor == game.card(turned.card).block) {
            open.remove(at);
        }
    }
    open
}

/// What makes the value. It was fixed when the attack was declared; where the table has changed since, its parts can
/// only be told roughly.
fn value_parts(seen: &Seen<'_, Squad>, strike: &Strike, fixed: bool) -> String {
    let (game, position) = (seen.game, seen.position());
    if !strike.is_attack() {
        let less = fixed && strike.value < strike.base;
        return if less { words::hit_less(strike.base, strike.base - strike.value) } else { String::new() };
    }
    let Some(now) = game.attack_breakdown(position, strike.by, strike.card) else { return String::new() };
    let (value, parts) = (i16::from(strike.value), numbers::parts(game, &now, Some(strike.card)));
    if !fixed || now.total == value {
        return parts;
    }
    match game.attack_limit(position, strike.victim) {
        Some(limit) if limit == strike.value && now.total > value => words::at_most(&parts, limit),
        _ => roughly(game, strike.card, strike.value),
    }
}

/// What is printed, and the rest in one sum.
fn roughly(game: &Squad, card: CardNo, value: u8) -> String {
    match game.card(card).attack {
        None => words::by_its_text(value),
        Some(printed) if printed == value => words::printed(printed),
        Some(printed) => words::printed_and_more(printed, i16::from(value) - i16::from(printed)),
    }
}

fn declared(seen: &Seen<'_, Squad>, attack: &SquadAttack) -> String {
    words::declared(seen.names.of(attack.by), attack.is_attack, seen.game.name_of(attack.card))
}

fn going_on(seen: &Seen<'_, Squad>, attack: &SquadAttack) -> String {
    let who = seen.names.of(attack.victim);
    let open: Vec<String> = attack.open.iter().map(|factor| capital(factor)).collect();
    match seen.position().ask() {
        Ask::Block => words::may_block(who, &open),
        Ask::Overflow => words::hand_takes(who, attack.value.saturating_sub(attack.dealt)),
        _ => words::will_turn(who, &open),
    }
}

/// What came of it.
fn done(seen: &Seen<'_, Squad>, attack: &SquadAttack) -> String {
    let who = seen.names.of(attack.victim);
    let (dealt, value) = (attack.dealt, attack.value);
    if dealt == 0 {
        return if value > 0 { words::nothing_to_lose(who) } else { words::no_damage(who) };
    }
    let blocker = attack.turned.last().filter(|turned| turned.blocks && attack.open.is_empty());
    let told = match blocker {
        Some(turned) if dealt < value => words::stopped(who, (dealt, value), seen.game.name_of(turned.card)),
        _ if dealt < value => words::some_damage(who, dealt, value),
        _ => words::all_damage(who, dealt),
    };
    if attack.misfired { words::and_misfires(&told) } else { told }
}
