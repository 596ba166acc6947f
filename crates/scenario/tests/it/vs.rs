//! The scenarios of Vs. System.

use crate::root;
use longbox_scenario::{Report, ScenarioGame, VsScenarios, run_paths, run_text};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

fn scenarios() -> VsScenarios {
    VsScenarios { game: longbox_catalog::vs().expect("the card files are in order").game }
}

/// `VS_SCENARIOS` may name another file or folder below the root.
fn report() -> &'static Report {
    static REPORT: OnceLock<Report> = OnceLock::new();
    REPORT.get_or_init(|| {
        let path = std::env::var("VS_SCENARIOS").unwrap_or_else(|_| "scenarios/vs".to_owned());
        run_paths(&[&scenarios()], &[root().join(path)]).expect("the scenario folder can be read")
    })
}

/// Whether only a part of the scenarios is run, so that nothing can be said about what they cover.
fn is_partial() -> bool {
    let partial = std::env::var("VS_SCENARIOS").is_ok();
    if partial {
        eprintln!("skipped: VS_SCENARIOS names a part of the scenarios");
    }
    partial
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
fn every_rule_is_shown_at_work_and_at_its_limit() {
    if is_partial() {
        return;
    }
    let coverage = report().coverage(&scenarios().rules());
    assert!(coverage.not_shown.is_empty(), "rules without a scenario that shows them: {:?}", coverage.not_shown);
    let open = &coverage.not_limited;
    assert!(open.is_empty(), "rules without a scenario that shows their limit: {open:?}");
}

/// All text of the scenario files below a folder.
fn text_below(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            all.push_str(&text_below(&path));
        } else if path.extension().is_some_and(|ending| ending == "scenario") {
            all.push_str(&std::fs::read_to_string(&path).expect("the file can be read"));
        }
    }
    all
}

/// Versions share their names, so cards are named by id, in the play or in a note.
#[test]
fn every_card_is_named_in_a_scenario() {
    let all = text_below(&root().join("scenarios/vs"));
    let scenarios = scenarios();
    let absent: Vec<String> = scenarios
        .game
        .cards()
        .iter()
        .filter(|card| !all.contains(&card.id))
        .map(|card| format!("{} {}", card.id, card.name))
        .collect();
    assert!(absent.is_empty(), "no scenario names {absent:?}");
}

/// The list of outside cases, each with what is said about it.
fn case_map() -> BTreeMap<String, String> {
    let list = std::fs::read_to_string(root().join("scenarios/vs/cases.txt")).expect("the list of cases is there");
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let mut known = BTreeMap::new();
    for line in lines {
        let (id, rest) = line.split_once(' ').unwrap_or((line, ""));
        let said = rest == "scenario" || ["later:", "wrong:"].iter().any(|word| is_reason(rest, word));
        assert!(said, "'{line}' says neither 'scenario' nor 'later: what' nor 'wrong: why'");
        assert!(known.insert(id.to_owned(), rest.to_owned()).is_none(), "'{id}' stands there twice");
    }
    known
}

fn is_reason(text: &str, word: &str) -> bool {
    text.strip_prefix(word).is_some_and(|why| !why.trim().is_empty())
}

#[test]
fn every_outside_case_has_a_scenario_or_a_reason() {
    if is_partial() {
        return;
    }
    let known = case_map();
    let cases = report().cases();
    let open = known.iter().filter(|(id, rest)| *rest == "scenario" && !cases.contains_key(*id));
    let missing: Vec<&String> = open.map(|(id, _)| id).collect();
    assert!(missing.is_empty(), "cases without a scenario: {missing:?}");
    let strange: Vec<&String> =
        cases.keys().filter(|id| known.get(*id).is_none_or(|rest| rest != "scenario")).collect();
    assert!(strange.is_empty(), "scenarios name cases that the list does not send to a scenario: {strange:?}");
}

#[test]
fn the_list_of_outside_cases_has_no_gap() {
    #[derive(serde::Deserialize)]
    struct Case {
        id: String,
    }
    let Ok(text) = std::fs::read_to_string(root().join("../shared/rulings.json")) else {
        eprintln!("skipped: the collection of outside cases is not here");
        return;
    };
    let cases: Vec<Case> = serde_json::from_str(&text).expect("the collection of cases can be read");
    let known = case_map();
    let gaps: Vec<&str> = cases.iter().map(|case| case.id.as_str()).filter(|id| !known.contains_key(*id)).collect();
    assert!(gaps.is_empty(), "scenarios/vs/cases.txt says nothing about {gaps:?}");
    let odd: Vec<&String> = known.keys().filter(|id| cases.iter().all(|case| case.id != **id)).collect();
    assert!(odd.is_empty(), "scenarios/vs/cases.txt has cases that do not exist: {odd:?}");
}

/// The first problem of a scenario with these lines.
fn problem(lines: &str) -> String {
    let text = format!("game: vs\nscenario: x\n{lines}\n");
    let findings = run_text(&[&scenarios()], "here", &text);
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
        (
            "A front: Brick 6/6\nB front: Wall 3/3\nB hand: Find Cover\nA attacks Wall with Brick\nA passes",
            "7: A has nothing to pass; B is asked to act in combat",
        ),
        (
            "A front: Brick 9/9, Stone 3/3\nB front: Wall 3/3\nA attacks Wall with Brick\nB strikes back at Stone",
            "6: B: 'Stone' is not an option now; A is asked to act",
        ),
        ("check deck casual: Hulk / Thor\nexpect hint: lonely", "4: what is hinted at"),
        ("card Twin (id T1): 3/3\ncard Twin (id T1): 4/4\nA front: T1", "two cards have the id T1"),
        ("card Twin (id T1): 3/3\ncard Twin (id T2): 4/4\nA front: Twin", "5: 'Twin' can be T1 or T2; write the id"),
        ("picks: 1\nA ends the turn", "2: 1 picks were set and not used"),
    ];
    for (lines, wanted) in cases {
        let found = problem(lines);
        assert!(found.contains(wanted), "{lines}\n  gives: {found}\n  wanted: {wanted}");
    }
}
