//! Cards and rules as they are read, apart from any game in progress.

use crate::CardNo;
use longbox_kernel::RuleText;
use serde::{Deserialize, Serialize};

/// All that is printed on a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardInfo {
    /// Its place in the list that `Report::Cards` brings, from 0.
    pub number: CardNo,
    /// "MNB-021".
    pub id: String,
    /// What players call it; several cards may share it.
    pub name: String,
    /// Vs: other names of the same person.
    pub aka: Vec<String>,
    /// Vs: how the card speaks of a character, "he" or "she"; none for what is an it.
    pub pronoun: Option<String>,
    /// What it is in play, which says how it is shown.
    pub kind: CardType,
    /// Vs: those it belongs to, asks for or pays for. Squad: one at most.
    pub teams: Vec<String>,
    /// Squad: whom the card is of.
    pub heroes: Vec<String>,
    /// Squad: its Factors in small letters, the first gives its colour.
    pub factors: Vec<String>,
    /// Squad: the Factor that its icon blocks.
    pub block: Option<String>,
    /// Vs: the recruit points that it costs; none for what is not recruited.
    pub cost: Option<u8>,
    /// Vs: the level of a main character, none for others. Squad: the power needed to attack with it.
    pub level: Option<u8>,
    /// Vs: what characters have; none for other cards and for tokens that are made with numbers of their own.
    pub stats: Option<Stats>,
    /// Squad: the attack as printed; none where its text works it out.
    pub attack: Option<u8>,
    /// Symbols that a location gives, in small letters: "energy".
    pub gives: Vec<String>,
    /// Team symbols of a plot twist, where it has several.
    pub team_symbols: Option<u8>,
    /// Rule words: Flight, Ranged and the like.
    pub words: Vec<String>,
    /// Its paragraphs from top to bottom; empty for a card without text.
    pub text: Vec<TextLine>,
    /// What its words mean, one sentence each.
    pub reminders: Vec<String>,
    /// Where sources disagree about the card, what was decided and why.
    pub note: Option<String>,
    /// The folder of its set: "marvel-battles".
    pub set: String,
    /// The set as players call it: "Marvel Battles".
    pub set_name: String,
    /// Vs: "Illustrated" or "Photographic"; a deck keeps to one of them.
    pub universe: Option<String>,
    /// Squad: "Super rare" and the like. Means nothing to the rules.
    pub rarity: Option<String>,
    /// Copies that a deck may hold, where the card says so.
    pub limit: Option<u8>,
}

/// What a card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CardType {
    /// Vs: leads a deck; who loses theirs is out.
    Main,
    /// Vs: a character that is recruited.
    Supporting,
    /// Vs: played for its effect, then gone.
    PlotTwist,
    /// Vs: recruited and given to a character.
    Equipment,
    /// Vs: a resource that pays for powers.
    Location,
    /// Vs: a character made by an effect, in no deck.
    Token,
    /// Squad: a card that only attacks.
    #[default]
    Attack,
    /// Squad: a card that can stay in play.
    Keeper,
}

/// The numbers of a character as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// What it strikes with.
    pub atk: i16,
    /// What a strike must reach to stun it.
    pub def: i16,
    /// The wounds that KO it.
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
    /// A player may use it then.
    Use {
        /// When that may be.
        time: Time,
        /// In the turn of anybody.
        any_turn: bool,
        /// What it costs, in words and symbols: `[Energy][Might]`. May be empty.
        cost: String,
    },
    /// So much experience leads to the next level.
    LevelUp {
        /// How much is needed in all.
        xp: u8,
    },
}

/// A part of a turn in which something is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Time {
    /// A whole turn.
    Turn,
    /// The draw phase.
    Draw,
    /// The recovery phase.
    Recovery,
    /// The build phase, before resources are put down or after the formation.
    Build,
    /// As the main phase begins.
    StartOfMain,
    /// The main phase, outside combats.
    Main,
    /// A combat that its character is in.
    Combat,
    /// Whatever combat there is.
    AnyCombat,
    /// As an answer to what has just happened.
    Reaction,
}

/// A rule in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleInfo {
    /// Names it in refusals, endings and lines of the log: "twist.only-if".
    pub id: String,
    /// A few words, as a heading.
    pub title: String,
    /// One or more sentences.
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
