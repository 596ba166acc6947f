//! Text from a file as an error repeats it.

/// Letters of a line or name that an error repeats.
const EXCERPT: usize = 120;

/// A line or a name as an error shows it: what is too long is cut.
pub fn excerpt(text: &str) -> String {
    let text = text.trim();
    match text.char_indices().nth(EXCERPT) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_cut_between_letters() {
        assert_eq!(excerpt(" Yoink! "), "Yoink!");
        let long = "é".repeat(500);
        assert_eq!(excerpt(&long), format!("{}...", "é".repeat(EXCERPT)));
    }
}
