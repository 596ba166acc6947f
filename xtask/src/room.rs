//! Room on the disk. A full disk fails tests in ways that point elsewhere: browsers end, files are cut short.

use crate::workspace::Workspace;

const GIGABYTE: u64 = 1_000_000_000;
/// What all checks take from an empty target folder, with the browsers' profiles.
const NEEDED: u64 = 15 * GIGABYTE;

/// A word to whoever starts the checks on a disk that may get full.
pub(crate) fn warn(workspace: &Workspace) {
    if let Some(free) = free(workspace)
        && free < NEEDED
    {
        println!(
            "Only {:.1} GB are free on this disk. From an empty target folder the checks take up to {} GB; if they fail \
             in odd ways, make room first (`cargo clean` gives back what earlier builds took).",
            free as f64 / GIGABYTE as f64,
            NEEDED / GIGABYTE
        );
    }
}

#[cfg(unix)]
#[allow(clippy::useless_conversion, reason = "macOS counts blocks in 32 bits")]
fn free(workspace: &Workspace) -> Option<u64> {
    let disk = nix::sys::statvfs::statvfs(&workspace.root).ok()?;
    Some(u64::from(disk.blocks_available()) * u64::from(disk.fragment_size()))
}

#[cfg(not(unix))]
fn free(_workspace: &Workspace) -> Option<u64> {
    None
}
