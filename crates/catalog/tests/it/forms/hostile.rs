//! Any text at all can be handed in.

use super::vs;
use longbox_catalog::limits::{DECK_FILE_BYTES, DECK_LINES};
use longbox_catalog::{Form, deck_text, read_deck, write_deck};
use longbox_kernel::Dice;
use longbox_vs::Vs;

/// A reader may tell what it likes of a text, as long as that is bounded and can be written again.
fn is_safe(game: &Vs, text: &str) {
    let reading = read_deck(game, text);
    assert!(reading.unread.len() <= DECK_LINES + 1, "{} lines are told", reading.unread.len());
    assert!(reading.unread.iter().all(|line| line.text.len() < 1_000 && !line.problem.is_empty()));
    for form in [Form::Text, Form::Link, Form::Cod] {
        let again = write_deck(game, &reading.list, form).expect("decks are written in this form");
        let list = read_deck(game, &again).list;
        assert_eq!((list.size(), list.lead), (reading.list.size(), reading.list.lead), "{form:?} of {text:?}");
    }
}

#[test]
fn damaged_decks_are_read_without_harm() {
    let game = vs();
    let text = deck_text::<Vs>("avengers").expect("a built-in deck");
    let list = read_deck(&game, text).list;
    let forms = [Form::Text, Form::Link, Form::Cod];
    let sources: Vec<String> = forms.iter().filter_map(|form| write_deck(&game, &list, *form)).collect();
    let mut dice = Dice::new(21);
    for at in 0..600 {
        let mut bytes = sources[at % sources.len()].clone().into_bytes();
        for _ in 0..=dice.below(6) {
            let place = dice.pick(bytes.len());
            match dice.below(3) {
                0 => bytes[place] = dice.below(256) as u8,
                1 => drop(bytes.drain(place..(place + 5).min(bytes.len()))),
                _ => bytes.insert(place, b"<>&\"#:-\n\0Z9 "[dice.pick(12)]),
            }
            if bytes.is_empty() {
                bytes.push(b'<');
            }
        }
        is_safe(&game, &String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn bytes_without_any_sense_are_read_without_harm() {
    let game = vs();
    let mut dice = Dice::new(22);
    for _ in 0..300 {
        let length = dice.pick(400);
        let bytes: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        is_safe(&game, &text);
        is_safe(&game, &format!("<{text}"));
        is_safe(&game, &format!("#/deck/{}", text.escape_debug()));
    }
}

#[test]
fn files_that_grow_or_never_end_are_refused() {
    let game = vs();
    let laughs = "<!DOCTYPE deck [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]><deck><notes>&b;</notes></deck>";
    let reading = read_deck(&game, laughs);
    assert!(reading.unread[0].problem.starts_with("the file is damaged"), "{:?}", reading.unread);
    is_safe(&game, &"<a>".repeat(DECK_FILE_BYTES / 3));
    is_safe(&game, &format!("<deck>{}</deck>", "<section/>".repeat(24_000)));
    let long = read_deck(&game, &"4 Gambit\n".repeat(40_000));
    assert!(long.unread[0].problem.contains("256 KB"), "{:?}", long.unread);
    let entries = "<card qty=\"1\">Nobody at all</card>".repeat(2_000);
    let many = read_deck(&game, &format!("<deck><section name=\"Main\">{entries}</section></deck>"));
    assert_eq!(many.unread.len(), DECK_LINES, "all that is told");
}
