//! Reports on decks: for the terminal, for the browser, and as tables for other programs.

mod charts;
mod columns;
mod findings;
pub(super) mod html;
mod panels;
mod parquet;
pub(super) mod tables;
pub(super) mod terminal;

use longbox_arena::doctor::{DeckReport, Estimate};

/// "57.4".
fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// "+2.4", for differences.
fn points(difference: f64) -> String {
    let text = format!("{:+.1}", difference * 100.0);
    if text == "-0.0" { "+0.0".to_owned() } else { text.replace('-', "\u{2212}") }
}

/// "55.2 to 59.6".
fn span(estimate: &Estimate) -> String {
    format!("{} to {}", percent(estimate.low), percent(estimate.high))
}

/// "2,000".
fn number(number: u64) -> String {
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
fn first_gain(deck: &DeckReport) -> Option<f64> {
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
