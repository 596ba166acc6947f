//! The tables of a report as files.

use super::columns::{self, Column};
use super::parquet;
use longbox_arena::doctor::{GameRow, Report};
use miette::{IntoDiagnostic, WrapErr};
use std::path::Path;

/// The kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::arena) enum Writer {
    Csv,
    Parquet,
}

impl Writer {
    /// Writes a row a game, where the games are at hand, and a row a card; gives the names of the files.
    pub(in crate::arena) fn write(
        self,
        folder: &Path,
        report: &Report,
        rows: Option<&[GameRow]>,
    ) -> miette::Result<Vec<String>> {
        let failed = |path: &Path| format!("{} cannot be written", path.display());
        std::fs::create_dir_all(folder).into_diagnostic().wrap_err_with(|| failed(folder))?;
        let games = rows.map(|rows| ("games", columns::games(rows)));
        let mut written = Vec::new();
        for (name, columns) in games.into_iter().chain([("cards", columns::cards(report))]) {
            let path = folder.join(name).with_extension(self.ending());
            let done = match self {
                Writer::Csv => csv(&path, &columns).into_diagnostic(),
                Writer::Parquet => parquet::write(&path, &columns).into_diagnostic(),
            };
            done.wrap_err_with(|| failed(&path))?;
            written.push(path.display().to_string());
        }
        Ok(written)
    }

    fn ending(self) -> &'static str {
        match self {
            Writer::Csv => "csv",
            Writer::Parquet => "parquet",
        }
    }
}

fn csv(path: &Path, columns: &[Column]) -> Result<(), csv::Error> {
    let mut writer = csv::Writer::from_path(path)?;
    writer.write_record(columns.iter().map(|column| column.name))?;
    for row in 0..columns.first().map_or(0, |column| column.values.len()) {
        writer.write_record(columns.iter().map(|column| column.values.text(row)))?;
    }
    Ok(writer.flush()?)
}
