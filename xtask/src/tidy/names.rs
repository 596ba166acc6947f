//! The rules name no card and no hero: what a card does is written in its file.

use std::collections::BTreeSet;

use crate::finding::Finding;
use crate::games::GAMES;
use crate::source::Source;
use crate::workspace::Workspace;

pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    GAMES.iter().flat_map(|game| of_game(workspace, files, game)).collect()
}

/// A game's rules against the cards of the same game.
fn of_game(workspace: &Workspace, files: &[String], game: &str) -> Vec<Finding> {
    let (crate_files, card_files) = (format!("crates/{game}/src/"), format!("cards/{game}/"));
    let mut names = BTreeSet::new();
    for file in files.iter().filter(|file| file.starts_with(&card_files) && file.ends_with(".ron")) {
        names.extend(names_in(&workspace.text(file).unwrap_or_default()));
    }
    // A keyword of the rulebook may be somebody's name as well.
    let keywords = workspace.text(&format!("{card_files}keywords.ron")).unwrap_or_default();
    // A power without a name has an empty one.
    names.retain(|name| !name.is_empty() && !keywords.contains(&format!("word: \"{name}\"")));
    let rules: Vec<(&str, Source)> = files
        .iter()
        .filter(|file| file.ends_with(".rs"))
        .filter_map(|file| Some((file.as_str(), file.strip_prefix(&crate_files)?)))
        .map(|(file, inside)| (inside, Source::read(&workspace.text(file).unwrap_or_default())))
        .collect();
    let for_tests: BTreeSet<String> = rules.iter().flat_map(|(_, source)| test_modules(source)).collect();
    let mut findings = Vec::new();
    for (inside, source) in &rules {
        if !is_test_file(inside, &for_tests) {
            findings.extend(named(&format!("{crate_files}{inside}"), source, &names));
        }
    }
    findings
}

/// The names of cards, powers and heroes in a card file. Only a whole string of the rules can be one of them, so that
/// a name such as "Storm" may stand in a sentence.
fn names_in(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in text.match_indices("name:") {
        let rest = text[at + "name:".len()..].trim_start();
        if rest.starts_with('"') {
            names.extend(strings(rest).into_iter().next());
        }
    }
    for field in ["heroes:", "aka:"] {
        for (at, _) in text.match_indices(field) {
            let rest = text[at + field.len()..].trim_start();
            if let Some((list, _)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
                names.extend(strings(list));
            }
        }
    }
    names
}

/// RON writes its strings as Rust does.
fn strings(text: &str) -> Vec<String> {
    Source::read(text).strings.into_iter().map(|(_, text)| text).collect()
}

fn test_modules(source: &Source) -> Vec<String> {
    source.modules().into_iter().filter(|(_, for_tests)| *for_tests).map(|(name, _)| name).collect()
}

/// By its path inside the sources of its crate.
fn is_test_file(inside: &str, for_tests: &BTreeSet<String>) -> bool {
    inside.trim_end_matches(".rs").split('/').any(|part| part == "tests" || for_tests.contains(part))
}

fn named(file: &str, source: &Source, names: &BTreeSet<String>) -> Vec<Finding> {
    let tests = source.test_lines();
    let outside = source.strings.iter().filter(|(line, _)| !tests.iter().any(|range| range.contains(line)));
    let bad = outside.filter(|(_, text)| names.contains(text));
    bad.map(|(line, text)| {
        Finding::new(file, *line, format!("the rules name \"{text}\"; give its card a word of the language instead"))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::{named, names_in};
    use crate::source::Source;

    const CARDS: &str = "[Card(id: \"1\", name: \"Web Shot\", heroes: [\"Spider-Man\",\n \"Thor\"], team: Some(\"A\"), aka: [\"Odinson\"])]";

    #[test]
    fn reads_names_and_heroes() {
        assert_eq!(names_in(CARDS).into_iter().collect::<Vec<_>>(), ["Odinson", "Spider-Man", "Thor", "Web Shot"]);
    }

    #[test]
    fn a_name_inside_a_sentence_is_none() {
        let text = "let a = \"a storm of Thor and Web Shot\";\n";
        assert_eq!(named("a.rs", &Source::read(text), &names_in(CARDS)).len(), 0);
    }

    #[test]
    fn tests_and_comments_may_name_cards() {
        let text = "/// \"Thor\"\nlet a = \"Thor\";\nlet b = \"Thor's\";\n#[cfg(test)]\nmod tests {\n \"Thor\" }\n";
        let findings = named("a.rs", &Source::read(text), &names_in(CARDS));
        assert_eq!(findings.iter().map(|finding| finding.line).collect::<Vec<_>>(), [2]);
    }
}
