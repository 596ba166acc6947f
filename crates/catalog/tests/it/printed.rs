//! The text of every card and keyword, of the game and of the sets to come, kept in files, so that a change of the
//! printer shows which sentences it changes.

use longbox_vs::language::{Card, Keyword};
use longbox_vs::text::{keyword_text, whole};

const FOLDER: &str = "crates/catalog/tests/it/printed";

/// Keywords speak of "it", and their text on a card has the name in its place; cards come with their ids.
fn printed(keywords: &[Keyword], cards: &[Card], known: &[Keyword]) -> String {
    let words = keywords.iter().map(|keyword| format!("{}\n{}\n", keyword.word, keyword_text(keyword, "it", known)));
    let cards = cards.iter().map(|card| format!("{} {}\n", card.id, whole(card, known)));
    words.chain(cards).collect::<Vec<_>>().join("\n")
}

/// With `UPDATE_DOCS` set the file is written anew.
fn is_in(file: &str, new: String) {
    let path = crate::root().join(FOLDER).join(file);
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    if old == new {
        return;
    }
    if std::env::var_os("UPDATE_DOCS").is_some() {
        return std::fs::write(path, new).expect("the file can be written");
    }
    let first = new.lines().find(|line| !old.lines().any(|known| known == *line));
    panic!(
        "{FOLDER}/{file} is out of date; run UPDATE_DOCS=1 cargo test -p longbox-catalog printed and read what changed\n\
         first line that is missing there: {}",
        first.unwrap_or("none; a line there is too many or out of order")
    );
}

#[test]
fn the_text_of_every_card_is_the_one_in_the_file() {
    let game = longbox_catalog::vs().expect("the card files are in order").game;
    is_in("vs.txt", printed(game.keywords(), game.cards(), game.keywords()));
}

#[test]
fn the_text_of_every_coming_card_is_the_one_in_the_file() {
    let game = longbox_catalog::vs().expect("the card files are in order").game;
    let keywords = crate::coming::keywords();
    let known = [game.keywords(), &keywords].concat();
    is_in("coming.txt", printed(&keywords, &crate::coming::cards(), &known));
}
