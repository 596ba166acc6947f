//! The table through one pair of eyes.

use crate::names::Names;
use longbox_kernel::{Game, Seat, Standpoint, Table, Viewer};

/// A game through the eyes of a viewer: nothing that is hidden from the viewer is in it.
pub struct Seen<'a, G: Game> {
    /// Its rules and cards.
    pub(crate) game: &'a G,
    /// The position, with what the viewer does not know left out.
    pub(crate) standpoint: Standpoint<G::Position>,
    /// The same laid out by what lies where.
    pub(crate) view: G::View,
    /// What the players are called, for this viewer.
    pub(crate) names: &'a Names,
    /// Whose side is shown below.
    pub(crate) me: Seat,
}

// Written by hand: a game and its cards are too long to print.
impl<G: Game> std::fmt::Debug for Seen<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seen").field("view", &self.view).field("me", &self.me).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Seen<'a, G> {
    /// The table as it stands, for this viewer, with `me` below.
    pub fn new(table: &Table<'a, G>, viewer: Viewer, me: Seat, names: &'a Names) -> Seen<'a, G> {
        let game = table.game();
        let standpoint = game.standpoint(table.position(), viewer);
        let view = game.view(&standpoint);
        Seen { game, standpoint, view, names, me }
    }
}
