//! The language that Vs. System cards are written in: one table of verbs, used in seven moods.
//!
//! A card file holds a list of [`Card`]s in RON, the file of keywords a list of [`Keyword`]s, the file of teams a
//! list of [`Team`]s. A verb is a word once: it is done ([`Effect`]), waited for ([`Event`] in a `When`), forbidden,
//! allowed or demanded ([`Rule`]), remembered ([`Is::Was`]) and counted ([`Num::Times`]). What a card does to whom
//! is said with predicates ([`Is`]), selectors ([`Select`]), places, players and numbers, each of one kind
//! everywhere. Before adding a word, look for a role or a predicate that says it.

mod card;
pub mod check;
mod deed;
mod effect;
mod event;
mod number;
mod place;
mod power;
mod predicate;
mod rule;
mod select;
mod team;

pub use card::{Card, CardKind, Mode, Pronoun, Stats, Symbol, Universe};
pub use deed::Deed;
pub(crate) use deed::written;
pub use effect::Effect;
pub use event::{Event, Roles, Verb};
pub use number::{Cond, Num, Stat};
pub use place::{Place, Player};
pub use power::{Keyword, Part, Power, Time, Within, Word, Works};
pub use predicate::{Aspect, Is};
pub use rule::{Powers, Rule, Until};
pub use select::Select;
pub(crate) use team::bit as team_bit;
pub use team::{Team, TeamName, TeamNo};
