//! The drawn pictures of cards: quick to draw, and the same picture for the same card wherever it is shown.

use longbox_browser::{Screen, with_page};
use serde_json::json;

/// Notes when each picture was ready, and what it shows.
const WATCH: &str = "window.drawn = []; const create = URL.createObjectURL; \
    URL.createObjectURL = (blob) => { const address = create.call(URL, blob); \
        if (blob.type === 'image/svg+xml') window.drawn.push({ time: performance.now(), address, blob }); return address };";
/// Milliseconds from one picture to the next where many are drawn in a row: the middle and the ninth of ten, and how many.
const PACE: &str = "const gaps = window.drawn.map(({ time }, at) => time - (window.drawn[at - 1]?.time ?? 0)).slice(1).sort((a, b) => a - b); \
    return [gaps[Math.floor(gaps.length / 2)], gaps[Math.floor(gaps.length * 0.9)], gaps.length]";
/// How many pictures of this text there are, among all that were drawn.
const SAME: &str = "const done = arguments[0]; Promise.all(window.drawn.map(({ blob }) => blob.text())).then((all) => done([all.length, new Set(all).size]))";

#[test]
fn a_card_is_drawn_once_and_fast() {
    with_page("art-drawn", Screen::DESKTOP, async |visit| {
        visit.before_pages(WATCH).await?;
        visit.reload().await?;
        visit.run("location.hash = '#/cards/vs'").await?;
        visit.find(".thumbs__card").await?;
        visit.until("return window.drawn.length >= 60").await?;
        let pace = visit.run(PACE).await?;
        println!("from one picture to the next, its card and all: {pace} (middle, ninth of ten, how many)");
        let drawn = visit.driver().execute_async(SAME, vec![]).await?.json().clone();
        assert_eq!(drawn[0], drawn[1], "each picture is drawn once");
        // The big card shows the picture of the small one.
        let small = visit.run("return document.querySelector('.thumbs__card img.art').src").await?;
        visit.click(".thumbs__card").await?;
        visit.find(".inspector img.art").await?;
        assert_eq!(json!(visit.run("return document.querySelector('.inspector img.art').src").await?), small);
        Ok(())
    });
}
