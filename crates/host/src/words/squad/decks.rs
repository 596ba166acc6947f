//! What is said of decks of Super Hero Squad.

/// What a first hand is good for.
pub(crate) fn hand(keep: bool, low: usize, keepers: usize) -> String {
    let verdict = if keep { "A quick hand." } else { "A slow hand." };
    let low = match low {
        0 => "Nothing for the first power".to_owned(),
        1 => "One card for the first power".to_owned(),
        low => format!("{low} cards for the first power"),
    };
    let keepers = match keepers {
        0 => "no Keeper".to_owned(),
        1 => "one Keeper".to_owned(),
        keepers => format!("{keepers} Keepers"),
    };
    format!("{verdict} {low}, {keepers}.")
}
