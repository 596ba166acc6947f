//! The parts of others that Longbox is made of, as `cargo metadata` tells them: name, version, licence, folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::finding::Finding;
use crate::workspace::Workspace;

/// The file that fixes their versions.
pub(crate) const LOCK: &str = "Cargo.lock";

/// A crate of somebody else.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) version: String,
    /// As its manifest says it: an SPDX expression, or empty.
    pub(crate) licence: String,
    /// Where its source lies.
    pub(crate) folder: PathBuf,
}

/// What a law finds wrong with them.
pub(crate) fn judged(workspace: &Workspace, law: impl FnOnce(&[Part]) -> Vec<Finding>) -> Vec<Finding> {
    match workspace.parts_metadata(None) {
        Ok(metadata) => law(&all(&metadata)),
        Err(message) => vec![Finding::new(LOCK, 1, format!("the parts cannot be listed: {message}; repair it"))],
    }
}

/// Everything that takes part in any build, tools and tests too.
fn all(metadata: &Value) -> Vec<Part> {
    let mut parts: Vec<Part> =
        list(&metadata["packages"]).iter().filter(|package| is_foreign(package)).map(part).collect();
    parts.sort();
    parts
}

/// What ends up in the binary of a crate: what it depends on, without what only builds or tests it.
pub(crate) fn linked_into(metadata: &Value, binary: &str) -> Vec<Part> {
    let packages: BTreeMap<&str, &Value> =
        list(&metadata["packages"]).iter().map(|package| (text(&package["id"]), package)).collect();
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"]["nodes"]).iter().map(|node| (text(&node["id"]), node)).collect();
    let root = packages.iter().find(|(_, package)| package["name"] == binary).map(|(id, _)| *id);
    let mut seen = BTreeSet::new();
    let mut next: Vec<&str> = root.into_iter().collect();
    while let Some(id) = next.pop() {
        let macros = packages.get(id).is_none_or(|package| is_macro(package));
        if macros || !seen.insert(id) {
            continue;
        }
        let used = nodes.get(id).map(|node| list(&node["deps"])).unwrap_or_default();
        next.extend(used.iter().filter(|used| is_linked(used)).map(|used| text(&used["pkg"])));
    }
    let foreign = seen.into_iter().filter_map(|id| packages.get(id)).filter(|package| is_foreign(package));
    let mut parts: Vec<Part> = foreign.map(|package| part(package)).collect();
    parts.sort();
    parts
}

/// A macro runs while others are compiled and leaves nothing of itself.
fn is_macro(package: &Value) -> bool {
    list(&package["targets"]).iter().any(|target| list(&target["kind"]).iter().any(|kind| kind == "proc-macro"))
}

fn is_linked(used: &Value) -> bool {
    list(&used["dep_kinds"]).iter().any(|kind| kind["kind"].is_null())
}

/// Crates of the workspace have no source that they were fetched from.
fn is_foreign(package: &Value) -> bool {
    !package["source"].is_null()
}

fn part(package: &Value) -> Part {
    let manifest = Path::new(text(&package["manifest_path"]));
    Part {
        name: text(&package["name"]).to_string(),
        version: text(&package["version"]).to_string(),
        licence: text(&package["license"]).to_string(),
        folder: manifest.parent().unwrap_or(manifest).to_path_buf(),
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{all, linked_into};
    use serde_json::{Value, json};

    fn package(name: &str, source: Value, kind: &str) -> Value {
        json!({ "id": name, "name": name, "version": "1.0.0", "license": "MIT", "source": source,
                "manifest_path": format!("/{name}/Cargo.toml"), "targets": [{ "kind": [kind] }] })
    }

    fn metadata() -> Value {
        let (ours, theirs) = (Value::Null, json!("registry"));
        json!({
            "packages": [
                package("program", ours.clone(), "bin"), package("rules", ours, "lib"),
                package("inside", theirs.clone(), "lib"), package("deep", theirs.clone(), "lib"),
                package("derive", theirs.clone(), "proc-macro"), package("syntax", theirs.clone(), "lib"),
                package("tester", theirs, "lib"),
            ],
            "resolve": { "nodes": [
                { "id": "program", "deps": [
                    { "pkg": "rules", "dep_kinds": [{ "kind": null }] },
                    { "pkg": "tester", "dep_kinds": [{ "kind": "dev" }] },
                    { "pkg": "derive", "dep_kinds": [{ "kind": null }] } ] },
                { "id": "rules", "deps": [{ "pkg": "inside", "dep_kinds": [{ "kind": "dev" }, { "kind": null }] }] },
                { "id": "inside", "deps": [{ "pkg": "deep", "dep_kinds": [{ "kind": null }] }] },
                { "id": "derive", "deps": [{ "pkg": "syntax", "dep_kinds": [{ "kind": null }] }] },
            ] },
        })
    }

    fn names(parts: &[super::Part]) -> Vec<&str> {
        parts.iter().map(|part| part.name.as_str()).collect()
    }

    #[test]
    fn only_what_stays_in_the_program_is_linked() {
        assert_eq!(names(&linked_into(&metadata(), "program")), ["deep", "inside"]);
        assert_eq!(names(&linked_into(&metadata(), "nobody")), Vec::<&str>::new());
    }

    #[test]
    fn all_are_those_of_others() {
        assert_eq!(names(&all(&metadata())), ["deep", "derive", "inside", "syntax", "tester"]);
    }
}
