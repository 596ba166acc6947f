//! How the character of a power is called: by its name, and from then on "he", "she", "it" or "they".

use super::voice::Case;
use crate::game::Vs;
use crate::language::{Card, CardKind, Pronoun};
use crate::state::position::CardNo;

/// A name and the word that takes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Called<'a> {
    pub(crate) name: &'a str,
    pub(crate) pronoun: Pronoun,
    /// The name is that of more than one: "Thor and Hulk".
    pub(crate) several: bool,
    /// It is the card of a main character.
    pub(crate) main: bool,
}

impl<'a> From<&'a str> for Called<'a> {
    fn from(name: &'a str) -> Called<'a> {
        Called { name, pronoun: Pronoun::It, several: false, main: false }
    }
}

impl<'a> From<&'a Card> for Called<'a> {
    fn from(card: &'a Card) -> Called<'a> {
        let main = matches!(card.kind, CardKind::Main { .. });
        Called { name: &card.name, pronoun: card.pronoun, several: false, main }
    }
}

impl Vs {
    /// How the card with this number is called.
    pub(crate) fn who_is(&self, number: CardNo) -> Called<'_> {
        self.card(number).map_or_else(|| self.name_of(number).into(), Called::from)
    }
}

impl Called<'_> {
    /// Nobody by name: "it" from the first word on.
    pub(super) fn only(pronoun: Pronoun) -> Called<'static> {
        Called { name: pronoun.word(Case::Subject), pronoun, several: false, main: false }
    }

    /// Several by their names: "they" from then on.
    pub(crate) fn several(names: &str) -> Called<'_> {
        Called { name: names, pronoun: Pronoun::They, several: true, main: false }
    }

    pub(super) fn has_name(&self) -> bool {
        self.name != self.pronoun.word(Case::Subject)
    }
}

impl Pronoun {
    pub(super) fn word(self, case: Case) -> &'static str {
        match (self, case) {
            (Pronoun::He, Case::Subject) => "he",
            (Pronoun::He, Case::Object) => "him",
            (Pronoun::He, Case::Owner) => "his",
            (Pronoun::She, Case::Subject) => "she",
            (Pronoun::She, Case::Object | Case::Owner) => "her",
            (Pronoun::It, Case::Subject | Case::Object) => "it",
            (Pronoun::It, Case::Owner) => "its",
            (Pronoun::They, Case::Subject) => "they",
            (Pronoun::They, Case::Object) => "them",
            (Pronoun::They, Case::Owner) => "their",
        }
    }

    /// Whether it can mean nobody else: other characters are "it" or "they".
    pub(super) fn is_personal(self) -> bool {
        match self {
            Pronoun::He | Pronoun::She => true,
            Pronoun::It | Pronoun::They => false,
        }
    }
}
