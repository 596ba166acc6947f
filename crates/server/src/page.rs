//! The files of the page and where they come from.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use rust_embed::Embed;

/// A release holds the files themselves; a build for tests reads them at every request.
#[derive(Embed)]
#[folder = "../../target/page"]
struct BuiltIn;

/// A page to serve.
#[derive(Clone, Debug)]
pub struct Page(Source);

#[derive(Clone, Debug)]
enum Source {
    BuiltIn,
    Folder(PathBuf),
}

/// One file, with a mark that changes when its content does.
pub(crate) struct File {
    pub(crate) bytes: Cow<'static, [u8]>,
    pub(crate) mark: String,
}

impl Page {
    /// The page that was in `target/page` when the program was built; it may be none.
    #[must_use]
    pub fn built_in() -> Page {
        Page(Source::BuiltIn)
    }

    /// What lies in a folder, read at every request.
    #[must_use]
    pub fn in_folder(folder: impl Into<PathBuf>) -> Page {
        Page(Source::Folder(folder.into()))
    }

    /// Whether there is a page to serve.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.file("index.html").is_some()
    }

    /// By its path from the page's root, such as `app/start.js`.
    pub(crate) fn file(&self, path: &str) -> Option<File> {
        let inside =
            path.split('/').all(|part| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':']));
        if !inside {
            return None;
        }
        match &self.0 {
            Source::BuiltIn => BuiltIn::get(path).map(|file| {
                let mark = file.metadata.sha256_hash().iter().take(12).map(|byte| format!("{byte:02x}")).collect();
                File { bytes: file.data, mark }
            }),
            Source::Folder(folder) => std::fs::read(folder.join(path)).ok().map(|bytes| {
                let mut hasher = DefaultHasher::new();
                bytes.hash(&mut hasher);
                File { bytes: bytes.into(), mark: format!("{:016x}", hasher.finish()) }
            }),
        }
    }
}
