//! What is said of decks of Vs. System.

/// On a button: locations for one symbol under one name.
pub(crate) fn make_all(name: &str) -> String {
    format!("Make all {name}")
}

/// On a button.
pub(crate) const MEND_SIDE: &str = "Mend the side deck";

pub(crate) fn unpaid(who: &str, symbol: &str) -> String {
    format!("A power of {who} asks for {symbol}, and no location pays it.")
}

/// What a first hand is good for.
pub(crate) fn hand(keep: bool, turns: &[u8], symbols: &[&str]) -> String {
    let verdict = if keep { "Keep." } else { "Send it back." };
    let recruits = match turns {
        [] => "Nobody to recruit on turns 1 to 4".to_owned(),
        [one] => format!("A recruit for turn {one}"),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(u8::to_string).collect();
            format!("Recruits for turns {} and {last}", first.join(", "))
        }
    };
    let pays = match symbols {
        [] => "no location".to_owned(),
        [one] => format!("pays {one}"),
        [first @ .., last] => format!("pays {} and {last}", first.join(", ")),
    };
    format!("{verdict} {recruits}, {pays}.")
}
