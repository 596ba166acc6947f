//! Words that are like others: for "did you mean ...?".

use crate::game::CatalogGame;

/// Longer words are like none: to compare them would take its time.
const LONGEST: usize = 100;

/// The word most like this one, if one is like it at all.
pub fn nearest_word<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = small(word)?;
    let (distance, best) = known.into_iter().map(|name| (edits(&word, &name.to_lowercase()), name)).min()?;
    (distance <= reach(&word)).then_some(best)
}

/// Names that a player may have meant by this word, best first: names that hold it, then names like it.
pub fn near_names<G: CatalogGame>(game: &G, word: &str, most: usize) -> Vec<String> {
    let Some(word) = small(word) else { return Vec::new() };
    let mut found: Vec<(usize, &str)> = Vec::new();
    for card in game.cards() {
        let (name, small) = (G::name_of(card), G::name_of(card).to_lowercase());
        let distance = if !word.is_empty() && small.contains(&word) { 0 } else { edits(&word, &small) };
        if distance <= reach(&word) && !found.iter().any(|(_, other)| *other == name) {
            found.push((distance, name));
        }
    }
    found.sort_unstable();
    found.into_iter().take(most).map(|(_, name)| name.to_owned()).collect()
}

/// The word in small letters, if it is short enough to be compared.
fn small(word: &str) -> Option<String> {
    let word = word.trim();
    (word.len() <= LONGEST).then(|| word.to_lowercase())
}

/// How many letters may be wrong in this word.
fn reach(word: &str) -> usize {
    word.chars().count() / 3 + 1
}

/// How many letters must be added, taken away or changed to turn one word into the other.
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
