//! The rules use no float, file, socket, clock or thread; every crate takes the shared lints.

use crate::finding::Finding;
use crate::source::{Source, line_of, lines_with_word};
use crate::tidy::{self, levels};
use crate::workspace::Workspace;

const FLOATS: [&str; 2] = ["f32", "f64"];
const STD: [&str; 4] = ["fs", "net", "time", "thread"];
/// The only member with lints of its own. It exports a function to WebAssembly under its plain name, which takes the
/// attribute `unsafe(no_mangle)`; the shared lints forbid all unsafe code, and what is forbidden cannot be allowed again.
const OWN_LINTS: &str = "crates/twin";
const EXPORT: &str = "#[unsafe(no_mangle)]";
const UNSAFE: &str = "unsafe code other than `#[unsafe(no_mangle)]`; write it safely";
/// What the limits of a crate with rules must speak of.
const LIMITS: [&str; 4] = ["HashMap", "Instant::now", "fs::read", "std::println"];
const DENY: &str = "#![deny(clippy::float_arithmetic)]";

pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for member in levels::members(&workspace.text("Cargo.toml").unwrap_or_default()) {
        let manifest = format!("{}/Cargo.toml", member.path);
        let problem = lints(&member.path, &workspace.text(&manifest).unwrap_or_default());
        findings.extend(problem.map(|text| Finding::new(&manifest, 1, text)));
    }
    for file in files.iter().filter(|file| file.starts_with(&format!("{OWN_LINTS}/")) && file.ends_with(".rs")) {
        let source = Source::read(&workspace.text(file).unwrap_or_default());
        findings.extend(unsafe_lines(&source.code).into_iter().map(|line| Finding::new(file, line, UNSAFE)));
    }
    for root in tidy::pure() {
        let lib = format!("{root}/src/lib.rs");
        if !Source::read(&workspace.text(&lib).unwrap_or_default()).code.contains(DENY) {
            findings.push(Finding::new(&lib, 1, format!("floats are not denied; add `{DENY}`")));
        }
        let limits = format!("{root}/clippy.toml");
        if !LIMITS.iter().all(|limit| workspace.text(&limits).unwrap_or_default().contains(limit)) {
            findings.push(Finding::new(
                &limits,
                1,
                "clocks, files and hash order are not barred; copy the kernel's file",
            ));
        }
        let inside = format!("{root}/src/");
        for file in files.iter().filter(|file| file.starts_with(&inside) && file.ends_with(".rs")) {
            let source = Source::read(&workspace.text(file).unwrap_or_default());
            findings.extend(impure(&source.code).into_iter().map(|(line, text)| Finding::new(file, line, text)));
        }
    }
    findings
}

fn lints(member: &str, manifest: &str) -> Option<&'static str> {
    match (takes_lints(manifest), member == OWN_LINTS) {
        (false, false) => Some("the shared lints are off; add `[lints]` with `workspace = true`"),
        (true, true) => Some("it takes the shared lints; remove its exception, OWN_LINTS in xtask/src/tidy/purity.rs"),
        _ => None,
    }
}

/// Where a member that is allowed to export a function does more than that.
fn unsafe_lines(code: &str) -> Vec<usize> {
    lines_with_word(&code.replace(EXPORT, ""), "unsafe")
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
    use super::{OWN_LINTS, impure, lints, takes_lints, unsafe_lines};

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

    #[test]
    fn one_member_has_its_own_lints() {
        let (shared, own) = ("[lints]\nworkspace = true\n", "[lints.rust]\nunreachable_pub = \"warn\"\n");
        assert_eq!(lints(OWN_LINTS, own), None);
        assert_eq!(lints("crates/cli", shared), None);
        assert!(lints("crates/cli", own).is_some() && lints("crates/twin2", own).is_some());
        assert!(lints(OWN_LINTS, shared).is_some());
    }

    #[test]
    fn an_export_is_all_that_is_allowed() {
        assert_eq!(unsafe_lines("#[unsafe(no_mangle)]\npub extern \"C\" fn a() {}\n"), [0; 0]);
        assert_eq!(unsafe_lines("#[unsafe(no_mangle)]\nfn a() {\n    unsafe { b() }\n}\n"), [3]);
    }
}
