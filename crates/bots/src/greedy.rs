//! The player that looks one step ahead.

use crate::Appraisal;
use crate::habit::habit;
use longbox_kernel::{Chair, Deaf, Dice, Game, Player, Seat};
use longbox_squad::{Choice, Position, Squad};

/// How far and how broadly to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Games imagined for each decision. All options are tried in the same ones.
    pub worlds: u8,
    /// Turns until the position is scored; 1 is the end of the present turn.
    pub turns: u16,
}

/// Measured: more worlds help, a longer look ahead by habit does not.
impl Default for Depth {
    fn default() -> Depth {
        Depth { worlds: 8, turns: 1 }
    }
}

/// Decisions played by habit in one imagined game at most: some turns can go on for very long.
const PATIENCE: u32 = 60;

/// Tries each option in a few games as they could be, plays on by habit for a while and takes the option
/// that leads to the best position on average.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
    depth: Depth,
    worth: Option<Appraisal>,
    worlds: Vec<Position>,
    menu: Vec<Choice>,
}

impl Greedy {
    pub fn new(seed: u64) -> Greedy {
        Greedy::with(seed, Depth::default())
    }

    pub fn with(seed: u64, depth: Depth) -> Greedy {
        let (worlds, menu) = (Vec::with_capacity(8), Vec::with_capacity(64));
        Greedy { dice: Dice::new(seed), depth, worth: None, worlds, menu }
    }

    /// Makes it play as a new one with this seed would.
    pub fn reseed(&mut self, seed: u64) {
        self.dice = Dice::new(seed);
    }

    fn imagine(&mut self, chair: &Chair<'_, Squad>) {
        let standpoint = chair.standpoint();
        self.worlds.clear();
        for _ in 0..self.depth.worlds {
            self.worlds.push(chair.game().imagine(&standpoint, &mut self.dice));
        }
    }
}

impl Player<Squad> for Greedy {
    fn decide(&mut self, chair: &Chair<'_, Squad>) -> u16 {
        let game = chair.game();
        self.imagine(chair);
        let worth = match self.worth.take().filter(|worth| worth.fits(game)) {
            Some(worth) => worth,
            None => Appraisal::new(game),
        };
        let mut best = (i32::MIN, 0);
        for (index, choice) in chair.options().iter().enumerate() {
            let mut total = 0;
            for world in &self.worlds {
                let mut ahead = Ahead { game, worth: &worth, turns: self.depth.turns, menu: &mut self.menu };
                total += ahead.try_out(world, *choice, chair.seat());
            }
            if total > best.0 {
                best = (total, index as u16);
            }
        }
        self.worth = Some(worth);
        best.1
    }
}

/// A look ahead.
struct Ahead<'a> {
    game: &'a Squad,
    worth: &'a Appraisal,
    turns: u16,
    menu: &'a mut Vec<Choice>,
}

impl Ahead<'_> {
    /// What a choice leads to in one imagined game.
    fn try_out(&mut self, world: &Position, choice: Choice, seat: Seat) -> i32 {
        let mut position = world.clone();
        let until = position.turn().saturating_add(self.turns);
        self.game.answer(&mut position, seat, choice, &mut Deaf);
        for _ in 0..PATIENCE {
            let Some(asked) = self.game.waiting(&position).first().filter(|_| position.turn() < until) else { break };
            self.game.options(&position, asked, self.menu);
            let index = habit(self.worth, &position, self.menu);
            let Some(choice) = self.menu.get(index) else { break };
            self.game.answer(&mut position, asked, *choice, &mut Deaf);
        }
        self.worth.score(&position, seat)
    }
}
