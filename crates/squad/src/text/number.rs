//! Numbers that a card works out.

use super::filter::Style;
use super::place;
use super::voice::{Counted, Voice};
use super::words::{counted, signed, times};
use crate::language::{Cards, Filter, Num, Who};

/// The number as a noun: "3", "the number of cards in your hand", "twice your power".
pub(super) fn total(num: &Num, voice: &Voice) -> String {
    if let Some(number) = fixed(num) {
        return number.to_string();
    }
    match num {
        Num::N(number) => number.to_string(),
        Num::Power(who) => format!("{} power", voice.owns(*who)),
        Num::Count(place, fits) => {
            format!("the number of {}", place::fitting(*place, fits, &Style::many("card", "and", voice.named), voice))
        }
        Num::DifferentHeroes(place) => format!("the number of different heroes {}", among(*place, voice)),
        Num::DifferentFactors(place) => format!("the number of different Factors {}", among(*place, voice)),
        Num::Level(place) => value_of("level", *place, voice),
        Num::Attack(place) => value_of("printed attack", *place, voice),
        Num::DamageLastTurn(who) => format!("the damage {} took on the previous turn", voice.player(*who)),
        Num::AttacksLastTurn(who) => {
            format!("the number of attacks {} made on {} last turn", voice.player(*who), voice.own(*who))
        }
        Num::CardsThatDamaged(who) => {
            format!("the number of cards that have damaged {} this turn", voice.player(*who))
        }
        Num::OtherCardsThatDamaged(who) => {
            format!("the number of other cards that have damaged {} this turn", voice.player(*who))
        }
        Num::PowerRise => "the number of points your power has risen this turn".to_owned(),
        Num::Heads => "the number of heads".to_owned(),
        Num::Amount => voice.counted.total().to_owned(),
        Num::Named => "that number".to_owned(),
        Num::Discarded => "the number of cards discarded this way".to_owned(),
        Num::Times(1, inner) => total(inner, voice),
        Num::Times(factor, inner) => format!("{} {}", times(*factor), total(inner, voice)),
        Num::Plus(parts) => sum(parts, voice),
        Num::HalfUp(inner) => format!("half of {} (rounded up)", total(inner, voice)),
        Num::AssaultValue => "its Assault value".to_owned(),
    }
}

/// The value of a number that is the same in every game.
pub(super) fn fixed(num: &Num) -> Option<i16> {
    match num {
        Num::N(number) => Some(*number),
        Num::Times(factor, inner) => fixed(inner).map(|value| value.saturating_mul(*factor)),
        Num::Plus(parts) => {
            parts.iter().try_fold(0_i16, |sum, part| fixed(part).map(|value| sum.saturating_add(value)))
        }
        Num::HalfUp(inner) => fixed(inner).map(|value| value - value / 2),
        _ => None,
    }
}

fn among(place: Cards, voice: &Voice) -> String {
    match place {
        _ if place::single(place) && voice.sees(place) => "on it".to_owned(),
        Cards::Hand(_) if voice.sees(place) => "in it".to_owned(),
        _ if voice.sees(place) => "on them".to_owned(),
        Cards::Hand(_) | Cards::Deck(_) | Cards::Discard(_) => format!("in {}", place::cards(place, voice)),
        Cards::Keepers(_) => format!("among {}", place::cards(place, voice)),
        _ => format!("on {}", place::cards(place, voice)),
    }
}

fn value_of(value: &str, place: Cards, voice: &Voice) -> String {
    if voice.sees(place) && place::single(place) {
        format!("its {value}")
    } else {
        format!("the {value} of {}", place::cards(place, voice))
    }
}

fn sum(parts: &[Num], voice: &Voice) -> String {
    if let [Num::Count(Cards::Hand(a), Filter::Any), Num::Count(Cards::Hand(b), Filter::Any)] = parts
        && matches!((a, b), (Who::Me, Who::Foe) | (Who::Foe, Who::Me))
    {
        return "the number of cards in both players' hands".to_owned();
    }
    let told: Vec<String> = parts.iter().map(|part| total(part, voice)).collect();
    told.join(" plus ")
}

/// The factor and what stands behind "for each", where the number is a count.
pub(super) fn each(num: &Num, voice: &Voice) -> Option<(i16, String)> {
    let unit = match num {
        Num::Times(factor, inner) => {
            return each(inner, voice).map(|(inside, unit)| (factor.saturating_mul(inside), unit));
        }
        Num::Power(who) => format!("point of {} power", voice.owns(*who)),
        Num::Count(place, fits) => place::fitting(*place, fits, &Style::one("card", voice.named), voice),
        Num::DifferentHeroes(place) => format!("different hero {}", among(*place, voice)),
        Num::DifferentFactors(place) => format!("different Factor {}", among(*place, voice)),
        Num::DamageLastTurn(who) => format!("point of damage {} took on the previous turn", voice.player(*who)),
        Num::AttacksLastTurn(who) => format!("attack {} made on {} last turn", voice.player(*who), voice.own(*who)),
        Num::CardsThatDamaged(who) => format!("card that has damaged {} this turn", voice.player(*who)),
        Num::OtherCardsThatDamaged(who) => format!("other card that has damaged {} this turn", voice.player(*who)),
        Num::PowerRise => "point your power has risen this turn".to_owned(),
        Num::Heads => "heads".to_owned(),
        Num::Amount => voice.counted.unit().to_owned(),
        Num::Discarded => "card discarded this way".to_owned(),
        Num::N(_) | Num::Level(_) | Num::Attack(_) | Num::Named | Num::AssaultValue | Num::Plus(_) | Num::HalfUp(_) => {
            return None;
        }
    };
    Some((1, unit))
}

/// So many things: "a card", "2 cards", "a card for each Keeper you control".
pub(super) fn things(num: &Num, noun: &str, voice: &Voice) -> String {
    if let Some(number) = fixed(num) {
        return counted(number, noun);
    }
    match num {
        Num::Discarded => format!("that many {noun}s"),
        _ => match each(num, voice) {
            Some((factor, unit)) => format!("{} for each {unit}", counted(factor, noun)),
            None => format!("a number of {noun}s equal to {}", total(num, voice)),
        },
    }
}

/// Behind "Heal": "2", "1 for each Keeper you control".
pub(super) fn points(num: &Num, voice: &Voice) -> String {
    if let Some(number) = fixed(num) {
        return number.to_string();
    }
    match num {
        Num::Discarded => "that many".to_owned(),
        Num::Amount if voice.counted == Counted::ThisAttack => "as many cards as this attack did damage".to_owned(),
        Num::Amount if voice.counted == Counted::ThatAttack => "as many cards as that attack did damage".to_owned(),
        _ => match each(num, voice) {
            Some((factor, unit)) => format!("{factor} for each {unit}"),
            None => format!("a number of cards equal to {}", total(num, voice)),
        },
    }
}

/// "attack +1 for each Keeper you control".
pub(super) fn bonus(num: &Num, voice: &Voice) -> String {
    if let Some(number) = fixed(num) {
        return format!("attack {}", signed(number));
    }
    match num {
        Num::Heads if !voice.many_coins => "attack +1 if heads".to_owned(),
        Num::Times(factor, inner) if **inner == Num::Heads && !voice.many_coins => {
            format!("attack {} if heads", signed(*factor))
        }
        _ => match each(num, voice) {
            Some((factor, unit)) => format!("attack {} for each {unit}", signed(factor)),
            None => format!("attack is increased by {}", total(num, voice)),
        },
    }
}
