//! Decks.

use crate::{file, longbox, path};

const BROKEN: &str = "name: Mine
5 Spider-Swing
4 Heavy Weapons
4 Wall-Crawler
4 Target Acquired
4 High Explosives
4 Let's Play Twister
4 I Must Break You
4 Savage Leap
4 Fast Healing
1 Yoink!
1 Spider-Swang
";

#[test]
fn every_problem_of_a_deck_is_named() {
    std::fs::write(file("broken.deck"), BROKEN).unwrap();
    let ran = longbox(&["deck", "check", &path("broken.deck")]);
    assert_eq!(ran.status, Some(1));
    let problems: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("problem:")).collect();
    assert_eq!(problems.len(), 3, "{}", ran.out);
    assert!(problems[0].contains(":12:") && problems[0].contains("did you mean 'Spider-Swing'"), "{}", problems[0]);
    assert!(problems[1].contains("39 cards"), "{}", problems[1]);
    assert!(problems[2].contains("5 copies of Spider-Swing"), "{}", problems[2]);
}

#[test]
fn a_legal_deck_is_called_legal_and_a_missing_file_is_an_error() {
    let text = BROKEN.replace("5 Spider-Swing", "4 Spider-Swing").replace("1 Spider-Swang", "2 Spider-Strikes");
    std::fs::write(file("legal.deck"), text).unwrap();
    let ran = longbox(&["deck", "check", &path("legal.deck"), "--format", "casual"]);
    assert_eq!((ran.status, ran.out.starts_with("legal")), (Some(0), true), "{}", ran.out);
    assert_eq!(longbox(&["deck", "check", "no-such.deck"]).status, Some(1));
    assert_eq!(longbox(&["deck", "check", "x", "--format", "odd"]).status, Some(2));
}

#[test]
fn decks_are_listed_and_shown() {
    let list = longbox(&["deck", "list", "--json"]);
    let list: serde_json::Value = serde_json::from_str(&list.out).unwrap();
    assert!(list.as_array().unwrap().iter().any(|deck| deck["key"] == "wolverine" && deck["size"] == 30));
    let shown = longbox(&["deck", "show", "wolverine"]);
    assert!(shown.out.contains("Levels (average") && shown.out.contains("Keepers: 6"), "{}", shown.out);
    assert!(shown.out.lines().all(|line| line.chars().count() <= 80), "{}", shown.out);
    let json: serde_json::Value = serde_json::from_str(&longbox(&["deck", "show", "starter", "--json"]).out).unwrap();
    assert_eq!(json["size"], 40);
}

#[test]
fn a_deck_goes_out_and_comes_in_again() {
    let text = longbox(&["deck", "export", "--game", "vs", "wolverine"]);
    assert_eq!(text.status, Some(0), "{}", text.err);
    assert!(text.out.contains("main: Wolverine") && text.out.contains("4 Gambit"), "{}", text.out);
    let link = longbox(&["deck", "export", "--game", "vs", "wolverine", "--to", "link"]).out;
    assert!(link.starts_with("#/deck/") && link.lines().count() == 1, "{link}");
    let from_link = longbox(&["deck", "import", &format!("https://example.org/{}", link.trim())]);
    assert_eq!((from_link.status, from_link.err.as_str()), (Some(0), ""));
    // A link carries no kind and no difficulty.
    let plain =
        |text: &str| text.lines().filter(|line| !line.contains("kind:") && !line.contains("difficulty:")).count();
    assert_eq!(plain(&from_link.out), plain(&text.out));
    let ran = longbox(&["deck", "export", "--game", "vs", "wolverine", "--out", &path("w.cod")]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(0), ""));
    let back = longbox(&["deck", "import", &path("w.cod"), "--json"]);
    let json: serde_json::Value = serde_json::from_str(&back.out).expect("an object");
    assert_eq!((&json["game"], &json["from"], &json["size"]), (&"vs".into(), &"cod".into(), &60.into()));
    assert_eq!(longbox(&["deck", "export", "no-such"]).status, Some(1));
}

#[test]
fn what_an_import_does_not_understand_is_told_and_the_rest_is_kept() {
    let mut child = crate::program(&["deck", "import", "-", "--out", &path("in.deck")])
        .stdin(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("its input is open");
    std::io::Write::write_all(&mut stdin, b"main: Wolverine\n4 Gambitt\n2 Iceman\n").expect("it reads");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("line 2: there is no card 'Gambitt'") && err.contains("nearest: Gambit (MNB-"), "{err}");
    assert!(err.contains("4 cards missing"), "{err}");
    let kept = std::fs::read_to_string(file("in.deck")).expect("the file was written");
    assert_eq!(kept, "main: Wolverine\n\n2 Iceman\n");
}
