//! The cards of one player that a viewer is sure of.

use super::sure_card;
use crate::Vs;
use crate::state::position::{CardNo, NO_PIECE, Position, Slot, UNKNOWN, piece_of};
use crate::state::zones::Set;
use longbox_kernel::{Handle, Seat, Standpoint};
use serde::Serialize;

/// One player, with everything on that side of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// Whose it is.
    pub seat: Seat,
    /// None before it has one.
    pub main: Option<MainView>,
    /// Cards in the deck.
    pub deck: usize,
    /// Cards whose place in the deck this viewer knows: how many cards lie above, and the card.
    pub deck_known: Vec<(usize, CardNo)>,
    /// Cards that the viewer knows first, then the hidden ones.
    pub hand: Vec<HandView>,
    /// The KO pile, which all may look through; sorted by number.
    pub ko: Vec<CardNo>,
    /// The resource row.
    pub resources: ResourcesView,
    /// The same by parts: the main part, then those of characters who play along.
    pub parts: Vec<PartView>,
    /// The piles beside the deck, which all know.
    pub pile: Vec<CardNo>,
    /// What the secret pile outside the game is called, if there is one.
    pub secret_name: Option<String>,
    /// What is left of it, if this viewer may look; sorted by number.
    pub secret: Vec<CardNo>,
    /// Cards out of the game, as far as the viewer knows them; those of piles are not among them.
    pub removed: Vec<CardNo>,
}

/// The main character that a player has, at its present level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MainView {
    /// What players call it.
    pub name: String,
    /// The version it is now.
    pub card: CardNo,
    /// 1 to 3.
    pub level: u8,
    /// Experience towards the next level; 0 while it is not in play.
    pub xp: u8,
    /// XP for the next level; none if it has no power for that now.
    pub xp_needed: Option<u8>,
    /// Where it stands, if it is in play on its player's side.
    pub slot: Option<Slot>,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum HandView {
    /// The viewer knows which card it is.
    Known(CardNo),
    /// The viewer knows only that there is one.
    Hidden(Handle),
}

/// A part of a hand and a resource row, kept apart from the others for all to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartView {
    /// Whose part it is; none: the main part.
    pub holder: Option<Slot>,
    /// Cards that the viewer knows first, then the hidden ones.
    pub hand: Vec<HandView>,
    /// Its part of the row.
    pub resources: ResourcesView,
}

/// The resource row of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResourcesView {
    /// Locations that can pay; sorted by number.
    pub face_up: Vec<CardNo>,
    /// How many lie face down.
    pub face_down: usize,
    /// Those of them that this viewer knows.
    pub face_down_known: Vec<CardNo>,
}

pub(super) fn seat_view(game: &Vs, standpoint: &Standpoint<Position>, seat: Seat) -> SeatView {
    let p = standpoint.position();
    let zones = p.zones(seat);
    let known = |set: Set| {
        let mut cards: Vec<CardNo> = set.pieces(seat).filter_map(|piece| sure_card(standpoint, piece)).collect();
        longbox_kernel::sort(&mut cards);
        cards
    };
    let row_view = |part: Set| ResourcesView {
        face_up: known(zones.face_up.within(part)),
        face_down: zones.face_down().within(part).len(),
        face_down_known: known(zones.face_down().within(part)),
    };
    let part = |(holder, part): (Option<Slot>, Set)| PartView {
        holder,
        hand: hand_view(standpoint, seat, zones.hand.within(part)),
        resources: row_view(part),
    };
    let pile = game.piles(p, seat);
    let above = zones.deck.iter().rev().enumerate();
    let deck_known = above.filter_map(|(above, number)| Some((above, sure_card(standpoint, piece_of(seat, *number))?)));
    SeatView {
        seat,
        main: main_view(game, p, seat),
        deck: zones.deck_size(),
        deck_known: deck_known.collect(),
        hand: hand_view(standpoint, seat, zones.hand),
        ko: known(zones.ko),
        resources: row_view(Set(u128::MAX)),
        parts: p.parts_of(seat).map(part).collect(),
        pile: known(pile),
        secret_name: game.secret_pile_name(p, seat).map(str::to_owned),
        secret: game.secret_pile(p, seat).collect(),
        removed: known(zones.removed.minus(pile)),
    }
}

fn main_view(game: &Vs, p: &Position, seat: Seat) -> Option<MainView> {
    let slot = p.main_of(seat);
    let record = p.record(seat);
    // On somebody else's side, out of the game for a time, or KO'd.
    let elsewhere = || {
        let away = p.exiles.iter().find(|exile| exile.piece == record.main).map(|exile| exile.card);
        let there = p.anywhere(record.main).map(|slot| p.fighter(slot).card);
        there.or(away).unwrap_or_else(|| p.card(record.main))
    };
    let card = match slot {
        Some(slot) => p.fighter(slot).card,
        None if record.main != NO_PIECE => elsewhere(),
        None => record.levels.first().copied()?,
    };
    if card == UNKNOWN {
        return None;
    }
    // It keeps its experience in another universe.
    let apart = || p.anywhere(record.main).filter(|slot| p.apart().contains(*slot));
    let own = slot.or_else(apart).filter(|slot| p.share_a_side(p.fighter(*slot).side, seat));
    Some(MainView {
        name: game.name_of(card).to_owned(),
        card,
        level: game.face(card).level.max(1),
        xp: own.map_or(0, |slot| p.fighter(slot).xp),
        xp_needed: own.and_then(|slot| game.xp_needed(p, slot)),
        slot,
    })
}

/// Known cards first; hidden ones have handles that say nothing and change with the hand.
fn hand_view(standpoint: &Standpoint<Position>, seat: Seat, hand: Set) -> Vec<HandView> {
    let mut cards: Vec<HandView> = Vec::new();
    let mut hidden = 0;
    for piece in hand.pieces(seat) {
        match sure_card(standpoint, piece) {
            Some(card) => cards.push(HandView::Known(card)),
            None => hidden += 1,
        }
    }
    longbox_kernel::sort(&mut cards);
    cards.extend((0..hidden).map(|number| HandView::Hidden(Handle(number))));
    cards
}
