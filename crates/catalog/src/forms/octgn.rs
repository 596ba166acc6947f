//! Decks of OCTGN, which are read by the names of their cards.

use super::DeckReading;
use super::xml::{Entry, XmlDeck, Zone};
use crate::game::CatalogGame;

/// The outermost element.
pub(super) const ROOT: &str = "deck";

pub(super) fn read<G: CatalogGame>(mut deck: XmlDeck<'_, '_, G>) -> DeckReading {
    for part in deck.root().children().filter(|node| node.is_element()) {
        match part.tag_name().name() {
            "notes" => deck.reading.list.notes = part.text().unwrap_or_default().trim().to_owned(),
            "section" => {
                let zone = zone_of(part.attribute("name").unwrap_or_default());
                for card in part.children().filter(|node| node.is_element()) {
                    if card.tag_name().name() != "card" {
                        deck.unknown(card);
                        continue;
                    }
                    let (line, text) = (deck.line_of(card), deck.text_of(card));
                    let (count, name) = (card.attribute("qty"), card.text());
                    deck.take(&Entry { line, text, zone, count, name, id: None });
                }
            }
            // A picture for the backs of cards.
            "sleeve" => {}
            _ => deck.unknown(part),
        }
    }
    deck.finished()
}

/// What a section holds, by its name: "Main" is a deck, "Main Character" is not.
fn zone_of(section: &str) -> Zone {
    let section = section.to_lowercase();
    let beside = ["main char", "leader", "side"].iter().any(|word| section.contains(word));
    if beside { Zone::Beside } else { Zone::Deck }
}
