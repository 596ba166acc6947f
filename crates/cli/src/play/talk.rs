//! What the player types.

use super::menu::{Menu, place};
use longbox_protocol::Offer;

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Nothing,
    /// One of the offers, or several one after another.
    Choose(Vec<Offer>),
    /// Several offers fit.
    Several(Vec<String>),
    Why(String),
    Card(String),
    Log(Option<usize>),
    Rules(String),
    Save(String),
    Undo,
    Board,
    Hand,
    Piles,
    Keys,
    Concede,
    Mistakes,
    Hint,
    /// The player wants to switch rows.
    Formation,
    /// A file, and what should have happened.
    Report(String),
    Help,
    Quit,
    /// No offer and no command.
    Unknown(String),
}

/// Understands a line: a number, a command, or part of an offer's name.
pub(super) fn understand(line: &str, menu: &Menu) -> Said {
    let line = line.trim();
    if line.is_empty() {
        return Said::Nothing;
    }
    if let Some(offer) = line.parse().ok().and_then(|number| menu.by_number(number)) {
        return Said::Choose(vec![offer.clone()]);
    }
    if let Some(offers) = numbers(line, menu) {
        return Said::Choose(offers);
    }
    command(line).unwrap_or_else(|| named(line, menu))
}

/// Several numbers of the menu: "1 3" or "1,3".
fn numbers(line: &str, menu: &Menu) -> Option<Vec<Offer>> {
    let words = line.split([' ', ',']).filter(|word| !word.is_empty());
    let offers: Option<Vec<Offer>> = words.map(|word| menu.by_number(word.parse().ok()?).cloned()).collect();
    let mut offers = offers?;
    // Steps of one choice are offered in a fixed order, so they are made in that order.
    offers.sort_by_key(place);
    offers.dedup();
    Some(offers)
}

/// A command, with or without something after it.
pub(super) fn command(line: &str) -> Option<Said> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim().trim_matches('"').to_owned();
    let alone = rest.is_empty();
    let said = match word.to_lowercase().as_str() {
        "why" => Said::Why(rest),
        "card" => Said::Card(rest),
        "log" if alone => Said::Log(None),
        "log" => Said::Log(Some(rest.parse().ok()?)),
        "rules" | "rule" => Said::Rules(rest),
        "save" => Said::Save(rest),
        "undo" | "u" if alone => Said::Undo,
        "board" | "b" if alone => Said::Board,
        "hand" if alone => Said::Hand,
        "piles" | "ko" | "discard" if alone => Said::Piles,
        "keys" if alone => Said::Keys,
        "concede" if alone => Said::Concede,
        "mistakes" if alone => Said::Mistakes,
        "hint" if alone => Said::Hint,
        "formation" if alone => Said::Formation,
        "report" => Said::Report(rest),
        "help" | "?" | "h" if alone => Said::Help,
        "quit" | "q" | "exit" if alone => Said::Quit,
        _ => return None,
    };
    Some(said)
}

fn named(line: &str, menu: &Menu) -> Said {
    let word = match line.to_lowercase().as_str() {
        "pass" | "p" | "n" | "no" | "none" if menu.by_number(0).is_some() => "0".to_owned(),
        "y" => "yes".to_owned(),
        "n" => "no".to_owned(),
        other => other.trim_matches('"').to_owned(),
    };
    if let Some(offer) = menu.by_number(0).filter(|_| word == "0") {
        return Said::Choose(vec![offer.clone()]);
    }
    match menu.by_name(&word).as_slice() {
        [] => Said::Unknown(word),
        [one] => Said::Choose(vec![(*one).clone()]),
        many => Said::Several(many.iter().map(|offer| offer.with_symbols()).collect()),
    }
}

/// What can be typed.
pub(super) const HELP: [(&str, &str); 21] = [
    ("3", "the option with that number; 0 is always \"no\""),
    ("1 3", "several options, one after another"),
    ("swing", "part of an option's name does as well"),
    ("attack A B C", "several steps by name: A and B attack C"),
    ("why NAME", "what can be done with it, what cannot, and why"),
    ("why A B", "why A cannot attack B"),
    ("why", "what makes the numbers that are not as printed"),
    ("card NAME", "read a card"),
    ("board", "show the whole table again; `keys` explains its signs"),
    ("hand", "your hand with its texts"),
    ("piles", "the cards in KO and discard piles"),
    ("log [N]", "what happened: the last 20 lines, or N"),
    ("undo", "back to your last decision"),
    ("hint", "what Hero would do; makes this a practice game"),
    ("formation", "switch rows: in the Build Phase, or right after it"),
    ("report FILE WORDS", "write down a wrong ruling, to be sent"),
    ("rules ID|WORD", "look a rule up"),
    ("save FILE", "save the game; `longbox play --resume FILE` goes on with it"),
    ("concede", "give the game up"),
    ("mistakes", "after the end: the choices that cost you most"),
    ("quit", "leave"),
];
