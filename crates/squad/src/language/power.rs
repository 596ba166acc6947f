//! What powers are made of: when they work, and what Keepers do.

use super::{Cond, Effect, Filter, Side, Trigger};
use serde::{Deserialize, Serialize};

/// A special ability, by the moment at which it works.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Power {
    /// Worked out when the attack is declared, before blocks.
    Declared(Vec<Effect>),
    /// Worked out after the damage if the attack did at least this much. 0: always, no number is printed.
    At(u8, Vec<Effect>),
    /// At this much damage the card stays in play as a Keeper with these powers.
    Keeper(u8, Vec<KeeperPower>),
    /// Worked out after the damage if the opponent blocked this attack from hand.
    BlockedFromHand(Vec<Effect>),
    /// When discarded from hand to block, this card hits the attacker for so much.
    Counterstrike(u8),
}

impl Power {
    /// The damage that stands before its text.
    pub fn needs(&self) -> Option<u8> {
        match self {
            Power::At(damage, _) | Power::Keeper(damage, _) => Some(*damage).filter(|damage| *damage > 0),
            Power::Declared(_) | Power::BlockedFromHand(_) | Power::Counterstrike(_) => None,
        }
    }
}

/// What a Keeper does while it is in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum KeeperPower {
    /// At the start of its controller's turn it hits for so much.
    Assault(u8),
    /// Each time that happens, these effects are done.
    When(Trigger, Vec<Effect>),
    /// The rule is changed as long as the Keeper is in play.
    Always(Static),
    /// The rule is changed as long as the condition holds.
    While(Cond, Static),
    /// In force until the opponent's next turn ends; then the Keeper is destroyed.
    NextFoeTurn(Vec<Static>),
}

/// A rule that a Keeper in play changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Static {
    /// Attack values of cards on that side change.
    Attack(Side, Filter, i8),
    /// The power of that side's player counts as changed when playing such cards (`Any`: always).
    Power(Side, Filter, i8),
    /// The opponent may not play such cards.
    CannotPlay(Filter),
    /// No single attack deals its controller more than this.
    DamageCap(u8),
    /// Keeper hits against its controller are reduced by so much.
    KeeperHitsLess(u8),
    /// Keepers in play cannot damage its controller at all.
    KeeperHitsOff,
    /// Such Keepers of its controller cannot be destroyed.
    CannotBeDestroyed(Filter),
    /// Coins that its controller flips for abilities come up heads.
    CoinsAreHeads,
    /// When this Keeper misfires it returns to hand instead of being destroyed.
    MisfireReturns,
}
