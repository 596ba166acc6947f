//! The lines of a menu of Super Hero Squad.

use super::cards;
use crate::play::Entry;
use crate::screen::{self, DIM, MARK, PLAIN, paint, say};
use longbox_host::Seen;
use longbox_host::squad::{attack, factors, known_hand};
use longbox_squad::text::power_lines;
use longbox_squad::{Ask, CardNo, Choice, Squad};

/// Where the question is about the hand, all its cards are listed, also those that cannot be chosen.
pub(super) fn entries(seen: &Seen<'_, Squad>, options: &[Choice]) -> Vec<Entry> {
    let position = seen.standpoint.position();
    let by_hand = matches!(seen.view.ask, Ask::Attack | Ask::Block | Ask::Overflow | Ask::HandLimit);
    let mut entries = Vec::new();
    if by_hand {
        for (card, copies) in known_hand(seen, seen.me) {
            let option = seen.game.option_for(position, options, card);
            let name = seen.game.name_of(card).to_owned();
            entries.push(Entry { option, name, card: Some(card), copies, ..Entry::default() });
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
        entries.push(Entry { number, option: Some(at), name, card, ..Entry::default() });
    }
    entries
}

pub(super) fn show_card_entry(game: &Squad, entry: &Entry, card: CardNo) {
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
    let factors = format!("{:<19}", factors(card));
    let (level, attack, block) = (card.level, attack(card), card.block.name());
    if !open {
        return paint(DIM, format_args!("{name}  L{level:<2} {factors} atk {attack:<2} blocks {block}"));
    }
    let factors = paint(cards::factor_style(card.factors[0]), factors);
    let block = paint(cards::factor_style(card.block), block);
    format!("{}  L{level:<2} {factors} atk {attack:<2} blocks {block}", paint(screen::BOLD, name))
}
