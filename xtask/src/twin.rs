//! The program that plays the same games natively and in a browser, in both builds, where the browser tests look for it.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::compile::Group;
use crate::process::show;
use crate::workspace::{Profile, Workspace};
use crate::{page, wasm};

/// Part of the name of the test that needs it.
const TEST: &str = "twin_games_end_alike_natively_and_in_the_browser";

/// Whether one of these words chooses its test; no words choose all.
pub(crate) fn is_chosen(words: &[&str]) -> bool {
    words.is_empty() || words.iter().any(|word| TEST.contains(word))
}

/// Builds the native one and puts it beside the one that was built with the page.
pub(crate) fn build(workspace: &Workspace) -> Result<(), String> {
    compile(Group::Games.cargo(workspace, "build", "--bin longbox-twin")?)?;
    let target = workspace.target()?;
    put(workspace, "twin", &[target.join(Profile::Dev.folder()).join(native()), page::twin(&target)])
}

/// Builds both as players get the games, for measurements.
pub(crate) fn build_for_players(workspace: &Workspace) -> Result<(), String> {
    wasm::ensure(workspace)?;
    let web = format!("build -p longbox-twin --lib --target {} --profile {}", wasm::TARGET, page::RELEASE);
    compile(workspace.cargo(&web))?;
    compile(workspace.cargo("build -p longbox-twin --bin longbox-twin --release"))?;
    let target = workspace.target()?;
    let web = target.join(wasm::TARGET).join(page::RELEASE).join("longbox_twin.wasm");
    put(workspace, "twin-for-players", &[target.join(Profile::Release.folder()).join(native()), web])
}

fn native() -> String {
    format!("longbox-twin{}", std::env::consts::EXE_SUFFIX)
}

fn compile(command: Command) -> Result<(), String> {
    match show(command) {
        true => Ok(()),
        false => Err("longbox-twin did not build; the compiler's words are above".to_string()),
    }
}

/// Copies them to a folder in `target`, where the tests look.
fn put(workspace: &Workspace, folder: &str, sources: &[PathBuf]) -> Result<(), String> {
    let folder = workspace.root.join("target").join(folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for source in sources {
        let name = source.file_name().unwrap_or_default();
        fs::copy(source, folder.join(name)).map_err(|error| format!("{}: {error}", source.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::is_chosen;

    #[test]
    fn words_choose_it() {
        assert!(is_chosen(&[]) && is_chosen(&["moments", "twin"]) && is_chosen(&["games"]));
        assert!(!is_chosen(&["moments"]));
    }
}
