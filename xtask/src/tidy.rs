//! `cargo xtask tidy`: the project laws that no compiler checks. One file a law.

mod levels;
pub(crate) mod licences;
mod links;
mod modules;
mod names;
mod paths;
mod purity;
mod silent;
mod speech;
mod versions;
mod words;

use std::process::ExitCode;

use crate::finding::Finding;
use crate::games::GAMES;
use crate::ratchet;
use crate::style;
use crate::tally::Tally;
use crate::workspace::Workspace;

/// The crates that hold rules: no clock, no files, no floats, few dependencies.
pub(crate) fn pure() -> Vec<String> {
    ["kernel"].iter().chain(&GAMES).map(|name| format!("crates/{name}")).collect()
}

/// A law looks at the listed files and says what breaks it.
type Law = fn(&Workspace, &[String]) -> Vec<Finding>;

const LAWS: [(&str, Law); 12] = [
    ("crates name only crates of a lower level", levels::findings),
    ("files are short", ratchet::findings),
    ("nothing is left for later", words::findings),
    ("rules name no card", names::findings),
    ("rules are pure", purity::findings),
    ("no path of one machine", paths::findings),
    ("links lead somewhere", links::findings),
    ("every file is in the module tree", modules::findings),
    ("what has tests runs them", silent::findings),
    ("parts of others may be handed on", licences::findings),
    ("one version of each part", versions::findings),
    ("the host speaks with its words alone", speech::findings),
];

pub(crate) fn command(workspace: &Workspace) -> Result<ExitCode, String> {
    let tally = tidy(workspace);
    println!("{} laws kept, {} broken", tally.passed, tally.failed);
    Ok(if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks every law; one check a law.
pub(crate) fn tidy(workspace: &Workspace) -> Tally {
    let mut tally = Tally::default();
    let files = match workspace.files() {
        Ok(files) => files,
        Err(message) => {
            println!("the files cannot be listed: {message}");
            return Tally::of(false);
        }
    };
    for (name, law) in LAWS {
        let mut findings = law(workspace, &files);
        findings.sort();
        if !findings.is_empty() {
            println!("{}", style::red(&format!("law broken: {name}")));
        }
        for finding in &findings {
            println!("{finding}");
        }
        tally += Tally::of(findings.is_empty());
    }
    tally
}
