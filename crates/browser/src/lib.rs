//! Tests of the page in a real browser: one function that brings a test to the page, and what a test needs there.
//!
//! The tests of a run share two browsers, and two run at a time. Each has a browser to itself while it runs, with a tab
//! and a server of its own; a server has its own port, and what a browser keeps belongs to an address with its port, so
//! no test meets what another has left.

mod axe;
mod browser;
mod clock;
mod engine;
mod gesture;
mod host;
mod kept;
mod moment;
mod player;
mod screen;
pub mod twin;
mod visit;

use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub use axe::Barrier;
use browser::Loan;
pub use engine::Engine;
pub use gesture::{Grip, Pointer};
use host::Host;
pub use moment::Moment;
pub use player::{Hands, Player};
pub use screen::Screen;
pub use visit::Visit;

/// What a test ends with; `?` takes any error.
pub type Outcome<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

/// No test of the page may take longer, also on a busy machine.
const LIMIT: Duration = Duration::from_secs(600);

/// Opens the page that `cargo xtask browser` has built and lets a test use it. The test fails with its own error, when it
/// takes too long, and when anything was an error on the browser's console. A picture of the end is kept as
/// `target/screenshots/NAME.png`.
///
/// # Panics
/// When the test fails, and when there is no page or no browser.
pub fn with_page(name: &str, screen: Screen, test: impl AsyncFnOnce(&Visit) -> Outcome) {
    with_page_in(name, screen, &built_page(), "", test);
}

/// As [`with_page`], with a page that lies in another folder, `below` its root (such as `games/longbox/`).
///
/// # Panics
/// As [`with_page`].
pub fn with_page_in(name: &str, screen: Screen, folder: &Path, below: &str, test: impl AsyncFnOnce(&Visit) -> Outcome) {
    let place = Place { engine: Engine::Chromium, folder: folder.to_path_buf(), below: below.to_owned(), screen };
    visit(name, &place, test);
}

/// As [`with_page`], in another browser: with chance as it comes, and errors of workers unseen.
///
/// # Panics
/// As [`with_page`].
pub fn with_page_of(engine: Engine, name: &str, screen: Screen, test: impl AsyncFnOnce(&Visit) -> Outcome) {
    visit(name, &Place { engine, folder: built_page(), below: String::new(), screen }, test);
}

/// What is visited, and with what.
struct Place {
    engine: Engine,
    folder: PathBuf,
    below: String,
    screen: Screen,
}

fn visit(name: &str, place: &Place, test: impl AsyncFnOnce(&Visit) -> Outcome) {
    let browser = Loan::take(place.engine).unwrap_or_else(|problem| panic!("{problem}"));
    let ended = catch_unwind(AssertUnwindSafe(|| {
        browser.wait(async {
            let visit = Visit::open(browser.driver(), Host::start(&place.folder).await?, place).await?;
            let tested = within_limit(test(&visit)).await;
            // Whatever went wrong, the picture may show it and the console tell it.
            let pictured = visit.picture(name).await;
            let heard = visit.close().await;
            let problems: Vec<String> = [tested, heard, pictured]
                .into_iter()
                .filter_map(Result::err)
                .map(|problem| problem.to_string())
                .collect();
            if problems.is_empty() { Ok(()) } else { Outcome::Err(problems.join("\n").into()) }
        })
    }));
    if !matches!(ended, Ok(Ok(()))) {
        browser.wait(Visit::abandoned(browser.driver(), place.engine, name));
        browser.give_up();
    }
    match ended {
        Ok(Ok(())) => {}
        Ok(Err(problem)) => panic!("{name}: {problem}"),
        Err(panic) => resume_unwind(panic),
    }
}

async fn within_limit(test: impl Future<Output = Outcome>) -> Outcome {
    match tokio::time::timeout(LIMIT, test).await {
        Ok(outcome) => outcome,
        Err(_) => Err(format!("the test did not end within {} s", LIMIT.as_secs()).into()),
    }
}

/// Where the page lies that `cargo xtask browser` builds.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn built_page() -> PathBuf {
    let folder = target().join("page-for-tests");
    let there = folder.join("index.html").exists();
    assert!(there, "there is no page in target/page-for-tests; `cargo xtask browser` builds it and runs the tests");
    folder
}

fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target")
}
