//! Which cards, and where they lie.

use super::{Factor, Side, Who};
use serde::{Deserialize, Serialize};

/// Which cards fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Filter {
    /// Every card.
    Any,
    /// Has one of these Factors.
    Factor(Vec<Factor>),
    /// Does not have this Factor.
    NotFactor(Factor),
    /// Shows one of these heroes.
    Hero(Vec<String>),
    /// Belongs to this team.
    Team(String),
    /// Level so much or lower.
    LevelAtMost(u8),
    /// Level so much or higher.
    LevelAtLeast(u8),
    /// Level 1, 3, 5 and so on.
    OddLevel,
    /// Printed attack so much or less; a variable attack counts as 0.
    AttackAtMost(u8),
    /// The same the other way: so much or more.
    AttackAtLeast(u8),
    /// Two heroes working together.
    TeamUp,
    /// Can become a Keeper.
    Keeper,
    /// A Keeper with Assault.
    Assault,
    /// Fits what was named: that Factor, that hero, or exactly that level.
    Named,
    /// Not this very card.
    Other,
    /// A Keeper that entered play on the last turn of the opponent (its controller).
    EnteredLastTurn,
    /// Shares a Factor, the level or the blocking icon with the card last discarded by this effect.
    SharesTrait,
    /// Level above that of its player's own top discard (never with an empty pile).
    AboveTopDiscard,
    /// Has a Factor of its player's own top discard (never with an empty pile).
    FactorOfTopDiscard,
    /// Fits every one of these.
    All(Vec<Filter>),
    /// Fits at least one of these.
    Either(Vec<Filter>),
}

/// A place with cards, or cards singled out before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cards {
    /// That player's hand.
    Hand(Who),
    /// That player's deck.
    Deck(Who),
    /// That player's discard pile.
    Discard(Who),
    /// The top so many cards.
    TopOfDeck(Who, u8),
    /// The top card of that player's discard pile.
    TopOfDiscard(Who),
    /// The Keepers in play on that side.
    Keepers(Side),
    /// One card of that hand picked at random.
    RandomInHand(Who),
    /// The single card that `Reveal` or `Look` turned up last.
    Revealed,
    /// The cards shown by `Show`.
    Shown,
}
