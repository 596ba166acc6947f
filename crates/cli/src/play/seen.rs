//! The table through one pair of eyes.

use crate::tale::Names;
use longbox_kernel::{Game, Seat, Standpoint, Table, Viewer};

/// A game through the eyes of a viewer: nothing that is hidden from the viewer is in it.
pub(crate) struct Seen<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) standpoint: Standpoint<G::Position>,
    pub(crate) view: G::View,
    pub(crate) names: &'a Names,
    /// Whose side is shown below.
    pub(crate) me: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    pub(crate) fn new(table: &Table<'a, G>, viewer: Viewer, me: Seat, names: &'a Names) -> Seen<'a, G> {
        let game = table.game();
        let standpoint = game.standpoint(table.position(), viewer);
        let view = game.view(&standpoint);
        Seen { game, standpoint, view, names, me }
    }
}
