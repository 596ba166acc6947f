//! The programs of the page: compiled to WebAssembly, and joined with the JavaScript that browsers need around them.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use super::files::Files;
use super::{Kind, seams};
use crate::process::show;
use crate::wasm;
use crate::workspace::Workspace;

/// What the window and the worker start: the crate's file, the name of what a browser gets of it, as in `longbox.js` and
/// `longbox_bg.wasm`, the folder it lies in, and whether it has parts that come later.
const PROGRAMS: [(&str, &str, &str, bool); 3] = [
    ("longbox_web.wasm", "longbox", "app", true),
    ("longbox_worker.wasm", "games", "app", false),
    ("longbox_lab.wasm", "lab", "app/later", false),
];

/// The profile of the page for development and tests.
const DEVELOPMENT: &str = "wasm-dev";
/// And of the page for players.
pub(crate) const RELEASE: &str = "wasm-release";

/// A compiled program, and what it is called in the browser.
pub(super) struct Program {
    pub(super) file: PathBuf,
    name: &'static str,
    folder: &'static str,
    has_parts: bool,
}

/// Compiles them and says where they lie.
pub(super) fn compile(workspace: &Workspace, target: &Path, kind: Kind) -> Result<Vec<Program>, String> {
    wasm::ensure(workspace)?;
    // What the tests compare with the native games comes along: it is made of the same libraries.
    let (crates, profile) = match kind {
        Kind::Development | Kind::Test => {
            ("-p longbox-web -p longbox-worker -p longbox-lab -p longbox-twin", DEVELOPMENT)
        }
        Kind::Release => ("-p longbox-web -p longbox-worker -p longbox-lab", RELEASE),
    };
    let build = format!("build {crates} --lib --target {} --profile {profile}", wasm::TARGET);
    if !show(workspace.cargo(&build)) {
        return Err("the page did not build; the compiler's words are above".to_string());
    }
    let folder = target.join(wasm::TARGET).join(profile);
    let program =
        |(file, name, lies_in, has_parts)| Program { file: folder.join(file), name, folder: lies_in, has_parts };
    Ok(PROGRAMS.map(program).into())
}

/// Where the games of the twin lie, once the page for tests is built.
pub(crate) fn twin(target: &Path) -> PathBuf {
    target.join(wasm::TARGET).join(DEVELOPMENT).join("longbox_twin.wasm")
}

/// Writes the joined parts to a folder of their own and reads them back, as files of `app`.
pub(super) fn bind(programs: &[Program], parts: &Path, kind: Kind) -> Result<Files, String> {
    if parts.exists() {
        fs::remove_dir_all(parts).map_err(|error| format!("{}: {error}", parts.display()))?;
    }
    for program in programs {
        bind_one(program, &parts.join(program.folder), kind == Kind::Release)?;
    }
    Files::read(parts)
}

fn bind_one(program: &Program, folder: &Path, release: bool) -> Result<(), String> {
    let file = match program.has_parts {
        true => {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            seams::open(&program.file, program.name, folder, release)?
        }
        false => program.file.clone(),
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&file)
        .out_name(program.name)
        .web(true)
        .map_err(|error| format!("{error:#}"))?
        .omit_default_module_path(false)
        .typescript(false)
        .debug(!release)
        .keep_debug(false)
        // The parts name what they share as the linker does.
        .keep_lld_exports(program.has_parts)
        .demangle(!program.has_parts)
        .remove_name_section(release)
        .remove_producers_section(release);
    bindgen.generate(folder).map_err(|error| format!("wasm-bindgen: {error:#}"))
}
