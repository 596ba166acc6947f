//! Writes down the words of the card languages, from the source that defines them and its comments.

#[path = "src/words/books.rs"]
mod books;
#[path = "src/words/scan.rs"]
mod scan;

use books::Book;
use scan::{Family, Word};
use std::fmt::Write;
use std::path::Path;

fn main() {
    let folder = std::env::var_os("OUT_DIR").expect("cargo names a folder");
    let mut out = String::new();
    for (name, book, about) in [("VS", &books::VS, "Vs. System"), ("SQUAD", &books::SQUAD, "Super Hero Squad")] {
        write!(out, "/// The words of {about}.\npub(crate) const {name}: &[WordFamily] = &[").expect("text");
        families(book).iter().for_each(|family| write_family(&mut out, family));
        out.push_str("];\n");
    }
    std::fs::write(Path::new(&folder).join("words.rs"), out).expect("the folder can be written to");
}

/// What a card file holds, then the words of the language.
fn families(book: &Book) -> Vec<Family> {
    let facts = book.cards.iter().flat_map(|source| scan::families_with(source, book.facts));
    let words = book.sources.iter().flat_map(|source| scan::families(source));
    let mut all = scan::in_order(facts, book.facts);
    all.extend(scan::in_order(words, book.shown));
    all
}

fn write_family(out: &mut String, Family { name, meaning, words, .. }: &Family) {
    write!(out, "WordFamily {{ name: {name:?}, meaning: {meaning:?}, words: ").expect("text");
    write_words(out, words);
    out.push_str(" },\n");
}

fn write_words(out: &mut String, words: &[Word]) {
    out.push_str("&[");
    for Word { name, shape, meaning, parts } in words {
        write!(out, "LanguageWord {{ name: {name:?}, shape: {shape:?}, meaning: {meaning:?}, parts: ").expect("text");
        write_words(out, parts);
        out.push_str(" }, ");
    }
    out.push(']');
}
