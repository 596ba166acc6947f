//! How long a first visit takes on a slow connection and a slow machine. It measures and judges nothing, so it only runs
//! when it is asked for: `cargo test -p longbox-browser --test it speed -- --ignored --nocapture`. `PAGE=FOLDER` measures the
//! page in another folder.

use std::path::PathBuf;

use longbox_browser::{Outcome, Screen, Visit, built_page, with_page_in};
use serde_json::json;

/// What Chromium's own tools call "Slow 4G": 1.6 Mbit/s less a tenth, and a delay of 150 ms times 3.75.
const DOWN: f64 = 1.6 * 1_000_000.0 / 8.0 * 0.9;
const UP: f64 = 750_000.0 / 8.0 * 0.9;
const DELAY: f64 = 150.0 * 3.75;

/// The moments of one start, in milliseconds after the address was entered.
const WATCH: &str = "
    window.moments = {};
    const look = () => {
        if (!('home' in moments) && document.querySelector('.home .cover .btn--main')) {
            moments.home = performance.now();
            requestAnimationFrame(() => setTimeout(() => { moments.shown = performance.now() }));
        }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });";

async fn start(visit: &Visit) -> Outcome<[f64; 3]> {
    visit.run("setTimeout(() => location.reload())").await?;
    visit.until("return window.moments?.shown > 0").await?;
    let ready = "return new Promise((done) => { const told = () => done(performance.now()); \
                 const look = () => document.querySelector('.thumbs__card') ? told() : setTimeout(look, 20); \
                 location.hash = '#/cards/vs'; look() })";
    let cards = visit.run(ready).await?.as_f64().unwrap_or_default();
    let shown = visit.run("return moments.shown").await?.as_f64().unwrap_or_default();
    let painted = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0";
    let painted = visit.run(painted).await?.as_f64().unwrap_or_default();
    visit.run("location.hash = '#/'").await?;
    Ok([painted, shown, cards])
}

#[test]
#[ignore = "it measures"]
fn a_first_visit_on_a_slow_phone() {
    let folder = std::env::var_os("PAGE").map_or_else(built_page, PathBuf::from);
    with_page_in("speed", Screen::PHONE, &folder, "", async |visit| {
        let devtools = visit.driver().cdp();
        visit.find(".home").await?;
        visit.before_pages(WATCH).await?;
        devtools.send_raw("Network.enable", json!({})).await?;
        devtools.send_raw("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
        let slow = json!({ "offline": false, "latency": DELAY, "downloadThroughput": DOWN, "uploadThroughput": UP });
        devtools.send_raw("Network.emulateNetworkConditions", slow).await?;
        devtools.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
        println!("slow 4G, a processor four times slower: painted, usable, cards (ms)");
        for _ in 0..3 {
            devtools.send_raw("Network.clearBrowserCache", json!({})).await?;
            println!("{:.0?}", start(visit).await?);
        }
        Ok(())
    });
}
