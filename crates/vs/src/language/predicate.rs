//! Properties of characters and cards.

use super::{Event, Num, Place, Select, Stat, Symbol, TeamName, Time, Within};
use serde::{Deserialize, Serialize};

/// One property of a character or a card. A list of them means all of it, an empty list everything. Whoever is meant is
/// in play, unless an `In` says otherwise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Is {
    // Who it is.
    /// The character whose power it is.
    This,
    /// Those chosen or arrived last; in a trigger at first whoever it happened to.
    It,
    /// In a `Later`: those who were `It` when it was made.
    Those,
    /// The one that a rule is for, or the one that a list asks about.
    Itself,
    /// Not the character whose power it is.
    Other,
    /// Has this name.
    Named(String),

    // What it is.
    /// A character, or its card.
    Character,
    /// A main character.
    Main,
    /// A supporting character.
    Supporting,
    /// A plot twist.
    PlotTwist,
    /// A location.
    Location,
    /// An equipment.
    Equipment,
    /// Without a team.
    Basic,
    /// Is of this team; `Team("Good")` and `Team("Evil")`: of any such team.
    Team(TeamName),
    /// Has this keyword.
    Has(String),
    /// Gives this symbol.
    Gives(Symbol),
    /// A plot twist that is played at that time; `Timed(AnyCombat)`: in combats of any turn.
    Timed(Time),

    // Where it is.
    /// Is on my side.
    Mine,
    /// Is on an enemy's side.
    Enemy,
    /// Is in that place.
    In(Place),
    /// Is one of those that were looked at or revealed last.
    Among,

    // How it stands.
    /// Is face up.
    FaceUp,
    /// Is stunned.
    Stunned,
    /// Is ready.
    Ready,
    /// Is exhausted.
    Exhausted,
    /// Has this mark; a mark is left by what is done by name.
    Marked(String),

    // In combat.
    /// Attacks or defends.
    InCombat,
    /// Attacks.
    Attacking,
    /// Defends.
    Defending,
    /// Attacks or is attacked in melee.
    Melee,
    /// Attacks or is attacked at range.
    AtRange,
    /// Attacks without others.
    Alone,
    /// Fights against one of those.
    Against(Vec<Is>),
    /// One of those protects it; an empty list: anybody does.
    Protected(Vec<Is>),
    /// It protects somebody.
    Protecting,
    /// Came through the strikes of the combat that is ending.
    Survived,

    // In comparison.
    /// That number of it is so high or higher.
    AtLeast(Stat, Num),
    /// That number of it is so high or lower.
    AtMost(Stat, Num),
    /// Has this in common with one of those.
    Shares(Aspect, Box<Select>),
    /// This has happened, with it as `Itself`.
    Was(Box<Event>, Within),
    /// The opposite.
    Not(Box<Is>),
    /// One of these.
    AnyOf(Vec<Is>),
}

impl Is {
    /// Whoever protects it.
    pub const PROTECTED: Is = Is::Protected(Vec::new());
}

/// What cards can have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aspect {
    /// A name.
    Name,
    /// A team.
    Team,
    /// They are copies of one card.
    Card,
}
