//! How much files of cards and decks may hold. Every limit is far above real use: it turns a wrong file into an error,
//! never a good one.

pub use longbox_kernel::excerpt;

/// Bytes of a file of cards. All cards of both games together have a tenth of that.
pub const CARD_FILE_BYTES: usize = 4 << 20;
/// Cards of all files together.
pub const CARDS: usize = 5_000;
/// How deep words of the card language may stand inside each other; real cards reach a third of it.
pub const NESTING: usize = 64;

/// Bytes of a deck file.
pub const DECK_FILE_BYTES: usize = 256 << 10;
/// Lines of a deck file.
pub const DECK_LINES: usize = 1_000;
/// Copies that one line of a deck file brings.
pub const COPIES: usize = 99;

/// A number of bytes in words: "256 KB", "4 MB".
pub fn bytes(count: usize) -> String {
    match count {
        0..1_024 => format!("{count} bytes"),
        1_024..1_048_576 => format!("{} KB", count >> 10),
        _ => format!("{} MB", count >> 20),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_told_in_round_numbers() {
        assert_eq!([bytes(999), bytes(DECK_FILE_BYTES), bytes(CARD_FILE_BYTES)], ["999 bytes", "256 KB", "4 MB"]);
    }
}
