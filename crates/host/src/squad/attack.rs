//! The attack or hit that is shown: the innermost in progress, or else the last one.

use super::facts::small;
use super::strikes::{self, Told};
use super::{numbers, voice};
use crate::{Seen, second_person};
use longbox_protocol::{SquadAttack, Turned};
use longbox_squad::language::Factor;
use longbox_squad::{Ask, CardNo, Sight, Squad, Stage, Strike};

pub(super) fn attack(seen: &Seen<'_, Squad>, past: &[Sight]) -> Option<SquadAttack> {
    match seen.standpoint.position().strike() {
        Some(strike) => {
            let told = strikes::of_this_turn(past);
            Some(in_progress(seen, strike, told.iter().rev().find(|told| told.is(strike))))
        }
        None => strikes::last(past).map(|told| over(seen, &told)),
    }
}

fn in_progress(seen: &Seen<'_, Squad>, strike: &Strike, told: Option<&Told>) -> SquadAttack {
    let open = seen.view.attacks.last().map(|attack| attack.open).unwrap_or_default();
    let fixed = !matches!(strike.stage, Stage::Declare | Stage::Fix);
    let turned = told.map(|told| told.turned.clone()).unwrap_or_default();
    let mut attack = SquadAttack {
        card: strike.card,
        by: strike.by,
        victim: strike.victim,
        is_attack: strike.is_attack(),
        value: if fixed { strike.value } else { 0 },
        value_parts: value_parts(seen, strike, fixed),
        dealt: strike.dealt,
        open: open.into_iter().flatten().map(small).collect(),
        turned,
        misfired: told.is_some_and(|told| told.misfired),
        over: false,
        story: String::new(),
    };
    attack.story = match strike.stage {
        Stage::Declare | Stage::Fix => declared(seen, &attack),
        Stage::Damage => going_on(seen, &attack),
        Stage::Done | Stage::Own(_) | Stage::Leave => done(seen, &attack),
    };
    attack
}

fn over(seen: &Seen<'_, Squad>, told: &Told) -> SquadAttack {
    let dealt = told.turned.len() as u8;
    let value = told.value.unwrap_or(0);
    let limit = seen.game.attack_limit(seen.standpoint.position(), told.victim).filter(|_| told.is_attack);
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
    let (game, position) = (seen.game, seen.standpoint.position());
    if !strike.is_attack() {
        let less = fixed && strike.value < strike.base;
        return if less {
            format!("its hit {}, less {}", strike.base, strike.base - strike.value)
        } else {
            String::new()
        };
    }
    let Some(now) = game.attack_breakdown(position, strike.by, strike.card) else { return String::new() };
    let (value, parts) = (i16::from(strike.value), numbers::parts(game, &now, Some(strike.card)));
    if !fixed || now.total == value {
        return parts;
    }
    match game.attack_limit(position, strike.victim) {
        Some(limit) if limit == strike.value && now.total > value => format!("{parts}, at most {limit} for one attack"),
        _ => roughly(game, strike.card, strike.value),
    }
}

/// What is printed, and the rest in one sum.
fn roughly(game: &Squad, card: CardNo, value: u8) -> String {
    match game.card(card).attack {
        None => format!("its text and bonuses {value}"),
        Some(printed) if printed == value => format!("printed {printed}"),
        Some(printed) => format!("printed {printed}, bonuses {:+}", i16::from(value) - i16::from(printed)),
    }
}

fn declared(seen: &Seen<'_, Squad>, attack: &SquadAttack) -> String {
    let (who, name) = (seen.names.of(attack.by), seen.game.name_of(attack.card));
    let verb = if attack.is_attack { "attacks" } else { "hits" };
    second_person(format!("{who} {verb} with \"{name}\"; its value is not fixed yet."))
}

fn going_on(seen: &Seen<'_, Squad>, attack: &SquadAttack) -> String {
    let (who, whose) = (seen.names.of(attack.victim), voice::whose(seen.names, attack.victim));
    let rest = attack.value.saturating_sub(attack.dealt);
    let open: Vec<String> = attack.open.iter().map(|factor| voice::capital(factor)).collect();
    let open = voice::listed(&open.iter().map(String::as_str).collect::<Vec<_>>());
    match seen.view.ask {
        Ask::Block => second_person(format!("{who} may block {open} from hand before cards fall from the deck.")),
        Ask::Overflow => {
            let deck = voice::capital(&whose);
            format!("{deck} deck is empty: the hand takes the damage that is left, up to {rest}.")
        }
        _ => {
            second_person(format!("{who} will turn cards from the deck, one for each damage, until {open} is blocked."))
        }
    }
}

/// What came of it.
fn done(seen: &Seen<'_, Squad>, attack: &SquadAttack) -> String {
    let who = seen.names.of(attack.victim);
    let (dealt, value) = (attack.dealt, attack.value);
    if dealt == 0 {
        let text = if value > 0 { "has no card left to lose" } else { "takes no damage" };
        return second_person(format!("{who} {text}."));
    }
    let blocker = attack.turned.last().filter(|turned| turned.blocks && attack.open.is_empty());
    let text = match blocker {
        Some(turned) if dealt < value => {
            let name = seen.game.name_of(turned.card);
            let left = value - dealt;
            format!("{who} takes {dealt} of {value} damage: \"{name}\" stops the other {left}.")
        }
        _ if dealt < value => format!("{who} takes {dealt} of {value} damage."),
        _ if dealt == 1 => format!("{who} takes 1 damage."),
        _ => format!("{who} takes all {dealt} points of damage."),
    };
    let misfire = if attack.misfired { " It misfires." } else { "" };
    second_person(format!("{text}{misfire}"))
}
