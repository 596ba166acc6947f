//! An archive whose bytes depend on nothing but the files in it: no times, no owners, sorted names.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use flate2::{Compression, GzBuilder};
use tar::{Builder, Header};

/// Files by their path from the archive's one folder.
#[derive(Debug, Default)]
pub(super) struct Archive(BTreeMap<String, Entry>);

#[derive(Debug)]
struct Entry {
    content: Vec<u8>,
    /// Whether it can be run.
    is_program: bool,
}

impl Archive {
    pub(super) fn add(&mut self, name: &str, content: Vec<u8>) {
        self.0.insert(name.to_string(), Entry { content, is_program: false });
    }

    pub(super) fn add_program(&mut self, name: &str, content: Vec<u8>) {
        self.0.insert(name.to_string(), Entry { content, is_program: true });
    }

    /// Everything below a folder.
    pub(super) fn add_folder(&mut self, name: &str, folder: &Path) -> Result<(), String> {
        let problem = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in fs::read_dir(folder).map_err(problem)? {
            let entry = entry.map_err(problem)?;
            let inside = format!("{name}/{}", entry.file_name().to_string_lossy());
            if entry.file_type().map_err(problem)?.is_dir() {
                self.add_folder(&inside, &entry.path())?;
            } else {
                self.add(&inside, fs::read(entry.path()).map_err(problem)?);
            }
        }
        Ok(())
    }

    /// As `.tar.gz`, everything in one folder.
    pub(super) fn packed(&self, folder: &str) -> Result<Vec<u8>, String> {
        let problem = |error: std::io::Error| format!("{folder}: {error}");
        let mut tar = Builder::new(GzBuilder::new().write(Vec::new(), Compression::best()));
        for (name, entry) in &self.0 {
            let mut header = Header::new_gnu();
            header.set_size(entry.content.len() as u64);
            header.set_mode(if entry.is_program { 0o755 } else { 0o644 });
            header.set_mtime(0);
            tar.append_data(&mut header, format!("{folder}/{name}"), entry.content.as_slice()).map_err(problem)?;
        }
        tar.into_inner().and_then(flate2::write::GzEncoder::finish).map_err(problem)
    }
}

#[cfg(test)]
mod tests {
    use super::Archive;
    use flate2::read::GzDecoder;
    use std::io::Read;

    fn archive() -> Archive {
        let mut archive = Archive::default();
        archive.add_program("longbox", b"run me".to_vec());
        archive.add("README.md", b"read me".to_vec());
        archive
    }

    #[test]
    fn what_goes_in_comes_out() {
        let packed = archive().packed("longbox-1").unwrap();
        let mut tar = tar::Archive::new(GzDecoder::new(packed.as_slice()));
        let mut found = Vec::new();
        for entry in tar.entries().unwrap() {
            let mut entry = entry.unwrap();
            let (path, mode) = (entry.path().unwrap().display().to_string(), entry.header().mode().unwrap());
            let mut content = String::new();
            entry.read_to_string(&mut content).unwrap();
            found.push((path, mode, content));
        }
        let expected = [("longbox-1/README.md", 0o644, "read me"), ("longbox-1/longbox", 0o755, "run me")];
        assert_eq!(found, expected.map(|(path, mode, content)| (path.to_string(), mode, content.to_string())));
    }

    #[test]
    fn the_same_files_give_the_same_bytes() {
        assert_eq!(archive().packed("a").unwrap(), archive().packed("a").unwrap());
    }
}
