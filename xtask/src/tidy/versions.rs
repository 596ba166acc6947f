//! Every part is there in one version; a second one is built, downloaded and trusted for nothing.

use std::collections::{BTreeMap, BTreeSet};

use crate::finding::Finding;
use crate::parts::{self, LOCK, Part};
use crate::workspace::Workspace;

/// Parts that others hold in two versions, each with whoever holds the older one.
const TWICE: [(&str, &str); 20] = [
    ("base64", "leptos"),
    ("block-buffer", "leptos"),
    ("convert_case", "leptos"),
    ("cpufeatures", "leptos"),
    ("crypto-common", "leptos"),
    ("digest", "leptos"),
    ("getrandom", "parquet"),
    ("gimli", "wasm-bindgen-cli-support"),
    ("hashbrown", "wasm-bindgen-cli-support"),
    ("miniz_oxide", "resvg"),
    ("proc-macro2-diagnostics", "maud"),
    ("r-efi", "parquet"),
    ("rand_core", "axum"),
    ("sha2", "leptos"),
    ("syn", "miette, rust-embed, leptos"),
    ("thiserror", "leptos"),
    ("thiserror-impl", "leptos"),
    ("unicode-width", "miette"),
    ("wasm-encoder", "wasm-bindgen-cli-support"),
    ("wasmparser", "wasm-bindgen-cli-support"),
];

pub(crate) fn findings(workspace: &Workspace, _: &[String]) -> Vec<Finding> {
    parts::judged(workspace, |parts| compare(parts, &TWICE))
}

fn compare(parts: &[Part], twice: &[(&str, &str)]) -> Vec<Finding> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for part in parts {
        versions.entry(&part.name).or_default().insert(&part.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let new = versions.iter().filter(|(name, _)| !twice.iter().any(|(known, _)| known == *name));
    let new = new.map(|(name, versions)| {
        let versions: Vec<&str> = versions.iter().copied().collect();
        let text = format!(
            "{name} is there as {}; bring them together, or name it in tidy/versions.rs",
            versions.join(" and ")
        );
        Finding::new(LOCK, 1, text)
    });
    let gone = twice.iter().filter(|(name, _)| !versions.contains_key(name));
    let gone = gone.map(|(name, holder)| {
        let text =
            format!("{name} is there once, now that {holder} has moved on; take it off the list in tidy/versions.rs");
        Finding::new(LOCK, 1, text)
    });
    new.chain(gone).collect()
}

#[cfg(test)]
mod tests {
    use super::compare;
    use crate::parts::Part;

    fn part(name: &str, version: &str) -> Part {
        Part { name: name.into(), version: version.into(), licence: "MIT".into(), folder: name.into() }
    }

    #[test]
    fn a_second_version_is_found_unless_it_is_known() {
        let parts = [part("a", "1.0.0"), part("a", "2.0.0"), part("b", "1.0.0")];
        let found = compare(&parts, &[]);
        assert_eq!(found.len(), 1);
        assert!(found[0].text.starts_with("a is there as 1.0.0 and 2.0.0;"), "{}", found[0]);
        assert_eq!(compare(&parts, &[("a", "c")]), []);
    }

    #[test]
    fn a_known_one_that_is_gone_is_found() {
        let found = compare(&[part("a", "1.0.0")], &[("a", "c")]);
        assert!(found[0].text.starts_with("a is there once, now that c has moved on"), "{}", found[0]);
    }
}
