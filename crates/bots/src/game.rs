//! What a game must tell a bot that thinks about it.

use crate::greedy::Depth;
use longbox_kernel::{Game, Seat};
use std::fmt::Debug;

/// A game whose positions can be compared. What a card is worth is derived from its definition; there is no
/// advice written for single cards.
pub trait BotGame: Game<Position: Send + Sync, Choice: Send + Sync> + Sync {
    /// Numbers about the cards, worked out once for a game.
    type Worth: Clone + Debug + Send + Sync;

    /// What a bot keeps in mind of what it saw.
    type Notes: Clone + Debug + Default + Send + Sync;

    /// Whether there is anything to keep in mind.
    const TAKES_NOTES: bool = false;

    /// How far and how broadly the greedy player looks in this game.
    const DEPTH: Depth;

    /// Turns that a search looks ahead; 1 is the end of the present turn.
    const HORIZON: u32;

    /// Works the numbers out. Slow enough to be kept.
    fn worth(&self) -> Self::Worth;

    /// How much better this position is for `seat` than for its opponents. The same scale for all positions of a
    /// game, decided ones far outside the others.
    fn score(&self, worth: &Self::Worth, position: &Self::Position, seat: Seat) -> i32;

    /// The names of the numbers that are counted in a position.
    fn feature_names() -> Vec<String>;

    /// Counts an open game: what `seat` has less what its opponents have, in parts of [`SHARES`](crate::SHARES) so that
    /// the mean of several sides is whole.
    fn features(&self, worth: &Self::Worth, position: &Self::Position, seat: Seat, into: &mut Vec<i32>);

    /// The log-odds of a win for `seat` in thousandths, 0 for an even game, as they were learned from many games.
    /// Decided games lie far outside the others.
    fn odds(&self, worth: &Self::Worth, position: &Self::Position, seat: Seat) -> i32;

    /// The option that `seat` takes without a thought, for the rest of an imagined turn. It is certain, so that
    /// options are compared in equal games.
    fn habit(&self, worth: &Self::Worth, position: &Self::Position, seat: Seat, menu: &[Self::Choice]) -> usize;

    /// The option that `seat` takes after one glance at a game as it could be, for thousands of test games.
    fn glance(&self, worth: &Self::Worth, position: &Self::Position, seat: Seat, menu: &[Self::Choice]) -> usize {
        self.habit(worth, position, seat, menu)
    }

    /// The option to take in these imagined games, where a question wants more than trying each option; none for all
    /// other questions.
    fn plan(&self, _worth: &Self::Worth, _worlds: &[Self::Position], _menu: &[Self::Choice]) -> Option<usize> {
        None
    }

    /// Whether nothing has come of what was done between these positions. A game without circles has no such moment.
    fn is_back(&self, _before: &Self::Position, _now: &Self::Position) -> bool {
        false
    }

    /// Whether whoever is asked is in the middle of one idea, such as a team attack or a formation: a search follows it
    /// to its end before it judges it.
    fn goes_on(&self, _position: &Self::Position) -> bool {
        false
    }

    /// Keeps in mind what a seat saw.
    fn note(&self, _notes: &mut Self::Notes, _seat: Seat, _sight: &Self::Sight) {}

    /// Whether others would have chosen otherwise, had this imagined game been the true one.
    fn is_odd(&self, _notes: &Self::Notes, _world: &Self::Position, _seat: Seat) -> bool {
        false
    }

    /// Whether two seats win together.
    fn are_allies(&self, _position: &Self::Position, one: Seat, other: Seat) -> bool {
        one == other
    }

    /// The entry of the catalogue that `seat` names in this imagined game, where a question asks for a name; without
    /// one chance decides.
    fn naming(&self, _worth: &Self::Worth, _position: &Self::Position, _seat: Seat) -> Option<u16> {
        None
    }
}

/// What a bot knows of the cards of a game: worked out once, and again when the cards change.
#[derive(Clone, Debug)]
pub(crate) struct Knowing<G: BotGame> {
    worth: Option<(u64, G::Worth)>,
}

impl<G: BotGame> Default for Knowing<G> {
    fn default() -> Knowing<G> {
        Knowing { worth: None }
    }
}

impl<G: BotGame> Knowing<G> {
    /// The same for another thread.
    pub(crate) fn again(&self) -> Knowing<G> {
        Knowing { worth: self.worth.clone() }
    }

    pub(crate) fn of(&mut self, game: &G) -> &G::Worth {
        let version = game.cards_version();
        if self.worth.as_ref().is_none_or(|(made_for, _)| *made_for != version) {
            self.worth = None;
        }
        &self.worth.get_or_insert_with(|| (version, game.worth())).1
    }
}
