//! The text of every card and keyword, of both games, kept in files, so that a change of the
//! printer shows which sentences it changes.

use longbox_squad::text as squad;
use longbox_vs::Vs;
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
fn the_text_of_every_squad_card_is_the_one_in_the_file() {
    let game = crate::game();
    let words = squad::Keyword::ALL.map(|keyword| format!("{}\n{}\n", keyword.name(), squad::reminder(keyword)));
    let cards = game.cards().iter().map(|card| format!("{} {}\n", card.id, squad::card_face(card)));
    is_in("squad.txt", words.into_iter().chain(cards).collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_text_of_every_card_is_the_one_in_the_file() {
    let game = longbox_catalog::vs().expect("the card files are in order").game;
    is_in("vs.txt", printed(game.keywords(), game.cards(), game.keywords()));
}

/// Read anew, the lines of every card give the same card.
fn copies_well<G>(cards: &[G::Card])
where
    G: longbox_catalog::CatalogGame<Card: PartialEq + std::fmt::Debug>,
{
    for card in cards {
        let text = longbox_catalog::card_text::<G>(G::id_of(card)).expect("the card is in a file");
        let read: Vec<G::Card> = longbox_catalog::card_language().from_str(&format!("[{text}]")).expect("the lines");
        assert_eq!(read.as_slice(), std::slice::from_ref(card), "{text}");
    }
}

#[test]
fn the_lines_of_every_card_can_be_taken_out_of_their_file() {
    copies_well::<longbox_squad::Squad>(crate::game().cards());
    copies_well::<Vs>(longbox_catalog::vs().expect("the card files are in order").game.cards());
    assert_eq!(longbox_catalog::card_text::<Vs>("NONE-001"), None);
}

const PAGE: &str = "docs/vs-cards.md";
const BEGIN: &str = "<!-- sample begin -->";
const END: &str = "<!-- sample end -->";
/// The sets of the game, as the ids of their cards begin.
const SETS: [(&str, &str); 3] = [("MNB", "Marvel Battles"), ("DEF", "The Defenders"), ("AFF", "A-Force")];

/// Ten cards of a set with something to read, from all over it.
fn ten<'g>(game: &'g Vs, set: &str) -> Vec<&'g Card> {
    let has_text = |card: &&Card| !(card.powers.is_empty() && card.modes.is_empty());
    let cards: Vec<&Card> = game.cards().iter().filter(|card| card.id.starts_with(set)).filter(has_text).collect();
    (0..10).map(|at| cards[at * cards.len() / 10]).collect()
}

fn sample(game: &Vs) -> String {
    let set = |(id, name): (&str, &str)| {
        let cards: Vec<String> = ten(game, id).iter().map(|card| whole(card, game.keywords())).collect();
        format!("\n### {name}\n\n```text\n{}\n```\n", cards.join("\n\n"))
    };
    SETS.map(set).concat() + "\n"
}

#[test]
fn the_page_shows_ten_cards_of_each_set() {
    let game = longbox_catalog::vs().expect("the card files are in order").game;
    let path = crate::root().join(PAGE);
    let page = std::fs::read_to_string(&path).expect("the page can be read");
    let (before, rest) = page.split_once(BEGIN).expect("the page has the marker 'sample begin'");
    let (old, after) = rest.split_once(END).expect("the page has the marker 'sample end'");
    let new = sample(&game);
    if old != new && std::env::var_os("UPDATE_DOCS").is_some() {
        return std::fs::write(&path, format!("{before}{BEGIN}{new}{END}{after}")).expect("the page can be written");
    }
    assert_eq!(old, new, "{PAGE} is out of date; run UPDATE_DOCS=1 cargo test -p longbox-catalog page");
}
