//! What a strong bot would do.

use crate::{Pick, Thing};
use serde::{Deserialize, Serialize};

/// Advice for one question, by what its player may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The number of the question that it is about.
    pub question: usize,
    /// What to choose: first at the question itself, then in those that would follow to finish the idea.
    pub steps: Vec<HintStep>,
    /// What the offers of the question are worth, the best first; those that were not tried are left out.
    pub odds: Vec<OfferOdds>,
    /// How many games were imagined for each of them.
    pub games: u32,
}

/// One choice of an idea.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintStep {
    /// The label of its offer: "Attack with Thor".
    pub label: String,
    /// What is chosen on the table; empty where nothing there stands for it.
    pub things: Vec<Thing>,
    /// What will come of it, as the offer tells it; may be empty.
    pub preview: String,
}

/// What an offer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferOdds {
    /// That of the offer.
    pub pick: Pick,
    /// The chance to win after it, in thousandths.
    pub chance: u16,
    /// So far the chance may lie off by luck alone, in thousandths.
    pub doubt: u16,
}

impl OfferOdds {
    /// The chance in whole percent.
    pub fn percent(self) -> u16 {
        (self.chance + 5) / 10
    }
}

impl Hint {
    /// Which offer it advises to take.
    pub fn pick(&self) -> Option<Pick> {
        self.odds.first().map(|odds| odds.pick)
    }

    /// What an answer names along with the pick, so that the whole idea is done.
    pub fn then(&self) -> Vec<Thing> {
        self.steps.iter().skip(1).map_while(|step| step.things.first().cloned()).collect()
    }
}
