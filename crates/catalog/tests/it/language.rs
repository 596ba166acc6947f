//! A scanner for the source of the card language: enums, their words, their doc comments.

/// One enum of the language.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Family {
    pub(crate) name: String,
    /// Its doc comment.
    pub(crate) meaning: String,
    pub(crate) words: Vec<Word>,
}

/// One variant of an enum.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) name: String,
    /// As it is written in a card file, with the kinds of its parts: `Draw(Who, Num)`.
    pub(crate) shape: String,
    pub(crate) meaning: String,
}

const ROLES: &str = "pub struct Roles {";

/// The names of parts that may be left out, in a source file that is laid out by rustfmt.
pub(crate) fn optional_parts(source: &str) -> Vec<&str> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let named = lines.windows(2).filter(|pair| pair[0].starts_with("#[serde(default"));
    let parts = named.filter_map(|pair| pair[1].trim_start_matches("pub ").split_once(": "));
    parts.map(|(name, _)| name).collect()
}

/// The enums in a source file that is laid out by rustfmt.
/// How effects hold deeds; no word of a card.
const DEEDS: &str = "Done(Deed";

pub(crate) fn families(source: &str) -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    let mut comment: Vec<&str> = Vec::new();
    let mut inside = false;
    for line in source.lines() {
        let text = line.trim();
        if let Some(words) = text.strip_prefix("///") {
            comment.push(words.trim());
        } else if let Some(name) = line.strip_prefix("pub enum ").or(Some(line).filter(|line| *line == ROLES)) {
            // The roles of a verb are the fields of a struct.
            let name = if line == ROLES { "Role" } else { name.trim_end_matches([' ', '{']) }.to_owned();
            families.push(Family { name, meaning: comment.join(" "), words: Vec::new() });
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
        if self.name == "Role" || text.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            let name = text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned();
            self.words.push(Word { name, shape: text.to_owned(), meaning: comment.to_owned() });
        } else if let Some(word) = self.words.last_mut().filter(|_| !text.starts_with('/')) {
            word.shape.push_str(text.trim());
            word.shape.push(' ');
        }
    }
}

impl Word {
    /// From the Rust form to the one in card files.
    fn tidy(&mut self) {
        let shape = self.shape.trim().trim_end_matches(',');
        let shape = unwrapped(unwrapped(shape.to_owned(), "Box<"), "Option<");
        let shape = shape.replace(" {", "(").replace(", }", ")").replace("Vec<", "[");
        let shape = shape.replace('>', "]").replace("String", "\"text\"").replace("TeamName", "\"team\"");
        self.shape = shape.replace("u8", "number").replace("i8", "number").replace("i16", "number");
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
