//! The rules use no float, file, socket, clock or thread; every crate takes the shared lints.

use crate::finding::Finding;
use crate::source::{Source, line_of, lines_with_word};
use crate::tidy::{PURE, levels};
use crate::workspace::Workspace;

const FLOATS: [&str; 2] = ["f32", "f64"];
const STD: [&str; 4] = ["fs", "net", "time", "thread"];
const DENY: &str = "#![deny(clippy::float_arithmetic)]";

pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for member in levels::members(&workspace.text("Cargo.toml").unwrap_or_default()) {
        let manifest = format!("{}/Cargo.toml", member.path);
        if !takes_lints(&workspace.text(&manifest).unwrap_or_default()) {
            findings.push(Finding::new(
                &manifest,
                1,
                "the shared lints are off; add `[lints]` with `workspace = true`",
            ));
        }
    }
    for root in PURE {
        let lib = format!("{root}/src/lib.rs");
        if !Source::read(&workspace.text(&lib).unwrap_or_default()).code.contains(DENY) {
            findings.push(Finding::new(&lib, 1, format!("floats are not denied; add `{DENY}`")));
        }
        let inside = format!("{root}/src/");
        for file in files.iter().filter(|file| file.starts_with(&inside) && file.ends_with(".rs")) {
            let source = Source::read(&workspace.text(file).unwrap_or_default());
            findings.extend(impure(&source.code).into_iter().map(|(line, text)| Finding::new(file, line, text)));
        }
    }
    findings
}

fn takes_lints(manifest: &str) -> bool {
    let mut section = "";
    for line in manifest.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
        if line.starts_with('[') {
            section = line;
        }
        let plain: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        if section == "[lints]" && plain == "workspace=true" || section.is_empty() && plain == "lints.workspace=true" {
            return true;
        }
    }
    false
}

fn impure(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for float in FLOATS {
        let text = format!("the rules use {float}; count in whole numbers");
        found.extend(lines_with_word(code, float).into_iter().map(|line| (line, text.clone())));
    }
    for name in STD {
        let path = format!("std::{name}");
        let direct = lines_with_word(code, &path);
        let grouped = groups(code).into_iter().filter(|(_, group)| group.contains(&name)).map(|(line, _)| line);
        let text = format!("the rules use {path}; leave it to a crate of a higher level");
        found.extend(direct.into_iter().chain(grouped).map(|line| (line, text.clone())));
    }
    found
}

/// The first names in each `std::{...}`, with its line.
fn groups(code: &str) -> Vec<(usize, Vec<&str>)> {
    let group = |at: usize| {
        let inside = code[at + "std::{".len()..].split(';').next().unwrap_or_default();
        let mut depth = 0;
        let parts = inside.split(move |c| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            c == ',' && depth == 0
        });
        parts.filter_map(|part| part.trim().split([':', ' ', '}']).next()).collect()
    };
    code.match_indices("std::{").map(|(at, _)| (line_of(code, at), group(at))).collect()
}

#[cfg(test)]
mod tests {
    use super::{impure, takes_lints};

    fn lines(code: &str) -> Vec<usize> {
        impure(code).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn finds_what_is_impure() {
        assert_eq!(lines("let a: f32 = 1;\nuse std::time::Instant;\nlet f64_like = 2;\n"), [1, 2]);
        assert_eq!(lines("\nuse std::{fmt, collections::{BTreeMap, btree_map}, fs};\n"), [2]);
        assert_eq!(lines("use std::{fmt, collections::BTreeMap};\nlet time = 1;\n"), [0; 0]);
    }

    #[test]
    fn lints_are_shared() {
        assert!(takes_lints("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n"));
        assert!(!takes_lints("[package]\nname = \"a\"\nversion.workspace = true\n"));
        assert!(!takes_lints("[dependencies]\nworkspace = true\n# [lints]\n"));
    }
}
