//! The language that Vs. System cards are written in.
//!
//! A card file holds a list of [`Card`]s in RON, the file of keywords a list of [`Keyword`]s. Powers are small
//! programs made of the words below; the text a player reads is printed from them (see `text`), so text and
//! behaviour cannot disagree. Before adding a word, look for one to widen.

mod card;
mod effect;

pub use card::{Card, Kind, Mode, Stats, Symbol, Team, Universe};
pub use effect::{Change, Dest, Effect, Lost, Until};

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

/// A power of a character (or of the character that has an equipment).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Power {
    /// A keyword that only this card has.
    Keyword {
        name: String,
        is: Vec<Part>,
        #[serde(default)]
        works: Works,
    },
    Super {
        name: String,
        when: Timing,
        #[serde(default)]
        any_turn: bool,
        cost: Vec<Symbol>,
        #[serde(default)]
        limit: Limit,
        /// "Use only if": asked before anything is paid.
        #[serde(default)]
        only_if: Option<Cond>,
        #[serde(default)]
        works: Works,
        then: Vec<Effect>,
        /// Done after `then` if a location was discarded to pay.
        #[serde(default)]
        amplify: Vec<Effect>,
    },
    /// A trigger that gives experience, and how much is needed for the next level.
    LevelUp {
        name: String,
        xp: u8,
        on: On,
        /// Must hold when it happens and still when it is worked out.
        #[serde(default)]
        given: Option<Cond>,
        /// Must hold when it happens.
        #[serde(default)]
        during: Option<Cond>,
        #[serde(default = "one")]
        gain: Num,
    },
}

fn one() -> Num {
    Num::N(1)
}

/// Where and when a power works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Works {
    /// In play and face up.
    #[default]
    FaceUp,
    /// In play and stunned only.
    Stunned,
    /// In play, whatever happens to its character: it cannot be turned off or lost.
    Always,
    /// In its owner's KO pile only.
    Ko,
    /// In its owner's hand only.
    Hand,
}

/// When a super power can be used or a plot twist played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Timing {
    Build,
    StartOfMain,
    Main,
    /// In a combat that its character is in (a plot twist: in any combat).
    Combat,
    AnyCombat,
    /// Right after that happens.
    Reaction(On),
}

/// How often a super power can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    #[default]
    Turn,
    Game,
    AnyNumber,
}

/// What a keyword is made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Part {
    /// A rule that the game knows by this word holds for the character.
    Word(Word),
    /// A trigger.
    When {
        on: On,
        #[serde(default)]
        given: Option<Cond>,
        #[serde(default)]
        during: Option<Cond>,
        /// Only the first time each turn that this happens.
        #[serde(default)]
        first_each_turn: bool,
        then: Vec<Effect>,
    },
    /// A continuous power.
    Always(Rule),
    /// A conditional one.
    While(Cond, Rule),
}

/// Rules that hold for a single character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Word {
    Flight,
    Ranged,
    /// Strikes first in melee combat.
    Ferocious,
    /// Cannot be ranged attacked.
    Dodge,
    /// From the front row, nobody flies over it.
    Grab,
    /// Its player chooses who is struck back in a team attack.
    Leader,
    /// Strikes back against each melee team attacker.
    Monstrous,
    /// Exempt from uniqueness.
    Swarm,
    /// Cannot have equipment.
    Creature,
    /// Cannot be struck back while attacking the back row.
    Invade,
    /// Strikes main characters with double ATK while attacking.
    Fearless,
    /// Team attacks with any main character.
    Mercenary,
    /// Wounds of defending supporting characters are lethal.
    Lethal,
    /// Melee attacks protected characters.
    Stealth,
    /// Appears stunned, without a wound.
    Cocoon,
    /// Strikes supporting characters with double ATK, attacking and defending.
    Violent,
    /// Protects nobody and attacks protected characters, in melee and at range.
    Invisible,
}

/// What a continuous or conditional power does. `Who` is never a choice here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Rule {
    Stats {
        who: Who,
        atk: Num,
        def: Num,
    },
    Has(Who, Vec<Word>),
    AlsoTeam(Who, Team),
    CannotRecover(Who),
    CannotLevelUp(Who),
    /// It has all powers of those characters.
    PowersOf(Who),
}

/// What triggers wait for. Sides are seen from the controller of the power.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum On {
    Appears(Subject),
    Attacks(Subject),
    /// Becomes the defender of an attack as it is declared.
    Attacked(Subject),
    Stunned(Subject),
    /// The first is the source of the stun of the second.
    Stuns(Subject, Subject),
    Kod(Subject),
    Kos(Subject, Subject),
    LeavesPlay(Subject),
    Recovers(Subject),
    PowersUp(Subject),
    PlotTwist(Side),
    SuperPower(Side),
    /// Before the recruited character appears.
    Recruits(Side),
    /// Any card comes into a resource row.
    Resource(Side),
    CardLeavesHand(Side),
    TurnStarts(Side),
    BuildStarts(Side),
    MainStarts(Side),
    TurnEnds(Side),
    CombatEnds,
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
    Team(Team),
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
    Not(Box<Filter>),
    All(Vec<Filter>),
    AnyOf(Vec<Filter>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    Team(Team),
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
