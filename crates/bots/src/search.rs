//! The players that search: hero and legend.

mod weigh;

pub use weigh::{Rated, Weighed, Weigher};

use crate::budget::{Allowance, Spending};
use crate::game::{BotGame, Knowing};
use crate::look::{Look, most_named};
use crate::look_part::{LookPart, LookWatch};
use crate::odds::{CERTAIN, chance_of};
use crate::tree::{ROOT, Tree};
use longbox_kernel::{Chair, Deaf, Dice, LikelyLists, Player, Seat, Seed, Shape, Standpoint, Viewer};

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
    /// What it keeps in mind of the game so far.
    notes: G::Notes,
    /// The only option that is followed, where one is weighed.
    only: Option<G::Choice>,
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
            notes: G::Notes::default(),
            only: None,
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
        self.notes = G::Notes::default();
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
            let goes_on = game.goes_on(&position) && game.waiting(&position).contains(asked);
            match self.tree.descend(parent, child, goes_on) {
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
        value
    }

    /// Looks until the budget is spent, in these games first. One look is taken whatever the time is: without any there
    /// is no answer.
    fn think(&mut self, chair: &Chair<'_, G>, from: &Imagined<'_, G>, ready: &[G::Position], mut spending: Spending) {
        let mut ready = ready.iter();
        loop {
            let imagined;
            let world = if let Some(world) = ready.next() {
                world
            } else {
                self.watch.begins(LookPart::Imagine);
                imagined = from.world(&mut self.dice);
                &imagined
            };
            self.look(chair, world);
            spending.look();
            if spending.is_over() {
                break;
            }
        }
    }

    /// The same with a few threads: each grows a tree of its own, and what they learnt about the question at hand is
    /// added up.
    fn think_together(
        &mut self,
        chair: &Chair<'_, G>,
        from: &Imagined<'_, G>,
        ready: &[G::Position],
        spending: Spending,
    ) {
        let before = self.tree.clone();
        let mut others: Vec<Searcher<G>> = (1..self.allowance.threads()).map(|_| self.helper()).collect();
        std::thread::scope(|scope| {
            for other in &mut others {
                scope.spawn(move || other.think(chair, from, &[], spending));
            }
            self.think(chair, from, ready, spending);
        });
        for other in &others {
            self.looks += other.looks;
            self.tree.join(&other.tree, &before);
        }
    }

    /// Another one that knows the same, with its own chance.
    fn helper(&mut self) -> Searcher<G> {
        let (knowing, tree) = (self.knowing.again(), self.tree.clone());
        Searcher { knowing, tree, ..Searcher::new(self.dice.stream().seed(), self.allowance) }
    }

    /// The best option in games imagined from this standpoint.
    pub(crate) fn search(&mut self, chair: &Chair<'_, G>, standpoint: &Standpoint<G::Position>) -> u16 {
        let (game, options, seat) = (chair.game(), chair.options(), chair.seat());
        let spending = Spending::new(self.allowance);
        self.watch.begins(LookPart::Imagine);
        let notes = self.notes.clone();
        let from = Imagined::new(game, standpoint, &notes);
        let worlds: Vec<G::Position> = (0..G::DEPTH.worlds).map(|_| from.world(&mut self.dice)).collect();
        if chair.decision().shape == Shape::Name {
            let worth = self.knowing.of(game);
            return most_named(game, worth, &worlds, seat, &mut self.dice);
        }
        if let Some(planned) = game.plan(self.knowing.of(game), &worlds, options) {
            return planned as u16;
        }
        let turn = game.turn(&worlds[0]);
        self.plant(turn, seat, options);
        match self.allowance.threads() {
            1 => self.think(chair, &from, &worlds, spending),
            _ => self.think_together(chair, &from, &worlds, spending),
        }
        let Some(best) = self.tree.best(ROOT, seat, options) else { return 0 };
        self.kept = Some((turn, best));
        let choice = self.tree.child(ROOT, best).choice;
        options.iter().position(|option| *option == choice).unwrap_or(0) as u16
    }
}

/// Games that are imagined before one is taken that seems odd.
const TRIES: usize = 6;
/// One odd game in so many is taken all the same: others choose oddly now and then.
const ODD: u32 = 4;

/// Where imagined games come from.
struct Imagined<'a, G: BotGame> {
    game: &'a G,
    standpoint: &'a Standpoint<G::Position>,
    likely: LikelyLists,
    /// For the seat that keeps them; whoever sees everything needs none.
    notes: Option<(&'a G::Notes, Seat)>,
}

impl<'a, G: BotGame> Imagined<'a, G> {
    fn new(game: &'a G, standpoint: &'a Standpoint<G::Position>, notes: &'a G::Notes) -> Imagined<'a, G> {
        let notes = match standpoint.viewer() {
            Viewer::Seat(seat) if G::TAKES_NOTES => Some((notes, seat)),
            _ => None,
        };
        Imagined { game, standpoint, likely: game.likely_lists(standpoint), notes }
    }

    fn world(&self, dice: &mut Dice) -> G::Position {
        let mut world = self.game.imagine_with(self.standpoint, &self.likely, dice);
        let Some((notes, seat)) = self.notes else { return world };
        for _ in 1..TRIES {
            if !self.game.is_odd(notes, &world, seat) || dice.below(ODD) == 0 {
                break;
            }
            world = self.game.imagine_with(self.standpoint, &self.likely, dice);
        }
        world
    }
}

impl<G: BotGame, W: LookWatch> Player<G> for Searcher<G, W> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        self.search(chair, &chair.standpoint())
    }

    fn notice(&mut self, game: &G, seat: Seat, sight: &G::Sight) {
        game.note(&mut self.notes, seat, sight);
    }
}
