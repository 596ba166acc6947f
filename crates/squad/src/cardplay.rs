//! Effects that move cards between hands, decks and discard piles.

use crate::event::{Event, EventKind};
use crate::language::{Rest, To};
use crate::moves::Handful;
use crate::position::{Ask, CardNo, HAND, NOBODY, Script};
use crate::program::{Op, PickOp, SiftOp, TakeOp};
use crate::run::Run;
use longbox_kernel::{Seat, SeatSet, Witness};

/// Steps of a `Sift`.
const TAKING: u8 = 1;
const ORDERING: u8 = 2;

impl<W: Witness<Event>> Run<'_, W> {
    pub(crate) fn card_op(&mut self, s: Script) {
        let op = self.g.program.ops[usize::from(s.at)];
        match op {
            Op::FromHand(who, pick, to) => {
                match self.g.seat(self.p, who, &s) {
                    Some(seat) => self.take_cards(s, seat, pick, to),
                    None => self.next(),
                }
                return;
            }
            Op::Sift(sift) => {
                self.sift(s, sift);
                return;
            }
            _ => {}
        }
        let did = self.simple_card_op(s, op);
        self.done(did);
    }

    /// Operations that need no question. Returns whether something happened.
    fn simple_card_op(&mut self, s: Script, op: Op) -> bool {
        match op {
            Op::Heal(num) => {
                let count = self.g.num(self.p, num, &s).clamp(0, 100);
                self.heal(s.me, count as u8) > 0
            }
            Op::Draw(who, num) => {
                let count = self.g.num(self.p, num, &s).clamp(0, 100);
                self.g.seat(self.p, who, &s).is_some_and(|seat| count > 0 && self.draw(seat, count as u8) > 0)
            }
            Op::Mill(who, num) => {
                let count = self.g.num(self.p, num, &s).clamp(0, 120);
                let Some(seat) = self.g.seat(self.p, who, &s) else { return false };
                (0..count).map_while(|_| self.mill(seat)).count() > 0
            }
            Op::MillWhile(who, filter) => {
                let Some(seat) = self.g.seat(self.p, who, &s) else { return false };
                let mut milled = false;
                while let Some(piece) = self.mill(seat) {
                    milled = true;
                    if !self.g.fits(self.p, filter, piece, &s) {
                        break;
                    }
                }
                milled
            }
            Op::MillCopies(who) => self.g.seat(self.p, who, &s).is_some_and(|seat| self.mill_copies(s, seat)),
            Op::ShuffleDeck(who) => {
                let seat = self.g.seat(self.p, who, &s);
                seat.inspect(|seat| self.shuffle_deck(*seat)).is_some()
            }
            Op::SwapDeckAndDiscard(who) => {
                let seat = self.g.seat(self.p, who, &s);
                seat.inspect(|seat| self.swap_piles(*seat)).is_some()
            }
            Op::TakeTopDiscard(filter, to) => {
                let top = self.p.piles(s.me).discard_top();
                if !top.is_some_and(|top| self.g.fits(self.p, filter, top, &s)) {
                    return false;
                }
                if let Some(piece) = self.off_discard(s.me) {
                    self.tell_open(self.kind_of(to), s.me, piece, 0);
                    self.place(s.me, piece, to);
                }
                true
            }
            _ => false,
        }
    }

    fn mill_copies(&mut self, s: Script, seat: Seat) -> bool {
        if s.card == NOBODY || s.discarded == 0 {
            return false;
        }
        let name = self.face(s.card).name;
        let piles = *self.p.piles(seat);
        let mut did = false;
        for piece in piles.deck() {
            if self.face(*piece).name != name {
                continue;
            }
            self.p.piles[seat.index()].take_from_deck(*piece);
            self.put_on_discard(seat, *piece);
            self.tell_open(EventKind::Milled, seat, *piece, 0);
            did = true;
        }
        if did {
            self.notice_empty_deck(seat);
        }
        did
    }

    fn swap_piles(&mut self, seat: Seat) {
        self.p.piles[seat.index()].swap();
        self.tell(EventKind::DeckAndDiscardSwapped, seat, None, 0);
        let piles = *self.p.piles(seat);
        self.mix(piles.deck());
        self.mix(piles.discard());
        if let Some(top) = self.p.piles(seat).discard_top() {
            self.see_all(top);
        }
        self.notice_empty_deck(seat);
    }

    /// Cards leave a hand: chosen by its player one after another (the order decides what comes to lie on top),
    /// at random, all, or by the one who sees it. Where nobody chooses, the order tells nothing of the hand.
    fn take_cards(&mut self, s: Script, seat: Seat, pick: PickOp, to: To) {
        if s.step == 0 {
            self.begin_take(s, seat, pick);
            return;
        }
        let count = usize::from(self.script().count);
        match pick {
            PickOp::Choose(_) if count == self.p.hand(seat).len() => self.leave_those(seat, to, |_, _| true),
            PickOp::Choose(_) if count > 0 => {
                self.ask(seat, Ask::Effect);
                return;
            }
            PickOp::Choose(_) => {}
            PickOp::ISeeAndChoose(filter) => {
                let fits = |piece: &u8| self.g.fits(self.p, filter, *piece, &s);
                if count > 0 && self.p.hand(seat).iter().any(fits) {
                    self.ask(s.me, Ask::Effect);
                    return;
                }
            }
            PickOp::Random(_) => {
                for _ in 0..count.min(self.p.hand(seat).len()) {
                    let at = self.p.dice.pick(self.p.hand(seat).len());
                    self.leave_hand(seat, self.p.hand(seat)[at], to);
                }
            }
            PickOp::All => self.leave_those(seat, to, |_, _| true),
            PickOp::ISeeAll(filter) => self.leave_those(seat, to, |run, piece| run.g.fits(run.p, filter, piece, &s)),
            PickOp::Revealed if self.p.hand(seat).contains(&s.card) => self.leave_hand(seat, s.card, to),
            PickOp::Revealed => {}
        }
        self.finish_take(seat, to);
    }

    /// Every card of the hand that is meant goes, in the order of the catalogue.
    fn leave_those(&mut self, seat: Seat, to: To, meant: impl Fn(&Self, u8) -> bool) {
        let hand = *self.p.hand(seat);
        let chosen = hand.iter().filter(|piece| meant(self, **piece));
        let mut cards: tinyvec::ArrayVec<[CardNo; HAND]> = chosen.map(|piece| self.p.card(*piece)).collect();
        longbox_kernel::sort(&mut cards);
        for card in cards {
            if let Some(piece) = self.p.find_in_hand(seat, card) {
                self.leave_hand(seat, piece, to);
            }
        }
    }

    fn begin_take(&mut self, s: Script, seat: Seat, pick: PickOp) {
        let hand = self.p.hand(seat).len() as u8;
        let count = match pick {
            PickOp::Choose(num) | PickOp::Random(num) => self.g.num(self.p, num, &s).clamp(0, 100) as u8,
            PickOp::All => hand,
            PickOp::Revealed | PickOp::ISeeAndChoose(_) | PickOp::ISeeAll(_) => 1,
        };
        let script = self.script();
        script.count = count.min(hand);
        script.discarded = 0;
        script.did = false;
        script.step = 1;
        if matches!(pick, PickOp::ISeeAndChoose(_) | PickOp::ISeeAll(_)) {
            let all: Handful = self.p.hand(seat).iter().copied().collect();
            for piece in all {
                self.see_in_hand(s.me, seat, piece);
                self.tell_card(EventKind::LookedAt, seat, piece, SeatSet::one(seat).with(s.me), 0);
            }
            // Options name pieces, so the hand stands as the one who looks knows it.
            self.p.settle_hand(seat, s.me);
        }
    }

    /// One card goes where the effect says.
    pub(crate) fn leave_hand(&mut self, seat: Seat, piece: u8, to: To) {
        let piece = match to {
            To::Discard => self.discard(seat, piece),
            _ => {
                // Who does not see which card it is has the whole hand in doubt.
                let me = self.script().me;
                let seen_by = if self.sees_the_choice() { SeatSet::one(seat).with(me) } else { SeatSet::one(seat) };
                if !seen_by.contains(seat.other()) {
                    let hand: Handful = self.p.hand(seat).iter().copied().collect();
                    self.p.knowledge.mix(seat.other(), &hand);
                    self.lose_track(&hand);
                }
                let piece = self.out_of_hand(seat, piece);
                self.tell_card(self.kind_of(to), seat, piece, seen_by, 0);
                match to {
                    // The deck is shuffled once, when all cards are in it.
                    To::IntoDeck => self.p.piles[seat.index()].push_deck(piece),
                    _ => self.place(seat, piece, to),
                }
                piece
            }
        };
        let script = self.script();
        script.card = piece;
        script.discarded += 1;
        script.did = true;
    }

    /// Whether the one whose effect it is sees which card of the other hand goes.
    fn sees_the_choice(&mut self) -> bool {
        let at = usize::from(self.script().at);
        use PickOp::{ISeeAll, ISeeAndChoose, Revealed};
        matches!(self.g.program.ops[at], Op::FromHand(_, ISeeAndChoose(_) | ISeeAll(_) | Revealed, _))
    }

    fn finish_take(&mut self, seat: Seat, to: To) {
        let count = self.script().discarded;
        match to {
            To::Discard => self.ability_discarded(seat, count),
            To::IntoDeck if count > 0 => self.shuffle_deck(seat),
            _ => {}
        }
        self.next();
    }

    /// The chosen card of a `FromHand`.
    pub(crate) fn answer_from_hand(&mut self, seat: Seat, pick: PickOp, to: To, piece: u8) {
        self.leave_hand(seat, piece, to);
        let one = !matches!(pick, PickOp::Choose(_));
        let script = self.script();
        script.count = if one { 0 } else { script.count - 1 };
    }

    /// The top cards of a deck are looked at, some are taken, the rest goes back.
    fn sift(&mut self, s: Script, sift: SiftOp) {
        let Some(seat) = self.g.seat(self.p, sift.deck, &s) else {
            self.next();
            return;
        };
        match s.step {
            0 => self.begin_sift(s, seat, sift),
            TAKING => self.sift_take(s, seat, sift),
            _ => self.sift_rest(s, seat, sift),
        }
    }

    fn begin_sift(&mut self, s: Script, seat: Seat, sift: SiftOp) {
        let tops = self.tops(seat, sift.top);
        let seen_by = if sift.open { SeatSet::ALL } else { SeatSet::one(s.me) };
        let kind = if sift.open { EventKind::Revealed } else { EventKind::LookedAt };
        for piece in &tops {
            let news =
                !self.p.knowledge.knows(s.me, *piece) || sift.open && !self.p.knowledge.knows(s.me.other(), *piece);
            self.see(seen_by, *piece);
            if news {
                self.tell_card(kind, seat, *piece, seen_by, 0);
            }
        }
        if !sift.open {
            self.p.knowledge.mix(s.me.other(), &tops);
            self.lose_track(&tops);
        }
        let script = self.script();
        script.count = tops.len() as u8;
        script.did = false;
        script.step = TAKING;
    }

    /// The top cards, topmost first.
    pub(crate) fn tops(&self, seat: Seat, count: u8) -> Handful {
        self.p.piles(seat).deck().iter().rev().take(usize::from(count)).copied().collect()
    }

    fn sift_take(&mut self, s: Script, seat: Seat, sift: SiftOp) {
        let tops = self.tops(seat, s.count);
        match sift.take {
            TakeOp::None => {}
            TakeOp::All(filter) => {
                for piece in tops {
                    if self.g.fits(self.p, filter, piece, &s) {
                        self.sift_move(seat, piece, sift);
                    }
                }
            }
            TakeOp::One(filter) | TakeOp::UpToOne(filter) => {
                let fitting: Handful =
                    tops.into_iter().filter(|piece| self.g.fits(self.p, filter, *piece, &s)).collect();
                let must = matches!(sift.take, TakeOp::One(_));
                // Whether a card fits is a secret of a closed look, so the question must not depend on it.
                let secret = !sift.open && !self.g.is_any(filter) && s.count > 0;
                match fitting.as_slice() {
                    [] if !secret => {}
                    [only] if must && !secret => self.sift_move(seat, *only, sift),
                    _ => {
                        self.ask(s.me, Ask::Effect);
                        return;
                    }
                }
            }
        }
        self.script().step = ORDERING;
    }

    /// One of the top cards is taken. The piece that leaves is the topmost, whichever card was meant, when
    /// the others may not know which it was.
    fn sift_move(&mut self, seat: Seat, piece: u8, sift: SiftOp) {
        let mut piece = piece;
        if !sift.open
            && let Some(top) = self.p.piles(seat).deck_top()
        {
            self.swap_cards(piece, top);
            piece = top;
        }
        self.p.piles[seat.index()].take_from_deck(piece);
        let seen_by = match (sift.open, sift.to) {
            (true, _) | (_, To::Discard) => SeatSet::ALL,
            (false, _) => SeatSet::one(self.script().me),
        };
        let kind = if sift.to == To::Discard { EventKind::Milled } else { self.kind_of(sift.to) };
        self.tell_card(kind, seat, piece, seen_by, 0);
        self.place(seat, piece, sift.to);
        let script = self.script();
        script.count -= u8::from(sift.to != To::DeckTop);
        script.did = true;
        script.card = piece;
        self.notice_empty_deck(seat);
    }

    fn sift_rest(&mut self, s: Script, seat: Seat, sift: SiftOp) {
        match sift.rest {
            Rest::Stay => self.next(),
            Rest::TopInMyOrder => {
                let placed = s.step - ORDERING;
                if placed + 1 < s.count {
                    self.ask(s.me, Ask::Effect);
                } else {
                    self.tell(EventKind::DeckArranged, seat, None, i16::from(s.count));
                    self.next();
                }
            }
            Rest::BottomAtRandom => {
                let rest = self.tops(seat, s.count);
                for piece in &rest {
                    self.p.piles[seat.index()].take_from_deck(*piece);
                    self.p.piles[seat.index()].push_under_deck(*piece);
                    self.tell_card(EventKind::ToDeckBottom, seat, *piece, SeatSet::one(s.me), 0);
                }
                self.mix(&rest);
                self.next();
            }
        }
    }

    /// The answer to a question of a `Sift`: the card to take (or none), or the next card from the top.
    pub(crate) fn answer_sift(&mut self, s: Script, sift: SiftOp, piece: Option<u8>) {
        let Some(seat) = self.g.seat(self.p, sift.deck, &s) else { return };
        if s.step == TAKING {
            if let Some(piece) = piece {
                self.sift_move(seat, piece, sift);
            }
            self.script().step = ORDERING;
        } else if let Some(piece) = piece {
            let depth = usize::from(s.step - ORDERING);
            if let Some(there) = self.p.piles(seat).below_top(depth) {
                self.swap_cards(piece, there);
            }
            self.script().step += 1;
        }
    }
}
