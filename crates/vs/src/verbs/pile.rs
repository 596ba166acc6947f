//! Cards of a pile beside a deck.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::plain::{TriggerKind, Works};
use crate::program::{NO_COND, TriggerDef};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighters, Frame, OWN, Piece, Position, Script, UNKNOWN, owner};
use crate::state::zones::Set;
use crate::verbs::Verb;
use longbox_kernel::{Seat, SeatSet, Witness};

/// A card at random of the pile with this bit is revealed. What it does then is done at once, before anything else
/// that waits; otherwise it stays in the pile.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RevealFromPile(pub(crate) u8);

impl Verb for RevealFromPile {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let cards = run.g.pile_for(run.p, s.me, self.0).map(|seat| (seat, run.g.pile(run.p, seat, self.0)));
        let Some(piece) = cards.and_then(|(seat, pile)| run.at_random(seat, pile)) else {
            return Ok(run.counted(0));
        };
        run.tell_card(Happened::Revealed, owner(piece), piece, SeatSet::ALL);
        run.counted(1);
        run.done(true);
        run.begin_revealed(piece, &s);
        Err(Asked)
    }
}

impl Vs {
    /// The cards of a player that lie in this pile. Nobody holds one captive, so whichever is out of the game does.
    pub(crate) fn pile(&self, p: &Position, seat: Seat, pile: u8) -> Set {
        let belongs = |piece: &Piece| self.belongs_to(p, *piece, pile);
        let mut cards = Set::default();
        p.zones(seat).removed.pieces(seat).filter(belongs).for_each(|piece| cards.add(piece));
        cards
    }

    /// The cards of a player that lie in a pile beside the deck, whichever. A player who is out has none.
    pub fn piles(&self, p: &Position, seat: Seat) -> Set {
        if p.alive.contains(seat) { self.pile(p, seat, u8::MAX) } else { Set::default() }
    }

    pub(crate) fn is_in_pile(&self, p: &Position, piece: Piece) -> bool {
        self.pile(p, owner(piece), u8::MAX).contains(piece)
    }

    fn belongs_to(&self, p: &Position, piece: Piece, pile: u8) -> bool {
        let card = p.card(piece);
        card != UNKNOWN && self.face(card).pile & pile != 0 && self.face(card).returns()
    }

    /// Whose pile a player uses: the own one, otherwise that of the next enemy who has one.
    fn pile_for(&self, p: &Position, me: Seat, pile: u8) -> Option<Seat> {
        let has = |seat: Seat| Set(u128::MAX >> (128 - OWN)).pieces(seat).any(|piece| self.belongs_to(p, piece, pile));
        let mut others = p.enemy_seats(me);
        let mut next = Some(me);
        while let Some(seat) = next {
            if has(seat) {
                return Some(seat);
            }
            others = others.without(seat);
            next = others.next_after(seat);
        }
        None
    }

    /// What a card of a pile does when it is revealed.
    fn when_revealed(&self, p: &Position, piece: Piece) -> Option<&TriggerDef> {
        let triggers = self.powers_outside(p, piece, Works::Pile).flat_map(|power| &self.program.power(power).triggers);
        triggers.into_iter().find(|trigger| trigger.on.kind == TriggerKind::Revealed)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// What a revealed card does, for the player who revealed it.
    fn begin_revealed(&mut self, piece: Piece, by: &Script) {
        let g = self.g;
        let Some(trigger) = g.when_revealed(self.p, piece) else { return };
        let card = self.p.card(piece);
        let mut script = Script::new(trigger.place, card, by.me);
        script.kod = piece;
        script.those = Fighters::one(Context::script(self.p, by).this);
        let context = Context::script(self.p, &script);
        if trigger.given != NO_COND && !g.holds(self.p, &g.program.conds[usize::from(trigger.given)], &context) {
            return;
        }
        self.push(Frame::Script(script));
        self.tell_open(Happened::TriggerBegan, by.me, card);
    }

    /// A card that its own power has brought into play is the character whose power it is from now on.
    pub(crate) fn become_this(&mut self, piece: Piece) {
        let Some(slot) = self.p.slot_of(piece) else { return };
        let stamp = self.p.fighter(slot).stamp;
        let script = self.script();
        (script.this, script.this_stamp) = (slot, stamp);
    }
}
