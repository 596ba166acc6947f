//! Files of cards as texts: their names, new ones, cards that are added to them.

use super::kept::KeptFile;
use crate::archive::Key;
use crate::files::plain_name;
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardNo, DeckCall, DeckReply, GameName};

const ENDING: &str = ".ron";
/// How far in the cards of a file stand.
const INDENT: &str = "    ";

impl Store {
    /// A name for a file that no other one of its game has.
    pub(super) fn free_file_name(self, game: GameName, wanted: &str, key: Key) -> String {
        let bare = plain_name(wanted.trim().trim_end_matches(ENDING), words().own_cards.first_file);
        self.card_files.all.with_untracked(|files| {
            let is_taken =
                |name: &String| files.iter().any(|file| (file.game, file.key != key, &file.name) == (game, true, name));
            free_name(&bare, is_taken)
        })
    }

    /// Keeps a new file and goes to it. What it is played with is found out there.
    pub(super) fn begin_file(self, game: GameName, name: &str, text: String) {
        let key = self.fresh_file_key();
        let name = self.free_file_name(game, name, key);
        let changed = js_sys::Date::now() as u64;
        let file = KeptFile { key, game, name, text, good: String::new(), changed };
        self.keep_card_files(vec![file], move |_| Route::CardFile(game, key).go());
    }

    /// Asks for the lines of a card, or of an example, with an id of their own.
    pub(super) fn card_lines(
        self,
        game: GameName,
        card: Option<CardNo>,
        beside: String,
        hears: impl FnOnce(String) + 'static,
    ) {
        self.ask_about_decks(DeckCall::CardText { game, card }, move |reply| {
            let DeckReply::CardText { text } = reply else { return };
            let name = fill(words().own_cards.copied_name, &["{}"]);
            let lines = self.card_files.all.with_untracked(|files| {
                let is_taken = |id: &str| {
                    let quoted = format!("\"{id}\"");
                    beside.contains(&quoted) || files.iter().any(|file| file.text.contains(&quoted))
                };
                own_lines(&text, is_taken, card.map(|_| name.as_str()))
            });
            hears(lines);
        });
    }

    /// The card with this name, or with this id in brackets behind it.
    pub(super) fn card_called(self, game: GameName, word: &str) -> Option<CardNo> {
        let word = word.trim();
        self.faces.with_untracked(|all| {
            let faces = all.get(&game)?.iter().filter(|face| face.set != crate::parts::OWN_SET);
            let mut faces = faces.filter(|face| {
                face.name.eq_ignore_ascii_case(word)
                    || face.id.eq_ignore_ascii_case(word)
                    || listed(&face.name, &face.id) == word
            });
            faces.next().map(|face| face.number)
        })
    }
}

/// How a card stands in a list to choose from.
pub(super) fn listed(name: &str, id: &str) -> String {
    format!("{name} ({id})")
}

/// "my-cards.ron", or "my-cards-2.ron" if that is taken.
fn free_name(bare: &str, is_taken: impl Fn(&String) -> bool) -> String {
    let named = |number: usize| match (number, bare.rsplit_once('-')) {
        (1, _) => format!("{bare}{ENDING}"),
        // What the name ends with says what is in the file.
        (number, Some((front, kind @ ("keywords" | "teams")))) => format!("{front}-{number}-{kind}{ENDING}"),
        (number, _) => format!("{bare}-{number}{ENDING}"),
    };
    (1..).map(named).find(|name| !is_taken(name)).unwrap_or_default()
}

/// The lines of a card with an id that is free, and with a name of its own if `called` has a place for the old one.
fn own_lines(text: &str, is_taken: impl Fn(&str) -> bool, called: Option<&str>) -> String {
    let free = (1..).map(|number| format!("MY-{number:03}")).find(|id| !is_taken(id)).unwrap_or_default();
    let with_id = with_value(text, "id: \"", |_| free.clone());
    match called {
        Some(called) => with_value(&with_id, "name: \"", |name| fill(called, &[name])),
        None => with_id,
    }
}

/// The text with another value behind the first place of a field, up to its closing quote.
fn with_value(text: &str, field: &str, value: impl Fn(&str) -> String) -> String {
    let found = text.split_once(field).and_then(|(front, rest)| Some((front, rest.split_once('"')?)));
    found.map_or_else(|| text.to_owned(), |(front, (old, rest))| format!("{front}{field}{}\"{rest}", value(old)))
}

/// A file with these lines as its only card.
pub(super) fn file_with(lines: &str) -> String {
    format!("[\n{}]\n", indented(lines))
}

/// The file with these lines as its last card.
pub(super) fn with_card(file: &str, lines: &str) -> String {
    match file.rfind(']') {
        Some(end) => {
            let front = file[..end].trim_end();
            // The card before needs its comma.
            let comma = if front.ends_with(')') { "," } else { "" };
            let gap = if front.ends_with('[') { "\n" } else { "\n\n" };
            format!("{front}{comma}{gap}{}{}", indented(lines), &file[end..])
        }
        None => format!("{file}{}", file_with(lines)),
    }
}

fn indented(lines: &str) -> String {
    let lines = lines.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("{INDENT}{line}\n") });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_free_and_keeps_what_it_says() {
        let taken = |known: &[&str], bare: &str| free_name(bare, |name| known.contains(&name.as_str()));
        assert_eq!(taken(&[], "my-cards"), "my-cards.ron");
        assert_eq!(taken(&["my-cards.ron", "my-cards-2.ron"], "my-cards"), "my-cards-3.ron");
        assert_eq!(taken(&["my-keywords.ron"], "my-keywords"), "my-2-keywords.ron");
    }

    #[test]
    fn a_copy_has_an_id_and_a_name_of_its_own() {
        let lines = "(\n    id: \"AFF-001\", name: \"Thor\", words: [\"Flight\"],\n),";
        assert_eq!(
            own_lines(lines, |id| id == "MY-001", Some("My {}")),
            "(\n    id: \"MY-002\", name: \"My Thor\", words: [\"Flight\"],\n),"
        );
        assert!(own_lines(lines, |_| false, None).contains("\"MY-001\", name: \"Thor\""));
    }

    #[test]
    fn a_card_is_added_at_the_end() {
        let one = file_with("(\n    id: \"A\",\n),");
        assert_eq!(one, "[\n    (\n        id: \"A\",\n    ),\n]\n");
        assert_eq!(with_card(&one, "(id: \"B\"),"), "[\n    (\n        id: \"A\",\n    ),\n\n    (id: \"B\"),\n]\n");
        assert_eq!(with_card("[\n    (id: \"A\")\n]", "(id: \"B\"),"), "[\n    (id: \"A\"),\n\n    (id: \"B\"),\n]");
        assert_eq!(with_card("[\n]\n", "(id: \"B\"),"), "[\n    (id: \"B\"),\n]\n");
    }
}
