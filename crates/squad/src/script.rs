//! Card effects at work, one operation at a time.

use crate::event::{Event, EventKind};
use crate::language::{Cards, Flip, Side, Source, To, Who};
use crate::position::{Ask, Frame, NOBODY, NextFlip, Script, Strike};
use crate::program::{BlockOp, Op, TargetOp};
use crate::rulebook::RuleId;
use crate::run::Run;
use crate::waiting::Happened;
use longbox_kernel::{Seat, SeatSet, Witness};

/// The effect is over: operation 0 is always `End`.
pub(crate) const OVER: u16 = 0;

impl<W: Witness<Event>> Run<'_, W> {
    /// Does the next operation of the effect on top. An operation either moves on to the next one, or asks.
    pub(crate) fn step_script(&mut self) {
        let s = *self.script();
        match self.g.program.ops[usize::from(s.at)] {
            Op::End => self.end_script(s),
            Op::Jump(place) => self.jump(place),
            Op::JumpUnless(cond, place) => match self.g.holds(self.p, cond, &s) {
                true => self.next(),
                false => self.jump(place),
            },
            Op::EachBegin => {
                let arrivals = self.p.arrivals;
                let script = self.script();
                script.walked = 0;
                script.walk_end = arrivals;
                self.next();
            }
            Op::EachNext(side, filter, place) => self.each_next(s, (side, filter), place),
            Op::May(_) | Op::NameFactor | Op::NameNumber | Op::NameHero(..) | Op::ChoosePlayer => {
                self.ask(s.me, Ask::Effect);
            }
            Op::Choose(side, filter, place) => self.choose_keeper(s, (side, filter), place),
            Op::AttackIs(_) | Op::Bonus(_) | Op::Blocks(_) | Op::ThisTo(_) | Op::RepeatAttack => self.shape_attack(s),
            Op::Reveal(cards) => self.reveal(s, cards, SeatSet::ALL),
            Op::Look(cards) => self.reveal(s, cards, SeatSet::one(s.me)),
            Op::Show(most, _) => self.show(s, most),
            Op::Hit(by, who, amount) => self.hit(s, by, who, amount),
            Op::Play(from, filter, bonus) => self.play(s, from, filter, bonus),
            Op::Destroy(_) | Op::MoveKeeper(..) | Op::TakeControl(_) | Op::BecomeCopy(..) | Op::PutIntoPlay(..) => {
                self.keeper_op(s);
            }
            Op::FlipCoins(_) | Op::PowerThisTurn(_) | Op::SharedPower(_) | Op::SetSharedPower(_) => self.power_op(s),
            Op::NextFlip(_) | Op::BlocksOff(_) | Op::ExtraTurn | Op::Win => self.turn_op(s),
            _ => self.card_op(s),
        }
    }

    /// On to the next operation.
    #[inline]
    pub(crate) fn next(&mut self) {
        let script = self.script();
        script.at += 1;
        script.step = 0;
    }

    /// The operation is done and really did something, or did not.
    pub(crate) fn done(&mut self, did: bool) {
        self.script().did = did;
        self.next();
    }

    #[inline]
    pub(crate) fn jump(&mut self, place: u16) {
        let script = self.script();
        script.at = place;
        script.step = 0;
    }

    fn end_script(&mut self, s: Script) {
        self.p.frames.pop();
        self.p.picked = 0;
        // What was named at the declaration stays with the attack.
        if let Some(Frame::Strike(strike)) = self.p.frames.last_mut()
            && strike.source == s.source
            && s.named != 0
        {
            strike.named = s.named;
        }
    }

    fn each_next(&mut self, s: Script, keepers: (Side, u16), place: u16) {
        let ahead = |(_, arrived): &(u8, u16)| *arrived > s.walked && *arrived <= s.walk_end;
        let found = self.g.keepers_that(self.p, keepers, s).filter(ahead).min_by_key(|(_, arrived)| *arrived);
        match found {
            Some((piece, arrived)) => {
                let script = self.script();
                script.it = piece;
                script.walked = arrived;
                self.next();
            }
            None => self.jump(place),
        }
    }

    fn choose_keeper(&mut self, s: Script, keepers: (Side, u16), place: u16) {
        match self.g.candidates(self.p, keepers, &s).as_slice() {
            [] => self.jump(place),
            [only] => {
                self.script().it = *only;
                self.next();
            }
            _ => self.ask(s.me, Ask::Effect),
        }
    }

    /// Bonuses, block rules and the fate of the attack this effect belongs to.
    fn shape_attack(&mut self, s: Script) {
        let op = self.g.program.ops[usize::from(s.at)];
        let amount = match op {
            Op::AttackIs(num) | Op::Bonus(num) => self.g.num(self.p, num, &s),
            _ => 0,
        };
        if let Op::ThisTo(to) = op {
            self.this_to(s, to);
            return;
        }
        if let Some(strike) = self.own_attack(s.source) {
            match op {
                Op::AttackIs(_) => strike.base = amount.clamp(0, 200) as u8,
                Op::Bonus(_) => strike.bonus = strike.bonus.saturating_add(amount.clamp(-100, 100) as i8),
                Op::Blocks(block) => {
                    strike.blocks |= block_bit(block);
                    if let BlockOp::NotBy(filter) = block {
                        strike.not_by = filter;
                    }
                }
                Op::RepeatAttack => strike.flags |= Strike::AGAIN,
                _ => {}
            }
        }
        self.next();
    }

    fn this_to(&mut self, s: Script, to: To) {
        let mut did = self.move_keeper(s.source, to);
        let loose = self.own_attack(s.source).filter(|strike| strike.flags & Strike::PLACED == 0);
        if let (false, Some(strike)) = (did, loose) {
            strike.flags |= Strike::PLACED;
            let by = strike.by;
            self.tell_open(self.kind_of(to), by, s.source, 0);
            self.place(by, s.source, to);
            did = true;
        }
        self.done(did);
    }

    pub(crate) fn kind_of(&self, to: To) -> EventKind {
        match to {
            To::Hand => EventKind::ToHand,
            To::DeckTop => EventKind::ToDeckTop,
            To::DeckBottom => EventKind::ToDeckBottom,
            To::IntoDeck => EventKind::IntoDeck,
            To::Discard => EventKind::Discarded,
        }
    }

    /// Cards come to light for some seats and stay where they are.
    fn reveal(&mut self, s: Script, cards: Cards, seen_by: SeatSet) {
        let kind = if seen_by == SeatSet::ALL { EventKind::Revealed } else { EventKind::LookedAt };
        let mut last = NOBODY;
        let (seat, pieces) = self.cards_of(s, cards);
        // Whoever holds a hand sees which of its cards is looked at.
        let told = match cards {
            Cards::Hand(_) | Cards::RandomInHand(_) => seen_by.with(seat),
            _ => seen_by,
        };
        for piece in pieces {
            match cards {
                Cards::Hand(_) | Cards::RandomInHand(_) => self.see_in_hand(seen_by, seat, piece),
                _ => self.see(seen_by, piece),
            }
            self.tell_card(kind, seat, piece, told, 0);
            last = piece;
        }
        let script = self.script();
        script.card = last;
        script.did = last != NOBODY;
        self.next();
    }

    /// The pieces a `Reveal` or `Look` means, topmost first.
    fn cards_of(&mut self, s: Script, cards: Cards) -> (Seat, tinyvec::ArrayVec<[u8; 64]>) {
        let mut found = tinyvec::ArrayVec::<[u8; 64]>::new();
        let who = match cards {
            Cards::Hand(who) | Cards::TopOfDeck(who, _) | Cards::RandomInHand(who) => who,
            _ => Who::Me,
        };
        let seat = self.g.seat(self.p, who, &s).unwrap_or(s.me);
        match cards {
            Cards::Hand(_) => found.extend(self.p.hand(seat).iter().copied()),
            Cards::TopOfDeck(_, count) => {
                found.extend(self.p.piles(seat).deck().iter().rev().take(usize::from(count)).copied());
            }
            Cards::RandomInHand(_) => {
                let count = self.p.hand(seat).len();
                if count > 0 {
                    let at = self.p.dice.pick(count);
                    found.push(self.known_copy(seat, self.p.hand(seat)[at]));
                }
            }
            _ => {}
        }
        (seat, found)
    }

    /// I may show cards from my hand: asked as long as the hand is not empty, so that asking tells nothing.
    /// They are shown together, when all are picked.
    fn show(&mut self, s: Script, most: u8) {
        if s.step == 0 {
            self.p.picked = 0;
            self.script().step = 1;
        }
        let picked = self.p.picked.count_ones();
        if self.p.hand(s.me).is_empty() || picked >= u32::from(most) || picked as usize == self.p.hand(s.me).len() {
            self.show_picked(s);
        } else {
            self.ask(s.me, Ask::Effect);
        }
    }

    pub(crate) fn show_picked(&mut self, s: Script) {
        let hand = *self.p.hand(s.me);
        for at in 0..hand.len() {
            if self.p.picked >> at & 1 == 1 {
                self.see_in_hand(s.me.other(), s.me, hand[at]);
                self.tell_open(EventKind::Shown, s.me, hand[at], 0);
            }
        }
        self.next();
    }

    /// Marks a card of a hand as picked; nothing happens with it yet. Of equal cards the one that the other
    /// player knows comes first.
    pub(crate) fn pick_card(&mut self, seat: Seat, piece: u8) {
        let hand = self.p.hand(seat);
        let card = self.p.card(piece);
        let same = |at: &usize| self.p.card(hand[*at]) == card && self.p.picked >> at & 1 == 0;
        let known = |at: &usize| self.p.knowledge.knows(seat.other(), hand[*at]);
        let at = (0..hand.len()).filter(same).find(known).or_else(|| (0..hand.len()).find(same));
        if let Some(at) = at {
            self.p.picked |= 1 << at;
        }
    }

    /// A card hits a player. A Keeper that has left play does not hit.
    fn hit(&mut self, s: Script, by: Source, who: Who, amount: u16) {
        let on = |piece: u8| (piece, self.p.card(piece));
        let source = match by {
            Source::This => Some((s.source, s.own)),
            Source::It => Some(s.it).filter(|it| self.p.keeper_seat(*it).is_some()).map(on),
            Source::TopOfDiscard => self.p.piles(s.me).discard_top().map(on),
            Source::Revealed => Some(s.card).filter(|card| *card != NOBODY).map(on),
        };
        let victim = self.g.seat(self.p, who, &s);
        let amount = self.g.num(self.p, amount, &s);
        self.done(false);
        if let (Some(source), Some(victim)) = (source, victim) {
            self.begin_hit(source, s.me, victim, amount);
        }
    }

    fn power_op(&mut self, s: Script) {
        match self.g.program.ops[usize::from(s.at)] {
            Op::FlipCoins(num) => {
                let coins = self.g.num(self.p, num, &s).clamp(0, 20);
                let heads = (0..coins).filter(|_| self.flip_for_ability(s.me)).count();
                self.script().heads = heads as u8;
            }
            Op::PowerThisTurn(by) => {
                let powers = self.powers();
                let record = &mut self.p.records[s.me.index()];
                record.boost = record.boost.saturating_add(by);
                self.note_rise(powers);
                self.tell(EventKind::PowerChangedThisTurn, s.me, None, i16::from(by));
            }
            Op::SharedPower(by) => self.set_power(i16::from(self.p.power) + i16::from(by)),
            Op::SetSharedPower(to) => self.set_power(i16::from(to)),
            _ => {}
        }
        self.next();
    }

    fn turn_op(&mut self, s: Script) {
        match self.g.program.ops[usize::from(s.at)] {
            Op::NextFlip(flip) => {
                let (next, number) = match flip {
                    Flip::Heads => (NextFlip::Heads, 1),
                    Flip::Skipped => (NextFlip::Skipped, 0),
                };
                self.p.next_flip = next;
                self.tell(EventKind::NextFlipSet, s.me, None, number);
            }
            Op::BlocksOff(block) => {
                self.p.blocks_off |= block_bit(block);
                self.tell(EventKind::BlocksSwitchedOff, s.me.other(), None, i16::from(block_bit(block)));
            }
            Op::ExtraTurn => {
                let record = &mut self.p.records[s.me.index()];
                record.extra_turns = record.extra_turns.saturating_add(1);
                self.tell(EventKind::ExtraTurn, s.me, None, 0);
            }
            Op::Win => self.win(s.me, RuleId::WinByCard),
            _ => {}
        }
        self.next();
    }

    /// Another card is played as an attack.
    fn play(&mut self, s: Script, from: Cards, filter: u16, bonus: i8) {
        let (Cards::Hand(who) | Cards::TopOfDeck(who, _) | Cards::TopOfDiscard(who)) = from else {
            self.next();
            return;
        };
        let Some(seat) = self.g.seat(self.p, who, &s) else {
            self.next();
            return;
        };
        let top = match from {
            Cards::TopOfDeck(..) => self.p.piles(seat).deck_top(),
            Cards::TopOfDiscard(_) => self.p.piles(seat).discard_top(),
            _ => {
                if self.p.hand(seat).is_empty() {
                    self.done(false);
                } else {
                    // Options name pieces, so another's hand stands as I know it.
                    if seat != s.me {
                        self.p.settle_hand(seat, s.me);
                    }
                    self.ask(s.me, Ask::Effect);
                }
                return;
            }
        };
        let top = top.filter(|piece| self.g.fits(self.p, filter, *piece, &s) && self.g.playable(self.p, s.me, *piece));
        let Some(piece) = top else {
            self.done(false);
            return;
        };
        match from {
            Cards::TopOfDeck(..) => self.off_deck(seat),
            _ => self.off_discard(seat),
        };
        self.play_piece(s, piece, bonus);
    }

    /// Begins the attack; an effect that has nothing more to do makes room for it.
    pub(crate) fn play_piece(&mut self, s: Script, piece: u8, bonus: i8) {
        self.script().did = true;
        self.next();
        if self.g.program.ops[usize::from(self.script().at)] == Op::End && s.named == 0 {
            self.p.frames.pop();
        }
        self.begin_attack(piece, s.me, bonus);
    }

    /// Cards that an ability took from a hand: those who wait for it are told.
    pub(crate) fn ability_discarded(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.happened(Happened::AbilityDiscarded { seat, count });
        }
    }

    fn keeper_op(&mut self, s: Script) {
        match self.g.program.ops[usize::from(s.at)] {
            Op::BecomeCopy(side, filter) => self.become_copy(s, (side, filter)),
            Op::PutIntoPlay(from, filter) => self.put_into_play(s, from, filter),
            Op::Destroy(target) | Op::MoveKeeper(target, _) | Op::TakeControl(target) => match target {
                TargetOp::One(side, filter) => self.target_one(s, (side, filter)),
                TargetOp::UpTo(most, side, filter) => self.target_up_to(s, most, (side, filter)),
                TargetOp::Random(side, filter) => self.target_random(s, (side, filter)),
                TargetOp::All(side, filter) => self.target_all(s, (side, filter)),
                TargetOp::This => {
                    let did = self.act_on_keeper(s, s.source);
                    self.done(did);
                }
                TargetOp::It => {
                    let did = self.act_on_keeper(s, s.it);
                    self.done(did);
                }
            },
            _ => self.next(),
        }
    }
}

pub(crate) fn block_bit(block: BlockOp) -> u8 {
    match block {
        BlockOp::Never => Strike::NEVER,
        BlockOp::NotFromHand => Strike::NOT_HAND,
        BlockOp::NotFromDeck => Strike::NOT_DECK,
        BlockOp::FirstPointOnly => Strike::FIRST_ONLY,
        BlockOp::NotBy(_) => Strike::NOT_BY,
    }
}
