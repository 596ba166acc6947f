//! Which symbols were paid for a power.

use serde::{Deserialize, Serialize};

/// Up to four symbols, three bits for each: its number and one more; 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Paid(u16);

impl Paid {
    /// Of each location, the symbol that it gave, as a bit.
    pub(crate) fn with(symbols: [u8; 4]) -> Paid {
        let number = |symbol: u8| if symbol == 0 { 0 } else { symbol.trailing_zeros() as u16 + 1 };
        Paid(symbols.iter().rev().fold(0, |paid, symbol| paid << 3 | number(*symbol)))
    }

    /// How often this symbol, a bit, is among them.
    pub(crate) fn times(self, symbol: u8) -> i16 {
        (0..4)
            .filter(|place| {
                let number = self.0 >> (place * 3) & 7;
                number > 0 && symbol >> (number - 1) & 1 == 1
            })
            .count() as i16
    }
}
