//! What is seen before the program is here: painted at once, moving while it comes, clear when it does not.

use longbox_browser::{Outcome, Screen, Visit, with_page};
use serde_json::{Value, json};

/// Everything comes from the network again.
async fn forget_files(visit: &Visit) -> Outcome {
    let devtools = visit.driver().cdp();
    devtools.send_raw("Network.enable", json!({})).await?;
    devtools.send_raw("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
    devtools.send_raw("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    Ok(())
}

async fn set_speed(visit: &Visit, bytes_a_second: f64) -> Outcome {
    let speed = json!({
        "offline": false, "latency": 20, "downloadThroughput": bytes_a_second, "uploadThroughput": bytes_a_second,
    });
    visit.driver().cdp().send_raw("Network.emulateNetworkConditions", speed).await?;
    Ok(())
}

async fn block(visit: &Visit, what: &[&str]) -> Outcome {
    visit.driver().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": what })).await?;
    Ok(())
}

/// Notes what is there whenever the shell changes, and when it goes.
const NOTE: &str = "
    window.noted = [];
    new MutationObserver(() => {
        const shell = document.getElementById('shell');
        const progress = document.getElementById('shell-progress');
        const main = document.querySelector('main') !== null;
        window.noted.push({ shell: shell !== null, value: progress?.hasAttribute('value') ? progress.value : null, main,
            painted: performance.getEntriesByName('first-contentful-paint').length });
    }).observe(document, { childList: true, subtree: true, attributes: true });";

/// Leaves at once; what comes then may take its time.
const RELOAD: &str = "setTimeout(() => location.reload())";

#[test]
fn the_shell_is_painted_first_and_shows_how_far_it_is() {
    for (kind, screen) in [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE.dark())] {
        with_page(&format!("shell-{kind}"), screen, async |visit| {
            let size = visit.run("return fetch(document.querySelector('link[as=fetch]').href).then((it) => it.arrayBuffer()).then((it) => it.byteLength)").await?;
            let size = size.as_f64().unwrap_or_default();
            forget_files(visit).await?;
            visit.before_pages(NOTE).await?;
            // The program takes about four seconds.
            set_speed(visit, size / 4.0).await?;
            visit.run(RELOAD).await?;
            let half = "return document.getElementById('shell-progress')?.value > 0.3 \
                        && performance.getEntriesByName('first-contentful-paint').length === 1";
            visit.until(half).await?;
            assert_eq!(
                visit.run("return document.querySelector('main')").await?,
                Value::Null,
                "the program is not here"
            );
            assert_eq!(
                visit.run("return document.getElementById('shell').dataset.bytes").await?,
                json!(format!("{size}"))
            );
            visit.picture(&format!("shell-loading-{kind}")).await?;
            assert_eq!(visit.barriers().await?, [], "the shell shuts somebody out");
            visit.find(".home").await?;
            let noted = visit.run("return window.noted").await?;
            let noted = noted.as_array().cloned().unwrap_or_default();
            let values: Vec<f64> = noted.iter().filter_map(|note| note["value"].as_f64()).collect();
            assert!(values.is_sorted(), "progress never goes back: {values:?}");
            let mut steps = values.clone();
            steps.dedup();
            assert!(steps.len() > 10, "progress moves: {steps:?}");
            assert!(steps.last().is_some_and(|last| *last > 0.99), "and arrives: {steps:?}");
            let first = noted.iter().find(|note| note["main"] == true).cloned().unwrap_or_default();
            assert_eq!(first["painted"], 1, "something was painted before the program was there");
            let last = noted.last().cloned().unwrap_or_default();
            assert_eq!((&last["shell"], &last["main"]), (&json!(false), &json!(true)), "the shell is gone");
            assert_eq!(visit.run("return document.querySelectorAll('[data-shell]').length").await?, 0);
            Ok(())
        });
    }
}

#[test]
fn a_program_that_does_not_come_can_be_asked_for_again() {
    for (kind, screen) in [("desktop", Screen::DESKTOP.dark()), ("phone", Screen::PHONE)] {
        with_page(&format!("shell-failed-{kind}"), screen, async |visit| {
            visit.forgive("net::ERR_BLOCKED_BY_CLIENT");
            for missing in ["*longbox_bg.wasm", "*longbox.js", "*longbox.css"] {
                forget_files(visit).await?;
                block(visit, &[missing]).await?;
                visit.run(RELOAD).await?;
                visit.sees("#shell-failed", "couldn't be loaded").await?;
                visit.until("return document.activeElement.id === 'shell-again'").await?;
                assert_eq!(visit.run("return document.querySelector('main')").await?, Value::Null);
                assert_eq!(visit.barriers().await?, [], "the message shuts somebody out");
                visit.picture(&format!("shell-message-{kind}")).await?;
                visit.button("Try again").await?.click().await?;
                visit.until("return document.getElementById('shell-again')?.hidden === false").await?;
                block(visit, &[]).await?;
                visit.button("Try again").await?.click().await?;
                visit.find(".home .cover .btn--main").await?;
                visit.until("return document.querySelectorAll('[data-shell]').length === 0").await?;
            }
            Ok(())
        });
    }
}

/// The theme that was chosen, not the system's.
#[test]
fn the_shell_wears_the_chosen_theme() {
    with_page("shell-theme", Screen::DESKTOP, async |visit| {
        visit.run("localStorage.setItem('longbox.settings', JSON.stringify({ theme: 'Dark' }))").await?;
        visit.forgive("net::ERR_BLOCKED_BY_CLIENT");
        forget_files(visit).await?;
        block(visit, &["*longbox_bg.wasm"]).await?;
        visit.run(RELOAD).await?;
        visit.sees("#shell-failed", "couldn't be loaded").await?;
        let ground = "return getComputedStyle(document.getElementById('shell')).backgroundColor";
        assert_eq!(visit.run(ground).await?, "rgb(13, 17, 32)");
        Ok(())
    });
}

/// The page waits for its own program alone, and asks for the games until they come.
#[test]
fn the_page_is_there_before_the_games() {
    with_page("shell-games", Screen::DESKTOP, async |visit| {
        visit.forgive("net::ERR_BLOCKED_BY_CLIENT");
        forget_files(visit).await?;
        block(visit, &["*games_bg.wasm"]).await?;
        visit.run(RELOAD).await?;
        visit.sees(".notice", "The games couldn't be loaded").await?;
        visit.find(".home .cover .btn--main").await?.click().await?;
        visit.sees(".cover .btn--main", "Shuffling").await?;
        assert_eq!(visit.barriers().await?, [], "the message shuts somebody out");
        block(visit, &[]).await?;
        visit.find(".act[data-question]").await?;
        visit.until("return document.querySelector('.notice') === null").await
    });
}

/// The window hands the games to the worker: each program is fetched and compiled once.
#[test]
fn the_programs_are_fetched_once() {
    with_page("shell-once", Screen::DESKTOP, async |visit| {
        forget_files(visit).await?;
        visit
            .before_pages(
                "window.posted = []; const post = Worker.prototype.postMessage; \
                 Worker.prototype.postMessage = function (what) { window.posted.push(what instanceof WebAssembly.Module); return post.call(this, what) }",
            )
            .await?;
        visit.run(RELOAD).await?;
        visit.until("return document.querySelectorAll('[data-shell]').length === 0").await?;
        visit.run("location.hash = '#/cards/squad'").await?;
        visit.find(".thumbs__card").await?;
        let posted = visit.run("return window.posted").await?;
        assert_eq!(posted.as_array().map(|all| all.iter().filter(|one| **one == true).count()), Some(1));
        let fetched =
            "return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('_bg.wasm')).length";
        assert_eq!(visit.run(fetched).await?, 2, "the page and the games");
        Ok(())
    });
}
