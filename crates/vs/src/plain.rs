//! What cards become when they are read: words that say directly what the engine does. Cards are written in the
//! [`language`](crate::language) and [brought down](crate::lower) to these, one family of words after another moves up
//! until none is left here.

mod card;
mod effect;
mod power;

pub(crate) use crate::language::team_bit;
pub use crate::language::{Kind, Stats, Symbol, Team, TeamName, TeamNo, Universe};
pub use card::{Card, Mode};
pub use effect::{Change, Dest, Effect, Lost, PlayerChange, Until};
pub use power::{Limit, On, Part, Power, Rule, Timing, Word, Works};

use serde::{Deserialize, Serialize};

/// A keyword that cards print by name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keyword {
    pub word: String,
    pub is: Vec<Part>,
    #[serde(default)]
    pub works: Works,
}

/// Which character something happens to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Subject {
    This,
    Any(Side, Filter),
    /// As `Any`, but not the character with the power.
    Other(Side, Filter),
    /// The characters that a delayed trigger was made for.
    Those,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    Mine,
    Enemy,
    Any,
    /// Of the player chosen last, or the one that a `ForEachPlayer` has come to; in a trigger, of the player it
    /// happened to or whose character it happened to.
    Theirs,
}

/// Some characters in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Who {
    /// The character whose power it is.
    This,
    /// Those chosen or affected last (`This` apart); in a trigger, whoever it happened to.
    It,
    /// Those that a delayed trigger was made for.
    Those,
    Attackers,
    Defender,
    /// The main character of that player, while on that player's side.
    MainOf(Side),
    One(Side, Filter),
    /// At most so many.
    UpTo(u8, Side, Filter),
    All(Side, Filter),
    /// Everybody in one row of that side that the player chooses.
    OneRow(Side),
}

/// A property of a character in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Filter {
    Any,
    FaceUp,
    Stunned,
    Ready,
    Exhausted,
    Front,
    Back,
    Main,
    Supporting,
    Team(TeamName),
    Good,
    Evil,
    Has(Word),
    InCombat,
    Attacking,
    Defending,
    SoloAttacking,
    TeamAttacking,
    /// Is melee attacking the character whose power it is.
    MeleeAttackingThis,
    /// Not the character whose power it is.
    Other,
    /// Not the one chosen before.
    NotIt,
    Wounded,
    /// Has at least one such counter.
    With(Counter),
    CostAtMost(u8),
    Named(String),
    Protected,
    /// Stunned an enemy character this turn.
    StunnedAnEnemy,
    /// Came through the strikes of the combat that is ending.
    Survived,
    /// Fights on the other side of the combat that the character whose power it is is in.
    Opposing,
    /// Came into play this turn.
    Appeared,
    /// Recovered this turn.
    Recovered,
    /// Attacked since the end of my last turn.
    AttackedSince,
    /// Protects somebody.
    Protecting,
    Frozen,
    LevelAtLeast(u8),
    /// Has more ATK than this number.
    AtkAbove(Box<Num>),
    OnMySide,
    /// Has the team that was chosen.
    ChosenTeam,
    Not(Box<Filter>),
    All(Vec<Filter>),
    AnyOf(Vec<Filter>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counter {
    Plus,
    Minus,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Num {
    N(i16),
    Count(Side, Filter),
    Wounds(Who),
    Counters(Counter, Who),
    Atk(Who),
    Def(Who),
    /// The recruit cost; 0 for a main character.
    Cost(Who),
    Resources(Side),
    /// What the effect before counted: counters removed, cards moved, discarded.
    Amount,
    /// Such cards in the KO piles of that side.
    CountKo(Side, Box<CardIs>),
    /// Cards in that player's hand.
    Hand(Player),
    /// Face-up basic locations of that side that give this symbol.
    Locations(Side, Symbol),
    /// Their present ATK, below 0 if it is.
    RealAtk(Who),
    /// The highest ATK among them; -1 if there is nobody.
    HighestAtk(Who),
    /// Printed ATK of the card that was named or taken from a pile.
    NamedAtk,
    NamedDef,
    /// How often I have used a super power of this name in the game, this time included.
    Uses,
    Sum(Box<Num>, Box<Num>),
    /// By how much the first is more than the second; 0 if it is not.
    Gap(Box<Num>, Box<Num>),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Cond {
    /// There is one in it, and all in it are so.
    Is(Who, Filter),
    /// At least one is there.
    There(Side, Filter),
    AtLeast(Num, Num),
    /// The effect before did something.
    Did,
    /// It is that side's turn.
    TurnOf(Side),
    EmptyHand(Player),
    /// The player made no attack this turn.
    NoAttack(Player),
    /// Some player of that side has characters and all of them are stunned.
    AllStunned(Side),
    RangedCombat,
    /// The card that a trigger is about is so.
    Card(CardIs),
    Not(Box<Cond>),
    All(Vec<Cond>),
    AnyOf(Vec<Cond>),
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Player {
    /// Whose power or plot twist it is.
    Me,
    /// Chosen before, or the one that a `ForEachPlayer` has come to.
    Chosen,
    /// Who controls it.
    Controller(Who),
    /// Who owns it.
    Owner(Who),
}

/// A property of a card outside play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CardIs {
    Any,
    Character,
    Supporting,
    PlotTwist,
    /// A plot twist for combats of any turn.
    AnyTurnCombatTwist,
    Location,
    /// A location without a team.
    BasicLocation,
    Team(TeamName),
    Good,
    Evil,
    /// Has a team of one of those characters.
    SharesTeam(Who),
    /// Has a name of the character whose power it is.
    Namesake,
    /// Somebody with one of its names is on my side.
    OnMySide,
    /// A card with one of its names is in my KO pile.
    InMyKo,
    Named(String),
    /// The name that was named.
    TheNamed,
    /// The same card as the one whose power it is.
    SameCard,
    CostAtLeast(Num),
    CostAtMost(Num),
    Not(Box<CardIs>),
    All(Vec<CardIs>),
    AnyOf(Vec<CardIs>),
}
