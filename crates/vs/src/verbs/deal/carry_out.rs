//! A deal is carried out: all of it together, so that nobody falls and nothing triggers in between.

use super::{Offer, seen_by};
use crate::combat::stun_and_ko::How;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::state::deal::{Deal, PARTS, Pick};
use crate::state::position::{CardNo, Fighters, Row, Script, piece_of};
use crate::state::progress::{Next, Progress};
use crate::state::zones::Set;
use crate::verbs::{Effect, Verb};
use longbox_kernel::{Seat, Witness};

/// Parts are done in this order, whoever offered what, and each looks at things as they were: what was in a hand goes
/// before new cards come, and what was there is healed or stands up before anybody is hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Help,
    Wound,
    Draw,
    Lose,
}

fn turn_of(effect: &Effect) -> Option<Turn> {
    match effect {
        Effect::Wound(_) => Some(Turn::Wound),
        Effect::Draw(_) => Some(Turn::Draw),
        Effect::Lose(_) => Some(Turn::Lose),
        // For all parts together.
        Effect::Discard(_) | Effect::DiscardHand(_) | Effect::MoveCards(_) => None,
        Effect::Stun(_) | Effect::Daze(_) | Effect::Ko(_) => None,
        _ => Some(Turn::Help),
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    pub(super) fn carry_out(&mut self, offer: &Offer, s: Script) {
        self.new_batch();
        let (deal, batch, waiting) = (self.p.deal, self.p.batch, self.p.pending_triggers.len());
        let coming = self.coming_cards(offer, &deal, &s);
        for other in [false, true] {
            self.discard_for(offer, &deal, seen_by(&s, other).me, other);
        }
        for (number, card) in coming.into_iter().enumerate() {
            self.put_for(offer, &deal, &s, number, card);
        }
        self.do_parts(offer, &deal, &s, Turn::Help);
        self.do_parts(offer, &deal, &s, Turn::Wound);
        self.fell(offer, &deal, &s);
        self.do_parts(offer, &deal, &s, Turn::Draw);
        self.do_parts(offer, &deal, &s, Turn::Lose);
        for pending in self.p.pending_triggers.iter_mut().skip(waiting) {
            pending.batch = batch;
        }
        *self.script() = Script { progress: Progress::Dealing(crate::state::progress::Bargain::Off), ..s };
    }

    /// The cards that come into play, by what they are: pieces of a hand change when cards leave it.
    fn coming_cards(&self, offer: &Offer, deal: &Deal, s: &Script) -> [Option<CardNo>; PARTS] {
        let mut cards = [None; PARTS];
        for (number, part) in deal.terms.parts().enumerate() {
            let Some(Effect::MoveCards(_)) = offer.line(part).map(|line| &line.does) else { continue };
            let seat = seen_by(s, part.other).me;
            let piece = deal.picks[number][0].number().map(|card| piece_of(seat, card));
            cards[number] =
                piece.filter(|piece| self.p.zones(seat).hand.contains(*piece)).map(|piece| self.p.card(piece));
        }
        cards
    }

    /// All cards that a player discards.
    fn discard_for(&mut self, offer: &Offer, deal: &Deal, seat: Seat, other: bool) {
        let mine = || deal.terms.parts().enumerate().filter(move |(_, part)| part.other == other);
        let does = |part| offer.line(part).map(|line| &line.does);
        let mut cards = Set::default();
        let mut kept = Set::default();
        for (number, part) in mine() {
            let picks = deal.picks[number].iter().filter_map(|pick| pick.number()).map(|card| piece_of(seat, card));
            match does(part) {
                Some(Effect::Discard(_)) => picks.into_iter().for_each(|piece| cards.add(piece)),
                Some(Effect::MoveCards(_)) => picks.into_iter().take(1).for_each(|piece| kept.add(piece)),
                _ => {}
            }
        }
        let hand = self.p.zones(seat).hand;
        if mine().any(|(_, part)| matches!(does(part), Some(Effect::DiscardHand(_)))) {
            cards = hand.minus(kept);
        }
        self.discard_set(seat, Set(cards.0 & hand.0));
    }

    fn put_for(&mut self, offer: &Offer, deal: &Deal, s: &Script, number: usize, card: Option<CardNo>) {
        let (Some(part), Some(card)) = (deal.terms.parts().nth(number), card) else { return };
        let Some(does @ Effect::MoveCards(cards)) = offer.line(part).map(|line| &line.does) else { return };
        let seen = seen_by(s, part.other);
        let fits = self.g.card_is(self.p, &cards.what, card, &Context::script(self.p, &seen));
        let Some(piece) = self.find_in_hand(seen.me, card).filter(|_| fits) else { return };
        let row = if deal.picks[number][1] == Pick::of(1) { Row::Back } else { Row::Front };
        let progress = Progress::Moving { moved: 0, next: Next::Row(row) };
        self.work_as(Script { kod: piece, progress, ..seen }, does);
    }

    fn do_parts(&mut self, offer: &Offer, deal: &Deal, s: &Script, turn: Turn) {
        for (number, part) in deal.terms.parts().enumerate() {
            let Some(line) = offer.line(part).filter(|line| turn_of(&line.does) == Some(turn)) else { continue };
            let picked = chosen(deal, number);
            let script = Script { picked, progress: Progress::Chosen, ..seen_by(s, part.other) };
            self.work_as(script, &line.does);
        }
    }

    /// Whoever is stunned or KO'd falls together.
    fn fell(&mut self, offer: &Offer, deal: &Deal, s: &Script) {
        let (mut stunned, mut dazed, mut kod) = (Fighters::NONE, Fighters::NONE, Fighters::NONE);
        for (number, part) in deal.terms.parts().enumerate() {
            let Some(line) = offer.line(part) else { continue };
            let set = match &line.does {
                Effect::Stun(_) => &mut stunned,
                Effect::Daze(_) => &mut dazed,
                Effect::Ko(_) => &mut kod,
                _ => continue,
            };
            *set |= match line.does.whom() {
                Some(Who::One(..)) => chosen(deal, number),
                Some(who) => self.g.who(self.p, who, &Context::script(self.p, &seen_by(s, part.other))),
                None => Fighters::NONE,
            };
        }
        let credit = self.source();
        if !stunned.is_empty() {
            self.stun(&[(stunned, credit)], How::Effect);
        }
        if !dazed.is_empty() {
            self.stun(&[(dazed & self.p.in_play, credit)], How::Daze);
        }
        if !kod.is_empty() {
            self.ko(kod & self.p.in_play, credit);
        }
    }

    /// Everything is chosen, so that nothing is asked.
    fn work_as(&mut self, script: Script, effect: &Effect) {
        *self.script() = script;
        let _ = effect.work(self, script).is_ok();
    }
}

fn chosen(deal: &Deal, number: usize) -> Fighters {
    deal.picks[number][0].number().map_or(Fighters::NONE, Fighters::one)
}
