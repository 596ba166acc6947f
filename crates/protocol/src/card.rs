//! Cards and rules as they are read, apart from any game in progress.

use crate::CardNo;
use longbox_kernel::RuleText;
use serde::{Deserialize, Serialize};

/// All that is printed on a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardInfo {
    pub number: CardNo,
    /// "MNB-021".
    pub id: String,
    pub name: String,
    pub aka: Vec<String>,
    pub kind: CardType,
    pub teams: Vec<String>,
    /// Squad: whom the card is of.
    pub heroes: Vec<String>,
    /// Squad: its Factors in small letters, the first gives its colour.
    pub factors: Vec<String>,
    /// Squad: the Factor that its icon blocks.
    pub block: Option<String>,
    pub cost: Option<u8>,
    pub level: Option<u8>,
    pub stats: Option<Stats>,
    /// Squad: the attack as printed; none where its text works it out.
    pub attack: Option<u8>,
    /// Symbols that a location gives, in small letters: "energy".
    pub gives: Vec<String>,
    /// Team symbols of a plot twist, where it has several.
    pub team_symbols: Option<u8>,
    /// Rule words: Flight, Ranged and the like.
    pub words: Vec<String>,
    pub text: Vec<TextLine>,
    /// What its words mean, one sentence each.
    pub reminders: Vec<String>,
    pub note: Option<String>,
    /// The folder of its set: "marvel-battles".
    pub set: String,
    /// The set as players call it: "Marvel Battles".
    pub set_name: String,
    pub rarity: Option<String>,
    /// Copies that a deck may hold, where the card says so.
    pub limit: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CardType {
    Main,
    Supporting,
    PlotTwist,
    Equipment,
    Location,
    Token,
    /// Squad: a card that only attacks.
    #[default]
    Attack,
    /// Squad: a card that can stay in play.
    Keeper,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    pub atk: i16,
    pub def: i16,
    pub health: u8,
}

/// One paragraph of a card's text. Symbols stand in square brackets: `[Energy]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextLine {
    /// The name of a power or keyword, or empty.
    pub title: String,
    /// It only says what the icons of the card mean, which its title names.
    pub icons: bool,
    /// Squad: the damage that it needs.
    pub needs: Option<u8>,
    /// When it is used; none for what is always in force or happens by itself.
    pub when: Option<When>,
    /// Squad: it makes the card a Keeper.
    pub keeper: bool,
    /// What it does.
    pub body: String,
    /// What only reminds of a rule; may be empty.
    pub aside: String,
}

/// When a power or plot twist is used, or what it counts for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    Use {
        time: Time,
        /// In the turn of anybody.
        any_turn: bool,
        /// What it costs, in words and symbols: `[Energy][Might]`. May be empty.
        cost: String,
    },
    /// So much experience leads to the next level.
    LevelUp { xp: u8 },
}

/// A part of a turn in which something is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Time {
    Turn,
    Recovery,
    Build,
    StartOfMain,
    Main,
    /// A combat that its character is in.
    Combat,
    AnyCombat,
    /// As an answer to what has just happened.
    Reaction,
}

/// A rule in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleInfo {
    pub id: String,
    pub title: String,
    pub text: String,
    /// Where the rulebook says it.
    pub source: String,
}

impl<R> From<&RuleText<R>> for RuleInfo {
    fn from(rule: &RuleText<R>) -> RuleInfo {
        let [id, title, text, source] = [rule.id, rule.title, rule.text, rule.source].map(str::to_owned);
        RuleInfo { id, title, text, source }
    }
}
