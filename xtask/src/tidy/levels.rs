//! A crate may name only crates of a lower level, and the rules only a few crates from outside.

use crate::finding::Finding;
use crate::tidy;
use crate::workspace::{Package, Workspace};

/// What the rules may use from outside. They build for the page and must stay small and deterministic.
const OUTSIDE: [&str; 6] = ["serde", "serde-big-array", "chacha20", "rand_core", "thiserror", "tinyvec"];
const ROOT: &str = "Cargo.toml";

/// A member as the root manifest lists it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Member {
    line: usize,
    pub(crate) path: String,
    place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Level(u32),
    /// It may name any crate, and none may name it.
    Beside,
    Unsaid,
}

pub(crate) fn findings(workspace: &Workspace, _: &[String]) -> Vec<Finding> {
    let members = members(&workspace.text(ROOT).unwrap_or_default());
    let mut findings = order(&members);
    match workspace.packages() {
        Ok(packages) => {
            for package in &packages {
                let manifest = workspace.text(&package.manifest).unwrap_or_default();
                findings.extend(reach(package, &packages, &members, &manifest));
            }
        }
        Err(message) => {
            let message = message.split_whitespace().collect::<Vec<_>>().join(" ");
            findings.push(Finding::new(ROOT, 1, format!("the workspace does not load: {message}; repair it")));
        }
    }
    findings
}

/// The members with their level comments: `"crates/kernel",   # level 0: what it is`.
pub(crate) fn members(manifest: &str) -> Vec<Member> {
    let lines = manifest.lines().enumerate();
    let inside = lines.skip_while(|(_, line)| !line.starts_with("members")).take_while(|(_, line)| *line != "]");
    inside.filter_map(|(index, line)| member(index + 1, line)).collect()
}

fn member(line: usize, text: &str) -> Option<Member> {
    let (path, rest) = text.trim().strip_prefix('"')?.split_once('"')?;
    let comment = rest.split_once('#').map(|(_, comment)| comment.trim()).unwrap_or_default();
    let level = comment.strip_prefix("level ").and_then(|rest| rest.split_once(':')?.0.trim().parse().ok());
    let place = match level {
        Some(level) => Place::Level(level),
        None if comment.starts_with("beside the levels") => Place::Beside,
        None => Place::Unsaid,
    };
    Some(Member { line, path: path.to_string(), place })
}

/// Every member says its level, and they stand in order.
fn order(members: &[Member]) -> Vec<Finding> {
    let mut findings = Vec::new();
    if members.is_empty() {
        findings.push(Finding::new(ROOT, 1, "no member found; write `members = [`, one member a line, and `]`"));
    }
    let mut highest = 0;
    for member in members {
        match member.place {
            Place::Level(level) if level < highest => {
                let text = format!("{} stands after a crate of level {highest}; list members by level", member.path);
                findings.push(Finding::new(ROOT, member.line, text));
            }
            Place::Level(level) => highest = level,
            Place::Beside => {}
            Place::Unsaid => {
                let text = format!("{} has no level; end its line with `# level N: what it is`", member.path);
                findings.push(Finding::new(ROOT, member.line, text));
            }
        }
    }
    findings
}

/// What a crate names and may not.
fn reach(package: &Package, packages: &[Package], members: &[Member], manifest: &str) -> Vec<Finding> {
    let place_of = |package: &Package| {
        let folder = folder(package);
        members.iter().find(|member| member.path == folder).map_or(Place::Unsaid, |member| member.place)
    };
    let own = place_of(package);
    let pure = tidy::pure().iter().any(|root| root == folder(package));
    let mut findings = Vec::new();
    for name in &package.dependencies {
        let problem = match packages.iter().find(|candidate| candidate.name == *name).map(place_of) {
            None if pure && !OUTSIDE.contains(&name.as_str()) => {
                format!("the rules may not use {name}; keep to {}", OUTSIDE.join(", "))
            }
            None => continue,
            Some(other) => match (own, other) {
                (Place::Beside, _) => continue,
                (Place::Level(own), Place::Level(other)) if other < own => continue,
                (Place::Level(own), Place::Level(other)) => {
                    let of = &package.name;
                    format!("{of} (level {own}) names {name} (level {other}); move what it needs to a lower crate")
                }
                _ => format!("{} and {name} have no levels to compare; give both one in {ROOT}", package.name),
            },
        };
        findings.push(Finding::new(&package.manifest, line_naming(manifest, name), problem));
    }
    findings
}

fn folder(package: &Package) -> &str {
    package.manifest.strip_suffix("/Cargo.toml").unwrap_or_default()
}

fn line_naming(manifest: &str, name: &str) -> usize {
    let names = |line: &str| {
        line.trim_start().strip_prefix(name).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
            || line.starts_with('[') && line.trim_end().ends_with(&format!(".{name}]"))
    };
    manifest.lines().position(names).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::{Member, Place, members, order, reach};
    use crate::workspace::Package;

    const ROOT: &str = "\
[workspace]
members = [
    \"crates/kernel\",   # level 0: the table
    \"crates/squad\",    # level 1: the rules
    \"xtask\",           # beside the levels: tools
    \"crates/new\",
]
default-members = [
    \"crates/kernel\",
]
";

    fn package(name: &str, dependencies: &[&str]) -> Package {
        let dependencies = dependencies.iter().map(ToString::to_string).collect();
        Package { name: name.to_string(), manifest: format!("crates/{name}/Cargo.toml"), dependencies }
    }

    #[test]
    fn reads_level_comments() {
        let expected = [
            (3, "crates/kernel", Place::Level(0)),
            (4, "crates/squad", Place::Level(1)),
            (5, "xtask", Place::Beside),
            (6, "crates/new", Place::Unsaid),
        ];
        assert_eq!(members(ROOT), expected.map(|(line, path, place)| Member { line, path: path.to_string(), place }));
        assert_eq!(order(&members(ROOT)).len(), 1);
    }

    #[test]
    fn members_stand_in_order() {
        let text = "members = [\n\"a\", # level 1: a\n\"b\", # level 0: b\n]\n";
        assert_eq!(order(&members(text)).len(), 1);
    }

    #[test]
    fn names_only_what_is_lower() {
        let packages = [package("kernel", &["squad", "serde"]), package("squad", &["kernel", "clap"])];
        let findings = |at: usize| {
            let manifest = "[dependencies]\nserde.workspace = true\nsquad = { path = \"../squad\" }\nclap = \"4\"\n";
            let findings = reach(&packages[at], &packages, &members(ROOT), manifest);
            findings.iter().map(|finding| (finding.line, finding.text.clone())).collect::<Vec<_>>()
        };
        let up = "kernel (level 0) names squad (level 1); move what it needs to a lower crate";
        assert_eq!(findings(0), [(3, up.to_string())]);
        let outside = findings(1);
        assert_eq!(outside.len(), 1);
        assert!(outside[0].1.starts_with("the rules may not use clap"));
    }
}
