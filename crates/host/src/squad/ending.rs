//! How a game of Super Hero Squad ended and what it was like.

use crate::Seen;
use crate::words::ending::BY_THE_RULES;
use crate::words::squad::ending as words;
use longbox_kernel::Seat;
use longbox_protocol::{Figure, RuleName, TurnMark};
use longbox_squad::{CardNo, EventKind, RuleId, Sight, Squad};

/// Why the rule with this number decided the game, with the letters of the seats.
pub(super) fn decided_by(number: u16, losers: &[Seat]) -> (String, Option<RuleName>) {
    let Some(rule) = RuleId::by_number(number) else { return (BY_THE_RULES.to_owned(), None) };
    let text = match (rule, losers) {
        (RuleId::Win, [loser]) => words::no_cards(*loser),
        (RuleId::WinTie, _) => words::BOTH_OUT.to_owned(),
        (RuleId::WinByCard, _) => words::BY_CARD.to_owned(),
        (other, _) => format!("{}.", other.text().title),
    };
    let title = rule.text().title.to_owned();
    (text, Some(RuleName { id: rule.id().to_owned(), title }))
}

/// The cards that keep a player in the game: those in hand and deck.
pub(super) fn left(seen: &Seen<'_, Squad>, seat: Seat) -> i16 {
    let side = &seen.view.seats[seat.index()];
    i16::from(side.deck) + side.hand.len() as i16
}

/// The last card that a player attacked with.
pub(super) fn emblem(sights: &[Sight], seat: Seat) -> Option<CardNo> {
    sights.iter().rev().find(|sight| sight.kind == EventKind::Attacked && sight.seat == seat)?.card
}

pub(super) fn mark(sight: &Sight) -> Option<(Seat, TurnMark)> {
    (sight.kind == EventKind::KeeperDestroyed).then_some((sight.seat, TurnMark::Lost))
}

pub(super) fn tally(seats: usize, sights: &[Sight]) -> Vec<Figure> {
    let counted = |name: &str, count: fn(&Sight) -> u16| figure(name, seats, sights, count, |sum, next| sum + next);
    vec![
        counted(words::ATTACKS, |sight| {
            u16::from(matches!(sight.kind, EventKind::Attacked | EventKind::AttackRepeated))
        }),
        figure(words::BIGGEST_ATTACK, seats, sights, |sight| points(sight, EventKind::AttackValued), u16::max),
        counted(words::BLOCKS, |sight| u16::from(is_block(sight))),
        counted(words::DAMAGE, |sight| points(sight, EventKind::TookDamage)),
        counted(words::MISFIRES, |sight| u16::from(sight.kind == EventKind::Misfired)),
        counted(words::DESTROYED, |sight| u16::from(sight.kind == EventKind::KeeperDestroyed)),
    ]
}

fn figure(
    name: &str,
    seats: usize,
    sights: &[Sight],
    count: fn(&Sight) -> u16,
    together: fn(u16, u16) -> u16,
) -> Figure {
    let of = |seat: usize| sights.iter().filter(|sight| sight.seat.index() == seat).map(count).fold(0, together);
    Figure { name: name.to_owned(), values: (0..seats).map(of).collect() }
}

fn points(sight: &Sight, kind: EventKind) -> u16 {
    if sight.kind == kind { sight.number.max(0) as u16 } else { 0 }
}

/// A card put down from hand, or one whose icon stopped the damage that it was lost to.
fn is_block(sight: &Sight) -> bool {
    match sight.kind {
        EventKind::BlockedFromHand => true,
        EventKind::LostFromDeck | EventKind::LostFromHand => sight.number > 0,
        _ => false,
    }
}
