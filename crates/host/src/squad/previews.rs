//! What will come of a choice, as far as it can be told.

use super::facts;
use crate::Seen;
use crate::words::squad::attack as words;
use longbox_protocol::Preview;
use longbox_squad::language::Factor;
use longbox_squad::{Ask, CardNo, Hope, Squad, Strike, WhyNot};

/// Of choosing this card.
pub(super) fn card(seen: &Seen<'_, Squad>, piece: u8) -> Option<Preview> {
    let position = seen.position();
    match seen.position().ask() {
        Ask::Attack => Some(attack(seen, piece)),
        Ask::Block => seen.position().strike().map(|attack| block(seen, attack, position.card(piece))),
        Ask::Overflow => falls(seen, position.card(piece)),
        Ask::Effect if seen.game.asks_to_play(position) => Some(attack(seen, piece)),
        _ => None,
    }
}

fn attack(seen: &Seen<'_, Squad>, piece: u8) -> Preview {
    let position = seen.position();
    let card = seen.game.card(position.card(piece));
    let value = seen.game.attack_if_played(position, seen.position().asked(), piece).total;
    let text = match (card.attack, facts::changes_its_attack(card)) {
        (None, _) => words::text_decides(value),
        (Some(_), may_change) => words::would_attack_for(value, may_change),
    };
    Preview { text, good: None }
}

/// A card that falls from hand for damage stops it, too, if its icon matches.
fn falls(seen: &Seen<'_, Squad>, card: CardNo) -> Option<Preview> {
    let reasons = seen.game.why_not(seen.position(), seen.position().asked(), card, Hope::Block);
    // That cards are falling already is what this question is about.
    let stops = reasons.iter().all(|reason| *reason == WhyNot::DeckAlreadyFalling);
    seen.position().strike().filter(|_| stops).map(|attack| block(seen, attack, card))
}

/// A block from hand is one point of damage and closes one Factor.
fn block(seen: &Seen<'_, Squad>, attack: &Strike, card: CardNo) -> Preview {
    let position = seen.position();
    let icon = seen.game.card(card).block;
    let mut open: Vec<Factor> = attack.open_factors().collect();
    if let Some(at) = open.iter().position(|factor| *factor == icon) {
        open.remove(at);
    }
    let dealt = attack.dealt + 1;
    let left = attack.value.saturating_sub(dealt);
    if open.is_empty() {
        let keeper = position.strike().is_some_and(|strike| strike.flags & Strike::KEEPER != 0);
        let text = words::ends(icon.name(), attack.is_attack(), dealt, keeper && dealt == 1);
        return Preview { text, good: Some(true) };
    }
    let open: Vec<&str> = open.iter().map(|factor| factor.name()).collect();
    Preview { text: words::stays_open(icon.name(), &open, left), good: None }
}

/// Of choosing nothing.
pub(super) fn pass(seen: &Seen<'_, Squad>) -> Option<Preview> {
    let attack = seen.position().strike().filter(|_| seen.position().ask() == Ask::Block)?;
    let left = attack.value.saturating_sub(attack.dealt);
    Some(Preview { text: words::from_deck(left), good: None })
}
