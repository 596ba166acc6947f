//! A crate whose manifest says that it has no tests, or none in its comments, has none there: they would never run.

use crate::finding::Finding;
use crate::workspace::Workspace;

pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for manifest in files.iter().filter(|file| file.ends_with("/Cargo.toml")) {
        let text = workspace.text(manifest).unwrap_or_default();
        let (tests, examples) = (says_no(&text, "test"), says_no(&text, "doctest"));
        let source = manifest.replace("Cargo.toml", "src/");
        let sources = files.iter().filter(|file| file.starts_with(&source) && file.ends_with(".rs"));
        for file in sources.filter(|_| tests || examples) {
            let text = workspace.text(file).unwrap_or_default();
            findings.extend(silent(file, &text, tests, examples));
        }
    }
    findings
}

/// Whether the library's part of a manifest has `test = false`.
fn says_no(manifest: &str, what: &str) -> bool {
    let part = manifest.lines().skip_while(|line| line.trim() != "[lib]").skip(1);
    let no = format!("{what} = false");
    part.take_while(|line| !line.starts_with('[')).any(|line| line.trim() == no)
}

fn silent(file: &str, text: &str, tests: bool, examples: bool) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        let is_example = line.starts_with("/// ```") || line.starts_with("//! ```");
        for (is_there, switched_off, word) in [(line == "#[test]", tests, "test"), (is_example, examples, "doctest")] {
            if is_there && switched_off {
                let text = format!("this never runs: the manifest says `{word} = false`; take that line out");
                findings.push(Finding::new(file, number, text));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::{says_no, silent};

    #[test]
    fn a_manifest_speaks_of_its_library() {
        let manifest = "[package]\nname = \"a\"\n[lib]\ndoctest = false\n[[bin]]\ntest = false\n";
        assert!(says_no(manifest, "doctest") && !says_no(manifest, "test"));
        assert!(!says_no("[package]\ntest = false\n", "test"));
    }

    #[test]
    fn tests_that_never_run_are_found() {
        let text = "//! A thing.\n    /// ```\n    #[test]\n";
        let found = |tests, examples| silent("a/src/b.rs", text, tests, examples).len();
        assert_eq!([found(true, true), found(true, false), found(false, true), found(false, false)], [2, 1, 1, 0]);
    }
}
