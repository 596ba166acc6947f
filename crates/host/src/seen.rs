//! The table through one pair of eyes.

use crate::names::Names;
use longbox_kernel::{Game, Seat, Standpoint, Table, Viewer};

/// A game through the eyes of a viewer: nothing that is hidden from the viewer is in it.
pub struct Seen<'a, G: Game> {
    pub game: &'a G,
    pub standpoint: Standpoint<G::Position>,
    pub view: G::View,
    pub names: &'a Names,
    /// Whose side is shown below.
    pub me: Seat,
}

// Written by hand: a game and its cards are too long to print.
impl<G: Game> std::fmt::Debug for Seen<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seen").field("view", &self.view).field("me", &self.me).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Seen<'a, G> {
    pub fn new(table: &Table<'a, G>, viewer: Viewer, me: Seat, names: &'a Names) -> Seen<'a, G> {
        let game = table.game();
        let standpoint = game.standpoint(table.position(), viewer);
        let view = game.view(&standpoint);
        Seen { game, standpoint, view, names, me }
    }
}
