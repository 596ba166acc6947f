//! Names and what is said, as they may be shown to others.

/// One line without anything that is not seen or turns text around; none if nothing is left or it is too long.
pub(crate) fn clean(text: &str, most: usize) -> Option<String> {
    let shown = |letter: &char| !letter.is_control() && !is_hidden(*letter);
    let words: Vec<String> = text.split_whitespace().map(|word| word.chars().filter(shown).collect()).collect();
    let clean = words.iter().filter(|word| !word.is_empty()).cloned().collect::<Vec<_>>().join(" ");
    (!clean.is_empty() && clean.chars().count() <= most).then_some(clean)
}

/// Marks of direction, joiners and others that take no room: names could be made to look like each other with them.
fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn what_is_not_seen_is_taken_out() {
        assert_eq!(clean("  Mira\u{202e}\t the  \u{200b} Bold\n", 20).as_deref(), Some("Mira the Bold"));
        assert_eq!(clean("Zoë 山田", 6).as_deref(), Some("Zoë 山田"));
        assert_eq!([clean("", 9), clean(" \u{200b}\u{0} ", 9), clean("too long", 7)], [None, None, None]);
    }
}
