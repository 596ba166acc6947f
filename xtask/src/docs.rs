//! The commands that the documents show: those of `longbox` are run, those of cargo are looked up.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use crate::COMMANDS;
use crate::finding::Finding;
use crate::markdown::{self, Place};
use crate::process::{End, limited, show};
use crate::tally::Tally;
use crate::workspace::{Profile, Workspace};

/// The program as tests have it: the commands are about what it does, not how fast.
const BUILD: &str = "build --bin longbox";
const LIMIT: Duration = Duration::from_secs(120);
const CARGO_COMMANDS: [&str; 8] = ["run", "play", "verify", "xtask", "test", "build", "fmt", "clippy"];

/// A command that a document shows in a `console` block after `$ `.
#[derive(Debug, PartialEq, Eq)]
struct Shown {
    line: usize,
    words: Vec<String>,
    /// 0 unless the line ends with `# exits 1`.
    exits: i32,
}

/// `cargo xtask docs`: builds the program, then runs the commands.
pub(crate) fn command(workspace: &Workspace) -> Result<ExitCode, String> {
    if !show(workspace.cargo(BUILD)) {
        return Err("the program did not build; the compiler's words are above".to_string());
    }
    let tally = docs(workspace);
    println!("{} passed, {} failed", tally.passed, tally.failed);
    Ok(if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs every command of every document; one check a command.
pub(crate) fn docs(workspace: &Workspace) -> Tally {
    let mut tally = Tally::default();
    let listed = workspace.program(Profile::Dev).and_then(|program| Ok((program, workspace.files()?)));
    let (program, files) = match listed {
        Ok(both) => both,
        Err(message) => {
            println!("{message}");
            return Tally::of(false);
        }
    };
    for file in files.iter().filter(|file| is_document(file)) {
        let (shown, findings) = commands(file, &workspace.text(file).unwrap_or_default());
        for finding in findings {
            println!("{finding}");
            tally += Tally::of(false);
        }
        for command in shown {
            let result = check(workspace, &program, &command);
            tally += Tally::of(result.is_ok());
            if let Err(problem) = result {
                let text = format!("`{}` {problem}", command.words.join(" "));
                println!("{}", Finding::new(file, command.line, text));
            }
        }
    }
    tally
}

fn is_document(file: &str) -> bool {
    let in_docs = file.strip_prefix("docs/").is_some_and(|name| name.ends_with(".md") && !name.contains('/'));
    in_docs || matches!(file, "README.md" | "CONTRIBUTING.md" | "ARCHITECTURE.md")
}

/// Every command of `longbox` and of cargo in the document's `console` blocks, and what cannot be read there.
fn commands(file: &str, text: &str) -> (Vec<Shown>, Vec<Finding>) {
    let mut shown = Vec::new();
    let mut findings = Vec::new();
    let mut dollars = 0;
    let mut open = false;
    let mut begun: Option<(usize, String)> = None;
    for line in markdown::lines(text) {
        match line.place {
            Place::Fence("console") => {
                open = !open;
                if !open && dollars == 0 {
                    let text = "a console block without a command; start one with `$ `, or mark the block `text`";
                    findings.push(Finding::new(file, line.number, text));
                }
                dollars = 0;
            }
            Place::Block("console") => {
                let (number, written) = match (begun.take(), line.text.trim_start().strip_prefix("$ ")) {
                    (Some((number, first)), _) => (number, format!("{first} {}", line.text.trim())),
                    (None, Some(command)) => (line.number, command.to_string()),
                    (None, None) => continue,
                };
                dollars += 1;
                if let Some(first) = written.strip_suffix('\\') {
                    begun = Some((number, first.trim_end().to_string()));
                    continue;
                }
                match read(number, &written) {
                    Ok(command) if wanted(&command) => shown.push(command),
                    Ok(_) => {}
                    Err(problem) => findings.push(Finding::new(file, number, format!("`{written}` {problem}"))),
                }
            }
            Place::Prose | Place::Fence(_) | Place::Block(_) => {}
        }
    }
    (shown, findings)
}

fn wanted(command: &Shown) -> bool {
    command.words.first().is_some_and(|word| word == "longbox" || word == "cargo")
}

/// Splits a command as a shell would, without a shell's other powers.
fn read(line: usize, text: &str) -> Result<Shown, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut comment = "";
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(mark), _) if c == mark => quote = None,
            (Some(_), _) => word.get_or_insert_default().push(c),
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, '#') if word.is_none() => {
                comment = text[at + 1..].trim();
                break;
            }
            (None, _) if c.is_whitespace() => words.extend(word.take()),
            (None, _) => word.get_or_insert_default().push(c),
        }
        let ours = words.first().or(word.as_ref()).is_some_and(|first| first == "longbox");
        if ours && quote.is_none() && "|<>&;$*`".contains(c) {
            return Err(format!("uses the shell's `{c}`; show a command that runs without a shell"));
        }
    }
    words.extend(word);
    if quote.is_some() {
        return Err("has a quote that does not close; close it".to_string());
    }
    let exits = match comment.strip_prefix("exits ") {
        Some(number) => number.parse().map_err(|_| format!("ends with `# {comment}`; write `# exits 1`"))?,
        None => 0,
    };
    Ok(Shown { line, words, exits })
}

fn check(workspace: &Workspace, program: &Path, shown: &Shown) -> Result<(), String> {
    if shown.words[0] == "cargo" { check_cargo(&shown.words) } else { run(workspace, program, shown) }
}

fn check_cargo(words: &[String]) -> Result<(), String> {
    let word = |at: usize| words.get(at).map(String::as_str).unwrap_or_default();
    if !CARGO_COMMANDS.contains(&word(1)) {
        return Err(format!("is none of cargo's {}; use one of them", CARGO_COMMANDS.join("/")));
    }
    if word(1) == "xtask" && !COMMANDS.contains(&word(2)) {
        return Err(format!("is none of xtask's {}; use one of them", COMMANDS.join("/")));
    }
    Ok(())
}

fn run(workspace: &Workspace, program: &Path, shown: &Shown) -> Result<(), String> {
    let mut command = Command::new(program);
    command.args(&shown.words[1..]).current_dir(&workspace.root).env("NO_COLOR", "1");
    let (end, output) = limited(command, LIMIT);
    let problem = match end {
        End::Exited(status) if status.code() == Some(shown.exits) => return Ok(()),
        End::Exited(status) => format!("ended with {status}, not {}", shown.exits),
        End::TimedOut => format!("did not end within {} s", LIMIT.as_secs()),
        End::NotStarted(error) => format!("could not be started: {error}"),
    };
    let indented: String = output.lines().map(|line| format!("\n    {line}")).collect();
    Err(format!("{problem}; correct the document or the program{indented}"))
}

#[cfg(test)]
mod tests {
    use super::{check_cargo, commands, is_document, read};

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn takes_commands_from_console_blocks_alone() {
        let text = "\
$ longbox one
```console
$ longbox rules --coverage
all is well
$ longbox check bad.ron   # exits 1
$ git status
$ cargo play
```
```text
$ longbox two
```
";
        let (shown, findings) = commands("README.md", text);
        let seen: Vec<_> = shown.iter().map(|command| (command.line, command.words.join(" "), command.exits)).collect();
        let expected = [(3, "longbox rules --coverage", 0), (5, "longbox check bad.ron", 1), (7, "cargo play", 0)];
        assert_eq!(seen, expected.map(|(line, words, exits)| (line, words.to_string(), exits)));
        assert_eq!(findings, []);
    }

    #[test]
    fn joins_a_command_over_two_lines() {
        let (shown, _) = commands("README.md", "```console\n$ longbox play \\\n    --seed 7\n```\n");
        assert_eq!(shown[0].words, words("longbox play --seed 7"));
        assert_eq!(shown[0].line, 2);
    }

    #[test]
    fn a_block_without_a_command_is_reported() {
        let (_, findings) = commands("README.md", "```console\nlongbox play\n```\n");
        assert_eq!(findings.len(), 1);
    }

    #[test]
    fn quotes_hold_words_together() {
        let shown = read(1, "longbox text \"Iron Man\" 'a#b|c' # exits 2").unwrap();
        assert_eq!(shown.words, ["longbox", "text", "Iron Man", "a#b|c"]);
        assert_eq!(shown.exits, 2);
        assert!(read(1, "longbox text \"Iron").is_err());
        assert!(read(1, "longbox text | head").is_err());
        assert!(read(1, "git log | head").is_ok());
        assert!(read(1, "longbox text # exits badly").is_err());
    }

    #[test]
    fn cargo_commands_are_looked_up() {
        assert!(check_cargo(&words("cargo verify --full")).is_ok());
        assert!(check_cargo(&words("cargo xtask tidy")).is_ok());
        assert!(check_cargo(&words("cargo xtask polish")).is_err());
        assert!(check_cargo(&words("cargo publish")).is_err());
    }

    #[test]
    fn documents() {
        assert!(is_document("README.md") && is_document("docs/a.md"));
        assert!(!is_document("docs/a/b.md") && !is_document("NOTICE.md"));
    }
}
