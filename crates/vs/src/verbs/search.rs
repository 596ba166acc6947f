//! Cards that are looked for in a deck.

use crate::change::piles::Handful;
use crate::derive::evaluate::Eye;
use crate::event::{Event, Happened};
use crate::menu::Choice;
use crate::plain::{Dest, Filter};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighters, NO_PIECE, Piece, Script, local, owner, piece_of};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Witness};

/// My deck is searched for one such card, then shuffled. `wide`: my hand and KO pile, too.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Search {
    pub(crate) what: Filter,
    pub(crate) to: Dest,
    pub(crate) wide: bool,
}

impl Verb for Search {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.search(s, self.to, self.wide)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        match at.asks_row() {
            true => at.list_rows(menu),
            false => at.list_search(&self.what, self.wide, menu),
        }
    }

    fn asks(&self, at: &Look<'_>) -> String {
        at.row_or("Which card?")
    }

    fn passes(&self) -> Option<&'static str> {
        Some("Take none")
    }
}

/// Cards are shown from the top of my deck up to the first such one, which goes there; the others are shuffled in.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RevealUntil {
    pub(crate) what: Filter,
    pub(crate) to: Dest,
}

impl Verb for RevealUntil {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.reveal_until(s, &self.what, self.to)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// These seats see every card of a deck.
    pub(crate) fn look_through_deck(&mut self, seat: Seat, seers: impl Into<SeatSet>) {
        let seers = seers.into();
        for number in self.p.zones(seat).deck {
            self.see(seers, piece_of(seat, number));
        }
    }

    /// The player looks through the deck for one such card, or finds none, and shuffles it.
    fn search(&mut self, s: Script, to: Dest, wide: bool) -> Result<bool, Asked> {
        let seat = s.me;
        match s.progress {
            Progress::Begun => {
                self.look_through_deck(seat, seat);
                let zones = self.p.zones(seat);
                let elsewhere = wide && !(zones.hand.is_empty() && zones.ko.is_empty());
                if zones.deck.is_empty() && !elsewhere {
                    return Ok(false);
                }
                self.ask_effect(seat)
            }
            _ if s.kod == NO_PIECE => {
                self.shuffle_deck(seat);
                Ok(false)
            }
            _ => {
                let piece = s.kod;
                let row = self.row_for(s, to)?;
                self.script().kod = NO_PIECE;
                if self.can_appear(piece, seat, to) {
                    let piece = self.out_of_wherever(piece);
                    match to {
                        // Nobody else sees what was found for the hand.
                        Dest::Hand => self.take_in_hand(piece),
                        _ => self.send(piece, to, seat, row),
                    }
                }
                self.shuffle_deck(seat);
                Ok(true)
            }
        }
    }

    /// Takes a card out of the place where it was found: hand, KO pile or deck.
    fn out_of_wherever(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let zones = self.p.zones(seat);
        if zones.hand.contains(piece) {
            let piece = self.out_of_hand(piece);
            self.notice_hand(seat);
            return piece;
        }
        if zones.ko.contains(piece) {
            self.out_of_ko_pile(piece);
            return piece;
        }
        self.out_of_deck(piece)
    }

    /// Cards are shown from the top of the deck until one fits.
    fn reveal_until(&mut self, s: Script, what: &Filter, to: Dest) -> Result<bool, Asked> {
        let seat = s.me;
        if s.progress.is_begun() {
            let eye = Eye::script(self.p, &s);
            let mut found = NO_PIECE;
            for number in self.p.zones(seat).deck.iter().rev().copied().collect::<Handful>() {
                let piece = piece_of(seat, number);
                self.see(SeatSet::ALL, piece);
                self.tell_card(Happened::Revealed, seat, piece, SeatSet::ALL);
                if self.g.card_is(self.p, what, self.p.card(piece), &eye) {
                    found = piece;
                    break;
                }
            }
            let script = self.script();
            script.kod = found;
            script.progress = Progress::Chosen;
        }
        let s = *self.script();
        let piece = s.kod;
        if piece == NO_PIECE {
            self.shuffle_deck(seat);
            return Ok(false);
        }
        let row = self.row_for(s, to)?;
        self.script().kod = NO_PIECE;
        if !self.can_appear(piece, seat, to) {
            self.shuffle_deck(seat);
            return Ok(false);
        }
        self.p.zones[seat.index()].deck.retain(|number| *number != local(piece) as u8);
        self.send(piece, to, seat, row);
        self.bind_piece(piece);
        self.shuffle_deck(seat);
        Ok(true)
    }

    /// `It` is the character that stands on this piece now.
    pub(crate) fn bind_piece(&mut self, piece: Piece) {
        let slot = self.p.slot_of(piece);
        self.script().it = slot.map_or(Fighters::NONE, Fighters::one);
    }
}
