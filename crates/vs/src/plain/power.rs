//! What powers are made of.

use super::{CardIs, Cond, Counter, Effect, Num, Side, Subject, Symbol, TeamName, Who};
use serde::{Deserialize, Serialize};

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
        #[serde(default)]
        on: Option<On>,
        /// Must hold when it happens and still when it is worked out.
        #[serde(default)]
        given: Option<Cond>,
        /// Must hold when it happens.
        #[serde(default)]
        during: Option<Cond>,
        #[serde(default = "one")]
        gain: Num,
        /// What is done instead of gaining; its `GainXp` gives the experience.
        #[serde(default)]
        then: Vec<Effect>,
        /// Recruit points buy experience, one for one.
        #[serde(default)]
        bought: bool,
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
    /// In play, face up or face down; it can be lost.
    EvenStunned,
    /// In its owner's KO pile only.
    Ko,
    /// In its owner's hand only.
    Hand,
}

/// When a super power can be used or a plot twist played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Timing {
    /// In my Recovery Phase, when characters have recovered and are ready.
    Recovery,
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
        /// Only once each turn, for this character.
        #[serde(default)]
        once_each_turn: bool,
        then: Vec<Effect>,
    },
    /// Something that its player may do at that time, without paying. No super power.
    Act {
        when: Timing,
        #[serde(default)]
        limit: Limit,
        #[serde(default)]
        only_if: Option<Cond>,
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
    /// Has and gains +1/+1 counters while stunned.
    Symbiosis,
    /// Stunned by anything but a strike it recovers at once, without a wound.
    Durable,
    /// Must be in the first attack of its player each turn, if it can.
    Angry,
    /// Any character card powers it up.
    ManySelves,
}

impl Word {
    /// The word that a keyword stands for.
    pub fn named(keyword: &str) -> Option<Word> {
        Some(match keyword {
            "Flight" => Word::Flight,
            "Ranged" => Word::Ranged,
            "Ferocious" => Word::Ferocious,
            "Dodge" => Word::Dodge,
            "Grab" => Word::Grab,
            "Leader" => Word::Leader,
            "Monstrous" => Word::Monstrous,
            "Swarm" => Word::Swarm,
            "Creature" => Word::Creature,
            "Invade" => Word::Invade,
            "Fearless" => Word::Fearless,
            "Mercenary" => Word::Mercenary,
            "Lethal" => Word::Lethal,
            "Stealth" => Word::Stealth,
            "Evolutionary Cocoon" => Word::Cocoon,
            "Violent" => Word::Violent,
            "Invisible" => Word::Invisible,
            "Symbiosis" => Word::Symbiosis,
            "Durable" => Word::Durable,
            "Angry" => Word::Angry,
            _ => return None,
        })
    }
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
    AlsoTeam(Who, TeamName),
    CannotRecover(Who),
    CannotLevelUp(Who),
    /// It has all powers of those characters.
    PowersOf(Who),
    /// It has all powers of such cards in my KO pile.
    PowersInKo(CardIs),
    /// They lose these words and cannot gain them.
    Forbids(Who, Vec<Word>),
    /// They cannot gain such counters.
    NoCounters(Who, Counter),
    /// The first cannot strike the second.
    CannotStrike(Who, Who),
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
    /// Two or more characters of that side attack together.
    TeamAttacks(Side),
    /// It gets a wound, by a stun or otherwise.
    Wounded(Subject),
    /// Its player uses one of its super powers.
    Uses(Subject),
    /// A player of that side draws one or more cards.
    Draws(Side),
    /// A location comes face up into a resource row.
    LocationAppears(Side),
    /// The first strikes the second.
    Strikes(Subject, Subject),
    /// Its ATK rises, by whatever but the end of an effect; `Amount` is by how much.
    GainsAtk(Subject),
    /// One or more such counters are put on it.
    GainsCounters(Counter, Subject),
    /// It leaves the side it is on, or leaves play.
    LeavesSide(Subject),
}
