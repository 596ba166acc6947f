//! The text of every card and keyword of the game, kept in a file, so that a change of the printer shows which sentences
//! it changes.

use longbox_vs::text::{keyword_text, whole};
use longbox_vs::{Vs, language::Card};

const FILE: &str = "crates/catalog/tests/it/printed/vs.txt";

/// A card with its id, and everything that its text says.
fn card_block(card: &Card, game: &Vs) -> String {
    format!("{} {}\n", card.id, whole(card, game.keywords()))
}

/// Keywords speak of "it"; their text on a card has the name in its place.
fn keyword_blocks(game: &Vs) -> impl Iterator<Item = String> {
    game.keywords()
        .iter()
        .map(|keyword| format!("{}\n{}\n", keyword.word, keyword_text(keyword, "it", game.keywords())))
}

fn printed() -> String {
    let game = longbox_catalog::vs().expect("the card files are in order").game;
    let mut blocks: Vec<String> = keyword_blocks(&game).collect();
    blocks.extend(game.cards().iter().map(|card| card_block(card, &game)));
    blocks.join("\n")
}

/// With `UPDATE_DOCS` set the file is written anew.
#[test]
fn the_text_of_every_card_is_the_one_in_the_file() {
    let path = crate::root().join(FILE);
    let new = printed();
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    if old == new {
        return;
    }
    if std::env::var_os("UPDATE_DOCS").is_some() {
        return std::fs::write(path, new).expect("the file can be written");
    }
    let first = new.lines().find(|line| !old.lines().any(|known| known == *line));
    panic!(
        "{FILE} is out of date; run UPDATE_DOCS=1 cargo test -p longbox-catalog printed and read what changed\n\
         first line that is missing there: {}",
        first.unwrap_or("none; a line there is too many or out of order")
    );
}
