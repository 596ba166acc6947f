//! The parts of a look, for those who want to know where the time goes.

/// What a search is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LookPart {
    /// Making up games from what the seat knows.
    Imagine,
    /// Going down the tree, with a glance at what is new there, and up again.
    Tree,
    /// Playing on by habit.
    Habit,
    /// Saying what the position is worth that came of it.
    Score,
}

impl LookPart {
    /// In the order of a look.
    pub const ALL: [LookPart; 4] = [LookPart::Imagine, LookPart::Tree, LookPart::Habit, LookPart::Score];
}

/// Is told which part begins; that ends the one before. `()` does not listen, and a search without a listener is compiled
/// as if there were none.
pub trait LookWatch {
    /// This part begins.
    fn begins(&mut self, part: LookPart);
}

impl LookWatch for () {
    fn begins(&mut self, _: LookPart) {}
}
