//! Reactions: super powers that are offered as soon as what they wait for has happened.

use crate::event::Event;
use crate::run::Run;
use crate::state::position::{Fighters, Frame, NO_PIECE, NO_SLOT, Pay, PayFor, PendingTrigger};
use longbox_kernel::Witness;

impl<W: Witness<Event>> Run<'_, W> {
    /// Whether a reaction waits and can be answered here.
    pub(crate) fn reaction_waits(&self) -> bool {
        !matches!(self.p.frames.last(), Some(Frame::Pay(_) | Frame::AttackPlan(_))) && self.next_reaction().is_some()
    }

    /// The next reaction to be offered. One that was used comes first; only what answers it goes before.
    pub(crate) fn next_reaction(&self) -> Option<usize> {
        let since = match self.p.frames.last() {
            Some(Frame::Script(script)) => script.stamp,
            _ => 0,
        };
        self.p.pending_triggers.iter().position(|pending| pending.reaction != 0 && pending.when >= since)
    }

    /// Its player may use it now, if it can be used and paid for.
    pub(crate) fn offer_reaction(&mut self, pending: PendingTrigger) {
        let what = PayFor {
            power: pending.reaction,
            via: pending.via,
            slot: pending.this,
            piece: NO_PIECE,
            it: Fighters::one(pending.it) & self.p.in_play,
            kod: pending.kod,
            answers: pending.answers,
        };
        let here = self.p.in_play.contains(pending.this) && self.p.fighter(pending.this).stamp == pending.this_stamp;
        // Whoever reacts to the own KO does so from the KO pile.
        let fell = !here && pending.this == pending.it && pending.kod != NO_PIECE && {
            self.p.zones(crate::state::position::owner(pending.kod)).ko.contains(pending.kod)
        };
        let what = if fell { PayFor { slot: NO_SLOT, piece: pending.kod, ..what } } else { what };
        if (here || fell) && self.g.may_react(self.p, pending.me, &what) {
            self.push(Frame::Pay(Pay::new(pending.me, what, true)));
        }
    }
}
