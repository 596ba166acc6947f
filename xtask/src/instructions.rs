//! `cargo xtask instructions`: how many instructions a decision of random play takes, counted by callgrind.
//!
//! The clock of a shared machine is noise; a count hardly moves between runs. Still it only warns: a new compiler moves it.

use std::path::Path;
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
/// Two lengths: the difference leaves out the start, the reading of the cards and the summary.
const GAMES: [&str; 2] = ["400", "1400"];
/// For each of the two runs.
const LIMIT: Duration = Duration::from_secs(9);
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

fn count(workspace: &Workspace) -> Result<u64, String> {
    let (program, target) = (workspace.program()?, workspace.target()?);
    let short = run(workspace, &program, &target, GAMES[0])?;
    let long = run(workspace, &program, &target, GAMES[1])?;
    per_decision(short, long).ok_or_else(|| format!("more games took no more: {short:?}, {long:?}"))
}

/// What one run took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Took {
    instructions: u64,
    decisions: u64,
}

fn run(workspace: &Workspace, program: &Path, target: &Path, games: &str) -> Result<Took, String> {
    let log = target.join("callgrind.log");
    let mut command = Command::new(TOOL);
    command.arg("--tool=callgrind").current_dir(&workspace.root);
    command.arg(format!("--callgrind-out-file={}", target.join("callgrind.out").display()));
    // Its own words go to a file, so that the summary stands alone.
    command.arg(format!("--log-file={}", log.display())).arg(program);
    command.args(["sim", "--decks", "starter,wolverine", "--format", "quest", "--games", games]);
    command.args(["--bots", "random,random", "--seed", "1", "--threads", "1", "--json"]);
    let (end, summary) = limited(command, LIMIT);
    match end {
        End::Exited(status) if status.success() => {}
        End::Exited(status) => return Err(format!("`longbox sim` under {TOOL} ended with {status}")),
        End::TimedOut => return Err(format!("{games} games did not end within {} s", LIMIT.as_secs())),
        End::NotStarted(error) => return Err(format!("{TOOL} could not be started: {error}")),
    }
    let words = std::fs::read_to_string(&log).map_err(|error| format!("{}: {error}", log.display()))?;
    let instructions = collected(&words).ok_or_else(|| format!("{TOOL} names no count"))?;
    let decisions = decisions(&summary).ok_or("the summary of `longbox sim` names no decisions")?;
    Ok(Took { instructions, decisions })
}

/// The number in callgrind's line `==123== Collected : 456`.
fn collected(words: &str) -> Option<u64> {
    let line = words.lines().find(|line| line.contains("Collected :"))?;
    line.split(':').nth(1)?.split_whitespace().next()?.parse().ok()
}

/// All decisions of all games: the summary has the games and the mean.
fn decisions(summary: &str) -> Option<u64> {
    let summary: Value = serde_json::from_str(summary).ok()?;
    let all = summary["games"].as_f64()? * summary["decisions"]["mean"].as_f64()?;
    (all >= 1.0).then_some(all.round() as u64)
}

fn per_decision(short: Took, long: Took) -> Option<u64> {
    let instructions = long.instructions.checked_sub(short.instructions)?;
    let decisions = long.decisions.checked_sub(short.decisions)?;
    (instructions + decisions / 2).checked_div(decisions).filter(|count| *count > 0)
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
    use super::{Took, collected, decisions, judge, per_decision, stored};

    #[test]
    fn reads_what_callgrind_collected() {
        let words = "==7== Events    : Ir\n==7== Collected : 82760439\n==7== \n==7== I   refs:      82,760,439\n";
        assert_eq!(collected(words), Some(82_760_439));
        assert_eq!(collected("==7== Collected : \n"), None);
        assert_eq!(collected("valgrind: no such file\n"), None);
    }

    #[test]
    fn reads_the_decisions_of_a_summary() {
        let summary = r#"{"games": 400, "decisions": {"mean": 47.5875, "min": 28}, "choices": {"mean": 38.5}}"#;
        assert_eq!(decisions(summary), Some(19_035));
        assert_eq!(decisions(r#"{"games": 400}"#), None);
        assert_eq!(decisions("no games"), None);
    }

    #[test]
    fn the_start_is_left_out() {
        let took = |instructions, decisions| Took { instructions, decisions };
        assert_eq!(per_decision(took(5_000, 10), took(25_000, 30)), Some(1_000));
        assert_eq!(per_decision(took(5_000, 10), took(5_019, 20)), Some(2));
        assert_eq!(per_decision(took(5_000, 10), took(6_000, 10)), None);
        assert_eq!(per_decision(took(5_000, 10), took(4_000, 20)), None);
    }

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
