//! Super Hero Squad, as bots see it.

mod appraisal;
mod features;
mod habit;
mod notes;

use crate::game::BotGame;
use crate::greedy::Depth;
use appraisal::Appraisal;
use longbox_kernel::Seat;
use longbox_squad::{Choice, Position, Sight, Squad};
use notes::Notes;

impl BotGame for Squad {
    type Worth = Appraisal;
    type Notes = Notes;

    // Measured: more worlds help, a longer look ahead by habit does not.
    const DEPTH: Depth = Depth { worlds: 8, turns: 1 };
    const HORIZON: u32 = 3;
    const TAKES_NOTES: bool = true;

    fn worth(&self) -> Appraisal {
        Appraisal::new(self)
    }

    fn score(&self, worth: &Appraisal, position: &Position, seat: Seat) -> i32 {
        worth.score(position, seat)
    }

    fn feature_names() -> Vec<String> {
        features::names()
    }

    fn features(&self, worth: &Appraisal, position: &Position, seat: Seat, into: &mut Vec<i32>) {
        into.clear();
        into.extend_from_slice(features::count(worth, position, seat).numbers(features::LAST));
    }

    fn odds(&self, worth: &Appraisal, position: &Position, seat: Seat) -> i32 {
        let open = || worth.weights.odds(features::count(worth, position, seat).numbers(features::LAST));
        appraisal::decided(position, seat).unwrap_or_else(open)
    }

    fn habit(&self, worth: &Appraisal, position: &Position, _seat: Seat, menu: &[Choice]) -> usize {
        habit::habit(worth, position, menu)
    }

    fn note(&self, notes: &mut Notes, seat: Seat, sight: &Sight) {
        notes.add(self, seat, sight);
    }

    fn is_odd(&self, notes: &Notes, world: &Position, seat: Seat) -> bool {
        notes.contradict(self, world, seat.other())
    }
}
