//! Rules for a single character that the game knows by a word.

use serde::{Deserialize, Serialize};

/// A keyword that a character gains by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gained {
    /// A rule that the game knows by a word. Having it twice changes nothing.
    Word(Word),
    /// A power like those that are printed, by its number. Whoever has it twice has two.
    Power(u16),
}

/// Rules that hold for a single character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Word {
    /// Attacks over protecting characters.
    Flight,
    /// Attacks from the back row and strikes back at range.
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
    /// Stays in its row in the Formation Step of its player.
    Immobile,
    /// Others in its row cannot be attacked, unless they have it, too.
    Safeguard,
}

impl Word {
    /// Every word, in the order of the enum.
    pub const ALL: [Word; 23] = [
        Word::Flight,
        Word::Ranged,
        Word::Ferocious,
        Word::Dodge,
        Word::Grab,
        Word::Leader,
        Word::Monstrous,
        Word::Swarm,
        Word::Creature,
        Word::Invade,
        Word::Fearless,
        Word::Mercenary,
        Word::Lethal,
        Word::Stealth,
        Word::Cocoon,
        Word::Violent,
        Word::Invisible,
        Word::Symbiosis,
        Word::Durable,
        Word::Angry,
        Word::ManySelves,
        Word::Immobile,
        Word::Safeguard,
    ];

    const NAMES: [&'static str; 23] = [
        "Flight",
        "Ranged",
        "Ferocious",
        "Dodge",
        "Grab",
        "Leader",
        "Monstrous",
        "Swarm",
        "Creature",
        "Invade",
        "Fearless",
        "Mercenary",
        "Lethal",
        "Stealth",
        "Cocoon",
        "Violent",
        "Invisible",
        "Symbiosis",
        "Durable",
        "Angry",
        "Many Selves",
        "Immobile",
        "Safeguard",
    ];

    /// Whether what it means is a law of its keyword, and the word only tells who has it.
    pub(crate) fn is_law(self) -> bool {
        self == Word::Safeguard
    }

    /// The name players use: it outlives the names inside the program, so stored texts may hold it.
    pub fn name(self) -> &'static str {
        Word::NAMES[self as usize]
    }

    /// The word that a keyword stands for.
    pub fn named(keyword: &str) -> Option<Word> {
        let name = if keyword == "Evolutionary Cocoon" { "Cocoon" } else { keyword };
        Word::ALL.into_iter().find(|word| word.name() == name)
    }
}
