//! `cargo xtask dist`: what others download. One archive has the program with the page inside it, one the page alone
//! for a host that serves files; each has the licences of everything in it. The same source gives the same archives.

mod archive;
mod licences;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use sha2::{Digest, Sha256};

use crate::page;
use crate::parts::{self, Part};
use crate::play::{self, stage};
use crate::workspace::{Profile, Workspace};
use archive::Archive;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const BROWSER: &str = "wasm32-unknown-unknown";
/// What the page runs in the window and in workers.
const PROGRAMS: [&str; 3] = ["longbox-web", "longbox-worker", "longbox-lab"];
/// What a player reads first, and what the licences ask us to hand on.
const PAPERS: [&str; 4] = ["README.md", "NOTICE.md", "LICENSE-MIT", "LICENSE-APACHE"];
const OTHERS: &str = "LICENSES-OF-PARTS.txt";
const SUMS: &str = "SHA256SUMS";

pub(crate) fn command(workspace: &Workspace) -> Result<ExitCode, String> {
    stage("page", "what browsers run", || page::build(workspace, page::Kind::Release))?;
    stage("program", "with the page inside", || play::program(workspace))?;
    stage("archives", "packed, with checksums", || pack(workspace))?;
    Ok(ExitCode::SUCCESS)
}

fn pack(workspace: &Workspace) -> Result<(), String> {
    let folder = workspace.root.join("target/dist");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let host = host(workspace)?;
    let of_browser = workspace.parts_metadata(Some(BROWSER))?;
    let [window, worker, lab] = PROGRAMS.map(|program| parts::linked_into(&of_browser, program));
    let in_page = all_of([window, worker, lab, vec![typefaces(workspace)]]);
    let in_program =
        all_of([parts::linked_into(&workspace.parts_metadata(Some(&host))?, "longbox-cli"), in_page.clone()]);

    let mut sums = String::new();
    for (name, archive) in [
        (format!("longbox-{VERSION}-{host}"), program(workspace, &in_program)?),
        (format!("longbox-page-{VERSION}"), static_page(workspace, &in_page)?),
    ] {
        let file = format!("{name}.tar.gz");
        let packed = archive.packed(&name)?;
        fs::write(folder.join(&file), &packed).map_err(|error| format!("{file}: {error}"))?;
        sums += &format!("{}  {file}\n", hex(&Sha256::digest(&packed)));
        println!("target/dist/{file}: {} kB", packed.len() / 1000);
    }
    fs::write(folder.join(SUMS), sums).map_err(|error| format!("{SUMS}: {error}"))?;
    println!("target/dist/{SUMS}");
    Ok(())
}

/// The page's typefaces: they come with no crate.
fn typefaces(workspace: &Workspace) -> Part {
    Part {
        name: "Longbox Text and Longbox Display, made of Encode Sans and Lilita One".to_string(),
        version: "1.0".to_string(),
        licence: "OFL-1.1".to_string(),
        folder: workspace.root.join("crates/web/static/fonts"),
    }
}

/// The parts of several programs, each once.
fn all_of<const N: usize>(lists: [Vec<Part>; N]) -> Vec<Part> {
    let mut parts: Vec<Part> = lists.into_iter().flatten().collect();
    parts.sort();
    parts.dedup();
    parts
}

fn program(workspace: &Workspace, parts: &[Part]) -> Result<Archive, String> {
    let built = workspace.program(Profile::Release)?;
    let mut archive = papers(workspace, parts)?;
    let name = built.file_name().unwrap_or_default().to_string_lossy().into_owned();
    archive.add_program(&name, read(&built)?);
    Ok(archive)
}

fn static_page(workspace: &Workspace, parts: &[Part]) -> Result<Archive, String> {
    let mut archive = papers(workspace, parts)?;
    archive.add_folder("page", &workspace.root.join("target/page"))?;
    Ok(archive)
}

fn papers(workspace: &Workspace, parts: &[Part]) -> Result<Archive, String> {
    let mut archive = Archive::default();
    for name in PAPERS {
        archive.add(name, read(&workspace.root.join(name))?);
    }
    archive.add(OTHERS, licences::text(parts)?.into_bytes());
    Ok(archive)
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The platform that this machine builds for, as the compiler calls it.
fn host(workspace: &Workspace) -> Result<String, String> {
    let mut command = workspace.cargo("-vV");
    let output = command.output().map_err(|error| format!("cargo could not be started: {error}"))?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string).ok_or_else(|| "cargo does not say which platform it builds for".to_string())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::hex;
    use sha2::{Digest, Sha256};

    #[test]
    fn a_sum_is_written_as_sha256sum_writes_it() {
        let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hex(&Sha256::digest("abc")), sum);
    }
}
