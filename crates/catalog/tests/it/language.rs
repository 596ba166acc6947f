//! The source of the card languages, read.

#[path = "../../src/words/books.rs"]
pub(crate) mod books;
#[path = "../../src/words/scan.rs"]
mod scan;

use scan::families_with;
pub(crate) use scan::{Family, families, in_order};

/// The names of parts that may be left out, in a source file that is laid out by rustfmt.
pub(crate) fn optional_parts(source: &str) -> Vec<&str> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let named = lines.windows(2).filter(|pair| pair[0].starts_with("#[serde(default"));
    let parts = named.filter_map(|pair| pair[1].trim_start_matches("pub ").split_once(": "));
    parts.map(|(name, _)| name).collect()
}

#[test]
fn the_scanner_reads_words_with_comments_and_shapes() {
    let source = "/// Things\n/// to do.\n#[derive(Debug)]\npub enum Effect {\n    // Cards.\n    /// Some.\n    \
                  Draw(Who, Box<Num>),\n    Hit {\n        #[serde(default)]\n        by: Source,\n        amount: \
                  Num,\n        when: Option<Cond>,\n    },\n    Name(Vec<String>),\n}\n\nfn other() {\n    Odd(1),\n}\n";
    let found = families(source);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].name.as_str(), found[0].meaning.as_str()), ("Effect", "Things to do."));
    let words: Vec<[&str; 3]> =
        found[0].words.iter().map(|word| [word.name.as_str(), word.shape.as_str(), word.meaning.as_str()]).collect();
    let expected = [
        ["Draw", "Draw(Who, Num)", "Some."],
        ["Hit", "Hit(by: Source, amount: Num, when: Cond)", ""],
        ["Name", "Name([\"text\"])", ""],
    ];
    assert_eq!(words, expected);
}

#[test]
fn the_scanner_reads_the_fields_of_structs_that_are_named() {
    let source = "/// A card.\npub struct Card {\n    /// Its name.\n    pub id: String,\n    #[serde(default)]\n    pub \
                  stats: Option<Stats>,\n}\n\npub struct Other {\n    pub no: u8,\n}\n";
    let found = families_with(source, &["Card"]);
    assert_eq!(found.len(), 1);
    let words: Vec<(&str, &str)> =
        found[0].words.iter().map(|word| (word.name.as_str(), word.shape.as_str())).collect();
    assert_eq!(words, [("id", "id: \"text\""), ("stats", "stats: Stats")]);
    assert_eq!(found[0].words[0].meaning, "Its name.");
}

#[test]
fn what_a_card_file_holds_is_found_in_both_languages() {
    for book in [books::VS, books::SQUAD] {
        let found = book.cards.iter().flat_map(|source| families_with(source, book.facts));
        let found = in_order(found, book.facts);
        assert!(found.iter().map(|family| family.name.as_str()).eq(book.facts.iter().copied()), "{found:?}");
        assert!(found[0].words.iter().any(|word| word.name == "id" && !word.meaning.is_empty()));
    }
}
