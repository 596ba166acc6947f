//! Between a deck as messages know it and as files do.

use longbox_catalog::DeckList;
use longbox_protocol::{DeckDraft, GameName};

pub(crate) fn list_of(draft: &DeckDraft) -> DeckList {
    DeckList {
        name: draft.name.clone(),
        format: draft.format.clone(),
        lead: draft.lead,
        cards: draft.cards.clone(),
        side: draft.side.clone(),
        notes: draft.notes.clone(),
        lines: draft.lines.clone(),
    }
}

pub(crate) fn draft_of(game: GameName, list: DeckList) -> DeckDraft {
    let DeckList { name, format, lead, cards, side, notes, lines } = list;
    DeckDraft { game, name, format, lead, cards, side, notes, lines }
}
