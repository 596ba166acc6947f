//! Faults are told with place, difference and options.

use crate::scenarios;
use longbox_scenario::run_text;

fn fault(text: &str) -> (usize, String) {
    let findings = run_text(&[&scenarios()], "test.scenario", text);
    let finding = findings.iter().find(|finding| finding.result.is_err()).expect("the scenario fails");
    (finding.line, finding.result.as_ref().expect_err("it fails").to_string())
}

#[test]
fn a_wrong_expectation_shows_the_difference() {
    let text = "game: squad\nscenario: x\nA hand: Yoink!\nexpect A hand: Spider-Swing\n";
    let (line, told) = fault(text);
    assert_eq!(line, 4);
    assert!(told.contains("- Spider-Swing") && told.contains("+ Yoink!"), "{told}");
}

#[test]
fn an_impossible_play_tells_why_and_what_was_possible() {
    let text = "game: squad\nscenario: x\nA hand: Shadow Warrior, Yoink!\nA plays Shadow Warrior\n";
    let (line, told) = fault(text);
    assert_eq!(line, 4);
    assert!(told.contains("its level is 4 and your power for it is 1 (power.level)"), "{told}");
    assert!(told.contains("Yoink! | Do not attack"), "{told}");
}

#[test]
fn unknown_cards_words_and_games_are_named() {
    assert!(fault("game: squad\nscenario: x\nA hand: Nobody Home\n").1.contains("there is no card 'Nobody Home'"));
    assert!(fault("game: squad\nscenario: x\nexpect the moon\n").1.contains("is not understood"));
    assert!(fault("game: chess\nscenario: x\n").1.contains("'chess'"));
    assert!(
        fault("game: squad\nscenario: x\nA hand: Yoink!\ncoins: heads\nA passes\n").1.contains("were set and not used")
    );
}

#[test]
fn names_with_commas_are_cards() {
    let text = "game: squad\nscenario: x\nA hand: Hulk Hurt, Hulk MAD!, 2 x Yoink!\nexpect A hand is 3\n";
    let findings = run_text(&[&scenarios()], "test.scenario", text);
    assert!(findings.iter().all(|finding| finding.result.is_ok()), "{findings:?}");
}

/// The fault of a scenario of Vs. System.
fn fault_vs(text: &str) -> (usize, String) {
    let game = longbox_catalog::vs().expect("the cards are in order").game;
    let findings = run_text(&[&longbox_scenario::VsScenarios { game }], "test.scenario", text);
    let finding = findings.iter().find(|finding| finding.result.is_err()).expect("the scenario fails");
    (finding.line, finding.result.as_ref().expect_err("it fails").to_string())
}

#[test]
fn a_count_without_measure_is_refused_with_its_line() {
    let squad = |line: &str| fault(&format!("game: squad\nscenario: x\n{line}\nexpect A hand: nothing\n"));
    let too_many = "1000000000000 cards in one list are too many; 250 are the most".to_owned();
    for place in ["deck", "hand", "discard", "keepers", "brings"] {
        assert_eq!(squad(&format!("A {place}: 1000000000000 x Pushover")), (3, too_many.clone()), "{place}");
    }
    assert_eq!(squad("A has 18446744073709551615 new keepers").0, 3);
    assert_eq!(squad("picks: 1 1 1 1 1 1 1 1 1"), (3, "9 picks are too many; 8 are the most".to_owned()));
    assert_eq!(squad(&format!("coins: {}", "heads ".repeat(33))).1, "33 coins are too many; 32 are the most");

    let vs = |line: &str| fault_vs(&format!("game: vs\nscenario: x\n{line}\nexpect A hand: nothing\n"));
    for place in ["deck", "hand", "front", "ko", "resources", "brings"] {
        assert_eq!(vs(&format!("B {place}: 1000000000000 x Filler")), (3, too_many.clone()), "{place}");
    }
    for players in ["1000000000000", "5", "1", "0", "-1"] {
        let told = format!("'{players}' is no number of players; a game is for 2 to 4");
        assert_eq!(vs(&format!("players {players}")), (3, told));
    }
}

#[test]
fn a_file_that_is_too_long_is_refused() {
    let (line, told) = fault(&format!("game: squad\n{}", "# nothing\n".repeat(200_000)));
    assert_eq!(line, 1);
    assert!(told.starts_with("the file has 1 MB; a scenario file has at most 1 MB"), "{told}");
    let many = format!("game: squad\n{}", "scenario: x\n".repeat(501));
    assert_eq!(fault(&many), (502, "501 scenarios in one file are too many; 500 are the most".to_owned()));
    let long = format!("game: squad\nscenario: x\n{}", "A passes\n".repeat(1_001));
    assert_eq!(fault(&long).0, 1_003);
}

#[test]
fn a_number_at_its_border_goes_no_further() {
    let (line, told) = fault_vs("game: vs\nscenario: x\nA front: Coach 2/32767 (+1)\nexpect Coach is 6/6\n");
    assert_eq!(line, 4);
    assert!(told.contains("3/32767"), "{told}");
}
