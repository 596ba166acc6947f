//! Which scenarios of a text speak of something.

use crate::fault::Fault;
use crate::file;

/// Line and title of every scenario that has one of these words, in whatever case of letters: in a line, in a note or
/// in its title.
pub fn scenarios_with(text: &str, words: &[String]) -> Result<Vec<(usize, String)>, Fault> {
    let file = file::parse(text)?;
    let lines: Vec<String> = text.lines().map(str::to_lowercase).collect();
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let ends = file.scenarios.iter().skip(1).map(|next| next.line - 1).chain([lines.len()]);
    let named = file.scenarios.iter().zip(ends).filter(|(scenario, end)| {
        let mut own = lines[scenario.line - 1..*end].iter();
        own.any(|line| words.iter().any(|word| has_word(line, word)))
    });
    Ok(named.map(|(scenario, _)| (scenario.line, scenario.title.clone())).collect())
}

/// Whether a line has a word that is not a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let cut = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    line.match_indices(word)
        .any(|(at, _)| cut(line[..at].chars().next_back()) && cut(line[at + word.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenarios_are_found_by_the_whole_words_in_them() {
        let text = "game: vs\nscenario: One\nnote: about MNB-081\n\nscenario: Two\nA front: Lokison\n\nscenario: Three\nA front: loki (back)\n";
        let found = scenarios_with(text, &["Loki".to_owned(), "MNB-081".to_owned()]).unwrap();
        assert_eq!(found, [(2, "One".to_owned()), (8, "Three".to_owned())]);
    }
}
