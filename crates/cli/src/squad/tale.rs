//! Games of Super Hero Squad told in words.

use crate::screen::{BOLD, paint};
use longbox_host::{Names, second_person};
use longbox_kernel::Seat;
use longbox_squad::{CardNo, Kind, Sight, Squad};
use serde_json::{Value, json};

/// The sights of a game in words. What belongs together makes one line: cards drawn or lost one after another, a
/// flip and the power it brings, an attack and its value.
pub(super) fn tell(game: &Squad, names: &Names, sights: &[Sight]) -> Vec<String> {
    let called = [names.of(Seat::A), names.of(Seat::B)];
    let sights: Vec<Sight> = sights.iter().copied().filter(|sight| !is_quiet(sight.kind)).collect();
    let mut lines = Vec::new();
    let mut rest = sights.as_slice();
    while let Some(first) = rest.first() {
        let alike = rest.iter().take_while(|sight| goes_on(first, sight)).count();
        let (now, later) = rest.split_at(alike.max(1));
        rest = later;
        let mut line = match (now, first.kind) {
            ([_, _, ..], Kind::LostFromDeck) => {
                format!("{} loses from the deck: {}.", names.of(first.seat), listed(game, now))
            }
            ([_, _, ..], _) => format!("{} draws {}.", names.of(first.seat), listed(game, now)),
            (_, Kind::TurnBegan) => paint(BOLD, format_args!("Turn {}: {}", first.number, names.of(first.seat))),
            _ => game.tell(first, called),
        };
        if let Some((next, later)) = rest.split_first() {
            let value = next.kind == Kind::AttackValued && next.card == first.card && first.kind == Kind::Attacked;
            if value && line.ends_with("\".") {
                line = format!("{} for {}.", line.trim_end_matches('.'), next.number);
                rest = later;
            } else if next.kind == Kind::PowerBecame && first.kind == Kind::PowerFlipped {
                line = format!("{line} {}", game.tell(next, called));
                rest = later;
            }
        }
        lines.push(second_person(line.replace(" a Keeper of You.", " your Keeper.")));
    }
    lines
}

/// Events that programs need and that tell a reader nothing new.
fn is_quiet(kind: Kind) -> bool {
    matches!(kind, Kind::AttackDiscarded | Kind::EffectBegan)
}

/// Whether an event only goes on with what the first one began.
fn goes_on(first: &Sight, next: &Sight) -> bool {
    matches!(first.kind, Kind::LostFromDeck | Kind::Drew)
        && (next.kind, next.seat, next.cause) == (first.kind, first.seat, first.cause)
        && (first.kind == Kind::LostFromDeck || first.cause.is_none())
}

fn listed(game: &Squad, sights: &[Sight]) -> String {
    if sights.iter().all(|sight| sight.card.is_none()) {
        return format!("{} cards", sights.len());
    }
    let card = |sight: &Sight| {
        let name = sight.card.map_or_else(|| "a card".to_owned(), |card| format!("\"{}\"", game.name_of(card)));
        if sight.kind == Kind::LostFromDeck && sight.number > 0 { format!("{name} (its icon blocks)") } else { name }
    };
    sights.iter().map(card).collect::<Vec<_>>().join(", ")
}

/// A sight for programs, with names instead of numbers of cards.
pub(super) fn sight_json(game: &Squad, sight: &Sight) -> Value {
    let name = |card: Option<CardNo>| card.map(|card| game.card(card).name.clone());
    json!({
        "kind": sight.kind,
        "seat": sight.seat,
        "card": name(sight.card),
        "hidden": sight.hidden,
        "number": sight.number,
        "cause": name(sight.cause),
    })
}
