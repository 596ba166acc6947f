//! `cargo xtask instructions`: how many instructions a decision of random play takes, counted by callgrind.
//!
//! The clock of a shared machine is noise; a count hardly moves between runs. Still it only warns: a new compiler moves it.

use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::games::GAMES;
use crate::play;
use crate::process::{End, limited, show};
use crate::report::Note;
use crate::workspace::{Profile, Workspace};

const FILE: &str = "xtask/instructions.txt";
pub(crate) const TOOL: &str = "valgrind";
const STORE: &str = "cargo xtask instructions --store";
const LIMIT: Duration = Duration::from_secs(60);
/// Changes up to this many percent are no news.
const PERCENT: u64 = 5;

const HEADER: &str = "\
# Instructions a decision of random play takes, counted by callgrind: `game count`.
# The count depends on the compiler, its flags and the processor it builds for; compare only like with like.
# `cargo verify --full` warns when it rises by more than 5 %; `cargo xtask instructions --store` writes this file anew.
";

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Use {
    Compare,
    Store,
}

/// Builds the program, counts, and compares or stores.
pub(crate) fn command(workspace: &Workspace, purpose: Use) -> Result<ExitCode, String> {
    if !tool_present() {
        return Err(format!("{TOOL} is not on the PATH; install it to count instructions"));
    }
    if !show(workspace.cargo(play::BUILD)) {
        return Err("the program did not build; the compiler's words are above".to_string());
    }
    let known = workspace.text(FILE).unwrap_or_default();
    let mut lines = String::new();
    for game in GAMES {
        let count = count(workspace, game)?;
        println!("{}", judge(game, count, stored(&known, game)).text);
        lines.push_str(&format!("{game} {count}\n"));
    }
    if purpose == Use::Store {
        let text = format!("{HEADER}# These: {}.\n{lines}", compiler(workspace));
        std::fs::write(workspace.root.join(FILE), text).map_err(|error| format!("{FILE}: {error}"))?;
        println!("stored in {FILE}");
    }
    Ok(ExitCode::SUCCESS)
}

/// The step of a verification: whatever goes wrong is a warning.
pub(crate) fn note(workspace: &Workspace) -> Note {
    let known = workspace.text(FILE).unwrap_or_default();
    let notes = GAMES.map(|game| match count(workspace, game) {
        Ok(count) => judge(game, count, stored(&known, game)),
        Err(problem) => Note { text: format!("{game} was not counted: {problem}"), warns: true },
    });
    let text = notes.iter().map(|note| note.text.as_str()).collect::<Vec<_>>().join("; ");
    Note { text, warns: notes.iter().any(|note| note.warns) }
}

pub(crate) fn tool_present() -> bool {
    let mut command = Command::new(TOOL);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// `longbox bench` counts; this reads the figure.
fn count(workspace: &Workspace, game: &str) -> Result<u64, String> {
    let mut command = Command::new(workspace.program(Profile::Release)?);
    command.args(["bench", "--game", game, "--seconds", "1", "--json"]).current_dir(&workspace.root);
    let (end, measures) = limited(command, LIMIT);
    match end {
        End::Exited(status) if status.success() => {}
        End::Exited(status) => return Err(format!("`longbox bench` ended with {status}")),
        End::TimedOut => return Err(format!("`longbox bench` did not end within {} s", LIMIT.as_secs())),
        End::NotStarted(error) => return Err(format!("`longbox bench` could not be started: {error}")),
    }
    let measures: Value = serde_json::from_str(&measures).map_err(|error| error.to_string())?;
    measures["instructions_per_decision"].as_u64().ok_or_else(|| "`longbox bench` names no count".to_string())
}

/// The number after the game's name.
fn stored(text: &str, game: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix(game)?.strip_prefix(' ')?.trim().parse().ok())
}

fn judge(game: &str, count: u64, stored: Option<u64>) -> Note {
    let Some(stored) = stored.filter(|stored| *stored > 0) else {
        return Note { text: format!("{game} {count} a decision; none is stored, `{STORE}` does it"), warns: false };
    };
    let change = (count as f64 / stored as f64 - 1.0) * 100.0;
    let figure = format!("{game} {count} a decision, stored {stored} ({change:+.1} %)");
    if count * 100 > stored * (100 + PERCENT) {
        let text = format!("{figure}: random play became slower; find out why, or accept it with `{STORE}`");
        return Note { text, warns: true };
    }
    let lower = count * 100 < stored * (100 - PERCENT);
    let text = if lower { format!("{figure}; the stored figure may be lowered with `{STORE}`") } else { figure };
    Note { text, warns: false }
}

fn compiler(workspace: &Workspace) -> String {
    let mut command = Command::new("rustc");
    command.arg("--version").current_dir(&workspace.root).stdin(Stdio::null());
    let version = match command.output() {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).trim().to_string(),
        _ => "an unknown compiler".to_string(),
    };
    format!("{version}, {}-{}", std::env::consts::ARCH, std::env::consts::OS)
}

#[cfg(test)]
mod tests {
    use super::{judge, stored};

    #[test]
    fn reads_the_stored_figure() {
        assert_eq!(stored("# squad 1\nsquadron 2\nsquad 1234\n", "squad"), Some(1_234));
        assert_eq!(stored("squad 1\nother 2\n", "other"), Some(2));
        assert_eq!(stored("# nothing yet\n", "squad"), None);
        assert_eq!(stored("squad many\n", "squad"), None);
    }

    #[test]
    fn only_a_clear_rise_warns() {
        assert!(!judge("squad", 1_050, Some(1_000)).warns);
        assert!(judge("squad", 1_051, Some(1_000)).warns);
        assert!(!judge("squad", 1_051, Some(1_000)).text.contains("lowered"));
        assert!(!judge("squad", 950, Some(1_000)).text.contains("lowered"));
        assert!(judge("squad", 949, Some(1_000)).text.contains("lowered"));
        assert!(!judge("squad", 949, Some(1_000)).warns);
        assert!(judge("squad", 949, None).text.contains("none is stored"));
    }
}
