//! The universes of a game beside the one that is being played.

use crate::Seen;
use crate::words::vs::universes as words;
use longbox_kernel::{Game, Standpoint};
use longbox_protocol::{VsRows, VsUniverse};
use longbox_vs::{NO_SLOT, Slot, Vs};

impl Seen<'_, Vs> {
    /// Which universe the board shows; empty while there is only one.
    pub(super) fn universe(&self) -> String {
        let p = self.position();
        if p.universes().is_empty() { String::new() } else { words::universe(p.universe_at_hand()) }
    }

    /// The boards that are not being played, with everybody on them.
    pub(super) fn elsewhere(&self) -> Vec<VsUniverse> {
        let p = self.position();
        if p.apart().is_empty() {
            return Vec::new();
        }
        let original = std::iter::once((0, NO_SLOT));
        let all = original.chain(p.universes().iter().map(|universe| (universe.number, universe.maker)));
        let others = all.filter(|(number, _)| *number != p.universe_at_hand());
        others.map(|(number, maker)| self.board_of(number, maker)).collect()
    }

    /// The same table with another board at hand: numbers and powers are those that hold there.
    fn board_of(&self, number: u8, maker: Slot) -> VsUniverse {
        let position = self.game.with_board(self.position(), number);
        let standpoint = Standpoint::new(self.standpoint.viewer(), position);
        let view = self.game.view(&standpoint);
        let there = Seen { game: self.game, standpoint, view, names: self.names, me: self.me };
        let rows = |side: &longbox_vs::SeatView| {
            let side = there.side(side);
            VsRows { seat: side.seat, front: side.front, back: side.back }
        };
        let sides = there.view.seats.iter().map(rows).filter(|rows| !rows.front.is_empty() || !rows.back.is_empty());
        let maker = (maker != NO_SLOT).then(|| {
            let fighter = self.position().fighter(maker);
            words::maker(self.game.name_of(fighter.card), self.names.of(fighter.side))
        });
        VsUniverse { name: words::universe(number), maker: maker.unwrap_or_default(), sides: sides.collect() }
    }
}
