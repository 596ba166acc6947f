//! What is changed for how long.

use super::{Gained, Kinds, LawId, Num, Symbol, Who, Word};
use serde::{Deserialize, Serialize};

/// How long a change lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    ThisCombat,
    ThisTurn,
    /// During the next attack this turn, of whoever is changed.
    NextAttack,
    /// Until the character whose power it is gets stunned or leaves play.
    ThisFalls,
    /// Until it leaves play.
    ThisLeaves,
    /// Until whoever is changed recovers, each for itself.
    Recovers,
    /// As long as the changed character is in play.
    InPlay,
    /// Until my next turn begins.
    MyTurn,
    /// Until my next turn is over.
    AfterMyTurn,
    /// Until my next Recovery Phase is over.
    AfterMyRecovery,
    /// Until one of the players it is for pays this, in the Main Phase of that player.
    PaidOff(Symbol),
}

/// What can be changed about characters for a time. Numbers are worked out once.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Change {
    Stats(Num, Num),
    /// Base ATK and DEF become these.
    Base(Num, Num),
    /// Health becomes this.
    Health(Num),
    Switch,
    /// ATK and DEF become the base ones, whatever changed them until now.
    Reset,
    Gains(Vec<Gained>),
    Loses(Lost),
    /// May attack players whose characters are all stunned.
    AttacksPlayers,
    /// Strikes with so many times its ATK.
    Strikes(u8),
    /// They lose these words and cannot gain them.
    Forbids(Vec<Word>),
    /// They bear it.
    Law(LawId),
    /// They have the printed powers of these kinds of those chosen or affected last, or of the `Card`.
    Absorbs(Absorbed, Kinds),
}

/// Whose powers are absorbed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Absorbed {
    /// Of those chosen or affected last.
    It,
    /// Of these characters.
    Those(Who),
    /// Of the card outside play that the effect speaks of.
    Card,
}

/// Which powers are lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Lost {
    #[default]
    All,
    /// Keyword and super powers; new ones cannot be gained.
    KeywordAndSuper,
}
