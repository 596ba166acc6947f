//! `cargo play`: builds the program and runs it.

use std::process::{Command, ExitCode};

use crate::workspace::Workspace;

pub(crate) const BUILD: [&str; 4] = ["build", "--release", "--bin", "longbox"];

/// Runs `longbox play ARGS` in the folder where the person stands, with their terminal.
pub(crate) fn play(workspace: &Workspace, args: &[&str]) -> Result<ExitCode, String> {
    let built = workspace.cargo(&BUILD).status().map_err(|error| format!("cargo could not be started: {error}"))?;
    if !built.success() {
        return Err("the program did not build; the compiler's words are above".to_string());
    }
    let program = workspace.program()?;
    let status = Command::new(&program)
        .arg("play")
        .args(args)
        .status()
        .map_err(|error| format!("{} could not be started: {error}", program.display()))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
    Ok(ExitCode::from(code))
}
