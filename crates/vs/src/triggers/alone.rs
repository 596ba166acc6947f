//! What only the one sees that it happens to.

use super::Happening;
use crate::derive::evaluate::Context;
use crate::derive::powers::Instance;
use crate::event::{Event, Happened};
use crate::plain::TriggerKind;
use crate::program::PowerId;
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{CardNo, Fighters, Slot};
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// The powers of a character that is being recruited by this player see it, before it appears.
    pub(crate) fn look_as_recruit(&mut self, slot: Slot, by: Seat) {
        let h = Happening { seat: by, ..Happening::to(self.p, Happened::CharacterRecruited, slot) };
        self.look_alone(h, TriggerKind::Recruited);
    }

    /// A main character has become a higher level: the powers see it that the version before did not have.
    pub(crate) fn look_as_risen(&mut self, h: Happening, before: CardNo) {
        if self.p.fighter(h.who).listens & TriggerKind::LevelsUp.bit() != 0 {
            self.look_without(h, TriggerKind::LevelsUp, &self.g.face(before).powers);
        }
    }

    /// Only the powers printed on it see what happens to it.
    pub(crate) fn look_alone(&mut self, h: Happening, kind: TriggerKind) {
        self.look_without(h, kind, &[]);
    }

    fn look_without(&mut self, h: Happening, kind: TriggerKind, blind: &[PowerId]) {
        let g = self.g;
        let context = Context { me: h.seat, ..Context::of(self.p, h.who) };
        let mut room = true;
        for power in g.face(context.card).powers.iter().filter(|power| !blind.contains(power)) {
            for trigger in g.program.power(*power).triggers.iter().filter(|it| it.on.kind == kind) {
                if g.fires(self.p, trigger, &h, &context, Fighters::NONE) {
                    let instance = Instance { power: *power, via: 0 };
                    room &= self.queue(g.pending(self.p, trigger, &h, &context, instance));
                }
            }
        }
        if !room {
            self.bound(Bound::Triggers);
        }
    }
}
