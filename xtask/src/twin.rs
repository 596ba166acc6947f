//! The program that plays the same games natively and in a browser, in both builds, where the browser tests look for it.

use std::fs;

use crate::compile::Group;
use crate::page;
use crate::process::show;
use crate::workspace::{Profile, Workspace};

/// Part of the name of the test that needs it.
const TEST: &str = "twin_games_end_alike_natively_and_in_the_browser";

/// Whether one of these words chooses its test; no words choose all.
pub(crate) fn is_chosen(words: &[&str]) -> bool {
    words.is_empty() || words.iter().any(|word| TEST.contains(word))
}

/// Builds the native one and puts it beside the one that was built with the page.
pub(crate) fn build(workspace: &Workspace) -> Result<(), String> {
    if !show(Group::Games.cargo(workspace, "build", "--bin longbox-twin")?) {
        return Err("longbox-twin did not build; the compiler's words are above".to_string());
    }
    let folder = workspace.root.join("target").join("twin");
    let native = format!("longbox-twin{}", std::env::consts::EXE_SUFFIX);
    let target = workspace.target()?;
    let sources = [target.join(Profile::Dev.folder()).join(native), page::twin(&target)];
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for source in sources {
        let name = source.file_name().unwrap_or_default();
        fs::copy(&source, folder.join(name)).map_err(|error| format!("{}: {error}", source.display()))?;
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
