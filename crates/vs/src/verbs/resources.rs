//! Resources that are made, KO'd and turned.

use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::language::Is;
use crate::menu::Choice;
use crate::plain::{Filter, Side};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{NO_PIECE, Piece, Script, owner, piece_of};
use crate::state::progress::Progress;
use crate::verbs::listing::Pick;
use crate::verbs::{Look, Verb};
use longbox_kernel::{SeatSet, Shape, Witness};

/// The question about a location that becomes a resource.
pub(crate) const ASKS_FACE: &str = "Face up or face down?";

/// The top card of my deck becomes a resource; a location may be face up.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TopToResources;

impl Verb for TopToResources {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let seat = s.me;
        let Some(number) = run.p.zones(seat).deck.last().copied() else { return Ok(false) };
        if run.p.is_pocket_turn() {
            return Ok(false);
        }
        let piece = piece_of(seat, number);
        let Progress::Answered { yes: up } = s.progress else {
            run.see(seat, piece);
            run.tell_card(Happened::LookedAt { in_hand: false }, seat, piece, SeatSet::one(seat));
            return run.ask_effect(seat);
        };
        let open = run.p.zones[seat.index()].leave_deck(number);
        let seers = if up || open { SeatSet::ALL } else { SeatSet::one(seat) };
        run.tell_card(Happened::BecameResource { face_up: up }, seat, piece, seers);
        run.new_resource(piece, up);
        Ok(true)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        menu.push(Choice::No);
        let top = at.p.zones(at.s.me).deck.last().map(|number| piece_of(at.s.me, *number));
        if top.is_some_and(|piece| at.g.face(at.p.card(piece)).is_location()) {
            menu.push(Choice::Yes);
        }
    }

    fn shape(&self, _s: &Script) -> Shape {
        Shape::YesNo
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        ASKS_FACE.to_owned()
    }
}

/// All resources of that side are KO'd.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KoResources(pub(crate) Side);

impl Verb for KoResources {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let seats = run.g.seats_of(run.p, self.0, &Context::script(run.p, &s));
        let mut resources = 0;
        for seat in seats.iter() {
            // The last one each time, because face-down ones change pieces when one of them leaves.
            while let Some(piece) = run.p.row_at_hand(seat).last(seat) {
                run.ko_resource(piece);
                resources += 1;
            }
        }
        Ok(run.counted(resources))
    }
}

/// One face-down resource of that side is KO'd, or any resource.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KoResource {
    pub(crate) side: Side,
    pub(crate) face_down: bool,
}

impl Verb for KoResource {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        if s.progress.is_begun() {
            return run.ask_for_resource(s, &self.pick());
        }
        let Some(piece) = run.picked_card(s) else { return Ok(false) };
        let piece = run.blindly(s.me, piece);
        run.ko_resource(piece);
        Ok(run.counted(1))
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        at.list_resources(&self.pick(), menu);
    }

    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        Some(Need::Resource { side: self.side, face_down: self.face_down })
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }
}

impl KoResource {
    fn pick(&self) -> Pick<'_> {
        Pick { side: self.side, up: !self.face_down, down: Some(&Filter::Any), but: NO_PIECE }
    }
}

/// Turns such a face-down location of mine face up; true: not the one whose power it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurnUpLocation(pub(crate) Filter, pub(crate) bool);

impl Verb for TurnUpLocation {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        if s.progress.is_begun() {
            // Whether there is a location among the face-down ones is the player's secret.
            return match run.p.face_down_at_hand(s.me).is_empty() {
                true => Ok(false),
                false => run.ask_effect(s.me),
            };
        }
        let Some(piece) = run.picked_card(s) else { return Ok(false) };
        run.turn_up(piece);
        Ok(true)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let but = if self.1 { at.s.kod } else { NO_PIECE };
        at.list_resources(&Pick { side: Side::Mine, up: false, down: Some(&self.0), but }, menu);
        menu.push(Choice::Pass);
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }

    fn passes(&self) -> Option<&'static str> {
        Some("Turn none up")
    }
}

/// Turns a face-up location of that side face down.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurnDownLocation(pub(crate) Side);

impl Verb for TurnDownLocation {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        if s.progress.is_begun() {
            return run.ask_for_resource(s, &self.pick());
        }
        let Some(piece) = run.picked_card(s) else { return Ok(false) };
        run.turn_down(piece, Happened::TurnedDown);
        Ok(true)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        at.list_resources(&self.pick(), menu);
    }

    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        Some(Need::Location(self.0))
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }
}

/// The location whose power it is turns face down.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurnThisDown;

impl Verb for TurnThisDown {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let up = s.kod != NO_PIECE && run.p.zones(owner(s.kod)).face_up.contains(s.kod);
        if up {
            run.turn_down(s.kod, Happened::TurnedDown);
        }
        Ok(up)
    }
}

impl TurnDownLocation {
    fn pick(&self) -> Pick<'_> {
        Pick { side: self.0, up: true, down: None, but: NO_PIECE }
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Asks for a resource, if there is one to pick.
    fn ask_for_resource(&mut self, s: Script, pick: &Pick<'_>) -> Result<bool, Asked> {
        match pick.pieces(self.g, self.p, &Context::script(self.p, &s)).is_empty() {
            true => Ok(false),
            false => self.ask_effect(s.me),
        }
    }

    /// The card that was picked, once.
    pub(super) fn picked_card(&mut self, s: Script) -> Option<Piece> {
        self.script().kod = NO_PIECE;
        (s.kod != NO_PIECE).then_some(s.kod)
    }
}
