//! What one viewer may know, ready to be shown. Built from a standpoint, which holds nothing else.

use crate::Squad;
use crate::language::Factor;
use crate::position::{Ask, CardNo, Frame, Keeper, Position, Step, UNKNOWN};
use longbox_kernel::{Handle, Outcome, Seat, Standpoint, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub turn: u16,
    pub active: Seat,
    pub step: Step,
    /// The shared power.
    pub power: u8,
    pub seats: [SeatView; 2],
    /// Attacks and hits in progress, outermost first.
    pub attacks: Vec<AttackView>,
    /// Effects that wait, with the cards they belong to.
    pub waiting: Vec<(Seat, CardNo)>,
    pub ask: Ask,
    pub asked: Seat,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// This player's power in general.
    pub power: u8,
    pub hand: Vec<HandView>,
    pub deck: u8,
    /// Cards whose place in the deck this viewer knows: how many cards lie above, and the card.
    pub deck_known: Vec<(u8, CardNo)>,
    pub discard: u8,
    pub discard_top: Option<CardNo>,
    /// Cards this viewer remembers to be in the discard pile, from the top.
    pub discard_remembered: Vec<CardNo>,
    pub keepers: Vec<KeeperView>,
    pub damage_this_turn: u8,
    pub damage_last_turn: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum HandView {
    Known(CardNo),
    Hidden(Handle),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct KeeperView {
    /// Names this Keeper in choices.
    pub piece: u8,
    pub card: CardNo,
    /// The card it really is, if it is a copy.
    pub original: Option<CardNo>,
    /// The turn on which it entered play.
    pub turn: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AttackView {
    pub card: CardNo,
    pub by: Seat,
    pub victim: Seat,
    pub is_attack: bool,
    pub value: u8,
    pub dealt: u8,
    /// Factors that are not blocked yet; empty before the value is fixed.
    pub open: [Option<Factor>; 2],
}

pub(crate) fn view(game: &Squad, standpoint: &Standpoint<Position>) -> View {
    let p = standpoint.position();
    let attacks = p.frames().iter().filter_map(|frame| match frame {
        Frame::Strike(strike) => Some(AttackView {
            card: strike.card,
            by: strike.by,
            victim: strike.victim,
            is_attack: strike.is_attack(),
            value: strike.value,
            dealt: strike.dealt,
            open: strike.open.map(Factor::by_number),
        }),
        Frame::Script(_) | Frame::Waiting => None,
    });
    View {
        viewer: standpoint.viewer(),
        turn: p.turn,
        active: p.active,
        step: p.step,
        power: p.power,
        seats: [Seat::A, Seat::B].map(|seat| seat_view(game, standpoint, seat)),
        attacks: attacks.collect(),
        waiting: p
            .dues()
            .iter()
            .map(|due| (due.me, if due.is_outside() { due.card } else { p.card(due.source) }))
            .collect(),
        ask: p.ask,
        asked: p.asked,
        outcome: p.outcome,
    }
}

fn seat_view(game: &Squad, standpoint: &Standpoint<Position>, seat: Seat) -> SeatView {
    let p = standpoint.position();
    let piles = p.piles(seat);
    let sure = |piece: &u8| sure_card(standpoint, *piece);
    let deck = piles.deck().iter().rev().enumerate();
    SeatView {
        power: game.power_for(p, seat, None),
        hand: hand_view(standpoint, seat),
        deck: piles.deck().len() as u8,
        deck_known: deck.filter_map(|(above, piece)| sure(piece).map(|card| (above as u8, card))).collect(),
        discard: piles.discard().len() as u8,
        discard_top: piles.discard_top().as_ref().and_then(sure),
        discard_remembered: piles.discard().iter().filter_map(sure).collect(),
        keepers: p.row(seat).iter().map(|keeper| keeper_view(p, keeper)).collect(),
        damage_this_turn: p.record(seat).damage,
        damage_last_turn: p.record(seat).damage_before,
    }
}

fn keeper_view(p: &Position, keeper: &Keeper) -> KeeperView {
    KeeperView { piece: keeper.piece, card: p.card(keeper.piece), original: keeper.original(), turn: keeper.turn }
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
    known.sort_unstable();
    known.extend((0..hidden).map(|number| HandView::Hidden(Handle(number as u32))));
    known
}
