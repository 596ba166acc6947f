//! The players that search: hero and legend.

use crate::budget::{Allowance, Spending};
use crate::game::{BotGame, Knowing};
use crate::look::{Look, most_named};
use crate::look_part::{LookPart, LookWatch};
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
pub struct Searcher<G: BotGame, W: LookWatch = ()> {
    dice: Dice,
    allowance: Allowance,
    knowing: Knowing<G>,
    tree: Tree<G::Choice>,
    menu: Vec<G::Choice>,
    path: Vec<(usize, usize)>,
    /// The turn that the tree is about, and the option that was taken last.
    kept: Option<(u32, usize)>,
    looks: u64,
    watch: W,
}

impl<G: BotGame> Searcher<G> {
    /// The same seed and the same number of looks give the same answers to the same questions.
    pub(crate) fn new(seed: Seed, allowance: Allowance) -> Searcher<G> {
        Searcher::watched(seed, allowance, ())
    }
}

impl<G: BotGame, W: LookWatch> Searcher<G, W> {
    /// The same with somebody who is told of the parts of its looks.
    pub(crate) fn watched(seed: Seed, allowance: Allowance, watch: W) -> Searcher<G, W> {
        Searcher {
            dice: Dice::new(seed),
            allowance,
            knowing: Knowing::default(),
            tree: Tree::default(),
            menu: Vec::new(),
            path: Vec::new(),
            kept: None,
            looks: 0,
            watch,
        }
    }

    /// How many looks it has taken since it was made.
    pub fn looks(&self) -> u64 {
        self.looks
    }

    /// Whoever is told of the parts of its looks.
    pub fn watch(&mut self) -> &mut W {
        &mut self.watch
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

    /// One look: down the tree in a new game, then on by habit, then up again.
    fn look(&mut self, chair: &Chair<'_, G>, world: &G::Position) {
        let (game, me) = (chair.game(), chair.seat());
        self.looks += 1;
        self.watch.begins(LookPart::Tree);
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
        self.watch.begins(LookPart::Habit);
        let mut look = Look { game, worth, turns: G::HORIZON, menu: &mut self.menu };
        let changes = look.play_on(&mut position, (world, until));
        self.watch.begins(LookPart::Score);
        let value = chance_of(game.odds(worth, &position, me));
        self.watch.begins(LookPart::Tree);
        for (depth, (node, child)) in self.path.iter().enumerate() {
            let of = self.tree.child(*node, *child).seat;
            let value = if game.are_allies(world, me, of) { value } else { CERTAIN - value };
            self.tree.learn(*node, *child, value, depth > 0 || changes && !back);
        }
    }
}

impl<G: BotGame, W: LookWatch> Player<G> for Searcher<G, W> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        let (game, options, seat) = (chair.game(), chair.options(), chair.seat());
        let mut spending = Spending::new(self.allowance);
        self.watch.begins(LookPart::Imagine);
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
        let mut ready = worlds.iter();
        // The first look is taken whatever the time is: without one there is no answer.
        loop {
            let imagined;
            let world = if let Some(world) = ready.next() {
                world
            } else {
                self.watch.begins(LookPart::Imagine);
                imagined = game.imagine(&standpoint, &mut self.dice);
                &imagined
            };
            self.look(chair, world);
            spending.look();
            if spending.is_over() {
                break;
            }
        }
        let Some(best) = self.tree.best(ROOT, seat, options) else { return 0 };
        self.kept = Some((turn, best));
        let choice = self.tree.child(ROOT, best).choice;
        options.iter().position(|option| *option == choice).unwrap_or(0) as u16
    }
}
