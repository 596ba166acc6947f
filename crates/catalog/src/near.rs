//! Names of cards that are like a word.

use crate::game::CatalogGame;
use longbox_kernel::likeness;

/// Names that a player may have meant by this word, best first: names that hold it, then names like it.
pub fn near_names<G: CatalogGame>(game: &G, word: &str, most: usize) -> Vec<String> {
    let small = word.trim().to_lowercase();
    let mut found: Vec<(usize, &str)> = Vec::new();
    for card in game.cards() {
        let name = G::name_of(card);
        let holds = !small.is_empty() && name.to_lowercase().contains(&small);
        let distance = if holds { Some(0) } else { likeness(word, name) };
        let Some(distance) = distance else { continue };
        if !found.iter().any(|(_, other)| *other == name) {
            found.push((distance, name));
        }
    }
    longbox_kernel::sort(&mut found);
    found.into_iter().take(most).map(|(_, name)| name.to_owned()).collect()
}
