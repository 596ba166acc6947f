//! What a player gets to see and may do.

use crate::{Decision, Dice, Game, Seat, Standpoint, Viewer};

/// A seat at a table that may answer now. It shows the question, the options and what the seat may know; the
/// position itself stays out of reach.
pub struct Chair<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) position: &'a G::Position,
    pub(crate) menu: &'a [G::Choice],
    pub(crate) seat: Seat,
    pub(crate) decision: Decision,
}

// Written by hand: what is printed of a chair must not show the position.
impl<G: Game> std::fmt::Debug for Chair<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chair").field("seat", &self.seat).field("decision", &self.decision).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Chair<'a, G> {
    /// The seat that answers; the choice may be a teammate's.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The rules that are played.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// What is asked.
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// What may be answered, in the order of the numbers.
    pub fn options(&self) -> &'a [G::Choice] {
        self.menu
    }

    /// Everything this seat may know.
    pub fn standpoint(&self) -> Standpoint<G::Position> {
        self.game.standpoint(self.position, Viewer::Seat(self.seat))
    }

    /// The same ready to be shown.
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
    /// Something happened, as this seat saw it. A player may keep it in mind; most don't.
    fn notice(&mut self, _game: &G, _seat: Seat, _sight: &G::Sight) {}
}
