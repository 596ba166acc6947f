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

    /// The same with a comma between the thousands: "2,000 games".
    pub(crate) fn of_many(self, number: u32) -> String {
        let text = if number == 1 { self.one } else { self.many };
        fill(text, &[&thousands(number)])
    }
}

/// "2,000".
pub(crate) fn thousands(number: u32) -> String {
    let digits = number.to_string();
    let mut told = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            told.push(',');
        }
        told.push(digit);
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_none_is_plural() {
        let cards = Counted::new("{} card", "{} cards");
        assert_eq!([0, 1, 2, 21].map(|number| cards.of(number)), ["0 cards", "1 card", "2 cards", "21 cards"]);
        assert_eq!(Counted::new("this card", "these {} cards").of(1), "this card");
        assert_eq!([1, 640, 2_000, 1_000_000].map(thousands), ["1", "640", "2,000", "1,000,000"]);
        assert_eq!(cards.of_many(12_500), "12,500 cards");
    }
}
