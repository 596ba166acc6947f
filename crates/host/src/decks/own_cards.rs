//! A player's own cards, before they are in any game.

use crate::error::HostError;
use crate::game::HostGame;
use crate::words::decks as words;
use longbox_catalog::{CardNo, Catalog, CatalogError, DeckOf, Origin, card_text, decks, open};
use longbox_kernel::excerpt;
use longbox_protocol::{CardFault, CardFile, LanguageWord, OwnCards, WordFamily};

/// Own cards as they would be, or what is wrong with them.
pub(crate) fn check_cards<G: HostGame>(files: &[CardFile]) -> OwnCards {
    let bad = |fault| OwnCards { cards: Vec::new(), counts: Vec::new(), fault: Some(fault) };
    let catalog = match open_with::<G>(&named(files)) {
        Ok((catalog, _)) => catalog,
        Err(HostError::Cards(error)) => return bad(fault(error)),
        Err(error) => return bad(fault(CatalogError::Cards(error.to_string()))),
    };
    let all = catalog.game.cards().iter().zip(&catalog.origins).enumerate().filter(|(_, (_, origin))| origin.is_own());
    let cards = all.map(|(number, (card, origin))| catalog.game.face(number as CardNo, card, origin)).collect();
    let is_in = |origin: &Origin, file: &CardFile| origin.is_own() && origin.file == file.name;
    let count = |file| catalog.origins.iter().filter(|origin| is_in(origin, file)).count() as u16;
    OwnCards { cards, counts: files.iter().map(count).collect(), fault: None }
}

/// The cards that come with Longbox and these, with the decks that come with it.
pub(crate) fn open_with<G: HostGame>(files: &[(String, String)]) -> Result<(Catalog<G>, Vec<DeckOf<G>>), HostError> {
    let catalog = open::<G>(files)?;
    match decks(&catalog.game) {
        Ok(decks) => Ok((catalog, decks)),
        Err(errors) => Err(taken_name(&catalog, files).map_or_else(|| errors.into(), HostError::from)),
    }
}

/// The first own card with a name that decks use for another card.
fn taken_name<G: HostGame>(catalog: &Catalog<G>, files: &[(String, String)]) -> Option<CatalogError> {
    let game = &catalog.game;
    let all = || game.cards().iter().zip(&catalog.origins);
    let is_shipped =
        |name: &str| all().any(|(card, origin)| !origin.is_own() && G::name_of(card).eq_ignore_ascii_case(name));
    let is_unclear = |name: &str| game.find(name).is_none() || !game.several(name).is_empty();
    let is_taken = |name: &str| is_shipped(name) && is_unclear(name);
    let (card, origin) = all().find(|(card, origin)| origin.is_own() && is_taken(G::name_of(card)))?;
    let (_, text) = files.iter().find(|(file, _)| *file == origin.file)?;
    let quoted = format!("\"{}\"", G::id_of(card));
    let (at, line) = text.lines().enumerate().find(|(_, line)| line.contains(&quoted))?;
    let (what, hint) = (words::taken_name(G::name_of(card)), words::OTHER_NAME.to_owned());
    Some(CatalogError::Card { file: origin.file.clone(), line: at + 1, what, text: excerpt(line), hint })
}

/// The words that the cards of this game are written with.
pub(crate) fn words<G: HostGame>() -> Vec<WordFamily> {
    let families = G::LANGUAGE.words.iter();
    let told = families.map(|family| WordFamily {
        name: family.name.to_owned(),
        meaning: family.meaning.to_owned(),
        words: family.words.iter().map(word).collect(),
    });
    told.collect()
}

fn word(word: &longbox_catalog::LanguageWord) -> LanguageWord {
    LanguageWord {
        name: word.name.to_owned(),
        shape: word.shape.to_owned(),
        meaning: word.meaning.to_owned(),
        parts: word.parts.iter().map(self::word).collect(),
    }
}

/// How a card is written; without one, and for one that did not come with Longbox, an example.
pub(crate) fn text_of<G: HostGame>(game: &G, card: Option<CardNo>) -> String {
    let known = card.and_then(|card| game.cards().get(usize::from(card)));
    known.and_then(|card| card_text::<G>(G::id_of(card))).unwrap_or_else(|| G::EXAMPLE_CARD.trim_end().to_owned())
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
