//! What powers are made of.

use super::{Cond, Effect, Event, Num, Place, Rule, Select, Symbol};
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
    /// A super power.
    Use {
        name: String,
        when: Time,
        #[serde(default)]
        any_turn: bool,
        cost: Vec<Symbol>,
        /// What its player may do instead of paying; symbols are then paid as those of a cost are.
        #[serde(default)]
        or: Vec<Effect>,
        #[serde(default)]
        limit: Within,
        /// "Use only if": asked before anything is paid.
        #[serde(default)]
        only_if: Option<Cond>,
        #[serde(default)]
        works: Works,
        then: Vec<Effect>,
    },
    /// A trigger that gives experience, and how much is needed for the next level.
    LevelUp {
        name: String,
        xp: u8,
        #[serde(default)]
        on: Vec<Event>,
        /// Must hold when it happens and still when it is worked out.
        #[serde(default)]
        given: Option<Cond>,
        /// Must hold when it happens.
        #[serde(default)]
        during: Option<Cond>,
        #[serde(default = "one")]
        gain: Num,
        /// What is done instead of gaining; its `Xp` gives the experience.
        #[serde(default)]
        then: Vec<Effect>,
        /// Recruit points buy experience, one for one.
        #[serde(default)]
        bought: bool,
        /// What else belongs to it.
        #[serde(default)]
        is: Vec<Part>,
    },
}

fn one() -> Num {
    Num::N(1)
}

/// Where and when a power works.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Works {
    /// In play and face up.
    #[default]
    FaceUp,
    /// In play and stunned only.
    Stunned,
    /// In play, whatever happens to its character: it cannot be turned off or lost.
    Always,
    /// In play, face up or face down; it can be lost.
    EvenStunned,
    /// In that place only.
    In(Place),
}

/// A part of a turn: it begins and ends, and in it super powers are used and plot twists played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Time {
    /// A whole turn.
    Turn,
    /// Used in my Recovery Phase, when characters have recovered and are ready.
    Recovery,
    /// My Build Phase; powers are used before the Resource Step or after the Formation Step.
    Build,
    /// As my Main Phase begins.
    StartOfMain,
    /// My Main Phase; powers are used outside combat.
    Main,
    /// Used in a combat that its character is in (a plot twist: in any combat).
    Combat,
    /// Used in any combat, whether or not its character is in it.
    AnyCombat,
    /// Used right after that happens.
    Reaction(Box<Event>),
}

/// In which time something happens once, is counted or remembered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Within {
    /// This turn; once each turn.
    #[default]
    Turn,
    /// The whole game; once a game.
    Game,
    /// Since the end of my last turn.
    MyTurn,
    /// As long as it has the level that it has now; once on each level.
    Level,
    /// Any number of times.
    Any,
}

/// What a keyword is made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Part {
    /// A rule of the game that is known by this word holds for the character.
    Word(Word),
    /// A trigger.
    When {
        on: Vec<Event>,
        #[serde(default)]
        given: Option<Cond>,
        #[serde(default)]
        during: Option<Cond>,
        /// Only the first time that this happens in that time.
        #[serde(default)]
        first: Option<Within>,
        /// Only once in that time, for this character.
        #[serde(default)]
        limit: Option<Within>,
        then: Vec<Effect>,
    },
    /// Something that its player may do at that time, without paying. No super power.
    Act {
        when: Time,
        #[serde(default)]
        limit: Within,
        #[serde(default)]
        only_if: Option<Cond>,
        then: Vec<Effect>,
    },
    /// While all of it holds, these rules are for those. An empty list holds always.
    While(Vec<Cond>, Select, Vec<Rule>),
}

/// Rules for a single character that the game knows by a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Word {
    Flight,
    Ranged,
    /// Strikes first in melee combat.
    Ferocious,
    /// From the front row, nobody flies over it.
    Grab,
    /// Its player chooses who is struck back in a team attack.
    Leader,
    /// Strikes back against each melee team attacker.
    Monstrous,
    /// Exempt from uniqueness.
    Swarm,
    /// Wounds of defending supporting characters are lethal.
    Lethal,
    /// Protects nobody and attacks protected characters, in melee and at range.
    Invisible,
    /// Must be in the first attack of its player each turn, if it can.
    Angry,
    /// Stunned by anything but a strike it recovers at once, without a wound.
    Durable,
    /// Is not moved in the Formation Step.
    Immobile,
}
