//! docs/squad-cards.md.

use super::{blocks, rows};
use longbox_catalog::squad_with;
use longbox_squad::text::{card_face, power_lines};

fn page() -> String {
    super::page("docs/squad-cards.md")
}

#[test]
fn the_worked_example_is_a_card_and_prints_its_text() {
    let page = page();
    let file = blocks(&page, "ron").swap_remove(0);
    let catalog = squad_with(&[("my-cards.ron".to_owned(), file)]).expect("the example is right");
    let face = card_face(catalog.game.cards().last().expect("there are cards"));
    let shown = &blocks(&page, "text")[0];
    assert_eq!(shown.trim(), face, "the first text block shows the card");
}

#[test]
fn each_power_in_the_table_prints_its_sentence() {
    let rows = rows(&page(), "## Powers to start from");
    assert!(rows.len() >= 10, "the table has {} rows", rows.len());
    let mut wrong = Vec::new();
    for [power, sentence] in rows {
        let variable = power.contains("AttackIs");
        let attack = if variable { "" } else { "attack: 3, " };
        let card = format!(
            "[(id: \"MY1\", name: \"My Card\", heroes: [\"Thor\"], level: 2, factors: [Speed], {attack}block: Tech, \
             rarity: Common, powers: [{power}])]"
        );
        let catalog = squad_with(&[("page".to_owned(), card)]).unwrap_or_else(|error| panic!("{power}: {error}"));
        let lines = power_lines(catalog.game.cards().last().expect("there are cards"));
        if lines != [sentence.as_str()] {
            wrong.push(format!("| `{power}` | {} |", lines.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "these rows should be:\n{}", wrong.join("\n"));
}

#[test]
fn the_errors_are_those_that_are_shown() {
    let page = page();
    let file = blocks(&page, "ron").swap_remove(0).replace("Heal(N(1))", "Heals(N(1))");
    let error = squad_with(&[("my-cards.ron".to_owned(), file)]).expect_err("there is no effect Heals").to_string();
    let shown = &blocks(&page, "text")[1];
    let (start, end) = shown.trim().split_once("...").expect("the page shortens the list of words");
    assert!(error.starts_with(start) && error.ends_with(end), "the second text block shows the error\n{error}");
    let file = blocks(&page, "ron").swap_remove(0).replace("level: 4", "level: 21");
    let error = squad_with(&[("my-cards.ron".to_owned(), file)]).expect_err("there is no level 21").to_string();
    assert_eq!(blocks(&page, "text")[2].trim(), error, "the third text block shows the error");
}
