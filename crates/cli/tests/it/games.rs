//! Replays and play.

use crate::{file, longbox, longbox_typed, path};
use longbox_kernel::{Seat, SeedShare, SharedSeed, seal, unseal};
use longbox_protocol::{digest_text, promise_of_secret, promise_of_share, shared_seed};

/// A stored game of two bots.
fn record(name: &str) -> String {
    let ran = longbox(&["replay", "record", "--bots", "greedy,random", "--seed", "3", "--out", &path(name)]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    std::fs::read_to_string(file(name)).expect("the replay was written")
}

fn verify(name: &str, bytes: &[u8]) -> (Option<i32>, String) {
    std::fs::write(file(name), bytes).expect("the folder of tests can be written to");
    let ran = longbox(&["replay", "verify", &path(name)]);
    // Messages are wrapped; a test looks for words.
    let words: Vec<&str> = ran.err.split_whitespace().filter(|word| *word != "│").collect();
    (ran.status, format!("{}{}", ran.out, words.join(" ")))
}

/// Long lines break anywhere.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_recorded_game_is_told_and_verified() {
    let text = record("good.replay");
    let (status, said) = verify("good.replay", text.as_bytes());
    assert_eq!((status, said.starts_with("good:")), (Some(0), true), "{said}");
    let told = longbox(&["replay", "show", &path("good.replay"), "--from", "a"]);
    assert!(told.out.contains("Player B draws a card."), "{}", told.out);
    assert!(!told.out.contains("Player B draws \""), "player A does not see what B draws");
    let open = longbox(&["replay", "show", &path("good.replay")]);
    assert!(open.out.contains("Player B draws \""), "{}", open.out);
    let early = longbox(&["replay", "show", &path("good.replay"), "--step", "4"]);
    assert!(early.out.contains("4 of ") && early.out.contains("not over here"), "{}", early.out);
}

#[test]
fn a_touched_replay_is_refused_with_its_reason() {
    let text = record("whole.replay");
    let (status, said) = verify("cut.replay", &text.as_bytes()[..text.len() / 2]);
    assert_eq!((status, said.contains("cut short")), (Some(1), true), "{said}");
    for bit in [0x01, 0x80] {
        let mut bytes = text.clone().into_bytes();
        bytes[text.len() / 2] ^= bit;
        let (status, said) = verify("flipped.replay", &bytes);
        assert_eq!((status, said.contains("damaged")), (Some(1), true), "{said}");
    }
    let (status, said) = verify("empty.replay", b"");
    assert_eq!((status, said.contains("isn't a Longbox replay")), (Some(1), true), "{said}");
}

/// A game between people: its replay tells how the seed was made, and that is worked out again.
#[test]
fn a_seed_that_several_have_made_is_verified() {
    let (game, secret, share) = ("TEST-1", [3; 32], [4; 32]);
    let seed = shared_seed(game, &secret, &[(Seat::A, share)]).to_string();
    let ran = longbox(&["replay", "record", "--bots", "random", "--seed", &seed, "--out", &path("shared.replay")]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let text = std::fs::read_to_string(file("shared.replay")).expect("the replay was written");
    let body: serde_json::Value = serde_json::from_str(unseal(&text).unwrap()).unwrap();
    let with = |share: [u8; 32], promised: [u8; 32]| {
        let promise = digest_text(&promise_of_share(game, Seat::A, &promised));
        let shares = vec![SeedShare { seat: Seat::A, promise, share: digest_text(&share) }];
        let promise = digest_text(&promise_of_secret(game, &secret));
        let account = SharedSeed { game: game.to_owned(), promise, secret: digest_text(&secret), shares };
        let mut body = body.clone();
        body["shared"] = serde_json::to_value(account).unwrap();
        seal(&body.to_string())
    };
    let (status, said) = verify("fair.replay", with(share, share).as_bytes());
    assert_eq!((status, said.contains("shuffles are fair")), (Some(0), true), "{said}");
    let (status, said) = verify("unfair.replay", with([5; 32], share).as_bytes());
    assert_eq!((status, said.contains("share of player A")), (Some(1), true), "{said}");
    let (status, said) = verify("foul.replay", with([5; 32], [5; 32]).as_bytes());
    assert_eq!((status, said.contains("another seed")), (Some(1), true), "{said}");
}

#[test]
fn a_replay_of_other_versions_is_refused() {
    let text = record("versions.replay");
    let body: serde_json::Value = serde_json::from_str(unseal(&text).unwrap()).unwrap();
    let changed = |key: &str, value: serde_json::Value| {
        let mut body = body.clone();
        body[key] = value;
        seal(&body.to_string())
    };
    let mut pins = body["pins"].clone();
    pins[0]["hash"] = 7.into();
    let (status, said) = verify("cards.replay", changed("pins", pins.clone()).as_bytes());
    assert_eq!((status, said.contains("has changed since this game was played")), (Some(1), true), "{said}");
    let told = longbox(&["replay", "show", &path("cards.replay")]);
    assert_eq!((told.status, told.err.as_str()), (Some(0), ""), "{}", told.out);
    let words = in_one_line(&told.out);
    assert!(words.contains("has changed since") && words.contains("Coin-Flip Kid draws \""), "{words}");
    let from = longbox(&["replay", "show", &path("cards.replay"), "--from", "a"]);
    assert_eq!((from.status, from.out.as_str()), (Some(1), ""), "its log cannot be told anew");
    pins[0]["hash"] = "seven".into();
    let (status, said) = verify("pins.replay", changed("pins", pins).as_bytes());
    assert_eq!((status, said.contains("isn't a Longbox replay")), (Some(1), true), "{said}");
    let (status, said) = verify("no-pins.replay", changed("pins", Vec::<u8>::new().into()).as_bytes());
    assert_eq!((status, said.contains("does not say which card that is")), (Some(1), true), "{said}");
    let (status, said) = verify("rules.replay", changed("rules_version", 999.into()).as_bytes());
    assert_eq!((status, said.contains("rules version 999")), (Some(1), true), "{said}");
    let told = longbox(&["replay", "show", &path("rules.replay")]);
    let words = in_one_line(&told.out);
    assert!(words.contains("rules version 999") && words.contains("Coin-Flip Kid draws \""), "{words}");
    let (status, said) = verify("steps.replay", changed("steps", "none".into()).as_bytes());
    assert_eq!((status, said.contains("isn't a Longbox replay")), (Some(1), true), "{said}");
    let (status, said) = verify("game.replay", changed("game", "chess".into()).as_bytes());
    assert_eq!((status, said.contains("of the game 'chess', not of 'squad'")), (Some(1), true), "{said}");
    let mut steps = body["steps"].clone();
    steps[0]["key"] = "attack:Something Else".into();
    let (status, said) = verify("key.replay", changed("steps", steps).as_bytes());
    assert_eq!((status, said.contains("input 1 was 'attack:Something Else'")), (Some(1), true), "{said}");
}

const GAME: [&str; 6] = ["play", "--deck", "starter", "--seed", "8", "--first"];

fn play(lines: &[&str]) -> crate::Ran {
    longbox_typed(&[&GAME[..], &["me"]].concat(), lines)
}

#[test]
fn a_scripted_game_answers_why_and_undoes() {
    let ran =
        play(&["why wall", "wall-crawler", "", "9", "help", "card yoink", "rules win", "0", "undo", "log", "quit"]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    for words in [
        "\"Wall-Crawler\" cannot be played: its level is 3 and your power for it is 1.",
        "power.level: Level and power.",
        "There is no option 9.",
        "Undone: back to your last decision.",
        "this is a practice game now",
        "Goodbye!",
    ] {
        assert!(ran.out.contains(words), "{words} is missing in\n{}", ran.out);
    }
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    assert!(!ran.out.contains("Sidekick draws \""), "the opponent's cards stay hidden\n{}", ran.out);
}

#[test]
fn undo_before_the_first_decision_and_conceding() {
    let ran = play(&["undo", "concede", "undo", "q"]);
    assert_eq!(ran.status, Some(0));
    assert!(ran.out.contains("nothing to undo"), "{}", ran.out);
    assert!(ran.out.contains("Sidekick wins. You conceded."), "{}", ran.out);
    assert!(ran.out.contains("Undone"), "{}", ran.out);
}

#[test]
fn no_input_ends_politely_and_saves_nothing() {
    let ran = longbox(&["play"]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("Goodbye!") && ran.out.contains("not saved"), "{}", ran.out);
}

#[test]
fn a_saved_game_is_resumed_where_it_was() {
    let save = path("saved.replay");
    let ran = longbox_typed(&[&GAME[..], &["me", "--save", &save]].concat(), &["1"]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert_eq!(longbox(&["replay", "verify", &save]).status, Some(0));
    let ran = longbox_typed(&["play", "--resume", &save], &["log 500", "undo", "log 500", "quit"]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("Super Hero Squad, resumed"), "{}", ran.out);
    let (before, after) = ran.out.split_once("Undone").unwrap_or_else(|| panic!("nothing was undone:\n{}", ran.out));
    assert!(!before.contains("Turn 1, your turn") && after.contains("Turn 1, your turn"), "{}", ran.out);
}

#[test]
fn a_whole_game_is_played_with_every_number_a_player_may_type() {
    let lines: Vec<String> = (0..400).map(|at| (at % 3).to_string()).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    for quest in ["a-false-god", "a-doom-with-a-view"] {
        let ran = longbox_typed(&["play", "--quest", quest, "--seed", "9", "--seat", "b"], &lines);
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.contains(" win"), "{}", ran.out);
        assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    }
}

#[test]
fn a_game_saved_in_seat_b_goes_on_in_seat_b() {
    let save = path("saved-b.replay");
    let ran = longbox_typed(
        &["play", "--deck", "starter", "--against", "starter", "--seat", "b", "--seed", "5", "--save", &save],
        &["quit"],
    );
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let own: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("You draw")).collect();
    let ran = longbox_typed(&["play", "--resume", &save], &["log 500", "quit"]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    for line in own {
        assert!(ran.out.contains(line), "the player is another one now:\n{}", ran.out);
    }
}

#[test]
fn own_cards_are_played_in_a_deck_file() {
    let card = r#"[(id: "MY001", name: "Storm Warning", heroes: ["Storm"], team: "X-Men", level: 1,
        factors: [Elemental], attack: 3, block: Animal, rarity: Uncommon, powers: [])]"#;
    std::fs::write(file("my-cards.ron"), card).unwrap();
    std::fs::write(file("storm.deck"), "name: Storms\nformat: quest\n4 Storm Warning\n4 Spider-Swing\n").unwrap();
    let game =
        ["play", "--cards", &path("my-cards.ron"), "--deck", &path("storm.deck"), "--first", "me", "--seed", "1"];
    let save = path("storms.replay");
    let ran = longbox_typed(&[&game[..], &["--save", &save]].concat(), &["storm", "card storm warning", "quit"]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    assert!(ran.out.contains("You play Storms (8 cards)"), "{}", ran.out);
    assert!(ran.out.contains("You attack with \"Storm Warning\""), "{}", ran.out);
    assert!(ran.out.contains("MY001"), "{}", ran.out);
    let again = longbox_typed(&["play", "--cards", &path("my-cards.ron"), "--resume", &save], &["quit"]);
    assert_eq!(again.status, Some(0), "{}", again.err);
    std::fs::write(file("later.ron"), card.replace("MY001", "AA001").replace("Storm Warning", "Later Card")).unwrap();
    let later = ["replay", "show", &save, "--cards", &path("later.ron"), "--cards", &path("my-cards.ron")];
    let later = longbox(&later);
    assert_eq!((later.status, later.err.as_str()), (Some(0), ""), "another card changes nothing");
    assert!(later.out.contains("\"Storm Warning\"") && !later.out.contains("catalogue"), "{}", later.out);
    assert_eq!(longbox_typed(&["play", "--resume", &save], &["quit"]).status, Some(1), "the cards are missing");
    let gone = longbox(&["replay", "show", &save]);
    let words = in_one_line(&gone.out);
    assert!(words.contains("Storm Warning is no longer in the catalogue"), "{}", gone.out);
    assert!(words.contains("You attack with \"Storm Warning\""), "{}", gone.out);
    std::fs::write(file("odd.deck"), "name: Odd\n40 Strom Warning\n").unwrap();
    let odd = longbox_typed(&["play", "--cards", &path("my-cards.ron"), "--deck", &path("odd.deck")], &[]);
    // A long path may break the line anywhere.
    let told = odd.err.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(odd.status == Some(1) && told.contains("did you mean 'Storm Warning'"), "{}", odd.err);
}
