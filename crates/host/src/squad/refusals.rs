//! What cannot be chosen now, and why.

use super::{hand, things};
use crate::Seen;
use crate::words::squad::offers as words;
use longbox_kernel::Seat;
use longbox_protocol::{Offer, Refusal, Thing};
use longbox_squad::{Ask, CardNo, Hope, Squad, WhyNot};

/// For all cards of hands and all Keepers that the question is about and no offer means.
pub(super) fn refusals(seen: &Seen<'_, Squad>, offers: &[Offer]) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    for seat in [seen.position().asked(), seen.position().asked().other()] {
        for (card, _) in hand::known_hand(seen, seat) {
            let copies = hand::copies(seen, seat, card);
            let picked = hand::picked(seen, seat, card);
            for (at, thing) in copies.into_iter().enumerate() {
                let reasons = if at < picked { vec![WhyNot::PickedAlready] } else { reasons(seen, seat, card) };
                refusals.extend(refusal(seen, thing, card, &reasons));
            }
        }
        for keeper in seen.position().row(seat) {
            let reasons = seen.game.why_not_pick(seen.position(), keeper.piece);
            let card = seen.position().card(keeper.piece);
            refusals.extend(refusal(seen, things::keeper(keeper.piece), card, &reasons));
        }
    }
    refusals.retain(|refusal| !offers.iter().any(|offer| offer.things.contains(&refusal.thing)));
    refusals
}

/// Why a card of a hand cannot be chosen; empty if it can or if nobody would think of it.
fn reasons(seen: &Seen<'_, Squad>, seat: Seat, card: CardNo) -> Vec<WhyNot> {
    let position = seen.position();
    match seen.position().ask() {
        Ask::Attack if seat == seen.position().asked() => seen.game.why_not(position, seat, card, Hope::Play),
        Ask::Block if seat == seen.position().asked() => seen.game.why_not(position, seat, card, Hope::Block),
        Ask::Effect => {
            let piece = position.find_in_hand(seat, card);
            piece.map(|piece| seen.game.why_not_pick(position, piece)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// All reasons in one sentence; the rule is that of the first.
fn refusal(seen: &Seen<'_, Squad>, thing: Thing, card: CardNo, reasons: &[WhyNot]) -> Option<Refusal> {
    let rule = reasons.first()?.rule().text();
    let told: Vec<String> = reasons.iter().map(|reason| seen.game.why_text(*reason)).collect();
    let text = seen.names.put_into(&words::refusal(seen.position().ask(), seen.game.name_of(card), &told));
    Some(Refusal { thing, text, rule: rule.id.to_owned(), rule_title: rule.title.to_owned() })
}
