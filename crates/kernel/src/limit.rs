//! How many answers the table takes before it ends a game that does not come to an end.

/// A bound that holds for every game, far above real play. It also catches loops that the rules cannot see because
/// chance makes every round a little different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Answers in one turn.
    Turn,
    /// Answers in the whole game.
    Game,
}

impl Limit {
    /// The number of answers that is too many.
    pub const fn answers(self) -> u32 {
        match self {
            Limit::Turn => 2_000,
            Limit::Game => 30_000,
        }
    }
}

/// Counts the answers of a game and of its present turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answers {
    turn: u32,
    in_turn: u32,
    in_game: u32,
}

impl Answers {
    pub(crate) fn from_turn(turn: u32) -> Answers {
        Answers { turn, in_turn: 0, in_game: 0 }
    }

    /// One more answer, after which it is this turn; and the limit that it reached.
    #[inline]
    pub(crate) fn count(&mut self, turn: u32) -> Option<Limit> {
        if turn != self.turn {
            *self = Answers { turn, in_turn: 0, ..*self };
        }
        self.in_turn += 1;
        self.in_game += 1;
        if self.in_turn >= Limit::Turn.answers() {
            Some(Limit::Turn)
        } else if self.in_game >= Limit::Game.answers() {
            Some(Limit::Game)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Answers, Limit};

    fn answers_until(limit: Limit, turn_of: impl Fn(u32) -> u32) -> u32 {
        let mut answers = Answers::from_turn(0);
        (1..).find(|number| answers.count(turn_of(*number)) == Some(limit)).expect("counting ends")
    }

    #[test]
    fn a_turn_without_an_end_reaches_the_limit_of_a_turn() {
        assert_eq!(answers_until(Limit::Turn, |_| 0), Limit::Turn.answers());
    }

    #[test]
    fn a_new_turn_begins_to_count_anew_and_the_game_goes_on_counting() {
        assert_eq!(answers_until(Limit::Game, |number| number / 100), Limit::Game.answers());
    }
}
