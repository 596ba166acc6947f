//! The host speaks with its words alone: a sentence stands in `crates/host/src/words`, where a translation finds it.

use crate::finding::Finding;
use crate::source::Source;
use crate::workspace::Workspace;

const HOST: &str = "crates/host/src/";
const WORDS: &str = "crates/host/src/words/";
const ELSEWHERE: &str = "a sentence outside crates/host/src/words; say it with a function or constant from there";

pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    let speaks = |file: &&String| file.starts_with(HOST) && !file.starts_with(WORDS) && file.ends_with(".rs");
    let mut findings = Vec::new();
    for file in files.iter().filter(speaks) {
        let text = workspace.text(file).unwrap_or_default();
        findings.extend(sentences(&text).into_iter().map(|line| Finding::new(file, line, ELSEWHERE)));
    }
    findings
}

/// The lines of all strings with two words in a row, but for those of tests.
fn sentences(text: &str) -> Vec<usize> {
    let source = Source::read(text);
    let tests = source.test_lines();
    let told = |line: &usize| !tests.iter().any(|range| range.contains(line));
    let strings = source.strings.iter().filter(|(line, string)| told(line) && is_sentence(string));
    strings.map(|(line, _)| *line).collect()
}

/// Whether two words follow each other with a space between; what is put in later is no word.
fn is_sentence(string: &str) -> bool {
    let (mut plain, mut inside) = (String::new(), false);
    for letter in string.chars() {
        inside = (inside || letter == '{') && letter != '}';
        plain.push(if inside || letter == '}' { '#' } else { letter });
    }
    let is_word = |word: &str| word.chars().any(char::is_alphabetic);
    let words: Vec<&str> = plain.split(' ').collect();
    words.windows(2).any(|two| two.iter().all(|word| is_word(word)))
}

#[cfg(test)]
mod tests {
    use super::{is_sentence, sentences};

    #[test]
    fn two_words_and_a_space_are_a_sentence() {
        assert!(
            ["Go back", "Player {seat} gave up.", " and so on", "costs {price} now, less"]
                .map(is_sentence)
                .iter()
                .all(|is| *is)
        );
        let none = ["starter", "table.fair-undo", "{name} #{copy}", "{team}, {main}", "row{seat}-front", " / ", "; "];
        assert!(!none.map(is_sentence).iter().any(|is| *is));
    }

    #[test]
    fn sentences_are_found_where_they_stand_and_tests_may_quote_them() {
        let text = "//! A doc comment.\nfn a() -> &str {\n    \"Go back\"\n}\n#[cfg(test)]\nmod tests {\n    const B: &str = \"Go back\";\n}\n";
        assert_eq!(sentences(text), [3]);
    }
}
