//! Words that are like others: for "did you mean ...?".

/// Longer words are like none: to compare them would take its time.
const LONGEST: usize = 100;

/// The word most like this one, if one is like it at all.
pub fn nearest_word<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let like = |name: &'a str| likeness(word, name).map(|distance| (distance, name));
    known.into_iter().filter_map(like).min().map(|(_, name)| name)
}

/// How many letters must be added, taken away or changed to turn one word into the other, if they are few for a word of
/// this length. Capital letters are as good as small ones.
pub fn likeness(word: &str, name: &str) -> Option<usize> {
    let (word, name) = (small(word)?, small(name)?);
    let distance = edits(&word, &name);
    (distance <= word.chars().count() / 3 + 1).then_some(distance)
}

/// The word in small letters, if it is short enough to be compared.
fn small(word: &str) -> Option<String> {
    let word = word.trim();
    (word.len() <= LONGEST).then(|| word.to_lowercase())
}

fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let change = corner + usize::from(from != *to);
            corner = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_near_and_another_word_is_not() {
        assert_eq!(nearest_word("colour", ["cost", "color", "set"]), Some("color"));
        assert_eq!(nearest_word("xyzzy", ["cost", "color"]), None);
        assert_eq!((likeness("Storm", "storm"), likeness("a", &"b".repeat(200))), (Some(0), None));
    }
}
