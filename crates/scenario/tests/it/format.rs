//! Faults are told with place, difference and options.

use crate::theatre;
use longbox_scenario::run_text;

fn fault(text: &str) -> (usize, String) {
    let findings = run_text(&[&theatre()], "test.scenario", text);
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
    let findings = run_text(&[&theatre()], "test.scenario", text);
    assert!(findings.iter().all(|finding| finding.result.is_ok()), "{findings:?}");
}
