//! The drawn art of cards, the same as on the page.

use longbox_arena::doctor::ListedCard;
use longbox_art::{Factor, Panel, Subject};
use longbox_protocol::CardInfo;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Cards with everything that their pictures show, by their ids.
#[derive(Clone, Debug, Default)]
pub struct Faces(BTreeMap<String, CardInfo>);

impl FromIterator<CardInfo> for Faces {
    fn from_iter<T: IntoIterator<Item = CardInfo>>(cards: T) -> Faces {
        Faces(cards.into_iter().map(|card| (card.id.clone(), card)).collect())
    }
}

impl Faces {
    /// The art of a card, as an image that holds everything.
    pub(crate) fn art(&self, card: &ListedCard) -> Markup {
        let svg = match self.0.get(&card.id).filter(|face| face.name == card.name) {
            Some(face) => Panel::from(face).svg(),
            None => own(card).svg(),
        };
        html! { img.art alt="" src=(data_address(&svg)) {} }
    }
}

/// What can be drawn of a player's own card.
fn own(card: &ListedCard) -> Panel<'_> {
    let factor = Factor::named(&card.team);
    let subject = match (card.kind.as_str(), factor) {
        (_, Some(_)) => Subject::Squad,
        ("plot twist", None) => Subject::PlotTwist,
        ("location", None) => Subject::Location,
        ("equipment", None) => Subject::Equipment,
        _ => Subject::Character,
    };
    Panel {
        name: &card.name,
        subject,
        team: &card.team,
        factor,
        rank: card.cost.unwrap_or_default(),
        ..Panel::default()
    }
}

/// An SVG document as an address.
fn data_address(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml,");
    for letter in svg.chars() {
        match letter {
            '"' => address.push('\''),
            '%' | '#' | '<' | '>' | '{' | '}' | '\n' | '&' | '\'' => {
                address.push_str(&format!("%{:02X}", letter as u32))
            }
            letter if letter.is_ascii() => address.push(letter),
            letter => letter.to_string().bytes().for_each(|byte| address.push_str(&format!("%{byte:02X}"))),
        }
    }
    address
}
