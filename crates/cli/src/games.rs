//! The games that the program knows.

use crate::parlour::Parlour;
use clap::ValueEnum;
use std::ffi::OsString;

/// Writes the list of games once: the words on the command line and the way from a word to its game.
macro_rules! games {
    ($($(#[$mark:meta])* $name:ident => $game:ty),+ $(,)?) => {
        /// The games that can be named on the command line.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
        pub(crate) enum GameName {
            $($(#[$mark])* $name,)+
        }

        impl GameName {
            /// Brings somebody to the game of this name.
            pub(crate) fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self {
                    $(GameName::$name => visitor.visit::<$game>(),)+
                }
            }
        }
    };
}

games! {
    #[default]
    Squad => longbox_squad::Squad,
    Vs => longbox_vs::Vs,
}

/// Something to be done with whichever game is named. A game is a type, so it cannot be handed over as a value.
pub(crate) trait Visitor {
    type Output;
    fn visit<G: Parlour>(self) -> Self::Output;
}

impl GameName {
    pub(crate) fn all() -> &'static [GameName] {
        GameName::value_variants()
    }

    /// The word for it in files and on the command line.
    pub(crate) fn word(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    pub(crate) fn from_word(word: &str) -> Option<GameName> {
        GameName::all().iter().copied().find(|game| game.word() == word)
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

    /// What players call it.
    pub(crate) fn title(self) -> &'static str {
        struct Title;
        impl Visitor for Title {
            type Output = &'static str;
            fn visit<G: Parlour>(self) -> &'static str {
                G::TITLE
            }
        }
        self.visit(Title)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The word on the command line and the word in files.
    struct Words(GameName);

    impl Visitor for Words {
        type Output = (String, String);
        fn visit<G: Parlour>(self) -> (String, String) {
            assert_eq!(G::NAME, self.0, "every game is found under its own name");
            let catalog = longbox_catalog::open::<G>(&[]).expect("the card files are in order");
            (G::NAME.word(), catalog.game.name().to_owned())
        }
    }

    #[test]
    fn a_game_has_one_word_everywhere() {
        for game in GameName::all() {
            let (typed, written) = game.visit(Words(*game));
            assert_eq!(typed, written);
            assert_eq!(GameName::from_word(&typed), Some(*game));
        }
    }

    #[test]
    fn the_game_is_found_wherever_it_is_named() {
        let among = |line: &str| GameName::among(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(among("longbox sim --games 5 --game squad"), Some(GameName::Squad));
        assert_eq!(among("longbox cards --game=squad hulk"), Some(GameName::Squad));
        assert_eq!(among("longbox sim --games 5"), None);
        assert_eq!(among("longbox sim --game chess"), None);
    }
}
