//! Lists of effects as operations.

use super::Compiler;
use crate::language::{Block, Cond, Effect, Filter, Pick, Side, Take, Target};
use crate::program::{BlockOp, Op, PickOp, Place, SiftOp, TakeOp, TargetOp};

impl Compiler {
    /// Writes a list of effects down and returns where it begins.
    pub(super) fn script(&mut self, effects: &[Effect]) -> Place {
        let place = self.program.ops.len() as Place;
        self.effects(effects);
        self.program.ops.push(Op::End);
        place
    }

    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn emit(&mut self, op: Op) -> usize {
        self.program.ops.push(op);
        self.program.ops.len() - 1
    }

    fn here(&self) -> Place {
        self.program.ops.len() as Place
    }

    fn effect(&mut self, effect: &Effect) {
        let op = match effect {
            Effect::May(then) => return self.may(then),
            Effect::If(cond, then) => return self.if_else(cond, then, None),
            Effect::IfElse(cond, then, other) => return self.if_else(cond, then, Some(other)),
            Effect::Choose(side, keepers, then) => return self.choose(*side, keepers, then),
            Effect::ForEach(side, keepers, then) => return self.for_each(*side, keepers, then),
            Effect::AttackIs(num) => Op::AttackIs(self.num(num)),
            Effect::Bonus(num) => Op::Bonus(self.num(num)),
            Effect::Blocks(block) => Op::Blocks(self.block(block)),
            Effect::NameFactor => Op::NameFactor,
            Effect::NameNumber => Op::NameNumber,
            Effect::NameHero(heroes) => self.name_hero(heroes),
            Effect::ChoosePlayer => Op::ChoosePlayer,
            Effect::FlipCoins(num) => Op::FlipCoins(self.num(num)),
            Effect::Reveal(cards) => Op::Reveal(*cards),
            Effect::Look(cards) => Op::Look(*cards),
            Effect::Show(most, cards) => Op::Show(*most, self.filter(cards)),
            Effect::Hit { by, who, amount } => Op::Hit(*by, *who, self.num(amount)),
            Effect::Heal(num) => Op::Heal(self.num(num)),
            Effect::Draw(who, num) => Op::Draw(*who, self.num(num)),
            Effect::FromHand(who, pick, to) => Op::FromHand(*who, self.pick(pick), *to),
            Effect::Mill(who, num) => Op::Mill(*who, self.num(num)),
            Effect::MillWhile(who, cards) => Op::MillWhile(*who, self.filter(cards)),
            Effect::MillCopies(who) => Op::MillCopies(*who),
            Effect::Sift { deck, top, open, take, to, rest } => {
                let take = self.take(take);
                Op::Sift(SiftOp { deck: *deck, top: *top, open: *open, take, to: *to, rest: *rest })
            }
            Effect::ShuffleDeck(who) => Op::ShuffleDeck(*who),
            Effect::SwapDeckAndDiscard(who) => Op::SwapDeckAndDiscard(*who),
            Effect::TakeTopDiscard(cards, to) => Op::TakeTopDiscard(self.filter(cards), *to),
            Effect::Destroy(target) => Op::Destroy(self.target(target)),
            Effect::MoveKeeper(target, to) => Op::MoveKeeper(self.target(target), *to),
            Effect::TakeControl(target) => Op::TakeControl(self.target(target)),
            Effect::BecomeCopy(side, keepers) => Op::BecomeCopy(*side, self.filter(keepers)),
            Effect::PutIntoPlay(from, cards) => Op::PutIntoPlay(*from, self.filter(cards)),
            Effect::ThisTo(to) => Op::ThisTo(*to),
            Effect::RepeatAttack => Op::RepeatAttack,
            Effect::Play { from, cards, bonus } => Op::Play(*from, self.filter(cards), *bonus),
            Effect::PowerThisTurn(by) => Op::PowerThisTurn(*by),
            Effect::SharedPower(by) => Op::SharedPower(*by),
            Effect::SetSharedPower(to) => Op::SetSharedPower(*to),
            Effect::NextFlip(flip) => Op::NextFlip(*flip),
            Effect::BlocksOff(block) => Op::BlocksOff(self.block(block)),
            Effect::ExtraTurn => Op::ExtraTurn,
            Effect::Win => Op::Win,
        };
        self.emit(op);
    }

    fn may(&mut self, then: &[Effect]) {
        let ask = self.emit(Op::May(0));
        self.effects(then);
        self.program.ops[ask] = Op::May(self.here());
    }

    fn if_else(&mut self, cond: &Cond, then: &[Effect], other: Option<&[Effect]>) {
        let cond = self.cond(cond);
        let test = self.emit(Op::JumpUnless(cond, 0));
        self.effects(then);
        let leave = other.map(|_| self.emit(Op::Jump(0)));
        self.program.ops[test] = Op::JumpUnless(cond, self.here());
        if let (Some(leave), Some(other)) = (leave, other) {
            self.effects(other);
            self.program.ops[leave] = Op::Jump(self.here());
        }
    }

    fn choose(&mut self, side: Side, keepers: &Filter, then: &[Effect]) {
        let keepers = self.filter(keepers);
        let ask = self.emit(Op::Choose(side, keepers, 0));
        self.effects(then);
        self.program.ops[ask] = Op::Choose(side, keepers, self.here());
    }

    fn for_each(&mut self, side: Side, keepers: &Filter, then: &[Effect]) {
        if std::mem::replace(&mut self.in_each, true) {
            self.problem = Some("a ForEach cannot stand inside another".to_owned());
        }
        let keepers = self.filter(keepers);
        self.emit(Op::EachBegin);
        let next = self.emit(Op::EachNext(side, keepers, 0));
        self.effects(then);
        self.emit(Op::Jump(next as Place));
        self.program.ops[next] = Op::EachNext(side, keepers, self.here());
        self.in_each = false;
    }

    fn name_hero(&mut self, heroes: &[String]) -> Op {
        let start = self.program.hero_choices.len() as u16;
        for hero in heroes {
            let number = self.hero(hero);
            self.program.hero_choices.push(number as u8);
        }
        Op::NameHero(start, heroes.len() as u8)
    }

    fn pick(&mut self, pick: &Pick) -> PickOp {
        match pick {
            Pick::Choose(num) => PickOp::Choose(self.num(num)),
            Pick::Random(num) => PickOp::Random(self.num(num)),
            Pick::All => PickOp::All,
            Pick::Revealed => PickOp::Revealed,
            Pick::ISeeAndChoose(cards) => PickOp::ISeeAndChoose(self.filter(cards)),
            Pick::ISeeAll(cards) => PickOp::ISeeAll(self.filter(cards)),
        }
    }

    fn target(&mut self, target: &Target) -> TargetOp {
        match target {
            Target::This => TargetOp::This,
            Target::It => TargetOp::It,
            Target::One(side, keepers) => TargetOp::One(*side, self.filter(keepers)),
            Target::UpTo(most, side, keepers) => {
                if self.in_each {
                    self.problem = Some("an UpTo choice cannot stand inside a ForEach".to_owned());
                }
                TargetOp::UpTo(*most, *side, self.filter(keepers))
            }
            Target::Random(side, keepers) => TargetOp::Random(*side, self.filter(keepers)),
            Target::All(side, keepers) => TargetOp::All(*side, self.filter(keepers)),
        }
    }

    fn block(&mut self, block: &Block) -> BlockOp {
        match block {
            Block::Never => BlockOp::Never,
            Block::NotFromHand => BlockOp::NotFromHand,
            Block::NotFromDeck => BlockOp::NotFromDeck,
            Block::FirstPointOnly => BlockOp::FirstPointOnly,
            Block::NotBy(cards) => BlockOp::NotBy(self.filter(cards)),
        }
    }

    fn take(&mut self, take: &Take) -> TakeOp {
        match take {
            Take::None => TakeOp::None,
            Take::One(cards) => TakeOp::One(self.filter(cards)),
            Take::UpToOne(cards) => TakeOp::UpToOne(self.filter(cards)),
            Take::All(cards) => TakeOp::All(self.filter(cards)),
        }
    }
}
