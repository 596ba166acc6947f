//! What a ladder has played so far, as it is written down: settings and whole numbers, from which everything else follows.

use crate::rounds::{GAME_POINTS, Rounds};
use crate::sequential::SequentialTest;
use crate::shard::Shard;
use longbox_kernel::Seed;
use serde::{Deserialize, Serialize};

/// What decides every game of a ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LadderSettings {
    /// The short name of the game.
    pub game: String,
    /// Results of two versions cannot be compared.
    pub rules_version: u32,
    /// Hexadecimal: it does not fit into the numbers of JSON.
    pub cards_version: String,
    /// By name and budget, the weakest first.
    pub bots: Vec<String>,
    /// By name.
    pub decks: Vec<String>,
    /// In how many groups they meet.
    pub pairings: usize,
    /// Stands for the decks' cards and how they meet.
    pub pairings_version: String,
    /// At a table; as many games make a round.
    pub seats: usize,
    /// For each table of bots.
    pub rounds: u64,
    /// The random seed.
    pub seed: Seed,
    /// When a pair stops early.
    pub until: Option<SequentialTest>,
    /// Which rounds these are.
    pub shard: Shard,
}

/// The rounds of one table of bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRecord {
    /// By their places in the list of bots.
    pub bots: Vec<usize>,
    /// The first round that was not played yet.
    pub next: u64,
    /// What the others came to.
    pub results: Rounds,
}

/// Why a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OddKind {
    /// It reached a bound far above real play.
    Bound,
    /// The program failed in it.
    Broken,
}

/// A game without a result. It counts as a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OddGame {
    /// By its place in the list of tables.
    pub table: usize,
    /// From 0.
    pub round: u64,
    /// Of the round, from 0.
    pub game: u64,
    /// What went wrong.
    pub kind: OddKind,
    /// The same in words.
    pub text: String,
}

/// No run has more rounds than this.
pub const MOST_ROUNDS: u64 = 10_000_000;

/// A ladder so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LadderRecord {
    /// What decides its games.
    pub settings: LadderSettings,
    /// All groups of bots that meet.
    pub tables: Vec<TableRecord>,
    /// In the order of tables and rounds.
    pub odd_games: Vec<OddGame>,
}

/// Why two records do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Something was set otherwise.
    #[error("it was played with {what} {there}, this one with {here}")]
    Other {
        /// What differs.
        what: &'static str,
        /// In the one.
        there: String,
        /// In the other.
        here: String,
    },
    /// Other decks, or in another order: the first that differ.
    #[error("it has {there} where this one has {here}")]
    Decks {
        /// In the one.
        there: String,
        /// In the other.
        here: String,
    },
    /// The same rounds twice.
    #[error("part {0} is there twice")]
    Twice(Shard),
    /// Some rounds are missing.
    #[error("part {0} is missing")]
    Missing(Shard),
    /// A part that was stopped.
    #[error("part {0} is not finished; run it again with the same arguments and it goes on")]
    Unfinished(Shard),
    /// Somebody has changed it.
    #[error("its numbers do not go together; somebody has changed it")]
    Numbers,
    /// Nothing to join.
    #[error("there is nothing to join")]
    Nothing,
}

impl TableRecord {
    pub(crate) fn of(bots: Vec<usize>) -> TableRecord {
        TableRecord { bots, next: 0, results: Rounds::default() }
    }
}

impl OddGame {
    pub(crate) fn place(&self) -> (usize, u64, u64) {
        (self.table, self.round, self.game)
    }
}

impl LadderSettings {
    /// Whether these decide the same games.
    pub fn compare(&self, here: &LadderSettings) -> Result<(), RecordError> {
        self.compare_shared(here)?;
        same("part", self.shard, here.shard)
    }

    /// The same for two parts of one run.
    fn compare_shared(&self, here: &LadderSettings) -> Result<(), RecordError> {
        let until = |settings: &LadderSettings| settings.until.map_or("no --until".to_owned(), |test| test.to_string());
        same("the game", &self.game, &here.game)?;
        same("rules of version", self.rules_version, here.rules_version)?;
        same("cards of version", &self.cards_version, &here.cards_version)?;
        same("the bots", self.bots.join(", "), here.bots.join(", "))?;
        same_decks(&self.decks, &here.decks)?;
        same("seats", self.seats, here.seats)?;
        same("pairings", self.pairings, here.pairings)?;
        same("decks and terms of version", &self.pairings_version, &here.pairings_version)?;
        same("rounds", self.rounds, here.rounds)?;
        same("seed", self.seed, here.seed)?;
        same("the test", until(self), until(here))
    }
}

fn same_decks(there: &[String], here: &[String]) -> Result<(), RecordError> {
    let places = 0..there.len().max(here.len());
    let Some(place) = places.into_iter().find(|place| there.get(*place) != here.get(*place)) else { return Ok(()) };
    let named =
        |decks: &[String]| decks.get(place).map_or("no further deck".to_owned(), |deck| format!("the deck {deck}"));
    Err(RecordError::Decks { there: named(there), here: named(here) })
}

fn same(what: &'static str, there: impl ToString, here: impl ToString) -> Result<(), RecordError> {
    let (there, here) = (there.to_string(), here.to_string());
    if there == here { Ok(()) } else { Err(RecordError::Other { what, there, here }) }
}

impl LadderRecord {
    /// Whether it can go on where `begun`, a record without rounds, would begin.
    pub fn goes_on(&self, begun: &LadderRecord) -> Result<(), RecordError> {
        self.settings.compare(&begun.settings)?;
        let bots = |record: &LadderRecord| record.tables.iter().map(|table| table.bots.clone()).collect::<Vec<_>>();
        if bots(self) == bots(begun) { self.check() } else { Err(RecordError::Numbers) }
    }

    /// Whether its numbers go together, as those of any record do that was played.
    pub fn check(&self) -> Result<(), RecordError> {
        let LadderSettings { bots, seats, rounds, shard, .. } = &self.settings;
        let played = |table: &TableRecord| {
            let count = table.results.iter().try_fold(0, |sum: u64, result| sum.checked_add(result.rounds));
            table.next <= *rounds && count == Some(shard.count(table.next))
        };
        let shared_out = |table: &TableRecord, points: &[u64]| {
            let all = points.iter().try_fold(0, |sum: u64, points| sum.checked_add(*points));
            points.len() == table.bots.len() && all == Some(GAME_POINTS * *seats as u64)
        };
        let in_order = |table: &TableRecord| {
            let members = table.bots.is_sorted_by(|a, b| a < b) && table.bots.iter().all(|bot| *bot < bots.len());
            members && played(table) && table.results.iter().all(|result| shared_out(table, &result.points))
        };
        let sizes = (2..=4).contains(seats) && *rounds <= MOST_ROUNDS && bots.len() >= 2;
        if sizes && self.tables.iter().all(in_order) { Ok(()) } else { Err(RecordError::Numbers) }
    }

    /// Whether every round of this part was played. With a test a table may end earlier, so this is for parts alone.
    fn is_finished(&self) -> bool {
        self.tables.iter().all(|table| table.next >= self.settings.rounds)
    }

    /// Joins all parts of a run; the whole is what one run without parts would be.
    pub fn merge(parts: Vec<LadderRecord>) -> Result<LadderRecord, RecordError> {
        let mut parts = parts;
        parts.sort_by_key(|part| part.settings.shard);
        let mut expected = parts.first().map(|part| part.settings.shard.all()).ok_or(RecordError::Nothing)?;
        let mut whole: Option<LadderRecord> = None;
        for part in parts {
            part.check()?;
            let shard = part.settings.shard;
            let whole = match &mut whole {
                None => {
                    whole.insert(LadderRecord { tables: blank(&part.tables), odd_games: Vec::new(), ..part.clone() })
                }
                Some(whole) => {
                    whole.settings.compare_shared(&part.settings)?;
                    same("parts in all", whole.settings.shard.parts(), shard.parts())?;
                    whole
                }
            };
            if !part.is_finished() {
                return Err(RecordError::Unfinished(shard));
            }
            let place = expected.iter().position(|wanted| *wanted == shard).ok_or(RecordError::Twice(shard))?;
            expected.remove(place);
            whole.add(part)?;
        }
        if let Some(missing) = expected.first() {
            return Err(RecordError::Missing(*missing));
        }
        let mut whole = whole.ok_or(RecordError::Nothing)?;
        whole.settings.shard = Shard::WHOLE;
        whole.odd_games.sort_unstable_by_key(OddGame::place);
        Ok(whole)
    }

    fn add(&mut self, part: LadderRecord) -> Result<(), RecordError> {
        if self.tables.len() != part.tables.len() {
            return Err(RecordError::Numbers);
        }
        for (table, own) in self.tables.iter_mut().zip(&part.tables) {
            if table.bots != own.bots {
                return Err(RecordError::Numbers);
            }
            table.next = own.next;
            table.results.join(&own.results);
        }
        self.odd_games.extend(part.odd_games);
        Ok(())
    }
}

fn blank(tables: &[TableRecord]) -> Vec<TableRecord> {
    tables.iter().map(|table| TableRecord::of(table.bots.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_decks_that_differ_are_named() {
        let decks = |words: &str| words.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let told = |there, here| same_decks(&decks(there), &decks(here)).map_err(|error| error.to_string());
        assert_eq!(told("hulk thor", "hulk thor"), Ok(()));
        assert_eq!(
            told("hulk thor", "hulk loki"),
            Err("it has the deck thor where this one has the deck loki".to_owned())
        );
        assert_eq!(
            told("hulk", "hulk loki"),
            Err("it has no further deck where this one has the deck loki".to_owned())
        );
    }
}
