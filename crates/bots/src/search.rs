//! The players that search: hero and legend.

mod weigh;

pub use weigh::{Weighed, Weigher};

use crate::budget::{Allowance, Spending};
use crate::game::{BotGame, Knowing};
use crate::look::{Look, most_named};
use crate::odds::{CERTAIN, chance_of};
use crate::tree::{ROOT, Tree};
use longbox_kernel::{Chair, Deaf, Dice, Player, Seat, Seed, Shape};

/// Choices that the tree follows in one imagined game at most; habit plays on from there.
const DEPTH: usize = 24;

/// Grows one tree of choices over many games as they could be (information-set search). It is `hero` with little time
/// and `legend` with much. Each look imagines a new
/// game, follows the choices that did well in it so far, tries something new at the end, plays on by habit and
/// remembers what came of it. What was learnt about a turn is kept for its next choices.
#[derive(Clone, Debug)]
pub struct Searcher<G: BotGame> {
    dice: Dice,
    allowance: Allowance,
    knowing: Knowing<G>,
    tree: Tree<G::Choice>,
    menu: Vec<G::Choice>,
    path: Vec<(usize, usize)>,
    /// The turn that the tree is about, and the option that was taken last.
    kept: Option<(u32, usize)>,
    /// The only option that is followed, where one is weighed.
    only: Option<G::Choice>,
}

impl<G: BotGame> Searcher<G> {
    /// The same seed and the same number of looks give the same answers to the same questions.
    pub(crate) fn new(seed: Seed, allowance: Allowance) -> Searcher<G> {
        Searcher {
            dice: Dice::new(seed),
            allowance,
            knowing: Knowing::default(),
            tree: Tree::default(),
            menu: Vec::new(),
            path: Vec::new(),
            kept: None,
            only: None,
        }
    }

    /// Makes it play as a new one with this seed would.
    pub fn reseed(&mut self, seed: Seed) {
        self.dice = Dice::new(seed);
        self.kept = None;
    }

    /// Goes on with the tree of the last choice, if that led to this question.
    fn plant(&mut self, turn: u32, seat: Seat, options: &[G::Choice]) {
        let kept = self.kept.take().filter(|(of_turn, _)| *of_turn == turn);
        let found = kept.and_then(|(_, taken)| self.tree.find_after(taken, seat, options));
        match found {
            Some(node) => self.tree.replant(node),
            None => self.tree.clear(),
        }
    }

    /// One look: down the tree in a new game, then on by habit, then up again. It gives the chance to win.
    fn look(&mut self, chair: &Chair<'_, G>, world: &G::Position) -> i64 {
        let (game, me) = (chair.game(), chair.seat());
        let worth = self.knowing.of(game);
        let mut position = world.clone();
        let until = game.turn(&position).saturating_add(G::HORIZON);
        let (mut at, mut back) = (ROOT, false);
        self.path.clear();
        while self.path.len() < DEPTH {
            let waiting = game.waiting(&position);
            let Some(asked) = waiting.first().filter(|_| game.turn(&position) < until) else { break };
            if !self.path.is_empty() {
                back |= game.is_back(world, &position);
            }
            let asked = if self.path.is_empty() { me } else { asked };
            game.options(&position, asked, &mut self.menu);
            if let Some(only) = self.only.filter(|_| self.path.is_empty()) {
                self.menu.retain(|choice| *choice == only);
            }
            let choice = match self.menu.as_slice() {
                [] => {
                    let name = game.naming(worth, &position, asked).unwrap_or(0);
                    let Some(choice) = game.named(&position, asked, name) else { break };
                    game.answer(&mut position, asked, choice, &mut Deaf);
                    continue;
                }
                [only] if !self.path.is_empty() => {
                    let only = *only;
                    game.answer(&mut position, asked, only, &mut Deaf);
                    continue;
                }
                menu => {
                    let habit = || game.glance(worth, &position, asked, menu);
                    let child = self.tree.choose(at, asked, menu, habit);
                    self.path.push((at, child));
                    self.tree.child(at, child).choice
                }
            };
            game.answer(&mut position, asked, choice, &mut Deaf);
            let (parent, child) = *self.path.last().unwrap_or(&(ROOT, 0));
            match self.tree.descend(parent, child) {
                Some(node) => at = node,
                None => break,
            }
        }
        let mut look = Look { game, worth, turns: G::HORIZON, menu: &mut self.menu };
        let changes = look.play_on(&mut position, (world, until));
        let value = chance_of(game.odds(worth, &position, me));
        for (depth, (node, child)) in self.path.iter().enumerate() {
            let of = self.tree.child(*node, *child).seat;
            let value = if game.are_allies(world, me, of) { value } else { CERTAIN - value };
            self.tree.learn(*node, *child, value, depth > 0 || changes && !back);
        }
        value
    }
}

impl<G: BotGame> Player<G> for Searcher<G> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        let (game, options, seat) = (chair.game(), chair.options(), chair.seat());
        let mut spending = Spending::new(self.allowance);
        let standpoint = chair.standpoint();
        let few = G::DEPTH.worlds;
        let worlds: Vec<G::Position> = (0..few).map(|_| game.imagine(&standpoint, &mut self.dice)).collect();
        if chair.decision().shape == Shape::Name {
            let worth = self.knowing.of(game);
            return most_named(game, worth, &worlds, seat, &mut self.dice);
        }
        if let Some(planned) = game.plan(self.knowing.of(game), &worlds, options) {
            return planned as u16;
        }
        let turn = game.turn(&worlds[0]);
        self.plant(turn, seat, options);
        for world in &worlds {
            self.look(chair, world);
            spending.look();
        }
        while !spending.is_over() {
            let world = game.imagine(&standpoint, &mut self.dice);
            self.look(chair, &world);
            spending.look();
        }
        let Some(best) = self.tree.best(ROOT, seat, options) else { return 0 };
        self.kept = Some((turn, best));
        let choice = self.tree.child(ROOT, best).choice;
        options.iter().position(|option| *option == choice).unwrap_or(0) as u16
    }
}
