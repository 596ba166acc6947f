//! Things that are counted, with their forms.

use crate::say::text::words::number;

/// One with its article, one alone, and several.
pub(crate) struct Thing(&'static str, &'static str, &'static str);

pub(crate) const CHARACTER: Thing = Thing("a character", "character", "characters");
pub(crate) const COUNTER: Thing = Thing("a counter", "counter", "counters");
pub(crate) const POINT: Thing = Thing("a recruit point", "recruit point", "recruit points");
pub(crate) const RESOURCE: Thing = Thing("a resource", "resource", "resources");
pub(crate) const VITALITY: Thing = Thing("a vitality counter", "vitality counter", "vitality counters");
pub(crate) const WOUND: Thing = Thing("a wound", "wound", "wounds");
const PLUS: Thing = Thing("a +1/+1 counter", "+1/+1 counter", "+1/+1 counters");
const MINUS: Thing = Thing("a -1/-1 counter", "-1/-1 counter", "-1/-1 counters");

impl Thing {
    /// "a wound", "two wounds", "no wounds".
    pub(crate) fn counted(&self, amount: i16) -> String {
        if amount == 1 { self.0.to_owned() } else { format!("{} {}", number(amount), self.2) }
    }

    /// "1 resource", "3 resources", "no resources".
    pub(crate) fn in_digits(&self, amount: usize) -> String {
        match amount {
            0 => format!("no {}", self.2),
            1 => format!("1 {}", self.1),
            _ => format!("{amount} {}", self.2),
        }
    }
}

/// "two +1/+1 counters"; below 0 they are -1/-1.
pub(crate) fn counters(amount: i16) -> String {
    if amount < 0 { MINUS.counted(-amount) } else { PLUS.counted(amount) }
}

/// Where a card lies in a deck below so many others: "on top", "7th from the top".
pub fn place_in_deck(above: usize) -> String {
    let place = above + 1;
    let ending = match (place % 10, place % 100) {
        (1, 1) if place == 1 => return "on top".to_owned(),
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{place}{ending} from the top")
}
