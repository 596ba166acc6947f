//! The scenarios of the project, and long random play with the rules of the table checked at every step.

mod blunders;
mod cases;
mod copies;
mod dealt;
mod drafts;
mod format;
mod hidden;
mod imagined;
mod log_lines;
mod messages;
mod pins;
mod soak;
mod vs;

/// The folder with everything.
fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn game() -> longbox_squad::Squad {
    longbox_catalog::squad().expect("the card files are in order").game
}

fn scenarios() -> longbox_scenario::SquadScenarios {
    longbox_scenario::SquadScenarios { game: game() }
}
