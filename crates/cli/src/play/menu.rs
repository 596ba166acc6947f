//! What the player can choose now, as numbered lines.

use super::board::Seen;
use crate::screen::{self, DIM, MARK, PLAIN, paint, say};
use longbox_squad::text::power_lines;
use longbox_squad::{Ask, CardNo, Choice, HandView, Squad};

/// One line of the menu. A card of the hand that cannot be chosen has no number.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// What to type; 0 is always "no".
    pub(super) number: Option<usize>,
    /// The option's number at the table.
    pub(super) option: Option<usize>,
    pub(super) name: String,
    card: Option<CardNo>,
    copies: usize,
}

/// The menu of a question.
#[derive(Clone, Debug)]
pub(super) struct Menu {
    pub(super) entries: Vec<Entry>,
}

impl Menu {
    pub(super) fn new(seen: &Seen<'_>, options: &[Choice]) -> Menu {
        let position = seen.standpoint.position();
        let by_hand = matches!(seen.view.ask, Ask::Attack | Ask::Block | Ask::Overflow | Ask::HandLimit);
        let mut entries = Vec::new();
        if by_hand {
            for (card, copies) in hand(seen) {
                let option = seen.game.option_for(position, options, card);
                let name = seen.game.name_of(card).to_owned();
                entries.push(Entry { number: None, option, name, card: Some(card), copies });
            }
        }
        for (at, choice) in options.iter().enumerate() {
            if entries.iter().any(|entry| entry.option == Some(at)) {
                continue;
            }
            let card = match choice {
                Choice::Card(piece) => Some(position.card(*piece)),
                _ => None,
            };
            let name = seen.names.put_into(&seen.game.option_text(position, *choice));
            let number = (*choice == Choice::Pass).then_some(0);
            entries.push(Entry { number, option: Some(at), name, card, copies: 1 });
        }
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

    pub(super) fn show(&self, game: &Squad) {
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
                Some(card) => card_entry(game, entry, card),
                None => say(plain_entry(entry, 0)),
            }
        }
    }
}

fn plain_entry(entry: &Entry, wide: usize) -> String {
    let number = entry.number.map_or_else(String::new, |number| number.to_string());
    format!("{} {}", paint(MARK, format_args!("{number:>2}")), format_args!("{:<wide$}", entry.name))
}

fn card_entry(game: &Squad, entry: &Entry, card: CardNo) {
    let open = entry.option.is_some();
    let number = entry.number.map_or_else(|| "·".to_owned(), |number| number.to_string());
    let row = card_row(game, card, entry.copies, open);
    let style = if open { MARK } else { DIM };
    say(format_args!("{} {row}", paint(style, format_args!("{number:>2}"))));
    let text = power_lines(game.card(card)).join(" / ");
    if !text.is_empty() {
        let style = if open { PLAIN } else { DIM };
        for line in screen::wrap_short(&text, screen::width() - 6, 2) {
            say(format_args!("     {}", paint(style, line)));
        }
    }
}

/// A card in one line: name, level, Factors, attack, icon.
fn card_row(game: &Squad, number: CardNo, copies: usize, open: bool) -> String {
    let card = game.card(number);
    let name = if copies > 1 { format!("{copies}× {}", card.name) } else { card.name.clone() };
    let name = screen::fit(&name, (screen::width() - 52).min(36));
    let factors = format!("{:<19}", screen::factors(card));
    let (level, attack, block) = (card.level, screen::attack(card), card.block.name());
    if !open {
        return paint(DIM, format_args!("{name}  L{level:<2} {factors} atk {attack:<2} blocks {block}"));
    }
    let factors = paint(screen::factor_style(card.factors[0]), factors);
    let block = paint(screen::factor_style(card.block), block);
    format!("{}  L{level:<2} {factors} atk {attack:<2} blocks {block}", paint(screen::BOLD, name))
}

/// The player's hand by level, equal cards together.
pub(super) fn hand(seen: &Seen<'_>) -> Vec<(CardNo, usize)> {
    let mut cards: Vec<(CardNo, usize)> = Vec::new();
    for card in &seen.view.seats[seen.me.index()].hand {
        let HandView::Known(card) = card else { continue };
        match cards.iter_mut().find(|(other, _)| other == card) {
            Some((_, copies)) => *copies += 1,
            None => cards.push((*card, 1)),
        }
    }
    cards.sort_by_key(|(card, _)| (seen.game.card(*card).level, &seen.game.card(*card).name));
    cards
}
