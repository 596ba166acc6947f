//! Reactions: super powers that are offered as soon as what they wait for has happened.

use crate::event::Event;
use crate::run::Run;
use crate::state::position::{Due, Fighters, Frame, NO_PIECE, NO_SLOT, Pay, PayFor};
use longbox_kernel::Witness;

impl<W: Witness<Event>> Run<'_, W> {
    /// Whether a reaction waits and can be answered here.
    pub(crate) fn reaction_waits(&self) -> bool {
        !matches!(self.p.frames.last(), Some(Frame::Pay(_) | Frame::Stage(_))) && self.next_reaction().is_some()
    }

    /// The next reaction to be offered. One that was used comes first; only what answers it goes before.
    pub(crate) fn next_reaction(&self) -> Option<usize> {
        let since = match self.p.frames.last() {
            Some(Frame::Script(script)) => script.stamp,
            _ => 0,
        };
        self.p.dues.iter().position(|due| due.reaction != 0 && due.when >= since)
    }

    /// Its player may use it now, if it can be used and paid for.
    pub(crate) fn offer_reaction(&mut self, due: Due) {
        let what = PayFor {
            power: due.reaction,
            via: due.via,
            slot: due.this,
            piece: NO_PIECE,
            it: Fighters::one(due.it) & self.p.in_play,
            kod: due.kod,
            answers: due.answers,
        };
        let here = self.p.in_play.contains(due.this) && self.p.fighter(due.this).stamp == due.this_stamp;
        // Whoever reacts to the own KO does so from the KO pile.
        let fell = !here && due.this == due.it && due.kod != NO_PIECE && {
            self.p.zones(crate::state::position::owner(due.kod)).ko.contains(due.kod)
        };
        let what = if fell { PayFor { slot: NO_SLOT, piece: due.kod, ..what } } else { what };
        if (here || fell) && self.g.may_react(self.p, due.me, &what) {
            self.push(Frame::Pay(Pay { by: due.me, what, picked: [u8::MAX; 4], paid: 0, offered: true }));
        }
    }
}
