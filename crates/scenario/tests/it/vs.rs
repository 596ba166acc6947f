//! The scenarios of Vs. System.

use crate::root;
use longbox_scenario::{Report, Theatre, VsTheatre, run_paths, run_text};

fn theatre() -> VsTheatre {
    VsTheatre { game: longbox_catalog::vs().expect("the card files are in order").game }
}

/// `VS_SCENARIOS` may name another file or folder below the root.
fn report() -> Report {
    let path = std::env::var("VS_SCENARIOS").unwrap_or_else(|_| "scenarios/vs".to_owned());
    run_paths(&[&theatre()], &[root().join(path)]).expect("the scenario folder can be read")
}

#[test]
fn every_scenario_passes_also_in_the_harder_modes() {
    let report = report();
    let failures: Vec<String> = report
        .failures()
        .map(|(finding, fault)| format!("{}:{}: {}\n  {fault}", finding.file, finding.line, finding.title))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    assert!(!report.findings.is_empty(), "no scenarios were found");
}

#[test]
fn scenarios_name_rules_that_exist() {
    let unknown = report().coverage(&theatre().rules()).unknown;
    assert!(unknown.is_empty(), "no such rules: {unknown:?}");
}

/// The first problem of a scenario with these lines.
fn problem(lines: &str) -> String {
    let text = format!("game: vs\nscenario: x\n{lines}\n");
    let findings = run_text(&[&theatre()], "here", &text);
    match &findings[0].result {
        Ok(_) => "none".to_owned(),
        Err(fault) => format!("{}: {fault}", findings[0].line),
    }
}

#[test]
fn problems_say_where_they_are_and_what_was_meant() {
    let cases = [
        ("A front: Thoor", "3: there is no card 'Thoor'; did you mean 'Thor'?"),
        ("A middle: Thor", "3: 'middle' is no place; known are main, front"),
        ("A front: Thor (sleepy)", "3: 'sleepy' says nothing about a character"),
        ("A front: Brick 3/3 Fligt", "3: 'Fligt' is not a fact of a card"),
        ("A jumps", "3: 'A jumps' is not understood"),
        (
            "A front: Thor\nA uses Smash of Thor",
            "4: 'Smash of Thor' is no super power of a character in play; its super powers are Lightning Strike",
        ),
        ("A front: Thor\nexpect Thor is 9/9", "4: ATK/DEF of Thor of A"),
        ("A front: Thor\nexpect Thor has Fligth", "4: 'Fligth' is nothing to be said of a character"),
        ("A front: Thor\nexpect A cannot attack Main B with Thor", "4: A should not be able to, but is"),
        (
            "A front: Thor\nexpect A cannot recruit Thor because recruit.poin",
            "4: there is no rule 'recruit.poin'; did you mean 'recruit.points'?",
        ),
        ("A front: Thor\nB front: Thor\nexpect Thor is 6/5", "5: 'Thor' is on several sides; write 'Thor of A'"),
        ("A back: Brick 3/3\nA attacks Main B with Brick", "in the way: attack.row"),
        ("picks: 1\nA ends the turn", "2: 1 picks were set and not used"),
    ];
    for (lines, wanted) in cases {
        let found = problem(lines);
        assert!(found.contains(wanted), "{lines}\n  gives: {found}\n  wanted: {wanted}");
    }
}
