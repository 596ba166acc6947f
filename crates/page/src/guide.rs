//! What a new player is told at the table, and how often they have done it: a few times, and it need not be told.

use crate::storage::{self, Drawer};
use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::{GameName, Offer, OfferRole, Question, Step};
use serde::{Deserialize, Serialize};

/// So often something is told.
const TIMES: u8 = 3;

/// What a player has done, by the step it belongs to, in each game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guide {
    #[serde(default)]
    done: [[u8; 5]; 2],
    #[serde(default)]
    pub(crate) off: bool,
}

pub(crate) fn load() -> Guide {
    storage::load(Drawer::Guide).unwrap_or_default()
}

/// Where a step is counted; none for what is not explained.
fn place(step: Step) -> Option<usize> {
    match step {
        Step::Resource => Some(0),
        Step::Recruit => Some(1),
        Step::Formation => Some(2),
        Step::Attack => Some(3),
        Step::Response => Some(4),
        Step::FirstHand | Step::Other => None,
    }
}

impl Guide {
    fn explains(&self, game: GameName, step: Step) -> bool {
        !self.off && place(step).is_some_and(|at| self.done[game as usize][at] < TIMES)
    }

    fn learn(&mut self, game: GameName, step: Step) {
        if let Some(at) = place(step) {
            let done = &mut self.done[game as usize][at];
            *done = (*done + 1).min(TIMES);
        }
    }
}

impl Store {
    /// Whether the player has not done this often enough to know it.
    pub(crate) fn explains(self, step: Step) -> bool {
        self.game().is_some_and(|game| self.guide.with(|guide| guide.explains(game, step)))
    }

    /// The step of the question on the table, if that is still explained.
    pub(crate) fn lesson(self) -> Option<Step> {
        let asked = |question: &Question| question.step;
        let step = self.table.with(|table| table.as_ref()?.question.as_ref().map(asked))?;
        Some(step).filter(|step| self.explains(*step))
    }

    /// The player has done something that was asked for.
    pub(crate) fn learn(self, offer: &Offer) {
        let done = matches!(offer.role, OfferRole::Plain | OfferRole::Yes);
        let asked = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some((table.game, table.question.as_ref()?.step))
        });
        if let Some((game, step)) = asked.filter(|_| done) {
            self.set_guide(|guide| guide.learn(game, step));
        }
    }

    /// Switches all of it off, or on from the beginning.
    pub(crate) fn switch_guide(self, on: bool) {
        self.set_guide(|guide| *guide = Guide { off: !on, ..Guide::default() });
    }

    fn set_guide(self, change: impl FnOnce(&mut Guide)) {
        let before = self.guide.get_untracked();
        let mut guide = before;
        change(&mut guide);
        if guide != before {
            self.guide.set(guide);
            storage::keep(Drawer::Guide, &guide);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_explained_until_it_was_done_a_few_times() {
        let mut guide = Guide::default();
        assert!(guide.explains(GameName::Vs, Step::Recruit) && !guide.explains(GameName::Vs, Step::Other));
        (0..300).for_each(|_| guide.learn(GameName::Vs, Step::Recruit));
        assert!(!guide.explains(GameName::Vs, Step::Recruit), "done often enough");
        assert!(guide.explains(GameName::Vs, Step::Attack), "each by itself");
        assert!(guide.explains(GameName::Squad, Step::Recruit), "and in each game");
        guide.off = true;
        assert!(!guide.explains(GameName::Vs, Step::Attack));
    }
}
