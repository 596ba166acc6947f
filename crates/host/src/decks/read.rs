//! Decks that players bring, in whatever form and of whatever game.

use super::draft::draft_of;
use crate::game::HostGame;
use crate::words::decks as words;
use longbox_catalog::{Form, Unread, link_game};
use longbox_protocol::{DeckForm, DeckReading, GameName, UnreadLine};
use longbox_squad::Squad;
use longbox_vs::Vs;

/// Reads a deck. A link tells its game; any other text is taken for a deck of the game that understands more of it, the
/// wanted one if both do.
pub(crate) fn read(vs: &Vs, squad: &Squad, wanted: GameName, text: &str) -> DeckReading {
    let one = |game| match game {
        GameName::Vs => of(vs, text),
        GameName::Squad => of(squad, text),
    };
    if let Some(told) = link_game(text).and_then(|word| GameName::from_word(&word)) {
        return one(told);
    }
    let first = one(wanted);
    if first.unread.is_empty() {
        return first;
    }
    let others = GameName::ALL.into_iter().filter(|game| *game != wanted).map(one);
    let missed = |reading: &DeckReading| (reading.draft.size() == 0, reading.unread.len());
    others.fold(first, |best, other| if missed(&other) < missed(&best) { other } else { best })
}

pub(crate) fn of<G: HostGame>(game: &G, text: &str) -> DeckReading {
    let reading = longbox_catalog::read_deck(game, text);
    let form = match reading.form {
        Form::Text => DeckForm::Text,
        Form::Link => DeckForm::Link,
        Form::Cod => DeckForm::Cod,
        Form::O8d => DeckForm::O8d,
    };
    let unread = reading.unread.into_iter().map(unread_line).collect();
    DeckReading { form, draft: draft_of(G::NAME, reading.list), unread }
}

fn unread_line(unread: Unread) -> UnreadLine {
    let (line, copies) = (unread.line as u32, unread.copies.min(usize::from(u8::MAX)) as u8);
    let problem = words::problem(&unread.problem);
    UnreadLine { line, text: unread.text, problem, copies, near: unread.near }
}
