//! Scenarios: a position, a few plays and what must be true afterwards, in a text that a player can read.
//!
//! docs/scenarios.md describes the format. `file`, `report` and `modes` (everything again the hard way) know no
//! game; a game joins with a [`Theatre`]. `squad` sets positions up and understands plays and expectations of Squad.

mod cards;
mod fault;
mod file;
mod modes;
mod report;
mod squad;
mod theatre;

pub use fault::Fault;
pub use file::{File, Line, Scenario, parse};
pub use modes::harder;
pub use report::{Coverage, Finding, Report, run_paths, run_text};
pub use squad::SquadTheatre;
pub use theatre::Theatre;
