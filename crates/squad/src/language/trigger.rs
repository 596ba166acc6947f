//! What a Keeper waits for.

use super::{Filter, Side, Who};
use serde::{Deserialize, Serialize};

/// What a Keeper waits for. `Amount` and `It` in its effects mean what is said here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Trigger {
    /// Right after the normal draw of such a turn.
    StartOfTurn(Whose),
    /// Such a turn ends.
    EndOfTurn(Whose),
    /// An attack with such a card, played by `Me` or `Foe` against the other, deals at least so much. Amount: the damage.
    AttackDeals(Who, Filter, u8),
    /// That player blocks a hit or an attack from hand.
    HandBlock(Who),
    /// That player blocks an attack made with such a card from hand.
    HandBlocksAttack(Who, Filter),
    /// The opponent declares an attack: before blocks, faster than waiting effects.
    FoeAttacks,
    /// Another Keeper that fits enters play on that side. It: the newcomer.
    KeeperEnters(Side, Filter),
    /// Another Keeper on that side is destroyed. It: that Keeper.
    KeeperDestroyed(Side),
    /// This Keeper is destroyed; works from the discard pile.
    Destroyed,
    /// That player draws. Amount: the cards drawn at once.
    Draws(Who),
    /// Its controller heals at least one card. Amount: the cards healed.
    Heals,
    /// An ability makes that player discard from hand. Amount: the cards discarded.
    AbilityDiscards(Who),
    /// Any coin flip comes up heads.
    Heads,
    /// One of its controller's Assault Keepers deals damage.
    AssaultDamages,
    /// A card of its controller damages its controller.
    OwnCardDamagesMe,
    /// A Keeper on that side damages its controller. It: that Keeper.
    KeeperDamagesMe(Side),
    /// The opponent's deck becomes empty, or is empty when this Keeper enters.
    FoeDeckEmpty,
}

/// Whose turn, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// Only my turns.
    Mine,
    /// Only the opponent's turns.
    Foes,
    /// The turns of both players.
    Each,
}
