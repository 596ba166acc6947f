//! Takes a program apart where its code has a seam: what only a later part of the page needs comes when that is opened.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use walrus::ModuleConfig;
use wasm_split_cli_support::Options;

/// The script between the parts. The program names it, so it comes with a first visit.
const LINK: &str = "./parts.js";
/// How the library asks for a part: whole, and only where a host names WebAssembly by its kind.
const ASKED: &str = "WebAssembly.instantiateStreaming(src, imports)";
/// How the page asks: what is not there is told as such, and any kind will do.
const ASKS: &str = "started(src, imports)";
const STARTED: &str = "\
async function started(coming, imports) {
    const response = await coming;
    if (!response.ok) throw new Error(`a part of the page did not come: ${response.status} ${response.statusText}`);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
";

/// Beside the script, in a folder of their own: all that comes later lies there.
const FOLDER: &str = "later";
/// What the library calls them.
const NAMES: [&str; 2] = ["split_", "chunk_"];

/// Puts the later parts and their script into a folder, and says where what is left of the program lies. `name` is what
/// the program is called in the browser.
pub(super) fn open(program: &Path, name: &str, folder: &Path, release: bool) -> Result<PathBuf, String> {
    let whole = read(program)?;
    let rest = program.with_extension("rest.wasm");
    let main = format!("./{name}.js");
    let mut options = Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &rest;
    options.link_name = LINK;
    options.main_module = &main;
    let parts = wasm_split_cli_support::transform(options).map_err(|error| format!("taking apart: {error:#}"))?;
    let link = folder.join(LINK);
    write(&link, mended(&String::from_utf8_lossy(&read(&link)?))?.as_bytes())?;
    let files: BTreeSet<PathBuf> = parts.split_modules.into_iter().collect();
    let later = folder.join(FOLDER);
    fs::create_dir_all(&later).map_err(|error| format!("{}: {error}", later.display()))?;
    for file in files {
        let part = tightened(&read(&file)?, release)?;
        fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        write(&later.join(file.file_name().unwrap_or_default()), &part)?;
    }
    Ok(rest)
}

/// The script with the page's own way to ask.
fn mended(script: &str) -> Result<String, String> {
    if !script.contains(ASKED) {
        return Err(
            "the script between the parts is not as it was; compare it with xtask/src/page/seams.rs".to_string()
        );
    }
    let moved = NAMES.iter().fold(script.replace(ASKED, ASKS), |script, name| {
        script.replace(&format!("\"./{name}"), &format!("\"./{FOLDER}/{name}"))
    });
    Ok(format!("{moved}{STARTED}"))
}

/// Written anew: the linker leaves room in every number. A release needs no names.
fn tightened(part: &[u8], release: bool) -> Result<Vec<u8>, String> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(!release).generate_producers_section(false);
    let mut module = config.parse(part).map_err(|error| format!("a part of the page: {error:#}"))?;
    Ok(module.emit_wasm())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    fs::write(path, content).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::mended;

    #[test]
    fn the_script_asks_in_the_pages_way() {
        let script = mended("fetch(\"./split_a.wasm\") WebAssembly.instantiateStreaming(src, imports)\n").unwrap();
        let expected = "fetch(\"./later/split_a.wasm\") started(src, imports)\nasync function started(";
        assert!(script.starts_with(expected), "{script}");
        assert!(mended("fetch(it)").is_err());
    }
}
