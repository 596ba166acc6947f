//! What can be done with the cards of a hand.

use super::{Choice, Listed};
use crate::Vs;
use crate::derive::names::GIVEN;
use crate::language;
use crate::plain::{Mood, Word, law_bit};
use crate::program::{CHARACTER, COMBAT, MAIN, ODD, Sort, TWIST};
use crate::state::position::{Fighters, Piece, Position};
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
        let laws = p.laws & law_bit(Mood::Can, language::Verb::PowerUp) != 0;
        let copies = p.laws & law_bit(Mood::Can, language::Verb::Play) != 0;
        let (many, names) = if ups.is_empty() { (Fighters::NONE, 0) } else { self.powered_up(p, ups) };
        let any = if copies || laws || !many.is_empty() { TWIST | CHARACTER } else { ODD };
        // Nearly all cards of a hand can be told from what is written close together.
        let idle = |sort: &Sort| sort.twists & now == 0 && sort.names & names == 0 && !sort.is(any | ODD);
        let mut listed = Listed::new();
        for (piece, card) in p.pieces_with_cards(seat, hand) {
            let sort = self.sort(card);
            if idle(sort) || listed.iter().fold(false, |found, other| found | (*other == card)) {
                continue;
            }
            listed.push(card);
            if sort.is(TWIST) {
                self.list_modes(p, seat, piece, menu);
            }
            if sort.is(CHARACTER) {
                let others = laws || sort.is(ODD);
                self.list_power_ups(p, (seat, piece), ups, if others { ups } else { many }, menu);
            }
        }
    }

    /// Those of a set whom every character powers up, and the bits of the names that they have, see `Sort::names`.
    #[inline]
    fn powered_up(&self, p: &Position, ups: Fighters) -> (Fighters, u64) {
        let (mut many, mut names) = (Fighters::NONE, 0);
        for slot in ups {
            let fighter = p.fighter(slot);
            if fighter.has(Word::ManySelves) {
                many.add(slot);
            }
            names |= if fighter.words & GIVEN == 0 { self.sort(fighter.card).names } else { u64::MAX };
        }
        (many, names)
    }

    /// Whom of a set a card of the hand powers up: those who share a name with it, or who need not.
    fn list_power_ups(
        &self,
        p: &Position,
        (seat, piece): (Seat, Piece),
        ups: Fighters,
        anyway: Fighters,
        menu: &mut Vec<Choice>,
    ) {
        let face = self.face(p.card(piece));
        for slot in ups {
            let likely = anyway.contains(slot) || self.is_namesake(p, slot, face);
            if likely && self.may_power_up(p, seat, piece, slot).is_ok() {
                menu.push(Choice::PowerUp(piece, slot));
            }
        }
    }
}
