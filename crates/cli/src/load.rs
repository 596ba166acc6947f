//! Cards and decks for the commands, with errors that say what to write instead.

use crate::game::TerminalGame;
use longbox_catalog::limits;
use longbox_catalog::{CardNo, Catalog, DeckOf, Origin, nearest_word, parse_deck};
use miette::miette;
use std::path::{Path, PathBuf};

/// The word that stands for every deck.
const ALL: &str = "all";

/// All cards that come with Longbox and those of these files.
pub(crate) fn catalog<G: TerminalGame>(cards: &[PathBuf]) -> miette::Result<Catalog<G>> {
    let read = |path: &PathBuf| Ok((path.display().to_string(), text_of(path, limits::CARD_FILE_BYTES)?));
    let more = cards.iter().map(read).collect::<miette::Result<Vec<_>>>()?;
    longbox_catalog::open(&more).map_err(|error| miette!(code = "cards", "{error}"))
}

/// The decks that these words stand for: names, paths of deck files, or groups.
pub(crate) fn decks<G: TerminalGame>(catalog: &Catalog<G>, words: &[String]) -> miette::Result<Vec<DeckOf<G>>> {
    let known = built_in(&catalog.game)?;
    let mut found: Vec<DeckOf<G>> = Vec::new();
    for word in words.iter().map(|word| word.trim()).filter(|word| !word.is_empty()) {
        match word {
            ALL => found.extend(known.iter().cloned()),
            _ if G::GROUPS.contains(&word) => found.extend(known.iter().filter(|deck| deck.kind == word).cloned()),
            _ => found.push(one(&catalog.game, &known, word)?),
        }
    }
    // A deck that two words stand for plays once.
    let mut keys = std::collections::BTreeSet::new();
    found.retain(|deck| keys.insert(deck.key.clone()));
    if found.is_empty() {
        return Err(miette!(help = known_names::<G>(&known), "no deck was named"));
    }
    Ok(found)
}

/// The deck with this name, or in this file.
pub(crate) fn deck<G: TerminalGame>(catalog: &Catalog<G>, word: &str) -> miette::Result<DeckOf<G>> {
    one(&catalog.game, &built_in(&catalog.game)?, word.trim())
}

/// The decks that come with Longbox.
pub(crate) fn built_in<G: TerminalGame>(game: &G) -> miette::Result<Vec<DeckOf<G>>> {
    longbox_catalog::decks(game).map_err(|errors| problems("the decks that come with Longbox", &errors))
}

fn one<G: TerminalGame>(game: &G, known: &[DeckOf<G>], word: &str) -> miette::Result<DeckOf<G>> {
    let same = |deck: &&DeckOf<G>| deck.key.eq_ignore_ascii_case(word) || deck.name.eq_ignore_ascii_case(word);
    if let Some(deck) = known.iter().find(same) {
        return Ok(deck.clone());
    }
    if is_deck_file(word) {
        return parse_deck(game, word, &text_of(Path::new(word), limits::DECK_FILE_BYTES)?)
            .map_err(|errors| problems(word, &errors));
    }
    let names = known.iter().flat_map(|deck| [deck.key.as_str(), deck.name.as_str()]);
    let groups = [ALL].into_iter().chain(G::GROUPS.iter().copied());
    let like =
        nearest_word(word, names.chain(groups)).map(|name| format!("; did you mean '{name}'?")).unwrap_or_default();
    Err(miette!(help = known_names::<G>(known), "there is no deck '{word}'{like}"))
}

/// Whether the word is rather a file than the name of a deck.
pub(crate) fn is_deck_file(word: &str) -> bool {
    let path = Path::new(word);
    path.extension().is_some_and(|ending| ending == "deck") || path.is_file()
}

/// The cards of these sets and the folders that they are called by: each word is a folder, or the letters of ids.
/// No word stands for all.
pub(crate) fn sets<G: TerminalGame>(
    catalog: &Catalog<G>,
    words: &[String],
) -> miette::Result<(Vec<CardNo>, Vec<String>)> {
    let all = || catalog.game.cards().iter().zip(&catalog.origins);
    let mut known: Vec<&str> = all().flat_map(|(card, origin)| [origin.set.as_str(), letters::<G>(card)]).collect();
    known.sort_unstable();
    known.dedup();
    let is = |word: &str, card: &G::Card, origin: &Origin| {
        origin.set.eq_ignore_ascii_case(word) || letters::<G>(card).eq_ignore_ascii_case(word)
    };
    for word in words.iter().map(|word| word.trim()) {
        if !all().any(|(card, origin)| is(word, card, origin)) {
            let like = nearest_word(word, known.iter().copied());
            let like = like.map(|name| format!("; did you mean '{name}'?")).unwrap_or_default();
            return Err(miette!(help = format!("known are {}", known.join(", ")), "there is no set '{word}'{like}"));
        }
    }
    let fits =
        |card: &G::Card, origin: &Origin| words.is_empty() || words.iter().any(|word| is(word.trim(), card, origin));
    let found = all().enumerate().filter(|(_, (card, origin))| fits(card, origin));
    let (cards, mut names): (Vec<CardNo>, Vec<String>) =
        found.map(|(number, (_, origin))| (number as CardNo, origin.set.clone())).unzip();
    names.sort_unstable();
    names.dedup();
    Ok((cards, names))
}

/// The letters of a set in the id of a card: "MNB" of "MNB-021".
fn letters<G: TerminalGame>(card: &G::Card) -> &str {
    let id = G::id_of(card);
    id.split_once('-').map_or(id, |(letters, _)| letters)
}

fn problems(what: &str, errors: &[longbox_catalog::DeckError]) -> miette::Report {
    let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
    miette!("{what} cannot be used:\n{}", lines.join("\n"))
}

/// Words that stand for several decks.
pub(crate) fn groups<G: TerminalGame>() -> String {
    [&[ALL], G::GROUPS].concat().join(", ")
}

fn known_names<G: TerminalGame>(known: &[DeckOf<G>]) -> String {
    let keys =
        |many: bool| known.iter().filter(move |deck| (deck.kind == G::MANY) == many).map(|deck| deck.key.as_str());
    let others = keys(false).collect::<Vec<_>>().join(", ");
    let few = keys(true).take(3).collect::<Vec<_>>().join(", ");
    let many = match keys(true).count() {
        0 => String::new(),
        count => format!("{count} {} decks ({few}, ...), ", G::MANY),
    };
    format!("known are {others}, {many}the words {} and paths of .deck files", groups::<G>())
}

/// The text of a file of at most so many bytes.
pub(crate) fn text_of(path: &Path, most: usize) -> miette::Result<String> {
    longbox_catalog::text_of(path, most).map_err(|error| miette!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_squad::Squad;

    #[test]
    fn groups_names_and_titles_are_decks_and_double_ones_play_once() {
        let catalog = catalog::<Squad>(&[]).unwrap();
        let words = ["starter", "hulk OR bust!", "hulk-or-bust"].map(str::to_owned);
        let found = decks(&catalog, &words).unwrap();
        assert_eq!(found.iter().map(|deck| deck.key.as_str()).collect::<Vec<_>>(), ["starter", "hulk-or-bust"]);
        assert!(decks(&catalog, &["all".to_owned()]).unwrap().len() > 100);
    }

    #[test]
    fn a_wrong_name_is_answered_with_the_nearest() {
        let catalog = catalog::<Squad>(&[]).unwrap();
        let error = deck(&catalog, "hulk-or-bost").unwrap_err();
        assert_eq!(error.to_string(), "there is no deck 'hulk-or-bost'; did you mean 'hulk-or-bust'?");
        assert!(deck(&catalog, "no-such-file.deck").unwrap_err().to_string().contains("cannot be read"));
    }
}
