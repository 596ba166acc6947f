//! The card files and decks that come with the game: they can be read, are complete, and agree with the facts of the
//! printed cards where those are at hand.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests read files and print")]

use longbox_vs::language::{Card, CardKind, Keyword, Power, Symbol, TeamName, Time};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Relative to the folder of this crate.
const CARDS: &str = "../../cards/vs";
const DECKS: &str = "../../decks/vs";
const PRINTED: &str = "../../../shared/cards/vs-printed.json";

/// A folder with the letters of its ids, and each of its files with the first and last number of its cards.
struct Set {
    folder: &'static str,
    letters: &'static str,
    files: &'static [(&'static str, u16, u16)],
}

const SETS: [Set; 6] = [
    Set {
        folder: "marvel-battles",
        letters: "MNB",
        files: &[
            ("avengers", 1, 26),
            ("x-men", 27, 52),
            ("guardians", 53, 78),
            ("villains", 79, 104),
            ("neutral", 105, 112),
        ],
    },
    Set {
        folder: "defenders",
        letters: "DEF",
        files: &[("defenders", 1, 26), ("underworld", 27, 52), ("neutral", 53, 54)],
    },
    Set {
        folder: "a-force",
        letters: "AFF",
        files: &[("a-force", 1, 26), ("femme-fatales", 27, 52), ("neutral", 53, 53)],
    },
    Set {
        folder: "alien-battles",
        letters: "ALN",
        files: &[("company", 1, 26), ("xenomorphs", 27, 53), ("neutral", 54, 60)],
    },
    Set {
        folder: "legacy",
        letters: "LEG",
        files: &[
            ("avengers", 1, 9),
            ("x-men", 10, 18),
            ("guardians", 19, 27),
            ("villains", 28, 36),
            ("defenders", 37, 45),
            ("underworld", 46, 54),
            ("a-force", 55, 65),
            ("femme-fatales", 66, 74),
        ],
    },
    Set {
        folder: "fantastic-battles",
        letters: "FAN",
        files: &[("fantastic", 1, 22), ("frightful", 31, 57), ("neutral", 23, 26)],
    },
];

/// Cards that stand at another place than their number tells: id, file.
const ODD: [(&str, &str); 9] = [
    ("AFF-054", "femme-fatales"),
    ("FAN-027", "fantastic"),
    ("FAN-028", "fantastic"),
    ("FAN-029", "fantastic"),
    ("FAN-030", "fantastic"),
    ("FAN-058", "neutral"),
    ("FAN-059", "neutral"),
    ("FAN-060", "neutral"),
    ("FAN-061", "neutral"),
];

/// Names that are not spelt as in the list of printed cards: id, ours, why.
const SPELT: [(&str, &str, &str); 2] = [
    ("MNB-076", "Even the Odds", "card faces are in capitals; small words as in the rulebook's deck list"),
    ("MNB-106", "Best Offense is a Good Defense", "as above"),
];

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read<T: DeserializeOwned>(path: &str) -> Vec<T> {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES);
    let path = here(CARDS).join(path);
    options.from_str(&text(&path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn keywords() -> Vec<Keyword> {
    read("keywords.ron")
}

fn team_names(card: &Card) -> Vec<&str> {
    card.teams.iter().map(TeamName::name).collect()
}

fn file(set: &Set, name: &str) -> Vec<Card> {
    read(&format!("{}/{name}.ron", set.folder))
}

fn cards() -> Vec<Card> {
    SETS.iter().flat_map(|set| set.files.iter().flat_map(|(name, ..)| file(set, name))).collect()
}

/// The files of a folder, and of the folders in it, that end so.
fn files(folder: &Path, ends: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path());
    let (folders, found): (Vec<PathBuf>, Vec<PathBuf>) = paths.partition(|path| path.is_dir());
    let found = found.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == ends));
    found.chain(folders.iter().flat_map(|folder| files(folder, ends))).collect()
}

#[test]
fn every_number_stands_once_in_the_file_of_its_team() {
    for set in &SETS {
        for (name, first, last) in set.files {
            let found: Vec<String> = file(set, name).into_iter().map(|card| card.id).collect();
            let mut wanted: Vec<String> =
                (*first..=*last).flat_map(|number| ids(&format!("{}-{number:03}", set.letters))).collect();
            let odd = ODD.iter().filter(|(id, file)| file == name && id.starts_with(set.letters));
            wanted.extend(odd.map(|(id, _)| (*id).to_owned()));
            assert_eq!(found, wanted, "{}/{name}.ron", set.folder);
            let cards = file(set, name);
            let teams: BTreeSet<Vec<&str>> = cards.iter().map(team_names).collect();
            assert_eq!(teams.len(), 1, "{name}.ron has cards of one team: {teams:?}");
        }
        let known: BTreeSet<String> = set.files.iter().map(|(name, ..)| format!("{name}.ron")).collect();
        let there: BTreeSet<String> = files(&here(&format!("{CARDS}/{}", set.folder)), "ron")
            .iter()
            .filter_map(|path| path.file_name().map(|name| name.to_string_lossy().into_owned()))
            .collect();
        assert_eq!(there, known, "{}", set.folder);
    }
}

/// The ids with this number: Mary Walker is four cards.
fn ids(number: &str) -> Vec<String> {
    match number {
        "DEF-038" => ["A", "B", "C", "D"].map(|letter| format!("{number}{letter}")).to_vec(),
        _ => vec![number.to_owned()],
    }
}

#[test]
fn every_keyword_is_defined_once() {
    let all: Vec<String> = keywords().into_iter().map(|keyword| keyword.word).collect();
    let defined: BTreeSet<&String> = all.iter().collect();
    assert_eq!(defined.len(), all.len(), "a keyword is defined twice");
    for card in cards() {
        let words: BTreeSet<&String> = card.words.iter().collect();
        assert_eq!(words.len(), card.words.len(), "{} {}: a keyword twice", card.id, card.name);
        for word in words {
            assert!(defined.contains(word), "{} {}: {word} is not in keywords.ron", card.id, card.name);
        }
    }
}

#[test]
fn cards_have_what_their_kind_needs() {
    let all = cards();
    let set = |card: &Card| card.id[..3].to_owned();
    for card in all.clone() {
        let what = format!("{} {}", card.id, card.name);
        assert_eq!(card.stats.is_some(), card.is_character(), "{what}: stats");
        // A plot twist that is played as another one has a power that says so, and no way of its own.
        let twist = matches!(card.kind, CardKind::PlotTwist { .. });
        let copies = twist && !card.powers.is_empty();
        assert_eq!(card.modes.is_empty(), !twist || copies, "{what}: modes");
        let acts =
            card.is_character() || matches!(card.kind, CardKind::Equipment { .. }) || copies || card.id == "FAN-029";
        assert!(acts || card.powers.is_empty() && card.words.is_empty(), "{what}: powers");
        let levels = card.powers.iter().any(|power| matches!(power, Power::LevelUp { .. }));
        match &card.kind {
            CardKind::Main { level } => {
                assert_eq!(card.limit, 1, "{what}: limit");
                let next = CardKind::Main { level: level + 1 };
                let higher = |other: &Card| other.kind == next && other.name == card.name && set(other) == set(&card);
                assert_eq!(levels, all.iter().any(higher), "{what}: it levels up if its set has the next level");
            }
            CardKind::Supporting { cost } => {
                assert!(*cost > 0 && card.cost() == Some(*cost) && !levels, "{what}: cost");
            }
            CardKind::PlotTwist { symbols } => assert_eq!(*symbols == 0, card.teams.is_empty(), "{what}: symbols"),
            CardKind::Location { gives } => assert_eq!(gives.len() == 1, card.teams.is_empty(), "{what}: symbols"),
            CardKind::Token => assert!(!levels, "{what}: levels"),
            CardKind::Equipment { cost, .. } => assert!((*cost > 0 || card.id == "FAN-026") && !levels, "{what}: cost"),
        }
    }
}

#[test]
fn every_main_character_has_both_levels() {
    let mut levels: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for card in cards() {
        if let CardKind::Main { level } = card.kind {
            levels.entry(card.name).or_default().push(level);
        }
    }
    levels.values_mut().for_each(|levels| levels.sort_unstable());
    assert_eq!(levels.len(), 56);
    let chains = levels.values().filter(|levels| levels[..] == [1, 2, 2, 3]).count();
    assert_eq!(chains, 8, "{levels:?}");
    assert!(levels.values().all(|levels| levels[..] == [1, 2] || levels.len() == 4), "{levels:?}");
}

#[test]
fn decks_have_sixty_cards_of_the_sets() {
    let cards = cards();
    let decks = files(&here(DECKS), "deck");
    assert!(decks.len() >= 26 + 56, "starter decks and one for each main character");
    for path in decks {
        let name = path.display();
        let text = text(&path);
        let (head, list) = text.split_once("\n\n").unwrap_or_else(|| panic!("{name}: no empty line"));
        let main = head.lines().find_map(|line| line.strip_prefix("main: ")).unwrap_or_else(|| panic!("{name}: main"));
        let is_main = |card: &Card| matches!(card.kind, CardKind::Main { level: 1 });
        let is_level = |card: &Card| matches!(card.kind, CardKind::Main { .. });
        assert!(cards.iter().any(|card| card.name == main && is_main(card)), "{name}: {main} is no main character");
        let mut total = 0;
        let mut seen = BTreeSet::new();
        for line in list.lines() {
            let (count, of) = line.split_once(' ').unwrap_or_else(|| panic!("{name}: {line}"));
            let count: u8 = count.parse().unwrap_or_else(|error| panic!("{name}: {line}: {error}"));
            let card = cards.iter().find(|card| card.id == of || card.name == of && !is_level(card));
            let card = card.unwrap_or_else(|| panic!("{name}: there is no card {of}"));
            assert!(count > 0 && count <= card.limit && seen.insert(of), "{name}: {line}");
            total += u32::from(count);
        }
        assert_eq!(total, 60, "{name}");
    }
}

/// Text of a field; empty where it is missing or null.
fn field(printed: &Value, name: &str) -> String {
    match &printed[name] {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn timing(any_turn: bool, when: &Time, cost: &[Symbol]) -> String {
    let when = match when {
        // A reaction needs no sign that it works on any turn.
        Time::Reaction(_) => "Reaction".to_owned(),
        when => {
            let name = if *when == Time::AnyCombat { "Any Combat".to_owned() } else { format!("{when:?}") };
            format!("{}{name}", if any_turn { "[Any Turn] " } else { "" })
        }
    };
    let cost: String = cost.iter().map(|symbol| format!("[{}]", symbol.name().replace(" or ", "] or ["))).collect();
    format!("{when} {cost}").trim_end().to_owned()
}

/// When and for what the super powers and modes of a card are used, and the experience for the next level.
fn uses(card: &Card) -> Vec<String> {
    let powers = card.powers.iter().filter_map(|power| match power {
        Power::Use { when, any_turn, cost, .. } => Some(timing(*any_turn, when, cost)),
        Power::LevelUp { xp, .. } => Some(format!("Level Up ({xp})")),
        Power::Keyword { .. } => None,
    });
    let modes = card.modes.iter().map(|mode| timing(mode.any_turn, &mode.when, &[]));
    powers.chain(modes).collect()
}

/// The same from the text of a printed card: what stands before the first colon or dash of such lines.
fn printed_uses(text: &str) -> Vec<String> {
    const STARTS: [&str; 8] =
        ["Main", "Build", "Combat", "Any Combat", "Recovery", "Reaction", "[Any Turn]", "Level Up ("];
    let lines = text.lines().filter(|line| STARTS.iter().any(|start| line.starts_with(start)));
    lines.filter_map(|line| line.split_once([':', '-', '–'])).map(|(before, _)| before.trim().to_owned()).collect()
}

/// What the list of printed cards tells of a card, in the words of that list.
fn facts(card: &Card) -> Vec<(&'static str, String)> {
    let number = |number: Option<i16>| number.map(|number| number.to_string()).unwrap_or_default();
    let (what, symbols) = match &card.kind {
        CardKind::Main { level } => (format!("Main Character L{level}"), None),
        CardKind::Supporting { .. } => ("Supporting character".to_owned(), None),
        CardKind::PlotTwist { symbols } => ("Plot twist".to_owned(), Some(i16::from(*symbols))),
        CardKind::Location { .. } if card.teams.is_empty() => ("Location".to_owned(), None),
        CardKind::Location { .. } => ("Special Location".to_owned(), None),
        CardKind::Equipment { .. } => ("Equipment".to_owned(), None),
        CardKind::Token => ("Token".to_owned(), None),
    };
    let has = |word: &str| card.words.iter().any(|known| known == word).to_string();
    vec![
        ("name", card.name.clone()),
        ("type", what),
        ("team", team_names(card).join(", ")),
        ("cost", number(card.cost().map(i16::from))),
        ("atk", number(card.stats.map(|stats| stats.atk))),
        ("def", number(card.stats.map(|stats| stats.def))),
        ("health", number(card.stats.map(|stats| i16::from(stats.health)))),
        ("flight", has("Flight")),
        ("ranged", has("Ranged")),
        ("limit", card.limit.to_string()),
        ("team_symbols", number(symbols)),
        ("printed", uses(card).join("; ")),
    ]
}

/// The same from the list of printed cards.
fn told(printed: &Value, card: &Card, name: &str) -> String {
    let spelt = SPELT.iter().find(|(id, ..)| *id == card.id).map(|(_, ours, _)| (*ours).to_owned());
    match (name, field(printed, name)) {
        ("name", name) => spelt.filter(|ours| ours.eq_ignore_ascii_case(&name)).unwrap_or(name),
        // Groot prints "0+": his power adds to 0.
        ("atk" | "def", number) if number.ends_with('+') => number.trim_end_matches('+').to_owned(),
        // A power says how much it is.
        ("atk" | "def" | "health", number) if number == "*" => "0".to_owned(),
        ("type", _) if card.pile.is_some() => "Token".to_owned(),
        // It is used from the hand, by nobody who fights.
        ("printed", text) if card.id == "LEG-014" => printed_uses(&text).join("; ").replace("Combat", "Any Combat"),
        // A token that costs 0 need not say so.
        ("cost", cost) if card.kind == CardKind::Token && cost == "0" => String::new(),
        ("flight" | "ranged", icon) if icon.is_empty() => false.to_string(),
        ("printed", text) => printed_uses(&text).join("; "),
        (_, text) => text,
    }
}

#[test]
fn facts_agree_with_the_printed_cards() {
    let path = here(PRINTED);
    if !path.exists() {
        println!("SKIPPED: the list of printed cards is not here");
        return;
    }
    let printed: Vec<Value> = serde_json::from_str(&text(&path)).expect("a list of printed cards");
    let mut wrong = Vec::new();
    // The last set has a list of its own.
    for card in cards().into_iter().filter(|card| !card.id.starts_with("FAN")) {
        let Some(printed) = printed.iter().find(|printed| field(printed, "id") == card.id) else {
            wrong.push(format!("{}: not in the list", card.id));
            continue;
        };
        for (name, ours) in facts(&card) {
            let theirs = told(printed, &card, name);
            if ours != theirs {
                wrong.push(format!("{} {}: {name} is {ours:?}, printed {theirs:?}", card.id, card.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
