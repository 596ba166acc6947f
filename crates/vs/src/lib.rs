//! The rules of Vs. System 2PCG.
//!
//! [`Vs`] is the game with its cards; `longbox_kernel::Table` plays it. Cards are written in `language` and
//! made ready to run by `compile` (`program`, with the engine's words in `plain`). `state` is the whole game as
//! one value, `run` moves it on: `turn` and `combat` are what players do, `event` what happens then, `triggers` what
//! waits for it, `history` what is remembered of it, `script` and `verbs` what is worked out then, `change` the one place
//! for each kind of change, `state_checks` what follows by itself. `derive` is what is true now, `menu` what can be
//! chosen, `standpoint` and `view` what a seat knows and sees, `say` what is said, `rulebook` the rules as a list.
#![deny(clippy::float_arithmetic)]

mod change;
mod combat;
mod compile;
mod deck;
mod derive;
mod event;
mod game;
mod history;
mod imagine;
mod inventions;
pub mod language;
mod meant;
mod menu;
mod pins;
mod plain;
mod program;
mod rulebook;
mod run;
mod say;
mod script;
mod setup;
mod side_deck;
mod standpoint;
mod state;
mod state_checks;
mod triggers;
mod turn;
mod verbs;
mod view;

pub use combat::attack::Obstacle;
pub use compile::{CardError, Unplayable};
pub use deck::{COPIES, DECK, DeckHint, DeckProblem, Format};
pub use derive::stats::{Numbers, StatOp};
pub use event::{Event, Happened, Secret, Sight};
pub use game::Vs;
pub use menu::Choice;
pub use menu::judge;
pub use plain::{Gained, Word};
pub use rulebook::{Bound, RULES, RuleId, RuleText};
pub use say::explain::{Breakdown, NumberStep, Prospect, StrikeAt, WhyNot};
pub use say::text;
pub use say::words::{Asked, DealWords, place_in_deck};
pub use setup::{PlayerSetup, Setup, SetupError};
pub use side_deck::SIDE_DECK;
pub use state::deal::Terms;
pub use state::position::{
    Ask, AttackPlan, CardNo, Combat, CombatStep, Exile, Fighter, Fighters, Frame, Mode, NO_PIECE, NO_SLOT, OWN, Pay,
    PayFor, PendingTrigger, Piece, Position, Record, Recruit, Row, SEATS, SLOTS, Script, Set, Slot, Slots, TurnStep,
    UNKNOWN, Universe, Zones, owner,
};
pub use state::progress::Bargain;
pub use state::scene::{Away, Cast, Scene, SceneError, ScenePart, SceneSide, Stance};
pub use turn::cards_seen;
pub use verbs::deal::Dealing;
pub use verbs::predict::Foreseen;
pub use view::{
    CombatView, HandView, MainView, PartView, ResourcesView, SeatView, Strike, StrikeBack, View, sure_card,
};
