//! Cards, rules, help, and readers that go away.

use crate::{longbox, program};
use std::io::Read;
use std::process::Stdio;

#[test]
fn all_cards_as_json() {
    let ran = longbox(&["cards", "--json"]);
    let cards: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(cards.as_array().map(Vec::len), Some(610));
    let leap = cards.as_array().unwrap().iter().find(|card| card["id"] == "ST030").unwrap();
    assert_eq!(leap["name"], "Savage Leap");
    assert_eq!(leap["factors"], serde_json::json!(["Animal"]));
    assert_eq!(leap["text"], serde_json::json!(["This attack can't be blocked from hand."]));
    assert_eq!(leap["keeper"], false);
}

#[test]
fn filters_hold_together_and_rows_fit_the_screen() {
    let ran = longbox(&["cards", "wolverine", "--level", "1-4", "--keepers"]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Quickslash") && !ran.out.contains("Savage Leap"), "{}", ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    assert_eq!(longbox(&["cards", "no such card"]).status, Some(1));
    assert_eq!(longbox(&["cards", "--level", "x"]).status, Some(2));
}

#[test]
fn a_card_by_name_and_a_near_miss() {
    let ran = longbox(&["card", "fast", "healing"]);
    assert_eq!(ran.status, Some(0));
    assert!(ran.out.contains("3: Heal 2.") && ran.out.contains("Heal: Take that many"), "{}", ran.out);
    let ran = longbox(&["card", "Fats Healing"]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.err.contains("Fast Healing"), "{}", ran.err);
}

#[test]
fn rules_by_id_by_word_and_none() {
    let ran = longbox(&["rules", "block.icon"]);
    assert!(ran.out.contains("Blocking from hand") && ran.out.contains("Rulebook:"), "{}", ran.out);
    assert!(longbox(&["rules", "misfire"]).out.contains("keeper.misfire"));
    let ran = longbox(&["rules", "xyzzy"]);
    assert_eq!(ran.status, Some(1));
}

#[test]
fn help_without_arguments_and_usage_errors() {
    let ran = longbox(&[]);
    assert_eq!(ran.status, Some(0));
    assert!(ran.out.contains("Usage: longbox"), "{}", ran.out);
    assert_eq!(longbox(&["--nonsense"]).status, Some(2));
    assert!(longbox(&["--version"]).out.starts_with("longbox "));
}

#[test]
fn every_command_takes_a_game_and_refuses_one_that_is_not_there() {
    let commands: [&[&str]; 11] = [
        &["play"],
        &["cards", "wolverine"],
        &["card", "ST030"],
        &["deck", "list"],
        &["deck", "show", "starter"],
        &["deck", "check", "starter"],
        &["replay", "record", "--out", "x"],
        &["rules"],
        &["scenario", "x"],
        &["sim"],
        &["bench"],
    ];
    for command in commands {
        let ran = longbox(&[command, &["--game", "chess"]].concat());
        assert_eq!(ran.status, Some(2), "{command:?}");
        assert!(ran.err.contains("[possible values: vs, squad]"), "{command:?}: {}", ran.err);
    }
    let (named, plain) = (longbox(&["--game=squad"]), longbox(&["card", "ST030", "--game", "squad"]));
    assert_eq!((named.status, plain.status), (Some(2), Some(0)), "a game belongs to a command");
    assert_eq!(plain.out, longbox(&["card", "ST030"]).out);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = program(&["cards"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = [0; 40];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn cards_are_searched_with_a_query() {
    let ids = |args: &[&str]| -> Vec<String> {
        let ran = longbox(&[&["cards", "--json"], args].concat());
        let cards: serde_json::Value = serde_json::from_str(&ran.out).unwrap_or_else(|_| panic!("{}", ran.err));
        cards.as_array().unwrap().iter().filter_map(|card| card["id"].as_str()).map(str::to_owned).collect()
    };
    let one = ids(&["hero:wolverine level<=4 -kind:keeper"]);
    assert!(!one.is_empty() && one == ids(&["--hero", "Wolverine", "hero:wolverine", "level:0-4", "-kind:keeper"]));
    assert!(!one.contains(&"ST030".to_owned()), "Savage Leap is of level 7");
    let drawing = ids(&["--game", "vs", "team:x-men", "text:draw a card", "cost<=4"]);
    assert_eq!(drawing, ids(&["--game", "vs", "team:x-men text:\"draw a card\" cost<=4"]));
    assert!(!drawing.is_empty());
}

#[test]
fn a_query_that_is_wrong_or_finds_nothing_is_told_by_its_word() {
    let ran = longbox(&["cards", "--game", "vs", "kost<=3", "storm"]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.err.contains("there is no filter 'kost'; did you mean 'cost'?"), "{}", ran.err);
    let ran = longbox(&["cards", "--game", "vs", "team:x-men", "hero:storm"]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.out.contains("Without `hero:storm`: "), "{}", ran.out);
    assert!(longbox(&["cards", "--help"]).out.contains("keyword, word"));
}
