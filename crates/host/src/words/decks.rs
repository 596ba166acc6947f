//! What is said of decks, whatever their game.

use longbox_kernel::capital;

/// A clause of the rules as a sentence: "it has 61 cards" is "61 cards".
pub(crate) fn sentence(clause: &str) -> String {
    format!("{}.", capital(clause.strip_prefix("it has ").unwrap_or(clause)))
}

/// What a reader did not understand, as a sentence.
pub(crate) fn problem(clause: &str) -> String {
    let stop = if clause.ends_with(['?', '!', '.']) { "" } else { "." };
    format!("{}{stop}", capital(clause))
}

/// A line of a deck that was not understood.
pub(crate) fn unread(line: &str, problem: &str) -> String {
    format!("\"{line}\": {problem}")
}

/// On a button.
pub(crate) fn take_out(count: u16, all: bool) -> String {
    match count {
        1 if all => "Take it out".to_owned(),
        _ if all => "Take them out".to_owned(),
        count => format!("Take {count} out"),
    }
}

/// On a button.
pub(crate) fn let_lead(name: &str) -> String {
    format!("Let {name} lead")
}

/// "2 Gambit".
pub(crate) fn copies(count: u8, name: &str) -> String {
    match count {
        1 => format!("one {name}"),
        count => format!("{count} {name}"),
    }
}

/// What was changed so that a deck can be played.
pub(crate) fn changes(out: &[String], put_in: &[String], lead: Option<&str>, format: Option<&str>) -> String {
    let mut parts = Vec::new();
    if !out.is_empty() {
        parts.push(format!("takes {} out", list(out)));
    }
    if !put_in.is_empty() {
        parts.push(format!("puts {} in", list(put_in)));
    }
    parts.extend(lead.map(|lead| format!("lets {lead} lead")));
    parts.extend(format.map(|format| format!("plays it in the {format} format")));
    match parts.is_empty() {
        true => "Mends the side deck.".to_owned(),
        false => format!("{}.", capital(&list(&parts))),
    }
}

/// "a, b and c".
fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// An own card is called like one that comes with the program.
pub(crate) fn taken_name(name: &str) -> String {
    format!("decks that come with Longbox mean another card by \"{name}\"")
}

/// What to do about it.
pub(crate) const OTHER_NAME: &str = "give your card another name";
