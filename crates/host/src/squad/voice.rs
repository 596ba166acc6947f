//! Players inside sentences: "you", "your", "Mira's".

use crate::Names;
use longbox_kernel::Seat;

/// In the middle of a sentence: "you", "Mira".
pub(super) fn inside(names: &Names, seat: Seat) -> &str {
    match names.of(seat) {
        "You" => "you",
        name => name,
    }
}

/// In front of what belongs to the player: "your", "Mira's".
pub(super) fn whose(names: &Names, seat: Seat) -> String {
    match names.of(seat) {
        "You" => "your".to_owned(),
        name => format!("{name}'s"),
    }
}

/// The sentence with a capital letter in front.
pub(super) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// "Animal and Speed".
pub(super) fn listed(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
