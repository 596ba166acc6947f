//! Decisions that lose games, and the scenarios that are made of them.

use crate::{longbox, path};
use std::fs;

#[test]
fn slips_become_scenarios_that_bots_can_be_asked_in() {
    let folder = path("slips");
    let _ = fs::remove_dir_all(&folder);
    // They play badly, so that a few games are enough.
    let found = ["arena", "slips", "--decks", "starter,wolverine", "--bot", "random", "--games", "4"];
    let advised = ["--adviser", "hero:20", "--worlds", "40", "--gap", "40"];
    let written = ["--judge", "quick", "--judge-games", "40", "--out", &folder];
    let ran = longbox(&[&found[..], &advised[..], &written[..]].concat());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let files: Vec<_> = fs::read_dir(&folder).expect("the folder was made").collect::<Result<_, _>>().expect("files");
    assert!(!files.is_empty(), "{}", ran.out);
    for file in &files {
        let text = fs::read_to_string(file.path()).expect("a scenario");
        assert!(text.contains("\nbest: ") || text.contains("\nnever: "), "{text}");
        assert!(text.contains(" was taken (--bot random --seed 1)"), "it says where it comes from: {text}");
        assert!(text.contains("\n# won by quick of 40 games: "), "and why: {text}");
    }
    let played = longbox(&["scenario", &folder]);
    assert_eq!(played.status, Some(0), "{}{}", played.out, played.err);
    let asked = longbox(&["arena", "blunders", "--bots", "random", &folder]);
    assert_eq!(asked.status, Some(0), "{}", asked.err);
}
