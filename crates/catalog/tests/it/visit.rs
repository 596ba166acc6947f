//! Which words of the card language a card uses.
//!
//! Every match names every word, so that a new one does not compile until it is looked into here.

use longbox_squad::language::{
    Block, Card, Cards, Cond, Effect, Filter, KeeperPower, Num, Pick, Power, Static, Take, Target, Trigger, Who,
};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// Words with their enums, as in ("Effect", "Draw").
pub(crate) type Words = BTreeSet<(&'static str, String)>;

/// The words in the definition of a card, those left to their defaults included.
pub(crate) fn words(card: &Card) -> Words {
    let mut found = Found::default();
    card.powers.iter().for_each(|power| found.power(power));
    found.0
}

#[derive(Default)]
struct Found(Words);

impl Found {
    /// Notes the word at the head of this value: its Debug form begins with it.
    fn note(&mut self, family: &'static str, value: &impl Debug) {
        let text = format!("{value:?}");
        let word = text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        self.0.insert((family, word.to_owned()));
    }

    fn power(&mut self, power: &Power) {
        self.note("Power", power);
        match power {
            Power::Declared(effects) | Power::At(_, effects) | Power::BlockedFromHand(effects) => self.effects(effects),
            Power::Keeper(_, powers) => powers.iter().for_each(|power| self.keeper_power(power)),
            Power::Counterstrike(_) => {}
        }
    }

    fn keeper_power(&mut self, power: &KeeperPower) {
        self.note("KeeperPower", power);
        match power {
            KeeperPower::Assault(_) => {}
            KeeperPower::When(trigger, effects) => {
                self.trigger(trigger);
                self.effects(effects);
            }
            KeeperPower::Always(rule) => self.rule(rule),
            KeeperPower::While(cond, rule) => {
                self.cond(cond);
                self.rule(rule);
            }
            KeeperPower::NextFoeTurn(rules) => rules.iter().for_each(|rule| self.rule(rule)),
        }
    }

    fn rule(&mut self, rule: &Static) {
        self.note("Static", rule);
        match rule {
            Static::Attack(side, filter, _) | Static::Power(side, filter, _) => {
                self.note("Side", side);
                self.filter(filter);
            }
            Static::CannotPlay(filter) | Static::CannotBeDestroyed(filter) => self.filter(filter),
            Static::DamageCap(_)
            | Static::KeeperHitsLess(_)
            | Static::KeeperHitsOff
            | Static::CoinsAreHeads
            | Static::MisfireReturns => {}
        }
    }

    fn trigger(&mut self, trigger: &Trigger) {
        self.note("Trigger", trigger);
        match trigger {
            Trigger::StartOfTurn(whose) | Trigger::EndOfTurn(whose) => self.note("Whose", whose),
            Trigger::AttackDeals(who, filter, _) | Trigger::HandBlocksAttack(who, filter) => {
                self.who(*who);
                self.filter(filter);
            }
            Trigger::HandBlock(who) | Trigger::Draws(who) | Trigger::AbilityDiscards(who) => self.who(*who),
            Trigger::KeeperEnters(side, filter) => {
                self.note("Side", side);
                self.filter(filter);
            }
            Trigger::KeeperDestroyed(side) | Trigger::KeeperDamagesMe(side) => self.note("Side", side),
            Trigger::FoeAttacks
            | Trigger::Destroyed
            | Trigger::Heals
            | Trigger::Heads
            | Trigger::AssaultDamages
            | Trigger::OwnCardDamagesMe
            | Trigger::FoeDeckEmpty => {}
        }
    }

    fn who(&mut self, who: Who) {
        self.note("Who", &who);
    }

    fn filter(&mut self, filter: &Filter) {
        self.note("Filter", filter);
        match filter {
            Filter::All(filters) | Filter::Either(filters) => filters.iter().for_each(|filter| self.filter(filter)),
            Filter::Any
            | Filter::Factor(_)
            | Filter::NotFactor(_)
            | Filter::Hero(_)
            | Filter::Team(_)
            | Filter::LevelAtMost(_)
            | Filter::LevelAtLeast(_)
            | Filter::OddLevel
            | Filter::AttackAtMost(_)
            | Filter::AttackAtLeast(_)
            | Filter::TeamUp
            | Filter::Keeper
            | Filter::Assault
            | Filter::Named
            | Filter::Other
            | Filter::EnteredLastTurn
            | Filter::SharesTrait
            | Filter::AboveTopDiscard
            | Filter::FactorOfTopDiscard => {}
        }
    }

    fn cards(&mut self, cards: Cards) {
        self.note("Cards", &cards);
        match cards {
            Cards::Hand(who)
            | Cards::Deck(who)
            | Cards::Discard(who)
            | Cards::TopOfDeck(who, _)
            | Cards::TopOfDiscard(who)
            | Cards::RandomInHand(who) => self.who(who),
            Cards::Keepers(side) => self.note("Side", &side),
            Cards::Revealed | Cards::Shown => {}
        }
    }

    fn num(&mut self, num: &Num) {
        self.note("Num", num);
        match num {
            Num::Power(who)
            | Num::DamageLastTurn(who)
            | Num::AttacksLastTurn(who)
            | Num::CardsThatDamaged(who)
            | Num::OtherCardsThatDamaged(who) => self.who(*who),
            Num::Count(cards, filter) => {
                self.cards(*cards);
                self.filter(filter);
            }
            Num::DifferentHeroes(cards) | Num::DifferentFactors(cards) | Num::Level(cards) | Num::Attack(cards) => {
                self.cards(*cards);
            }
            Num::Times(_, num) | Num::HalfUp(num) => self.num(num),
            Num::Plus(nums) => nums.iter().for_each(|num| self.num(num)),
            Num::N(_) | Num::PowerRise | Num::Heads | Num::Amount | Num::Named | Num::AssaultValue | Num::Discarded => {
            }
        }
    }

    fn cond(&mut self, cond: &Cond) {
        self.note("Cond", cond);
        match cond {
            Cond::AtLeast(a, b) | Cond::AtMost(a, b) | Cond::Exactly(a, b) => {
                self.num(a);
                self.num(b);
            }
            Cond::Is(cards, filter) => {
                self.cards(*cards);
                self.filter(filter);
            }
            Cond::Did => {}
            Cond::Not(cond) => self.cond(cond),
            Cond::All(conds) | Cond::Either(conds) => conds.iter().for_each(|cond| self.cond(cond)),
        }
    }

    fn pick(&mut self, pick: &Pick) {
        self.note("Pick", pick);
        match pick {
            Pick::Choose(num) | Pick::Random(num) => self.num(num),
            Pick::All | Pick::Revealed => {}
            Pick::ISeeAndChoose(filter) | Pick::ISeeAll(filter) => self.filter(filter),
        }
    }

    fn target(&mut self, target: &Target) {
        self.note("Target", target);
        match target {
            Target::This | Target::It => {}
            Target::One(side, filter)
            | Target::UpTo(_, side, filter)
            | Target::Random(side, filter)
            | Target::All(side, filter) => {
                self.note("Side", side);
                self.filter(filter);
            }
        }
    }

    fn block(&mut self, block: &Block) {
        self.note("Block", block);
        match block {
            Block::Never | Block::NotFromHand | Block::NotFromDeck | Block::FirstPointOnly => {}
            Block::NotBy(filter) => self.filter(filter),
        }
    }

    fn take(&mut self, take: &Take) {
        self.note("Take", take);
        match take {
            Take::None => {}
            Take::One(filter) | Take::UpToOne(filter) | Take::All(filter) => self.filter(filter),
        }
    }

    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.note("Effect", effect);
            self.effect(effect);
        }
    }

    fn effect(&mut self, effect: &Effect) {
        match effect {
            Effect::AttackIs(num) | Effect::Bonus(num) | Effect::FlipCoins(num) | Effect::Heal(num) => self.num(num),
            Effect::Blocks(block) | Effect::BlocksOff(block) => self.block(block),
            Effect::May(_)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::Choose(..)
            | Effect::ForEach(..)
            | Effect::BecomeCopy(..) => self.control(effect),
            Effect::Reveal(cards) | Effect::Look(cards) => self.cards(*cards),
            Effect::Hit { by, who, amount } => {
                self.note("Source", by);
                self.who(*who);
                self.num(amount);
            }
            Effect::Draw(who, num) | Effect::Mill(who, num) => {
                self.who(*who);
                self.num(num);
            }
            Effect::FromHand(who, pick, to) => {
                self.who(*who);
                self.pick(pick);
                self.note("To", to);
            }
            Effect::MillWhile(who, filter) => {
                self.who(*who);
                self.filter(filter);
            }
            Effect::MillCopies(who) | Effect::ShuffleDeck(who) | Effect::SwapDeckAndDiscard(who) => self.who(*who),
            Effect::Sift { .. } => self.sift(effect),
            Effect::Show(_, filter) => self.filter(filter),
            Effect::TakeTopDiscard(filter, to) => {
                self.filter(filter);
                self.note("To", to);
            }
            Effect::Destroy(target) | Effect::TakeControl(target) => self.target(target),
            Effect::MoveKeeper(target, to) => {
                self.target(target);
                self.note("To", to);
            }
            Effect::PutIntoPlay(from, filter) | Effect::Play { from, cards: filter, bonus: _ } => {
                self.cards(*from);
                self.filter(filter);
            }
            Effect::ThisTo(to) => self.note("To", to),
            Effect::NextFlip(flip) => self.note("Flip", flip),
            Effect::NameFactor
            | Effect::NameNumber
            | Effect::NameHero(_)
            | Effect::ChoosePlayer
            | Effect::RepeatAttack
            | Effect::PowerThisTurn(_)
            | Effect::SharedPower(_)
            | Effect::SetSharedPower(_)
            | Effect::ExtraTurn
            | Effect::Win => {}
        }
    }

    /// Effects with effects or Keepers inside.
    fn control(&mut self, effect: &Effect) {
        match effect {
            Effect::May(then) => self.effects(then),
            Effect::If(cond, then) => {
                self.cond(cond);
                self.effects(then);
            }
            Effect::IfElse(cond, then, other) => {
                self.cond(cond);
                self.effects(then);
                self.effects(other);
            }
            Effect::Choose(side, filter, then) | Effect::ForEach(side, filter, then) => {
                self.note("Side", side);
                self.filter(filter);
                self.effects(then);
            }
            Effect::BecomeCopy(side, filter) => {
                self.note("Side", side);
                self.filter(filter);
            }
            other => unreachable!("{other:?} has no effects inside"),
        }
    }

    fn sift(&mut self, effect: &Effect) {
        if let Effect::Sift { deck, top: _, open: _, take, to, rest } = effect {
            self.who(*deck);
            self.take(take);
            self.note("To", to);
            self.note("Rest", rest);
        }
    }
}
