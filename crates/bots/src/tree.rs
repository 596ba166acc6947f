//! A tree of choices over games that differ in what is hidden.

use crate::odds::CERTAIN;
use longbox_kernel::Seat;

/// Where the tree begins.
pub(crate) const ROOT: usize = 0;
/// A tree grows no further than this.
const MOST_NODES: usize = 60_000;
/// How much is spent on options that few looks went to.
const CURIOSITY: f64 = 0.25;
/// The share of attention that habit's option gets before anything is known; the others share the rest.
const HABIT: f64 = 0.4;
/// An option nobody has looked at is thought to be a little worse than those known.
const UNKNOWN: f64 = 0.05;

/// A choice that somebody may make at a node.
#[derive(Clone, Debug)]
pub(crate) struct Child<C> {
    /// Who makes it.
    pub(crate) seat: Seat,
    pub(crate) choice: C,
    node: Option<usize>,
    /// Looks that went through it.
    visits: u32,
    /// Looks in which it could be chosen.
    offered: u32,
    /// For whoever makes it.
    total: i64,
    prior: f64,
    /// Whether it leads to anything but the same question again.
    changes: bool,
}

/// The choices that follow others.
#[derive(Clone, Debug)]
pub(crate) struct Node<C> {
    pub(crate) children: Vec<Child<C>>,
}

/// All nodes; the first is the question at hand.
#[derive(Clone, Debug)]
pub(crate) struct Tree<C> {
    nodes: Vec<Node<C>>,
    /// The children that can be chosen in the game at hand.
    offered: Vec<usize>,
}

impl<C> Default for Tree<C> {
    fn default() -> Tree<C> {
        Tree { nodes: vec![Node { children: Vec::new() }], offered: Vec::new() }
    }
}

impl<C: Copy + PartialEq> Tree<C> {
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node { children: Vec::new() });
    }

    pub(crate) fn child(&self, node: usize, child: usize) -> &Child<C> {
        &self.nodes[node].children[child]
    }

    /// The child that the next look goes through: what did well, and now and then what few looks went to. `habit` is
    /// asked for the option taken without a thought when options are new.
    pub(crate) fn choose(&mut self, at: usize, seat: Seat, menu: &[C], habit: impl FnOnce() -> usize) -> usize {
        self.offer(at, seat, menu, habit);
        let children = &self.nodes[at].children;
        let (mut looks, mut total, mut visits) = (0, 0, 0);
        for child in self.offered.iter().map(|at| &children[*at]) {
            looks = looks.max(child.offered);
            total += child.total;
            visits += child.visits;
        }
        let usual = if visits == 0 { 0.5 } else { worth(total, visits) };
        let spread = f64::from(looks).sqrt();
        let mut best = (f64::NEG_INFINITY, 0);
        for at in &self.offered {
            let child = &children[*at];
            let known = if child.visits == 0 { usual - UNKNOWN } else { worth(child.total, child.visits) };
            let value = known + CURIOSITY * child.prior * spread / f64::from(1 + child.visits);
            if value > best.0 {
                best = (value, *at);
            }
        }
        best.1
    }

    /// Marks the children for these options, and adds those that are new.
    fn offer(&mut self, at: usize, seat: Seat, menu: &[C], habit: impl FnOnce() -> usize) {
        let node = &mut self.nodes[at];
        self.offered.clear();
        let mut habit = Some(habit);
        let mut usual = None;
        for (option, choice) in menu.iter().enumerate() {
            let known = node.children.iter().position(|child| child.seat == seat && child.choice == *choice);
            let child = known.unwrap_or_else(|| {
                let usual = *usual.get_or_insert_with(|| habit.take().map_or(0, |habit| habit()));
                let share = (1.0 - HABIT) / menu.len() as f64;
                let prior = share + if option == usual { HABIT } else { 0.0 };
                let new =
                    Child { seat, choice: *choice, node: None, visits: 0, offered: 0, total: 0, prior, changes: false };
                node.children.push(new);
                node.children.len() - 1
            });
            node.children[child].offered += 1;
            self.offered.push(child);
        }
    }

    /// The node after a choice: none while it is new, unless the idea goes on, and where the tree has grown enough.
    pub(crate) fn descend(&mut self, node: usize, child: usize, goes_on: bool) -> Option<usize> {
        let next = self.nodes.len();
        let child = &mut self.nodes[node].children[child];
        if child.node.is_some() || child.visits == 0 && !goes_on || next >= MOST_NODES {
            return child.node;
        }
        child.node = Some(next);
        self.nodes.push(Node { children: Vec::new() });
        Some(next)
    }

    /// A look through this child was worth so much to whoever makes the choice.
    pub(crate) fn learn(&mut self, node: usize, child: usize, value: i64, changes: bool) {
        let child = &mut self.nodes[node].children[child];
        child.visits += 1;
        child.total += value;
        child.changes |= changes;
    }

    /// Adds what another tree learnt about the question at hand since both were like `before`.
    pub(crate) fn join(&mut self, other: &Tree<C>, before: &Tree<C>) {
        let find = |tree: &Tree<C>, child: &Child<C>| {
            tree.nodes[ROOT].children.iter().position(|own| own.seat == child.seat && own.choice == child.choice)
        };
        for child in &other.nodes[ROOT].children {
            let known = find(before, child).map(|at| before.child(ROOT, at));
            let (visits, offered, total) = known.map_or((0, 0, 0), |old| (old.visits, old.offered, old.total));
            let at = find(self, child).unwrap_or_else(|| {
                let children = &mut self.nodes[ROOT].children;
                children.push(Child { node: None, visits: 0, offered: 0, total: 0, ..child.clone() });
                children.len() - 1
            });
            let own = &mut self.nodes[ROOT].children[at];
            own.visits += child.visits - visits;
            own.offered += child.offered - offered;
            own.total += child.total - total;
            own.changes |= child.changes;
        }
    }

    /// The child to take: one that changes anything, then the one that most looks went to.
    pub(crate) fn best(&self, at: usize, seat: Seat, menu: &[C]) -> Option<usize> {
        let children = &self.nodes[at].children;
        let offered = |at: &usize| children[*at].seat == seat && menu.contains(&children[*at].choice);
        let rank = |child: &Child<C>| (child.changes, child.visits, child.total);
        (0..children.len()).filter(offered).max_by_key(|at| (rank(&children[*at]), std::cmp::Reverse(*at)))
    }

    /// The best known node after a child of the root in which this seat has this menu, whatever others chose between.
    pub(crate) fn find_after(&self, taken: usize, seat: Seat, menu: &[C]) -> Option<usize> {
        let mut open = vec![self.nodes[ROOT].children.get(taken)?.node?];
        let mut best: Option<(u32, usize)> = None;
        while let Some(at) = open.pop() {
            let own = || self.nodes[at].children.iter().filter(|child| child.seat == seat);
            let asks_this =
                menu.iter().all(|choice| own().any(|child| child.choice == *choice)) && own().count() == menu.len();
            let visits: u32 = own().map(|child| child.visits).sum();
            if asks_this && best.is_none_or(|(most, _)| visits > most) {
                best = Some((visits, at));
            }
            open.extend(
                self.nodes[at].children.iter().filter(|child| child.seat != seat).filter_map(|child| child.node),
            );
        }
        best.map(|(_, node)| node)
    }

    /// Makes a node the root of the tree and forgets all that does not follow from it.
    pub(crate) fn replant(&mut self, node: usize) {
        let mut old = std::mem::take(&mut self.nodes);
        let mut moved = vec![node];
        let mut next = 0;
        while let Some(at) = moved.get(next).copied() {
            let mut children = std::mem::take(&mut old[at].children);
            for child in &mut children {
                if let Some(below) = child.node {
                    child.node = Some(moved.len());
                    moved.push(below);
                }
            }
            self.nodes.push(Node { children });
            next += 1;
        }
    }
}

/// From 0, a certain loss, to 1.
fn worth(total: i64, visits: u32) -> f64 {
    total as f64 / (f64::from(visits) * CERTAIN as f64)
}
