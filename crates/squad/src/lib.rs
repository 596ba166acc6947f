//! The rules of the Super Hero Squad TCG.
//!
//! [`Squad`] is the game with its cards; `longbox_kernel::Table` plays it. The files by topic:
//! `language` (how cards are written), `compile` and `program` (cards made ready to run), `position` (the whole
//! game as one value), `turn`, `strike`, `waiting`, `script`, `keepers`, `cardplay` (what happens), `moves` (the
//! one place for each change), `fits`, `reckon` and `rules_in_play` (filters,
//! numbers, what Keepers change), `menu` (options and answers), `standpoint` (what a seat may know), `view` and `words` (what is shown),
//! `explain` and `choosing` (why not, and what made a number), `rulebook` (the rules as a list), `bound` (when a game is stopped).
#![deny(clippy::float_arithmetic)]

mod bound;
mod cardplay;
mod choosing;
mod compile;
mod deck;
mod event;
mod explain;
mod fits;
mod frame;
mod game;
mod keepers;
pub mod language;
mod menu;
mod moves;
mod piles;
mod pins;
mod position;
mod program;
mod reckon;
mod rulebook;
mod rules_in_play;
mod run;
mod scene;
mod script;
mod setup;
mod standpoint;
mod strike;
pub mod text;
mod turn;
mod view;
mod waiting;
mod words;

pub use bound::Bound;
pub use compile::CardError;
pub use deck::{COPIES, DeckProblem, Format};
pub use event::{Event, EventKind, Secret, Sight};
pub use explain::{Breakdown, Hope, Part, PartOf, WhyNot};
pub use game::Squad;
pub use menu::Choice;
pub use position::{
    Ask, CardNo, Frame, Hand, Keeper, PIECES, Piles, Position, Record, Row, Script, Strike, StrikeStep, TurnStep,
    UNKNOWN,
};
pub use rulebook::{RULES, RuleId, RuleText};
pub use scene::{Scene, SceneError, SceneSide};
pub use setup::{Handicap, START_HAND, Setup, SetupError};
pub use turn::{KEEPER_LIMIT, cards_seen};
pub use view::{HandView, SeatView, View};
