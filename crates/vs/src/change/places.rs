//! Cards outside play that change places.

use crate::event::{Event, Happened};
use crate::plain::{Dest, From};
use crate::run::Run;
use crate::state::position::{Piece, Row, local, owner, piece_of};
use crate::state::window::{Shown, Window};
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Takes a card out of the place where it lies.
    pub(crate) fn take_out(&mut self, piece: Piece, from: From) -> Piece {
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
        if zones.removed.contains(piece) {
            return self.out_of_removed(piece);
        }
        let window = self.script().window;
        if let (From::Window | From::Card, Window::Top(seat, cards)) = (from, window) {
            self.script().window = Window::Top(seat, cards.saturating_sub(1));
        }
        match (from, window) {
            (From::Window, Window::Top(..)) => self.off_the_top(piece),
            // All have seen where it was.
            (From::Window | From::Card, _) if self.everybody_knows(piece) => {
                self.p.zones[seat.index()].leave_deck(local(piece) as u8);
                piece
            }
            _ => self.out_of_deck(piece),
        }
    }

    /// A card that may not appear on that side stays where it was.
    pub(crate) fn can_appear(&mut self, piece: Piece, side: Seat, to: Dest) -> bool {
        let card = self.p.card(piece);
        let taken = to.is_in_play() && self.g.may_appear(self.p, side, card).is_err();
        if taken {
            self.tell_card(Happened::CannotAppear, side, piece, SeatSet::ALL);
        }
        !taken
    }

    /// A card that is nowhere else goes there; these seats see which it is.
    pub(crate) fn send(&mut self, piece: Piece, to: Dest, (side, row): (Seat, Row), seers: SeatSet) {
        match to {
            Dest::Hand => self.take_in_hand(piece, seers),
            Dest::Deck => self.shuffle_in(piece),
            Dest::DeckFaceUp => self.shuffle_in_face_up(piece),
            Dest::MySide => {
                self.enter(piece, side, row);
            }
            Dest::MyRow(row) => {
                self.enter(piece, side, row);
            }
            Dest::Resources { up } => {
                let seers = if up { SeatSet::ALL } else { seers };
                self.tell_card(Happened::BecameResource { face_up: up }, owner(piece), piece, seers);
                self.new_resource(piece, up);
            }
            // What is not asked for lies face down.
            Dest::Locations => self.send(piece, Dest::Resources { up: false }, (side, row), seers),
            Dest::Ko => {
                self.put_in_ko_pile(piece);
                self.tell_card(Happened::ToKoPile, owner(piece), piece, SeatSet::ALL);
            }
            Dest::DeckBottom => self.put_under_deck(piece, seers),
            Dest::Removed => self.remove_from_game(piece),
            Dest::Shown => self.show_one(piece),
            Dest::Aside => self.lay_aside(piece),
        }
    }

    /// A card that was found lies before all.
    fn lay_aside(&mut self, piece: Piece) {
        let seat = owner(piece);
        self.see(SeatSet::ALL, piece);
        self.p.zones[seat.index()].removed.add(piece);
        self.tell_card(Happened::Revealed, seat, piece, SeatSet::ALL);
        let shown = match self.script().window {
            Window::Shown(_) => self.p.shown,
            Window::Shut | Window::Top(..) | Window::Piles(..) => Shown::NONE,
        };
        self.p.shown = shown.with(local(piece) as u8);
        self.script().window = Window::Shown(seat);
    }

    /// All see a card of a pile. In a deck it comes to the top, so that nobody learns where it was.
    fn show_one(&mut self, piece: Piece) {
        let seat = owner(piece);
        let closed = self.p.zones(seat).closed_deck();
        let open = self.p.zones(seat).open_in_deck.contains(&(local(piece) as u8));
        let mut shown = piece;
        if let Some(top) = closed.last().filter(|_| closed.contains(&(local(piece) as u8))) {
            let others = self.others(seat);
            self.p.knowledge[seat.index()].mix(others, &closed);
            shown = piece_of(seat, *top);
            self.p.swap_cards(piece, shown);
        } else if !open {
            self.blur_hand(seat, piece);
        }
        self.see(SeatSet::ALL, shown);
        self.tell_card(Happened::Revealed, seat, shown, SeatSet::ALL);
        self.script().kod = shown;
        self.bind_card(self.p.card(shown));
    }
}
