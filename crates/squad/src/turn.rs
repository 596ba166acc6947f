//! The steps of a turn, from the power flip to the check who has won.

use crate::bound::Bound;
use crate::event::{Event, EventKind};
use crate::position::{Ask, NextFlip, Position, TurnStep};
use crate::rulebook::RuleId;
use crate::run::Run;
use crate::setup::START_HAND;
use crate::waiting::Happened;
use longbox_kernel::{Seat, Witness};

/// Cards in hand at the end of one's turn, at most.
const HAND_LIMIT: usize = 8;
/// Cards drawn on a turn.
const TURN_DRAW: u8 = 1;

/// Cards that a player has drawn by this turn of his or hers, from 1; 0: the starting hand.
pub const fn cards_seen(turn: u8) -> usize {
    START_HAND as usize + TURN_DRAW as usize * turn as usize
}

/// Keepers at the end of one's turn, at most.
pub const KEEPER_LIMIT: usize = 6;
/// A game that lasts longer ends without a winner. Real games take about thirty turns.
const TURN_LIMIT: u16 = 1_000;

impl<W: Witness<Event>> Run<'_, W> {
    /// Goes on with the turn. Each step goes straight on to the next one where nothing comes in between.
    pub(crate) fn step_turn(&mut self) {
        let seat = self.p.active;
        match self.p.step {
            TurnStep::Open => self.open(seat),
            TurnStep::PowerUp => self.power_up(seat),
            TurnStep::Draw => self.draw_step(seat),
            TurnStep::Start => self.start(seat),
            TurnStep::Attack => self.attack_step(seat),
            TurnStep::Close => self.close(seat),
            TurnStep::End => self.end_step(seat),
            TurnStep::HandLimit => self.hand_limit(seat),
            TurnStep::KeeperLimit => self.keeper_limit(seat),
            TurnStep::Check => self.check(seat),
        }
    }

    fn open(&mut self, seat: Seat) {
        self.p.step = TurnStep::PowerUp;
        if self.p.pauses {
            self.ask(seat, Ask::Pause);
        } else {
            self.power_up(seat);
        }
    }

    fn draw_step(&mut self, seat: Seat) {
        self.p.step = TurnStep::Start;
        self.draw(seat, TURN_DRAW);
        if self.nothing_waits() {
            self.start(seat);
        }
    }

    fn start(&mut self, seat: Seat) {
        self.p.step = TurnStep::Attack;
        self.happened(Happened::StartOfTurn);
        if self.nothing_waits() {
            self.attack_step(seat);
        }
    }

    fn attack_step(&mut self, seat: Seat) {
        self.p.step = TurnStep::Close;
        if !self.p.hand(seat).is_empty() {
            self.ask(seat, Ask::Attack);
        }
    }

    fn close(&mut self, seat: Seat) {
        self.p.step = TurnStep::End;
        if self.p.pauses {
            self.ask(seat, Ask::Pause);
        } else {
            self.end_step(seat);
        }
    }

    fn end_step(&mut self, seat: Seat) {
        self.p.step = TurnStep::HandLimit;
        self.happened(Happened::EndOfTurn);
        if self.nothing_waits() {
            self.hand_limit(seat);
        }
    }

    fn hand_limit(&mut self, seat: Seat) {
        if self.p.hand(seat).len() > HAND_LIMIT {
            self.ask(seat, Ask::HandLimit);
        } else {
            self.p.step = TurnStep::KeeperLimit;
            self.keeper_limit(seat);
        }
    }

    fn keeper_limit(&mut self, seat: Seat) {
        if self.p.row(seat).len() > KEEPER_LIMIT && self.g.can_lose_keeper(self.p, seat) {
            self.ask(seat, Ask::KeeperLimit);
            return;
        }
        self.p.step = TurnStep::Check;
        if self.nothing_waits() {
            self.check(seat);
        }
    }

    /// Whether the turn can go on at once; otherwise what waits is handled first.
    fn nothing_waits(&mut self) -> bool {
        self.handle_waiting();
        self.p.frames.is_empty() && self.p.outcome.is_none()
    }

    /// Heads raises the shared power by 1. The very first turn has no flip.
    fn power_up(&mut self, seat: Seat) {
        self.p.step = TurnStep::Draw;
        self.tell(EventKind::TurnBegan, seat, None, self.p.turn as i16);
        let heads = match std::mem::replace(&mut self.p.next_flip, NextFlip::Fair) {
            NextFlip::Skipped => {
                self.tell(EventKind::PowerFlipSkipped, seat, None, 0);
                self.draw_step(seat);
                return;
            }
            NextFlip::Heads => true,
            NextFlip::Fair => self.p.dice.flip(),
        };
        self.tell(EventKind::PowerFlipped, seat, None, i16::from(heads));
        if heads {
            self.set_power(i16::from(self.p.power) + 1);
            self.happened(Happened::Heads);
        }
        if self.nothing_waits() {
            self.draw_step(seat);
        }
    }

    /// Whoever is out of cards has lost; if both are, the player whose turn it is wins.
    fn check(&mut self, seat: Seat) {
        match (self.p.is_out(seat), self.p.is_out(seat.other())) {
            (_, true) if self.p.is_out(seat) => self.win(seat, RuleId::WinTie),
            (_, true) => self.win(seat, RuleId::Win),
            (true, false) => self.win(seat.other(), RuleId::Win),
            (false, false) => self.next_turn(seat),
        }
    }

    fn next_turn(&mut self, seat: Seat) {
        close_turn(self.p, seat);
        if self.p.turn >= TURN_LIMIT {
            self.bound(Bound::Turns);
            return;
        }
        self.p.turn += 1;
        let record = &mut self.p.records[seat.index()];
        if record.extra_turns > 0 {
            record.extra_turns -= 1;
        } else {
            self.p.active = seat.other();
        }
        self.p.step = TurnStep::Open;
    }
}

/// What was remembered of this turn becomes the memory of the last one.
pub(crate) fn close_turn(position: &mut Position, seat: Seat) {
    for record in &mut position.records {
        record.damage_before = record.damage;
        record.damage = 0;
        record.damaged_by = 0;
        record.damaged_by_lost = 0;
        record.boost = 0;
        record.rise = 0;
    }
    let turn = position.turn;
    let record = &mut position.records[seat.index()];
    record.attacks_before = record.attacks;
    record.attacks = 0;
    record.last_turn = turn;
    position.blocks_off = 0;
}
