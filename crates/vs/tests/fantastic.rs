//! Fantastic Battles beside the list of its printed cards, where that is at hand.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests read files and print")]

use longbox_vs::language::{Card, CardKind, Power, Time};
use ron::extensions::Extensions;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Relative to the folder of this crate.
const CARDS: &str = "../../cards/vs/fantastic-battles";
const PRINTED: &str = "../../../shared/cards/vs-fantastic.json";

fn cards() -> Vec<Card> {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES);
    let read = |name: &str| -> Vec<Card> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(CARDS).join(name);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        options.from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    ["fantastic.ron", "frightful.ron", "neutral.ron"].into_iter().flat_map(read).collect()
}

/// What a card is, in the words of the list.
fn kind(card: &Card) -> String {
    match &card.kind {
        CardKind::Main { level } => format!("main L{level}"),
        CardKind::Supporting { .. } => "supporting".to_owned(),
        CardKind::PlotTwist { .. } => "plot twist".to_owned(),
        CardKind::Equipment { machine: true, .. } => "equipment-machine".to_owned(),
        CardKind::Equipment { .. } => "equipment".to_owned(),
        CardKind::Location { .. } if card.teams.is_empty() => "basic location".to_owned(),
        CardKind::Location { .. } => "special location".to_owned(),
        CardKind::Token => "token".to_owned(),
    }
}

/// A super power or a level-up power as the list tells it: name, time, number of symbols or experience. What else a
/// card says is told in sentences there, which nobody can compare.
fn uses(card: &Card) -> Vec<String> {
    let powers = card.powers.iter().filter_map(|power| match power {
        Power::Use { name, when, any_turn, cost, .. } => {
            let when = if *when == Time::AnyCombat { "Any Combat".to_owned() } else { format!("{when:?}") };
            Some(format!("{name}: {when}, any turn {any_turn}, {} symbols", cost.len()))
        }
        Power::LevelUp { name, xp, .. } => Some(format!("{name}: {xp} XP")),
        Power::Keyword { .. } => None,
    });
    powers.collect()
}

fn printed_uses(card: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let symbols = |power: &Value| power["cost"].as_array().map_or(0, Vec::len);
    let powers = card["powers"].as_array().into_iter().flatten();
    let told = powers.filter_map(|power| match (power["kind"].as_str()?, symbols(power)) {
        ("levelup", _) => Some(format!("{}: {} XP", text(&power["name"]), power["xp"])),
        ("super", count) | ("text", count @ 1..) => {
            let (when, any_turn) = (text(&power["when"]), &power["any_turn"]);
            Some(format!("{}: {when}, any turn {any_turn}, {count} symbols", text(&power["name"])))
        }
        _ => None,
    });
    told.collect()
}

fn facts(card: &Card) -> Vec<String> {
    let has = |word: &str| card.words.iter().any(|own| own == word);
    let numbers = card.stats.map(|stats| format!("{}/{}, health {}", stats.atk, stats.def, stats.health));
    let cost = card.cost().filter(|_| card.kind != CardKind::Token);
    let mut facts = vec![
        card.name.clone(),
        kind(card),
        card.teams.first().map_or("none", |team| team.name()).to_owned(),
        format!("{cost:?}, {numbers:?}, flight {}, ranged {}", has("Flight"), has("Ranged")),
    ];
    facts.extend(uses(card));
    facts
}

fn printed_facts(card: &Value) -> Vec<String> {
    let text = |field: &str| card[field].as_str().unwrap_or_default().to_owned();
    let numbers = card["atk"].as_i64().map(|atk| format!("{atk}/{}, health {}", card["def"], card["health"]));
    let cost = card["cost"].as_u64().filter(|_| card["kind"] != "token");
    let mut facts = vec![
        text("name"),
        text("kind"),
        text("team"),
        format!("{cost:?}, {numbers:?}, flight {}, ranged {}", card["flight"], card["ranged"]),
    ];
    facts.extend(printed_uses(card));
    facts
}

#[test]
fn facts_agree_with_the_list_of_the_set() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PRINTED);
    let Ok(list) = fs::read_to_string(path) else {
        println!("SKIPPED: the list of printed cards is not here");
        return;
    };
    let printed: Vec<Value> = serde_json::from_str(&list).expect("a list of cards");
    let mut wrong = Vec::new();
    for card in cards() {
        let listed = printed.iter().find(|listed| listed["id"] == card.id.as_str());
        let theirs = listed.map(printed_facts).unwrap_or_default();
        if facts(&card) != theirs {
            wrong.push(format!("{}: {:?}, printed {theirs:?}", card.id, facts(&card)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
