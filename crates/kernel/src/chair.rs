//! What a player gets to see and may do.

use crate::{Decision, Dice, Game, Seat, Standpoint, Viewer};

/// A seat at a table whose turn it is to answer. It shows the question, the options and what the seat may
/// know; the position itself stays out of reach.
#[derive(Debug)]
pub struct Chair<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) position: &'a G::Position,
    pub(crate) menu: &'a [G::Choice],
    pub(crate) decision: Decision,
}

impl<'a, G: Game> Chair<'a, G> {
    pub fn seat(&self) -> Seat {
        self.decision.owner
    }

    pub fn game(&self) -> &'a G {
        self.game
    }

    pub fn decision(&self) -> Decision {
        self.decision
    }

    pub fn options(&self) -> &'a [G::Choice] {
        self.menu
    }

    /// Everything this seat may know.
    pub fn standpoint(&self) -> Standpoint<G::Position> {
        self.game.standpoint(self.position, Viewer::Seat(self.seat()))
    }

    pub fn view(&self) -> G::View {
        self.game.view(&self.standpoint())
    }

    /// A full game as it could be, for thinking ahead.
    pub fn imagine(&self, dice: &mut Dice) -> G::Position {
        self.game.imagine(&self.standpoint(), dice)
    }
}

/// Whoever decides for a seat.
pub trait Player<G: Game> {
    /// The number of the chosen option.
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16;
}
