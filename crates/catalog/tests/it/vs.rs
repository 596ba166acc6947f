//! Vs. System: its cards and decks, and the errors for files that are wrong.

use longbox_catalog::{Difficulty, VsDeck, parse_deck, parse_deck_parts, vs, vs_decks, vs_side, vs_with};
use longbox_vs::language::{Card, CardKind};
use longbox_vs::{Format, Vs};
use std::collections::{BTreeMap, BTreeSet};

fn game() -> Vs {
    vs().expect("the card files are in order").game
}

/// A file with one card, whose facts begin at line 4.
fn file(facts: &str) -> String {
    format!("[\n    (\n        id: \"MY1\", name: \"My Card\",\n        {facts}\n    ),\n]\n")
}

fn told(files: &[(&str, String)]) -> String {
    let files: Vec<(String, String)> = files.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
    vs_with(&files).expect_err("the file has a mistake").to_string()
}

fn error(facts: &str) -> String {
    told(&[("my-cards.ron", file(facts))])
}

const GOOD: &str = "kind: Supporting(cost: 2), teams: [\"Avengers\"], stats: (atk: 2, def: 2, health: 1),";

#[test]
fn all_cards_have_their_own_id_and_a_set() {
    let catalog = vs().expect("the card files are in order");
    let cards = catalog.game.cards();
    let ids: BTreeSet<String> = cards.iter().map(|card| card.id.to_lowercase()).collect();
    assert_eq!((ids.len(), catalog.origins.len()), (cards.len(), cards.len()));
    assert!(cards.len() >= 112 + 57 + 54 + 60 + 74, "{} cards", cards.len());
    assert!(catalog.game.keywords().len() >= 45);
    assert!(catalog.origins.iter().all(|origin| origin.file.starts_with(&origin.set) && !origin.set.is_empty()));
    let sorted: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    assert!(sorted.is_sorted(), "cards that come with Longbox are numbered by id");
}

#[test]
fn all_decks_are_legal_and_have_a_main_character() {
    let game = game();
    let decks: Vec<VsDeck> = vs_decks(&game).expect("the deck files are in order");
    assert!(decks.len() >= 24 + 48);
    for deck in &decks {
        let problems = game.problems_of(&vs_side(deck), deck.extra.format);
        assert!(problems.is_empty(), "{}: {problems:?}", deck.key);
        assert!(deck.extra.main.len() >= 2, "{}: all levels", deck.key);
        let levels: Vec<u8> = deck.extra.main.iter().filter_map(|card| level(game.card(*card)?)).collect();
        let steps = levels.iter().zip(&levels[1..]);
        assert!(levels[0] == 1 && steps.clone().all(|(a, b)| b - a <= 1), "{}: {levels:?}", deck.key);
        assert!(steps.clone().filter(|(a, b)| a == b).count() <= 1, "{}: {levels:?}", deck.key);
    }
}

fn level(card: &Card) -> Option<u8> {
    match card.kind {
        CardKind::Main { level } => Some(level),
        _ => None,
    }
}

#[test]
fn each_main_character_has_a_tuned_deck_and_one_difficulty() {
    let game = game();
    let mut found: BTreeMap<&str, Difficulty> = BTreeMap::new();
    let decks = vs_decks(&game).expect("the deck files are in order");
    for deck in &decks {
        let main = deck.extra.main.first().map_or("", |card| game.name_of(*card));
        let difficulty = deck.extra.difficulty.unwrap_or_else(|| panic!("{}: difficulty", deck.key));
        assert_eq!(*found.entry(main).or_insert(difficulty), difficulty, "{}: decks of {main} differ", deck.key);
        if deck.kind == "tuned" {
            let file = main.to_lowercase().replace(' ', "-").replace(['.', '#'], "");
            assert_eq!(deck.key, file, "the file is called as its main character");
        }
    }
    let tuned: Vec<&VsDeck> = decks.iter().filter(|deck| deck.kind == "tuned").collect();
    let names: BTreeSet<&str> = tuned.iter().map(|deck| deck.name.as_str()).collect();
    assert_eq!((tuned.len(), names.len()), (56, 56), "one for each main character");
    let of = |difficulty| found.values().filter(|known| **known == difficulty).count();
    assert_eq!(Difficulty::ALL.map(of), [16, 26, 14]);
}

#[test]
fn a_name_in_a_deck_means_the_supporting_card() {
    let game = game();
    let text = "main: captain america\n2 Captain America\n1 MNB-001\n";
    let deck = parse_deck(&game, "my.deck", text).expect("the file is right");
    let kinds: Vec<&CardKind> = deck.cards.iter().filter_map(|card| game.card(*card)).map(|card| &card.kind).collect();
    assert!(matches!(kinds[0], CardKind::Supporting { .. }) && kinds[0] == kinds[1], "{kinds:?}");
    assert_eq!(kinds[2], &CardKind::Main { level: 1 }, "an id means its card");
    let by_id = parse_deck(&game, "my.deck", "main: MNB-002\n").expect("an id of any version will do");
    assert_eq!(by_id.extra.main, deck.extra.main);
}

#[test]
fn a_name_that_two_cards_share_is_asked_about() {
    let game = game();
    let errors = parse_deck(&game, "my.deck", "main: Thor\n2 Loki\n1 MNB-098\n").expect_err("which Loki?");
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert!(told.contains(&"my.deck:2: 'Loki' can be AFF-020 or MNB-098; write the id".to_owned()), "{told:?}");
    assert!(told.iter().all(|error| !error.contains(":3:")), "an id means its card: {told:?}");
}

#[test]
fn a_side_deck_names_main_characters_of_level_2() {
    let game = game();
    let ids = |deck: &VsDeck| -> Vec<String> {
        deck.extra.side_deck.iter().filter_map(|card| Some(game.card(*card)?.id.clone())).collect()
    };
    let deck =
        parse_deck(&game, "my.deck", "main: Mystique\nside: Storm, phoenix L2\nside: LEG-021\n").expect("a deck");
    assert_eq!(ids(&deck), ["MNB-028", "AFF-008", "LEG-021"]);
    let text = "main: Mystique\nside:\nside: Strom\nside: Groot\nside: Find Cover\n";
    let told: Vec<String> = parse_deck_parts(&game, "my.deck", text).errors.iter().map(ToString::to_string).collect();
    let expected = [
        "my.deck:2: '' is not a value for 'side'; it lists main characters of level 2, as in 'Storm, LEG-021'",
        "my.deck:3: there is no main character 'Strom'; did you mean 'Storm'?",
        "my.deck:4: 'Groot' can be LEG-021 or MNB-060; write the id",
        "my.deck:5: there is no main character 'Find Cover'",
    ];
    assert_eq!(told, expected);
    let first = parse_deck(&game, "my.deck", "main: Mystique\nside: Storm L1\n").expect("the check comes later");
    let problems = game.problems_of(&vs_side(&first), Format::Casual);
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["its side deck names Storm (MNB-027), which is not a main character of level 2"]);
}

#[test]
fn own_cards_may_use_the_keywords_there_are_and_own_ones() {
    let words = "[(word: \"Sturdy\", is: [While([], This, [Stats(N(0), N(1))])])]".to_owned();
    let card = file(&format!("{GOOD} words: [\"Flight\", \"Sturdy\"],"));
    let files = [("my-keywords.ron".to_owned(), words), ("my-cards.ron".to_owned(), card)];
    let catalog = vs_with(&files).expect("the files are right");
    let number = catalog.game.by_id("my1").expect("the card is there");
    let origin = &catalog.origins[usize::from(number)];
    assert_eq!((origin.set.as_str(), origin.file.as_str()), ("own", "my-cards.ron"));
    assert_eq!(usize::from(number), catalog.game.cards().len() - 1, "own cards come last");
}

#[test]
fn an_unknown_keyword_has_a_like_one() {
    let told = error(&format!("{GOOD} words: [\"Flihgt\"],"));
    let expected = "my-cards.ron:3: MY1: there is no keyword Flihgt\n  id: \"MY1\", name: \"My Card\",\n  \
                    hint: did you mean \"Flight\"? a keyword of your own goes into a file whose name ends with keywords.ron";
    assert_eq!(told, expected);
}

#[test]
fn mistakes_in_keywords_are_found_in_their_file() {
    let again = "[\n    (word: \"Flight\", is: []),\n]\n".to_owned();
    let twice = told(&[("keywords.ron", again)]);
    assert!(twice.starts_with("keywords.ron:2: two keywords are called Flight\n  (word: \"Flight\","), "{twice}");
    assert!(twice.contains("hint: give one of them another name (the other is at keywords.ron:"), "{twice}");
    let chooses = "[\n    (word: \"Odd\", is: [While([], One([Mine]), [Gain([\"Flight\"])])]),\n]\n".to_owned();
    let chooses = told(&[("keywords.ron", chooses)]);
    assert!(chooses.starts_with("keywords.ron:2: Odd: nobody can choose inside `While([], One([Mine])"), "{chooses}");
    let unread = told(&[("keywords.ron", "[\n    (word: \"Odd\", is: [Wrod(Flight)]),\n]\n".to_owned())]);
    assert!(unread.starts_with("keywords.ron:2:") && unread.contains("did you mean `Word`?"), "{unread}");
}

/// Teams of our own that are Good.
fn teams<T: std::fmt::Display>(names: impl IntoIterator<Item = T>) -> String {
    let rows = names.into_iter().map(|name| format!("    (name: \"{name}\", good: true),\n"));
    format!("[\n{}]\n", rows.collect::<String>())
}

#[test]
fn own_cards_may_name_the_teams_there_are_and_own_ones() {
    let known = game().teams().len();
    let card = file(&GOOD.replace("\"Avengers\"", "\"Champions\", \"X-Men\""));
    let files = [("my-cards.ron".to_owned(), card), ("my-teams.ron".to_owned(), teams(["Champions"]))];
    let game = vs_with(&files).expect("the files are right").game;
    assert_eq!((game.teams().len(), game.team_name(known as u8)), (known + 1, "Champions"), "own teams come last");
    let card = game.by_id("my1").expect("the card is there");
    assert_eq!(game.teams_of(card), 1 << known | 1 << 1, "each team has the bit of its number");
}

#[test]
fn an_unknown_team_has_a_like_one() {
    let told = error(&GOOD.replace("Avengers", "Avangers"));
    let expected = "my-cards.ron:3: MY1: there is no team Avangers\n  id: \"MY1\", name: \"My Card\",\n  \
                    hint: did you mean \"Avengers\"? a team of your own goes into a file whose name ends with teams.ron";
    assert_eq!(told, expected);
    let bare = error(&GOOD.replace("\"Avengers\"", "Avengers"));
    assert!(
        bare.starts_with("my-cards.ron:4:") && bare.ends_with("hint: a name or a text stands here, in quotes"),
        "{bare}"
    );
}

/// Every place where a power can name a team, with a name that no team has.
const UNKNOWN_TEAMS: [&str; 12] = [
    "Use(name: \"P\", when: Main, cost: [Might], then: [Stun(One([Enemy, Team(\"XMen\")]))])",
    "Use(name: \"P\", when: Main, cost: [Might], then: [If(Amplified, [May([Heal(Count([Mine, Team(\"XMen\")]), This)])])])",
    "Use(name: \"P\", when: Main, cost: [Might], only_if: There([Mine, Not(Team(\"XMen\"))]), then: [])",
    "Use(name: \"P\", when: Reaction(Ko(who: [Mine, Main, Team(\"XMen\")])), cost: [Might], then: [])",
    "Use(name: \"P\", when: Main, cost: [Might], then: [Change(Players(Me), [Cheaper(Recruit(who: [Team(\"XMen\")]), N(1))], Next(Recruit))])",
    "Use(name: \"P\", when: Main, cost: [Might], then: [Move(One([AnyOf([Location, Team(\"XMen\")]), In(Deck(Me))]), Hand(Me))])",
    "Use(name: \"P\", when: Main, cost: [Might], then: [Choose(One([Enemy, Team(\"XMen\")])), Draw(ControllerOf(It), N(1))])",
    "LevelUp(name: \"P\", xp: 2, on: [End(Turn, Me)], gain: Count([Mine, Team(\"XMen\")]))",
    "Keyword(name: \"P\", is: [While([], This, [Also(Team(\"XMen\"))])])",
    "Keyword(name: \"P\", is: [While([], This, [PowersOf(All([Team(\"XMen\"), In(Ko(Me))]), [])])])",
    "Keyword(name: \"P\", is: [While([Is(This, [Team(\"XMen\")])], This, [Gain([\"Flight\"])])])",
    "Keyword(name: \"P\", is: [When(on: [Appear(who: [This])], then: [Later(on: [Stun(who: [Team(\"XMen\")])], until: Turn, then: [Ready(This)])])])",
];

#[test]
fn an_unknown_team_is_found_wherever_it_stands() {
    for power in UNKNOWN_TEAMS {
        let told = error(&format!("{GOOD} powers: [{power}],"));
        assert!(told.starts_with("my-cards.ron:3: MY1: there is no team XMen\n"), "{power}\n{told}");
        assert!(told.contains("did you mean \"X-Men\"?"), "{told}");
    }
    let word = "[\n    (word: \"Odd\", is: [While([], This, [Also(Team(\"XMen\"))])]),\n]\n".to_owned();
    let told = told(&[("keywords.ron", word)]);
    assert!(told.starts_with("keywords.ron:2: Odd: there is no team XMen\n"), "{told}");
}

#[test]
fn mistakes_in_teams_are_found_in_their_file() {
    let twice = told(&[("my-teams.ron", teams(["Champions", "X-Men"]))]);
    assert!(twice.starts_with("my-teams.ron:3: two teams are called X-Men\n  (name: \"X-Men\","), "{twice}");
    assert!(twice.contains("hint: give one of them another name (the other is at teams.ron:"), "{twice}");
    let taken = told(&[("my-teams.ron", teams(["Champions", "Good"]))]);
    assert!(taken.starts_with("my-teams.ron:3: no team is called Good: cards mean all such teams"), "{taken}");
    assert!(taken.contains("hint: give it another name"), "{taken}");
    let room = 16 - game().teams().len();
    assert_eq!(told_of_teams(room), None, "16 teams are fine");
    let more = told_of_teams(room + 1).expect("17 teams are too many");
    assert!(more.contains(": Team 4 is one team too many: there are at most 16\n"), "{more}");
    assert!(more.starts_with(&format!("my-teams.ron:{}:", room + 2)), "{more}");
    assert!(more.ends_with("hint: take teams away that no card names"), "{more}");
}

/// What is said about a file with so many more teams.
fn told_of_teams(count: usize) -> Option<String> {
    let file = ("my-teams.ron".to_owned(), teams((0..count).map(|number| format!("Team {number}"))));
    vs_with(&[file]).err().map(|error| error.to_string())
}

/// What is wrong, and what to write instead.
const FACTS: [(&str, &str, &str); 15] = [
    ("kind: Supporting(cost: 2),", "is a character and needs stats", "write `stats: ("),
    ("kind: PlotTwist(symbols: 0), stats: (atk: 1, def: 1, health: 1),", "is no character", "take its `stats`"),
    ("kind: Main(level: 4), stats: (atk: 1, def: 1, health: 1),", "level is 1 to 3", "change its `level`"),
    ("kind: PlotTwist(symbols: 0),", "needs at least one mode", "write `modes: ["),
    ("kind: PlotTwist(symbols: 2), modes: [(when: Main, then: [])],", "one or three", "write `PlotTwist(symbols: 0)`"),
    ("kind: Location(gives: []),", "gives at least one symbol", "write `Location(gives: [Might])`"),
    (
        "kind: Supporting(cost: 1), stats: (atk: 1, def: 1, health: 1), powers: [Use(name: \"P\", when: Main, cost: [], then: [])],",
        "costs one to four symbols",
        "write `cost: [Might]`",
    ),
    (
        "aka: [\"A\", \"B\", \"C\", \"D\"], kind: Supporting(cost: 1), stats: (atk: 1, def: 1, health: 1),",
        "at most four names",
        "take names from its `aka`",
    ),
    (
        "kind: Supporting(cost: 1), stats: (atk: 1, def: 1, health: 1), powers: [Keyword(name: \"P\", is: [While([], One([Mine]), [Never(Recover(who: [Itself]))])])],",
        "nobody can choose inside",
        "write Choose(..) before it",
    ),
    (
        "kind: Supporting(cost: 1), stats: (atk: 1, def: 1, health: 1), powers: [Keyword(name: \"P\", is: [While([], This, [Stats(Sum(Atk, This), N(0))])])],",
        "cannot depend on present ATK or DEF",
        "let the number depend on something else",
    ),
    (
        "kind: PlotTwist(symbols: 0), modes: [(when: Main, then: [Each(Players(Everybody), [Each(Players(Everybody), [Draw(Chosen, N(1))])])])],",
        "cannot stand inside another",
        "let one power do it in two effects",
    ),
    (
        "kind: Supporting(cost: 1), stats: (atk: 1, def: 1, health: 1), powers: [Keyword(name: \"P\", is: [When(on: [Ko(who: [This])], first: Turn, then: [])])],",
        "first time each turn",
        "take `first` away",
    ),
    (
        "kind: Supporting(cost: 2), stats: (atk: 1, def: 1),",
        "missing field named `health`",
        "its fields are atk, def, health",
    ),
    ("kind: Supporting(cost: 2, stats: 1),", "field named `stats`", "the fields of Supporting are cost"),
    ("kind: Supporting(cost: 300),", "out of bounds", "a cost is 0 to 255"),
];

#[test]
fn each_mistake_has_a_hint() {
    for (facts, what, hint) in FACTS {
        let told = error(facts);
        assert!(told.starts_with("my-cards.ron:"), "{told}");
        let (first, last) = told.split_once("hint: ").expect("there is a hint");
        assert!(first.contains(what) && last.contains(hint), "{facts}\n{told}");
    }
}

#[test]
fn characters_go_to_one_pile_that_no_card_begins_in() {
    for pile in ["Facehugger", "Trophy"] {
        let put = format!("[Move(One([Supporting]), Pile(\"{pile}\", Me))]");
        let told = error(&format!("kind: PlotTwist(symbols: 0), modes: [(when: Main, then: {put})],"));
        assert!(told.contains("all characters go to one pile, which no card begins in"), "{told}");
    }
    let more = "kind: PlotTwist(symbols: 0), modes: [(when: Main, then: [Move(One([Supporting]), Pile(\"Collection\", Me))])],";
    assert!(vs_with(&[("my-cards.ron".to_owned(), file(more))]).is_ok());
}

#[test]
fn an_unknown_token_and_a_used_id_name_their_place() {
    let token = error(
        "kind: PlotTwist(symbols: 0),\n        modes: [(when: Main, then: [Create(\"Nobody\", N(1), Front(Me))])],",
    );
    assert!(token.starts_with("my-cards.ron:5:") && token.contains("there is no token Nobody"), "{token}");
    assert!(token.ends_with("hint: a token is a card of its own with `kind: Token`"), "{token}");
    let id = told(&[("my-cards.ron", file(GOOD).replace("MY1", "mnb-001"))]);
    assert!(id.starts_with("my-cards.ron:3: two cards have the id mnb-001\n"), "{id}");
    assert!(id.contains("hint: give one of them another id (the other is at marvel-battles/"), "{id}");
}

const DECK: &str = "name: Mine
format: odd
main: Captain Amercia
3 Find Covers
nonsense
2 Find Cover
colour: red
difficulty: hard
";

#[test]
fn a_deck_file_names_each_problem_with_its_line() {
    let parts = parse_deck_parts(&game(), "my.deck", DECK);
    let told: Vec<String> = parts.errors.iter().map(ToString::to_string).collect();
    let expected = [
        "my.deck:2: 'odd' is not a value for 'format'; it is strict or casual",
        "my.deck:3: there is no main character 'Captain Amercia'; did you mean 'Captain America'?",
        "my.deck:4: there is no card 'Find Covers'; did you mean 'Find Cover'?",
        "my.deck:5: 'nonsense' is not a deck line; write a count and a card, as in '4 Find Cover'",
        "my.deck:7: 'colour' is not a word of deck files; known are name, kind, format, main, side, difficulty",
        "my.deck:8: 'hard' is not a value for 'difficulty'; it is easy, medium or tricky",
    ];
    assert_eq!(told, expected);
    assert_eq!((parts.deck.cards.len(), parts.unknown, parts.deck.extra.main.len()), (2, 3, 0));
    let support = parse_deck(&game(), "my.deck", "main: Find Cover\n").expect_err("it is a plot twist");
    assert_eq!(support[0].to_string(), "my.deck:1: there is no main character 'Find Cover'");
}
