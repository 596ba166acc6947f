//! The names of what lies on the table.

use crate::Seen;
use longbox_kernel::Seat;
use longbox_protocol::Thing;
use longbox_vs::{CardNo, HandView, Piece, Row, Slot, Vs, owner, sure_card};

pub(super) fn fighter(slot: Slot) -> Thing {
    Thing::new(format!("f{slot}"))
}

pub(super) fn player(seat: Seat) -> Thing {
    Thing::new(format!("seat-{seat}"))
}

pub(super) fn deck(seat: Seat) -> Thing {
    Thing::new(format!("deck-{seat}"))
}

pub(super) fn ko_pile(seat: Seat) -> Thing {
    Thing::new(format!("ko-{seat}"))
}

pub(super) fn resource_row(seat: Seat) -> Thing {
    Thing::new(format!("row{seat}-resources"))
}

pub(super) fn row(seat: Seat, row: Row) -> Thing {
    let name = if row == Row::Back { "back" } else { "front" };
    Thing::new(format!("row{seat}-{name}"))
}

/// Where a card lies that is told from equal ones by a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Zone {
    Hand,
    FaceUp,
    FaceDown,
    Ko,
}

impl Zone {
    fn sign(self) -> &'static str {
        match self {
            Zone::Hand => "h",
            Zone::FaceUp => "r",
            Zone::FaceDown => "rd",
            Zone::Ko => "k",
        }
    }
}

/// The cards of a player in one zone that lie together: in the main part, or in that of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Heap {
    pub(super) zone: Zone,
    pub(super) seat: Seat,
    pub(super) holder: Option<Slot>,
}

impl Heap {
    fn name(self) -> String {
        let holder = self.holder.map_or_else(String::new, |holder| format!("+{holder}"));
        format!("{}{}{holder}", self.zone.sign(), self.seat)
    }

    /// A card that the viewer sees; equal ones are counted.
    pub(super) fn known(self, card: CardNo, copy: usize) -> Thing {
        Thing::new(format!("{}-{card}-{copy}", self.name()))
    }

    /// One of the cards that the viewer does not see.
    pub(super) fn hidden(self, number: usize) -> Thing {
        Thing::new(format!("{}-?{number}", self.name()))
    }
}

/// Each card with its number among equal ones.
pub(super) fn numbered(cards: &[CardNo]) -> impl Iterator<Item = (CardNo, usize)> + '_ {
    let before = |at: usize, card: CardNo| cards[..at].iter().filter(|other| **other == card).count();
    cards.iter().enumerate().map(move |(at, card)| (*card, before(at, *card)))
}

impl Seen<'_, Vs> {
    /// The thing that stands for a character, or for a player who is attacked.
    pub(super) fn fighter_thing(&self, slot: Slot) -> Thing {
        let found = self.position().fighter(slot);
        if found.is_player() { player(found.side) } else { fighter(slot) }
    }

    /// Everything on the table that may be meant by the card on this piece: all equal ones, or all those that it may
    /// be where the viewer does not know it.
    pub(super) fn piece_things(&self, piece: Piece) -> Vec<Thing> {
        let of = owner(piece);
        let (zones, Some(side)) = (self.position().zones(of), self.view.seat(of)) else { return Vec::new() };
        let holder = self.position().part_holder(piece);
        let Some(part) = side.parts.iter().find(|part| part.holder == holder) else { return Vec::new() };
        let sure = sure_card(&self.standpoint, piece);
        let copies = |zone: Zone, cards: &[CardNo], all: usize| -> Vec<Thing> {
            let heap = Heap { zone, seat: of, holder };
            match sure {
                Some(card) => {
                    let count = cards.iter().filter(|other| **other == card).count();
                    (0..count).map(|copy| heap.known(card, copy)).collect()
                }
                None => (0..all - cards.len()).map(|number| heap.hidden(number)).collect(),
            }
        };
        if zones.hand.contains(piece) {
            return copies(Zone::Hand, &known_cards(&part.hand), part.hand.len());
        }
        if zones.face_up.contains(piece) {
            return copies(Zone::FaceUp, &part.resources.face_up, part.resources.face_up.len());
        }
        if zones.resources.contains(piece) {
            return copies(Zone::FaceDown, &part.resources.face_down_known, part.resources.face_down);
        }
        if zones.ko.contains(piece) {
            let cards = copies(Zone::Ko, &side.ko, side.ko.len());
            return cards.into_iter().chain([ko_pile(of)]).collect();
        }
        vec![deck(of)]
    }

    /// The rows of this name on a side, which two players may share.
    pub(super) fn row_things(&self, seat: Seat, which: Row) -> Vec<Thing> {
        let p = self.position();
        p.seats().iter().filter(|other| p.share_a_side(*other, seat)).map(|other| row(other, which)).collect()
    }
}

/// The cards of a hand that the viewer sees.
pub(super) fn known_cards(hand: &[HandView]) -> Vec<CardNo> {
    let card = |card: &HandView| match card {
        HandView::Known(card) => Some(*card),
        HandView::Hidden(_) => None,
    };
    hand.iter().filter_map(card).collect()
}
