//! What can be written at a place of a card: which words of the language, which fields, which names.

use longbox_protocol::{LanguageWord, WordFamily};

/// Something that can be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) name: String,
    /// As it is written, with the kinds of its parts.
    pub(super) shape: String,
    pub(super) meaning: String,
    /// The family that the word is of.
    pub(super) family: String,
}

/// All that can be written in place of what stands from `start` to `end`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choices {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) list: Vec<Choice>,
}

/// Names that cards use in quotes, each kind with what it is called.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    pub(super) teams: (&'static str, Vec<String>),
    pub(super) keywords: (&'static str, Vec<String>),
    pub(super) heroes: (&'static str, Vec<String>),
}

/// A bracket that is open at the place, with what is known of where in it the place is.
#[derive(Debug, Default)]
struct Frame<'t> {
    is_list: bool,
    /// The word in front of it.
    head: &'t str,
    /// The field that is being written.
    field: &'t str,
    /// Fields that are there already.
    said: Vec<&'t str>,
    /// Commas before the place.
    index: usize,
}

/// Where in a file a place is.
#[derive(Debug)]
struct Place<'t> {
    frames: Vec<Frame<'t>>,
    /// What was begun there: a word, or a text in quotes.
    start: usize,
    in_quotes: bool,
}

/// A comment is no place.
fn place(text: &str) -> Option<Place<'_>> {
    let mut frames: Vec<Frame<'_>> = Vec::new();
    let mut last = "";
    let mut rest = text;
    let at = |rest: &str| text.len() - rest.len();
    while let Some(letter) = rest.chars().next() {
        let start = at(rest);
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n')?..];
            continue;
        }
        if letter == '"' {
            let Some(end) = end_of_quotes(&rest[1..]) else {
                return Some(Place { frames, start: start + 1, in_quotes: true });
            };
            rest = &rest[1 + end..];
            last = "";
            continue;
        }
        if is_part_of_word(letter) {
            let end = rest.find(|letter| !is_part_of_word(letter)).unwrap_or(rest.len());
            if end == rest.len() {
                return Some(Place { frames, start, in_quotes: false });
            }
            last = &rest[..end];
            rest = &rest[end..];
            continue;
        }
        match letter {
            '(' | '[' => {
                let head = if letter == '(' { last } else { "" };
                frames.push(Frame { is_list: letter == '[', head, ..Frame::default() });
            }
            ')' | ']' => drop(frames.pop()),
            ',' => frames.last_mut().into_iter().for_each(|frame| (frame.index, frame.field) = (frame.index + 1, "")),
            ':' => frames.last_mut().into_iter().for_each(|frame| {
                frame.field = last;
                frame.said.push(last);
            }),
            _ => {}
        }
        if !letter.is_whitespace() {
            last = "";
        }
        rest = &rest[letter.len_utf8()..];
    }
    Some(Place { frames, start: text.len(), in_quotes: false })
}

fn is_part_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The place behind the closing quote; none if there is none in the line.
fn end_of_quotes(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '\n' => return None,
            '"' if !escaped => return Some(at + 1),
            _ => escaped = letter == '\\' && !escaped,
        }
    }
    None
}

/// What belongs at a place.
#[derive(Debug, PartialEq, Eq)]
enum Wanted<'w> {
    /// The name of one of these.
    Fields(Vec<&'w LanguageWord>),
    /// A word of this kind, in the words of shapes: "Effect", "\"text\"".
    Kind(String),
    Anything,
}

fn family<'w>(words: &'w [WordFamily], name: &str) -> Option<&'w WordFamily> {
    words.iter().find(|family| family.name == name)
}

/// What belongs at the end of these brackets; a file is a list of `kind`.
fn wanted<'w>(frames: &[Frame<'_>], kind: &str, words: &'w [WordFamily]) -> Wanted<'w> {
    let mut now = Wanted::Kind(format!("[{kind}]"));
    for frame in frames {
        let Wanted::Kind(kind) = &now else { return Wanted::Anything };
        now = if frame.is_list {
            match kind.strip_prefix('[').and_then(|kind| kind.strip_suffix(']')) {
                Some(inner) => Wanted::Kind(inner.to_owned()),
                None => Wanted::Anything,
            }
        } else {
            inside(frame, kind, words)
        };
    }
    now
}

/// What belongs into the brackets of a word of this kind.
fn inside<'w>(frame: &Frame<'_>, kind: &str, words: &'w [WordFamily]) -> Wanted<'w> {
    // An event is a verb with its roles.
    let named = if kind == "Event" { "Verb" } else { kind };
    let Some(known) = family(words, named) else { return Wanted::Anything };
    let found = known.words.iter().find(|word| word.name == frame.head);
    let parts: Vec<&LanguageWord> = match found {
        _ if kind == "Event" => family(words, "Role").map(|roles| roles.words.iter().collect()).unwrap_or_default(),
        Some(word) if !word.parts.is_empty() => word.parts.iter().collect(),
        Some(word) => return by_order(&word.shape, frame.index),
        None if frame.head.is_empty() => known.words.iter().collect(),
        None => return Wanted::Anything,
    };
    if frame.field.is_empty() {
        return Wanted::Fields(parts.into_iter().filter(|part| !frame.said.contains(&part.name.as_str())).collect());
    }
    let part = parts.into_iter().find(|part| part.name == frame.field);
    part.and_then(|part| part.shape.split_once(": "))
        .map_or(Wanted::Anything, |(_, kind)| Wanted::Kind(kind.to_owned()))
}

/// The kind of a part without a name: "Num" is the second of "Draw(Player, Num)".
fn by_order(shape: &str, index: usize) -> Wanted<'static> {
    let inner = shape.split_once('(').and_then(|(_, rest)| rest.strip_suffix(')')).unwrap_or_default();
    let kind = inner.split(", ").nth(index).filter(|kind| !kind.is_empty());
    kind.map_or(Wanted::Anything, |kind| Wanted::Kind(kind.to_owned()))
}

/// What can be written at the end of `text`; a file is a list of `kind`. Without a letter only if it is `asked` for.
pub(super) fn choices(text: &str, kind: &str, words: &[WordFamily], names: &Names, asked: bool) -> Option<Choices> {
    let Place { frames, start, in_quotes } = place(text)?;
    let begun = text[start..].to_lowercase();
    if begun.is_empty() && !asked && !in_quotes {
        return None;
    }
    let list = if in_quotes { names_for(&frames, names) } else { words_for(&frames, kind, words, &begun) };
    let mut list: Vec<Choice> =
        list.into_iter().filter(|choice| choice.name.to_lowercase().starts_with(&begun)).collect();
    // What is there already is no choice.
    if let [one] = list.as_slice()
        && one.name == text[start..]
    {
        list.clear();
    }
    (!list.is_empty()).then_some(Choices { start, end: text.len(), list })
}

fn words_for(frames: &[Frame<'_>], kind: &str, words: &[WordFamily], begun: &str) -> Vec<Choice> {
    let choice = |word: &LanguageWord, family: &str| Choice {
        name: word.name.clone(),
        shape: word.shape.clone(),
        meaning: word.meaning.clone(),
        family: family.to_owned(),
    };
    let of = |family: &WordFamily| family.words.iter().map(|word| choice(word, &family.name)).collect::<Vec<_>>();
    let fits = |list: &[Choice]| list.iter().any(|choice| choice.name.to_lowercase().starts_with(begun));
    let first = match wanted(frames, kind, words) {
        Wanted::Fields(parts) => parts.into_iter().map(|part| choice(part, "")).collect(),
        Wanted::Kind(kind) if kind == "bool" => ["true", "false"].map(plain).to_vec(),
        Wanted::Kind(kind) => {
            let named = if kind == "Event" { "Verb" } else { kind.as_str() };
            family(words, named).map(of).unwrap_or_default()
        }
        Wanted::Anything => Vec::new(),
    };
    // Whoever writes something unexpected finds it, too.
    if fits(&first) { first } else { words.iter().flat_map(of).collect() }
}

fn plain(name: &str) -> Choice {
    Choice { name: name.to_owned(), shape: name.to_owned(), meaning: String::new(), family: String::new() }
}

fn names_for(frames: &[Frame<'_>], names: &Names) -> Vec<Choice> {
    let mut outwards = frames.iter().rev().filter(|frame| !frame.field.is_empty() || !frame.head.is_empty());
    let Some(frame) = outwards.next() else { return Vec::new() };
    let (kind, known) = match (frame.field, frame.head) {
        ("teams" | "team", _) | (_, "Team") => &names.teams,
        ("words", _) | (_, "Has") => &names.keywords,
        ("heroes", _) | (_, "Hero") => &names.heroes,
        _ => return Vec::new(),
    };
    let named = known.iter().map(|name| Choice { family: (*kind).to_owned(), ..plain(name) });
    named.collect()
}

impl Choice {
    /// What is written when it is taken, and how far back in it the next letter goes.
    pub(super) fn written(&self) -> (String, usize) {
        let is_field = self.shape.starts_with(&format!("{}: ", self.name));
        let value = self.shape.split_once(": ").map(|(_, kind)| kind).filter(|_| is_field);
        match value {
            Some(kind) if kind.starts_with('[') => (format!("{}: []", self.name), 1),
            Some(kind) if kind.starts_with('"') => (format!("{}: \"\"", self.name), 1),
            Some(_) => (format!("{}: ", self.name), 0),
            None if self.shape.contains('(') => (format!("{}()", self.name), 1),
            None => (self.name.clone(), 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(shape: &str, parts: &[&str]) -> LanguageWord {
        let name = shape.split(['(', ':']).next().unwrap_or_default().to_owned();
        let parts = parts.iter().map(|part| word(part, &[])).collect();
        LanguageWord { name, shape: shape.to_owned(), meaning: String::new(), parts }
    }

    fn words() -> Vec<WordFamily> {
        let family =
            |name: &str, words: Vec<LanguageWord>| WordFamily { name: name.to_owned(), meaning: String::new(), words };
        let used = ["when: Time", "cost: [Symbol]", "then: [Effect]"];
        vec![
            family(
                "Card",
                vec![
                    word("id: \"text\"", &[]),
                    word("kind: CardKind", &[]),
                    word("powers: [Power]", &[]),
                    word("loyal: bool", &[]),
                ],
            ),
            family("CardKind", vec![word("Main(level: number)", &["level: number"]), word("Token", &[])]),
            family("Power", vec![word("Use(when: Time, cost: [Symbol], then: [Effect])", &used)]),
            family("Time", vec![word("Main", &[]), word("Combat", &[]), word("Reaction(Event)", &[])]),
            family("Verb", vec![word("Stun", &[]), word("Start", &[])]),
            family("Role", vec![word("by: [Is]", &[]), word("who: [Is]", &[])]),
            family("Effect", vec![word("Draw(Player, Num)", &[]), word("Stun(Select)", &[])]),
            family("Player", vec![word("Me", &[]), word("Enemies", &[])]),
            family("Num", vec![word("N(number)", &[])]),
        ]
    }

    fn names() -> Names {
        Names {
            teams: ("Team", vec!["Avengers".to_owned(), "X-Men".to_owned()]),
            keywords: ("Keyword", vec!["Flight".to_owned()]),
            heroes: ("Hero", Vec::new()),
        }
    }

    fn offered(text: &str, asked: bool) -> Vec<String> {
        let found = choices(text, "Card", &words(), &names(), asked);
        found.map(|found| found.list.into_iter().map(|choice| choice.name).collect()).unwrap_or_default()
    }

    #[test]
    fn a_card_has_fields_each_once() {
        assert_eq!(offered("[(", true), ["id", "kind", "powers", "loyal"]);
        assert_eq!(offered("[(id: \"A\", ", true), ["kind", "powers", "loyal"]);
        assert_eq!(offered("[(id: \"A\", k", false), ["kind"]);
        assert!(offered("[(id: \"A\", ", false).is_empty(), "nobody asked");
    }

    #[test]
    fn a_place_takes_the_words_of_its_kind() {
        assert_eq!(offered("[(kind: ", true), ["Main", "Token"]);
        assert_eq!(offered("[(kind: M", false), ["Main"], "and not the time");
        assert_eq!(offered("[(kind: Main(", true), ["level"]);
        assert_eq!(offered("[(powers: [Use(when: Main, then: [", true), ["Draw", "Stun"]);
        assert_eq!(offered("[(powers: [Use(when: Main, then: [Draw(", true), ["Me", "Enemies"]);
        assert_eq!(offered("[(powers: [Use(when: Main, then: [Draw(Me, ", true), ["N"]);
        assert_eq!(offered("[(powers: [Use(when: Reaction(", true), ["Stun", "Start"]);
        assert_eq!(offered("[(powers: [Use(when: Reaction(Stun(", true), ["by", "who"]);
        assert_eq!(offered("[(loyal: ", true), ["true", "false"]);
    }

    #[test]
    fn what_is_unexpected_is_found_among_all_words() {
        assert_eq!(offered("[(kind: Dra", false), ["Draw"]);
        assert!(offered("[(kind: Token", false).is_empty(), "it is there already");
    }

    #[test]
    fn names_stand_in_quotes() {
        assert_eq!(offered("[(teams: [\"", false), ["Avengers", "X-Men"]);
        assert_eq!(offered("[(teams: [\"Avengers\", \"x", false), ["X-Men"]);
        assert_eq!(offered("[(words: [\"F", false), ["Flight"]);
        assert!(offered("[(id: \"F", false).is_empty());
        assert!(offered("[(kind: // M", true).is_empty(), "a comment is no place");
        assert_eq!(offered("[(id: \"a \\\" b\", // kind: (\n k", false), ["kind"]);
    }

    #[test]
    fn what_is_taken_brings_its_brackets() {
        let written = |shape: &str| {
            let LanguageWord { name, shape, .. } = word(shape, &[]);
            Choice { shape, ..plain(&name) }.written()
        };
        assert_eq!(written("Draw(Player, Num)"), ("Draw()".to_owned(), 1));
        assert_eq!(written("Me"), ("Me".to_owned(), 0));
        assert_eq!(written("cost: [Symbol]"), ("cost: []".to_owned(), 1));
        assert_eq!(written("name: \"text\""), ("name: \"\"".to_owned(), 1));
        assert_eq!(written("stats: Stats"), ("stats: ".to_owned(), 0));
    }
}
