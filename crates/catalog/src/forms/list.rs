//! A deck as a list.

use crate::game::CardNo;
use crate::limits::COPIES;

/// A deck as a list that can be written in every form. It may be unfinished, or against the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckList {
    /// What its player calls it; may be empty.
    pub name: String,
    /// The word of the format that it is meant for; empty: the usual one.
    pub format: String,
    /// Its main character, as the card of the lowest level.
    pub lead: Option<CardNo>,
    /// How many of which card, each card once.
    pub cards: Vec<(u8, CardNo)>,
    /// The main characters in its side deck.
    pub side: Vec<CardNo>,
    /// What its player wrote about it.
    pub notes: String,
    /// Other lines of its file, by word and value.
    pub lines: Vec<(String, String)>,
}

impl DeckList {
    /// Its cards without main character and side deck.
    pub fn size(&self) -> usize {
        self.cards.iter().map(|(count, _)| usize::from(*count)).sum()
    }

    /// Copies of a card more. Gives back how many of them are too many for a line of a deck.
    pub(super) fn add(&mut self, card: CardNo, count: usize) -> usize {
        let there = match self.cards.iter().position(|(_, known)| *known == card) {
            Some(there) => there,
            None => {
                self.cards.push((0, card));
                self.cards.len() - 1
            }
        };
        let whole = usize::from(self.cards[there].0) + count;
        self.cards[there].0 = whole.min(COPIES) as u8;
        whole.saturating_sub(COPIES)
    }

    /// The same without what a file cannot hold: a name of several lines, spaces around it, a comment inside a value.
    pub fn tidied(&self) -> DeckList {
        let lines = self.lines.iter().map(|(word, value)| (one_line(word), one_line(value)));
        let notes: Vec<&str> = self.notes.lines().map(str::trim_end).collect();
        let mut list = DeckList {
            name: one_line(&self.name),
            format: one_line(&self.format),
            notes: notes.join("\n").trim_matches('\n').to_owned(),
            lines: lines.filter(|(word, _)| !word.is_empty()).collect(),
            ..self.clone()
        };
        list.cards.retain(|(count, _)| *count > 0);
        list.cards.iter_mut().for_each(|(count, _)| *count = (*count).min(COPIES as u8));
        list
    }
}

/// A text as one line, without a `#` between spaces, which would begin a comment.
fn one_line(text: &str) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || letter.is_control());
    words.filter(|word| !word.is_empty() && *word != "#").collect::<Vec<_>>().join(" ")
}
