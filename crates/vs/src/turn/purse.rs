//! What pays for a super power: locations, or a card that is discarded instead.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::plain::Filter;
use crate::program::LOCATION;
use crate::state::position::{CardNo, NO_PIECE, NO_SLOT, OWN, Pay, PayFor, Piece, Position, UNKNOWN, local};
use crate::state::zones::Set;
use longbox_kernel::Seat;
use tinyvec::ArrayVec;

/// The locations that a player can pay with, summed up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Purse {
    /// Symbols of basic locations.
    basic: u8,
    /// Symbols of special ones, with their teams.
    special: ArrayVec<[(u16, u8); 16]>,
}

impl Purse {
    /// Symbols that somebody of these teams can be paid for with.
    #[inline]
    pub(crate) fn gives(&self, teams: u16) -> u8 {
        let special = self.special.iter().filter(|(team, _)| team & teams != 0);
        special.fold(self.basic, |mask, (_, gives)| mask | gives)
    }
}

impl Vs {
    pub(crate) fn purse(&self, p: &Position, seat: Seat) -> Purse {
        let mut purse = Purse::default();
        let from = Set(p.locations_at_hand(seat).0 | p.zones(seat).hand.0);
        for (_, card) in p.pieces_with_cards(seat, from) {
            if !self.sort(card).is(LOCATION) {
                continue;
            }
            let face = self.face(card);
            match face.teams {
                0 => purse.basic |= face.gives,
                teams if purse.special.contains(&(teams, face.gives)) => {}
                teams => {
                    let _full = purse.special.try_push((teams, face.gives));
                }
            }
        }
        purse
    }

    /// Whether a location gives one of these symbols, but lies in a resource row that a pocket universe does not have.
    #[inline]
    pub(crate) fn lies_in_a_row(&self, p: &Position, seat: Seat, cost: &[u8]) -> bool {
        if !p.is_pocket_turn() {
            return false;
        }
        let symbols = cost.iter().fold(0, |symbols, symbol| symbols | symbol);
        p.zones(seat).face_up.pieces(seat).any(|piece| self.face(p.card(piece)).gives & symbols != 0)
    }

    /// Whether this location gives one of these symbols to somebody of these teams.
    fn pays(&self, p: &Position, piece: Piece, symbols: u8, teams: u16) -> bool {
        let face = self.face(p.card(piece));
        face.is_location() && face.gives & symbols != 0 && (face.teams == 0 || face.teams & teams != 0)
    }

    /// Teams of whoever uses a power: of the character, or of the card outside play.
    #[inline]
    pub(crate) fn payer_teams(&self, p: &Position, what: &PayFor) -> u16 {
        match what.slot {
            // A player pays, not a character: special locations give nothing.
            NO_SLOT if what.piece == NO_PIECE => 0,
            // The main character pays for what a location does.
            NO_SLOT if self.is_of_location(what) => {
                self.payer_for_location(p, what).map_or(0, |main| p.fighter(main).teams)
            }
            NO_SLOT => self.face(p.card(what.piece)).teams,
            slot => p.fighter(slot).teams,
        }
    }

    /// Whether the symbols from number `at` on can be paid, besides what was picked.
    pub(crate) fn payable(&self, p: &Position, seat: Seat, what: &PayFor, picked: &[u8], at: usize) -> bool {
        let def = self.program.power(what.power);
        let Some(used) = &def.used else { return false };
        if let Some(what) = &used.discard {
            return !self.discards(p, seat, what).is_empty();
        }
        let teams = self.payer_teams(p, what);
        let taken = picked.iter().fold(0u128, |set, number| set | 1u128.checked_shl(u32::from(*number)).unwrap_or(0));
        let all = Set((p.locations_at_hand(seat).0 | p.zones(seat).hand.0) & !taken);
        let mut open: ArrayVec<[(u8, Piece); 32]> = ArrayVec::new();
        for piece in all.pieces(seat) {
            let face = self.face(p.card(piece));
            if face.is_location() && (face.teams == 0 || face.teams & teams != 0) {
                let _full = open.try_push((face.gives, piece));
            }
        }
        cover(&used.cost[at.min(used.cost.len())..], &open, 0)
    }

    /// The cards of a hand that pay for something by being discarded, equal ones once.
    fn discards(&self, p: &Position, seat: Seat, what: &Filter) -> ArrayVec<[Piece; OWN]> {
        let context = Context::player(seat, UNKNOWN);
        let mut found: ArrayVec<[Piece; OWN]> = ArrayVec::new();
        let place = |piece: Piece| (p.card(piece), p.heap_of(piece));
        for piece in p.hand(seat).filter(|piece| self.card_is(p, what, p.card(*piece), &context)) {
            if found.iter().all(|other| place(*other) != place(piece)) {
                found.push(piece);
            }
        }
        found
    }

    /// Locations that can pay the next symbol, so that the rest can be paid, too; equal ones once.
    pub(crate) fn payments(&self, p: &Position, pay: &Pay, mut offer: impl FnMut(Piece)) {
        let def = self.program.power(pay.what.power);
        let Some(used) = &def.used else { return };
        let at = usize::from(pay.paid);
        let Some(symbol) = used.cost.get(at) else { return };
        if let Some(what) = &used.discard {
            self.discards(p, pay.by, what).into_iter().for_each(offer);
            return;
        }
        let teams = self.payer_teams(p, &pay.what);
        // All can tell one with somebody beneath from its copies.
        let locations = p.locations_at_hand(pay.by);
        let apart = locations.within(p.undermined(pay.by));
        for (from, once) in [(locations.minus(apart), true), (p.zones(pay.by).hand, true), (apart, false)] {
            let mut listed: ArrayVec<[(CardNo, u8); 32]> = ArrayVec::new();
            for piece in from.pieces(pay.by) {
                let card = (p.card(piece), p.heap_of(piece));
                let number = local(piece) as u8;
                if pay.picked.contains(&number) || listed.contains(&card) || !self.pays(p, piece, *symbol, teams) {
                    continue;
                }
                let mut picked = pay.picked;
                picked[at] = number;
                if used.cost.len() == at + 1 || self.payable(p, pay.by, &pay.what, &picked, at + 1) {
                    if once {
                        let _full = listed.try_push(card);
                    }
                    offer(piece);
                }
            }
        }
    }
}

/// Whether each symbol can be covered by a location of its own.
fn cover(cost: &[u8], open: &[(u8, Piece)], used: u32) -> bool {
    let Some((symbol, rest)) = cost.split_first() else { return true };
    open.iter().enumerate().any(|(number, (gives, _))| {
        gives & symbol != 0 && used >> number & 1 == 0 && cover(rest, open, used | 1 << number)
    })
}
