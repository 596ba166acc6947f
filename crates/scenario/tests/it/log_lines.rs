//! The page lists every line that the log of a scenario can hold.

use crate::{root, scenarios};
use longbox_scenario::{ScenarioGame, VsScenarios};

/// The list between the markers of the page is the one that the games give. With `UPDATE_DOCS` set it is made so.
fn check_list(game: &str, new: &str) {
    let page = root().join("docs/scenarios.md");
    let text = std::fs::read_to_string(&page).expect("the page can be read");
    let (begin, end) = (format!("<!-- log of {game} begins -->\n"), format!("<!-- log of {game} ends -->"));
    let (before, rest) = text.split_once(&begin).expect("the page says where the list begins");
    let (old, after) = rest.split_once(&end).expect("the page says where the list ends");
    if old != new && std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&page, format!("{before}{begin}{new}{end}{after}")).expect("the page can be written");
        return;
    }
    let hint = "docs/scenarios.md is out of date; run UPDATE_DOCS=1 cargo test -p longbox-scenario log_lines";
    assert_eq!(old, new, "{hint}");
}

#[test]
fn the_page_lists_the_lines_of_the_logs() {
    let squad = scenarios().log_lines().iter().map(|(line, _)| format!("- `{line}`\n")).collect::<String>();
    check_list("squad", &squad);
    let vs = VsScenarios { game: longbox_catalog::vs().expect("the cards are in order").game };
    let row = |(word, meaning): &(String, String)| format!("| `{word}` | {meaning} |\n");
    let rows: String = vs.log_lines().iter().map(row).collect();
    check_list("vs", &format!("| word | what happened |\n|---|---|\n{rows}"));
}
