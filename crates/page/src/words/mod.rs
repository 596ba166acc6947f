//! All words of the page, in one place. A translation is another value of [`Words`]; what the host reports (questions,
//! options, reasons, the log, cards and rules) comes in the host's language.

mod cards;
mod home;
mod lobby;
mod replays;
mod rules;
mod shell;
mod squad;
mod table;
mod vs;

pub(crate) use cards::Cards;
pub(crate) use home::Home;
pub(crate) use lobby::Lobby;
pub(crate) use replays::Replays;
pub(crate) use rules::Rules;
pub(crate) use shell::Shell;
pub(crate) use squad::Squad;
pub(crate) use table::Table;
pub(crate) use vs::VsWords;

/// The words of one language, by the part of the page that says them.
#[derive(Debug)]
pub(crate) struct Words {
    pub(crate) lobby: Lobby,
    pub(crate) rules: Rules,
    pub(crate) replays: Replays,
    pub(crate) home: Home,
    pub(crate) cards: Cards,
    pub(crate) shell: Shell,
    pub(crate) squad: Squad,
    pub(crate) table: Table,
    pub(crate) vs: VsWords,
}

static ENGLISH: Words = Words {
    lobby: lobby::ENGLISH,
    rules: rules::ENGLISH,
    replays: replays::ENGLISH,
    home: home::ENGLISH,
    cards: cards::ENGLISH,
    shell: shell::ENGLISH,
    squad: squad::ENGLISH,
    table: table::ENGLISH,
    vs: vs::ENGLISH,
};

/// The words in the player's language.
pub(crate) fn words() -> &'static Words {
    &ENGLISH
}

/// Puts values into the braces of a sentence: `fill("turn {}", &["3"])`.
pub(crate) fn fill(sentence: &str, values: &[&str]) -> String {
    let mut parts = sentence.split("{}");
    let mut filled = parts.next().unwrap_or("").to_owned();
    for (at, part) in parts.enumerate() {
        filled.push_str(values.get(at).copied().unwrap_or(""));
        filled.push_str(part);
    }
    filled
}
