//! What is wrong with a deck that somebody brings is told line by line, with the cards that were meant.

use super::vs;
use longbox_catalog::{DeckReading, Form, read_deck, write_deck};
use longbox_vs::Vs;

fn read(game: &Vs, text: &str) -> DeckReading {
    read_deck(game, text)
}

/// Line, copies, problem and the names of the nearest cards.
fn told(game: &Vs, text: &str) -> Vec<(usize, usize, String, Vec<String>)> {
    let near = |cards: &[u16]| cards.iter().map(|card| game.name_of(*card).to_owned()).collect();
    let unread = read(game, text).unread.into_iter();
    unread.map(|line| (line.line, line.copies, line.problem, near(&line.near))).collect()
}

/// The only thing that is told.
fn one(game: &Vs, text: &str) -> (usize, usize, String, Vec<String>) {
    let mut told = told(game, text);
    assert_eq!(told.len(), 1, "{text}: {told:?}");
    told.remove(0)
}

#[test]
fn a_card_that_there_is_not_brings_the_nearest() {
    let game = vs();
    let (line, copies, problem, near) = one(&game, "name: Mine\n4 Gambitt\n2 Iceman\n");
    assert_eq!((line, copies), (2, 4));
    assert_eq!(problem, "there is no card 'Gambitt'; did you mean 'Gambit'?");
    assert_eq!(near[0], "Gambit");
    assert_eq!(read(&game, "4 Gambitt\n2 Iceman\n").list.size(), 2, "the rest is kept");
}

#[test]
fn a_name_of_several_cards_brings_all_of_them() {
    let game = vs();
    let several = game.cards().iter().find(|card| game.all_for_deck(&card.name).len() > 1).expect("a shared name");
    let name = several.name.as_str();
    let (line, copies, problem, near) = one(&game, &format!("3 {name}\n"));
    assert_eq!((line, copies, near.len()), (1, 3, game.all_for_deck(name).len()));
    assert!(problem.contains(" or ") && near.iter().all(|near| near == name), "{problem}");

    let file = format!("<deck><section name=\"Main\"><card qty=\"3\">{name}</card></section></deck>");
    let (_, copies, problem, near) = one(&game, &file);
    assert_eq!((copies, near.len()), (3, game.all_for_deck(name).len()));
    assert!(problem.ends_with("choose one of them"), "{problem}");
}

#[test]
fn a_line_without_a_count_is_told_with_what_it_may_mean() {
    let game = vs();
    let (line, copies, problem, near) = one(&game, "4 Iceman\nGambit\n");
    assert_eq!((line, copies, near.first().map(String::as_str)), (2, 1, Some("Gambit")));
    assert!(problem.starts_with("'Gambit' is not a deck line"), "{problem}");
}

#[test]
fn too_many_and_too_few_copies_are_told() {
    let game = vs();
    assert!(one(&game, "0 Gambit\n").2.starts_with("a line brings 1 to 99 copies"));
    assert!(one(&game, "500 Gambit\n").2.starts_with("a line brings 1 to 99 copies"));
    let (_, copies, problem, near) = one(&game, "60 Gambit\n60 Gambit\n");
    assert_eq!((copies, near), (21, vec!["Gambit".to_owned()]));
    assert!(problem.contains("more copies of Gambit"), "{problem}");
    let file =
        "<cockatrice_deck><zone name=\"main\">\n<card number=\"many\" name=\"Gambit\"/></zone></cockatrice_deck>";
    let (line, copies, problem, near) = one(&game, file);
    assert_eq!((line, copies, near[0].as_str()), (2, 1, "Gambit"));
    assert_eq!(problem, "a card comes in 1 to 99 copies, not 'many'");
}

#[test]
fn a_main_character_that_there_is_not_is_told() {
    let game = vs();
    let (line, copies, problem, _) = one(&game, "main: Wolverin\n4 Gambit\n");
    assert_eq!((line, copies), (1, 0));
    assert_eq!(problem, "there is no main character 'Wolverin'; did you mean 'Wolverine'?");
}

#[test]
fn an_unknown_word_is_told_and_its_line_left_out() {
    let game = vs();
    let reading = read(&game, "colour: red\nkind: own\n4 Gambit\n");
    assert_eq!(reading.unread[0].line, 1);
    assert!(reading.unread[0].problem.starts_with("'colour' is not a word of deck files"));
    assert_eq!(reading.list.lines, [("kind".to_owned(), "own".to_owned())]);
}

#[test]
fn a_cut_or_changed_link_is_told() {
    let game = vs();
    let list = read(&game, "name: Mine\n4 Gambit\n2 Iceman\n").list;
    let link = write_deck(&game, &list, Form::Link).expect("a link");
    let whole = format!("#/deck/{link}");
    for bad in [&whole[..whole.len() - 3], &whole.replacen('A', "B", 1), "#/deck/", "#/deck/$$"] {
        let (line, _, problem, _) = one(&game, bad);
        assert_eq!((line, problem.starts_with("the link is damaged")), (0, true), "{bad}: {problem}");
    }
}

#[test]
fn a_link_of_the_other_game_is_told() {
    let game = vs();
    let squad = crate::game();
    let list = read_deck(&squad, "4 Shockbot\n").list;
    let link = write_deck(&squad, &list, Form::Link).expect("a link");
    assert_eq!(one(&game, &format!("#/deck/{link}")).2, "the link is for another game: 'squad'");
}

#[test]
fn xml_that_ends_too_early_is_told_with_its_line() {
    let game = vs();
    let file = "<cockatrice_deck version=\"1\">\n<zone name=\"main\">\n<card number=\"4\" name=\"Gambit\">\n</zone>\n";
    let (line, _, problem, _) = one(&game, file);
    assert_eq!((line, problem.starts_with("the file is damaged: ")), (4, true), "{problem}");
}

#[test]
fn xml_of_something_else_is_told() {
    let game = vs();
    assert_eq!(one(&game, "<html><body/></html>").2, "'html' is no deck of Cockatrice or OCTGN");
    let (line, _, problem, _) = one(&game, "<deck>\n<section name=\"Main\"><picture/></section></deck>");
    assert_eq!((line, problem.as_str()), (2, "<picture> is not known here"));
}

#[test]
fn a_card_without_a_name_and_one_beside_the_deck_are_told() {
    let game = vs();
    let file = "<cockatrice_deck><zone name=\"main\"><card number=\"4\"/></zone>\n\
        <zone name=\"side\"><card number=\"2\" name=\"Gambit\"/></zone></cockatrice_deck>";
    let told = told(&game, file);
    assert_eq!(told[0].2, "the card has no name");
    assert_eq!((told[1].0, told[1].1, told[1].3.as_slice()), (2, 2, &["Gambit".to_owned()][..]));
    assert!(told[1].2.contains("only main characters"), "{}", told[1].2);
}

#[test]
fn two_main_characters_are_one_too_many() {
    let game = vs();
    let file = "<deck><section name=\"Leaders\"><card qty=\"1\">Wolverine</card>\n<card qty=\"1\">Storm</card></section></deck>";
    let (line, copies, problem, near) = one(&game, file);
    assert_eq!((line, copies, near), (2, 1, vec!["Storm".to_owned()]));
    assert_eq!(problem, "another main character leads the deck already");
}
