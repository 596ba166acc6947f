//! Questions about cards that not all can see. They may ask how many there are, not what they are.

use super::here::Here;
use super::predicate::Says;
use super::{Checked, Misuse};
use crate::language::{Is, Place, Select};

impl<'c> Here<'c> {
    /// Whether there are such cards, or how many.
    pub(super) fn asked_how_many(self, list: &[Is]) -> Checked {
        self.open(!looks_into_hidden(list) || list.iter().all(is_seen_from_outside))
    }

    /// Whether all of these are so.
    pub(super) fn asked_whether(self, select: &Select, list: &[Is]) -> Checked {
        let about = [select.list(), list].concat();
        self.open(!(is_hidden(select) || looks_into_hidden(list)) || about.iter().all(is_seen_from_outside))
    }

    /// A number, a name or a team of these.
    pub(super) fn asked_what(self, select: &Select) -> Checked {
        self.open(!is_hidden(select))
    }

    fn open(self, is: bool) -> Checked {
        if is { Ok(()) } else { Err(Misuse::Hidden { sentence: self.written() }) }
    }
}

fn is_hidden(select: &Select) -> bool {
    matches!(select.by_anybody(), Select::Top(..) | Select::Until(..)) || looks_into_hidden(select.list())
}

/// Cards of a list are not seen by all. Those in resource rows and decks are, if they are asked for face up.
fn looks_into_hidden(list: &[Is]) -> bool {
    let face_up = list.contains(&Is::FaceUp);
    list.iter().any(|is| names_hidden(is, face_up))
}

fn names_hidden(is: &Is, face_up: bool) -> bool {
    match Says::from(is) {
        Says::In(place) => is_hidden_place(place, face_up),
        Says::Not(is) => names_hidden(is, face_up),
        Says::AnyOf(list) => list.iter().any(|is| names_hidden(is, face_up)),
        Says::Looked | Says::Outside | Says::Fact => false,
    }
}

fn is_hidden_place(place: &Place, face_up: bool) -> bool {
    match place {
        Place::Hand(_) | Place::Top(_) | Place::Bottom(_) => true,
        Place::Resources(_) | Place::Deck(_) => !face_up,
        Place::As(place, _) => is_hidden_place(place, face_up),
        Place::Side(_)
        | Place::Front(_)
        | Place::Back(_)
        | Place::Row(_)
        | Place::Beside(_)
        | Place::Ko(_)
        | Place::Pile(..)
        | Place::On(_)
        | Place::Removed
        | Place::Outside
        | Place::Home
        | Place::Universe => false,
    }
}

/// Where a card lies and which side is up can be seen without knowing it.
fn is_seen_from_outside(is: &Is) -> bool {
    match Says::from(is) {
        Says::In(_) | Says::Outside => true,
        Says::Not(is) => is_seen_from_outside(is),
        Says::AnyOf(list) => list.iter().all(is_seen_from_outside),
        Says::Looked | Says::Fact => false,
    }
}
