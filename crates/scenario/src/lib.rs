//! Scenarios: a position, a few plays and what must be true afterwards, in a text that a player can read.
//!
//! docs/scenarios.md describes the format. `file`, `report` and `modes` (everything again the hard way) know no
//! game; a game joins with a [`Theatre`]. `squad` and `vs` set positions up and understand plays and expectations of their game.

mod cards;
mod fault;
mod file;
pub mod limits;
mod modes;
mod report;
mod squad;
mod theatre;
mod vs;

pub use fault::Fault;
pub use file::{File, Line, Scenario, parse};
pub use modes::harder;
pub use report::{Coverage, Finding, Report, run_paths, run_text};
pub use squad::SquadTheatre;
pub use theatre::Theatre;
pub use vs::VsTheatre;
