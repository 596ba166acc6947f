//! What a player could have done better.

use crate::{longbox, longbox_typed, path};

fn record(name: &str, game: &str) -> String {
    let file = path(name);
    let ran = longbox(&["replay", "record", "--game", game, "--bots", "random,quick", "--seed", "3", "--out", &file]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    file
}

#[test]
fn the_mistakes_of_a_stored_game_are_told() {
    for game in ["squad", "vs"] {
        let file = record(&format!("mistakes-{game}.replay"), game);
        let ran = longbox(&["replay", "mistakes", &file, "--seat", "1", "--looks", "40"]);
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.contains("cost player A most:") && ran.out.contains("hero would choose"), "{}", ran.out);
        let step = ran.out.split("--from a --step ").nth(1).and_then(|rest| rest.split_whitespace().next());
        let shown = longbox(&["replay", "show", &file, "--from", "a", "--step", step.expect("a step")]);
        assert_eq!(shown.status, Some(0), "{}", shown.err);
        let json = longbox(&["replay", "mistakes", &file, "--seat", "a", "--looks", "40", "--json"]);
        let found: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
        assert_eq!(found["seat"], "A");
        let mistakes = found["mistakes"].as_array().expect("a list");
        assert!((1..=3).contains(&mistakes.len()), "{found}");
        assert_eq!(mistakes[0]["step"].to_string(), step.unwrap_or_default());
        assert!(mistakes.iter().all(|one| one["cost"].as_u64() >= Some(40)), "{found}");
    }
}

#[test]
fn a_seat_that_nobody_sat_in_is_refused() {
    let file = record("mistakes-seats.replay", "squad");
    let ran = longbox(&["replay", "mistakes", &file, "--seat", "3"]);
    assert_eq!((ran.status, ran.err.contains("Nobody sat in seat C")), (Some(1), true), "{}", ran.err);
    assert_eq!(longbox(&["replay", "mistakes", &file, "--seat", "x"]).status, Some(2));
}

#[test]
fn mistakes_are_told_after_a_game_and_not_before() {
    let args =
        ["play", "--game", "squad", "--deck", "starter", "--bot", "quick", "--seed", "4", "--against", "starter"];
    let ran = longbox_typed(&args, &["mistakes", "concede", "mistakes", ""]);
    assert!(ran.out.contains("You can look at your mistakes when the game is over."), "{}", ran.out);
    assert!(ran.out.contains("No clear mistakes found."), "{}", ran.out);
}
