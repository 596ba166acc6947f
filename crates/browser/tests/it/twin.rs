//! The same games natively and in the browser's WebAssembly: every answer of a bot and every position on the way must be
//! the same.

use std::fs;
use std::path::{Path, PathBuf};

use longbox_browser::{Outcome, Screen, Visit, twin, with_page_in};
use serde_json::{Value, json};

/// Calls a function of the program by its name. Its numbers are too big for JavaScript's own, so they come as text; with
/// them comes the time it took, in milliseconds.
const CALL: &str = "
    const [name, words, done] = arguments;
    window.twin ??= WebAssembly.instantiateStreaming(fetch('twin.wasm'));
    window.twin.then(({ instance }) => {
        const start = performance.now();
        const found = BigInt.asUintN(64, instance.exports[name](...words));
        done({ found: found.toString(16).padStart(16, '0'), took: performance.now() - start });
    }, (error) => done(String(error)));";

/// A page that holds nothing, with the program beside it.
pub(crate) fn page(name: &str, build: twin::Build) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the page");
    let html = "<!doctype html><html lang=en><link rel=icon href=data:,><title>Twin</title></html>";
    fs::write(folder.join("index.html"), html).expect("a page");
    let module = twin::module(build).unwrap_or_else(|problem| panic!("{problem}"));
    fs::write(folder.join("twin.wasm"), module).expect("the program");
    folder
}

/// What the program in the browser gives, and how many milliseconds it takes.
pub(crate) async fn call(visit: &Visit, function: &str, words: &[u32]) -> Outcome<(String, f64)> {
    let answer = visit.driver().execute_async(CALL, vec![json!(function), json!(words)]).await?;
    match (&answer.json()["found"], answer.json()["took"].as_f64()) {
        (Value::String(found), Some(took)) => Ok((found.clone(), took)),
        _ => Err(format!("the program did not run: {}", answer.json()).into()),
    }
}

#[test]
fn twin_games_end_alike_natively_and_in_the_browser() {
    let natively = twin::play_natively().unwrap_or_else(|problem| panic!("{problem}"));
    with_page_in("twin", Screen::DESKTOP, &page("twin", twin::Build::Tests), "", async |visit| {
        let mut total = 0.0;
        for run in &natively {
            let (found, took) = call(visit, "longbox_twin", &run.words).await?;
            println!("{} with seed {}: {took:.0} ms", run.name, run.words[1]);
            assert_eq!(found, run.hash, "{} with seed {}, in the browser and natively", run.name, run.words[1]);
            total += took;
        }
        println!("{} runs in {:.1} s", natively.len(), total / 1_000.0);
        Ok(())
    });
}
