//! Names for everything on a table of Squad that can be pointed at.

use longbox_kernel::Seat;
use longbox_protocol::Thing;
use longbox_squad::CardNo;

pub(super) fn player(seat: Seat) -> Thing {
    Thing::new(format!("seat-{seat}"))
}

pub(super) fn deck(seat: Seat) -> Thing {
    Thing::new(format!("deck-{seat}"))
}

pub(super) fn discard(seat: Seat) -> Thing {
    Thing::new(format!("discard-{seat}"))
}

/// The row of a player's Keepers.
pub(super) fn keepers(seat: Seat) -> Thing {
    Thing::new(format!("keepers-{seat}"))
}

pub(super) fn keeper(piece: u8) -> Thing {
    Thing::new(format!("k{piece}"))
}

/// A known card of a hand; equal cards are told apart by their copy, from 1.
pub(super) fn in_hand(seat: Seat, card: CardNo, copy: usize) -> Thing {
    Thing::new(format!("h{seat}-{card}-{copy}"))
}

/// A card of a hand that the viewer does not know.
pub(super) fn hidden(seat: Seat, number: u32) -> Thing {
    Thing::new(format!("h{seat}-?{number}"))
}

/// A card that lies in no visible place while an effect offers it.
pub(super) fn offered(card: CardNo, copy: usize) -> Thing {
    Thing::new(format!("c-{card}-{copy}"))
}
