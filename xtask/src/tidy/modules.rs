//! Every Rust file under a crate's `src` is named by a `mod`; a file that no one names is not compiled.

use std::collections::{BTreeMap, BTreeSet};

use crate::finding::Finding;
use crate::source::Source;
use crate::workspace::Workspace;

pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    let mut crates: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
    for file in files.iter().filter(|file| file.ends_with(".rs")) {
        if let Some(root) = crate_of(file) {
            crates.entry(root).or_default().push(file);
        }
    }
    let mut findings = Vec::new();
    for (root, sources) in crates {
        let mut named = BTreeSet::new();
        for file in &sources {
            let source = Source::read(&workspace.text(file).unwrap_or_default());
            named.extend(source.modules().into_iter().map(|(name, _)| name));
        }
        for file in sources {
            if let Some(name) = module_name(root, file)
                && !named.contains(name)
            {
                let text =
                    format!("no `mod {name};` names this file, so it is not compiled; add one or remove the file");
                findings.push(Finding::new(file, 1, text));
            }
        }
    }
    findings
}

/// `crates/kernel` for `crates/kernel/src/seat.rs`.
fn crate_of(file: &str) -> Option<&str> {
    file.split_once("/src/").map(|(root, _)| root)
}

/// The module that the file holds; nothing for the roots that cargo finds by itself.
fn module_name<'a>(root: &str, file: &'a str) -> Option<&'a str> {
    let inside = file.strip_prefix(root)?.strip_prefix("/src/")?.strip_suffix(".rs")?;
    if inside == "lib" || inside == "main" || inside.starts_with("bin/") {
        return None;
    }
    inside.strip_suffix("/mod").unwrap_or(inside).rsplit('/').next()
}

#[cfg(test)]
mod tests {
    use super::{crate_of, module_name};

    #[test]
    fn files_hold_modules() {
        assert_eq!(crate_of("crates/kernel/src/seat.rs"), Some("crates/kernel"));
        let name = |file| module_name("a", file);
        assert_eq!(name("a/src/seat.rs"), Some("seat"));
        assert_eq!(name("a/src/verbs/draw.rs"), Some("draw"));
        assert_eq!(name("a/src/verbs/mod.rs"), Some("verbs"));
        assert_eq!([name("a/src/lib.rs"), name("a/src/main.rs"), name("a/src/bin/x.rs")], [None; 3]);
    }
}
