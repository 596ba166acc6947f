//! Bounds that end a game without a winner.

/// Bounds far above real play; reaching one ends the game without a winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Work between two decisions.
    Steps,
    /// Attacks and effects inside each other.
    Depth,
    /// Cards in one hand.
    Hand,
    /// Keepers on one side.
    Keepers,
    /// Effects that wait at once.
    Waiting,
    /// Turns of the whole game.
    Turns,
    /// Choices in one turn.
    TurnAnswers,
    /// Choices in the whole game.
    GameAnswers,
}

impl Bound {
    /// Every bound, in the order of the enum.
    pub const ALL: [Bound; 8] = [
        Bound::Steps,
        Bound::Depth,
        Bound::Hand,
        Bound::Keepers,
        Bound::Waiting,
        Bound::Turns,
        Bound::TurnAnswers,
        Bound::GameAnswers,
    ];

    /// What went on too long or grew too many, as a clause.
    pub fn text(self) -> &'static str {
        match self {
            Bound::Steps => "effects kept causing each other without end",
            Bound::Depth => "too many attacks were made inside each other",
            Bound::Hand => "a hand grew larger than the table can hold",
            Bound::Keepers => "a player had more Keepers than the table can hold",
            Bound::Waiting => "too many effects waited at once",
            Bound::Turns => "the game went on for too many turns",
            Bound::TurnAnswers => "a turn went on without end",
            Bound::GameAnswers => "the game went on without end",
        }
    }
}
