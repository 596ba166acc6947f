//! What a word of a name says about its drawing.

/// Whether a word fits a pattern: `hawk*` is how it begins, `*bot` how it ends, anything else the whole word.
pub(crate) fn fits(word: &str, pattern: &str) -> bool {
    match (pattern.strip_suffix('*'), pattern.strip_prefix('*')) {
        (Some(start), _) => word.starts_with(start),
        (None, Some(end)) => word.len() > end.len() && word.ends_with(end),
        (None, None) => word == pattern,
    }
}

/// The words of a name in small letters. "She-Hulk" has two, "Dr." is `dr`, "Let's" is `lets`.
pub(crate) fn words(name: &str) -> Vec<String> {
    let name: String = name.to_lowercase().chars().filter(|letter| *letter != '\'').collect();
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// What belongs to the first word of the name that is in the list.
pub(crate) fn meant<T: Copy>(name: &str, list: &[(&str, T)]) -> Option<T> {
    words(name).iter().find_map(|word| list.iter().find(|(listed, _)| fits(word, listed)).map(|(_, meant)| *meant))
}

#[cfg(test)]
mod tests {
    use super::{fits, meant};

    #[test]
    fn words_are_whole_unless_a_star_stands_for_the_rest() {
        let list = [("car", 3), ("shield*", 2), ("*bot", 1)];
        assert_eq!(meant("The Flying-Car", &list), Some(3));
        assert_eq!(meant("Carnival Shields", &list), Some(2));
        assert_eq!(meant("Carnival", &list), None);
        assert!(fits("crushbot", "*bot") && !fits("bot", "*bot") && !fits("bottle", "*bot"));
    }
}
