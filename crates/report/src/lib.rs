//! What a test of decks has found out, told to people: one page for the browser with everything in it, and the
//! sentences that a terminal shows as well. It is the same wherever the games were played.

mod art;
mod charts;
pub mod findings;
mod html;
mod panels;

pub use art::Faces;
pub use html::page;

use longbox_arena::doctor::{DeckReport, Estimate};

/// "57.4".
pub fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// "+2.4", for differences.
pub fn points(difference: f64) -> String {
    let text = format!("{:+.1}", difference * 100.0);
    if text == "-0.0" { "+0.0".to_owned() } else { text.replace('-', "\u{2212}") }
}

/// "55.2 to 59.6".
pub fn span(estimate: &Estimate) -> String {
    format!("{} to {}", percent(estimate.low), percent(estimate.high))
}

/// "2,000".
pub fn number(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// What going first is worth, where the two intervals do not meet.
pub fn first_gain(deck: &DeckReport) -> Option<f64> {
    let (first, second) = (deck.first?, deck.second?);
    (first.low > second.high || first.high < second.low).then_some(first.value - second.value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!([number(7), number(1_234), number(1_000_000)], ["7", "1,234", "1,000,000"]);
        assert_eq!([points(0.0241), points(-0.05), points(-0.0001)], ["+2.4", "\u{2212}5.0", "+0.0"]);
    }
}
