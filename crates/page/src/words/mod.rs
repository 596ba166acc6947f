//! All words of the page, in one place. A translation is another value of [`Words`]; what the host reports (questions,
//! options, reasons, the log, cards and rules) comes in the host's language.

mod cards;
mod counted;
mod decks;
mod ending;
mod glossary;
mod guide;
mod hint;
mod home;
mod keeping;
mod links;
mod lobby;
mod mistakes;
mod own_cards;
mod played;
mod replays;
mod rules;
mod ruling;
mod shell;
mod squad;
mod table;
mod testing;
mod vs;

pub(crate) use cards::{Cards, timing, type_of, whole_timing};
pub(crate) use counted::{Counted, thousands};
pub(crate) use decks::Decks;
pub(crate) use ending::Ending;
pub(crate) use home::Home;
pub(crate) use keeping::Keeping;
pub(crate) use lobby::Lobby;
pub(crate) use mistakes::Mistakes;
pub(crate) use own_cards::OwnCards;
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
    pub(crate) links: links::Links,
    pub(crate) rules: Rules,
    pub(crate) replays: Replays,
    pub(crate) home: Home,
    pub(crate) keeping: Keeping,
    pub(crate) cards: Cards,
    pub(crate) decks: Decks,
    pub(crate) shell: Shell,
    pub(crate) squad: Squad,
    pub(crate) table: Table,
    pub(crate) ending: Ending,
    pub(crate) mistakes: Mistakes,
    pub(crate) glossary: glossary::Glossary,
    pub(crate) guide: guide::Guide,
    pub(crate) hint: hint::Hint,
    pub(crate) own_cards: OwnCards,
    pub(crate) played: played::Played,
    pub(crate) ruling: ruling::Ruling,
    pub(crate) testing: testing::Testing,
    pub(crate) vs: VsWords,
}

static ENGLISH: Words = Words {
    lobby: lobby::ENGLISH,
    links: links::ENGLISH,
    rules: rules::ENGLISH,
    replays: replays::ENGLISH,
    home: home::ENGLISH,
    keeping: keeping::ENGLISH,
    cards: cards::ENGLISH,
    decks: decks::ENGLISH,
    shell: shell::ENGLISH,
    squad: squad::ENGLISH,
    table: table::ENGLISH,
    ending: ending::ENGLISH,
    mistakes: mistakes::ENGLISH,
    glossary: glossary::ENGLISH,
    guide: guide::ENGLISH,
    hint: hint::ENGLISH,
    own_cards: own_cards::ENGLISH,
    played: played::ENGLISH,
    ruling: ruling::ENGLISH,
    testing: testing::ENGLISH,
    vs: vs::ENGLISH,
};

/// The words in the player's language.
pub(crate) fn words() -> &'static Words {
    &ENGLISH
}

/// Puts values into the braces of a sentence: `fill("turn {}", &["3"])`. A name that ends with a full stop ends its
/// sentence, too: no second one follows.
pub(crate) fn fill(sentence: &str, values: &[&str]) -> String {
    let mut parts = sentence.split("{}");
    let mut filled = parts.next().unwrap_or("").to_owned();
    for (at, part) in parts.enumerate() {
        filled.push_str(values.get(at).copied().unwrap_or(""));
        let ended = filled.ends_with('.');
        filled.push_str(part.strip_prefix('.').filter(|_| ended).unwrap_or(part));
    }
    filled
}

/// Several texts as sentences one after another, each with its full stop.
pub(crate) fn sentences<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let texts = texts.into_iter().map(str::trim).filter(|text| !text.is_empty());
    texts.map(ended).collect::<Vec<_>>().join(" ")
}

/// A text with a full stop at its end, unless it ends already.
fn ended(text: &str) -> String {
    match text.ends_with(['.', '!', '?', '…', ':']) {
        true => text.to_owned(),
        false => format!("{text}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_full_stop_ends_its_sentence() {
        assert_eq!(fill("Whom does {} attack? {}.", &["Thor", "Hulk"]), "Whom does Thor attack? Hulk.");
        assert_eq!(fill("You see {}.", &["M.O.D.O.K."]), "You see M.O.D.O.K.");
        assert_eq!(fill("{}. {}", &["M.O.D.O.K.", "6"]), "M.O.D.O.K. 6");
        assert_eq!(fill("{} strikes", &["M.O.D.O.K."]), "M.O.D.O.K. strikes");
    }

    #[test]
    fn sentences_end_once() {
        assert_eq!(
            sentences(["Attack M.O.D.O.K.", "Not enough", "", "Really?"]),
            "Attack M.O.D.O.K. Not enough. Really?"
        );
        assert_eq!(sentences([]), "");
    }
}
