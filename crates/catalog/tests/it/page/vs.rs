//! docs/vs-cards.md.

use super::{blocks, rows};
use longbox_catalog::{CatalogError, VsCatalog, vs_with};
use longbox_vs::text::{card_lines, whole};

fn page() -> String {
    super::page("docs/vs-cards.md")
}

/// The game with the two files of the page, the first of them changed.
fn open(page: &str, from: &str, to: &str) -> Result<VsCatalog, CatalogError> {
    let files = blocks(page, "ron");
    let cards = files[0].replace(from, to);
    vs_with(&[("my-cards.ron".to_owned(), cards), ("my-keywords.ron".to_owned(), files[1].clone())])
}

#[test]
fn the_worked_examples_are_cards_and_print_their_text() {
    let page = page();
    let game = open(&page, "", "").expect("the examples are right").game;
    for (id, shown) in ["MY-001", "MY-002"].into_iter().zip(blocks(&page, "text")) {
        let card = game.by_id(id).and_then(|card| game.card(card)).expect("the card is there");
        assert_eq!(shown.trim(), whole(card, game.keywords()), "the text blocks show the cards");
    }
}

#[test]
fn each_power_in_the_table_prints_its_sentence() {
    let rows = rows(&page(), "## Powers to start from");
    assert!(rows.len() >= 10, "the table has {} rows", rows.len());
    let mut wrong = Vec::new();
    for [power, sentence] in rows {
        let facts = match power.strip_prefix("modes: ") {
            Some(modes) => format!("kind: PlotTwist(symbols: 0), modes: {modes}"),
            None => format!("kind: Main(level: 1), stats: (atk: 1, def: 1, health: 1), powers: [{power}]"),
        };
        let card = format!("[(id: \"MY1\", name: \"Thor\", {facts})]");
        let game = vs_with(&[("page".to_owned(), card)]).unwrap_or_else(|error| panic!("{power}: {error}")).game;
        let card = game.cards().last().expect("there are cards");
        let lines: Vec<String> = card_lines(card, game.keywords()).iter().map(ToString::to_string).collect();
        if lines != [sentence.as_str()] {
            wrong.push(format!("| `{power}` | {} |", lines.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "these rows should be:\n{}", wrong.join("\n"));
}

#[test]
fn the_errors_are_those_that_are_shown() {
    let page = page();
    let error = open(&page, "Draw(Me, N(1))", "Draws(Me, N(1))").expect_err("there is no effect Draws").to_string();
    let (start, end) = blocks(&page, "text")[2]
        .trim()
        .split_once("...")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .expect("the page shortens the list of words");
    assert!(error.starts_with(&start) && error.ends_with(&end), "the third text block shows the error\n{error}");
    let error = open(&page, "symbols: 1", "symbols: 2").expect_err("two symbols are too few or too many").to_string();
    assert_eq!(blocks(&page, "text")[3].trim(), error, "the fourth text block shows the error");
}

#[test]
fn every_field_is_explained() {
    let page = page();
    let sources = [
        include_str!("../../../../vs/src/language.rs"),
        include_str!("../../../../vs/src/language/power.rs"),
        include_str!("../../../../vs/src/language/card.rs"),
        include_str!("../../../../vs/src/language/team.rs"),
    ];
    let fields = sources.iter().flat_map(|source| source.lines()).filter_map(|line| line.strip_prefix("    pub "));
    let names: Vec<&str> =
        fields.filter_map(|field| Some(field.split_once(": ")?.0)).filter(|name| !name.contains(' ')).collect();
    assert!(names.len() > 20, "{names:?}");
    let (above, _) = page.split_once("## All words").expect("the page has its list");
    let missing: Vec<&&str> = names
        .iter()
        .filter(|name| !above.contains(&format!("`{name}`")) && !above.contains(&format!("{name}: ")))
        .collect();
    assert!(missing.is_empty(), "docs/vs-cards.md says nothing about the fields {missing:?}");
}
