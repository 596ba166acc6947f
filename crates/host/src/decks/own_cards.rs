//! A player's own cards, before they are in any game.

use crate::game::HostGame;
use longbox_catalog::{CardNo, CatalogError, open};
use longbox_protocol::{CardFault, CardFile, OwnCards};

/// Own cards as they would be, or what is wrong with them.
pub(crate) fn check_cards<G: HostGame>(files: &[CardFile], shipped: usize) -> OwnCards {
    match open::<G>(&named(files)) {
        Ok(catalog) => {
            let all = catalog.game.cards().iter().zip(&catalog.origins).enumerate().skip(shipped);
            let cards = all.map(|(number, (card, origin))| catalog.game.face(number as CardNo, card, origin));
            OwnCards { cards: cards.collect(), fault: None }
        }
        Err(error) => OwnCards { cards: Vec::new(), fault: Some(fault(error)) },
    }
}

/// Files as the catalog takes them.
pub(crate) fn named(files: &[CardFile]) -> Vec<(String, String)> {
    files.iter().map(|file| (file.name.clone(), file.text.clone())).collect()
}

fn fault(error: CatalogError) -> CardFault {
    let text = error.to_string();
    match error {
        CatalogError::Syntax { file, line, column, what, hint, .. } => {
            CardFault { file, line: line as u32, column: column as u32, text: what, hint }
        }
        CatalogError::Card { file, line, what, hint, .. } => {
            CardFault { file, line: line as u32, column: 0, text: what, hint }
        }
        CatalogError::TooLarge { file, .. } => CardFault { file, line: 0, column: 0, text, hint: String::new() },
        CatalogError::Cards(text) => CardFault { file: String::new(), line: 0, column: 0, text, hint: String::new() },
    }
}
