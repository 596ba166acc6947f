//! What the player can choose now, as numbered lines.

use crate::parlour::Board;
use crate::screen::{self, MARK, paint, say};
use longbox_catalog::CardNo;

/// One line of the menu. A card that cannot be chosen has no option.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// What to type; 0 is always "no". The menu numbers the others.
    pub(crate) number: Option<usize>,
    /// The option's number at the table.
    pub(crate) option: Option<usize>,
    pub(crate) name: String,
    /// The card to show, if it is one.
    pub(crate) card: Option<CardNo>,
    pub(crate) copies: usize,
}

/// The menu of a question.
#[derive(Clone, Debug)]
pub(super) struct Menu {
    pub(super) entries: Vec<Entry>,
}

impl Menu {
    pub(super) fn new(mut entries: Vec<Entry>) -> Menu {
        let open = entries.iter_mut().filter(|entry| entry.option.is_some() && entry.number.is_none());
        open.enumerate().for_each(|(at, entry)| entry.number = Some(at + 1));
        Menu { entries }
    }

    pub(super) fn by_number(&self, number: usize) -> Option<usize> {
        self.entries.iter().find(|entry| entry.number == Some(number)).and_then(|entry| entry.option)
    }

    /// Options whose name is this word, or else begins with it, or else holds it.
    pub(super) fn by_name(&self, word: &str) -> Vec<&Entry> {
        let word = word.to_lowercase();
        let open = || self.entries.iter().filter(|entry| entry.option.is_some());
        let exact: Vec<&Entry> = open().filter(|entry| entry.name.to_lowercase() == word).collect();
        if !exact.is_empty() {
            return exact;
        }
        let begins: Vec<&Entry> = open().filter(|entry| entry.name.to_lowercase().starts_with(&word)).collect();
        if begins.len() == 1 {
            return begins;
        }
        open().filter(|entry| entry.name.to_lowercase().contains(&word)).collect()
    }

    pub(super) fn show<G: Board>(&self, game: &G) {
        // Many short options (numbers, Factors) share lines.
        if self.entries.iter().all(|entry| entry.card.is_none()) && self.entries.len() > 4 {
            let wide = self.entries.iter().map(|entry| entry.name.chars().count()).max().unwrap_or(0);
            for row in self.entries.chunks((screen::width() / (wide + 5)).max(1)) {
                let cells: Vec<String> = row.iter().map(|entry| plain_entry(entry, wide)).collect();
                say(cells.join("  ").trim_end());
            }
            return;
        }
        for entry in &self.entries {
            match entry.card {
                Some(card) => game.show_card_entry(entry, card),
                None => say(plain_entry(entry, 0)),
            }
        }
    }
}

fn plain_entry(entry: &Entry, wide: usize) -> String {
    let number = entry.number.map_or_else(String::new, |number| number.to_string());
    format!("{} {}", paint(MARK, format_args!("{number:>2}")), format_args!("{:<wide$}", entry.name))
}
