//! What is asked of characters in play and of cards outside it.

use super::{Aspect, Num, Side, Stat, Who, Word};

/// A property of a character or a card. What only characters in play can be, no card outside it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Filter {
    Any,
    /// The character whose power it is.
    This,
    /// One of those chosen or affected last.
    It,
    /// One of those that a delayed trigger was made for; in a law, whoever bears it.
    Those,
    /// Not the character whose power it is.
    Other,
    Named(String),

    Character,
    Main,
    Supporting,
    PlotTwist,
    Location,
    Equipment,
    /// Without a team.
    Basic,
    /// Of one of these teams, a bit for each.
    Teams(u16),
    Has(Word),
    /// Gives one of these symbols, a bit for each.
    Gives(u8),
    /// A plot twist for combats of any turn.
    AnyTurnCombat,

    On(Side),
    Front,
    Back,
    /// In the row of the character whose power it is.
    Beside,
    FaceUp,
    Stunned,
    Ready,
    Exhausted,
    Frozen,

    InCombat,
    Attacking,
    Defending,
    Melee,
    AtRange,
    /// Attacks without others.
    Alone,
    /// Fights on the other side of a combat with such a character in it.
    Against(Box<Filter>),
    Protected,
    /// Such a character protects it.
    ProtectedBy(Box<Filter>),
    /// Protects somebody.
    Protecting,
    /// Came through the strikes of the combat that is ending.
    Survived,

    /// Stunned an enemy character this turn.
    StunnedAnEnemy,
    /// Came into play this turn.
    Appeared,
    /// Came into play this turn because it was recruited from a hand.
    RecruitedFromHand,
    /// Recovered this turn.
    Recovered,
    /// Attacked since the end of my last turn.
    AttackedSince,

    AtLeast(Stat, Box<Num>),
    AtMost(Stat, Box<Num>),
    Shares(Aspect, Like),
    Not(Box<Filter>),
    All(Vec<Filter>),
    AnyOf(Vec<Filter>),
}

impl Filter {
    /// Whether it asks what somebody does in a combat.
    pub(crate) fn is_of_combat(&self) -> bool {
        use Filter::{Against, Alone, AtRange, Attacking, Defending, InCombat, Melee, Survived};
        matches!(self, InCombat | Attacking | Defending | Melee | AtRange | Alone | Against(_) | Survived)
    }
}

/// With whom something is shared.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Like {
    /// The card whose power it is.
    This,
    /// The card that was named, or the team that was said.
    Said,
    Those(Box<Who>),
    /// The characters that I have collected in this game.
    Collected,
    /// The cards in the KO piles of that side that are so.
    Ko(Side, Box<Filter>),
}
