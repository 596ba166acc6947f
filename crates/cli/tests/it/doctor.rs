//! The deck doctor.

use crate::{file, longbox, path};
use parquet::file::reader::{FileReader, SerializedFileReader};
use std::fs::{self, File};

/// A few games of the starter deck.
const TEST: [&str; 9] =
    ["arena", "deck", "starter", "--against", "wolverine,hulk-or-bust", "--games", "40", "--seed", "3"];

fn doctor(more: &[&str]) -> crate::Ran {
    longbox(&[&TEST[..], more].concat())
}

#[test]
fn parts_put_together_are_the_whole_run_byte_for_byte() {
    let whole = doctor(&["--json"]);
    assert_eq!(whole.status, Some(0), "{}", whole.err);
    let names: Vec<String> = (1..=4).map(|part| path(&format!("part-{part}.json"))).collect();
    for (at, name) in names.iter().enumerate() {
        let ran = doctor(&["--shard", &format!("{}/4", at + 1), "--out", name]);
        assert_eq!(ran.status, Some(0), "{}", ran.err);
        assert!(ran.out.contains("put all of them together"), "{}", ran.out);
    }
    let names: Vec<&str> = names.iter().rev().map(String::as_str).collect();
    let merged = longbox(&[&["arena", "deck", "--json", "--merge"], &names[..]].concat());
    assert_eq!(merged.status, Some(0), "{}", merged.err);
    assert_eq!(merged.out, whole.out);
    let cut = longbox(&[&["arena", "deck", "--merge"], &names[1..]].concat());
    assert_eq!(cut.status, Some(1));
    assert!(cut.err.contains("4/4 is missing"), "{}", cut.err);
    let odd = longbox(&["arena", "deck", "--merge", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")]);
    assert!(odd.status == Some(1) && odd.err.contains("no part of a run"), "{}", odd.err);
}

#[test]
fn so_is_their_page_however_many_parts_there_are() {
    let of_avengers = |more: &[&str]| {
        let test = ["arena", "deck", "--game", "vs", "avengers", "--against", "x-men", "--games", "30", "--seed", "77"];
        let ran = longbox(&[&test[..], more].concat());
        assert_eq!(ran.status, Some(0), "{}", ran.err);
    };
    let (whole, merged) = (path("whole.html"), path("merged.html"));
    of_avengers(&["--html", &whole]);
    let names: Vec<String> = (1..=7).map(|part| path(&format!("avengers-{part}.json"))).collect();
    for (at, name) in names.iter().enumerate() {
        of_avengers(&["--shard", &format!("{}/7", at + 1), "--out", name]);
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let ran = longbox(&[&["arena", "deck", "--game", "vs", "--html", &merged, "--merge"], &names[..]].concat());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let read = |name: &str| fs::read_to_string(name).expect("the page was written");
    assert!(read(&whole) == read(&merged), "the pages differ");
}

#[test]
fn the_threads_make_no_difference() {
    assert_eq!(doctor(&["--json", "--threads", "1"]).out, doctor(&["--json", "--threads", "3"]).out);
}

#[test]
fn the_page_holds_everything_and_trusts_no_name() {
    let deck = include_str!("../../../../decks/squad/starter.deck");
    let cards = deck.lines().filter(|line| !line.starts_with("name:")).collect::<Vec<_>>().join("\n");
    fs::write(file("odd.deck"), format!("name: <script>alert('1')</script> & \"Co\"\n{cards}\n")).expect("a deck");
    let (deck, page) = (path("odd.deck"), path("report.html"));
    let ran = longbox(&["arena", "deck", &deck, "--against", "wolverine", "--games", "8", "--html", &page]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let page = fs::read_to_string(file("report.html")).expect("the page was written");
    assert!(!page.contains("<script>alert"), "the name is no part of the page");
    assert!(page.contains("&lt;script&gt;alert('1')&lt;/script&gt; &amp; "), "the name can be read");
    for outside in ["src=\"http", "href=\"http", "url(http", "@import", "<link", "src=\"/"] {
        assert!(!page.contains(outside), "nothing comes from outside: {outside}");
    }
    assert!(page.contains("Card by card") && page.contains("Small Wonder"));
}

#[test]
fn tables_have_a_row_a_game_and_a_row_a_card() {
    let folder = path("tables");
    let ran = doctor(&["--csv", &folder, "--parquet", &folder]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let lines = |name: &str| fs::read_to_string(file("tables").join(name)).expect("it was written").lines().count();
    assert_eq!(lines("games.csv"), 1 + 40);
    let cards = lines("cards.csv") - 1;
    assert!(cards > 10, "{cards} different cards");
    for (name, rows) in [("games.parquet", 40), ("cards.parquet", cards as i64)] {
        let read = SerializedFileReader::new(File::open(file("tables").join(name)).expect("it was written"));
        let read = read.expect("it is a Parquet file");
        assert_eq!(read.metadata().file_metadata().num_rows(), rows, "{name}");
        assert_eq!(read.get_row_iter(None).expect("it has rows").filter(Result::is_ok).count(), rows as usize);
    }
}

#[test]
fn the_terminal_tells_what_matters_within_its_width() {
    let ran = longbox(&["arena", "deck", "--game", "vs", "avengers", "--against", "x-men,hulk", "--games", "20"]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    for words in
        ["Avengers wins ", "going first", "Opponents: ", "Cards: ", "What was missing", "First hands", "Never played: "]
    {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
    let wide = ran.out.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None);
    let two = longbox(&["arena", "deck", "starter", "wolverine", "--against", "hulk-or-bust", "--games", "8"]);
    assert!(two.out.contains("Hulk or Bust!") && two.out.contains("all  "), "{}", two.out);
}

#[test]
fn what_cannot_be_tested_is_refused() {
    let alone = longbox(&["arena", "deck", "starter", "--against", "starter"]);
    assert!(alone.status == Some(1) && alone.err.contains("only meet itself"), "{}", alone.err);
    let no_file = longbox(&["arena", "deck", "starter", "--shard", "1/4"]);
    assert!(no_file.status == Some(2) && no_file.err.contains("--out"), "{}", no_file.err);
    let few = longbox(&["arena", "improve", "starter", "--against", "wolverine", "--games", "10"]);
    assert!(few.status == Some(1) && few.err.contains("too few"), "{}", few.err);
}

#[test]
fn a_search_says_plainly_what_it_found() {
    let out = path("better.deck");
    let _ = fs::remove_file(&out);
    let args = ["arena", "improve", "starter", "--against", "wolverine", "--games", "400", "--out", &out];
    let ran = longbox(&args);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let held = ran.out.contains("These hold");
    assert_ne!(held, ran.out.contains("Nothing was found that surely makes it better"), "{}", ran.out);
    assert_eq!(held, fs::exists(&out).expect("the folder can be read"));
    if held {
        assert_eq!(longbox(&["deck", "check", &out]).status, Some(0));
    }
}
