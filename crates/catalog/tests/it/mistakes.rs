//! Files with mistakes: what the reader is told.

use longbox_catalog::{DeckError, parse_deck, parse_deck_parts, squad_with};

/// A card file with one card whose fields after the heroes begin at line 5.
fn file(fields: &str) -> String {
    format!(
        "[\n    (\n        id: \"MY1\", name: \"My Card\",\n        heroes: [\"Thor\"],\n        {fields}\n    ),\n]\n"
    )
}

/// The error for a file of own cards.
fn error(text: String) -> String {
    squad_with(&[("my-cards.ron".to_owned(), text)]).expect_err("the file has a mistake").to_string()
}

const GOOD: &str = "level: 2, factors: [Speed], attack: 3, block: Tech, rarity: Common,";

#[test]
fn a_file_without_mistakes_adds_its_cards() {
    let catalog = squad_with(&[("my-cards.ron".to_owned(), file(GOOD))]).expect("the file is right");
    assert_eq!(catalog.game.cards().len(), 611);
    let number = catalog.game.find("my card").expect("the card is there");
    let origin = &catalog.origins[usize::from(number)];
    assert_eq!((origin.set.as_str(), origin.file.as_str()), ("own", "my-cards.ron"));
}

#[test]
fn an_unknown_word_is_named_with_its_place() {
    let told = error(file(&format!("{GOOD}\n        powers: [At(2, [Drow(Me, N(1))])],")));
    assert!(told.starts_with("my-cards.ron:6:"), "{told}");
    assert!(told.contains("`Drow` in enum `Effect`") && told.contains("`Draw`"), "{told}");
    assert!(told.contains("\n  powers: [At(2, [Drow(Me, N(1))])],\n"), "the line itself: {told}");
    assert!(
        told.ends_with(
            "hint: that word is not in the card language, did you mean `Draw`? docs/squad-cards.md lists all words"
        ),
        "{told}"
    );
    let told = error(file(&GOOD.replace("Speed", "Sped")));
    assert!(told.starts_with("my-cards.ron:5:") && told.contains("`Sped` in enum `Factor`"), "{told}");
}

#[test]
fn a_missing_field_and_an_unknown_one_are_named() {
    let told = error(file(&GOOD.replace(" rarity: Common,", "")));
    assert!(told.starts_with("my-cards.ron:6:") && told.contains("missing field named `rarity`"), "{told}");
    assert!(told.ends_with("hint: a card needs id, name, heroes, level, factors, block and rarity"), "{told}");
    let told = error(file(&format!("{GOOD}\n        power: [],")));
    assert!(told.starts_with("my-cards.ron:6:9:") && told.contains("field named `power`"), "{told}");
    assert!(told.contains("hint: did you mean `powers`? fields are id, name,"), "{told}");
}

#[test]
fn a_missing_comma_has_a_hint() {
    let told = error(file(&GOOD.replace("2,", "2")));
    assert!(told.starts_with("my-cards.ron:5:") && told.contains("Expected comma"), "{told}");
    assert!(told.contains("hint: look for a missing comma, bracket or quote"), "{told}");
}

#[test]
fn a_mistake_inside_an_effect_has_a_hint_about_that_effect() {
    let cases = [
        ("Hit(amout: N(1))", "did you mean `amount`? the fields of Hit are by, who, amount"),
        ("Hit(who: Me)", "Hit needs amount; its fields are by, who, amount"),
        ("Play(from: Hand(Me))", "Play needs cards; its fields are from, cards, bonus"),
        ("Sift(top: 3, take: None)", "Sift needs rest; its fields are deck, top, open, take, to, rest"),
        ("Draw(Me, 1)", "a number is written N(1) here"),
        ("Bonus(-1)", "a number is written N(-1) here"),
        ("PowerThisTurn(N(1))", "a plain number stands here, without N, brackets or quotes"),
        ("PowerThisTurn(1000)", "that number is too large or too small to stand here"),
        ("If(Did, Win)", "a list stands here, in [ and ], even if it holds a single thing"),
        ("Draw(Me)", "the word has other parts; docs/squad-cards.md shows those of every word"),
        ("Heal", "the word needs its parts in ( and ); docs/squad-cards.md shows those of every word"),
    ];
    for (effect, hint) in cases {
        let told = error(file(&format!("{GOOD}\n        powers: [At(2, [{effect}])],")));
        assert!(told.starts_with("my-cards.ron:6:"), "{told}");
        assert!(told.ends_with(&format!("\n  hint: {hint}")), "{told}");
    }
    for (good, bad, hint) in
        [("level: 2", "level: 2000", "a level is 1 to 20"), ("attack: 3", "attack: 300", "an attack is 0 to 99")]
    {
        let told = error(file(&GOOD.replace(good, bad)));
        assert!(told.starts_with("my-cards.ron:5:") && told.ends_with(&format!("hint: {hint}")), "{told}");
    }
}

#[test]
fn impossible_facts_name_place_and_card() {
    let cases = [
        ("level: 2,", "level: 21,", "a level is 1 to 20", "change its `level`"),
        ("level: 2,", "level: 0,", "a level is 1 to 20", "change its `level`"),
        (
            "block: Tech",
            "block: Speed",
            "a blocking icon is never one of the card's own Factors",
            "change its `block` or its `factors`",
        ),
        (
            "factors: [Speed]",
            "factors: []",
            "a card has one or two Factors",
            "write `factors: [Speed]` or `factors: [Speed, Tech]`",
        ),
        (
            "attack: 3,",
            "",
            "a variable attack needs an AttackIs in its Declared power, and only it",
            "write an `attack`, or leave it out and let a power be `Declared([AttackIs(...)])`; never both",
        ),
    ];
    for (good, bad, told, hint) in cases {
        let line = "id: \"MY1\", name: \"My Card\",";
        let expected = format!("my-cards.ron:3: MY1 My Card: {told}\n  {line}\n  hint: {hint}");
        assert_eq!(error(file(&GOOD.replace(good, bad))), expected);
    }
}

#[test]
fn an_id_is_used_once_whatever_its_letters() {
    let known = error(file(GOOD).replace("MY1", "st001"));
    assert!(known.starts_with("my-cards.ron:3: two cards have the id 'st001'\n  id: \"st001\","), "{known}");
    assert!(known.contains("hint: give one of them another id (the other is at base-set/"), "{known}");
    let twice = error(file(GOOD).replace("\n]\n", &format!("\n{}", file(GOOD).trim_start_matches("[\n"))));
    assert!(twice.starts_with("my-cards.ron:8: two cards have the id 'MY1'"), "{twice}");
    assert!(twice.ends_with("(the other is at my-cards.ron:3)"), "{twice}");
}

const DECK: &str = "name: Mine # a comment
# another
format: odd
3 Fast Healin
nonsense
2 ST001
stage: many
colour: red
0 ST002
reward: Nobody At All
";

#[test]
fn a_deck_file_names_each_problem_with_its_line() {
    let errors = parse_deck(&crate::game(), "my.deck", DECK).expect_err("the file has mistakes");
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    let expected = [
        "my.deck:3: 'odd' is not a value for 'format'; it is strict, casual or quest",
        "my.deck:4: there is no card 'Fast Healin'; did you mean 'Fast Healing'?",
        "my.deck:5: 'nonsense' is not a deck line; write a count and a card, as in '3 Fast Healing'",
        "my.deck:7: 'many' is not a value for 'stage'; it is a small number",
        "my.deck:8: 'colour' is not a word of deck files; known are name, kind, format, ",
        "my.deck:9: a line brings 1 to 99 copies of a card, not 0; write '3 Fast Healing'",
        "my.deck:10: there is no card 'Nobody At All'",
    ];
    assert_eq!(told.len(), expected.len(), "{told:#?}");
    for (told, expected) in told.iter().zip(expected) {
        assert!(told.starts_with(expected), "{told}\n{expected}");
    }
    assert!(matches!(errors[6], DeckError::UnknownCard { like: None, .. }));
}

#[test]
fn what_is_right_in_a_bad_deck_file_is_kept() {
    let parts = parse_deck_parts(&crate::game(), "my.deck", DECK);
    assert_eq!((parts.deck.name.as_str(), parts.deck.cards.len()), ("Mine", 2));
    assert_eq!((parts.unknown, parts.errors.len()), (3, 7));
}

#[test]
fn a_comment_in_a_deck_stands_between_spaces_or_begins_the_line() {
    let game = crate::game();
    let text = "name: Public Enemy #1 # the first\n  # 2 ST001\n#3 ST001\n1 ST002 #\n";
    let deck = parse_deck(&game, "my.deck", text).expect("the file is right");
    assert_eq!((deck.name.as_str(), deck.cards.len()), ("Public Enemy #1", 1));
    let enemy = longbox_catalog::squad_decks(&game).expect("the decks are right");
    assert!(enemy.iter().any(|deck| deck.key == "public-enemy-1" && deck.name == "Public Enemy #1"));
}

#[test]
fn a_deck_file_has_limits() {
    let game = crate::game();
    let told = |text: &str| {
        let errors = parse_deck(&game, "my.deck", text).expect_err("the file is refused");
        errors.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let copies =
        |count: &str| format!("my.deck:1: a line brings 1 to 99 copies of a card, not {count}; write '3 Fast Healing'");
    for count in ["100", "1000000000000", "99999999999999999999999999"] {
        assert_eq!(told(&format!("{count} ST002")), [copies(count)]);
    }
    let long = told(&"1 ST002\n".repeat(1_001));
    assert_eq!(long, ["my.deck:1001: the file has more than 1000 lines; a deck needs far fewer"]);
    let huge = told(&"#".repeat(300 << 10));
    assert_eq!(huge, ["my.deck: the file has 300 KB; a deck file has at most 256 KB; is it the right file?"]);
    // To look for the nearest name of so long a word would take minutes, and nobody could read the answer.
    let word = told(&format!("3 {}", "x".repeat(200_000)));
    assert!(word[0].len() < 300, "{} bytes", word[0].len());
}

#[test]
fn a_card_file_has_limits() {
    let read = |text: String| longbox_catalog::squad_with(&[("my.ron".to_owned(), text)]).expect_err("it is refused");
    let huge = read("/".repeat(5 << 20)).to_string();
    assert!(huge.starts_with("my.ron: the file has 5 MB; files of cards have at most 4 MB\n  hint: "), "{huge}");
    let deep = format!(
        "[(id: \"MY1\", name: \"Deep\", heroes: [\"Thor\"], level: 1, factors: [Speed], attack: 1, block: Tech, rarity: Common, powers: [At(1, [{}Draw(Me, N(1)){}])])]",
        "May([".repeat(2_000),
        "])".repeat(2_000)
    );
    let deep = read(deep).to_string();
    assert!(deep.contains("more than 64 words stand inside each other"), "{deep}");
    assert!(deep.starts_with("my.ron:1:") && deep.contains("hint: say it with fewer brackets"), "{deep}");
    assert!(deep.len() < 500, "{deep}");
}
