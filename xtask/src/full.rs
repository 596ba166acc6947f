//! What `cargo verify --full` adds: the program and the page as players get them, other browsers, the long soaks.

use crate::process::show;
use crate::report::Report;
use crate::tally::Tally;
use crate::verify::{run_tests, said};
use crate::workspace::Workspace;
use crate::{browser, instructions, page, play};

const SOAKS: &str = "test --workspace --exclude longbox-web --exclude longbox-worker --exclude longbox-lab --exclude longbox-page \
    --exclude longbox-browser --exclude xtask --profile soak --no-fail-fast -- --ignored";

pub(crate) fn steps(workspace: &Workspace, report: &mut Report) {
    in_other_browsers(workspace, report);
    let page = page::Kind::Release;
    report.step("page for players", "its sizes", || Tally::of(said(page::build(workspace, page))));
    let build = format!("cargo {}", play::BUILD);
    let built = report.step("release", &build, || Tally::of(show(workspace.cargo(play::BUILD))));
    match (built, instructions::tool_present()) {
        (true, true) => {
            report.note("instructions", "callgrind counts a decision", || instructions::note(workspace));
        }
        (true, false) => report.skip("instructions", instructions::TOOL),
        (false, _) => report.skip("instructions", "release"),
    }
    report.step("soaks", &format!("cargo {SOAKS}"), || run_tests(workspace.cargo(SOAKS)));
}

/// Whole games of both, in the page that the other tests have used.
fn in_other_browsers(workspace: &Workspace, report: &mut Report) {
    let tools = "Firefox, WebKit and their drivers";
    if report.step("more tools", tools, || Tally::of(said(browser::more_tools(workspace)))) {
        let what = "whole games in Firefox and WebKit";
        report.step("more browsers", what, || browser::tests(workspace, "--ignored both_games_in"));
    } else {
        report.skip("more browsers", "more tools");
    }
}
