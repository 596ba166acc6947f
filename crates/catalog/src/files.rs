//! Texts that players hand in, read from the disk.

use crate::limits::bytes;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Why a file gives no text.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system refuses it.
    #[error("{file} cannot be read: {error}")]
    Unreadable {
        /// Its path.
        file: String,
        /// Why.
        error: std::io::Error,
    },
    /// Longer than a file of its kind can be.
    #[error("{file} is too large: more than {}; is it the right file?", bytes(*.most))]
    TooLarge {
        /// Its path.
        file: String,
        /// Bytes allowed.
        most: usize,
    },
    /// Not UTF-8.
    #[error("{file} is not a text: byte {at} is not UTF-8; is it the right file? if so, save it as plain text")]
    NotText {
        /// Its path.
        file: String,
        /// The first byte that is wrong, counted from 0.
        at: usize,
    },
}

/// The text of a file of at most so many bytes. No more than that is read, whatever the file is.
pub fn text_of(path: &Path, most: usize) -> Result<String, FileError> {
    let file = || path.display().to_string();
    let unreadable = |error| FileError::Unreadable { file: file(), error };
    let mut found = Vec::new();
    let source = File::open(path).map_err(unreadable)?;
    source.take(most as u64 + 1).read_to_end(&mut found).map_err(unreadable)?;
    if found.len() > most {
        return Err(FileError::TooLarge { file: file(), most });
    }
    String::from_utf8(found)
        .map_err(|error| FileError::NotText { file: file(), at: error.utf8_error().valid_up_to() + 1 })
}
