//! From the card language to programs.

use crate::language::{
    Block, Card, Cond, Effect, Filter, KeeperPower, Num, Pick, Power, Side, Source, Static, Take, Target, Trigger, Who,
    Whose,
};
use crate::program::{
    BlockOp, CondId, CondOp, Face, FilterId, FilterOp, NumId, NumOp, Op, PickOp, Place, Program, SiftOp, StaticOp,
    TakeOp, TargetOp, TriggerOp,
};

/// What is wrong with a card definition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    #[error("two cards have the id '{0}'")]
    SameId(String),
    #[error("{id} {name}: {what}")]
    Impossible { id: String, name: String, what: String },
    #[error("there are more than {0} different {1} in the card files")]
    TooMany(usize, &'static str),
}

/// Turns definitions into faces and one shared program.
#[derive(Debug, Default)]
pub(crate) struct Compiler {
    pub(crate) program: Program,
    pub(crate) heroes: Vec<String>,
    pub(crate) teams: Vec<String>,
    names: Vec<String>,
    in_each: bool,
    problem: Option<String>,
}

impl Compiler {
    pub(crate) fn face(&mut self, card: &Card) -> Result<Face, CardError> {
        check_facts(card)?;
        let mut face = self.plain_face(card);
        for power in &card.powers {
            self.power(power, &mut face);
        }
        if face.variable != face_sets_attack(card) {
            self.problem = Some("a variable attack needs an AttackIs in its Declared power, and only it".to_owned());
        }
        let fail = |what: String| CardError::Impossible { id: card.id.clone(), name: card.name.clone(), what };
        if let Some(what) = self.problem.take() {
            return Err(fail(what));
        }
        if self.heroes.len() > 128 {
            return Err(CardError::TooMany(128, "heroes"));
        }
        if self.teams.len() > 250 {
            return Err(CardError::TooMany(250, "teams"));
        }
        face.trigger_bits = face.triggers.iter().fold(0, |bits, (trigger, _)| bits | trigger.bit());
        face.static_bits = face.statics.iter().fold(0, |bits, (_, rule)| bits | rule.bit());
        Ok(face)
    }

    fn plain_face(&mut self, card: &Card) -> Face {
        let heroes = card.heroes.iter().fold(0, |mask, hero| mask | 1u128 << (self.hero(hero) & 127));
        let factors = [card.factors[0], *card.factors.last().unwrap_or(&card.factors[0])];
        Face {
            level: card.level,
            attack: card.attack.unwrap_or(0),
            variable: card.attack.is_none(),
            factors,
            two_factors: card.factors.len() == 2,
            factor_mask: factors[0].bit() | factors[1].bit(),
            block: card.block,
            heroes,
            team_up: card.heroes.len() > 1,
            team: card.team.as_ref().map_or(0, |team| self.team(team)),
            name: intern(&mut self.names, &card.name) as u16,
            declared: None,
            at: Vec::new(),
            keeper: None,
            blocked_from_hand: None,
            counterstrike: 0,
            assault: 0,
            triggers: Vec::new(),
            trigger_bits: 0,
            statics: Vec::new(),
            static_bits: 0,
        }
    }

    fn power(&mut self, power: &Power, face: &mut Face) {
        match power {
            Power::Declared(effects) => face.declared = Some(self.script(effects)),
            Power::At(damage, effects) => {
                let place = self.script(effects);
                face.at.push((*damage, place));
            }
            Power::Keeper(damage, powers) => {
                face.keeper = Some(*damage);
                for power in powers {
                    self.keeper_power(power, face);
                }
            }
            Power::BlockedFromHand(effects) => face.blocked_from_hand = Some(self.script(effects)),
            Power::Counterstrike(amount) => {
                face.counterstrike = *amount;
                if !self.program.counterstrikes.iter().any(|(known, _)| known == amount) {
                    let hit = Effect::Hit { by: Source::This, who: Who::Foe, amount: Num::N(i16::from(*amount)) };
                    let place = self.script(&[hit]);
                    self.program.counterstrikes.push((*amount, place));
                }
            }
        }
    }

    fn keeper_power(&mut self, power: &KeeperPower, face: &mut Face) {
        match power {
            KeeperPower::Assault(amount) => {
                face.assault = *amount;
                let hit = Effect::Hit { by: Source::This, who: Who::Foe, amount: Num::N(i16::from(*amount)) };
                let place = self.script(&[hit]);
                face.triggers.push((TriggerOp::StartOfTurn(Whose::Mine), place));
            }
            KeeperPower::When(trigger, effects) => {
                let trigger = self.trigger(trigger);
                let place = self.script(effects);
                face.triggers.push((trigger, place));
            }
            KeeperPower::Always(rule) => {
                let rule = self.rule(rule);
                face.statics.push((None, rule));
            }
            KeeperPower::While(cond, rule) => {
                if matches!(rule, Static::Power(..)) && format!("{cond:?}").contains("Power(") {
                    self.problem = Some("a change of power cannot depend on power: it would chase itself".to_owned());
                    return;
                }
                let cond = self.cond(cond);
                let rule = self.rule(rule);
                face.statics.push((Some(cond), rule));
            }
            KeeperPower::NextFoeTurn(rules) => {
                for rule in rules {
                    let rule = self.rule(rule);
                    face.statics.push((None, rule));
                }
                let place = self.script(&[Effect::Destroy(Target::This)]);
                face.triggers.push((TriggerOp::EndOfTurn(Whose::Foes), place));
            }
        }
    }

    fn trigger(&mut self, trigger: &Trigger) -> TriggerOp {
        match trigger {
            Trigger::StartOfTurn(whose) => TriggerOp::StartOfTurn(*whose),
            Trigger::EndOfTurn(whose) => TriggerOp::EndOfTurn(*whose),
            Trigger::AttackDeals(who, cards, damage) => {
                TriggerOp::AttackDeals(self.player(*who), self.filter(cards), *damage)
            }
            Trigger::HandBlock(who) => TriggerOp::HandBlock(self.player(*who)),
            Trigger::HandBlocksAttack(who, cards) => TriggerOp::HandBlocksAttack(self.player(*who), self.filter(cards)),
            Trigger::FoeAttacks => TriggerOp::FoeAttacks,
            Trigger::KeeperEnters(side, cards) => TriggerOp::KeeperEnters(*side, self.filter(cards)),
            Trigger::KeeperDestroyed(side) => TriggerOp::KeeperDestroyed(*side),
            Trigger::Destroyed => TriggerOp::Destroyed,
            Trigger::Draws(who) => TriggerOp::Draws(self.player(*who)),
            Trigger::Heals => TriggerOp::Heals,
            Trigger::AbilityDiscards(who) => TriggerOp::AbilityDiscards(self.player(*who)),
            Trigger::Heads => TriggerOp::Heads,
            Trigger::AssaultDamages => TriggerOp::AssaultDamages,
            Trigger::OwnCardDamagesMe => TriggerOp::OwnCardDamagesMe,
            Trigger::KeeperDamagesMe(side) => TriggerOp::KeeperDamagesMe(*side),
            Trigger::FoeDeckEmpty => TriggerOp::FoeDeckEmpty,
        }
    }

    /// A trigger can only speak of Me or Foe.
    fn player(&mut self, who: Who) -> Who {
        if !matches!(who, Who::Me | Who::Foe) {
            self.problem = Some("a trigger can only speak of Me or Foe".to_owned());
        }
        who
    }

    fn rule(&mut self, rule: &Static) -> StaticOp {
        match rule {
            Static::Attack(side, cards, by) => StaticOp::Attack(*side, self.filter(cards), *by),
            Static::Power(side, cards, by) => StaticOp::Power(*side, self.filter(cards), *by),
            Static::CannotPlay(cards) => StaticOp::CannotPlay(self.filter(cards)),
            Static::DamageCap(most) => StaticOp::DamageCap(*most),
            Static::KeeperHitsLess(by) => StaticOp::KeeperHitsLess(*by),
            Static::KeeperHitsOff => StaticOp::KeeperHitsOff,
            Static::CannotBeDestroyed(cards) => StaticOp::CannotBeDestroyed(self.filter(cards)),
            Static::CoinsAreHeads => StaticOp::CoinsAreHeads,
            Static::MisfireReturns => StaticOp::MisfireReturns,
        }
    }

    /// Writes a list of effects down and returns where it begins.
    fn script(&mut self, effects: &[Effect]) -> Place {
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
        match effect {
            Effect::May(_) | Effect::If(..) | Effect::IfElse(..) | Effect::Choose(..) | Effect::ForEach(..) => {
                self.control(effect);
            }
            _ => {
                let op = self.plain(effect);
                self.emit(op);
            }
        }
    }

    fn control(&mut self, effect: &Effect) {
        match effect {
            Effect::May(then) => {
                let ask = self.emit(Op::May(0));
                self.effects(then);
                self.program.ops[ask] = Op::May(self.here());
            }
            Effect::If(cond, then) => {
                let cond = self.cond(cond);
                let test = self.emit(Op::JumpUnless(cond, 0));
                self.effects(then);
                self.program.ops[test] = Op::JumpUnless(cond, self.here());
            }
            Effect::IfElse(cond, then, other) => {
                let cond = self.cond(cond);
                let test = self.emit(Op::JumpUnless(cond, 0));
                self.effects(then);
                let leave = self.emit(Op::Jump(0));
                self.program.ops[test] = Op::JumpUnless(cond, self.here());
                self.effects(other);
                self.program.ops[leave] = Op::Jump(self.here());
            }
            Effect::Choose(side, keepers, then) => {
                let keepers = self.filter(keepers);
                let ask = self.emit(Op::Choose(*side, keepers, 0));
                self.effects(then);
                self.program.ops[ask] = Op::Choose(*side, keepers, self.here());
            }
            Effect::ForEach(side, keepers, then) => {
                if std::mem::replace(&mut self.in_each, true) {
                    self.problem = Some("a ForEach cannot stand inside another".to_owned());
                }
                let keepers = self.filter(keepers);
                self.emit(Op::EachBegin);
                let next = self.emit(Op::EachNext(*side, keepers, 0));
                self.effects(then);
                self.emit(Op::Jump(next as Place));
                self.program.ops[next] = Op::EachNext(*side, keepers, self.here());
                self.in_each = false;
            }
            _ => {}
        }
    }

    fn plain(&mut self, effect: &Effect) -> Op {
        match effect {
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
            _ => self.keepers_and_turns(effect),
        }
    }

    fn keepers_and_turns(&mut self, effect: &Effect) -> Op {
        match effect {
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
            _ => Op::End,
        }
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
            Target::UpTo(most, side, keepers) => TargetOp::UpTo(*most, *side, self.filter(keepers)),
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

    fn filter(&mut self, filter: &Filter) -> FilterId {
        let op = self.filter_op(filter);
        put(&mut self.program.filters, op)
    }

    fn filter_op(&mut self, filter: &Filter) -> FilterOp {
        match filter {
            Filter::Any => FilterOp::Any,
            Filter::Factor(factors) => FilterOp::Factors(factors.iter().fold(0, |mask, factor| mask | factor.bit())),
            Filter::NotFactor(factor) => FilterOp::NotFactor(factor.bit()),
            Filter::Hero(heroes) => {
                FilterOp::Heroes(heroes.iter().fold(0, |mask, hero| mask | 1u128 << (self.hero(hero) & 127)))
            }
            Filter::Team(team) => FilterOp::Team(self.team(team)),
            Filter::LevelAtMost(level) => FilterOp::LevelAtMost(*level),
            Filter::LevelAtLeast(level) => FilterOp::LevelAtLeast(*level),
            Filter::OddLevel => FilterOp::OddLevel,
            Filter::AttackAtMost(attack) => FilterOp::AttackAtMost(*attack),
            Filter::AttackAtLeast(attack) => FilterOp::AttackAtLeast(*attack),
            Filter::TeamUp => FilterOp::TeamUp,
            Filter::Keeper => FilterOp::Keeper,
            Filter::Assault => FilterOp::Assault,
            Filter::Named => FilterOp::Named,
            Filter::Other => FilterOp::Other,
            Filter::EnteredLastTurn => FilterOp::EnteredLastTurn,
            Filter::SameName => FilterOp::SameName,
            Filter::SharesTrait => FilterOp::SharesTrait,
            Filter::AboveTopDiscard => FilterOp::AboveTopDiscard,
            Filter::FactorOfTopDiscard => FilterOp::FactorOfTopDiscard,
            Filter::All(parts) => {
                let parts: Vec<FilterOp> = parts.iter().map(|part| self.filter_op(part)).collect();
                let (start, count) = put_all(&mut self.program.filters, &parts);
                FilterOp::All(start, count)
            }
            Filter::Either(parts) => {
                let parts: Vec<FilterOp> = parts.iter().map(|part| self.filter_op(part)).collect();
                let (start, count) = put_all(&mut self.program.filters, &parts);
                FilterOp::Either(start, count)
            }
        }
    }

    fn num(&mut self, num: &Num) -> NumId {
        let op = self.num_op(num);
        put(&mut self.program.nums, op)
    }

    fn num_op(&mut self, num: &Num) -> NumOp {
        match num {
            Num::N(number) => NumOp::N(*number),
            Num::Power(who) => NumOp::Power(*who),
            Num::Count(cards, filter) => NumOp::Count(*cards, self.filter(filter)),
            Num::DifferentHeroes(cards) => NumOp::DifferentHeroes(*cards),
            Num::DifferentFactors(cards) => NumOp::DifferentFactors(*cards),
            Num::Level(cards) => NumOp::Level(*cards),
            Num::Attack(cards) => NumOp::Attack(*cards),
            Num::DamageLastTurn(who) => NumOp::DamageLastTurn(*who),
            Num::AttacksLastTurn(who) => NumOp::AttacksLastTurn(*who),
            Num::CardsThatDamaged(who) => NumOp::CardsThatDamaged(*who),
            Num::OtherCardsThatDamaged(who) => NumOp::OtherCardsThatDamaged(*who),
            Num::PowerRise => NumOp::PowerRise,
            Num::Heads => NumOp::Heads,
            Num::Amount => NumOp::Amount,
            Num::Named => NumOp::Named,
            Num::AssaultValue => NumOp::AssaultValue,
            Num::Discarded => NumOp::Discarded,
            Num::Times(times, num) => NumOp::Times(*times, self.num(num)),
            Num::HalfUp(num) => NumOp::HalfUp(self.num(num)),
            Num::Plus(parts) => {
                let parts: Vec<NumOp> = parts.iter().map(|part| self.num_op(part)).collect();
                let (start, count) = put_all(&mut self.program.nums, &parts);
                NumOp::Plus(start, count)
            }
        }
    }

    fn cond(&mut self, cond: &Cond) -> CondId {
        let op = self.cond_op(cond);
        put(&mut self.program.conds, op)
    }

    fn cond_op(&mut self, cond: &Cond) -> CondOp {
        match cond {
            Cond::AtLeast(a, b) => CondOp::AtLeast(self.num(a), self.num(b)),
            Cond::AtMost(a, b) => CondOp::AtMost(self.num(a), self.num(b)),
            Cond::Exactly(a, b) => CondOp::Exactly(self.num(a), self.num(b)),
            Cond::Is(cards, filter) => CondOp::Is(*cards, self.filter(filter)),
            Cond::Did => CondOp::Did,
            Cond::Not(cond) => CondOp::Not(self.cond(cond)),
            Cond::All(parts) => {
                let parts: Vec<CondOp> = parts.iter().map(|part| self.cond_op(part)).collect();
                let (start, count) = put_all(&mut self.program.conds, &parts);
                CondOp::All(start, count)
            }
            Cond::Either(parts) => {
                let parts: Vec<CondOp> = parts.iter().map(|part| self.cond_op(part)).collect();
                let (start, count) = put_all(&mut self.program.conds, &parts);
                CondOp::Either(start, count)
            }
        }
    }

    fn hero(&mut self, hero: &str) -> usize {
        intern(&mut self.heroes, hero)
    }

    /// Team 0 is no team.
    fn team(&mut self, team: &str) -> u8 {
        (intern(&mut self.teams, team) + 1) as u8
    }
}

fn check_facts(card: &Card) -> Result<(), CardError> {
    let fail =
        |what: &str| Err(CardError::Impossible { id: card.id.clone(), name: card.name.clone(), what: what.to_owned() });
    match () {
        () if card.id.is_empty() => fail("a card needs an id"),
        () if card.name.is_empty() => fail("a card needs a name"),
        () if card.heroes.is_empty() => fail("a card shows at least one hero"),
        () if card.factors.is_empty() || card.factors.len() > 2 => fail("a card has one or two Factors"),
        () if card.level == 0 || card.level > 20 => fail("a level is 1 to 20"),
        () if card.attack.is_some_and(|attack| attack > 99) => fail("an attack is 0 to 99"),
        () if card.factors.contains(&card.block) => fail("a blocking icon is never one of the card's own Factors"),
        () => Ok(()),
    }
}

fn face_sets_attack(card: &Card) -> bool {
    fn sets(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| match effect {
            Effect::AttackIs(_) => true,
            Effect::If(_, then) | Effect::May(then) => sets(then),
            Effect::IfElse(_, then, other) => sets(then) || sets(other),
            _ => false,
        })
    }
    card.powers.iter().any(|power| matches!(power, Power::Declared(effects) if sets(effects)))
}

fn intern(list: &mut Vec<String>, word: &str) -> usize {
    list.iter().position(|known| known == word).unwrap_or_else(|| {
        list.push(word.to_owned());
        list.len() - 1
    })
}

/// The number of this entry, shared when it is already there.
fn put<T: Copy + PartialEq>(list: &mut Vec<T>, entry: T) -> u16 {
    let at = list.iter().position(|known| *known == entry).unwrap_or_else(|| {
        list.push(entry);
        list.len() - 1
    });
    at as u16
}

fn put_all<T: Copy>(list: &mut Vec<T>, entries: &[T]) -> (u16, u16) {
    let start = list.len() as u16;
    list.extend_from_slice(entries);
    (start, entries.len() as u16)
}

/// Sides seen from a player.
pub(crate) fn covers(side: Side, mine: bool) -> bool {
    match side {
        Side::Mine => mine,
        Side::Theirs => !mine,
        Side::Any => true,
    }
}
