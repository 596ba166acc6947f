//! Vs. System as its players meet it.

use crate::{file, longbox, longbox_typed, path, program};
use serde_json::Value;

const DUEL: [&str; 12] =
    ["play", "--game", "vs", "--deck", "avengers", "--main", "hulk", "--against", "x-men", "--seed", "171", "--first"];

/// A game against a bot that takes anything, with these lines typed by the player, who goes first.
fn play(lines: &[&str]) -> String {
    let ran = longbox_typed(&[&DUEL[..], &["me", "--bot", "random"]].concat(), lines);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    ran.out
}

#[test]
fn a_card_is_found_in_whichever_game_it_is() {
    let ran = longbox(&["card", "Mystique"]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with("From Vs. System 2PCG (--game vs):"), "{}", ran.out);
    assert!(ran.out.contains("Impersonate") && ran.out.contains("MNB-088"), "{}", ran.out);
    assert_eq!(longbox(&["card", "Mystique", "--game", "squad"]).status, Some(1));
    let all = longbox(&["card", "captain america", "--game", "vs", "--json"]);
    let all: Value = serde_json::from_str(&all.out).unwrap();
    assert_eq!(all.as_array().map(Vec::len), Some(3), "two levels and a supporting character");
    let one: Value = serde_json::from_str(&longbox(&["card", "MNB-021", "--game", "vs", "--json"]).out).unwrap();
    assert_eq!((&one["name"], &one["atk"]), (&"Thor".into(), &6.into()));
}

#[test]
fn cards_are_listed_by_set_team_kind_and_cost() {
    let ran = longbox(&["cards", "--game", "vs", "--set", "MNB", "--team", "avengers", "--json"]);
    let cards: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(cards.as_array().map(Vec::len), Some(26));
    let ran = longbox(&["cards", "--game", "vs", "--kind", "supporting", "--cost", "6-7", "--team", "avengers"]);
    assert!(ran.out.contains("Thor") && !ran.out.contains("Ant-Man"), "{}", ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
}

#[test]
fn a_check_tells_what_a_deck_brings() {
    let mystique = longbox(&["deck", "check", "--game", "vs", "mystique"]).out;
    let told = mystique.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = [
        "universe Illustrated",
        "main Mystique: L1 AFF-033 (A-Force); L2 AFF-034 (A-Force) or LEG-066 (Legacy); L3 LEG-067 (Legacy)",
        "side deck Dark Phoenix L2 (AFF-030), Phoenix L2 (AFF-008), Groot L2 (LEG-021)",
    ];
    expected.iter().for_each(|words| assert!(told.contains(words), "{words}: {mystique}"));
    let hive = longbox(&["deck", "check", "--game", "vs", "xenomorphs-hive", "--json"]).out;
    let hive: Value = serde_json::from_str(&hive).unwrap();
    assert_eq!((&hive["universe"], &hive["piles"][0]["name"]), (&"Photographic".into(), &"Facehugger".into()));
    assert_eq!(hive["piles"][0]["size"], 4, "{hive}");
    assert_eq!(hive["side_deck"], serde_json::json!([]));
}

#[test]
fn a_deck_is_checked_with_problems_and_hints() {
    let text = "name: Odd\nmain: Hulk\n5 Thor\n4 Hulk\n1 Mistique\n4 Uncanny Defense\n2 DEF-038A\n1 DEF-038B\n";
    std::fs::write(file("odd.deck"), text).unwrap();
    let ran = longbox(&["deck", "check", "--game", "vs", &path("odd.deck")]);
    assert_eq!(ran.status, Some(1));
    let words = [
        "did you mean 'Mystique'",
        "5 copies of Thor",
        "2 copies of Mary Walker (DEF-038A), who is One of a Kind",
        "it has 17 cards",
        "hint: Hulk has the name",
        "X-Men",
    ];
    words.iter().for_each(|word| assert!(ran.out.contains(word), "{word}: {}", ran.out));
    assert!(!ran.out.contains("DEF-038B"), "one of each will do: {}", ran.out);
    assert_eq!(longbox(&["deck", "check", "--game", "vs", "avengers"]).status, Some(0));
    let known = longbox(&["deck", "check", &path("odd.deck")]);
    assert_eq!(known.out, ran.out, "the file tells its game");
    let shown = longbox(&["deck", "show", "--game", "vs", "x-men"]);
    assert!(shown.out.contains("Wolverine") && shown.out.contains("Locations for:"), "{}", shown.out);
    assert!(shown.out.lines().all(|line| line.chars().count() <= 80), "{}", shown.out);
}

#[test]
fn decks_tell_how_hard_their_main_character_is() {
    let list = longbox(&["deck", "list", "--game", "vs"]);
    let row = list.out.lines().find(|line| line.starts_with("loki ")).unwrap();
    assert!(row.contains("tuned") && row.contains("tricky"), "{row}");
    assert!(list.out.contains("With a side deck: mystique."), "{}", list.out);
    let facehuggers = "With the Facehugger pile: the-dragon, the-perfect-organism, the-queen,\nxenomorphs-hive.";
    assert!(list.out.contains(facehuggers), "{}", list.out);
    assert!(list.out.lines().all(|line| line.chars().count() <= 80), "{}", list.out);
    let listed: Value = serde_json::from_str(&longbox(&["deck", "list", "--game", "vs", "--json"]).out).unwrap();
    let easy = listed.as_array().unwrap().iter().filter(|deck| deck["difficulty"] == "easy").count();
    assert_eq!(easy, 31, "fifteen starter decks and sixteen tuned ones");
    let shown = longbox(&["deck", "show", "--game", "vs", "groot"]);
    assert!(shown.out.contains("Main character (tricky to play)"), "{}", shown.out);
    let wrong = longbox(&["deck", "show", "--game", "vs", "grott"]);
    assert!(wrong.err.contains("did you mean 'groot'") && wrong.err.contains("56 tuned decks"), "{}", wrong.err);
}

#[test]
fn a_turn_is_played_with_questions_between() {
    let out = play(&["1", "0", "why think again", "2", "why hulk wolverine", "hand", "1", "concede"]);
    let words = [
        "Your main character is Hulk. Difficulty: medium.",
        "Hulk: front or back row?",
        "Think Again cannot be played: it is played in a combat",
        "You played Avengers Mansion as a resource, face up.",
        "Hulk can attack Wolverine: 3 against DEF 4",
        "Your Hulk attacked Coin-Flip Kid's Wolverine.",
        "Coin-Flip Kid wins. You conceded.",
    ];
    words.iter().for_each(|word| assert!(out.contains(word), "{word}: {out}"));
    assert!(out.lines().filter(|line| !line.starts_with('>')).all(|line| line.chars().count() <= 80), "{out}");
}

#[test]
fn a_half_made_choice_can_be_left() {
    let out = play(&["1", "0", "2", "smash", "0", "concede"]);
    assert!(out.contains("0 Go back"), "{out}");
    assert_eq!(out.matches("Your move").count(), 2, "{out}");
}

#[test]
fn plain_letters_are_enough() {
    let mut command = program(&["card", "Thor", "--game", "vs"]);
    let output = command.env("LONGBOX_ASCII", "1").output().unwrap();
    assert!(output.stdout.is_ascii());
}

#[test]
fn three_can_play_and_two_teams_of_two() {
    let name = path("three.replay");
    let ran = longbox(&[
        "replay",
        "record",
        "--game",
        "vs",
        "--against",
        "x-men,guardians",
        "--bots",
        "random",
        "--out",
        &name,
    ]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert_eq!(longbox(&["replay", "verify", &name]).status, Some(0));
    let told = longbox(&["replay", "show", &name, "--from", "c", "--step", "40"]);
    assert!(told.out.contains("PLAYER C (C)") && told.out.contains("PLAYER A (A)"), "{}", told.out);
    assert_eq!(longbox(&["replay", "show", &name, "--from", "d"]).status, Some(1));
    let teams = longbox(&["sim", "--game", "vs", "--mode", "two-headed", "--bots", "random", "--games", "8"]);
    assert!(teams.out.contains("seat D"), "{}{}", teams.out, teams.err);
    assert_eq!(longbox(&["replay", "record", "--against", "starter,starter", "--out", &name]).status, Some(1));
    let lone = longbox_typed(&["play", "--game", "vs", "--deck", "avengers", "--seat", "c"], &[]);
    assert_eq!(lone.status, Some(1), "{}", lone.out);
}

#[test]
fn an_attack_is_made_in_one_line_and_all_modes_are_played() {
    let out = play(&["1", "0", "2", "attack hulk wolverine", "concede"]);
    assert!(out.contains("Your Hulk attacked Coin-Flip Kid's Wolverine."), "{out}");
    for mode in ["two-vs-two", "reinforced", "two-headed"] {
        let ran =
            longbox_typed(&["play", "--game", "vs", "--mode", mode, "--seed", "2", "--seat", "c"], &["board", "quit"]);
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
        assert!(ran.out.contains("YOU (C)") && ran.out.contains("On your side: Sidekick"), "{}", ran.out);
        assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    }
    let three = longbox_typed(&["play", "--game", "vs", "--players", "3", "--seed", "2"], &["quit"]);
    assert!(three.out.contains("Sidekick C"), "{}", three.out);
    let odd = longbox_typed(&["play", "--game", "vs", "--mode", "one-headed"], &[]);
    assert!(odd.status == Some(1) && odd.err.contains("one-headed"), "{}", odd.err);
}

#[test]
fn a_replay_tells_of_a_pocket_universe_and_of_a_deal() {
    let name = path("universe.replay");
    let game = ["--game", "vs", "--deck", "fantastic", "--against", "frightful", "--bots", "random", "--seed", "148"];
    let ran = longbox(&[&["replay", "record"], &game[..], &["--out", &name]].concat());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert_eq!(longbox(&["replay", "verify", &name]).status, Some(0));
    let told = longbox(&["replay", "show", &name]).out.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in ["into pocket universe 1", ", pocket universe 1", "Pocket universe 1 ended, and", "accepted the deal"] {
        assert!(told.contains(part), "{part}");
    }
}
