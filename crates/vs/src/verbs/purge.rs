//! Cards that are taken out of the game wherever they are.

use crate::derive::evaluate::Eye;
use crate::event::{Event, Happened};
use crate::plain::{Filter, Player};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Piece, Script, piece_of};
use crate::verbs::Verb;
use longbox_kernel::{SeatSet, Witness};
use tinyvec::ArrayVec;

/// KO pile, hand and deck are shown; every such card of them leaves the game, and the deck is shuffled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Purge(pub(crate) Player, pub(crate) Filter);

impl Verb for Purge {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        Ok(run.purge(&self.0, &self.1, s))
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// All hidden cards of a player are shown, and every card that fits leaves the game.
    fn purge(&mut self, player: &Player, what: &Filter, s: Script) -> bool {
        let Some(seat) = self.g.player(self.p, player, &Eye::script(self.p, &s)) else { return false };
        self.reveal_hand(seat);
        self.look_through_deck(seat, SeatSet::ALL);
        self.tell(Happened::DeckShown, seat);
        let eye = Eye::script(self.p, &s);
        let fits = |piece: &Piece| self.g.card_is(self.p, what, self.p.card(*piece), &eye);
        let zones = *self.p.zones(seat);
        let piles = zones.ko.pieces(seat).filter(fits);
        let piles: ArrayVec<[Piece; 80]> = piles.collect();
        let deck: ArrayVec<[Piece; 80]> =
            zones.deck.iter().map(|number| piece_of(seat, *number)).filter(fits).collect();
        let in_hand: ArrayVec<[u16; 80]> =
            zones.hand.pieces(seat).filter(fits).map(|piece| self.p.card(piece)).collect();
        for piece in &piles {
            self.out_of_ko_pile(*piece);
            self.remove_from_game(*piece);
        }
        for piece in &deck {
            self.p.zones[seat.index()].deck.retain(|number| piece_of(seat, *number) != *piece);
            self.remove_from_game(*piece);
        }
        for card in &in_hand {
            // By card, because pieces of a hand change when cards leave it.
            if let Some(piece) = self.find_in_hand(seat, *card) {
                let piece = self.out_of_hand(piece);
                self.remove_from_game(piece);
            }
        }
        if !in_hand.is_empty() {
            self.notice_hand(seat);
        }
        self.shuffle_deck(seat);
        self.script().amount = (piles.len() + deck.len() + in_hand.len()) as i16;
        true
    }
}
