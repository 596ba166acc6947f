//! What cards can be filtered by.

/// Something that cards can be filtered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// What players call it, or another name of the same person.
    Name,
    /// "MNB-021", or the beginning of it.
    Id,
    /// What is printed on it.
    Text,
    /// A team.
    Team,
    /// Squad: whom it is of.
    Hero,
    /// A set, by its name, its folder or the letters of its ids.
    Set,
    /// Vs: the universe.
    Universe,
    /// What it is: a main character, a location, a Keeper, ...
    Kind,
    /// A rule word: Flight, Ranged and the like.
    Keyword,
    /// Vs: a symbol that it gives.
    Gives,
    /// Vs: a symbol that a power of it asks for.
    Asks,
    /// Squad: a Factor that it attacks with.
    Factor,
    /// Squad: the Factor that it blocks.
    Blocks,
    /// Squad: how rare it is.
    Rarity,
    /// Vs: recruit points.
    Cost,
    /// Of a main character, or of a card of Squad.
    Level,
    /// The cost of a card, or else its level.
    Rank,
    /// The attack.
    Atk,
    /// Vs: the defense.
    Def,
    /// Vs: the health.
    Health,
    /// Copies that a deck may hold.
    Limit,
}

/// A filter as it is explained to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldInfo {
    /// Which.
    pub field: Field,
    /// The words for it, the usual one first.
    pub words: &'static [&'static str],
    /// The values that there are; empty: any text, or a number.
    pub values: &'static [&'static str],
    /// It is compared with a number.
    pub number: bool,
}

const fn text(field: Field, words: &'static [&'static str]) -> FieldInfo {
    FieldInfo { field, words, values: &[], number: false }
}

const fn one_of(field: Field, words: &'static [&'static str], values: &'static [&'static str]) -> FieldInfo {
    FieldInfo { field, words, values, number: false }
}

const fn number(field: Field, words: &'static [&'static str]) -> FieldInfo {
    FieldInfo { field, words, values: &[], number: true }
}

const SYMBOLS: &[&str] = &["energy", "intellect", "might", "skill", "alien", "humanity"];
const FACTORS: &[&str] = &["animal", "strength", "elemental", "energy", "tech", "speed"];
/// `character` stands for main and supporting characters.
const KINDS: &[&str] =
    &["main", "supporting", "plot-twist", "equipment", "location", "token", "attack", "keeper", "character"];

/// Every filter, in the order in which help lists them.
pub(super) const FIELDS: &[FieldInfo] = &[
    text(Field::Name, &["name"]),
    text(Field::Text, &["text", "says"]),
    text(Field::Team, &["team"]),
    text(Field::Hero, &["hero"]),
    one_of(Field::Kind, &["kind", "type"], KINDS),
    text(Field::Keyword, &["keyword", "word"]),
    text(Field::Set, &["set"]),
    one_of(Field::Universe, &["universe"], &["illustrated", "photographic"]),
    one_of(Field::Gives, &["gives", "symbol"], SYMBOLS),
    one_of(Field::Asks, &["asks", "pays"], SYMBOLS),
    one_of(Field::Factor, &["factor"], FACTORS),
    one_of(Field::Blocks, &["blocks", "block"], FACTORS),
    text(Field::Rarity, &["rarity"]),
    text(Field::Id, &["id"]),
    number(Field::Cost, &["cost"]),
    number(Field::Level, &["level"]),
    number(Field::Rank, &["rank"]),
    number(Field::Atk, &["atk", "attack"]),
    number(Field::Def, &["def", "defense"]),
    number(Field::Health, &["health", "hp"]),
    number(Field::Limit, &["limit"]),
];

/// The filter of this word.
pub(super) fn named(word: &str) -> Option<&'static FieldInfo> {
    let word = word.to_lowercase();
    FIELDS.iter().find(|info| info.words.contains(&word.as_str()))
}

/// Every word for a filter.
pub(super) fn all_words() -> impl Iterator<Item = &'static str> {
    FIELDS.iter().flat_map(|info| info.words).copied()
}
