//! Decks.

use crate::{file, longbox, path};

const BROKEN: &str = "name: Mine
5 Spider-Swing
4 Heavy Weapons
4 Wall-Crawler
4 Target Acquired
4 High Explosives
4 Let's Play Twister
4 I Must Break You
4 Savage Leap
4 Fast Healing
1 Yoink!
1 Spider-Swang
";

#[test]
fn every_problem_of_a_deck_is_named() {
    std::fs::write(file("broken.deck"), BROKEN).unwrap();
    let ran = longbox(&["deck", "check", &path("broken.deck")]);
    assert_eq!(ran.status, Some(1));
    let problems: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("problem:")).collect();
    assert_eq!(problems.len(), 3, "{}", ran.out);
    assert!(problems[0].contains(":12:") && problems[0].contains("did you mean 'Spider-Swing'"), "{}", problems[0]);
    assert!(problems[1].contains("39 cards"), "{}", problems[1]);
    assert!(problems[2].contains("5 copies of Spider-Swing"), "{}", problems[2]);
}

#[test]
fn a_legal_deck_is_called_legal_and_a_missing_file_is_an_error() {
    let text = BROKEN.replace("5 Spider-Swing", "4 Spider-Swing").replace("1 Spider-Swang", "2 Spider-Strikes");
    std::fs::write(file("legal.deck"), text).unwrap();
    let ran = longbox(&["deck", "check", &path("legal.deck"), "--format", "casual"]);
    assert_eq!((ran.status, ran.out.starts_with("legal")), (Some(0), true), "{}", ran.out);
    assert_eq!(longbox(&["deck", "check", "no-such.deck"]).status, Some(1));
    assert_eq!(longbox(&["deck", "check", "x", "--format", "odd"]).status, Some(2));
}

#[test]
fn decks_are_listed_and_shown() {
    let list = longbox(&["deck", "list", "--json"]);
    let list: serde_json::Value = serde_json::from_str(&list.out).unwrap();
    assert!(list.as_array().unwrap().iter().any(|deck| deck["key"] == "wolverine" && deck["size"] == 30));
    let shown = longbox(&["deck", "show", "wolverine"]);
    assert!(shown.out.contains("Levels (average") && shown.out.contains("Keepers: 6"), "{}", shown.out);
    assert!(shown.out.lines().all(|line| line.chars().count() <= 80), "{}", shown.out);
    let json: serde_json::Value = serde_json::from_str(&longbox(&["deck", "show", "starter", "--json"]).out).unwrap();
    assert_eq!(json["size"], 40);
}
