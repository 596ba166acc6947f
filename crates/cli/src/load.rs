//! Cards and decks for the commands, with errors that say what to write instead.

use longbox_catalog::{Deck, SquadCatalog, nearest_word, parse_deck, squad_decks, squad_with};
use longbox_squad::Squad;
use miette::{IntoDiagnostic, WrapErr, miette};
use std::path::{Path, PathBuf};

/// Words that stand for several decks.
const GROUPS: [&str; 3] = ["all", "quest", "starter"];

/// All cards that come with Longbox and those of these files.
pub(crate) fn squad(cards: &[PathBuf]) -> miette::Result<SquadCatalog> {
    let read = |path: &PathBuf| Ok((path.display().to_string(), text_of(path)?));
    let more = cards.iter().map(read).collect::<miette::Result<Vec<_>>>()?;
    squad_with(&more).map_err(|error| miette!(code = "cards", "{error}"))
}

/// The decks that these words stand for: names, paths of deck files, or groups.
pub(crate) fn decks(catalog: &SquadCatalog, words: &[String]) -> miette::Result<Vec<Deck>> {
    let known = built_in(&catalog.game)?;
    let mut found: Vec<Deck> = Vec::new();
    for word in words.iter().map(|word| word.trim()).filter(|word| !word.is_empty()) {
        match word {
            "all" => found.extend(known.iter().cloned()),
            "quest" | "starter" => found.extend(known.iter().filter(|deck| deck.kind == word).cloned()),
            _ => found.push(one(&catalog.game, &known, word)?),
        }
    }
    // A deck that two words stand for plays once.
    let mut keys = std::collections::BTreeSet::new();
    found.retain(|deck| keys.insert(deck.key.clone()));
    if found.is_empty() {
        return Err(miette!(help = known_names(&known), "no deck was named"));
    }
    Ok(found)
}

/// The deck with this name, or in this file.
pub(crate) fn deck(catalog: &SquadCatalog, word: &str) -> miette::Result<Deck> {
    one(&catalog.game, &built_in(&catalog.game)?, word.trim())
}

fn built_in(game: &Squad) -> miette::Result<Vec<Deck>> {
    squad_decks(game).map_err(|errors| problems("the decks that come with Longbox", &errors))
}

fn one(game: &Squad, known: &[Deck], word: &str) -> miette::Result<Deck> {
    let same = |deck: &&Deck| deck.key.eq_ignore_ascii_case(word) || deck.name.eq_ignore_ascii_case(word);
    if let Some(deck) = known.iter().find(same) {
        return Ok(deck.clone());
    }
    let path = Path::new(word);
    if path.extension().is_some_and(|ending| ending == "deck") || path.is_file() {
        return parse_deck(game, word, &text_of(path)?).map_err(|errors| problems(word, &errors));
    }
    let names = known.iter().flat_map(|deck| [deck.key.as_str(), deck.name.as_str()]);
    let like =
        nearest_word(word, names.chain(GROUPS)).map(|name| format!("; did you mean '{name}'?")).unwrap_or_default();
    Err(miette!(help = known_names(known), "there is no deck '{word}'{like}"))
}

fn problems(what: &str, errors: &[longbox_catalog::DeckError]) -> miette::Report {
    let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
    miette!("{what} cannot be used:\n{}", lines.join("\n"))
}

fn known_names(known: &[Deck]) -> String {
    let others = known.iter().filter(|deck| deck.kind != "quest").map(|deck| deck.key.as_str());
    let quests: Vec<&str> = known.iter().filter(|deck| deck.kind == "quest").map(|deck| deck.key.as_str()).collect();
    format!(
        "known are {}, {} quest decks ({}, ...), the words {} and paths of .deck files",
        others.collect::<Vec<_>>().join(", "),
        quests.len(),
        quests.iter().take(3).copied().collect::<Vec<_>>().join(", "),
        GROUPS.join(", "),
    )
}

fn text_of(path: &Path) -> miette::Result<String> {
    std::fs::read_to_string(path).into_diagnostic().wrap_err_with(|| format!("{} cannot be read", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_names_and_titles_are_decks_and_double_ones_play_once() {
        let catalog = squad(&[]).unwrap();
        let words = ["starter", "hulk OR bust!", "hulk-or-bust"].map(str::to_owned);
        let found = decks(&catalog, &words).unwrap();
        assert_eq!(found.iter().map(|deck| deck.key.as_str()).collect::<Vec<_>>(), ["starter", "hulk-or-bust"]);
        assert!(decks(&catalog, &["all".to_owned()]).unwrap().len() > 100);
    }

    #[test]
    fn a_wrong_name_is_answered_with_the_nearest() {
        let catalog = squad(&[]).unwrap();
        let error = deck(&catalog, "hulk-or-bost").unwrap_err();
        assert_eq!(error.to_string(), "there is no deck 'hulk-or-bost'; did you mean 'hulk-or-bust'?");
        assert!(deck(&catalog, "no-such-file.deck").unwrap_err().to_string().contains("cannot be read"));
    }
}
