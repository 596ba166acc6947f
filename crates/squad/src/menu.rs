//! What may be chosen at each question, and what an answer does.

use crate::Squad;
use crate::event::{Event, EventKind};
use crate::keepers::{chosen_keepers, keepers_meant, up_to};
use crate::language::{Cards, Factor, Side};
use crate::position::{Ask, Frame, HAND, Position, Script};
use crate::program::{FilterId, Op, PickOp, SiftOp, StaticOp, TakeOp, TargetOp};
use crate::run::Run;
use longbox_kernel::{Decision, Seat, SeatSet, Shape, Witness};
use serde::{Deserialize, Serialize};

/// One option of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// Not attack, not block, not choose (any more).
    Pass,
    /// The card on this piece. Equal cards are one option.
    Card(u8),
    /// The Keeper on this piece.
    Keeper(u8),
    /// Name this Factor.
    Factor(Factor),
    /// Name this number.
    Number(u8),
    /// The hero with this number.
    Hero(u8),
    /// Choose this player.
    Player(Seat),
    /// Does what an ability offers.
    Yes,
    /// Declines what an ability offers.
    No,
}

impl Squad {
    pub(crate) fn question_for(&self, p: &Position) -> Option<Decision> {
        if p.ask == Ask::Nothing || p.outcome.is_some() {
            return None;
        }
        let shape = match (p.ask, p.frames.last()) {
            (Ask::Effect, Some(Frame::Script(s))) => self.effect_shape(p, s),
            _ => Shape::One,
        };
        Some(Decision { owner: p.asked, seats: SeatSet::one(p.asked), shape })
    }

    fn effect_shape(&self, p: &Position, s: &Script) -> Shape {
        match self.program.ops[usize::from(s.at)] {
            Op::May(_) => Shape::YesNo,
            Op::NameNumber => Shape::Number { low: 1, high: 20 },
            Op::Show(most, _) => Shape::Some { picked: p.picked.count_ones() as u8, most },
            Op::Destroy(TargetOp::UpTo(most, ..))
            | Op::MoveKeeper(TargetOp::UpTo(most, ..), _)
            | Op::TakeControl(TargetOp::UpTo(most, ..)) => {
                Shape::Some { picked: chosen_keepers(s).count_ones() as u8, most }
            }
            Op::FromHand(_, PickOp::Choose(_), _) => Shape::Some { picked: s.discarded, most: s.discarded + s.count },
            Op::Sift(_) if s.step >= 2 => Shape::Order { placed: s.step - 2 },
            _ => Shape::One,
        }
    }

    /// Every legal option of the pending question, in a fixed order.
    pub(crate) fn list_options(&self, p: &Position, menu: &mut Vec<Choice>) {
        menu.clear();
        match p.ask {
            Ask::Nothing => {}
            Ask::Attack => {
                self.list_playable(p, p.asked, p.asked, None, menu);
                menu.push(Choice::Pass);
            }
            Ask::Block => {
                if let Some(strike) = p.strike() {
                    let strike = *strike;
                    self.list_hand(p, p.asked, menu, |piece| self.icon_counts(p, &strike, piece));
                }
                menu.push(Choice::Pass);
            }
            Ask::Pause => menu.push(Choice::Pass),
            Ask::Overflow | Ask::HandLimit => self.list_hand(p, p.asked, menu, |_| true),
            Ask::KeeperLimit => {
                let free = |piece: &u8| !self.is_protected(p, p.asked, *piece);
                menu.extend(p.row(p.asked).iter().map(|keeper| keeper.piece).filter(free).map(Choice::Keeper));
            }
            Ask::Effect => {
                if let Some(Frame::Script(s)) = p.frames.last() {
                    self.list_effect(p, s, menu);
                }
            }
        }
    }

    /// Cards of a hand that fit, equal ones once.
    fn list_hand(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>, fits: impl Fn(u8) -> bool) {
        let mut listed = [0; HAND];
        let mut count = 0;
        for piece in p.hand(seat) {
            if !fits(*piece) {
                continue;
            }
            let card = p.card(*piece);
            // A fold, not `contains`: over so few cards a loop without jumps is quicker.
            if !listed[..count].iter().fold(false, |found, other| found | (*other == card)) {
                listed[count] = card;
                count += 1;
                menu.push(Choice::Card(*piece));
            }
        }
    }

    /// Cards of a hand that `by` may play now.
    fn list_playable(
        &self,
        p: &Position,
        by: Seat,
        hand: Seat,
        filter: Option<(FilterId, &Script)>,
        menu: &mut Vec<Choice>,
    ) {
        let fits = |piece| filter.is_none_or(|(filter, s)| self.fits(p, filter, piece, s));
        let special = StaticOp::Power(Side::Any, 0, 0).bit() | StaticOp::CannotPlay(0).bit();
        if p.statics_in_play & special == 0 {
            // Nothing in play looks at single cards: one power for all of them.
            let power = (i16::from(p.power) + i16::from(p.record(by).boost)).clamp(1, 20) as u8;
            self.list_hand(p, hand, menu, |piece| self.levels[usize::from(p.card(piece))] <= power && fits(piece));
        } else {
            let judge = self.judge(p, by);
            self.list_hand(p, hand, menu, |piece| judge.allows(self, p, piece) && fits(piece));
        }
    }

    fn list_effect(&self, p: &Position, s: &Script, menu: &mut Vec<Choice>) {
        match self.program.ops[usize::from(s.at)] {
            Op::May(_) => menu.extend([Choice::Yes, Choice::No]),
            Op::NameFactor => menu.extend(Factor::ALL.map(Choice::Factor)),
            Op::NameNumber => menu.extend((1..=20).map(Choice::Number)),
            Op::NameHero(start, count) => {
                let heroes = &self.program.hero_choices[usize::from(start)..][..usize::from(count)];
                menu.extend(heroes.iter().map(|hero| Choice::Hero(*hero)));
            }
            Op::ChoosePlayer => menu.extend([s.me, s.me.other()].map(Choice::Player)),
            Op::Show(_, filter) => {
                let hand = p.hand(s.me);
                let picked =
                    |piece| hand.iter().position(|other| *other == piece).is_some_and(|at| p.picked >> at & 1 == 1);
                self.list_hand(p, s.me, menu, |piece| !picked(piece) && self.fits(p, filter, piece, s));
                menu.push(Choice::Pass);
            }
            Op::Play(Cards::Hand(who), filter, _) => {
                if let Some(seat) = self.seat(p, who, s) {
                    self.list_playable(p, s.me, seat, Some((filter, s)), menu);
                }
                menu.push(Choice::Pass);
            }
            Op::PutIntoPlay(_, filter) => {
                let fits = |piece| self.face(p.card(piece)).keeper.is_some() && self.fits(p, filter, piece, s);
                self.list_hand(p, s.me, menu, fits);
                menu.push(Choice::Pass);
            }
            Op::FromHand(who, pick, _) => {
                let seat = self.seat(p, who, s).unwrap_or(s.me);
                self.list_hand(p, seat, menu, |piece| match pick {
                    PickOp::ISeeAndChoose(filter) => self.fits(p, filter, piece, s),
                    _ => true,
                });
            }
            Op::Sift(sift) => self.list_sift(p, s, sift, menu),
            op => self.list_keepers(p, s, op, menu),
        }
    }

    fn list_sift(&self, p: &Position, s: &Script, sift: SiftOp, menu: &mut Vec<Choice>) {
        let Some(seat) = self.seat(p, sift.deck, s) else { return };
        let tops = p.piles(seat).deck().iter().rev().take(usize::from(s.count));
        if s.step >= 2 {
            menu.extend(tops.skip(usize::from(s.step - 2)).map(|piece| Choice::Card(*piece)));
            return;
        }
        if let TakeOp::One(filter) | TakeOp::UpToOne(filter) = sift.take {
            menu.extend(tops.filter(|piece| self.fits(p, filter, **piece, s)).map(|piece| Choice::Card(*piece)));
        }
        if matches!(sift.take, TakeOp::UpToOne(_)) || menu.is_empty() {
            menu.push(Choice::Pass);
        }
    }

    fn list_keepers(&self, p: &Position, s: &Script, op: Op, menu: &mut Vec<Choice>) {
        let none = up_to(op).is_some();
        let Some(keepers) = keepers_meant(op) else { return };
        let chosen = if none { chosen_keepers(s) } else { 0 };
        let candidates = self.candidates(p, keepers, s).into_iter().enumerate();
        let open = candidates.filter(|(at, _)| chosen >> at & 1 == 0);
        menu.extend(open.map(|(_, piece)| Choice::Keeper(piece)));
        if none {
            menu.push(Choice::Pass);
        }
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Takes an option of the menu.
    pub(crate) fn take(&mut self, choice: Choice) {
        let ask = std::mem::replace(&mut self.p.ask, Ask::Nothing);
        let seat = self.p.asked;
        let piece = match choice {
            Choice::Card(piece) | Choice::Keeper(piece) => Some(piece),
            _ => None,
        };
        match (ask, piece) {
            (Ask::Nothing | Ask::Pause, _) => {}
            (Ask::Attack, Some(piece)) => {
                let piece = self.take_openly(seat, piece);
                self.begin_attack(piece, seat, 0);
            }
            (Ask::Attack, None) => self.tell(EventKind::PassedAttack, seat, None, 0),
            (Ask::Block, _) => self.answer_block(piece),
            (Ask::Overflow, Some(piece)) => self.lose_from_hand(piece),
            (Ask::HandLimit, Some(piece)) => {
                self.discard(seat, piece);
            }
            (Ask::KeeperLimit, Some(piece)) => {
                self.destroy(piece);
            }
            (Ask::Overflow | Ask::HandLimit | Ask::KeeperLimit, None) => {}
            (Ask::Effect, _) => self.take_in_effect(choice, piece),
        }
    }

    fn take_in_effect(&mut self, choice: Choice, piece: Option<u8>) {
        let s = *self.script();
        match (self.g.program.ops[usize::from(s.at)], choice) {
            (Op::May(place), Choice::No) => self.jump(place),
            (Op::May(_), _) => self.next(),
            (Op::NameFactor, Choice::Factor(factor)) => {
                self.name(s, EventKind::NamedFactor, 32 + factor as u8, factor as i16);
            }
            (Op::NameNumber, Choice::Number(number)) => {
                self.name(s, EventKind::NamedNumber, number, i16::from(number));
            }
            (Op::NameHero(..), Choice::Hero(hero)) => self.name(s, EventKind::NamedHero, 64 + hero, i16::from(hero)),
            (Op::ChoosePlayer, Choice::Player(seat)) => {
                self.script().chosen = seat.0;
                self.tell(EventKind::ChosePlayer, s.me, None, i16::from(seat.0));
                self.next();
            }
            (Op::Show(..), Choice::Card(piece)) => self.pick_card(s.me, piece),
            (Op::Show(..), _) => self.show_picked(s),
            (Op::Play(Cards::Hand(who), _, bonus), Choice::Card(piece)) => {
                let seat = self.g.seat(self.p, who, &s).unwrap_or(s.me);
                let piece = self.take_openly(seat, piece);
                self.play_piece(s, piece, bonus);
            }
            (Op::Play(..), _) => {
                self.done(false);
            }
            (Op::FromHand(who, pick, to), Choice::Card(piece)) => {
                let seat = self.g.seat(self.p, who, &s).unwrap_or(s.me);
                self.answer_from_hand(seat, pick, to, piece);
            }
            (Op::Sift(sift), _) => self.answer_sift(s, sift, piece),
            _ => self.answer_keeper(piece),
        }
    }

    fn name(&mut self, s: Script, kind: EventKind, named: u8, number: i16) {
        self.script().named = named;
        self.tell(kind, s.me, None, number);
        self.next();
    }
}
