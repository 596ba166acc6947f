//! The cards and decks that come with Longbox, the errors for files that are wrong, and the list of words in the docs.

mod cards;
mod decks;
mod forms;
mod language;
mod mistakes;
mod page;
mod printed;
mod reasons;
mod visit;
mod vs;
mod words;

/// The folder with everything.
fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a file of cards, keywords or teams says.
fn read<T: serde::de::DeserializeOwned>(file: &std::path::Path) -> Vec<T> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    longbox_catalog::card_language().from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn game() -> longbox_squad::Squad {
    longbox_catalog::squad().expect("the card files are in order").game
}

/// A list that the project was made from, where it lies beside the project; the tests that need it say so and pass
/// without it.
fn shared(file: &str) -> Option<Vec<serde_json::Value>> {
    let path = root().join("../shared/cards").join(file);
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: {file} does not lie in shared/cards beside the project, so nothing is compared with it");
        return None;
    };
    Some(serde_json::from_str(&text).expect("the list is a JSON array"))
}
