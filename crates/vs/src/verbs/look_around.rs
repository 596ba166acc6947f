//! A look at everything that players keep to themselves.

use crate::event::{Event, Happened};
use crate::plain::{Hidden, Side};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Script, piece_of};
use crate::state::window::Cards;
use crate::state::zones::Set;
use crate::verbs::Verb;
use longbox_kernel::{Seat, SeatSet, Witness};

/// I look at all cards in these places of the players of that side. Their decks are shuffled behind it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LookAround(pub(crate) Side, pub(crate) Vec<Hidden>);

impl Verb for LookAround {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let context = crate::derive::evaluate::Context::script(run.p, &s);
        let mut seen = 0;
        for seat in run.g.seats_of(run.p, self.0, &context).iter() {
            seen += self.1.iter().map(|place| run.look_into(*place, seat, s.me)).sum::<usize>();
        }
        Ok(run.counted(seen as i16))
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A player looks at the cards of another; returns how many there are.
    fn look_into(&mut self, place: Hidden, seat: Seat, by: Seat) -> usize {
        let zones = *self.p.zones(seat);
        match place {
            Hidden::Hand => {
                self.look_at_hand(seat, by);
                zones.hand.len()
            }
            Hidden::Deck => {
                self.look_through_deck(seat, by);
                self.tell_deck(seat, by);
                self.shuffle_deck(seat);
                zones.deck_size()
            }
            Hidden::Resources => self.look_over(zones.face_down(), seat, by),
            Hidden::Removed => self.look_over(zones.removed, seat, by) + self.look_into_secret_pile(seat, by),
        }
    }

    /// One player is told which cards are in a deck, but not in which order.
    fn tell_deck(&mut self, seat: Seat, by: Seat) {
        let deck = self.p.zones(seat).deck;
        let mut cards: Cards = deck.iter().map(|number| piece_of(seat, *number)).collect();
        longbox_kernel::sort_by_key(&mut cards, |piece| self.p.card(*piece));
        for piece in cards {
            self.tell_card(Happened::LookedAt { in_hand: false }, by, piece, SeatSet::one(by));
        }
    }

    /// What is in it is told to one player, in one sentence: nobody else may count the cards.
    fn look_into_secret_pile(&mut self, seat: Seat, by: Seat) -> usize {
        let pile = self.p.inventions[seat.index() & 3];
        if pile.exists() {
            self.tell(Happened::LookedIntoPile { of: seat, pile }, by);
        }
        self.g.left_of(pile).count()
    }

    /// A player looks at cards that lie somewhere; those that are known to all are no news.
    fn look_over(&mut self, set: Set, seat: Seat, by: Seat) -> usize {
        let cards: Cards = set.pieces(seat).filter(|piece| !self.everybody_knows(*piece)).collect();
        self.lay_out(&cards);
        for piece in cards {
            self.see(by, piece);
            self.tell_card(Happened::LookedAt { in_hand: false }, by, piece, SeatSet::one(by));
        }
        set.len()
    }
}
