//! Games of Super Hero Squad told in words.

use super::reasons::{self, Moment};
use crate::words::squad::narration as words;
use crate::{LogEntry, Names};
use longbox_kernel::Seat;
use longbox_squad::{CardNo, EventKind, Sight, Squad};

/// The sights of a game in words. What belongs together makes one line: cards drawn or lost one after another, a
/// flip and the power it brings, an attack and its value.
pub(super) fn tell(game: &Squad, names: &Names, sights: &[Sight]) -> Vec<LogEntry> {
    let sights: Vec<Sight> = sights.iter().copied().filter(|sight| !is_quiet(sight.kind)).collect();
    let mut lines = Vec::new();
    let mut moment = Moment::default();
    let mut rest = sights.as_slice();
    while let Some(first) = rest.first() {
        let alike = rest.iter().take_while(|sight| goes_on(first, sight)).count();
        let (now, later) = rest.split_at(alike.max(1));
        rest = later;
        let cause = cause(game, names, first);
        let mut text = text(game, names, now);
        if let Some((next, later)) = rest.split_first() {
            let value =
                next.kind == EventKind::AttackValued && next.card == first.card && first.kind == EventKind::Attacked;
            if value && cause.is_none() {
                text = words::attacks_for(names.of(first.seat), card_name(game, first), next.number);
                rest = later;
            } else if next.kind == EventKind::PowerBecame && first.kind == EventKind::PowerFlipped {
                text = format!("{text} {}", game.tell(next, called(names)));
                rest = later;
            }
        }
        let mut cards: Vec<CardNo> = Vec::new();
        for card in now.iter().filter_map(|sight| sight.card).chain(cause) {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        lines.push(LogEntry {
            seat: Some(first.seat),
            head: first.kind == EventKind::TurnBegan,
            text,
            because: cause.map(|cause| game.name_of(cause).to_owned()).unwrap_or_default(),
            played: now.iter().find_map(played),
            cards,
            rule: reasons::rule(now, &mut moment).map(|rule| rule.id().to_owned()),
        });
    }
    lines
}

fn called(names: &Names) -> [&str; 2] {
    [names.of(Seat::A), names.of(Seat::B)]
}

/// The card that brought it about, where that is worth a word.
fn cause(game: &Squad, names: &Names, sight: &Sight) -> Option<CardNo> {
    let alone = Sight { cause: None, ..*sight };
    sight.cause.filter(|_| game.tell(sight, called(names)) != game.tell(&alone, called(names)))
}

fn text(game: &Squad, names: &Names, now: &[Sight]) -> String {
    let first = &now[0];
    let who = names.of(first.seat);
    match (now, first.kind) {
        ([_, _, ..], EventKind::LostFromDeck) => words::loses(who, &listed(game, now)),
        ([_, _, ..], _) => words::draws(who, &listed(game, now)),
        (_, EventKind::TurnBegan) => words::turn(first.number, who),
        (_, EventKind::ChosePlayer) => chosen(names, first),
        _ => game.tell(&Sight { cause: None, ..*first }, called(names)),
    }
}

/// The rules know players by their letters only.
fn chosen(names: &Names, sight: &Sight) -> String {
    let chosen = Seat(sight.number.clamp(0, 1) as u8);
    words::chooses(names.of(sight.seat), names.of(chosen), chosen == sight.seat)
}

/// The card that was played with, where that is what the event is.
fn played(sight: &Sight) -> Option<CardNo> {
    let plays = matches!(
        sight.kind,
        EventKind::Attacked
            | EventKind::AttackRepeated
            | EventKind::BlockedFromHand
            | EventKind::BecameKeeper
            | EventKind::PutIntoPlay
            | EventKind::CopiedKeeper
    );
    sight.card.filter(|_| plays)
}

/// Events that programs need and that tell a reader nothing new.
fn is_quiet(kind: EventKind) -> bool {
    matches!(kind, EventKind::AttackDiscarded | EventKind::EffectBegan | EventKind::Hit)
}

/// Whether an event only goes on with what the first one began.
fn goes_on(first: &Sight, next: &Sight) -> bool {
    matches!(first.kind, EventKind::LostFromDeck | EventKind::Drew)
        && (next.kind, next.seat, next.cause) == (first.kind, first.seat, first.cause)
        && (first.kind == EventKind::LostFromDeck || first.cause.is_none())
}

fn listed(game: &Squad, sights: &[Sight]) -> String {
    if sights.iter().all(|sight| sight.card.is_none()) {
        return words::so_many_cards(sights.len());
    }
    let card = |sight: &Sight| {
        let name = sight.card.map_or_else(|| words::A_CARD.to_owned(), |card| words::quoted(game.name_of(card)));
        let blocks = sight.kind == EventKind::LostFromDeck && sight.number > 0;
        if blocks { words::its_icon_blocks(&name) } else { name }
    };
    sights.iter().map(card).collect::<Vec<_>>().join(", ")
}

fn card_name<'a>(game: &'a Squad, sight: &Sight) -> &'a str {
    sight.card.map_or(words::A_CARD, |card| game.name_of(card))
}
