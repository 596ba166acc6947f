//! The rules of Vs. System 2PCG.
//!
//! [`Vs`] is the game with its cards; `longbox_kernel::Table` plays it. The files by topic:
//! `language` (how cards are written), `lower` and `plain` (the same in the engine's words), `compile` and `program` (cards made ready to run), `position`, `fighter`,
//! `fighters`, `zones`, `frame`, `modifier` (the whole game as one value), `turn`, `attack`, `combat`, `plays`, `pay`,
//! `supers`, `script`, `choose`, `cardwork`, `resourcework`, `watch`, `settle` (what happens), `field`, `fall`, `piles`, `modify` (the one place for
//! each change), `powers`, `stats` and `reckon` (what is true now), `menu`, `effect_menu`, `circles` and `answer` (options and answers),
//! `standpoint` (what a seat may know), `view`, `words` and `explain` (what is shown), `rulebook` (the rules as a list).
#![deny(clippy::float_arithmetic)]

mod answer;
mod attack;
mod cardwork;
mod choose;
mod circles;
mod combat;
mod compile;
mod copying;
mod counters;
mod deck;
mod effect_menu;
mod event;
mod exile;
mod explain;
mod fall;
mod field;
mod fighter;
mod fighters;
mod frame;
mod game;
mod gauge;
pub mod judge;
mod kinds;
pub mod language;
mod lower;
mod menu;
mod modifier;
mod modify;
mod moment;
mod offer;
mod outside;
mod pay;
mod piles;
pub mod plain;
mod plays;
mod position;
mod powers;
mod program;
mod raid;
mod rank;
mod reactions;
mod reckon;
mod record;
mod resourcework;
mod rulebook;
mod run;
mod scene;
mod script;
mod searches;
mod settle;
mod setup;
mod sides;
mod soundness;
mod standpoint;
mod stats;
mod supers;
pub mod text;
mod turn;
mod view;
mod watch;
mod words;
mod zones;

pub use attack::Obstacle;
pub use compile::CardError;
pub use deck::{DECK, DeckHint, DeckProblem, Format};
pub use event::{Event, Kind, Secret, Sight};
pub use explain::{Breakdown, NumberStep, Prospect, StrikeAt, WhyNot};
pub use game::Vs;
pub use lower::Unplayable;
pub use menu::Choice;
pub use position::{
    Ask, CardNo, Combat, CombatStep, Delayed, Due, Exile, Fighter, Fighters, Frame, ModOp, Mode, Modifier, NO_PIECE,
    NO_SLOT, OWN, Pay, PayFor, Piece, Position, Record, Recruit, Row, SEATS, SLOTS, Script, Set, Slot, Slots, Stage,
    Step, Term, UNKNOWN, Zones, owner,
};
pub use rulebook::{Bound, RULES, Rule, RuleText};
pub use scene::{Cast, Scene, SceneError, SceneSide, Stance};
pub use setup::{Setup, SetupError, Side};
pub use stats::{Cause, Numbers, StatOp};
pub use turn::{START_HAND, TURN_LIMIT};
pub use view::{
    CombatView, Facing, FighterView, HandView, MainView, PowerView, ResourcesView, Role, SeatView, StanceView, Strike,
    StrikeBack, View, sure_card,
};
