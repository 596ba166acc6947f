//! A cost is paid and a super power begins.

use crate::derive::kinds::is_for_good;
use crate::event::{Event, Happened};
use crate::program::{PowerKind, SuperDef};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::paid::Paid;
use crate::state::position::{
    Ask, CardNo, Frame, Mark, NO_PIECE, NO_SLOT, Pay, PayFor, Piece, Script, UNKNOWN, local, owner, piece_of,
};
use crate::triggers::Happening;
use crate::turn::supers::mark_of;
use longbox_kernel::{Seat, SeatSet, Witness};
use tinyvec::ArrayVec;

impl<W: Witness<Event>> Run<'_, W> {
    /// A player announces a power; its cost is asked for.
    pub(crate) fn announce(&mut self, by: Seat, what: PayFor) {
        self.push(Frame::Pay(Pay::new(by, what, false)));
    }

    pub(crate) fn step_payment(&mut self) {
        let Some(Frame::Pay(pay)) = self.p.frames.last().copied() else { return };
        let cost = self.g.program.power(pay.what.power).used.as_ref().map_or(0, |used| used.cost.len());
        if pay.offered {
            let payment = self.g.program.power(pay.what.power).kind == PowerKind::Payment;
            self.ask(pay.by, if payment { Ask::Offer } else { Ask::React });
        } else if usize::from(pay.paid) < cost || pay.unclear().is_some() {
            self.ask(pay.by, Ask::Pay);
        } else {
            self.p.frames.pop();
            self.pay(&pay);
        }
    }

    /// Whether the reaction on offer is used.
    pub(crate) fn answer_offer(&mut self, yes: bool) {
        match self.p.frames.last_mut() {
            Some(Frame::Pay(pay)) if yes => pay.offered = false,
            _ => {
                self.p.frames.pop();
            }
        }
    }

    pub(crate) fn pick_payment(&mut self, piece: Piece) {
        let gives = self.g.face(self.p.card(piece)).gives;
        if let Some(Frame::Pay(pay)) = self.p.frames.last_mut() {
            let (power, at) = (self.g.program.power(pay.what.power), usize::from(pay.paid & 3));
            let symbol = power.used.as_ref().and_then(|used| used.cost.get(at)).copied().unwrap_or_default();
            pay.picked[at] = local(piece) as u8;
            pay.symbols[at] = if power.tells { gives & symbol } else { 0 };
            pay.paid += 1;
        }
    }

    /// Of several symbols that a location could give, its player says which.
    pub(crate) fn pick_symbol(&mut self, symbol: u8) {
        if let Some(Frame::Pay(pay)) = self.p.frames.last_mut() {
            pay.symbols[usize::from(pay.paid.wrapping_sub(1) & 3)] = 1 << symbol;
        }
    }

    /// The whole cost is paid at once, then the power begins.
    fn pay(&mut self, pay: &Pay) {
        self.new_batch();
        let pieces: ArrayVec<[Piece; 4]> =
            pay.picked[..usize::from(pay.paid)].iter().map(|number| piece_of(pay.by, *number)).collect();
        let mut from_hand: ArrayVec<[(CardNo, u8); 4]> = ArrayVec::new();
        let payment = self.g.program.power(pay.what.power).kind == PowerKind::Payment;
        let teams_card = if payment { UNKNOWN } else { self.user_card(&pay.what) };
        for piece in pieces {
            match self.p.zones(pay.by).face_up.contains(piece) {
                true => self.turn_down(piece, Happened::Paid { discarded: false }),
                // By card, because pieces of a hand change when cards leave it.
                false => from_hand.push((self.p.card(piece), self.p.heap_of(piece))),
            }
        }
        let mut pay = *pay;
        self.show_user(&mut pay.what);
        let discarded = !from_hand.is_empty();
        for (card, heap) in from_hand {
            if let Some(piece) = self.find_in_heap(pay.by, card, heap) {
                let piece = self.out_of_hand(piece);
                self.put_in_ko_pile(piece);
                self.tell_card(Happened::Paid { discarded: true }, pay.by, piece, SeatSet::ALL);
            }
        }
        if discarded {
            self.notice_hand(pay.by);
            self.notice_discard(pay.by);
        }
        match payment {
            true => self.accept_payment(&pay),
            false => {
                let location =
                    self.g.program.power(pay.what.power).used.as_ref().is_some_and(|used| used.discard.is_none());
                self.begin_power(&pay, teams_card, discarded && location);
            }
        }
    }

    /// What a card let a player pay for comes about: a lasting change ends, the effect goes on, or a recruit joins.
    fn accept_payment(&mut self, pay: &Pay) {
        self.p.done = SeatSet::NONE;
        if pay.what.via != 0 {
            self.end_paid_off(pay.by, pay.what.via);
            return;
        }
        match self.p.frames.last_mut() {
            Some(Frame::Script(script)) => script.flags |= Script::DID,
            Some(Frame::Recruit(_)) => self.recruit_paid_for(pay.what.piece),
            _ => {}
        }
    }

    /// A card of a hand whose power is used is shown. It moves to the first piece of its part of the hand, which is the
    /// last to leave: so it is still on it when the cost is paid.
    fn show_user(&mut self, what: &mut PayFor) {
        if what.slot != NO_SLOT || what.piece == NO_PIECE || !self.p.zones(owner(what.piece)).hand.contains(what.piece)
        {
            return;
        }
        let seat = owner(what.piece);
        let part = self.p.zones(seat).hand.within(self.p.heap_with(what.piece));
        let first = part.pieces(seat).next().unwrap_or(what.piece);
        self.p.swap_cards(what.piece, first);
        what.piece = first;
        self.blur_hand(seat, first);
        self.see(SeatSet::ALL, first);
    }

    /// The card whose power it is.
    fn user_card(&self, what: &PayFor) -> u16 {
        match what.slot {
            NO_SLOT => self.p.card(what.piece),
            slot => self.p.fighter(slot).card,
        }
    }

    /// Such a card in this part of a hand.
    pub(crate) fn find_in_heap(&self, seat: Seat, card: CardNo, heap: u8) -> Option<Piece> {
        let part = self.p.zones(seat).hand.within(self.p.heap(seat, heap));
        part.pieces(seat).find(|piece| self.p.card(*piece) == card)
    }

    fn begin_power(&mut self, pay: &Pay, card: u16, discarded: bool) {
        let what = pay.what;
        let def = self.g.program.power(what.power);
        let Some(used) = &def.used else { return };
        let is_super = def.kind == PowerKind::Super;
        self.note_use(&what, used);
        if def.counted {
            self.count_use(pay.by, what.power);
        }
        if used.points > 0 {
            self.spend_points(pay.by, used.points);
        }
        let mut script = Script::new(used.place, card, pay.by);
        script.stamp = self.tick();
        script.answers = what.answers;
        script.this = what.slot;
        script.this_stamp = if what.slot == NO_SLOT { 0 } else { self.p.fighter(what.slot).stamp };
        script.kod = if what.slot == NO_SLOT { what.piece } else { what.kod };
        script.it = what.it;
        script.power = what.power;
        script.paid = Paid::with(pay.symbols);
        script.flags = if is_super { Script::SUPER } else { 0 } | if discarded { Script::AMPLIFIED } else { 0 };
        let mut supers = self.g.face(card).powers.iter().filter(|power| self.g.program.power(**power).used.is_some());
        let number = match what.slot {
            NO_SLOT => supers.position(|power| *power == what.power).unwrap_or(0) as u8,
            _ => self.g.number_of(self.p, &what),
        };
        let used = Happened::PowerUsed { number, power: what.power };
        match what.slot {
            NO_SLOT => self.tell_open(used, pay.by, card),
            slot => self.tell_fighter(used, slot),
        }
        if self.p.combat().is_some() {
            self.note_play(pay.by);
        }
        self.p.done = SeatSet::NONE;
        self.push(Frame::Script(script));
        if is_super {
            self.look(Happening::of(Happened::SuperPowerUsed { time: script.stamp, power: what.power }, pay.by));
            if what.slot != NO_SLOT {
                self.look(Happening::to(self.p, used, what.slot));
            }
        }
    }

    /// Another use of a power whose uses are counted.
    fn count_use(&mut self, by: Seat, power: u16) {
        let who = u16::from(by.0);
        let same = |mark: &&mut Mark| mark.times > 0 && mark.power == power && mark.who == who;
        if let Some(mark) = self.p.marks.iter_mut().find(same) {
            mark.times = mark.times.saturating_add(1);
        } else if self.p.marks.try_push(Mark { who, power, via: 0, for_good: true, times: 1 }).is_some() {
            self.bound(Bound::Uses);
        }
    }

    /// Recruit points are spent on something else than a recruit.
    fn spend_points(&mut self, by: Seat, points: u8) {
        let record = &mut self.p.records[by.index()];
        record.points = record.points.saturating_sub(points);
        record.recruited = true;
    }

    /// Remembers a use.
    fn note_use(&mut self, what: &PayFor, used: &SuperDef) {
        let for_good = is_for_good(used.limit);
        if used.limit == crate::language::Within::Any {
            return;
        }
        let (who, via) = match for_good {
            true => self.g.lasting_mark(self.p, what),
            false => (mark_of(self.p, what), self.g.via_of(what)),
        };
        if self.p.marks.try_push(Mark { who, power: self.g.one_power(what.power), via, for_good, times: 0 }).is_some() {
            self.bound(Bound::Uses);
        }
    }
}
