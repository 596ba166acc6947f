//! Characters that leave the game for a time and come back with what was on them.

use crate::event::{Event, Happened};
use crate::plain::{Dest, Who};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{EXILES, Exile, Fighters, NO_PIECE, NO_SLOT, Row, Script, Slot, owner};
use crate::state::progress::Progress;
use crate::triggers::Happening;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, Witness};

/// They leave the game with everything on them, until a `Return` of the same power.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SetAside(pub(crate) Who);

impl Verb for SetAside {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.set_aside(&self.0, s)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// Those who left the game by this power appear on their owners' sides, with everything on them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Return;

impl Verb for Return {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.bring_back(s)
    }

    fn asks_again(&self, at: &Look<'_>) -> Option<String> {
        let seat = at.p.asked;
        let next = at.p.exiles.iter().find(|exile| {
            let mine = exile.link == at.s.answers && owner(exile.piece) == seat;
            mine && at.g.name_is_taken(at.p, seat, exile.card).is_none()
        });
        Some(format!("{}: front or back row?", next.map_or("it", |exile| at.g.name_of(exile.card))))
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Whoever waits for a character to leave sees it, and who brought it about.
    pub(crate) fn look_at_leaving(&mut self, slot: Slot, credit: Fighters) {
        self.look(Happening::to(self.p, Happened::LeavesPlay { by: credit }, slot));
        self.look(Happening::to(self.p, Happened::LeavesSide { by: credit }, slot));
    }

    /// Characters leave the game; a `Return` of the same power brings them back together.
    fn set_aside(&mut self, who: &Who, s: Script) -> Result<bool, Asked> {
        let set = self.targets(who, s)?;
        if !self.counted(set.len() as i16) {
            return Ok(false);
        }
        let link = self.tick();
        self.script().answers = link;
        for slot in set {
            self.look_at_leaving(slot, Fighters::NONE);
        }
        for slot in set {
            let fighter = *self.p.fighter(slot);
            self.tell_fighter(Happened::LeftForNow, slot);
            self.leave_play(slot, Dest::Removed);
            if fighter.piece == NO_PIECE {
                continue;
            }
            let (counters, wounds, xp) = (fighter.counters, fighter.wounds, fighter.xp);
            let (piece, card) = (fighter.piece, fighter.card);
            let exile = Exile { piece, card, link, counters, wounds, xp, by: s.me, captor: NO_SLOT };
            if self.p.exiles.try_push(exile).is_some() {
                self.bound(Bound::Characters);
            }
        }
        Ok(true)
    }

    /// The next of those removed by a power that can come back.
    fn next_exile(&self, link: u16) -> Option<Exile> {
        let free = |exile: &&Exile| {
            let seat = owner(exile.piece);
            exile.link == link
                && self.p.alive.contains(seat)
                && self.g.name_is_taken(self.p, seat, exile.card).is_none()
        };
        self.p.exiles.iter().find(free).copied()
    }

    /// Those who left the game by a power appear on their owners' sides; each owner chooses the row.
    fn bring_back(&mut self, s: Script) -> Result<bool, Asked> {
        let link = s.answers;
        let Some(exile) = self.next_exile(link) else {
            // Whoever cannot come back stays out of the game for good.
            self.p.exiles.retain(|exile| exile.link != link);
            self.p.delayed.retain(|delayed| delayed.link != link || link == 0);
            return Ok(!s.picked.is_empty());
        };
        let Progress::Row(row) = s.progress else {
            self.script().progress = Progress::AsksRow;
            return self.ask_effect(owner(exile.piece));
        };
        let slot = self.admit(exile, row);
        let script = self.script();
        script.progress = Progress::Begun;
        script.picked |= slot.map_or(Fighters::NONE, Fighters::one);
        let s = *script;
        self.bring_back(s)
    }

    pub(super) fn admit(&mut self, exile: Exile, row: Row) -> Option<Slot> {
        self.p.exiles.retain(|other| other.piece != exile.piece);
        self.p.zones[owner(exile.piece).index()].removed.remove(exile.piece);
        self.come_back(exile, row)
    }

    /// A player is out: whom the player's powers had removed comes back, whom the player owned never does. Captives
    /// come back when their captor is gone.
    pub(crate) fn bring_back_from(&mut self, seat: Seat) {
        self.p.exiles.retain(|exile| owner(exile.piece) != seat);
        let held: tinyvec::ArrayVec<[Exile; EXILES]> =
            self.p.exiles.iter().filter(|exile| exile.by == seat && exile.captor == NO_SLOT).copied().collect();
        for exile in held {
            let home = owner(exile.piece);
            if self.p.alive.contains(home) && self.g.name_is_taken(self.p, home, exile.card).is_none() {
                self.admit(exile, Row::Front);
            }
        }
    }
}
