//! The same games natively and in the browser's WebAssembly: every position on the way must be the same.

use std::fs;
use std::path::{Path, PathBuf};

use longbox_browser::{Screen, twin, with_page_in};

/// Plays in the browser. The numbers are too big for JavaScript's own, so they come as text.
const PLAY: &str = "
    const [runs, done] = arguments;
    WebAssembly.instantiateStreaming(fetch('twin.wasm')).then(({ instance }) => {
        const play = (words) => BigInt.asUintN(64, instance.exports.longbox_twin(...words));
        done(runs.map((words) => play(words).toString(16).padStart(16, '0')));
    }, (error) => done(String(error)));";

/// A page that holds nothing, with the program beside it.
fn page() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("twin");
    fs::create_dir_all(&folder).expect("a folder for the page");
    let html = "<!doctype html><html lang=en><link rel=icon href=data:,><title>Twin</title></html>";
    fs::write(folder.join("index.html"), html).expect("a page");
    let module = twin::module().unwrap_or_else(|problem| panic!("{problem}"));
    fs::write(folder.join("twin.wasm"), module).expect("the program");
    folder
}

#[test]
fn twin_games_end_alike_natively_and_in_the_browser() {
    let natively = twin::play_natively().unwrap_or_else(|problem| panic!("{problem}"));
    with_page_in("twin", Screen::DESKTOP, &page(), "", async |visit| {
        let words: Vec<[u32; 3]> = natively.iter().map(|run| run.words).collect();
        let found = visit.driver().execute_async(PLAY, vec![serde_json::json!(words)]).await?.json().clone();
        let found = found.as_array().ok_or_else(|| format!("the program did not run: {found}"))?;
        let names = natively.iter().map(|run| format!("{} with seed {}", run.game, run.words[2]));
        let here: Vec<_> = names.clone().zip(found.iter().map(|hash| hash.as_str().unwrap_or_default())).collect();
        let there: Vec<_> = names.zip(natively.iter().map(|run| run.hash.as_str())).collect();
        assert_eq!(here, there, "in the browser and natively");
        Ok(())
    });
}
