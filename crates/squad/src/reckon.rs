//! Numbers and conditions of card effects. Nothing here changes the game.

use crate::Squad;
use crate::compile::covers;
use crate::language::{Cards, Who};
use crate::position::{Frame, NOBODY, Position, Script};
use crate::program::{CondId, CondOp, FilterId, NumId, NumOp};
use longbox_kernel::Seat;

impl Squad {
    /// Calls `each` for every card that the word means.
    fn each_card(&self, p: &Position, cards: Cards, script: &Script, mut each: impl FnMut(u8)) {
        match cards {
            Cards::Hand(who) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.hand(seat).iter().for_each(|piece| each(*piece));
                }
            }
            Cards::Deck(who) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.piles(seat).deck().iter().for_each(|piece| each(*piece));
                }
            }
            Cards::Discard(who) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.piles(seat).discard().iter().for_each(|piece| each(*piece));
                }
            }
            Cards::TopOfDeck(who, count) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.piles(seat).deck().iter().rev().take(usize::from(count)).for_each(|piece| each(*piece));
                }
            }
            Cards::TopOfDiscard(who) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.piles(seat).discard().iter().take(1).for_each(|piece| each(*piece));
                }
            }
            Cards::Keepers(side) => {
                for seat in [Seat::A, Seat::B] {
                    if covers(side, seat == script.me) {
                        p.row(seat).iter().for_each(|keeper| each(keeper.piece));
                    }
                }
            }
            Cards::Revealed | Cards::RandomInHand(_) => {
                if script.card != NOBODY {
                    each(script.card);
                }
            }
            Cards::Shown => {
                let hand = p.hand(script.me);
                (0..hand.len()).filter(|at| p.picked >> at & 1 == 1).for_each(|at| each(hand[at]));
            }
        }
    }

    fn count(&self, p: &Position, cards: Cards, filter: FilterId, script: &Script) -> i16 {
        let mut count = 0;
        self.each_card(p, cards, script, |piece| count += i16::from(self.fits(p, filter, piece, script)));
        count
    }

    fn single(&self, p: &Position, cards: Cards, script: &Script) -> Option<u8> {
        let mut found = None;
        self.each_card(p, cards, script, |piece| found = found.or(Some(piece)));
        found
    }

    pub(crate) fn num(&self, p: &Position, num: NumId, script: &Script) -> i16 {
        self.num_op(p, self.program.nums[usize::from(num)], script)
    }

    fn num_op(&self, p: &Position, num: NumOp, script: &Script) -> i16 {
        let face_of = |cards| self.single(p, cards, script).map(|piece| self.face(p.card(piece)));
        match num {
            NumOp::N(number) => number,
            NumOp::Power(who) => {
                self.seat(p, who, script).map_or(0, |seat| i16::from(self.power_seen(p, seat, script)))
            }
            NumOp::Count(cards, filter) => self.count(p, cards, filter, script),
            NumOp::DifferentHeroes(cards) => {
                let mut heroes = 0u128;
                self.each_card(p, cards, script, |piece| heroes |= self.face(p.card(piece)).heroes);
                heroes.count_ones() as i16
            }
            NumOp::DifferentFactors(cards) => {
                let mut factors = 0u8;
                self.each_card(p, cards, script, |piece| factors |= self.face(p.card(piece)).factor_mask);
                factors.count_ones() as i16
            }
            NumOp::Level(cards) => face_of(cards).map_or(0, |face| i16::from(face.level)),
            NumOp::Attack(cards) => face_of(cards).map_or(0, |face| i16::from(face.attack)),
            NumOp::PowerRise => i16::from(p.record(script.me).rise),
            NumOp::Heads => i16::from(script.heads),
            NumOp::Amount => i16::from(script.amount),
            NumOp::Named => i16::from(script.named),
            NumOp::AssaultValue => match script.it {
                NOBODY => 0,
                it => i16::from(self.face(p.card(it)).assault),
            },
            NumOp::Discarded => i16::from(script.discarded),
            NumOp::Times(times, num) => times * self.num(p, num, script),
            NumOp::HalfUp(num) => (self.num(p, num, script) + 1) / 2,
            NumOp::Plus(start, count) => {
                let parts = &self.program.nums[usize::from(start)..][..usize::from(count)];
                parts.iter().map(|part| self.num_op(p, *part, script)).sum()
            }
            NumOp::DamageLastTurn(who)
            | NumOp::AttacksLastTurn(who)
            | NumOp::CardsThatDamaged(who)
            | NumOp::OtherCardsThatDamaged(who) => self.recorded(p, num, who, script),
        }
    }

    /// A player's power as an effect sees it: the effect of a card being played sees the power for that card.
    fn power_seen(&self, p: &Position, seat: Seat, script: &Script) -> u8 {
        let played = p.frames().iter().any(|frame| match frame {
            Frame::Strike(strike) => strike.is_attack() && strike.source == script.source && strike.by == seat,
            Frame::Script(_) | Frame::Waiting => false,
        });
        self.power_for(p, seat, played.then_some(script.source))
    }

    fn recorded(&self, p: &Position, num: NumOp, who: Who, script: &Script) -> i16 {
        let Some(seat) = self.seat(p, who, script) else { return 0 };
        let record = p.record(seat);
        match num {
            NumOp::DamageLastTurn(_) => i16::from(record.damage_before),
            NumOp::AttacksLastTurn(_) => i16::from(record.attacks_before),
            NumOp::OtherCardsThatDamaged(_) => {
                let others = record.damaged_by & !(1u128 << (script.source & 127));
                others.count_ones() as i16 + i16::from(record.damaged_by_lost)
            }
            _ => record.damaged_by.count_ones() as i16 + i16::from(record.damaged_by_lost),
        }
    }

    pub(crate) fn holds(&self, p: &Position, cond: CondId, script: &Script) -> bool {
        self.holds_op(p, self.program.conds[usize::from(cond)], script)
    }

    fn holds_op(&self, p: &Position, cond: CondOp, script: &Script) -> bool {
        let list = |start: u16, count: u16| self.program.conds[usize::from(start)..][..usize::from(count)].iter();
        match cond {
            CondOp::AtLeast(a, b) => self.num(p, a, script) >= self.num(p, b, script),
            CondOp::AtMost(a, b) => self.num(p, a, script) <= self.num(p, b, script),
            CondOp::Exactly(a, b) => self.num(p, a, script) == self.num(p, b, script),
            CondOp::Is(cards, filter) => {
                self.single(p, cards, script).is_some_and(|piece| self.fits(p, filter, piece, script))
            }
            CondOp::Did => script.did,
            CondOp::Not(cond) => !self.holds(p, cond, script),
            CondOp::All(start, count) => list(start, count).all(|part| self.holds_op(p, *part, script)),
            CondOp::Either(start, count) => list(start, count).any(|part| self.holds_op(p, *part, script)),
        }
    }
}
