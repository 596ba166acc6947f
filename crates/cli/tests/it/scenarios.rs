//! `longbox scenario` beyond playing files: logs, the scenarios of a card, files of an older format.

use crate::{file, longbox, path};

const BRAWL: &str = "game: vs\n\nscenario: A brawl\nA front: Thor\nB front: Wall 3/3\nA attacks Wall with Thor\n";

#[test]
fn the_log_stands_below_the_line_that_made_it() {
    std::fs::write(file("log.scenario"), BRAWL).unwrap();
    let ran = longbox(&["scenario", "--log", &path("log.scenario")]);
    assert_eq!(ran.status, Some(0), "{}", ran.out);
    let attack = ran.out.split("  A attacks Wall with Thor\n").nth(1).expect("the line is there");
    assert!(
        attack.trim_start().starts_with("Attacked A Thor\n") && attack.contains("      Stunned B Wall"),
        "{}",
        ran.out
    );
}

#[test]
fn the_scenarios_of_a_card_are_listed() {
    std::fs::write(file("card.scenario"), format!("{BRAWL}\nscenario: Peace\nexpect turn is A\n")).unwrap();
    let ran = longbox(&["scenario", &path("card.scenario"), "--card", "thor"]);
    assert!(ran.out.contains("A brawl") && !ran.out.contains("Peace"), "{}", ran.out);
    assert_eq!(longbox(&["scenario", &path("card.scenario"), "--card", "Loki"]).status, Some(1));
}

#[test]
fn a_file_of_the_first_format_is_brought_over_once() {
    std::fs::write(file("old.scenario"), BRAWL).unwrap();
    let ran = longbox(&["scenario", "migrate", &path("old.scenario")]);
    assert!(
        ran.out.contains("1 file migrated, 0 in the newest format already, 0 left alone"),
        "{}{}",
        ran.out,
        ran.err
    );
    let new = std::fs::read_to_string(file("old.scenario")).unwrap();
    assert_eq!(new, BRAWL.replace("game: vs\n", "game: vs\nformat: 2\n"));
    let ran = longbox(&["scenario", "migrate", &path("old.scenario")]);
    assert!(ran.out.contains("0 files migrated, 1 in the newest format already"), "{}", ran.out);
    std::fs::write(file("wrong.scenario"), format!("{BRAWL}expect Wall is ready\n")).unwrap();
    let ran = longbox(&["scenario", "migrate", &path("wrong.scenario")]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.out.contains("left alone") && ran.out.contains("wrong.scenario:7"), "{}", ran.out);
}

#[test]
fn a_level_of_a_main_character_is_found_by_name() {
    let ran = longbox(&["card", "Loki L1"]);
    assert!(ran.out.contains("MNB-081") && !ran.out.contains("AFF-020"), "{}", ran.out);
    assert!(longbox(&["card", "loki", "l2"]).out.contains("level 2"));
}
