//! Characters that leave play for a time and come back with what was on them.

use crate::event::{Event, Happened};
use crate::plain::{Dest, Who};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{EXILES, Exile, Fighter, Fighters, NO_PIECE, NO_SLOT, Row, Script, Slot, local, owner};
use crate::state::progress::Progress;
use crate::triggers::Happening;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Witness};

/// They leave the game or go to a hand, and what is on them is kept until a `Return` of the same power.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SetAside(pub(crate) Who, pub(crate) Dest);

impl Verb for SetAside {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.set_aside(&self.0, self.1, s)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// Those who left by this power appear on their owners' sides, with everything on them.
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
            mine && at.g.may_appear(at.p, seat, exile.card).is_ok()
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

    /// Characters leave play; a `Return` of the same power brings them back together.
    fn set_aside(&mut self, who: &Who, to: Dest, s: Script) -> Result<bool, Asked> {
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
            self.set_one_aside(slot, to, Exile { link, by: s.me, ..Exile::default() });
        }
        Ok(true)
    }

    fn set_one_aside(&mut self, slot: Slot, to: Dest, exile: Exile) {
        let fighter = *self.p.fighter(slot);
        let Fighter { piece, card, counters, wounds, xp, .. } = fighter;
        let left = if to == Dest::Hand { Happened::ReturnedToHand } else { Happened::LeftForNow };
        self.tell_fighter(left, slot);
        if to == Dest::Hand && piece != NO_PIECE {
            self.script().chosen = owner(piece).0;
            // All see which level goes there.
            self.p.cards[owner(piece).index()].0[local(piece)] = card;
        }
        self.leave_play(slot, to);
        // A token does not wait anywhere, and who was demoted leaves the game instead.
        if self.is_token(&fighter) || to == Dest::Hand && !self.p.zones(owner(piece)).hand.contains(piece) {
            return;
        }
        if self.p.exiles.try_push(Exile { piece, card, counters, wounds, xp, ..exile }).is_some() {
            self.bound(Bound::Characters);
        }
    }

    /// The next of those removed by a power that can come back.
    fn next_exile(&self, link: u16) -> Option<Exile> {
        let free = |exile: &&Exile| {
            let seat = owner(exile.piece);
            exile.link == link && self.p.alive.contains(seat) && self.g.may_appear(self.p, seat, exile.card).is_ok()
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
        let (piece, seat) = (exile.piece, owner(exile.piece));
        if self.p.zones(seat).hand.contains(piece) {
            self.out_of_hand(piece);
            self.see(SeatSet::ALL, piece);
            self.notice_hand(seat);
        }
        self.p.exiles.retain(|other| other.piece != piece);
        self.p.zones[seat.index()].removed.remove(piece);
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
            if self.p.alive.contains(home) && self.g.may_appear(self.p, home, exile.card).is_ok() {
                self.admit(exile, Row::Front);
            }
        }
    }
}
