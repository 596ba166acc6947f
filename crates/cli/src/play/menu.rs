//! What the player can choose now, as numbered lines.

use crate::cell::{Cell, lines};
use crate::face;
use crate::screen::{self, BAD, DIM, GOOD, MARK, PLAIN, paint, say};
use longbox_protocol::{Offer, OfferRole, Pick, Question};

/// One line of the menu.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// What to type.
    pub(super) number: usize,
    pub(super) offer: Offer,
}

/// The menu of a question.
#[derive(Clone, Debug)]
pub(super) struct Menu {
    entries: Vec<Entry>,
}

impl Menu {
    /// 0 is always "no": passing, or else the way back. The others are counted.
    pub(super) fn of(question: &Question) -> Menu {
        let declines = |role: OfferRole| question.offers.iter().position(move |offer| offer.role == role);
        let no = declines(OfferRole::Pass).or_else(|| declines(OfferRole::No)).or_else(|| declines(OfferRole::Back));
        let mut entries = Vec::new();
        let mut last = 0;
        for (at, offer) in question.offers.iter().enumerate() {
            last += usize::from(no != Some(at));
            let number = if no == Some(at) { 0 } else { last };
            entries.push(Entry { number, offer: offer.clone() });
        }
        Menu { entries }
    }

    pub(super) fn by_number(&self, number: usize) -> Option<&Offer> {
        self.entries.iter().find(|entry| entry.number == number).map(|entry| &entry.offer)
    }

    /// Offers that are called so, or else begin so, or else hold the word.
    pub(super) fn by_name(&self, word: &str) -> Vec<&Offer> {
        let word = word.to_lowercase();
        let all = |fits: &dyn Fn(&str) -> bool| -> Vec<&Offer> {
            let offers = self.entries.iter().map(|entry| &entry.offer);
            offers
                .filter(|offer| fits(&offer.short.to_lowercase()) || fits(&offer.with_symbols().to_lowercase()))
                .collect()
        };
        let exact = all(&|name| name == word);
        if !exact.is_empty() {
            return exact;
        }
        let begins = all(&|name| name.starts_with(&word));
        if begins.len() == 1 { begins } else { all(&|name| name.contains(&word)) }
    }

    /// Shows it. Short offers of a group share lines, those with a text stand alone.
    pub(super) fn show(&self) {
        let grouped = self.entries.iter().any(|entry| !entry.offer.group.is_empty());
        let indent = if grouped { HEADS } else { 0 };
        let mut rest = self.entries.as_slice();
        let mut last = None;
        while let Some(first) = rest.first() {
            let group = first.offer.group.as_str();
            let label = if last == Some(group) { "" } else { group };
            last = Some(group);
            let fits = |entry: &Entry| indent + cell(entry).wide() <= screen::width();
            let short = |entry: &&Entry| entry.offer.detail.is_empty() && entry.offer.group == group && fits(entry);
            let (now, later) = rest.split_at(rest.iter().take_while(short).count().max(1));
            rest = later;
            let wide = !fits(first);
            let cells: Vec<Cell> = now.iter().map(if wide { bare } else { cell }).collect();
            lines(&format!("{label:<indent$}"), &cells, 3).iter().for_each(say);
            let preview = first.offer.preview.as_ref().filter(|_| wide).map(|preview| preview.text.as_str());
            for text in preview.into_iter().chain([first.offer.detail.as_str()]) {
                show_below(indent + 3, text);
            }
        }
    }
}

/// The columns before the lines of a group.
const HEADS: usize = 10;

/// What is said of an offer on lines of its own.
fn show_below(indent: usize, text: &str) {
    for line in screen::wrap_short(text, screen::width() - indent - 1, 2).iter().filter(|line| !line.is_empty()) {
        say(format_args!("{:indent$}{}", "", paint(DIM, line)));
    }
}

/// The offer as the menu names it, with what it costs.
fn bare(entry: &Entry) -> Cell {
    let offer = &entry.offer;
    let name = if offer.group.is_empty() { &offer.label } else { &offer.short };
    let cell = Cell::new(MARK, &format!("{:>2}", entry.number)).with(PLAIN, name);
    let mut cell = cell.with(PLAIN, &face::symbols(&offer.symbols));
    if !offer.price.is_empty() {
        cell = cell.with(PLAIN, &format!("({})", offer.price));
    }
    cell
}

/// The same with what will come of it.
fn cell(entry: &Entry) -> Cell {
    let cell = bare(entry);
    match &entry.offer.preview {
        Some(preview) => {
            let style = match preview.good {
                Some(true) => GOOD,
                Some(false) => BAD,
                None => DIM,
            };
            cell.with(style, &format!("({})", preview.text))
        }
        None => cell,
    }
}

/// The place of an offer among the options of the table, in which the steps of one choice are made.
pub(super) fn place(offer: &Offer) -> (u8, u16) {
    match offer.pick {
        Pick::Option(number) => (0, number),
        Pick::Reorder(number) => (1, number),
        Pick::Back => (2, 0),
    }
}
