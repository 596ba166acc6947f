//! One function for each change of a character in play that is no stun or KO.

use crate::derive::laws::Attempt;
use crate::event::{Event, Happened};
use crate::language::Verb;
use crate::plain::Word;
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{
    CardNo, Exile, Fighter, Fighters, Frame, NO_PIECE, NO_SEAT, Piece, Recruit, Row, SLOTS, Slot, UNKNOWN, local,
    owner, piece_of,
};
use crate::triggers::Happening;
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    pub(crate) fn free_slot(&mut self) -> Option<Slot> {
        let here = self.p.everywhere() | self.p.coming();
        let taken = self.p.records.iter().fold(here, |taken, record| taken.with(record.body));
        let free = (Fighters::ALL - taken).first().filter(|slot| usize::from(*slot) < SLOTS);
        if free.is_none() {
            self.bound(Bound::Characters);
        }
        free
    }

    /// A card that is nowhere else comes into play, if it may. Everybody sees it.
    pub(crate) fn enter(&mut self, piece: Piece, side: Seat, row: Row) -> Option<Slot> {
        self.enter_as(piece, side, row, 0)
    }

    /// The same with these flags on it, which triggers see.
    pub(crate) fn enter_as(&mut self, piece: Piece, side: Seat, row: Row, flags: u16) -> Option<Slot> {
        self.see(SeatSet::ALL, piece);
        let stamp = self.tick();
        let card = self.p.card(piece);
        self.stand(Fighter { side, row, flags, ..Fighter::new(card, piece, owner(piece), stamp) })
    }

    /// A character that had left the game for a time comes back, with what was on it; a captive is stunned.
    pub(crate) fn come_back(&mut self, exile: Exile, side: Seat, row: Row) -> Option<Slot> {
        let stamp = self.tick();
        let Exile { piece, card, counters, wounds, xp, .. } = exile;
        let flags = if exile.is_captive() { Fighter::STUNNED | Fighter::EXHAUSTED } else { 0 };
        let home = owner(piece);
        let former = if side == home { NO_SEAT } else { home.0 };
        let fighter = Fighter::new(card, piece, home, stamp);
        self.stand(Fighter { side, former, row, counters, wounds, xp, flags, ..fighter })
    }

    /// A card from outside the game gets a piece of this player, if there is room for one more.
    pub(crate) fn piece_for(&mut self, seat: Seat, card: CardNo) -> Option<Piece> {
        let cards = &mut self.p.cards[seat.index()].0;
        let Some(free) = cards.iter().position(|card| *card == UNKNOWN) else {
            self.bound(Bound::Characters);
            return None;
        };
        cards[free] = card;
        Some(piece_of(seat, free as u8))
    }

    /// A token comes into play.
    pub(crate) fn create_token(&mut self, card: CardNo, side: Seat, row: Row) -> Option<Slot> {
        let stamp = self.tick();
        self.stand(Fighter { side, row, ..Fighter::new(card, NO_PIECE, side, stamp) })
    }

    /// A slot is kept for a card that is being recruited, with all it will be when it appears.
    pub(crate) fn keep_slot(&mut self, recruit: &Recruit) -> Option<Slot> {
        let slot = self.free_slot()?;
        let stamp = self.tick();
        let Recruit { piece, side, row, .. } = *recruit;
        let fighter = Fighter::new(self.p.card(piece), piece, owner(piece), stamp);
        self.p.fighters[usize::from(slot)] = Fighter { side, row, flags: recruit.flags(), ..fighter };
        Some(slot)
    }

    /// A recruited character comes into play, in the slot that was kept for it.
    pub(crate) fn enter_kept(&mut self, slot: Slot) {
        self.stand_in(slot, *self.p.fighter(slot));
    }

    fn stand(&mut self, fighter: Fighter) -> Option<Slot> {
        let slot = self.free_slot()?;
        self.stand_in(slot, fighter);
        Some(slot)
    }

    fn stand_in(&mut self, slot: Slot, fighter: Fighter) {
        let mut fighter = Fighter { joined: self.p.moment, at: fighter.side, ..fighter };
        // Who is a main character stays one wherever the card has been.
        let main = fighter.piece != NO_PIECE && self.p.records.iter().any(|record| record.main == fighter.piece);
        fighter.set(Fighter::MAIN, main);
        self.p.fighters[usize::from(slot)] = fighter;
        self.p.in_play.add(slot);
        self.p.sides[fighter.side.index()].add(slot);
        self.p.crowded = true;
        self.p.unsettled = true;
        self.renew(slot);
        if self.p.fighter(slot).has(Word::Cocoon) {
            let fighter = &mut self.p.fighters[usize::from(slot)];
            fighter.counters = 0;
            fighter.set(Fighter::STUNNED | Fighter::EXHAUSTED, true);
            self.renew(slot);
        }
        self.enter_with_counters(slot);
        self.happens(Happened::Appeared(fighter.row), slot);
    }

    pub(crate) fn can_move(&self, slot: Slot) -> bool {
        self.g.can_move(self.p, slot)
    }

    pub(crate) fn move_row(&mut self, slot: Slot, row: Row) -> bool {
        if !self.can_move(slot) {
            return false;
        }
        let fighter = &mut self.p.fighters[usize::from(slot)];
        if fighter.row == row || fighter.row == Row::None {
            return false;
        }
        fighter.row = row;
        self.tell_fighter(Happened::Moved(row), slot);
        true
    }

    /// Another player controls it from now on. It does not appear, and it leaves a combat it was in.
    pub(crate) fn change_side(&mut self, slot: Slot, to: Seat, row: Row) {
        self.look(Happening::to(self.p, Happened::LeavesSide { by: Fighters::NONE }, slot));
        self.leave_combat(slot);
        let now = self.p.moment;
        let fighter = &mut self.p.fighters[usize::from(slot)];
        fighter.joined = now;
        let from = std::mem::replace(&mut fighter.side, to);
        fighter.former = from.0;
        fighter.at = to;
        fighter.row = row;
        self.p.away.remove(slot);
        self.p.sides[from.index()].remove(slot);
        self.p.sides[to.index()].add(slot);
        if self.leave_part(slot) {
            self.open_part(slot);
        }
        self.renew(slot);
        self.p.crowded = true;
        self.p.unsettled = true;
        self.tell_fighter(Happened::ChangedSide, slot);
    }

    /// A main character becomes another version of itself; everything on it stays.
    pub(crate) fn become_version(&mut self, slot: Slot, card: CardNo) {
        let (old, new) = (self.g.face(self.p.fighter(slot).card).level, self.g.face(card).level);
        self.replace_card(slot, card);
        self.tell_fighter(Happened::LevelBecame { level: new, before: old }, slot);
    }

    /// A character becomes another main character for good; everything on it stays. It is no levelling up.
    pub(crate) fn become_card(&mut self, slot: Slot, card: CardNo) {
        let Fighter { piece, card: before, .. } = *self.p.fighter(slot);
        if piece != NO_PIECE {
            self.p.cards[owner(piece).index()].0[local(piece)] = card;
        }
        self.replace_card(slot, card);
        self.tell_fighter(Happened::Became { before }, slot);
    }

    pub(crate) fn replace_card(&mut self, slot: Slot, card: CardNo) {
        let (old, new) = (self.g.face(self.p.fighter(slot).card).level, self.g.face(card).level);
        let fighter = &mut self.p.fighters[usize::from(slot)];
        let before = std::mem::replace(&mut fighter.card, card);
        let xp = std::mem::take(&mut fighter.xp);
        let seat = fighter.owner();
        let aside = &mut self.p.records[seat.index()].aside;
        if new < old && xp > 0 {
            // The experience for the level above waits until that very version is back.
            let _room = aside.try_push((before, xp));
        }
        if let Some(kept) = aside.iter().position(|(version, _)| *version == card) {
            let (_, xp) = aside.remove(kept);
            self.p.fighters[usize::from(slot)].xp = xp;
        }
        // Another level has other numbers; that is no gain.
        self.watch_atk();
        self.p.gauges.clear();
        self.renew(slot);
        self.p.crowded = true;
        self.p.unsettled = true;
    }

    /// Returns how much experience it has more than before.
    pub(crate) fn gain_xp(&mut self, slot: Slot, amount: i16) -> i16 {
        if amount <= 0 {
            return 0;
        }
        // Where levelling up is forbidden, experience stops at the number that is needed.
        let Some(needed) = self.g.xp_needed(self.p, slot) else { return 0 };
        let fighter = &mut self.p.fighters[usize::from(slot)];
        let before = fighter.xp;
        fighter.xp = before.saturating_add(amount.min(99) as u8).min(needed);
        let now = fighter.xp;
        self.p.unsettled = true;
        self.tell_fighter(Happened::GainedXp { xp: amount, now, needed }, slot);
        i16::from(now) - i16::from(before)
    }

    /// Readies a character. A stunned or frozen one cannot.
    pub(crate) fn ready(&mut self, slot: Slot) -> bool {
        let held = self.g.is_barred(self.p, Attempt::to(Verb::Ready), slot);
        let fighter = &mut self.p.fighters[usize::from(slot)];
        if !fighter.is_exhausted() || fighter.is_stunned() || fighter.is(Fighter::FROZEN_NOW) || held {
            return false;
        }
        fighter.set(Fighter::EXHAUSTED, false);
        self.tell_fighter(Happened::Readied, slot);
        true
    }

    pub(crate) fn exhaust(&mut self, slot: Slot) -> bool {
        let fighter = &mut self.p.fighters[usize::from(slot)];
        if fighter.is_exhausted() {
            return false;
        }
        fighter.set(Fighter::EXHAUSTED, true);
        self.tell_fighter(Happened::Exhausted, slot);
        true
    }

    /// A face-up character hides: face down and ready, without counters and equipment.
    pub(crate) fn hide(&mut self, slot: Slot) -> bool {
        if self.p.fighter(slot).is_face_down() {
            return false;
        }
        // Who turns face down sees it, as with a stun.
        self.look(Happening::to(self.p, Happened::Hid, slot));
        self.ready(slot);
        let fighter = &mut self.p.fighters[usize::from(slot)];
        fighter.set(Fighter::HIDDEN, true);
        fighter.counters = 0;
        self.tell_fighter(Happened::Hid, slot);
        self.lose_equipment(slot);
        self.leave_combat(slot);
        self.renew(slot);
        self.p.unsettled = true;
        true
    }

    /// A hidden character is turned face up. It does not recover by that, and it does not appear.
    pub(crate) fn come_out(&mut self, slot: Slot) {
        self.p.fighters[usize::from(slot)].set(Fighter::HIDDEN, false);
        self.renew(slot);
        self.p.unsettled = true;
        self.tell_fighter(Happened::CameOut, slot);
    }

    /// Exhausts it; it will not ready during its next turn.
    pub(crate) fn freeze(&mut self, slot: Slot) {
        self.exhaust(slot);
        self.p.fighters[usize::from(slot)].set(Fighter::FROZEN, true);
        self.tell_fighter(Happened::Frozen, slot);
    }

    /// Puts an equipment card that is nowhere else onto a character; an older one is KO'd.
    pub(crate) fn equip(&mut self, piece: Piece, slot: Slot) {
        self.drop_equipment(slot);
        self.see(SeatSet::ALL, piece);
        self.p.fighters[usize::from(slot)].equipment = piece;
        self.renew(slot);
        self.p.unsettled = true;
        self.happens(Happened::Equipped, slot);
    }

    /// The fighter that stands for a player who is attacked.
    pub(crate) fn body_of(&mut self, seat: Seat) -> Option<Slot> {
        let known = self.p.record(seat).body;
        if known != crate::state::position::NO_SLOT {
            return Some(known);
        }
        let slot = self.free_slot()?;
        let stamp = self.tick();
        let mut fighter = Fighter { row: Row::None, ..Fighter::new(self.g.player_card(), NO_PIECE, seat, stamp) };
        fighter.set(Fighter::PLAYER, true);
        self.p.fighters[usize::from(slot)] = fighter;
        self.p.records[seat.index()].body = slot;
        Some(slot)
    }

    /// The combat on top; the caller knows that one is there.
    pub(crate) fn fight(&mut self) -> &mut crate::state::position::Combat {
        match self.p.frames.last_mut() {
            Some(Frame::Combat(combat)) => combat,
            _ => unreachable!("a combat is being worked out"),
        }
    }
}
