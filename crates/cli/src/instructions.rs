//! How many instructions a decision of random play takes, counted by callgrind: the program runs itself.
//!
//! The clock of a shared machine is noise; a count hardly moves between runs.

use crate::game::TerminalGame;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};

const TOOL: &str = "valgrind";
/// Two lengths: the difference leaves out the start, the reading of the cards and the summary.
const GAMES: [&str; 2] = ["400", "1400"];

/// The count, or why there is none.
pub(crate) fn count<G: TerminalGame>() -> Result<u64, String> {
    if !tool_present() {
        return Err(format!("{TOOL} is not installed"));
    }
    let (short, long) = (run::<G>(GAMES[0])?, run::<G>(GAMES[1])?);
    per_decision(short, long).ok_or_else(|| format!("more games took no more: {short:?}, {long:?}"))
}

fn tool_present() -> bool {
    let mut command = Command::new(TOOL);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// What one run took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Took {
    instructions: u64,
    decisions: u64,
}

fn run<G: TerminalGame>(games: &str) -> Result<Took, String> {
    let folder = std::env::temp_dir().join(format!("longbox-{}-{games}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let took = run_in::<G>(&folder, games);
    // What cannot be cleared away does no harm where it is.
    let _ = std::fs::remove_dir_all(&folder);
    took
}

fn run_in<G: TerminalGame>(folder: &Path, games: &str) -> Result<Took, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let log = folder.join("log");
    let mut command = Command::new(TOOL);
    command.arg("--tool=callgrind");
    command.arg(format!("--callgrind-out-file={}", folder.join("out").display()));
    // Its own words go to a file, so that the summary stands alone.
    command.arg(format!("--log-file={}", log.display())).arg(program);
    command.args(["sim", "--game", G::NAME.word(), "--games", games]).args(G::WORKLOAD);
    command.args(["--bots", "random,random", "--seed", "1", "--threads", "1", "--json"]).stdin(Stdio::null());
    let output = command.output().map_err(|error| format!("{TOOL} could not be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("`longbox sim` under {TOOL} ended with {}", output.status));
    }
    let summary = String::from_utf8_lossy(&output.stdout);
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

#[cfg(test)]
mod tests {
    use super::{Took, collected, decisions, per_decision};

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
}
