//! What a word of a name says about its drawing.

/// The number that belongs to the first word of the name that is in the list.
pub(crate) fn meant(name: &str, list: &[(&str, u8)]) -> Option<u8> {
    let name = name.to_lowercase();
    let mut words = name.split(|letter: char| !letter.is_alphanumeric());
    words.find_map(|word| list.iter().find(|(listed, _)| *listed == word).map(|(_, number)| *number))
}

#[cfg(test)]
mod tests {
    use super::meant;

    #[test]
    fn whole_words_only() {
        let list = [("car", 3), ("shield", 2)];
        assert_eq!(meant("The Flying-Car", &list), Some(3));
        assert_eq!(meant("Carnival Shield", &list), Some(2));
        assert_eq!(meant("Carnival", &list), None);
    }
}
