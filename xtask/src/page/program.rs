//! The page's program: compiled to WebAssembly, and joined with the JavaScript that browsers need around it.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use super::Kind;
use super::files::Files;
use crate::process::show;
use crate::wasm;
use crate::workspace::Workspace;

/// `longbox.js` and `longbox_bg.wasm`.
const NAME: &str = "longbox";

/// The profile of the page for development and tests.
const DEVELOPMENT: &str = "wasm-dev";

/// Compiles it and says where it lies.
pub(super) fn compile(workspace: &Workspace, target: &Path, kind: Kind) -> Result<PathBuf, String> {
    wasm::ensure(workspace)?;
    // What the tests compare with the native games comes along: it is made of the same libraries.
    let (crates, profile) = match kind {
        Kind::Development | Kind::Test => ("-p longbox-web -p longbox-twin", DEVELOPMENT),
        Kind::Release => ("-p longbox-web", "wasm-release"),
    };
    let build = format!("build {crates} --lib --target {} --profile {profile}", wasm::TARGET);
    if !show(workspace.cargo(&build)) {
        return Err("the page did not build; the compiler's words are above".to_string());
    }
    Ok(target.join(wasm::TARGET).join(profile).join("longbox_web.wasm"))
}

/// Where the games of the twin lie, once the page for tests is built.
pub(crate) fn twin(target: &Path) -> PathBuf {
    target.join(wasm::TARGET).join(DEVELOPMENT).join("longbox_twin.wasm")
}

/// Writes the joined parts to a folder of their own and reads them back, as files of `app`.
pub(super) fn bind(program: &Path, parts: &Path, kind: Kind) -> Result<Files, String> {
    let release = kind == Kind::Release;
    if parts.exists() {
        fs::remove_dir_all(parts).map_err(|error| format!("{}: {error}", parts.display()))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(program)
        .out_name(NAME)
        .web(true)
        .map_err(|error| format!("{error:#}"))?
        .omit_default_module_path(false)
        .typescript(false)
        .debug(!release)
        .keep_debug(false)
        .remove_name_section(release)
        .remove_producers_section(release);
    bindgen.generate(parts.join("app")).map_err(|error| format!("wasm-bindgen: {error:#}"))?;
    Files::read(parts)
}
