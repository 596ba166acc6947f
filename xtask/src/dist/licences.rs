//! The licences of all parts in one file: who is in it, then every text once, with those who come under it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::parts::Part;
use crate::tidy::licences::expression;

/// How files with a licence or a notice are called.
const NAMES: [&str; 7] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE", "OFL"];
const RULE: &str = "--------------------------------------------------------------------------------";

pub(super) fn text(parts: &[Part]) -> Result<String, String> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut all = String::from("Longbox is made with these parts of others, each under its own licence.\n\n");
    for part in parts {
        let name = format!("{} {}", part.name, part.version);
        all += &format!("{name}: {}\n", part.licence);
        for text in texts_of(part)? {
            texts.entry(text).or_default().insert(name.clone());
        }
    }
    for (text, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        all += &format!("\n{RULE}\n{}\n{RULE}\n\n{text}\n", names.join(", "));
    }
    Ok(all)
}

/// The texts that lie beside a part's source; where none does, the standard ones of the licences it names.
fn texts_of(part: &Part) -> Result<Vec<String>, String> {
    let problem = |error: std::io::Error| format!("{}: {error}", part.folder.display());
    let mut texts = Vec::new();
    for entry in fs::read_dir(&part.folder).map_err(problem)? {
        let entry = entry.map_err(problem)?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if entry.path().is_file() && NAMES.iter().any(|start| name.starts_with(start)) {
            let content = fs::read(entry.path()).map_err(problem)?;
            texts.push(String::from_utf8_lossy(&content).replace("\r\n", "\n").trim().to_string());
        }
    }
    if texts.is_empty() {
        texts = standard_texts(&part.licence);
    }
    match texts.is_empty() {
        true => Err(format!("{} {} has no text of its licence '{}'", part.name, part.version, part.licence)),
        false => Ok(texts),
    }
}

fn standard_texts(licence: &str) -> Vec<String> {
    let Some(expression) = expression(licence) else { return Vec::new() };
    let named = expression.requirements().filter_map(|wanted| wanted.req.license.id());
    named.map(|id| id.text().trim().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::{standard_texts, text};
    use crate::parts::Part;

    #[test]
    fn a_part_without_a_file_gets_the_standard_text() {
        let folder = std::env::temp_dir().join("longbox-a-part-without-a-licence");
        std::fs::create_dir_all(&folder).unwrap();
        let part = Part { name: "some".into(), version: "1.0.0".into(), licence: "MIT".into(), folder };
        let text = text(&[part]).unwrap();
        assert!(text.contains("some 1.0.0: MIT") && text.contains("Permission is hereby granted"), "{text}");
    }

    #[test]
    fn every_licence_named_has_its_text() {
        assert_eq!(standard_texts("MIT OR Apache-2.0").len(), 2);
        assert!(standard_texts("nothing known").is_empty());
    }
}
