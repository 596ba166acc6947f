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
    /// No option, but can be had by taking steps back: a number of the game's own.
    pub(crate) detour: Option<usize>,
    /// The card to show, if it is one.
    pub(crate) card: Option<CardNo>,
    pub(crate) copies: usize,
    /// What it belongs to, for menus in groups.
    pub(crate) head: &'static str,
    /// What is shown in the place of the name, where that is not it.
    pub(crate) line: String,
    /// What the player should know of it.
    pub(crate) about: String,
}

impl Default for Entry {
    fn default() -> Entry {
        Entry {
            number: None,
            option: None,
            detour: None,
            name: String::new(),
            card: None,
            copies: 1,
            head: "",
            line: String::new(),
            about: String::new(),
        }
    }
}

impl Entry {
    /// Whether it can be chosen.
    fn is_open(&self) -> bool {
        self.option.is_some() || self.detour.is_some()
    }
}

/// The menu of a question.
#[derive(Clone, Debug)]
pub(super) struct Menu {
    pub(super) entries: Vec<Entry>,
}

impl Menu {
    pub(super) fn new(mut entries: Vec<Entry>) -> Menu {
        let open = entries.iter_mut().filter(|entry| entry.is_open() && entry.number.is_none());
        open.enumerate().for_each(|(at, entry)| entry.number = Some(at + 1));
        Menu { entries }
    }

    pub(super) fn by_number(&self, number: usize) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.number == Some(number))
    }

    /// Options whose name is this word, or else begins with it, or else holds it.
    pub(super) fn by_name(&self, word: &str) -> Vec<&Entry> {
        let word = word.to_lowercase();
        let open = || self.entries.iter().filter(|entry| entry.is_open());
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
}

/// The menu as most games show it.
pub(crate) fn show_entries<G: Board>(game: &G, entries: &[Entry]) {
    // Many short options (numbers, Factors) share lines.
    if entries.iter().all(|entry| entry.card.is_none()) && entries.len() > 4 {
        let wide = entries.iter().map(|entry| entry.name.chars().count()).max().unwrap_or(0);
        for row in entries.chunks((screen::width() / (wide + 5)).max(1)) {
            let cells: Vec<String> = row.iter().map(|entry| plain_entry(entry, wide)).collect();
            say(cells.join("  ").trim_end());
        }
        return;
    }
    for entry in entries {
        match entry.card {
            Some(card) => game.show_card_entry(entry, card),
            None => say(plain_entry(entry, 0)),
        }
    }
}

fn plain_entry(entry: &Entry, wide: usize) -> String {
    let number = entry.number.map_or_else(String::new, |number| number.to_string());
    format!("{} {}", paint(MARK, format_args!("{number:>2}")), format_args!("{:<wide$}", entry.name))
}
