//! Flaws of sentences that a program makes.

/// What can be wrong with a text: its name, a text that has it, and how it is found.
struct Flaw {
    name: &'static str,
    example: &'static str,
    is_in: fn(&str, &Reader) -> bool,
}

const FLAWS: &[Flaw] = &[
    Flaw { name: "one of several", example: "You drew 1 cards.", is_in: |text, _| pairs(text).any(one_of_several) },
    Flaw { name: "several of one", example: "Draw 2 card.", is_in: |text, _| pairs(text).any(several_of_one) },
    Flaw { name: "two stops", example: "Ann recruited M.O.D.O.K..", is_in: |text, _| has_two_stops(text) },
    Flaw { name: "a stop too much", example: "Stun Thor,. Draw a card.", is_in: |text, _| has_any(text, &ODD_STOPS) },
    Flaw { name: "two spaces", example: "Thor  attacks.", is_in: |text, _| text.contains("  ") },
    Flaw { name: "a space at the end", example: "Thor attacks. ", is_in: |text, _| text.trim() != text },
    Flaw { name: "less than nothing", example: "Give it -0/-2.", is_in: |text, _| has_any(text, &["-0/", "/-0"]) },
    Flaw { name: "a doubled word", example: "Pay for the the power.", is_in: |text, _| pairs(text).any(doubled) },
    Flaw { name: "the id of a rule", example: "You lose: no card is left (win.ko).", is_in: names_a_rule },
    Flaw { name: "a player without name", example: "It is the turn of player B.", is_in: |text, _| says_letter(text) },
    Flaw { name: "a wrong person", example: "You draws a card.", is_in: |text, _| is_wrong_person(text) },
    Flaw { name: "a value of the program", example: "You took Some(2) wounds.", is_in: |text, _| has_any(text, &CODE) },
];

/// Things that are counted.
const NOUNS: [&str; 18] = [
    "card",
    "character",
    "point",
    "resource",
    "wound",
    "counter",
    "Keeper",
    "choice",
    "symbol",
    "time",
    "player",
    "turn",
    "location",
    "enemy",
    "copy",
    "coin",
    "attacker",
    "defender",
];

const ODD_STOPS: [&str; 13] = [",.", ";.", ":.", "?.", "!.", ",,", ";;", "::", " ,", " .", "( ", " )", "()"];

const PERSONS: [&str; 4] = ["You's", "you's", "you was", "You was"];

const CODE: [&str; 7] = ["Some(", "None)", "{}", "65535", "Slot(", "Seat(", "null"];

/// What can be wrong with a whole sentence besides.
const OF_SENTENCES: &[Flaw] = &[
    Flaw { name: "a small start", example: "your Thor attacked. it was stunned.", is_in: |text, _| starts_small(text) },
    Flaw {
        name: "a big You inside",
        example: "Loki stunned You. Ann drew from Your deck.",
        is_in: |text, _| big_you(text),
    },
];

/// What is wrong with a sentence, by name.
pub(crate) fn of_sentence(text: &str) -> impl Iterator<Item = &'static str> {
    let reader = Reader::new(&[]);
    OF_SENTENCES.iter().filter(move |flaw| (flaw.is_in)(text, &reader)).map(|flaw| flaw.name)
}

/// Somebody who reads texts and knows the rules by their ids.
pub(crate) struct Reader {
    rules: Vec<String>,
}

impl Reader {
    pub(crate) fn new(rules: &[String]) -> Reader {
        // Ids of one word are words.
        Reader { rules: rules.iter().filter(|id| id.contains('.')).cloned().collect() }
    }

    /// What is wrong with a text, by name.
    pub(crate) fn flaws<'a>(&'a self, text: &'a str) -> impl Iterator<Item = &'static str> + 'a {
        FLAWS.iter().filter(move |flaw| (flaw.is_in)(text, self)).map(|flaw| flaw.name)
    }
}

/// Every two words that follow each other, without the signs around them.
fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let words = text.split_whitespace();
    words.clone().zip(words.skip(1))
}

fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric())
}

fn one_of_several((number, noun): (&str, &str)) -> bool {
    matches!(number.trim_start_matches('('), "1" | "one") && NOUNS.iter().any(|one| bare(noun) == several(one))
}

fn several_of_one((number, noun): (&str, &str)) -> bool {
    let count = number.trim_start_matches('(').parse::<u32>().is_ok_and(|count| count != 1);
    count && NOUNS.contains(&noun.trim_end_matches(['.', ',', ';', ':', ')', '!', '?']))
}

fn several(noun: &str) -> String {
    match noun.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None => format!("{noun}s"),
    }
}

/// Three stops are a pause.
fn has_two_stops(text: &str) -> bool {
    let ends = |at: usize| !text[at + 2..].starts_with('.') && !text[..at].ends_with('.');
    text.match_indices("..").any(|(at, _)| ends(at))
}

fn has_any(text: &str, parts: &[&str]) -> bool {
    parts.iter().any(|part| text.contains(part))
}

/// The same word twice, in one sentence. Numbers and names may stand twice.
fn doubled((one, next): (&str, &str)) -> bool {
    let small = one.chars().all(|letter| letter.is_ascii_lowercase());
    small && one == bare(next)
}

fn names_a_rule(text: &str, reader: &Reader) -> bool {
    text.split_whitespace().any(|word| reader.rules.iter().any(|id| id == bare(word)))
}

/// Behind "You" a verb has no "s" at its end.
fn is_wrong_person(text: &str) -> bool {
    let wrong = |(you, verb): (&str, &str)| you == "You" && bare(verb).ends_with('s') && !bare(verb).ends_with("ss");
    has_any(text, &PERSONS) || pairs(text).any(wrong)
}

/// Each sentence of a text begins with a capital letter, a number or a sign. A short word or one with more stops in it
/// is a title or a name, not an end: "Dr. Strange", "M.O.D.O.K. attacked".
fn starts_small(text: &str) -> bool {
    let small = |word: &str| word.starts_with(|letter: char| letter.is_lowercase());
    let ends = |word: &str| {
        let bare = word.trim_end_matches(['.', '!', '?']);
        bare.len() < word.len() && bare.chars().count() > 3 && !bare.contains('.') && word.ends_with('.')
    };
    text.split_whitespace().next().is_some_and(small) || pairs(text).any(|(one, next)| ends(one) && small(next))
}

/// Who is spoken to in the middle of a sentence. Names may have a "You" in them, before or behind a capital.
fn big_you(text: &str) -> bool {
    let named = |next: Option<&str>| next.is_some_and(|next| next.starts_with(char::is_uppercase));
    let nexts = text.split_whitespace().map(Some).skip(2).chain(std::iter::once(None));
    pairs(text).zip(nexts).any(|(pair, next)| is_big_you(pair) && !named(next))
}

fn is_big_you((before, you): (&str, &str)) -> bool {
    matches!(bare(you), "You" | "Your")
        && before.ends_with(|letter: char| letter.is_alphanumeric() || letter == ',')
        && before.starts_with(|letter: char| letter.is_lowercase())
}

/// Players who have a name are called by it.
fn says_letter(text: &str) -> bool {
    pairs(text).any(|(word, letter)| {
        matches!(bare(word), "Player" | "player")
            && matches!(bare(letter).trim_end_matches("'s"), "A" | "B" | "C" | "D")
    })
}

#[test]
fn every_flaw_is_found_in_its_example() {
    let reader = Reader::new(&["win.ko".to_owned()]);
    for flaw in FLAWS {
        let found: Vec<&str> = reader.flaws(flaw.example).collect();
        assert_eq!(found, [flaw.name], "{}", flaw.example);
    }
    for flaw in OF_SENTENCES {
        let found: Vec<&str> = of_sentence(flaw.example).collect();
        assert_eq!(found, [flaw.name], "{}", flaw.example);
    }
    let fine = "Your Dr. Strange attacked M.O.D.O.K. and won. You pass: nothing is left. 8 of it is done.";
    assert_eq!(of_sentence(fine).collect::<Vec<_>>(), [""; 0]);
    let good =
        "You drew 1 card... Thor (6/5) gets +0/-2, one of 2 cards, as M.O.D.O.K., MNB-032, does for the player A.I.M.";
    assert_eq!(reader.flaws(good).collect::<Vec<_>>(), [""; 0]);
}
