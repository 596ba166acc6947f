//! Discarding cards of a hand.

use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::menu::Choice;
use crate::plain::{Filter, Num, Player};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{CardNo, NO_PIECE, OWN, Piece, Script};
use crate::state::progress::Progress;
use crate::state::zones::Set;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, Witness};
use tinyvec::ArrayVec;

/// So many cards of the player's choice; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Discard {
    pub(crate) player: Player,
    pub(crate) number: Num,
    pub(crate) what: Filter,
    /// Fewer will do.
    pub(crate) fewer: bool,
}

impl Verb for Discard {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(seat) = run.seat(&self.player, s) else { return Ok(run.counted(0)) };
        let total = run.number(&self.number).clamp(0, 80) as u8;
        let (cards, over) = discarded(&s);
        let context = Context::script(run.p, &s);
        let fits = run.hand_cards(seat, |card| run.g.card_is(run.p, &self.what, card, &context));
        // Which cards fit is the player's secret: whoever has a hand is asked.
        let over = match self.what {
            Filter::Any => fits.is_empty() || over,
            _ => run.p.zones(seat).hand.is_empty() || over,
        };
        if cards >= total || over {
            return Ok(run.discarded(seat, i16::from(cards)));
        }
        run.ask_effect(seat)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let Some(seat) = at.player(&self.player) else { return };
        at.list_cards(at.p.zones(seat).hand, seat, &self.what, menu);
        if self.fewer || self.what != Filter::Any {
            menu.push(Choice::Pass);
        }
    }

    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, piece: Option<Piece>) {
        let (mut cards, _) = discarded(&s);
        if let Some(piece) = piece {
            run.discard(piece);
            cards += 1;
        }
        run.script().progress = Progress::Discarding { cards, over: piece.is_none() };
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }

    fn passes(&self) -> Option<&'static str> {
        Some(if self.fewer { "Enough" } else { "Discard none" })
    }

    fn is_idle(&self, at: &Look<'_>) -> bool {
        at.player(&self.player).is_none_or(|seat| at.p.zones(seat).hand.is_empty())
    }
}

/// How many cards so far, and whether that is all.
fn discarded(s: &Script) -> (u8, bool) {
    match s.progress {
        Progress::Discarding { cards, over } => (cards, over),
        _ => (0, false),
    }
}

/// So many cards at random; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DiscardAtRandom(pub(crate) Player, pub(crate) Num);

impl Verb for DiscardAtRandom {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let count = run.number(&self.1);
        let Some(seat) = run.seat(&self.0, s) else { return Ok(run.counted(0)) };
        let discarded = (0..count).take_while(|_| run.discard_at_random(seat)).count() as i16;
        Ok(run.discarded(seat, discarded))
    }
}

/// The hand is revealed and every such card discarded; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DiscardAll(pub(crate) Player, pub(crate) Filter);

impl Verb for DiscardAll {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(seat) = run.seat(&self.0, s) else { return Ok(run.counted(0)) };
        run.reveal_hand(seat);
        let context = Context::script(run.p, &s);
        let set = run.hand_cards(seat, |card| run.g.card_is(run.p, &self.1, card, &context));
        Ok(run.discard_set(seat, set))
    }
}

/// The hand, without showing it first; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DiscardHand(pub(crate) Player);

impl Verb for DiscardHand {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(seat) = run.seat(&self.0, s) else { return Ok(run.counted(0)) };
        let hand = run.p.zones(seat).hand;
        run.discard_set(seat, hand);
        Ok(true)
    }
}

/// Of a hand that I have looked at I pick such a card, which is discarded.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DiscardPicked(pub(crate) Player, pub(crate) Filter);

impl Verb for DiscardPicked {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(seat) = run.seat(&self.0, s) else { return Ok(false) };
        if !s.progress.is_begun() {
            run.script().kod = NO_PIECE;
            if s.kod != NO_PIECE {
                run.discard(s.kod);
            }
            return Ok(run.discarded(seat, i16::from(s.kod != NO_PIECE)));
        }
        let hand = run.p.zones(seat).hand;
        // Whether a card fits is between the two of them: whoever looked at a hand is asked.
        match hand.is_empty() {
            true => Ok(run.counted(0)),
            false => run.ask_effect(s.me),
        }
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let Some(seat) = at.player(&self.0) else { return };
        at.list_cards(at.p.zones(seat).hand, seat, &self.1, menu);
        // In the order of the cards: that of the hand is its player's secret.
        longbox_kernel::sort_by_key(menu, |choice| match choice {
            Choice::Card(piece) => at.p.card(*piece),
            _ => CardNo::MAX,
        });
        if menu.is_empty() {
            menu.push(Choice::Pass);
        }
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }

    fn passes(&self) -> Option<&'static str> {
        Some("Pick none")
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    fn discard_at_random(&mut self, seat: Seat) -> bool {
        let hand = self.p.zones(seat).hand;
        let Some(piece) = self.at_random(seat, hand) else { return false };
        self.discard(piece);
        true
    }

    /// Discards these cards of a hand; `Amount` is how many.
    pub(super) fn discard_set(&mut self, seat: Seat, set: Set) -> bool {
        let place = |piece: Piece| (self.p.card(piece), self.p.heap_of(piece));
        let mut cards: ArrayVec<[(CardNo, u8); OWN]> = set.pieces(seat).map(place).collect();
        // The order of a hand is the player's secret.
        longbox_kernel::sort(&mut cards);
        for (card, heap) in &cards {
            // By card, because pieces of a hand change when cards leave it.
            if let Some(piece) = self.find_in_heap(seat, *card, *heap) {
                self.discard(piece);
            }
        }
        self.discarded(seat, cards.len() as i16)
    }

    /// So many cards of a hand were discarded at once.
    fn discarded(&mut self, seat: Seat, cards: i16) -> bool {
        if cards > 0 {
            self.notice_discard(seat);
        }
        self.counted(cards)
    }
}
