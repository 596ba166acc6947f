//! A scanner for the source of the card language: enums, their words, their doc comments.

/// One enum of the language, or one struct with its fields.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Family {
    pub(crate) name: String,
    /// Its doc comment.
    pub(crate) meaning: String,
    pub(crate) words: Vec<Word>,
    /// Its words are the fields of a struct.
    pub(crate) has_fields: bool,
}

/// One variant of an enum.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) name: String,
    /// As it is written in a card file, with the kinds of its parts: `Draw(Who, Num)`.
    pub(crate) shape: String,
    pub(crate) meaning: String,
    /// Its parts, where they have names.
    pub(crate) parts: Vec<Word>,
}

const ROLES: &str = "pub struct Roles {";

/// How effects hold deeds; no word of a card.
const DEEDS: &str = "Done(Deed";

/// The enums in a source file that is laid out by rustfmt, and those of its structs that are named here.
pub(crate) fn families_with(source: &str, structs: &[&str]) -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    let mut comment: Vec<&str> = Vec::new();
    let mut inside = false;
    for line in source.lines() {
        let text = line.trim();
        if let Some(words) = text.strip_prefix("///") {
            comment.push(words.trim());
        } else if let Some((name, has_fields)) = opened(line, structs) {
            let (name, meaning, words) = (name.to_owned(), comment.join(" "), Vec::new());
            families.push(Family { name, meaning, words, has_fields });
            (inside, comment) = (true, Vec::new());
        } else if line == "}" {
            inside = false;
        } else if !text.starts_with("#[") {
            if let Some(family) = families.last_mut().filter(|_| inside) {
                family.line(line, &comment.join(" "));
            }
            comment.clear();
        }
    }
    families.iter_mut().flat_map(|family| &mut family.words).for_each(Word::tidy);
    families.iter_mut().filter(|family| family.name == "Deed").for_each(Family::be_effects);
    families
}

/// The enums in a source file that is laid out by rustfmt.
pub(crate) fn families(source: &str) -> Vec<Family> {
    families_with(source, &[])
}

/// The enum or struct that this line opens, and whether it has fields in place of words.
fn opened<'a>(line: &'a str, structs: &[&str]) -> Option<(&'a str, bool)> {
    if line == ROLES {
        // The roles of a verb are the fields of a struct.
        return Some(("Role", true));
    }
    if let Some(name) = line.strip_prefix("pub enum ") {
        return Some((name.trim_end_matches([' ', '{']), false));
    }
    let name = line.strip_prefix("pub struct ")?.strip_suffix(" {")?;
    structs.contains(&name).then_some((name, true))
}

impl Family {
    /// A deed is written as an effect.
    fn be_effects(&mut self) {
        self.name = "Effect".to_owned();
        self.meaning.clear();
        self.words.iter_mut().for_each(|word| word.shape.push_str("(Select)"));
    }

    /// A line of the enum that is no comment: a word, or a part of the word before.
    fn line(&mut self, line: &str, comment: &str) {
        let Some(text) = line.strip_prefix("    ") else { return };
        let text = text.strip_prefix("pub ").unwrap_or(text);
        if text.starts_with(DEEDS) {
            return;
        }
        if self.has_fields || text.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            self.words.push(Word::new(text, comment));
        } else if let Some(word) = self.words.last_mut().filter(|_| !text.starts_with('/')) {
            let text = text.trim();
            word.shape.push_str(text);
            word.shape.push(' ');
            if text.contains(": ") {
                word.parts.push(Word::new(text, comment));
            }
        }
    }
}

impl Word {
    fn new(text: &str, comment: &str) -> Word {
        let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let name = text.split(|letter: char| !is_name(letter)).next().unwrap_or_default().to_owned();
        Word { name, shape: text.to_owned(), meaning: comment.to_owned(), parts: Vec::new() }
    }

    /// From the Rust form to the one in card files.
    fn tidy(&mut self) {
        let shape = self.shape.trim().trim_end_matches(',');
        let shape = unwrapped(unwrapped(shape.to_owned(), "Box<"), "Option<");
        let shape = shape.replace(" {", "(").replace(", }", ")").replace("Vec<", "[");
        let shape = shape.replace('>', "]").replace("String", "\"text\"").replace("TeamName", "\"team\"");
        self.shape = shape.replace("u8", "number").replace("i8", "number").replace("i16", "number");
        self.parts.iter_mut().for_each(Word::tidy);
    }
}

/// Without this box around what stands in it.
fn unwrapped(mut shape: String, opening: &str) -> String {
    while let Some(at) = shape.find(opening) {
        shape.replace_range(at..at + opening.len(), "");
        if let Some(end) = shape[at..].find('>') {
            shape.remove(at + end);
        }
    }
    shape
}

/// The families of a whole language in this order; those of the same name are one.
pub(crate) fn in_order(found: impl Iterator<Item = Family>, order: &[&str]) -> Vec<Family> {
    let place = |family: &Family| order.iter().position(|name| *name == family.name);
    let mut found: Vec<Family> = found.filter(|family| place(family).is_some()).collect();
    found.sort_by_key(place);
    // Effects stand in two files.
    found.dedup_by(|later, first| {
        let same = later.name == first.name;
        if same {
            first.words.append(&mut later.words);
            first.meaning.push_str(&later.meaning);
        }
        same
    });
    found
}
