//! A combat that was fought out: it stays on the stage until its result was seen, and delays no answer.

use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::{Combat, GameUpdate, LogLine, Observation, Picture};
use std::time::Duration;

/// The combat as it stood last, and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fought {
    combat: Combat,
    result: String,
    /// Tells late timers that they come too late.
    made: usize,
}

/// How long the result is looked at, in milliseconds at a speed of 100 hundredths.
const TIME: u32 = 1_100;

impl Fought {
    /// The combat with its result in the place of what would come of it.
    pub(super) fn combat(&self) -> Combat {
        let combat = self.combat.clone();
        Combat {
            forecast: self.result.clone(),
            notes: Vec::new(),
            back: Vec::new(),
            to_act: None,
            passed: Vec::new(),
            ..combat
        }
    }
}

/// The combat that is over once this table has come.
fn ended(before: &Observation, table: &Observation) -> Option<Combat> {
    let (Picture::Vs(before), Picture::Vs(now)) = (&before.picture, &table.picture) else { return None };
    before.combat.clone().filter(|combat| !combat.staged && now.combat.is_none())
}

impl Store {
    /// How long a combat that ends with this update is looked at, in milliseconds.
    pub(crate) fn result_time(self, update: &GameUpdate) -> u32 {
        let ends = self.table.with_untracked(|table| table.as_ref().and_then(|table| ended(table, &update.table)));
        ends.map_or(0, |_| self.look_at_result())
    }

    fn look_at_result(self) -> u32 {
        TIME * self.settings.get_untracked().speed.hundredths() / 100
    }

    /// Keeps a combat on the stage that ends with this table, with what the log tells of its end.
    pub(crate) fn note_result(self, table: &Observation, log: &[LogLine]) {
        let time = self.look_at_result();
        let ends = self.table.with_untracked(|before| before.as_ref().and_then(|before| ended(before, table)));
        let Some(combat) = ends.filter(|_| time > 0) else { return };
        let told: Vec<&str> = log.iter().filter(|line| !line.head).map(|line| line.text.as_str()).collect();
        let fought = Fought { combat, result: told.join(" "), made: table.made };
        self.fought.set(Some(fought.clone()));
        let gone = move || {
            if self.fought.with_untracked(|now| now.as_ref() == Some(&fought)) {
                self.fought.set(None);
            }
        };
        set_timeout(gone, Duration::from_millis(u64::from(time)));
    }
}
