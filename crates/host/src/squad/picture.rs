//! The whole table as one viewer sees it.

use super::{attack, facts, hand, numbers, phases, things};
use crate::Seen;
use crate::words::squad::{attack as told, table as words};
use longbox_kernel::Seat;
use longbox_protocol::{Keeper, Picture, SquadSide, SquadTable};
use longbox_squad::{EventKind, KEEPER_LIMIT, Sight, Squad, UNKNOWN};

/// The most that a power can be.
const MOST_POWER: u8 = 20;

pub(super) fn picture(seen: &Seen<'_, Squad>, past: &[Sight]) -> Picture {
    let position = seen.position();
    Picture::Squad(Box::new(SquadTable {
        turn: position.turn(),
        active: position.active(),
        phases: phases::phases(position),
        power: position.power(),
        most_power: MOST_POWER,
        power_note: power_note(seen, past),
        sides: [Seat::A, Seat::B].map(|seat| side(seen, seat)).to_vec(),
        attack: attack::attack(seen, past),
        waiting: waiting(seen),
    }))
}

fn side(seen: &Seen<'_, Squad>, seat: Seat) -> SquadSide {
    let side = &seen.view.seats[seat.index()];
    let power = seen.game.power_breakdown(seen.position(), seat, None);
    SquadSide {
        seat,
        thing: things::player(seat),
        power: seen.game.power_for(seen.position(), seat, None),
        power_parts: numbers::parts(seen.game, &power, None),
        hand: hand::hand(seen, seat),
        deck: side.deck,
        deck_top: side.deck_known.iter().find(|(above, _)| *above == 0).map(|(_, card)| *card),
        deck_thing: things::deck(seat),
        discard: side.discard,
        discard_top: side.discard_top,
        discard_remembered: side.discard_remembered.clone(),
        discard_thing: things::discard(seat),
        keepers: seen.position().row(seat).iter().map(|one| keeper(seen, seat, one)).collect(),
        most_keepers: KEEPER_LIMIT as u8,
        keeper_row: things::keepers(seat),
    }
}

fn keeper(seen: &Seen<'_, Squad>, seat: Seat, keeper: &longbox_squad::Keeper) -> Keeper {
    let number = seen.position().card(keeper.piece);
    let card = seen.game.card(number);
    let text = facts::keeper_text(seen.game, number);
    let really = keeper.original().map(|original| seen.game.name_of(original));
    let mut label = words::keeper(seen.names.of(seat), &card.name, really, &facts::facts(card), &text);
    if seen.game.picked_so_far(seen.position()).contains(&keeper.piece) {
        label = [label.as_str(), words::PICKED].join("; ");
    }
    Keeper { thing: things::keeper(keeper.piece), card: number, original: keeper.original(), text, label }
}

fn waiting(seen: &Seen<'_, Squad>) -> Vec<String> {
    let known = seen.view.waiting.iter().filter(|(_, card)| *card != UNKNOWN);
    known.map(|(seat, card)| told::waits(seen.names.of(*seat), seen.game.name_of(*card))).collect()
}

/// What changed the power last, or the flip that did not.
fn power_note(seen: &Seen<'_, Squad>, past: &[Sight]) -> String {
    let is_about = |sight: &Sight| {
        matches!(sight.kind, EventKind::PowerFlipped | EventKind::PowerFlipSkipped | EventKind::PowerBecame)
    };
    let Some(at) = past.iter().rposition(is_about) else { return String::new() };
    let last = &past[at];
    let before = |at: usize| past[..at].iter().rev().find(|sight| sight.kind == EventKind::PowerBecame);
    match last.kind {
        EventKind::PowerFlipSkipped => told::NO_FLIP.to_owned(),
        EventKind::PowerFlipped => told::power_stays(last.number > 0, seen.position().power()),
        _ => match last.cause {
            None => told::heads(last.number),
            Some(cause) => told::power_by(seen.game.name_of(cause), before(at).map(|sight| sight.number), last.number),
        },
    }
}
