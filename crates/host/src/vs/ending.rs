//! How a game of Vs. System ended and what it was like.

use super::rules::named;
use crate::Seen;
use crate::words::ending::BY_THE_RULES;
use crate::words::vs::ending as words;
use longbox_kernel::Seat;
use longbox_protocol::{Figure, RuleName, TurnMark};
use longbox_vs::{CardNo, Happened, RuleId, Sight, Vs};

/// Why the rule with this number decided the game, with the letters of the seats.
pub(super) fn decided_by(number: u16, losers: &[Seat]) -> (String, Option<RuleName>) {
    let Some(rule) = RuleId::by_number(number) else { return (BY_THE_RULES.to_owned(), None) };
    let text = match (rule, losers) {
        (RuleId::WinKo, [loser]) => words::no_main(*loser),
        (RuleId::WinKo, _) => words::NO_ENEMY_MAIN.to_owned(),
        (RuleId::WinLost, [loser]) => words::lost_by_effect(*loser),
        (RuleId::WinTogether, _) => words::TOGETHER.to_owned(),
        (RuleId::WinStart, [loser]) => words::no_main_at_start(*loser),
        (RuleId::WinStart, _) => words::NO_ENEMY_AT_START.to_owned(),
        (RuleId::WinFewestWounds, _) => words::FEWEST_WOUNDS.to_owned(),
        (RuleId::WinTie, _) => words::EQUAL_WOUNDS.to_owned(),
        (other, _) => format!("{}.", other.text().title),
    };
    (text, Some(named(rule)))
}

/// Wounds that a player's main character can still take.
pub(super) fn left(seen: &Seen<'_, Vs>, seat: Seat) -> i16 {
    let Some(side) = seen.view.seats.iter().find(|side| side.seat == seat) else { return 0 };
    let (wounds, health) = seen.life(side);
    i16::from(health.saturating_sub(wounds))
}

/// The main character that a player has now, or the first level of the one it began with.
pub(super) fn emblem(seen: &Seen<'_, Vs>, seat: Seat) -> Option<CardNo> {
    seen.view.seats.iter().find(|side| side.seat == seat)?.main.as_ref().map(|main| main.card)
}

pub(super) fn mark(sight: &Sight) -> Option<(Seat, TurnMark)> {
    let mark = match sight.what {
        Happened::Kod { .. } if is_character(sight) => TurnMark::Lost,
        Happened::LevelBecame { level, before } if level > before => TurnMark::LevelUp,
        _ => return None,
    };
    Some((sight.seat, mark))
}

/// Equipment is KO'd as well; it stands nowhere.
fn is_character(sight: &Sight) -> bool {
    sight.who.is_some()
}

pub(super) fn tally(seats: usize, sights: &[Sight]) -> Vec<Figure> {
    let figure = |name: &str| Figure { name: name.to_owned(), values: vec![0; seats] };
    let mut attacks = figure(words::ATTACKS);
    let mut biggest = figure(words::BIGGEST_ATTACK);
    let mut levels = figure(words::LEVEL_UPS);
    let mut stunned = figure(words::STUNNED);
    let mut wounds = figure(words::WOUNDS);
    let mut lost = figure(words::LOST);
    let mut attacker = Seat::A;
    for sight in sights {
        let seat = sight.seat;
        match sight.what {
            Happened::Attacked { .. } => attacker = seat,
            // The defender is named once, however many attack together.
            Happened::Defends { .. } => add(&mut attacks, attacker, 1),
            Happened::Struck { strike, .. } => raise(&mut biggest, attacker, strike.max(0) as u16),
            Happened::LevelBecame { level, before } if level > before => add(&mut levels, seat, 1),
            Happened::Stunned { wound, .. } => {
                add(&mut stunned, seat, 1);
                add(&mut wounds, seat, u16::from(wound));
            }
            Happened::Wounded { wounds: more, .. } => add(&mut wounds, seat, u16::from(more)),
            Happened::Kod { .. } if is_character(sight) => add(&mut lost, seat, 1),
            _ => {}
        }
    }
    vec![attacks, biggest, levels, stunned, wounds, lost]
}

fn add(figure: &mut Figure, seat: Seat, more: u16) {
    if let Some(value) = figure.values.get_mut(seat.index()) {
        *value += more;
    }
}

fn raise(figure: &mut Figure, seat: Seat, to: u16) {
    if let Some(value) = figure.values.get_mut(seat.index()) {
        *value = (*value).max(to);
    }
}
