//! What is wrong with a card.

use super::lower::Unplayable;
use super::teams::TEAMS;
use crate::language::check::Misuse;
use crate::setup::BESIDE;

/// What is wrong with a card that can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// An id names one card of the whole catalogue.
    #[error("two cards have the id {0}")]
    SameId(String),
    /// Keywords are told apart by their name.
    #[error("two keywords are called {0}")]
    SameKeyword(String),
    /// A card prints a keyword that no file explains.
    #[error("{card}: there is no keyword {word}")]
    NoKeyword {
        /// The id of the card.
        card: String,
        /// The keyword it asks for.
        word: String,
    },
    /// Teams are told apart by their name.
    #[error("two teams are called {0}")]
    SameTeam(String),
    /// Cards mean all Good teams or all Evil ones by this name.
    #[error("no team is called {0}: cards mean all such teams by that name")]
    TakenTeam(String),
    /// The first team that no longer fits into a mask.
    #[error("{0} is one team too many: there are at most {TEAMS}")]
    TooManyTeams(String),
    /// A card names a team that no file of teams has.
    #[error("{card}: there is no team {team}")]
    NoTeam {
        /// The id of the card.
        card: String,
        /// The team it asks for.
        team: String,
    },
    /// A character without ATK, DEF and health.
    #[error("{0} is a character and needs stats")]
    NoStats(String),
    /// A plot twist or location that looks like a character.
    #[error("{0} is no character and cannot have stats, words or powers")]
    StatsOfNoCharacter(String),
    /// A main character of a level that the game doesn't have.
    #[error("{0}: a main character's level is 1 to 3")]
    Level(String),
    /// A plot twist that cannot be played, or another card that could.
    #[error("{0} is a plot twist and needs at least one mode; other cards have none")]
    Modes(String),
    /// A number of team symbols that no plot twist has.
    #[error("{0}: a plot twist has no, one or three team symbols, and a team if it has any")]
    Symbols(String),
    /// Loyalty to nobody.
    #[error("{0} has Loyalty and needs a team")]
    Loyal(String),
    /// A main character that begins in a pile, or one pile too many.
    #[error("{0}: no main character begins in a pile, and there are at most eight piles")]
    Pile(String),
    /// A cost beside that of the kind, or of a card that is no character.
    #[error("{0}: only a token that is a character has a `cost` of its own")]
    TokenCost(String),
    /// More cards beside a deck than a position has room for.
    #[error("{0} is one card too many for the piles beside a deck: they hold at most {BESIDE}")]
    PileTooLarge(String),
    /// A location that pays for nothing.
    #[error("{0}: a location gives at least one symbol")]
    Gives(String),
    /// A super power that is free, or dearer than any payment can be.
    #[error("{0}: a super power costs one to four symbols")]
    Cost(String),
    /// More names than a card in play can answer to.
    #[error("{0}: a card has at most four names")]
    Names(String),
    /// A rule that holds all the time has nobody to ask.
    #[error("{0}: a continuous power cannot choose")]
    ChoiceInRule(String),
    /// ATK that depends on ATK would go round in a circle.
    #[error("{0}: the numbers of a continuous power cannot depend on present ATK or DEF")]
    StatsInRule(String),
    /// A "first time each turn" of something that no player's record counts.
    #[error("{0}: only plot twists and attacks are counted for the first time each turn")]
    FirstEachTurn(String),
    /// Only one `Each` at a time remembers where it is.
    #[error("{0}: an `Each` cannot stand inside another")]
    Nested(String),
    /// A card creates a token that is no card of the catalogue, or no token.
    #[error("{card}: there is no token {token}")]
    NoToken {
        /// The id of the card.
        card: String,
        /// The id of the token it asks for.
        token: String,
    },
    /// A card lets a power work by its name, and no power with that name waits for anything.
    #[error("{card}: there is no power {power} that would work by itself")]
    NoPower {
        /// The id of the card.
        card: String,
        /// The name it says.
        power: String,
    },
    /// The sentence means something, but the engine cannot carry it out yet.
    #[error("{card}: {what}")]
    Unplayable {
        /// The id of the card.
        card: String,
        /// What is beyond the engine.
        what: Unplayable,
    },
    /// The sentence means nothing where it stands.
    #[error("{card}: {what}")]
    Misuse {
        /// The id of the card.
        card: String,
        /// What is wrong with it.
        what: Misuse,
    },
    /// More than the numbers of a position can count.
    #[error("the cards are too many for one game")]
    TooMuch,
}
