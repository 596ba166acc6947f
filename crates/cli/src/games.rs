//! From the name of a game to the game: a game is a type, so it cannot be handed over as a value.

use crate::game::TerminalGame;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use longbox_catalog::limits::DECK_FILE_BYTES;
use longbox_host::HostGame;
use longbox_protocol::GameName;
use longbox_squad::Squad;
use longbox_vs::Vs;
use std::ffi::OsString;
use std::path::Path;

/// The game where nothing is said.
pub(crate) const USUAL: GameName = GameName::Squad;

/// Something to be done with whichever game is named.
pub(crate) trait Visitor {
    type Output;
    fn visit<G: TerminalGame>(self) -> Self::Output;
}

/// Brings somebody to the game of this name.
pub(crate) fn visit<V: Visitor>(game: GameName, visitor: V) -> V::Output {
    match game {
        GameName::Squad => visitor.visit::<Squad>(),
        GameName::Vs => visitor.visit::<Vs>(),
    }
}

/// What players call it.
pub(crate) fn title(game: GameName) -> &'static str {
    match game {
        GameName::Squad => Squad::TITLE,
        GameName::Vs => Vs::TITLE,
    }
}

/// Reads the word of a game from the command line.
pub(crate) fn parser() -> impl TypedValueParser<Value = GameName> {
    let words = PossibleValuesParser::new(GameName::ALL.map(GameName::word));
    words.map(|word| GameName::from_word(&word).unwrap_or(USUAL))
}

/// The game that `--game` names among these words: it decides which other words there are.
pub(crate) fn among(words: &[OsString]) -> Option<GameName> {
    let mut words = words.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        match word.strip_prefix("--game") {
            Some("") => return words.next().and_then(GameName::from_word),
            Some(rest) if rest.starts_with('=') => return GameName::from_word(&rest[1..]),
            _ => {}
        }
    }
    None
}

/// The game that a deck file among these words is for, where no game is named.
pub(crate) fn of_deck_among(words: &[OsString]) -> Option<GameName> {
    let any_file = words.get(1).is_some_and(|word| word == "deck");
    let words = words.iter().skip(1).filter_map(|word| word.to_str());
    let values = words
        .map(|word| word.strip_prefix("--").and_then(|word| word.split_once('=')).map_or(word, |(_, value)| value));
    let mut files = values.flat_map(|word| word.split(',')).map(|word| Path::new(word.trim()));
    let is_deck = |path: &Path| path.is_file() && (any_file || path.extension().is_some_and(|ending| ending == "deck"));
    files.find(|path| is_deck(path)).and_then(of_deck)
}

/// The game that understands most of a deck file; of several, the one whose folder it lies in.
fn of_deck(path: &Path) -> Option<GameName> {
    let text = longbox_catalog::text_of(path, DECK_FILE_BYTES).ok()?;
    let is_elsewhere = |game: GameName| !path.iter().any(|part| part == game.word());
    let cost = |game: &GameName| (visit(*game, Reading(&text)), is_elsewhere(*game), *game != USUAL);
    GameName::ALL.into_iter().min_by_key(cost)
}

/// Reads a deck file with a game and counts the lines that it does not understand.
struct Reading<'a>(&'a str);

impl Visitor for Reading<'_> {
    type Output = usize;
    fn visit<G: TerminalGame>(self) -> usize {
        let catalog = longbox_catalog::open::<G>(&[]);
        catalog.map_or(usize::MAX, |catalog| longbox_catalog::parse_deck_parts(&catalog.game, "", self.0).errors.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The word in files.
    struct Written(GameName);

    impl Visitor for Written {
        type Output = String;
        fn visit<G: TerminalGame>(self) -> String {
            assert_eq!(G::NAME, self.0, "every game is found under its own name");
            longbox_catalog::open::<G>(&[]).expect("the card files are in order").game.name().to_owned()
        }
    }

    #[test]
    fn a_game_has_one_word_everywhere() {
        for game in GameName::ALL {
            assert_eq!(visit(game, Written(game)), game.word());
        }
    }

    #[test]
    fn a_deck_file_tells_its_game() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../decks");
        let game = |line: String| of_deck_among(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(game(format!("longbox deck check {root}/vs/avengers.deck")), Some(GameName::Vs));
        assert_eq!(game(format!("longbox deck show {root}/squad/starter.deck")), Some(GameName::Squad));
        assert_eq!(game(format!("longbox sim --decks=avengers,{root}/vs/x-men.deck")), Some(GameName::Vs));
        assert_eq!(game("longbox deck check nowhere.deck".to_owned()), None);
        assert_eq!(game(format!("longbox scenario {root}/../Cargo.toml")), None);
    }

    #[test]
    fn the_game_is_found_wherever_it_is_named() {
        let among = |line: &str| among(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(among("longbox sim --games 5 --game squad"), Some(GameName::Squad));
        assert_eq!(among("longbox cards --game=squad hulk"), Some(GameName::Squad));
        assert_eq!(among("longbox sim --games 5"), None);
        assert_eq!(among("longbox sim --game chess"), None);
    }
}
