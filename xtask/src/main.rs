//! Longbox's own tools, behind the aliases `cargo play`, `cargo verify` and `cargo xtask`.

mod browser;
mod compile;
mod dist;
mod docs;
mod finding;
mod full;
mod games;
mod instructions;
mod markdown;
mod page;
mod parts;
mod play;
mod process;
mod ratchet;
mod report;
mod room;
mod source;
mod style;
mod tally;
mod tidy;
mod twin;
mod verify;
mod wasm;
mod workspace;

use std::process::ExitCode;

use workspace::Workspace;

/// The words that may follow `cargo xtask`.
pub(crate) const COMMANDS: [&str; 12] = [
    "play",
    "verify",
    "page",
    "browser",
    "pictures",
    "pace",
    "dist",
    "tidy",
    "docs",
    "ratchet",
    "instructions",
    "help",
];

const USAGE: &str = "\
Longbox's own tools.

  cargo play               build the page and the program, and open the page in the browser
  cargo play terminal ARGS build the program and run `longbox play ARGS`
  cargo verify             every check that a change must pass
  cargo verify --quick     those of the working day: no browser, and no test that plays long
  cargo verify --full      also what players get, whole games in Firefox and WebKit, and the long soaks
  cargo xtask page         build the page for the browser into target/page; --release makes the one for players
  cargo xtask browser      test the page in a real browser; words after it choose tests by name
  cargo xtask pictures     take pictures of every page and table on five screens; words after it choose some
  cargo xtask pace         measure how fast bots think in a browser, and the frames of the page meanwhile
  cargo xtask dist         pack the program and the page for others, with checksums and licences, into target/dist
  cargo xtask tidy         the project laws, one violation a line
  cargo xtask docs         run the commands shown in README.md, CONTRIBUTING.md, ARCHITECTURE.md and docs/
  cargo xtask ratchet      lower the numbers in xtask/ratchet.txt; --allow also raises and adds them
  cargo xtask instructions count the instructions of a decision; --store keeps the count for later comparisons
  cargo xtask help         this text
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<ExitCode, String> {
    let Some((command, rest)) = words.split_first() else { return Ok(usage("name a command")) };
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    match (command.as_str(), rest.as_slice()) {
        ("play" | "page" | "browser" | "verify", ["--help" | "-h"]) => Ok(help()),
        ("play", args) => play::play(&Workspace::open()?, args),
        ("verify", []) => verify::verify(&Workspace::open()?, verify::Depth::Usual),
        ("verify", ["--quick"]) => verify::verify(&Workspace::open()?, verify::Depth::Quick),
        ("verify", ["--full"]) => verify::verify(&Workspace::open()?, verify::Depth::Full),
        ("page", []) => page::command(&Workspace::open()?, page::Kind::Development),
        ("page", ["--release"]) => page::command(&Workspace::open()?, page::Kind::Release),
        ("browser", words) => browser::command(&Workspace::open()?, words),
        ("pictures", words) => browser::pictures(&Workspace::open()?, words),
        ("pace", []) => browser::pace(&Workspace::open()?),
        ("dist", []) => dist::command(&Workspace::open()?),
        ("tidy", []) => tidy::command(&Workspace::open()?),
        ("docs", []) => docs::command(&Workspace::open()?),
        ("ratchet", []) => ratchet::command(&Workspace::open()?, ratchet::Direction::Down),
        ("ratchet", ["--allow"]) => ratchet::command(&Workspace::open()?, ratchet::Direction::Any),
        ("instructions", []) => instructions::command(&Workspace::open()?, instructions::Use::Compare),
        ("instructions", ["--store"]) => instructions::command(&Workspace::open()?, instructions::Use::Store),
        ("help" | "--help" | "-h", _) => Ok(help()),
        (known, args) if COMMANDS.contains(&known) => {
            Ok(usage(&format!("`{known}` does not understand `{}`", args.join(" "))))
        }
        (unknown, _) => Ok(usage(&format!("there is no command `{unknown}`"))),
    }
}

fn help() -> ExitCode {
    print!("{USAGE}");
    ExitCode::SUCCESS
}

fn usage(problem: &str) -> ExitCode {
    eprintln!("error: {problem}\n\n{USAGE}");
    ExitCode::from(2)
}
