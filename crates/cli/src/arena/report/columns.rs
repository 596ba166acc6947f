//! Tables as columns, whatever they are written as.

use longbox_arena::doctor::{CardReport, Effect, GameRow, Report};

/// The values of a column.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Values {
    Text(Vec<String>),
    Whole(Vec<i64>),
    Truth(Vec<bool>),
    /// None where there is nothing to say.
    Real(Vec<Option<f64>>),
}

/// A column with its name.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) values: Values,
}

fn column(name: &'static str, values: Values) -> Column {
    Column { name, values }
}

impl Values {
    /// The value of a row, as a text.
    pub(super) fn text(&self, row: usize) -> String {
        match self {
            Values::Text(values) => values[row].clone(),
            Values::Whole(values) => values[row].to_string(),
            Values::Truth(values) => values[row].to_string(),
            Values::Real(values) => values[row].map(|value| value.to_string()).unwrap_or_default(),
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Values::Text(values) => values.len(),
            Values::Whole(values) => values.len(),
            Values::Truth(values) => values.len(),
            Values::Real(values) => values.len(),
        }
    }
}

/// A row a game.
pub(super) fn games(rows: &[GameRow]) -> Vec<Column> {
    let text = |of: fn(&GameRow) -> &str| Values::Text(rows.iter().map(|row| of(row).to_owned()).collect());
    let whole = |of: fn(&GameRow) -> u64| Values::Whole(rows.iter().map(|row| of(row) as i64).collect());
    vec![
        column("deck", text(|row| &row.deck)),
        column("opponent", text(|row| &row.opponent)),
        column("round", whole(|row| row.round)),
        column("seat", text(|row| &row.seat)),
        column("first", Values::Truth(rows.iter().map(|row| row.first).collect())),
        column("points", whole(|row| u64::from(row.points))),
        column("turns", whole(|row| u64::from(row.turns))),
        column("decisions", whole(|row| row.decisions)),
        column("own_turns", whole(|row| u64::from(row.own_turns))),
        column("short_turns", whole(|row| u64::from(row.short_turns))),
        column("left_in_hand", whole(|row| u64::from(row.left_in_hand))),
    ]
}

/// Something that a card does.
type EffectOf = fn(&CardReport) -> &Effect;

/// The names of the columns of something that a card does: games, difference, and the ends of its interval.
const EFFECTS: [(EffectOf, [&str; 4]); 5] = [
    (|card| &card.opening, ["opening_games", "opening_difference", "opening_low", "opening_high"]),
    (|card| &card.drawn, ["drawn_games", "drawn_difference", "drawn_low", "drawn_high"]),
    (|card| &card.played, ["played_games", "played_difference", "played_low", "played_high"]),
    (|card| &card.left, ["left_games", "left_difference", "left_low", "left_high"]),
    (|card| &card.held, ["held_games", "held_difference", "held_low", "held_high"]),
];

/// A row a card.
pub(super) fn cards(report: &Report) -> Vec<Column> {
    let rows: Vec<(&str, &CardReport)> =
        report.decks.iter().flat_map(|deck| deck.cards.iter().map(|card| (deck.deck.as_str(), card))).collect();
    let text = |of: &dyn Fn(&CardReport) -> String| Values::Text(rows.iter().map(|(_, card)| of(card)).collect());
    let real = |of: &dyn Fn(&CardReport) -> Option<f64>| Values::Real(rows.iter().map(|(_, card)| of(card)).collect());
    let mut columns = vec![
        column("deck", Values::Text(rows.iter().map(|(deck, _)| (*deck).to_owned()).collect())),
        column("id", text(&|card| card.card.id.clone())),
        column("name", text(&|card| card.card.name.clone())),
        column("copies", Values::Whole(rows.iter().map(|(_, card)| card.card.copies as i64).collect())),
        column("kind", text(&|card| card.card.kind.clone())),
        column("cost", real(&|card| card.card.cost.map(f64::from))),
        column("plays_a_game", real(&|card| Some(card.plays))),
        column("played_when_drawn", real(&|card| Some(card.played_when_drawn))),
        column("left_when_drawn", real(&|card| Some(card.left_when_drawn))),
    ];
    for (of, [games, difference, low, high]) in EFFECTS {
        columns.push(column(games, Values::Whole(rows.iter().map(|(_, card)| of(card).games as i64).collect())));
        columns.push(column(difference, real(&|card| of(card).difference.map(|by| by.value))));
        columns.push(column(low, real(&|card| of(card).difference.map(|by| by.low))));
        columns.push(column(high, real(&|card| of(card).difference.map(|by| by.high))));
    }
    columns.push(column("verdict", text(&|card| card.verdict.unwrap_or_default().to_owned())));
    columns
}
