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
    Flaw { name: "a wrong person", example: "You draws a card.", is_in: |text, _| has_any(text, &PERSONS) },
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

const PERSONS: [&str; 12] = [
    "You's",
    "you's",
    "You has",
    "you has",
    "You is",
    "you is",
    "You does",
    "You draws",
    "You takes",
    "You gets",
    "you was",
    "You was",
];

const CODE: [&str; 7] = ["Some(", "None)", "{}", "65535", "Slot(", "Seat(", "null"];

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
    let good =
        "You drew 1 card... Thor (6/5) gets +0/-2, one of 2 cards, as M.O.D.O.K., MNB-032, does for the player A.I.M.";
    assert_eq!(reader.flaws(good).collect::<Vec<_>>(), [""; 0]);
}
