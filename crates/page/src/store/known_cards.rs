//! The cards that the host has told of.

use super::Store;
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, GameName};

impl Store {
    /// The face of a card, once the cards have come.
    pub(crate) fn face(self, game: GameName, card: CardNo) -> Option<CardInfo> {
        self.faces.with(|all| all.get(&game)?.get(usize::from(card)).cloned())
    }

    /// The name of a card, or nothing before the cards have come.
    pub(crate) fn card_name(self, game: GameName, card: CardNo) -> String {
        self.faces.with(|all| {
            all.get(&game)
                .and_then(|faces| faces.get(usize::from(card)))
                .map(|face| face.name.clone())
                .unwrap_or_default()
        })
    }
}
