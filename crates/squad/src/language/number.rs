//! Numbers and conditions.

use super::{Cards, Filter, Who};
use serde::{Deserialize, Serialize};

/// A number, worked out when it is needed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Num {
    /// This very number.
    N(i16),
    /// That player's power, personal changes included.
    Power(Who),
    /// How many cards there fit.
    Count(Cards, Filter),
    /// How many different heroes these cards show.
    DifferentHeroes(Cards),
    /// How many different Factors these cards have.
    DifferentFactors(Cards),
    /// Level of that single card (0 if there is none).
    Level(Cards),
    /// Printed attack of that single card (0 if there is none or it is variable).
    Attack(Cards),
    /// Damage that player took on the previous turn.
    DamageLastTurn(Who),
    /// Attacks that player made on their last turn.
    AttacksLastTurn(Who),
    /// Cards that have damaged that player this turn.
    CardsThatDamaged(Who),
    /// The same without this very card.
    OtherCardsThatDamaged(Who),
    /// Points by which my power rose this turn.
    PowerRise,
    /// Heads among the coins just flipped.
    Heads,
    /// What the trigger counted; for an attack's own effects the damage it dealt.
    Amount,
    /// The number that was named.
    Named,
    /// The Assault value of `It`.
    AssaultValue,
    /// Cards last discarded from hand by this effect.
    Discarded,
    /// That number so many times.
    Times(i16, Box<Num>),
    /// The sum of these.
    Plus(Vec<Num>),
    /// Half, rounded up.
    HalfUp(Box<Num>),
}

/// A condition, tested when it is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Cond {
    /// The first number is as large as the second or larger.
    AtLeast(Num, Num),
    /// The first number is as small as the second or smaller.
    AtMost(Num, Num),
    /// Both numbers are the same.
    Exactly(Num, Num),
    /// That single card exists and fits.
    Is(Cards, Filter),
    /// The effect before really did something.
    Did,
    /// The condition does not hold.
    Not(Box<Cond>),
    /// Every one of these holds.
    All(Vec<Cond>),
    /// At least one of these holds.
    Either(Vec<Cond>),
}
