//! Decks of Cockatrice.
//!
//! Beside the name of each card stand its set and number, which Cockatrice knows as `setShortName` and
//! `collectorNumber`, so that cards of one name are told apart. The main character lies in the zone `side` with all
//! levels, and so does a side deck.

use super::xml::{Entry, XmlDeck, Zone};
use super::{DeckList, DeckReading};
use crate::game::{CardNo, CatalogGame};
use std::fmt::Write;

/// The outermost element.
pub(super) const ROOT: &str = "cockatrice_deck";
const NAME: &str = "deckname";
const NOTES: &str = "comments";
const ZONE: &str = "zone";
const CARD: &str = "card";
/// What Cockatrice keeps for itself.
const OWN: [&str; 5] = ["lastLoadedTimestamp", "bannerCard", "tags", "format", "sideboard_plan"];
/// What parts the letters of a set from the number.
const HYPHEN: char = '-';

pub(super) fn read<G: CatalogGame>(mut deck: XmlDeck<'_, '_, G>) -> DeckReading {
    for part in deck.root().children().filter(|node| node.is_element()) {
        let text = || part.text().unwrap_or_default().trim().to_owned();
        match part.tag_name().name() {
            NAME => deck.reading.list.name = text(),
            NOTES => deck.reading.list.notes = text(),
            ZONE => {
                let zone = if part.attribute("name") == Some("side") { Zone::Beside } else { Zone::Deck };
                for card in part.children().filter(|node| node.is_element()) {
                    if card.tag_name().name() != CARD {
                        deck.unknown(card);
                        continue;
                    }
                    let [set, number] = ["setShortName", "collectorNumber"].map(|word| card.attribute(word));
                    let id = set.zip(number).map(|(set, number)| match set {
                        "" => number.to_owned(),
                        set => format!("{set}{HYPHEN}{number}"),
                    });
                    let (line, text) = (deck.line_of(card), deck.text_of(card));
                    let (count, name) = (card.attribute("number"), card.attribute("name"));
                    deck.take(&Entry { line, text, zone, count, name, id });
                }
            }
            other if OWN.contains(&other) => {}
            _ => deck.unknown(part),
        }
    }
    deck.finished()
}

pub(super) fn write<G: CatalogGame>(game: &G, list: &DeckList) -> String {
    let list = list.tidied();
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n");
    for (word, value) in [(NAME, &list.name), (NOTES, &list.notes)] {
        let _ = writeln!(text, "    <{word}>{}</{word}>", escaped(value));
    }
    zone(game, &mut text, "main", &list.cards);
    let lead = list.lead.iter().flat_map(|lead| game.versions(*lead));
    let beside: Vec<(u8, CardNo)> = lead.chain(list.side.iter().copied()).map(|card| (1, card)).collect();
    if !beside.is_empty() {
        zone(game, &mut text, "side", &beside);
    }
    text.push_str("</cockatrice_deck>\n");
    text
}

fn zone<G: CatalogGame>(game: &G, text: &mut String, name: &str, cards: &[(u8, CardNo)]) {
    let _ = writeln!(text, "    <zone name=\"{name}\">");
    for (count, card) in cards {
        let Some(card) = game.cards().get(usize::from(*card)) else { continue };
        let (set, number) = G::id_of(card).split_once(HYPHEN).unwrap_or(("", G::id_of(card)));
        let [set, number, name] = [set, number, G::name_of(card)].map(escaped);
        let _ = writeln!(
            text,
            "        <card number=\"{count}\" setShortName=\"{set}\" collectorNumber=\"{number}\" name=\"{name}\"/>"
        );
    }
    text.push_str("    </zone>\n");
}

/// A text as XML writes it. Letters that XML cannot hold are left out.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(letter),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}
