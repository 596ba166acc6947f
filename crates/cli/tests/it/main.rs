//! The program as its users meet it: arguments and input in, text and exit status out.

mod decks;
mod doctor;
mod games;
mod ladder;
mod lookups;
mod mistakes;
mod pace;
mod random_decks;
mod rulings;
mod scenarios;
mod serve;
mod slips;
mod vs;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run of the program gave.
struct Ran {
    status: Option<i32>,
    out: String,
    err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ran { status: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
    }
}

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_longbox"));
    command.args(args).env("COLUMNS", "80").env("NO_COLOR", "1");
    command
}

fn longbox(args: &[&str]) -> Ran {
    program(args).stdin(Stdio::null()).output().expect("the program runs").into()
}

/// Runs the program with lines typed by a player.
fn longbox_typed(args: &[&str], lines: &[&str]) -> Ran {
    let mut child = program(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("its input is open");
    // A program that has left already reads no more.
    let _ = stdin.write_all(format!("{}\n", lines.join("\n")).as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends").into()
}

/// A file of this test alone.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn path(name: &str) -> String {
    file(name).display().to_string()
}
