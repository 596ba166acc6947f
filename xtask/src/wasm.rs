//! The target that the browser needs: present, or added.

use std::process::{Command, Stdio};

use crate::process::show;
use crate::workspace::Workspace;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Adds the target where it is absent; this takes the network once.
pub(crate) fn ensure(workspace: &Workspace) -> Result<(), String> {
    if installed(workspace) {
        return Ok(());
    }
    println!("adding the target {TARGET} (a download of about 20 MB, once)");
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]).current_dir(&workspace.root);
    if show(add) {
        return Ok(());
    }
    Err(format!(
        "the target {TARGET} could not be downloaded; the page needs it. With a network, run\n\n    \
         rustup target add {TARGET}\n\nand try again. Until then `cargo play terminal` plays in the terminal."
    ))
}

/// Where rustup is absent or silent the build itself will tell.
fn installed(workspace: &Workspace) -> bool {
    let mut list = Command::new("rustup");
    list.args(["target", "list", "--installed"]).current_dir(&workspace.root).stdin(Stdio::null());
    match list.output() {
        Ok(output) if output.status.success() => {
            String::from_utf8_lossy(&output.stdout).lines().any(|line| line.trim() == TARGET)
        }
        _ => true,
    }
}
