//! Super Hero Squad, as bots see it.

mod appraisal;
mod habit;

use crate::game::BotGame;
use crate::greedy::Depth;
use appraisal::Appraisal;
use longbox_kernel::Seat;
use longbox_squad::{Choice, Position, Squad};

impl BotGame for Squad {
    type Worth = Appraisal;

    // Measured: more worlds help, a longer look ahead by habit does not.
    const DEPTH: Depth = Depth { worlds: 8, turns: 1 };

    const EVEN: i32 = 600;

    fn worth(&self) -> Appraisal {
        Appraisal::new(self)
    }

    fn score(&self, worth: &Appraisal, position: &Position, seat: Seat) -> i32 {
        worth.score(position, seat)
    }

    fn habit(&self, worth: &Appraisal, position: &Position, _seat: Seat, menu: &[Choice]) -> usize {
        habit::habit(worth, position, menu)
    }
}
