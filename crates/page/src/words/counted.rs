//! Numbers and the words that follow them.

use super::fill;

/// A text about a number of things: one form for a single one, another for any other number. Braces stand for the
/// number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted {
    one: &'static str,
    many: &'static str,
}

impl Counted {
    pub(super) const fn new(one: &'static str, many: &'static str) -> Counted {
        Counted { one, many }
    }

    /// The text for so many.
    pub(crate) fn of(self, number: usize) -> String {
        let text = if number == 1 { self.one } else { self.many };
        fill(text, &[&number.to_string()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_none_is_plural() {
        let cards = Counted::new("{} card", "{} cards");
        assert_eq!([0, 1, 2, 21].map(|number| cards.of(number)), ["0 cards", "1 card", "2 cards", "21 cards"]);
        assert_eq!(Counted::new("this card", "these {} cards").of(1), "this card");
    }
}
