//! What can be done with the cards of a hand.

use super::{Choice, Listed};
use crate::Vs;
use crate::derive::powers::having;
use crate::language;
use crate::plain::{Mood, Word, law_bit};
use crate::program::{CHARACTER, COMBAT, MAIN, ODD, TWIST};
use crate::state::position::{Fighters, Piece, Position, Slot};
use crate::state::zones::Set;
use crate::turn::copies::Play;
use crate::turn::supers::moment;
use longbox_kernel::Seat;

impl Vs {
    /// Plot twists and power-ups, and plot twists elsewhere that a law opens.
    pub(super) fn list_hand_plays(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        p.in_each_part(seat, p.zones(seat).hand, |hand| self.list_plays_of(p, hand, seat, menu));
        for piece in self.opened(p, seat, language::Verb::Play).pieces(seat) {
            self.list_modes(p, seat, piece, menu);
        }
    }

    fn list_modes(&self, p: &Position, seat: Seat, piece: Piece, menu: &mut Vec<Choice>) {
        for mode in 0..self.face(p.card(piece)).modes.len() as u8 {
            if self.may_play(p, seat, &Play::of(p, piece, mode)).is_ok() {
                menu.push(Choice::Play(piece, mode));
            }
        }
        if p.laws & law_bit(Mood::Can, language::Verb::Play) != 0 || self.is_sort(p, piece, ODD) {
            self.list_copies(p, seat, piece, menu);
        }
    }

    /// What can be done with these cards of a hand, equal ones once.
    fn list_plays_of(&self, p: &Position, hand: Set, seat: Seat, menu: &mut Vec<Choice>) {
        let now = moment(p);
        let side = p.side(seat);
        // Whom a card of the hand could power up, whatever its name.
        let ups = match now {
            MAIN => side,
            now if now & COMBAT != 0 => side & p.combat().map_or(Fighters::NONE, |combat| combat.all()),
            _ => Fighters::NONE,
        };
        let many = having(p, ups, Word::ManySelves);
        let laws = p.laws & law_bit(Mood::Can, language::Verb::PowerUp) != 0;
        let sorts = if ups.is_empty() { TWIST } else { TWIST | CHARACTER };
        let mut listed = Listed::new();
        for piece in hand.pieces(seat).filter(|piece| self.is_sort(p, *piece, sorts)) {
            let card = p.card(piece);
            if listed.iter().fold(false, |found, other| found | (*other == card)) {
                continue;
            }
            listed.push(card);
            if self.is_sort(p, piece, TWIST) {
                self.list_modes(p, seat, piece, menu);
            }
            if !self.is_sort(p, piece, CHARACTER) {
                continue;
            }
            let others = laws || self.is_sort(p, piece, ODD);
            let likely = |slot: &Slot| others || many.contains(*slot) || self.is_namesake(p, *slot, self.face(card));
            let ups = ups.iter().filter(likely).filter(|slot| self.may_power_up(p, seat, piece, *slot).is_ok());
            menu.extend(ups.map(|slot| Choice::PowerUp(piece, slot)));
        }
    }
}
