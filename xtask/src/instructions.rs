//! `cargo xtask instructions`: how many instructions a decision of random play takes, counted by callgrind.
//!
//! The clock of a shared machine is noise; a count hardly moves between runs. Still it only warns: a new compiler moves it.

use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::play;
use crate::process::{End, limited, show};
use crate::report::Note;
use crate::workspace::Workspace;

const FILE: &str = "xtask/instructions.txt";
const GAME: &str = "squad";
pub(crate) const TOOL: &str = "valgrind";
const STORE: &str = "cargo xtask instructions --store";
const LIMIT: Duration = Duration::from_secs(60);
/// Changes up to this many percent are no news.
const PERCENT: u64 = 5;

const HEADER: &str = "\
# Instructions a decision of random play takes, counted by callgrind: `game count`.
# The count depends on the compiler, its flags and the processor it builds for; compare only like with like.
# `cargo verify` warns when it rises by more than 5 %; `cargo xtask instructions --store` writes this file anew.
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
    if !show(workspace.cargo(&play::BUILD)) {
        return Err("the program did not build; the compiler's words are above".to_string());
    }
    let count = count(workspace)?;
    println!("{}", judge(count, stored(&workspace.text(FILE).unwrap_or_default())).text);
    if purpose == Use::Store {
        let text = format!("{HEADER}# This one: {}.\n{GAME} {count}\n", compiler(workspace));
        std::fs::write(workspace.root.join(FILE), text).map_err(|error| format!("{FILE}: {error}"))?;
        println!("stored in {FILE}");
    }
    Ok(ExitCode::SUCCESS)
}

/// The step of a verification: whatever goes wrong is a warning.
pub(crate) fn note(workspace: &Workspace) -> Note {
    match count(workspace) {
        Ok(count) => judge(count, stored(&workspace.text(FILE).unwrap_or_default())),
        Err(problem) => Note { text: format!("not counted: {problem}"), warns: true },
    }
}

pub(crate) fn tool_present() -> bool {
    let mut command = Command::new(TOOL);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// `longbox bench` counts; this reads the figure.
fn count(workspace: &Workspace) -> Result<u64, String> {
    let mut command = Command::new(workspace.program()?);
    command.args(["bench", "--seconds", "1", "--json"]).current_dir(&workspace.root);
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
fn stored(text: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix(GAME)?.strip_prefix(' ')?.trim().parse().ok())
}

fn judge(count: u64, stored: Option<u64>) -> Note {
    let Some(stored) = stored.filter(|stored| *stored > 0) else {
        return Note { text: format!("{count} a decision; none is stored, `{STORE}` does it"), warns: false };
    };
    let change = (count as f64 / stored as f64 - 1.0) * 100.0;
    let figure = format!("{count} a decision, stored {stored} ({change:+.1} %)");
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
        assert_eq!(stored("# squad 1\nsquadron 2\nsquad 1234\n"), Some(1_234));
        assert_eq!(stored("# nothing yet\n"), None);
        assert_eq!(stored("squad many\n"), None);
    }

    #[test]
    fn only_a_clear_rise_warns() {
        assert!(!judge(1_050, Some(1_000)).warns);
        assert!(judge(1_051, Some(1_000)).warns);
        assert!(!judge(1_051, Some(1_000)).text.contains("lowered"));
        assert!(!judge(950, Some(1_000)).text.contains("lowered"));
        assert!(judge(949, Some(1_000)).text.contains("lowered"));
        assert!(!judge(949, Some(1_000)).warns);
        assert!(judge(949, None).text.contains("none is stored"));
    }
}
