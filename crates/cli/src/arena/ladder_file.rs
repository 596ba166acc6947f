//! The file of a ladder: what was played, and what follows from it.

use crate::load;
use longbox_arena::{LadderRecord, LadderReport};
use miette::{IntoDiagnostic, miette};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

const KIND: &str = "longbox-ladder";
/// Grows when the file is written in another way.
const FORMAT: u32 = 1;
/// The most bytes of such a file; a usual one has a few thousand.
const MOST_BYTES: usize = 64 << 20;

/// A ladder as it is written. Whoever reads it again takes the record alone: the report follows from it.
#[derive(Debug, Serialize)]
pub(super) struct LadderFile<'a> {
    #[serde(flatten)]
    head: Head,
    #[serde(flatten)]
    record: &'a LadderRecord,
    #[serde(flatten)]
    pub(super) report: LadderReport,
}

#[derive(Debug, Serialize, Deserialize)]
struct Head {
    kind: String,
    format: u32,
}

impl LadderFile<'_> {
    pub(super) fn new(record: &LadderRecord) -> LadderFile<'_> {
        LadderFile { head: Head { kind: KIND.to_owned(), format: FORMAT }, record, report: LadderReport::new(record) }
    }

    pub(super) fn text(&self) -> miette::Result<String> {
        Ok(serde_json::to_string_pretty(self).into_diagnostic()? + "\n")
    }

    /// Writes it beside its place and moves it there, so that a run that is stopped leaves a whole file.
    pub(super) fn write(&self, path: &Path) -> miette::Result<()> {
        let failed = |error: std::io::Error| miette!("{} cannot be written: {error}", path.display());
        let mut beside = path.as_os_str().to_owned();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        std::fs::write(&beside, self.text()?).map_err(failed)?;
        std::fs::rename(&beside, path).map_err(failed)
    }
}

/// What a file holds.
pub(super) fn read(path: &Path) -> miette::Result<LadderRecord> {
    let text = load::text_of(path, MOST_BYTES)?;
    let no_ladder = |error: serde_json::Error| miette!("{} holds no ladder: {error}", path.display());
    let head: Head = serde_json::from_str(&text).map_err(no_ladder)?;
    if head.kind != KIND {
        return Err(miette!("{} holds no ladder", path.display()));
    }
    if head.format != FORMAT {
        let help = "play it again with this version";
        return Err(miette!(help = help, "{} was written by another version of Longbox", path.display()));
    }
    serde_json::from_str(&text).map_err(no_ladder)
}

/// What the file holds of this ladder, or the record that was begun where there is no file.
pub(super) fn resume(path: &Path, begun: LadderRecord) -> miette::Result<LadderRecord> {
    if !path.exists() {
        return Ok(begun);
    }
    let record = read(path)?;
    let other = |error| {
        let help = "choose another file with --out, or delete this one";
        miette!(help = help, "{} holds another ladder: {error}", path.display())
    };
    record.goes_on(&begun).map_err(other)?;
    Ok(record)
}
