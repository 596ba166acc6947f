//! What the player types.

use super::menu::{Entry, Menu};

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Nothing,
    /// The option with this number at the table.
    Choose(u16),
    /// Several of them, in the order of the menu.
    ChooseAll(Vec<u16>),
    /// The entry that is no option but can be had by taking steps back.
    Detour(usize),
    /// Several options fit.
    Several(Vec<String>),
    Why(String),
    Card(String),
    Log(Option<usize>),
    Rules(String),
    Save(String),
    Undo,
    Board,
    Concede,
    Help,
    Quit,
    /// No option and no command.
    Unknown(String),
}

/// Understands a line: a number, a command, or part of an option's name.
pub(super) fn understand(line: &str, menu: &Menu) -> Said {
    let line = line.trim();
    if line.is_empty() {
        return Said::Nothing;
    }
    if let Some(entry) = line.parse().ok().and_then(|number| menu.by_number(number)) {
        return chosen(entry);
    }
    if let Some(options) = numbers(line, menu) {
        return Said::ChooseAll(options);
    }
    command(line).unwrap_or_else(|| named(line, menu))
}

fn chosen(entry: &Entry) -> Said {
    match (entry.option, entry.detour) {
        (Some(option), _) => Said::Choose(option as u16),
        (None, Some(number)) => Said::Detour(number),
        (None, None) => Said::Nothing,
    }
}

/// Several numbers of the menu: "1 3" or "1,3".
fn numbers(line: &str, menu: &Menu) -> Option<Vec<u16>> {
    let words = line.split([' ', ',']).filter(|word| !word.is_empty());
    let options: Option<Vec<u16>> =
        words.map(|word| Some(menu.by_number(word.parse().ok()?)?.option? as u16)).collect();
    let mut options = options?;
    // Steps of one choice are offered in a fixed order, so they are made in that order.
    options.sort_unstable();
    options.dedup();
    Some(options)
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
        "concede" if alone => Said::Concede,
        "help" | "?" | "h" if alone => Said::Help,
        "quit" | "q" | "exit" if alone => Said::Quit,
        _ => return None,
    };
    Some(said)
}

fn named(line: &str, menu: &Menu) -> Said {
    let word = match line.to_lowercase().as_str() {
        "pass" | "p" | "n" | "no" | "none" if menu.by_number(0).is_some() => {
            return menu.by_number(0).map_or(Said::Nothing, chosen);
        }
        "y" => "yes".to_owned(),
        "n" => "no".to_owned(),
        other => other.trim_matches('"').to_owned(),
    };
    let found = menu.by_name(&word);
    match found.as_slice() {
        [] => Said::Unknown(word),
        [one] => chosen(one),
        many => Said::Several(many.iter().map(|entry| entry.name.clone()).collect()),
    }
}

/// What can be typed; `why` is what the game has to say of `why NAME` and `why`.
pub(super) fn help(
    why: [&'static str; 2],
    looks: &[(&'static str, &'static str)],
) -> Vec<(&'static str, &'static str)> {
    let mut help = vec![
        ("3", "the option with that number; 0 is always \"no\""),
        ("1 3", "several options, one after another"),
        ("swing", "part of an option's name does as well"),
        ("why NAME", why[0]),
        ("why", why[1]),
        ("card NAME", "read a card"),
        ("board", "show the whole table again"),
        ("log [N]", "what happened: the last 20 events, or N"),
        ("undo", "back to your last decision"),
        ("rules ID|WORD", "look a rule up"),
        ("save FILE", "save the game; `longbox play --resume FILE` goes on with it"),
        ("concede", "give the game up"),
        ("quit", "leave"),
    ];
    let board = help.iter().position(|(word, _)| *word == "board").map_or(0, |at| at + 1);
    help.splice(board..board, looks.iter().copied());
    help
}
