//! A look ahead: one option in one imagined game.

use crate::game::BotGame;
use longbox_kernel::{Deaf, Dice, Seat};

/// Decisions played by habit in each turn of an imagined game at most, on average: some turns can go on for very
/// long.
const PATIENCE: u32 = 60;

/// What looks need.
pub(crate) struct Look<'a, G: BotGame> {
    /// The rules.
    pub(crate) game: &'a G,
    pub(crate) worth: &'a G::Worth,
    /// Turns until the position is scored; 1 is the end of the present turn.
    pub(crate) turns: u32,
    pub(crate) menu: &'a mut Vec<G::Choice>,
}

impl<G: BotGame> Look<'_, G> {
    /// What a choice leads to in one imagined game, and whether that is anything but the question it answers.
    pub(crate) fn try_out(&mut self, world: &G::Position, choice: G::Choice, seat: Seat) -> (i32, bool) {
        let mut position = world.clone();
        let until = self.game.turn(&position).saturating_add(self.turns);
        self.game.answer(&mut position, seat, choice, &mut Deaf);
        let changes = self.play_on(&mut position, (world, until));
        (self.game.score(self.worth, &position, seat), changes)
    }

    /// Plays on by habit until that turn, and tells whether that never came back to where it all began.
    pub(crate) fn play_on(&mut self, position: &mut G::Position, (world, until): (&G::Position, u32)) -> bool {
        let mut changes = true;
        for _ in 0..PATIENCE * self.turns {
            let waiting = self.game.waiting(position);
            let Some(asked) = waiting.first().filter(|_| self.game.turn(position) < until) else { break };
            changes &= !self.game.is_back(world, position);
            self.game.options(position, asked, self.menu);
            let choice = match self.menu.is_empty() {
                true => {
                    let name = self.game.naming(self.worth, position, asked).unwrap_or(0);
                    self.game.named(position, asked, name)
                }
                false => self.menu.get(self.game.habit(self.worth, position, asked, self.menu)).copied(),
            };
            let Some(choice) = choice else { break };
            self.game.answer(position, asked, choice, &mut Deaf);
        }
        changes
    }
}

/// The entry of the catalogue that is named in most of the imagined games; by chance where the game has no idea.
pub(crate) fn most_named<G: BotGame>(
    game: &G,
    worth: &G::Worth,
    worlds: &[G::Position],
    seat: Seat,
    dice: &mut Dice,
) -> u16 {
    let names: Vec<Option<u16>> = worlds.iter().map(|world| game.naming(worth, world, seat)).collect();
    let votes = |name: &Option<u16>| names.iter().filter(|other| *other == name).count();
    let most = names.iter().filter(|name| name.is_some()).max_by_key(|name| (votes(name), **name));
    most.copied().flatten().unwrap_or_else(|| dice.below(u32::from(game.entries().max(1))) as u16)
}
