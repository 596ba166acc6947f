//! What powers are made of.

use super::{CardKind, Cond, Effect, Event, Mode, Num, Place, Rule, Select, Symbol};
use serde::{Deserialize, Serialize};

/// A keyword that cards print by name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keyword {
    /// Its name, as cards print it.
    pub word: String,
    /// Everything that it means.
    pub is: Vec<Part>,
    /// Where and when it works; in play and face up, if the file says nothing.
    #[serde(default)]
    pub works: Works,
}

/// A power of a character (or of the character that has an equipment).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Power {
    /// A keyword that only this card has.
    Keyword {
        /// Printed in front of its text.
        name: String,
        /// Everything that it means.
        is: Vec<Part>,
        /// Where and when it works.
        #[serde(default)]
        works: Works,
    },
    /// A super power.
    Use {
        /// Printed in front of its text.
        name: String,
        /// When it can be used: `Main`, `Combat`, `Reaction(..)`.
        when: Time,
        /// Also on the turns of others: "Any turn, combat".
        #[serde(default)]
        any_turn: bool,
        /// One to four symbols, each paid with a location.
        cost: Vec<Symbol>,
        /// What its player may do instead of paying; symbols are then paid as those of a cost are.
        #[serde(default)]
        or: Vec<Effect>,
        /// Once each turn, if the file says nothing.
        #[serde(default)]
        limit: Within,
        /// "Use only if": asked before anything is paid.
        #[serde(default)]
        only_if: Option<Cond>,
        /// Where its character must be.
        #[serde(default)]
        works: Works,
        /// What it does, one after another.
        then: Vec<Effect>,
    },
    /// A trigger that gives experience, and how much is needed for the next level.
    LevelUp {
        /// Printed in front of its text.
        name: String,
        /// Experience for the next level: "Level up (3)".
        xp: u8,
        /// Any of these gives experience.
        #[serde(default)]
        on: Vec<Event>,
        /// Must hold when it happens and still when it is worked out.
        #[serde(default)]
        given: Option<Cond>,
        /// Must hold when it happens.
        #[serde(default)]
        during: Option<Cond>,
        /// How much each time; 1, if the file says nothing.
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
    /// Used in my Draw Phase, when I have drawn.
    Draw,
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

impl Time {
    /// What a reaction waits for.
    pub(crate) fn reaction(&self) -> Option<&Event> {
        if let Time::Reaction(event) = self { Some(event) } else { None }
    }
}

/// In which time something happens once, is counted or remembered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Within {
    /// This turn; once each turn.
    #[default]
    Turn,
    /// The whole game; once a game.
    Game,
    /// This combat.
    Combat,
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
        /// Any of these fires it.
        on: Vec<Event>,
        /// Must hold when it happens and still when it is worked out.
        #[serde(default)]
        given: Option<Cond>,
        /// Must hold when it happens.
        #[serde(default)]
        during: Option<Cond>,
        /// Only the first time that this happens in that time.
        #[serde(default)]
        first: Option<Within>,
        /// Only once in that time, for this character.
        #[serde(default)]
        limit: Option<Within>,
        /// What is done, one after another.
        then: Vec<Effect>,
    },
    /// Something that its player may do at that time, without paying. No super power.
    Act {
        /// When it may be done.
        when: Time,
        /// Once each turn, if the file says nothing.
        #[serde(default)]
        limit: Within,
        /// Asked before it is offered.
        #[serde(default)]
        only_if: Option<Cond>,
        /// What is done, one after another.
        then: Vec<Effect>,
    },
    /// While all of it holds, these rules are for those. An empty list holds always.
    While(Vec<Cond>, Select, Vec<Rule>),
    /// Its card can be played as an equipment or a plot twist of its team and name, too. Wherever else it is, it is
    /// what is printed on it.
    Also {
        /// What it is then.
        kind: CardKind,
        /// What the equipment does.
        #[serde(default)]
        powers: Vec<Power>,
        /// The ways to play the plot twist.
        #[serde(default)]
        modes: Vec<Mode>,
    },
    /// As its card appears, its player chooses one of these, which it has as long as it is in play.
    Either(Vec<Vec<Part>>),
}

/// Rules for a single character that the game knows by a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Word {
    /// Attacks over protecting characters.
    Flight,
    /// Attacks from the back row and strikes back at range.
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
