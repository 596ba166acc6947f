//! Wrong rulings: written down at the table, opened by anybody, made a scenario; and hints beside them.

use crate::{longbox, longbox_typed, path};

#[test]
fn a_wrong_ruling_is_written_down_and_becomes_a_scenario() {
    for game in ["squad", "vs"] {
        let file = path(&format!("wrong-{game}.replay"));
        let report = format!("report {file} He should have been hit twice.");
        let ran = longbox_typed(&["play", "--game", game, "--seed", "5", "--bot", "random"], &["0", &report, "quit"]);
        assert!(ran.out.contains(&format!("Written to {file}")), "{}{}", ran.out, ran.err);
        let shown = longbox(&["replay", "show", &file]);
        assert_eq!(shown.status, Some(0), "{}", shown.err);
        assert!(shown.out.contains("He should have been hit twice."), "{}", shown.out);
        assert_eq!(longbox(&["replay", "verify", &file]).status, Some(0));
        let out = path(&format!("wrong-{game}.scenario"));
        let made = longbox(&["scenario", "from-replay", &file, "--out", &out]);
        assert!(made.out.contains("written"), "{}{}", made.out, made.err);
        let text = std::fs::read_to_string(&out).expect("a scenario");
        assert!(text.contains("note: He should have been hit twice."), "{text}");
    }
}

#[test]
fn moments_of_a_game_become_scenarios_that_play() {
    let file = path("moments.replay");
    let ran = longbox(&["replay", "record", "--game", "squad", "--bots", "sidekick", "--seed", "1", "--out", &file]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    for step in ["12", "20", "27"] {
        let out = path(&format!("moment-{step}.scenario"));
        let made = longbox(&["scenario", "from-replay", &file, "--step", step, "--out", &out]);
        assert_eq!((made.status, made.err.as_str()), (Some(0), ""), "{}", made.out);
        let played = longbox(&["scenario", &out]);
        assert_eq!(played.status, Some(0), "{}{}", played.out, played.err);
    }
    let late = longbox(&["scenario", "from-replay", &file, "--step", "99999"]);
    assert_eq!((late.status, late.err.contains("the game has only")), (Some(1), true), "{}", late.err);
}

#[test]
fn a_hint_and_the_formation_can_be_asked_for() {
    let squad = ["play", "--game", "squad", "--seed", "5", "--bot", "random"];
    let ran = longbox_typed(&squad, &["0", "0", "hint", "quit"]);
    assert!(ran.out.contains("Hero would: ") && ran.out.contains("This is a practice game now."), "{}", ran.out);
    let vs = ["play", "--game", "vs", "--seed", "5", "--bot", "random"];
    let ran = longbox_typed(&vs, &["1", "1", "0", "formation", "quit"]);
    let answered = ["You will be asked who switches rows.", "No rows can be changed right now."];
    assert!(answered.iter().any(|text| ran.out.contains(text)), "{}", ran.out);
}
