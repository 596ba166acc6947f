//! Characters that hold others captive.

use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::plain::{Dest, Who};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{EXILES, Exile, Fighters, Position, Row, SLOTS, Script, Slot, owner};
use crate::verbs::Verb;
use longbox_kernel::{SeatSet, Witness};
use tinyvec::ArrayVec;

/// They leave the game with their wounds, until their captor leaves play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Capture {
    pub(crate) who: Who,
    pub(crate) captor: Who,
}

impl Verb for Capture {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        // Whoever is chosen is `It`, which the captor may be before.
        let captor = run.g.who(run.p, &self.captor, &Context::script(run.p, &s)).first();
        let Some(captor) = captor else { return Ok(run.counted(0)) };
        let captives = run.targets(&self.who, s)?.without(captor) & run.p.in_play;
        for slot in captives {
            run.look_at_leaving(slot, Fighters::one(captor));
        }
        for slot in captives {
            run.capture(slot, captor);
        }
        Ok(run.counted(captives.len() as i16))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.who)
    }
}

impl Exile {
    /// Whether it is held captive.
    pub fn is_captive(&self) -> bool {
        usize::from(self.captor) < SLOTS
    }
}

impl Position {
    /// Whom this character holds captive.
    pub fn captives(&self, captor: Slot) -> impl Iterator<Item = &Exile> {
        self.exiles.iter().filter(move |exile| exile.is_captive() && exile.captor == captor)
    }

    fn is_held(&self, captive: &Exile) -> bool {
        self.everywhere().contains(captive.captor) && self.fighter(captive.captor).stamp == captive.link
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// The captives of the character whose effect it is.
    pub(crate) fn captives_of(&self, s: &Script) -> impl Iterator<Item = &Exile> {
        self.p.captives(Context::script(self.p, s).this)
    }

    fn capture(&mut self, slot: Slot, captor: Slot) {
        let (fighter, link) = (*self.p.fighter(slot), self.p.fighter(captor).stamp);
        let by = self.p.fighter(captor).side;
        self.tell_fighter(Happened::Captured, slot);
        self.leave_play(slot, Dest::Removed);
        if self.is_token(&fighter) {
            return;
        }
        let (piece, card, wounds) = (fighter.piece, fighter.card, fighter.wounds);
        let captive = Exile { piece, card, link, counters: 0, wounds, xp: 0, by, captor };
        if self.p.exiles.try_push(captive).is_some() {
            self.bound(Bound::Characters);
        }
    }

    /// Captives whose captor has left play come back stunned, to the back rows of their owners; who may not appear
    /// there stays out of the game for good. True if there were any.
    pub(crate) fn free_captives(&mut self) -> bool {
        if self.p.exiles.is_empty() {
            return false;
        }
        let free = |exile: &&Exile| exile.is_captive() && !self.p.is_held(exile);
        let freed: ArrayVec<[Exile; EXILES]> = self.p.exiles.iter().filter(free).copied().collect();
        for captive in &freed {
            let home = owner(captive.piece);
            if self.g.may_appear(self.p, home, captive.card).is_err() {
                self.p.exiles.retain(|exile| exile.piece != captive.piece);
                self.tell_card(Happened::CannotAppear, home, captive.piece, SeatSet::ALL);
            } else {
                self.admit(*captive, Row::Back);
            }
        }
        !freed.is_empty()
    }
}
