//! Random decks on the command line.

use crate::longbox;
use serde_json::Value;

const SIM: [&str; 8] = ["sim", "--game", "vs", "--random-decks", "--bots", "random,random", "--games", "40"];

fn words(text: &str) -> String {
    text.split_whitespace().filter(|word| *word != "│").collect::<Vec<_>>().join(" ")
}

#[test]
fn a_set_is_named_by_its_folder_or_its_letters() {
    let by_letters = longbox(&[&SIM[..], &["--set", "mnb", "--json", "--threads", "1"]].concat());
    let by_folder =
        longbox(&[&SIM[..], &["--set", "marvel-battles", "--set", "MNB", "--json", "--threads", "2"]].concat());
    assert_eq!(by_letters.status, Some(0), "{}", by_letters.err);
    assert_eq!(by_letters.out, by_folder.out);
    let facts: Value = serde_json::from_str(&by_letters.out).unwrap();
    assert_eq!(facts["random_decks"]["sets"], serde_json::json!(["marvel-battles"]));
    assert_eq!((&facts["random_decks"]["last_seed"], &facts["pairings"]), (&"20".into(), &20.into()));
    assert!(facts["capped"].is_array() && facts["decks"].as_array().is_some_and(Vec::is_empty));
    let told = longbox(&[&SIM[..], &["--set", "MNB"]].concat());
    assert!(told.out.contains("random decks of 112 cards (marvel-battles), seeds 1 to 20"), "{}", told.out);
}

#[test]
fn what_cannot_be_is_said() {
    let unknown = longbox(&[&SIM[..], &["--set", "MNA"]].concat());
    assert_eq!(unknown.status, Some(1));
    assert!(words(&unknown.err).contains("there is no set 'MNA'; did you mean 'MNB'?"), "{}", unknown.err);
    let squad = longbox(&["sim", "--random-decks"]);
    assert_eq!(squad.status, Some(1));
    assert!(words(&squad.err).contains("there are no random decks for Super Hero Squad"), "{}", squad.err);
    assert_eq!(longbox(&["sim", "--game", "vs", "--set", "MNB"]).status, Some(2));
    assert_eq!(longbox(&[&SIM[..], &["--decks", "avengers"]].concat()).status, Some(2));
}
