//! The words that cards are written with, as the source of the languages explains them.

#[cfg(test)]
mod books;
#[cfg(test)]
mod scan;

/// Words of one kind: what can stand in one place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordFamily {
    /// As the shapes of other words name it: "Effect".
    pub name: &'static str,
    /// What its words are for.
    pub meaning: &'static str,
    /// Its words, or the fields of what it is.
    pub words: &'static [LanguageWord],
}

/// A word of a card language, or a named part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageWord {
    /// "Draw".
    pub name: &'static str,
    /// As it is written, with the kinds of its parts: "Draw(Player, Num)".
    pub shape: &'static str,
    /// What it says.
    pub meaning: &'static str,
    /// Its parts, where they have names.
    pub parts: &'static [LanguageWord],
}

// Written by build.rs.
include!(concat!(env!("OUT_DIR"), "/words.rs"));

#[cfg(test)]
mod tests {
    use super::{SQUAD, VS, WordFamily, books, scan};

    fn named(families: &'static [WordFamily], family: &str) -> &'static WordFamily {
        families.iter().find(|known| known.name == family).expect("the family")
    }

    #[test]
    fn the_program_knows_every_word_of_its_languages() {
        for (families, book) in [(VS, books::VS), (SQUAD, books::SQUAD)] {
            let facts = book.cards.iter().flat_map(|source| scan::families_with(source, book.facts));
            let words = book.sources.iter().flat_map(|source| scan::families(source));
            let mut all = scan::in_order(facts, book.facts);
            all.extend(scan::in_order(words, book.shown));
            assert_eq!(families.len(), book.facts.len() + book.shown.len());
            for (family, scanned) in families.iter().zip(all) {
                assert_eq!(family.name, scanned.name);
                let shapes: Vec<&str> = scanned.words.iter().map(|word| word.shape.as_str()).collect();
                assert!(!shapes.is_empty() && family.words.iter().map(|word| word.shape).eq(shapes), "{}", family.name);
            }
        }
    }

    #[test]
    fn fields_and_parts_have_meanings() {
        for (families, field) in [(VS, "stats"), (SQUAD, "block")] {
            let card = named(families, "Card");
            assert!(card.words.iter().any(|word| word.name == field && !word.meaning.is_empty()), "{field}");
        }
        let power = named(VS, "Power").words.iter().find(|word| word.name == "Use").expect("the word");
        let any_turn = power.parts.iter().find(|part| part.name == "any_turn").expect("the part");
        assert_eq!((any_turn.shape, any_turn.meaning.contains("turns of others")), ("any_turn: bool", true));
    }
}
