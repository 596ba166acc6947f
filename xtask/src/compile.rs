//! Compiles crates and their tests while clippy looks on: one compilation gives both the programs and the warnings.
//!
//! `cargo clippy` would compile everything a second time, without programs. It does no more than to put its driver in
//! the place of the compiler, so that is what happens here.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::process::each_line;
use crate::style;
use crate::workspace::Workspace;

/// Crates that are chosen together. Libraries get the features that all of a choice ask for, so another choice is
/// another compilation; every command of a verification takes one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// All that players use, and the page's own code as the machine itself runs it.
    Games,
    /// These tools: their libraries are compiled already.
    Tools,
    /// The tests that need a browser, whose library would give the games other features than players have.
    Browser,
}

impl Group {
    fn choice(self) -> &'static str {
        match self {
            Group::Games => "--workspace --exclude longbox-browser --exclude xtask",
            Group::Tools => "-p xtask",
            Group::Browser => "-p longbox-browser",
        }
    }

    /// `test --workspace …`, as it is typed after `cargo`.
    pub(crate) fn line(self, verb: &str, rest: &str) -> String {
        format!("{verb} {} {rest}", self.choice()).trim_end().to_string()
    }

    /// A cargo command that finds what [`compile`] has compiled.
    pub(crate) fn cargo(self, workspace: &Workspace, verb: &str, rest: &str) -> Result<Command, String> {
        let mut command = workspace.cargo(&self.line(verb, rest));
        command.env("RUSTC_WORKSPACE_WRAPPER", clippy_driver()?).env_remove("CLIPPY_ARGS");
        Ok(command)
    }
}

/// What came of a compilation.
pub(crate) struct Compiled {
    /// There are programs to run.
    pub(crate) works: bool,
    /// Neither the compiler nor clippy has anything to say.
    pub(crate) is_clean: bool,
}

/// Compiles a group and its tests, and shows what compiler and clippy say.
pub(crate) fn compile(workspace: &Workspace, group: Group) -> Result<Compiled, String> {
    let format = if style::colour() { "json-diagnostic-rendered-ansi" } else { "json" };
    let rest = format!("--no-run --message-format={format}");
    let mut is_clean = true;
    let works = each_line(group.cargo(workspace, "test", &rest)?, |line| {
        if let Some(text) = said(line) {
            is_clean = false;
            print!("{text}");
        }
    });
    Ok(Compiled { works, is_clean: is_clean && works })
}

/// A warning or an error in a line of cargo's, as the compiler writes it.
fn said(line: &str) -> Option<String> {
    let value: Value = serde_json::from_str(line).ok()?;
    let message = value.get("message").filter(|_| value["reason"] == "compiler-message")?;
    let counts = matches!(message["level"].as_str(), Some("warning" | "error"));
    counts.then(|| message["rendered"].as_str().unwrap_or_default().to_string())
}

/// Beside cargo, where `cargo clippy` finds it too.
fn clippy_driver() -> Result<PathBuf, String> {
    let cargo = std::env::var_os("CARGO").map(PathBuf::from).ok_or("run this as `cargo verify` or `cargo xtask`")?;
    let driver = cargo.with_file_name(format!("clippy-driver{}", std::env::consts::EXE_SUFFIX));
    if driver.exists() { Ok(driver) } else { Err("clippy is missing; run `rustup component add clippy`".to_string()) }
}

#[cfg(test)]
mod tests {
    use super::{Group, said};

    #[test]
    fn warnings_and_errors_are_heard() {
        let line = |level: &str| {
            format!(r#"{{"reason":"compiler-message","message":{{"level":"{level}","rendered":"{level}: so\n"}}}}"#)
        };
        assert_eq!(said(&line("warning")).as_deref(), Some("warning: so\n"));
        assert_eq!(said(&line("error")).as_deref(), Some("error: so\n"));
        assert_eq!(said(&line("note")), None);
        assert_eq!(said(r#"{"reason":"compiler-artifact","executable":null}"#), None);
        assert_eq!(said("running 3 tests"), None);
    }

    #[test]
    fn a_command_is_one_line() {
        assert_eq!(Group::Tools.line("test", ""), "test -p xtask");
        assert_eq!(Group::Browser.line("test", "--no-run"), "test -p longbox-browser --no-run");
    }
}
