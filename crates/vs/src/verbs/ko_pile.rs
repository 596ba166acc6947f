//! Cards of KO piles that go elsewhere.

use crate::derive::evaluate::Eye;
use crate::event::{Event, Happened};
use crate::language::Is;
use crate::menu::Choice;
use crate::plain::{Dest, Filter, Num, Side};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{NO_PIECE, Piece, Row, Script, owner};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Witness};
use tinyvec::ArrayVec;

/// One card of a KO pile of that side.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FromKo {
    pub(crate) side: Side,
    pub(crate) what: Filter,
    pub(crate) to: Dest,
}

impl Verb for FromKo {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.take_from_ko(s, self.side, &self.what, self.to)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        if at.asks_row() {
            at.list_rows(menu);
            return;
        }
        for seat in at.seats(self.side).iter() {
            at.list_cards(at.p.zones(seat).ko, seat, &self.what, menu);
        }
    }

    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        Some(Need::KoCard(self.side, self.what.clone()))
    }

    fn asks(&self, at: &Look<'_>) -> String {
        at.row_or("Which card?")
    }
}

/// So many cards of my KO pile, at random, to my hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RandomFromKo(pub(crate) Num);

impl Verb for RandomFromKo {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let count = run.number(&self.0);
        Ok((0..count).fold(false, |did, _| run.random_from_ko(s.me) || did))
    }
}

/// Each such card in every KO pile is shuffled into its owner's deck; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KoPilesToDecks(pub(crate) Filter);

impl Verb for KoPilesToDecks {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        Ok(run.ko_piles_to_decks(s, &self.0))
    }
}

/// The card that a trigger is about, from the KO pile; for a power that works there, its own card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MoveKod(pub(crate) Dest);

impl Verb for MoveKod {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.move_kod(s, self.0)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Where a card will stand, if it comes into play: asked for once.
    pub(crate) fn row_for(&mut self, s: Script, to: Dest) -> Result<Row, Asked> {
        match (to, s.progress) {
            (Dest::MySide, Progress::Row(row)) => Ok(row),
            (Dest::MySide, _) => {
                self.script().progress = Progress::AsksRow;
                self.ask_effect(s.me)
            }
            _ => Ok(Row::Front),
        }
    }

    /// A card whose name is the main character's cannot come to that side: it stays where it was.
    pub(crate) fn can_appear(&mut self, piece: Piece, side: Seat, to: Dest) -> bool {
        let card = self.p.card(piece);
        let taken = to == Dest::MySide && self.g.name_is_taken(self.p, side, card).is_some();
        if taken {
            self.tell_card(Happened::CannotAppear, side, piece, SeatSet::ALL);
        }
        !taken
    }

    /// A card that is nowhere else goes there.
    pub(crate) fn send(&mut self, piece: Piece, to: Dest, side: Seat, row: Row) {
        match to {
            Dest::Hand => self.return_to_hand(piece),
            Dest::Deck => {
                self.shuffle_in(piece);
                self.shuffle_deck(owner(piece));
            }
            Dest::MySide => {
                self.enter(piece, side, row);
            }
            Dest::Resources => {
                self.tell_card(Happened::BecameResource { face_up: false }, owner(piece), piece, SeatSet::ALL);
                self.new_resource(piece, false);
            }
            Dest::Ko => self.put_in_ko_pile(piece),
            Dest::DeckBottom => self.put_under_deck(piece),
            Dest::Removed => self.remove_from_game(piece),
        }
    }

    fn take_from_ko(&mut self, s: Script, side: Side, what: &Filter, to: Dest) -> Result<bool, Asked> {
        if s.progress.is_begun() {
            let eye = Eye::script(self.p, &s);
            let seats = self.g.seats_of(self.p, side, &eye);
            let any = seats.iter().any(|seat| {
                let mut pile = self.p.zones(seat).ko.pieces(seat);
                pile.any(|piece| self.g.card_is(self.p, what, self.p.card(piece), &eye))
            });
            return if any { self.ask_effect(s.me) } else { Ok(false) };
        }
        let piece = s.kod;
        let row = self.row_for(s, to)?;
        self.script().kod = NO_PIECE;
        let here = piece != NO_PIECE && self.p.zones(owner(piece)).ko.contains(piece);
        if !here || !self.can_appear(piece, s.me, to) {
            return Ok(false);
        }
        // What follows may speak of this card and its owner.
        let card = self.p.card(piece);
        let script = self.script();
        script.named = card;
        script.chosen = owner(piece).0;
        self.out_of_ko_pile(piece);
        self.send(piece, to, s.me, row);
        Ok(true)
    }

    fn random_from_ko(&mut self, seat: Seat) -> bool {
        let pile = self.p.zones(seat).ko;
        let Some(piece) = self.at_random(seat, pile) else { return false };
        self.out_of_ko_pile(piece);
        self.return_to_hand(piece);
        true
    }

    fn ko_piles_to_decks(&mut self, s: Script, what: &Filter) -> bool {
        let mut moved = 0;
        for seat in self.p.alive.iter() {
            let eye = Eye::script(self.p, &s);
            let fits = |piece: &Piece| self.g.card_is(self.p, what, self.p.card(*piece), &eye);
            let pile = self.p.zones(seat).ko;
            let pieces: ArrayVec<[Piece; 80]> = pile.pieces(seat).filter(fits).collect();
            for piece in &pieces {
                self.out_of_ko_pile(*piece);
                self.shuffle_in(*piece);
            }
            if !pieces.is_empty() {
                self.shuffle_deck(seat);
            }
            moved += pieces.len() as i16;
        }
        self.script().amount = moved;
        moved > 0
    }

    /// The card that a trigger is about, if it still lies in the KO pile.
    fn move_kod(&mut self, s: Script, to: Dest) -> Result<bool, Asked> {
        let piece = s.kod;
        if piece == NO_PIECE || !self.p.zones(owner(piece)).ko.contains(piece) {
            return Ok(false);
        }
        let row = self.row_for(s, to)?;
        if !self.can_appear(piece, s.me, to) {
            return Ok(false);
        }
        self.out_of_ko_pile(piece);
        self.send(piece, to, s.me, row);
        Ok(true)
    }
}
