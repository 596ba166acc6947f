//! All scenario files pass, every rule has scenarios, every outside case has one.

use crate::{game, root, scenarios};
use longbox_scenario::{Report, ScenarioGame, run_paths};
use std::collections::BTreeMap;

fn report() -> Report {
    run_paths(&[&scenarios()], &[root().join("scenarios/squad")]).expect("the scenario folder can be read")
}

#[test]
fn every_scenario_passes_also_in_the_harder_modes() {
    let report = report();
    let failures: Vec<String> = report
        .failures()
        .map(|(finding, fault)| format!("{}:{}: {}\n  {fault}", finding.file, finding.line, finding.title))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    assert!(report.findings.len() >= 200, "only {} scenarios were found", report.findings.len());
}

#[test]
fn every_rule_is_shown_at_work_and_at_its_limit() {
    let coverage = report().coverage(&scenarios().rules());
    assert!(coverage.not_shown.is_empty(), "rules without a scenario that shows them: {:?}", coverage.not_shown);
    assert!(
        coverage.not_limited.is_empty(),
        "rules without a scenario that shows their limit: {:?}",
        coverage.not_limited
    );
}

/// Every card that does something is seen at work in a scenario.
#[test]
fn every_card_with_powers_is_in_a_scenario() {
    fn read(folder: &std::path::Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the entry can be read").path();
            if path.is_dir() {
                read(&path, all);
            } else {
                all.push_str(&std::fs::read_to_string(&path).expect("the file can be read").to_lowercase());
            }
        }
    }
    let mut all = String::new();
    read(&root().join("scenarios/squad"), &mut all);
    let game = game();
    let named = |word: &str| all.contains(&word.to_lowercase());
    let absent: Vec<&str> = game
        .cards()
        .iter()
        .filter(|card| !card.powers.is_empty() && !named(&card.name) && !named(&card.id))
        .map(|card| card.name.as_str())
        .collect();
    assert!(absent.is_empty(), "no scenario names {absent:?}");
}

/// `scenarios/squad/cases.txt`: ids, each with a scenario or with the reason why the case is wrong.
#[test]
fn every_outside_case_has_a_scenario() {
    let list = std::fs::read_to_string(root().join("scenarios/squad/cases.txt")).expect("the list of cases is there");
    let cases = report().cases();
    let mut known: BTreeMap<&str, bool> = BTreeMap::new();
    for line in list.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let (id, rest) = line.split_once(' ').unwrap_or((line, ""));
        let wrong = rest.strip_prefix("wrong:").is_some_and(|why| !why.trim().is_empty());
        known.insert(id, wrong);
    }
    let missing: Vec<&&str> =
        known.iter().filter(|(id, wrong)| !**wrong && !cases.contains_key(**id)).map(|(id, _)| id).collect();
    assert!(missing.is_empty(), "cases without a scenario: {missing:?}");
    let strange: Vec<&String> = cases.keys().filter(|id| !known.contains_key(id.as_str())).collect();
    assert!(strange.is_empty(), "scenarios name cases that are not in the list: {strange:?}");
}
