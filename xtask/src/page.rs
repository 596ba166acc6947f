//! `cargo xtask page`: builds the page for the browser into `target/page`, ready for any host that serves files.

mod files;
mod program;
mod seams;
mod sizes;
mod squeeze;

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::ExitCode;

use crate::workspace::Workspace;
use files::Files;
use program::Program;
pub(crate) use program::{RELEASE, twin};

#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Quick to build, with names in its panics; the service worker keeps nothing.
    Development,
    /// As quick to build, and kept by the service worker like the one for players: what the browser tests look at.
    Test,
    /// Small and fast, with packed copies of each file.
    Release,
}

impl Kind {
    /// Where the page is put, in `target` whatever cargo's own folder is. The server looks for it in the first; the one
    /// for tests leaves the one of a player alone.
    fn folder(self) -> &'static str {
        match self {
            Kind::Development | Kind::Release => "page",
            Kind::Test => "page-for-tests",
        }
    }
}

pub(crate) fn command(workspace: &Workspace, kind: Kind) -> Result<ExitCode, String> {
    build(workspace, kind)?;
    Ok(ExitCode::SUCCESS)
}

/// Builds the page, unless it is there and nothing has changed.
pub(crate) fn build(workspace: &Workspace, kind: Kind) -> Result<(), String> {
    let target = workspace.target()?;
    let ours = workspace.root.join("target");
    fs::create_dir_all(&ours).map_err(|error| format!("{}: {error}", ours.display()))?;
    let _lock = lock(&ours.join("page.lock"))?;

    let programs = program::compile(workspace, &target, kind)?;
    let sheets = Files::read(&workspace.root.join("crates/page/style"))?;
    let shelf = Files::read(&workspace.root.join("crates/web/static"))?.with_sheets(sheets);
    let stamp = stamp(kind, &programs, &shelf)?;
    let (folder, stamp_file) = (ours.join(kind.folder()), ours.join(format!("{}.stamp", kind.folder())));
    if folder.join("index.html").exists() && fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        println!("the page in {} is up to date", shown(workspace, &folder));
        return Ok(());
    }

    let parts = program::bind(&programs, &ours.join("page-parts"), kind)?;
    let page = shelf.joined(parts).finished(kind)?;
    let packed = squeeze::squeeze(&page, kind);
    print!("{}", sizes::table(&page, &packed, kind));
    sizes::check(&page, &packed, kind)?;
    let next = ours.join("page-next");
    page.write(&next)?;
    packed.write_beside(&next)?;
    replace(&folder, &next)?;
    fs::write(&stamp_file, stamp).map_err(|error| format!("{}: {error}", stamp_file.display()))?;
    println!("the page lies in {}", shown(workspace, &folder));
    Ok(())
}

fn shown(workspace: &Workspace, folder: &Path) -> String {
    folder.strip_prefix(&workspace.root).unwrap_or(folder).display().to_string()
}

/// Two builds at once wait for each other.
fn lock(path: &Path) -> Result<File, String> {
    let problem = |error: std::io::Error| format!("{}: {error}", path.display());
    let file = File::create(path).map_err(problem)?;
    if file.try_lock().is_err() {
        println!("another build of the page is running; waiting for it");
        file.lock().map_err(problem)?;
    }
    Ok(file)
}

/// Everything that the page is made of, in one number; this tool too, since it may pack in a new way.
fn stamp(kind: Kind, programs: &[Program], shelf: &Files) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    kind.hash(&mut hasher);
    shelf.hash(&mut hasher);
    for Program { file, .. } in programs {
        fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?.hash(&mut hasher);
    }
    let own = std::env::current_exe().and_then(|tool| tool.metadata()?.modified());
    own.ok().hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

/// Swaps whole folders, so that nobody sees a page made of two builds.
fn replace(folder: &Path, next: &Path) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::rename(next, folder).map_err(|error| format!("{}: {error}", folder.display()))
}
