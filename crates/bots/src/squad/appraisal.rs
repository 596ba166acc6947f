//! What cards are worth, derived from their definitions.
//!
//! The unit: a card in a deck is worth 100, because cards are what a player lives on.

use crate::odds::{DECIDED, Weights};
use longbox_kernel::Seat;
use longbox_squad::language::{Card, Effect, KeeperPower, Num, Pick, Power, Side, Static, Target, To, Trigger, Who};
use longbox_squad::{CardNo, Position, Squad};

/// A card in a deck.
const CARD: i32 = 100;
/// What was learned, with the way it was learned.
pub(super) const WEIGHTS: &str = include_str!("weights.txt");
/// The right to play the next turn.
const TURN: i32 = 60;

/// The worth of every card of a game in each place.
#[derive(Clone, Debug)]
pub struct Appraisal {
    /// As a Keeper in play.
    keeper: Vec<i32>,
    /// In hand, for later.
    hand: Vec<i32>,
    /// Played now.
    attack: Vec<i32>,
    levels: Vec<u8>,
    /// Damage of its assault as a Keeper.
    assault: Vec<i32>,
    /// The number of its icon, which blocks.
    icons: Vec<u8>,
    /// What was learned.
    pub(super) weights: Weights,
}

impl Appraisal {
    pub(super) fn new(game: &Squad) -> Appraisal {
        let cards = game.cards();
        Appraisal {
            keeper: cards.iter().map(keeper_worth).collect(),
            hand: cards.iter().map(|card| CARD + 20 + attack_worth(card) / 8).collect(),
            attack: cards.iter().map(attack_worth).collect(),
            levels: cards.iter().map(|card| card.level).collect(),
            assault: cards.iter().map(assault_of).collect(),
            icons: cards.iter().map(|card| card.block as u8).collect(),
            weights: Weights::read(WEIGHTS, &super::features::names()),
        }
    }

    pub(super) fn keeper(&self, card: CardNo) -> i32 {
        self.keeper.get(usize::from(card)).copied().unwrap_or(CARD)
    }

    pub(super) fn hand(&self, card: CardNo) -> i32 {
        self.hand.get(usize::from(card)).copied().unwrap_or(CARD)
    }

    pub(super) fn attack(&self, card: CardNo) -> i32 {
        self.attack.get(usize::from(card)).copied().unwrap_or(0)
    }

    pub(super) fn level(&self, card: CardNo) -> u8 {
        self.levels.get(usize::from(card)).copied().unwrap_or(0)
    }

    pub(super) fn assault(&self, card: CardNo) -> i32 {
        self.assault.get(usize::from(card)).copied().unwrap_or(0)
    }

    pub(super) fn icon(&self, card: CardNo) -> u8 {
        self.icons.get(usize::from(card)).copied().unwrap_or(0)
    }

    /// How much better this position is for `seat` than for the opponent.
    pub(super) fn score(&self, position: &Position, seat: Seat) -> i32 {
        if let Some(decided) = decided(position, seat) {
            return decided;
        }
        let turn = if position.active() == seat { TURN } else { -TURN };
        self.side(position, seat) - self.side(position, seat.other()) + turn
    }

    /// What one player has: life in deck and hand, what the hand can do, Keepers.
    fn side(&self, position: &Position, seat: Seat) -> i32 {
        let power = position.power();
        let hand = position.hand(seat);
        let deck = position.piles(seat).deck().len() as i32;
        let held: i32 = hand.iter().map(|piece| self.held(position.card(*piece), power)).sum();
        let kept: i32 = position.row(seat).iter().map(|keeper| self.keeper(position.card(keeper.piece))).sum();
        // The last cards count more: whoever runs out has lost.
        let life = deck + hand.len() as i32;
        let danger = (8 - life).max(0);
        deck * CARD + held + kept - danger * danger * 12
    }

    /// A card in hand is worth more when the power allows to play it.
    fn held(&self, card: CardNo, power: u8) -> i32 {
        self.hand(card) + if self.level(card) <= power { 15 } else { 0 }
    }
}

/// What a game that is over is worth.
pub(super) fn decided(position: &Position, seat: Seat) -> Option<i32> {
    let outcome = position.outcome()?;
    // A quick win is better than a slow one, a slow loss better than a quick one.
    let late = i32::from(position.turn());
    Some(match () {
        () if outcome.won_by(seat) => DECIDED - late,
        () if outcome.won_by(seat.other()) => late - DECIDED,
        () => 0,
    })
}

/// The expected good of playing a card as an attack.
fn attack_worth(card: &Card) -> i32 {
    let damage = i32::from(card.attack.unwrap_or(card.level / 2 + 1));
    // Every flipped card may block: the later points come less often. Two Factors are harder to stop.
    let points = if card.factors.len() > 1 { 95 } else { 85 };
    let mut worth = damage * points;
    for power in &card.powers {
        worth += match power {
            Power::Declared(effects) | Power::At(0, effects) => effects_worth(effects),
            Power::At(needed, effects) => effects_worth(effects) * reach(damage, *needed) / 100,
            Power::Keeper(needed, _) => keeper_worth(card) * reach(damage, *needed) / 100,
            Power::BlockedFromHand(effects) => effects_worth(effects) / 3,
            Power::Counterstrike(amount) => i32::from(*amount) * 20,
        };
    }
    worth
}

/// How likely (in percent) an attack of that value does so much damage.
fn reach(damage: i32, needed: u8) -> i32 {
    match damage - i32::from(needed) {
        short if short < 0 => 15,
        _ => (90 - 10 * i32::from(needed)).max(30),
    }
}

/// What a card does as a Keeper.
fn keeper_worth(card: &Card) -> i32 {
    let mut worth = 40;
    let powers = card.powers.iter().filter_map(|power| match power {
        Power::Keeper(_, powers) => Some(powers),
        _ => None,
    });
    for power in powers.flatten() {
        worth += match power {
            KeeperPower::Assault(amount) => 190 * i32::from(*amount),
            KeeperPower::When(trigger, effects) => effects_worth(effects) * frequency(trigger) / 100,
            KeeperPower::Always(rule) => rule_worth(rule),
            KeeperPower::While(_, rule) => rule_worth(rule) / 2,
            KeeperPower::NextFoeTurn(rules) => rules.iter().map(rule_worth).sum::<i32>() / 3,
        };
    }
    worth.max(10)
}

/// The damage that it does as a Keeper on each turn.
fn assault_of(card: &Card) -> i32 {
    let powers = card.powers.iter().filter_map(|power| match power {
        Power::Keeper(_, powers) => Some(powers),
        _ => None,
    });
    powers.flatten().map(|power| if let KeeperPower::Assault(amount) = power { i32::from(*amount) } else { 0 }).sum()
}

/// How often (in percent) something happens while a Keeper stays in play.
fn frequency(trigger: &Trigger) -> i32 {
    match trigger {
        Trigger::StartOfTurn(_) | Trigger::EndOfTurn(_) => 250,
        Trigger::Draws(_) | Trigger::Heads => 220,
        Trigger::AttackDeals(..) | Trigger::FoeAttacks | Trigger::AssaultDamages => 180,
        Trigger::HandBlock(_) | Trigger::HandBlocksAttack(..) | Trigger::KeeperEnters(..) => 120,
        Trigger::Destroyed | Trigger::FoeDeckEmpty => 50,
        _ => 90,
    }
}

fn rule_worth(rule: &Static) -> i32 {
    match rule {
        Static::Attack(side, _, by) | Static::Power(side, _, by) => {
            let sign = if *side == Side::Theirs { -1 } else { 1 };
            110 * i32::from(*by) * sign
        }
        Static::CannotPlay(_) => 160,
        Static::DamageCap(most) => (300 - 50 * i32::from(*most)).max(40),
        Static::KeeperHitsLess(by) => 50 * i32::from(*by),
        Static::KeeperHitsOff => 120,
        Static::CannotBeDestroyed(_) => 80,
        Static::CoinsAreHeads => 90,
        Static::MisfireReturns => 20,
    }
}

fn effects_worth(effects: &[Effect]) -> i32 {
    effects.iter().map(effect_worth).sum()
}

/// A number before anything is known of the game it is needed in.
fn expected(number: &Num) -> i32 {
    match number {
        Num::N(number) => i32::from(*number),
        Num::Times(times, number) => i32::from(*times) * expected(number),
        Num::Plus(numbers) => numbers.iter().map(expected).sum(),
        Num::HalfUp(number) => (expected(number) + 1) / 2,
        Num::Power(_) => 4,
        _ => 2,
    }
}

/// Good for me or for the opponent.
fn sign(who: Who) -> i32 {
    match who {
        Who::Me => 1,
        Who::Foe => -1,
        Who::Turn | Who::Chosen | Who::Holder => 0,
    }
}

fn effect_worth(effect: &Effect) -> i32 {
    match effect {
        Effect::Bonus(number) | Effect::AttackIs(number) => 80 * expected(number),
        Effect::Blocks(_) | Effect::BlocksOff(_) => 70,
        Effect::May(effects) => effects_worth(effects).max(0),
        Effect::If(_, effects) => effects_worth(effects) * 6 / 10,
        Effect::IfElse(_, then, otherwise) => (effects_worth(then) + effects_worth(otherwise)) / 2,
        Effect::Choose(_, _, effects) => effects_worth(effects),
        Effect::ForEach(_, _, effects) => effects_worth(effects) * 2,
        Effect::Hit { who, amount, .. } => -85 * expected(amount) * sign(*who),
        Effect::Heal(number) => 95 * expected(number),
        Effect::Draw(who, number) => 35 * expected(number) * sign(*who),
        Effect::Mill(who, number) => -CARD * expected(number) * sign(*who),
        Effect::MillWhile(who, _) | Effect::MillCopies(who) => -150 * sign(*who),
        Effect::FromHand(who, pick, to) => hand_worth(pick, *to) * sign(*who),
        Effect::Sift { .. } | Effect::TakeTopDiscard(..) => 60,
        Effect::Destroy(target) => -keepers_worth(target),
        Effect::MoveKeeper(target, To::Discard) => -keepers_worth(target),
        Effect::MoveKeeper(target, _) => -keepers_worth(target) * 6 / 10,
        Effect::TakeControl(_) => 400,
        Effect::BecomeCopy(..) | Effect::PutIntoPlay(..) => 220,
        Effect::ThisTo(To::Discard) => 0,
        Effect::ThisTo(_) => 90,
        Effect::RepeatAttack | Effect::Play { .. } | Effect::ExtraTurn => 200,
        Effect::PowerThisTurn(by) | Effect::SharedPower(by) => 25 * i32::from(*by),
        Effect::Win => 1_000,
        _ => 0,
    }
}

/// What it means for a player that cards leave the hand.
fn hand_worth(pick: &Pick, to: To) -> i32 {
    let count = match pick {
        Pick::Choose(number) | Pick::Random(number) => expected(number),
        Pick::All => 4,
        Pick::Revealed | Pick::ISeeAndChoose(_) | Pick::ISeeAll(_) => 1,
    };
    let each = if to == To::Discard { -120 } else { -20 };
    count * each
}

/// What the Keepers that an effect takes away are worth to me.
fn keepers_worth(target: &Target) -> i32 {
    let one = |side: &Side| match side {
        Side::Mine => 200,
        Side::Theirs => -200,
        Side::Any => -120,
    };
    match target {
        Target::This => 100,
        Target::It => -120,
        Target::One(side, _) | Target::Random(side, _) => one(side),
        Target::UpTo(most, side, _) => one(side) * i32::from((*most).min(2)),
        Target::All(Side::Any, _) => -60,
        Target::All(side, _) => one(side) * 2,
    }
}
