//! What a ladder says: who is stronger than whom, and by how much.

use crate::elo::Elo;
use crate::ladder_record::{LadderRecord, TableRecord};
use crate::score::{Score, ScoreSums};
use crate::sequential::TestResult;
use crate::standings::{Meeting, standings};
use longbox_bots::BotKind;
use serde::Serialize;
use std::cmp::Ordering;

/// Two bots against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairResult {
    /// The first and the second, by their places in the list of bots.
    pub bots: [usize; 2],
    /// Their names and budgets.
    pub names: [String; 2],
    /// The first one's.
    pub score: Score,
    /// How much stronger the first is; absent where others sat at the table too.
    pub elo: Option<Elo>,
    /// The weaker and the stronger, if they are told apart: the interval lies on one side of a half.
    #[serde(skip)]
    pub order: Option<[usize; 2]>,
    /// The same in words: "rookie < sidekick" or "not told apart".
    pub verdict: String,
    /// Whether the second is so much stronger as the test asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<TestResult>,
}

/// A bot among all.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// By its place in the list of bots.
    pub bot: usize,
    /// Its name and budget.
    pub name: String,
    /// Against the anchor.
    pub elo: Elo,
    /// Whether it is the one that all are measured by.
    pub anchor: bool,
}

/// Everything that follows from a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderReport {
    /// Every pair, in the order of the list.
    pub cross_table: Vec<PairResult>,
    /// The strongest first.
    pub standings: Vec<Standing>,
}

impl LadderReport {
    /// Works everything out.
    pub fn new(record: &LadderRecord) -> LadderReport {
        let names = &record.settings.bots;
        let pairs = (0..names.len()).flat_map(|first| (first + 1..names.len()).map(move |second| [first, second]));
        let yardstick = BotKind::Sidekick.name();
        let anchor = names.iter().position(|name| name == yardstick).unwrap_or(0);
        let seats = record.settings.seats;
        let meeting = |table| meeting(table, seats);
        let elo = standings(names.len(), anchor, &record.tables.iter().map(meeting).collect::<Vec<_>>());
        let standing =
            |(bot, elo): (usize, Elo)| Standing { bot, name: names[bot].clone(), elo, anchor: bot == anchor };
        let mut standings: Vec<Standing> = elo.into_iter().enumerate().map(standing).collect();
        standings.sort_by(|a, b| strength(b).total_cmp(&strength(a)).then(a.bot.cmp(&b.bot)));
        LadderReport { cross_table: pairs.map(|pair| pair_result(record, pair)).collect(), standings }
    }

    /// What is known of two bots.
    pub fn pair(&self, bot: usize, other: usize) -> Option<&PairResult> {
        self.cross_table.iter().find(|pair| pair.bots == [bot, other] || pair.bots == [other, bot])
    }

    /// How one bot did against another, from its side.
    pub fn score(&self, bot: usize, other: usize) -> Option<Score> {
        let pair = self.pair(bot, other)?;
        Some(if pair.bots[0] == bot { pair.score } else { pair.score.turned() })
    }
}

fn strength(standing: &Standing) -> f64 {
    standing.elo.elo.unwrap_or(0.0)
}

fn meeting(table: &TableRecord, seats: usize) -> Meeting<'_> {
    Meeting { bots: &table.bots, rounds: &table.results, seats }
}

fn pair_result(record: &LadderRecord, bots: [usize; 2]) -> PairResult {
    let mut sums = ScoreSums::default();
    let mut alone = true;
    for table in &record.tables {
        let place = |bot: usize| table.bots.iter().position(|other| *other == bot);
        if let (Some(first), Some(second)) = (place(bots[0]), place(bots[1])) {
            sums.add(&table.results, record.settings.seats, (first, second));
            alone &= table.bots.len() == 2;
        }
    }
    let score = sums.score();
    let order = score.order().map(|order| match order {
        Ordering::Less | Ordering::Equal => bots,
        Ordering::Greater => [bots[1], bots[0]],
    });
    let test = record.settings.until.filter(|_| alone).map(|test| test.result(&score.turned()));
    let name = |bot: usize| record.settings.bots[bot].clone();
    let verdict = order.map(|order| order.map(name).join(" < ")).unwrap_or_else(|| "not told apart".to_owned());
    PairResult { bots, names: bots.map(name), score, elo: alone.then(|| Elo::of(&score)), order, verdict, test }
}
