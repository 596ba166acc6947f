//! What of a standpoint must be worked out before it can be shown: which cards of each player the viewer is sure of,
//! and what waits. Everything else is read in the standpoint's position.

use crate::position::{CardNo, Position, UNKNOWN};
use longbox_kernel::{Handle, Seat, Standpoint, Viewer};
use serde::Serialize;

/// The whole table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Player A, then player B.
    pub seats: [SeatView; 2],
    /// Effects that wait, with the cards they belong to.
    pub waiting: Vec<(Seat, CardNo)>,
}

/// One player, with everything on that side of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// Cards that the viewer knows first, then the hidden ones.
    pub hand: Vec<HandView>,
    /// How many cards it has.
    pub deck: u8,
    /// Cards whose place in the deck this viewer knows: how many cards lie above, and the card.
    pub deck_known: Vec<(u8, CardNo)>,
    /// How many cards it has.
    pub discard: u8,
    /// The one card of the pile that lies open.
    pub discard_top: Option<CardNo>,
    /// Cards this viewer remembers to be in the discard pile, from the top.
    pub discard_remembered: Vec<CardNo>,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum HandView {
    /// The viewer knows which card it is.
    Known(CardNo),
    /// The viewer knows only that there is one.
    Hidden(Handle),
}

pub(crate) fn view(standpoint: &Standpoint<Position>) -> View {
    let p = standpoint.position();
    View {
        seats: [Seat::A, Seat::B].map(|seat| seat_view(standpoint, seat)),
        waiting: p
            .pending_effects()
            .iter()
            .map(|pending| (pending.me, if pending.is_outside() { pending.card } else { p.card(pending.source) }))
            .collect(),
    }
}

fn seat_view(standpoint: &Standpoint<Position>, seat: Seat) -> SeatView {
    let p = standpoint.position();
    let piles = p.piles(seat);
    let sure = |piece: &u8| sure_card(standpoint, *piece);
    let deck = piles.deck().iter().rev().enumerate();
    SeatView {
        hand: hand_view(standpoint, seat),
        deck: piles.deck().len() as u8,
        deck_known: deck.filter_map(|(above, piece)| sure(piece).map(|card| (above as u8, card))).collect(),
        discard: piles.discard().len() as u8,
        discard_top: piles.discard_top().as_ref().and_then(sure),
        discard_remembered: piles.discard().iter().filter_map(sure).collect(),
    }
}

/// The card on this piece, if the viewer is sure of it. In a standpoint the cards of a group stand on its
/// pieces in sorted order, which is no knowledge of where they are.
fn sure_card(standpoint: &Standpoint<Position>, piece: u8) -> Option<CardNo> {
    let p = standpoint.position();
    let sure = match standpoint.viewer() {
        Viewer::Seat(seat) => p.knowledge.knows(seat, piece),
        Viewer::Spectator | Viewer::Open => true,
    };
    Some(p.card(piece)).filter(|card| sure && *card != UNKNOWN)
}

/// Known cards first; hidden ones have handles that say nothing and change with the hand.
fn hand_view(standpoint: &Standpoint<Position>, seat: Seat) -> Vec<HandView> {
    let hand = standpoint.position().hand(seat);
    let mut known: Vec<HandView> =
        hand.iter().filter_map(|piece| sure_card(standpoint, *piece)).map(HandView::Known).collect();
    let hidden = hand.len() - known.len();
    longbox_kernel::sort(&mut known);
    known.extend((0..hidden).map(|number| HandView::Hidden(Handle(number as u32))));
    known
}
