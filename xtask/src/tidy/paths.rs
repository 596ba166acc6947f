//! No file names a folder of the machine it was written on.

use crate::finding::Finding;
use crate::workspace::Workspace;

const PATHS: [&str; 3] = ["/work/", "/tmp/", "/home/"];
/// Its source must name what it looks for.
const EXCEPT: &str = "xtask/src/";

pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| !file.starts_with(EXCEPT)) {
        let Some(text) = workspace.text(file) else { continue };
        for (index, line) in text.lines().enumerate() {
            for path in PATHS.into_iter().filter(|path| names(line, path)) {
                let text = format!("names the machine's folder {path}; write a path from the project's root");
                findings.push(Finding::new(file, index + 1, text));
            }
        }
    }
    findings
}

/// A path that starts here; `docs/home/` and `https://example.org/home/` are none.
fn names(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '}' | ')'))
    })
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn a_path_starts_at_the_root() {
        assert!(
            names("see /tmp/x", "/tmp/") && names("file:///home/me", "/home/") && names("\"/work/main\"", "/work/")
        );
        assert!(!names("docs/work/x", "/work/") && !names("https://example.org/home/", "/home/"));
        assert!(!names("../tmp/x", "/tmp/"));
    }
}
