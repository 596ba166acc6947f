//! Looks at the top of a deck and at a hand.

use crate::derive::evaluate::Eye;
use crate::event::{Event, Happened};
use crate::menu::Choice;
use crate::plain::{Filter, Player};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Piece, Script, local, owner, piece_of};
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Shape, Witness};

/// The top cards of my deck are looked at (`open`: all see them), one that fits goes to my hand and the others to the
/// bottom in any order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sift {
    pub(crate) top: u8,
    pub(crate) open: bool,
    pub(crate) take: Filter,
}

impl Verb for Sift {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.sift(s, self)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let tops = at.tops();
        if at.s.step >= 2 {
            menu.extend(tops.map(Choice::Card));
            return;
        }
        menu.extend(tops.filter(|piece| at.card_is(&self.take, *piece)).map(Choice::Card));
        if menu.is_empty() {
            menu.push(Choice::Pass);
        }
    }

    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, piece: Option<Piece>) {
        match piece {
            Some(piece) if s.step >= 2 => run.put_at_bottom(piece),
            None if s.step >= 2 => {}
            piece => run.take_sifted(piece),
        }
    }

    fn shape(&self, s: &Script) -> Shape {
        if s.step >= 2 { Shape::Order { placed: 0 } } else { Shape::One }
    }

    fn asks(&self, at: &Look<'_>) -> String {
        let what = if at.s.step >= 2 { "Which card goes to the bottom next?" } else { "Which card?" };
        what.to_owned()
    }

    fn passes(&self) -> Option<&'static str> {
        Some("Take none")
    }
}

/// The top cards of my deck are looked at; so many of them go to the bottom and the others back on top, in any order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrange {
    pub(crate) top: u8,
    pub(crate) bottom: u8,
}

impl Verb for Arrange {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.arrange(s, self.top, self.bottom)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let placed = usize::from(if at.s.shares[0] > 0 { 0 } else { at.s.shares[1] });
        menu.extend(at.tops().skip(placed).map(Choice::Card));
    }

    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, _s: Script, piece: Option<Piece>) {
        if let Some(piece) = piece {
            run.arrange_next(piece);
        }
    }

    fn shape(&self, _s: &Script) -> Shape {
        Shape::Order { placed: 0 }
    }

    fn asks(&self, at: &Look<'_>) -> String {
        let down = at.s.shares[0] > 0;
        let what = if down { "Which card goes to the bottom next?" } else { "Which card comes next, from the top?" };
        what.to_owned()
    }
}

/// All see the hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RevealHand(pub(crate) Player);

impl Verb for RevealHand {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(seat) = run.seat(&self.0, s) else { return Ok(false) };
        run.reveal_hand(seat);
        Ok(true)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// The top cards of a deck are looked at by its player, or shown to all.
    fn look_at_tops(&mut self, seat: Seat, count: usize, open: bool) {
        let tops = self.tops(seat, count);
        let seers = if open { SeatSet::ALL } else { SeatSet::one(seat) };
        let seen = if open { Happened::Revealed } else { Happened::LookedAt { in_hand: false } };
        for number in &tops {
            let piece = piece_of(seat, *number);
            self.see(seers, piece);
            self.tell_card(seen, seat, piece, seers);
        }
        if !open {
            // Which of them goes where nobody else sees.
            let others = self.others(seat);
            self.p.knowledge[seat.index()].mix(others, &tops);
        }
    }

    /// Looks at the top cards, takes one that fits, puts the others on the bottom in any order.
    fn sift(&mut self, s: Script, sift: &Sift) -> Result<bool, Asked> {
        let seat = s.me;
        if s.step == 0 {
            let count = usize::from(sift.top).min(self.p.zones(seat).deck_size());
            self.look_at_tops(seat, count, sift.open);
            let script = self.script();
            script.count = count as u8;
            script.step = 1;
            if count == 0 {
                return Ok(false);
            }
            let s = *self.script();
            return self.sift(s, sift);
        }
        if s.step == 1 {
            // Of cards that only the player sees, nobody learns whether one fits.
            let eye = Eye::script(self.p, &s);
            let tops = self.tops(seat, usize::from(s.count));
            let any = tops
                .iter()
                .any(|number| self.g.card_is(self.p, &sift.take, self.p.card(piece_of(seat, *number)), &eye));
            if any || !sift.open {
                return self.ask_effect(seat);
            }
            self.script().step = 2;
            let s = *self.script();
            return self.sift(s, sift);
        }
        match s.count {
            0 => Ok(true),
            1 => {
                self.top_to_bottom(seat, self.tops(seat, 1)[0]);
                Ok(true)
            }
            _ => self.ask_effect(seat),
        }
    }

    /// The numbers of the top cards of a deck, the top one first.
    pub(crate) fn tops(&self, seat: Seat, count: usize) -> crate::change::piles::Handful {
        self.p.zones(seat).deck.iter().rev().take(count).copied().collect()
    }

    /// The player takes one of the cards looked at.
    fn take_sifted(&mut self, piece: Option<Piece>) {
        let s = *self.script();
        self.script().step = 2;
        let Some(piece) = piece else { return };
        let piece = self.off_the_top(piece);
        self.script().count -= 1;
        let open = self.everybody_knows(piece);
        let seers = if open { SeatSet::ALL } else { SeatSet::one(s.me) };
        let seers = seers | self.hand_seers(s.me);
        self.see(self.hand_seers(s.me), piece);
        self.p.zones[s.me.index()].hand.add(piece);
        self.tell_card(Happened::ToHand, s.me, piece, seers);
    }

    fn everybody_knows(&self, piece: Piece) -> bool {
        let knowledge = self.p.knowledge(owner(piece));
        self.p.seats.iter().all(|seat| knowledge.knows(seat, local(piece)))
    }

    /// The next of the cards looked at goes to the bottom.
    fn put_at_bottom(&mut self, piece: Piece) {
        let s = *self.script();
        self.top_to_bottom(s.me, local(piece) as u8);
        self.script().count -= 1;
    }

    fn top_to_bottom(&mut self, seat: Seat, number: u8) {
        let piece = piece_of(seat, number);
        // Whoever saw several cards go down in an order that was not shown no longer knows which is which.
        let count = usize::from(self.script().count);
        let rest = self.tops(seat, count);
        let others = self.others(seat);
        self.p.knowledge[seat.index()].mix(others, &rest);
        let piece = self.off_the_top(piece);
        self.p.zones[seat.index()].deck.insert(0, local(piece) as u8);
        self.tell_card(Happened::ToDeckBottom, seat, piece, SeatSet::one(seat));
    }

    /// The top cards of a deck: some go to the bottom, the others back on top in an order of choice.
    fn arrange(&mut self, s: Script, top: u8, bottom: u8) -> Result<bool, Asked> {
        let seat = s.me;
        if s.step == 0 {
            let count = usize::from(top).min(self.p.zones(seat).deck_size());
            if count == 0 {
                return Ok(false);
            }
            self.look_at_tops(seat, count, false);
            let script = self.script();
            script.count = count as u8;
            script.shares = [bottom.min(count as u8), 0, 0, 0];
            script.step = 1;
            return self.ask_effect(seat);
        }
        // What is left on top after the last choice needs none.
        let placed = s.shares[1];
        if s.shares[0] == 0 && placed + 1 >= s.count {
            self.script().shares = [0; 4];
            return Ok(true);
        }
        self.ask_effect(seat)
    }

    /// The next of the cards looked at goes to the bottom, or to its place on top.
    fn arrange_next(&mut self, piece: Piece) {
        let s = *self.script();
        if s.shares[0] > 0 {
            self.put_at_bottom(piece);
            self.script().shares[0] -= 1;
            return;
        }
        let tops = self.tops(s.me, usize::from(s.count));
        if let Some(place) = tops.get(usize::from(s.shares[1])) {
            self.p.swap_cards(piece, piece_of(s.me, *place));
        }
        let others = self.others(s.me);
        self.p.knowledge[s.me.index()].mix(others, &tops);
        self.script().shares[1] += 1;
    }
}
