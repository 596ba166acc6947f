//! Scenarios: a position, a few plays and what must be true afterwards, in a text that a player can read.
//!
//! docs/scenarios.md describes the format. `file` splits a text into scenarios and knows no game; `squad` sets
//! positions up and understands plays and expectations of Squad; `modes` runs everything again the hard way.

mod cards;
mod fault;
mod file;
mod modes;
mod report;
mod squad;

pub use fault::Fault;
pub use file::{File, Line, Scenario, parse};
pub use modes::harder;
pub use report::{Coverage, Finding, Report, run_paths, run_text};
