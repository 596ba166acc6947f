//! Ladders on the command line.

use crate::{file, longbox, path};
use serde_json::Value;

const LADDER: [&str; 6] = ["arena", "ladder", "--bots", "random,quick", "--rounds", "40"];

fn words(text: &str) -> String {
    text.split_whitespace().filter(|word| *word != "│").collect::<Vec<_>>().join(" ")
}

/// Takes away what an earlier run of the test has left.
fn fresh(name: &str) -> String {
    let _ = std::fs::remove_file(file(name));
    path(name)
}

#[test]
fn the_parts_of_a_ladder_make_the_whole_to_the_byte() {
    let (whole, joined) = (fresh("ladder-whole.json"), fresh("ladder-joined.json"));
    let ran = longbox(&[&LADDER[..], &["--out", &whole, "--threads", "1"]].concat());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let parts: Vec<String> = (1..=4).map(|part| fresh(&format!("ladder-part{part}.json"))).collect();
    for (at, part) in parts.iter().enumerate() {
        let shard = format!("{}/4", at + 1);
        let ran = longbox(&[&LADDER[..], &["--out", part, "--shard", &shard]].concat());
        assert_eq!(ran.status, Some(0), "{}", ran.err);
        assert!(ran.out.contains(&format!("seed 1, part {shard}")), "{}", ran.out);
    }
    let files: Vec<&str> = parts.iter().rev().map(String::as_str).collect();
    let merged = longbox(&[&["arena", "merge"], &files[..], &["--out", &joined]].concat());
    assert_eq!(merged.status, Some(0), "{}", merged.err);
    assert!(merged.out.contains("\nrandom < quick\n"), "{}", merged.out);
    assert_eq!(std::fs::read_to_string(&whole).unwrap(), std::fs::read_to_string(&joined).unwrap());
    let some = longbox(&[&["arena", "merge"], &files[1..], &["--out", &joined]].concat());
    assert_eq!(some.status, Some(1));
    assert!(words(&some.err).contains("these parts do not make a whole: part 4/4 is missing"), "{}", some.err);
}

#[test]
fn a_ladder_goes_on_from_its_file_and_takes_no_other() {
    let out = fresh("ladder-resumed.json");
    let all = |more: &[&str]| longbox(&[&LADDER[..], &["--out", &out, "--json"], more].concat());
    let first = all(&[]);
    assert_eq!(first.status, Some(0), "{}", first.err);
    let record: Value = serde_json::from_str(&first.out).unwrap();
    assert_eq!(record, serde_json::from_str::<Value>(&std::fs::read_to_string(&out).unwrap()).unwrap());
    assert_eq!(record["cross_table"][0]["verdict"], "random < quick");
    // A run that was stopped after the first block knows sixteen rounds.
    let mut stopped = record.clone();
    stopped["tables"][0]["next"] = 16.into();
    let kept = serde_json::json!([{ "points": [0, 24], "rounds": 16 }]);
    stopped["tables"][0]["results"] = kept;
    std::fs::write(&out, stopped.to_string()).unwrap();
    let second: Value = serde_json::from_str(&all(&[]).out).unwrap();
    let rounds = |record: &Value| -> u64 {
        let results = record["tables"][0]["results"].as_array().unwrap();
        results.iter().map(|result| result["rounds"].as_u64().unwrap()).sum()
    };
    assert_eq!((rounds(&record), rounds(&second)), (40, 40));
    assert!(second["tables"][0]["results"][0]["rounds"].as_u64().unwrap() >= 16, "what the file says is kept");
    let other = all(&["--seed", "2"]);
    assert_eq!(other.status, Some(1));
    let told = words(&other.err);
    assert!(told.contains("holds another ladder: it was played with seed 1, this one with 2"), "{told}");
    assert!(told.contains("choose another file with --out, or delete this one"), "{told}");
    std::fs::write(&out, "{}").unwrap();
    assert!(words(&all(&[]).err).contains("holds no ladder"), "{}", all(&[]).err);
}

#[test]
fn a_ladder_is_drawn_and_told() {
    let svg = fresh("ladder.svg");
    let ran = longbox(&[&LADDER[..], &["--svg", &svg]].concat());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with("The ladder of Super Hero Squad\n2 bots, 40 rounds of 2 games"), "{}", ran.out);
    let picture = std::fs::read_to_string(&svg).unwrap();
    assert!(picture.contains("<title id=\"title\">The ladder of Super Hero Squad: Elo with 95 % intervals</title>"));
    assert!(picture.contains(">random</text>") && picture.ends_with("</svg>\n"), "{picture}");
}

#[test]
fn quick_bots_think_a_tenth_and_nobody_meets_itself() {
    let ran = longbox(&["arena", "ladder", "--quick", "--bots", "random,hero", "--rounds", "1", "--json"]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let record: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(record["settings"]["bots"], serde_json::json!(["random", "hero:200"]));
    let twice = longbox(&["arena", "ladder", "--bots", "quick,quick"]);
    assert!(words(&twice.err).contains("quick is named twice"), "{}", twice.err);
    assert_eq!(longbox(&["arena", "ladder", "--until", "+10elo", "--shard", "1/2"]).status, Some(2));
    assert_eq!(longbox(&["arena", "ladder", "--until", "soon"]).status, Some(2));
    let heads = longbox(&["arena", "ladder", "--game", "vs", "--mode", "two-headed"]);
    assert!(words(&heads.err).contains("play --mode two-vs-two"), "{}", heads.err);
}
