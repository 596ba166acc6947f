//! Scenarios: a position, a few plays and what must be true afterwards, in a text that a player can read.
//!
//! docs/scenarios.md describes the format. `file`, `report` and `modes` (everything again the hard way) know no
//! game; a game joins with a [`ScenarioGame`]. `squad` and `vs` set positions up and understand plays and expectations of their game.

mod asking;
mod cards;
mod draft;
mod fault;
mod file;
mod find;
mod from_replay;
mod game;
pub mod limits;
mod log;
mod migrate;
mod modes;
mod puzzles;
mod report;
mod squad;
mod stage;
mod vs;
mod weighing;

pub use asking::{Asking, Tried};
pub use draft::{Draft, Remarks};
pub use fault::Fault;
pub use file::{Answer, File, Format, Scenario, SourceLine, Verdict, parse};
pub use find::scenarios_with;
pub use from_replay::{Moment, ReplayedGame, scenario_from};
pub use game::{Errand, Played, Reply, ScenarioGame};
pub use migrate::migrate;
pub use modes::harder;
pub use puzzles::{Puzzle, puzzles};
pub use report::{Coverage, CoverageError, Finding, Report, coverage, files, run_paths, run_text};
pub use squad::{SquadScenarios, squad_set_up_lines};
pub use vs::{VsScenarios, vs_set_up_lines};
pub use weighing::Weighed;
