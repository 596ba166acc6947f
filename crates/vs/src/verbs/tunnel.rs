//! Characters that go beneath a resource and come up again.

use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::language::Is;
use crate::menu::Choice;
use crate::plain::{Dest, Filter, Side};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{
    EXILES, Exile, Fighters, Frame, NO_PIECE, NO_SLOT, Piece, Position, Row, SLOTS, Script, Slot, local, owner,
    piece_of,
};
use crate::state::zones::Set;
use crate::triggers::Happening;
use crate::verbs::listing::Pick;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Witness};
use tinyvec::ArrayVec;

/// It goes beneath a resource of an enemy; a `Return` brings it back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tunnel;

impl Verb for Tunnel {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let context = Context::script(run.p, &s);
        if !run.p.in_play.contains(context.this) {
            return Ok(false);
        }
        if s.progress.is_begun() {
            return match run.p.ground(run.g, &context).is_empty() {
                true => Ok(false),
                false => run.ask_effect(s.me),
            };
        }
        let Some(piece) = run.picked_card(s) else { return Ok(false) };
        let piece = run.blindly(s.me, piece);
        run.tunnel(context.this, piece);
        Ok(true)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        menu.extend(at.p.ground(at.g, &at.context).into_iter().map(Choice::Card));
    }

    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        Some(Need::Resource { side: Side::Enemy, face_down: false })
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Beneath which card?".to_owned()
    }
}

/// From here on `captor` of an exile is the number of the card that it is beneath, among those of `by`.
const BENEATH: Slot = 128;
/// The card above it was turned face down or is gone.
const LAID_BARE: Slot = BENEATH - 1;

impl Exile {
    /// The resource that it is beneath.
    pub fn beneath(&self) -> Option<Piece> {
        (BENEATH..NO_SLOT).contains(&self.captor).then(|| piece_of(self.by, self.captor - BENEATH))
    }

    /// Whether it went into the ground and is not back.
    pub(crate) fn is_in_the_ground(&self) -> bool {
        (LAID_BARE..NO_SLOT).contains(&self.captor)
    }

    /// Whether it waits for a `Return` of this removal.
    pub(crate) fn waits_for(&self, link: u16) -> bool {
        self.link == link && usize::from(self.captor) >= SLOTS
    }
}

impl Position {
    /// The resources of a player that somebody is beneath: all can tell these from the others.
    pub fn undermined(&self, seat: Seat) -> Set {
        let mut set = Set(0);
        for piece in self.exiles.iter().filter_map(Exile::beneath).filter(|piece| owner(*piece) == seat) {
            set.add(piece);
        }
        set
    }

    /// Who is beneath a resource.
    pub fn moles(&self, piece: Piece) -> impl Iterator<Item = &Exile> {
        self.exiles.iter().filter(move |exile| exile.beneath() == Some(piece))
    }

    /// The resources of enemies that somebody may tunnel under: locations, or if there are none, face-down ones.
    fn ground(&self, g: &crate::Vs, context: &Context) -> ArrayVec<[Piece; 80]> {
        let open = Pick { side: Side::Enemy, up: true, down: None, but: NO_PIECE }.pieces(g, self, context);
        match open.is_empty() {
            true => {
                Pick { side: Side::Enemy, up: false, down: Some(&Filter::Any), but: NO_PIECE }.pieces(g, self, context)
            }
            false => open,
        }
    }

    /// Whose effect sent somebody into the ground.
    fn digger(&self, exile: &Exile) -> Option<Seat> {
        let waits = self.delayed.iter().find(|delayed| delayed.link == exile.link).map(|delayed| delayed.me);
        let due = || self.pending_triggers.iter().find(|due| due.answers == exile.link).map(|due| due.me);
        let begun = || {
            self.frames.iter().find_map(|frame| match frame {
                Frame::Script(script) if script.answers == exile.link => Some(script.me),
                _ => None,
            })
        };
        waits.or_else(due).or_else(begun)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Nobody can tell the face-down resources of another player apart: one of them in that part, whichever,
    /// unless somebody is beneath it.
    pub(super) fn blindly(&mut self, me: Seat, piece: Piece) -> Piece {
        let seat = owner(piece);
        let down = self.p.zones(seat).face_down().minus(self.p.undermined(seat)).within(self.p.heap_with(piece));
        let blind = down.contains(piece) && seat != me;
        if blind { self.at_random(seat, down).unwrap_or(piece) } else { piece }
    }

    fn tunnel(&mut self, slot: Slot, piece: Piece) {
        let of = owner(piece);
        let open = self.p.zones(of).face_up.contains(piece);
        let tunnelled = Happened::Tunnelled { under: open.then(|| self.p.card(piece)), of };
        let link = self.tick();
        self.script().answers = link;
        self.tell_fighter(tunnelled, slot);
        self.look(Happening::to(self.p, tunnelled, slot));
        self.look_at_leaving(slot, Fighters::NONE);
        let captor = BENEATH + local(piece) as Slot;
        self.leave_for_now(slot, Dest::Removed, Exile { link, by: of, captor, ..Exile::default() });
    }

    /// A resource is turned face down or leaves its row: whoever is beneath it comes up.
    pub(crate) fn lay_bare(&mut self, piece: Piece) {
        for exile in self.p.exiles.iter_mut().filter(|exile| exile.beneath() == Some(piece)) {
            exile.captor = LAID_BARE;
        }
    }

    /// Whoever has nothing above any more comes to the back row. True if there was somebody.
    pub(crate) fn dig_out(&mut self) -> bool {
        if self.p.exiles.is_empty() {
            return false;
        }
        let bare: ArrayVec<[Exile; EXILES]> =
            self.p.exiles.iter().filter(|exile| exile.captor == LAID_BARE).copied().collect();
        bare.iter().for_each(|exile| self.come_up_early(*exile));
        !bare.is_empty()
    }

    /// To the back row of whoever's effect it was, or of the owner if that player is out.
    fn come_up_early(&mut self, exile: Exile) {
        let digger = self.p.digger(&exile).filter(|seat| self.p.alive.contains(*seat));
        self.p.delayed.retain(|delayed| delayed.link != exile.link);
        self.come_up(exile, digger.unwrap_or(owner(exile.piece)), Row::Back);
    }

    /// Somebody is back on that side, unless a main character there has the name.
    pub(super) fn come_up(&mut self, exile: Exile, side: Seat, row: Row) -> Option<Slot> {
        if self.g.name_is_taken(self.p, side, exile.card).is_some() {
            self.p.exiles.retain(|other| other.piece != exile.piece);
            self.tell_card(Happened::CannotAppear, side, exile.piece, SeatSet::ALL);
            return None;
        }
        self.admit_to(exile, side, row)
    }

    /// The card that somebody came out from under is turned face down, or KO'd if it was.
    pub(super) fn undermine(&mut self, piece: Piece) {
        let zones = self.p.zones(owner(piece));
        if zones.face_up.contains(piece) {
            self.turn_down(piece, Happened::TurnedDown);
        } else if zones.resources.contains(piece) {
            self.ko_resource(piece);
        }
    }

    /// A player is out: whoever was beneath the player's resources, or went into the ground for the player, comes up.
    pub(super) fn dig_out_from(&mut self, seat: Seat) {
        let freed = |exile: &&Exile| exile.by == seat || self.p.digger(exile) == Some(seat);
        let below = self.p.exiles.iter().filter(|exile| exile.is_in_the_ground());
        let freed: ArrayVec<[Exile; EXILES]> = below.filter(freed).copied().collect();
        freed.iter().for_each(|exile| self.come_up_early(*exile));
        // A card with nobody beneath any more is one among others.
        self.p.alive.iter().for_each(|of| self.mix_row(of));
    }

    /// Experience for somebody who is in the ground by now.
    pub(crate) fn gain_xp_below(&mut self, s: &Script, amount: i16) {
        let own = |exile: &&mut Exile| exile.is_in_the_ground() && (exile.piece, exile.card) == (s.kod, s.card);
        let Some(needed) = self.g.xp_for_next(s.card).filter(|_| amount > 0) else { return };
        let Some(exile) = self.p.exiles.iter_mut().find(own) else { return };
        exile.xp = exile.xp.saturating_add(amount.min(99) as u8).min(needed);
        let now = exile.xp;
        self.tell_open(Happened::GainedXp { xp: amount, now, needed }, s.me, s.card);
    }
}
