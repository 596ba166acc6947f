//! Where the card languages are defined, and the order in which they are explained.

/// The source of a card language.
pub(crate) struct Book {
    /// The files that define it.
    pub(crate) sources: &'static [&'static str],
    /// Its enums in the order in which its page explains them.
    pub(crate) shown: &'static [&'static str],
    /// The files that define what a card file holds.
    pub(crate) cards: &'static [&'static str],
    /// Structs and enums of these, in their order: the fields of a card come first.
    pub(crate) facts: &'static [&'static str],
}

/// docs/vs-cards.md.
pub(crate) const VS: Book = Book {
    sources: &[
        include_str!("../../../vs/src/language/power.rs"),
        include_str!("../../../vs/src/language/card.rs"),
        include_str!("../../../vs/src/language/event.rs"),
        include_str!("../../../vs/src/language/deed.rs"),
        include_str!("../../../vs/src/language/effect.rs"),
        include_str!("../../../vs/src/language/rule.rs"),
        include_str!("../../../vs/src/language/select.rs"),
        include_str!("../../../vs/src/language/predicate.rs"),
        include_str!("../../../vs/src/language/place.rs"),
        include_str!("../../../vs/src/language/number.rs"),
    ],
    shown: &[
        "CardKind", "Symbol", "Universe", "Power", "Part", "Time", "Within", "Works", "Word", "Verb", "Role", "Effect",
        "Rule", "Powers", "Until", "Select", "Is", "Aspect", "Place", "Player", "Num", "Stat", "Cond",
    ],
    cards: &[
        include_str!("../../../vs/src/language/card.rs"),
        include_str!("../../../vs/src/language/power.rs"),
        include_str!("../../../vs/src/language/team.rs"),
    ],
    facts: &["Card", "Stats", "Mode", "Pronoun", "Keyword", "Team"],
};

/// docs/squad-cards.md.
pub(crate) const SQUAD: Book = Book {
    sources: &[
        include_str!("../../../squad/src/language/power.rs"),
        include_str!("../../../squad/src/language/trigger.rs"),
        include_str!("../../../squad/src/language/player.rs"),
        include_str!("../../../squad/src/language/filter.rs"),
        include_str!("../../../squad/src/language/number.rs"),
        include_str!("../../../squad/src/language/effect.rs"),
    ],
    shown: &[
        "Power",
        "KeeperPower",
        "Static",
        "Trigger",
        "Effect",
        "Target",
        "Pick",
        "Take",
        "Rest",
        "Block",
        "Source",
        "To",
        "Cards",
        "Filter",
        "Num",
        "Cond",
        "Who",
        "Side",
        "Whose",
        "Flip",
    ],
    cards: &[include_str!("../../../squad/src/language/card.rs")],
    facts: &["Card", "Factor", "Rarity"],
};
