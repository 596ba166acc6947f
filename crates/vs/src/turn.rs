//! A turn, step by step.

mod build;
pub(crate) mod copies;
pub(crate) mod location_powers;
pub(crate) mod offer;
pub(crate) mod pay;
pub(crate) mod plays;
pub(crate) mod prices;
pub(crate) mod purse;
pub(crate) mod reactions;
mod recovery;
pub(crate) mod recruits;
pub(crate) mod supers;

use crate::event::{Event, Happened};
use crate::program::{BUILD, RECOVERY, START_OF_MAIN};
use crate::rulebook::{Bound, RuleId};
use crate::run::Run;
use crate::state::position::{Ask, Fighter, Fighters, Frame, Mode, NO_PIECE, NO_SLOT, Row, Slot, Term, TurnStep};
use crate::triggers::Happening;
use longbox_kernel::{Reason, Seat, SeatSet, Verdict, Witness};

/// Turns after which a game ends without a winner.
const TURN_LIMIT: u16 = 500;
/// Rounds without a wound or an emptier deck after which nothing will come of the game.
const BARREN_ROUNDS: usize = 20;
/// A starting hand.
const START_HAND: u8 = 7;
/// Cards drawn on a turn, but for the first one of the game.
const TURN_DRAW: u8 = 2;

/// Cards that the player who goes first has drawn by this turn of his or hers, from 1; 0: the starting hand.
pub const fn cards_seen(turn: u8) -> usize {
    START_HAND as usize + TURN_DRAW as usize * turn.saturating_sub(1) as usize
}

impl<W: Witness<Event>> Run<'_, W> {
    /// The next step of a turn, when nothing else is in progress.
    pub(crate) fn step_turn(&mut self) {
        if (TurnStep::Start..TurnStep::Cleanup).contains(&self.p.step) {
            self.cut_short();
        }
        match self.p.step {
            TurnStep::GoFirst => self.ask(self.p.active, Ask::GoFirst),
            TurnStep::Place => self.ask(self.p.active, Ask::Place),
            TurnStep::Mulligan => self.ask(self.p.active, Ask::Mulligan),
            TurnStep::Start => self.start_turn(),
            TurnStep::StartTriggers => {
                self.p.step = if self.p.is_pocket_turn() { TurnStep::Recover } else { TurnStep::Draw };
                self.p.done = SeatSet::NONE;
                self.new_batch();
                self.look(Happening::of(Happened::TurnStarts, self.p.active));
            }
            TurnStep::Draw => self.draw_for_turn(),
            TurnStep::Recover => self.recover_step(),
            TurnStep::Ready => self.ready_all(),
            TurnStep::RecoveryPowers => self.ask_for_powers(RECOVERY, Ask::Recovery, TurnStep::BuildStart),
            TurnStep::BuildStart => {
                for seat in self.p.turn_players().iter() {
                    self.end_terms(Term::RecoveryOf(seat));
                }
                if self.p.is_pocket_turn() {
                    self.p.step = TurnStep::Formation;
                    return;
                }
                self.p.step = TurnStep::Resource;
                self.begin_building(self.p.active);
                self.look(Happening::of(Happened::BuildStarts, self.p.active));
            }
            TurnStep::Resource => self.resource_step(),
            TurnStep::Recruit => self.recruit_step(),
            TurnStep::Formation => {
                let by = self.p.active;
                self.push(Frame::Form(crate::state::frame::Form { by, moving: Fighters::NONE }));
            }
            TurnStep::BuildClose => self.ask_for_powers(BUILD, Ask::BuildClose, TurnStep::MainStart),
            TurnStep::MainStart => {
                self.p.step = TurnStep::StartOfMain;
                self.p.done = SeatSet::NONE;
                self.look(Happening::of(Happened::MainStarts, self.p.active));
            }
            TurnStep::StartOfMain => self.ask_for_powers(START_OF_MAIN, Ask::StartOfMain, TurnStep::Main),
            TurnStep::Main => self.main_step(),
            TurnStep::End => {
                self.p.step = TurnStep::Cleanup;
                self.new_batch();
                self.look(Happening::of(Happened::TurnEnds, self.p.active));
            }
            TurnStep::Cleanup => self.end_turn(),
        }
    }

    /// Asks whoever has a power for this moment and has not passed; then comes the next step.
    fn ask_for_powers(&mut self, moments: u8, ask: Ask, then: TurnStep) {
        let mut players = self.p.turn_players().iter().filter(|seat| !self.p.done.contains(*seat));
        let could = |seat: &Seat| self.may_hold_twist(*seat, moments) || self.g.has_power_for(self.p, *seat, moments);
        match players.find(could) {
            Some(seat) => self.ask(seat, ask),
            None => {
                self.p.done = SeatSet::NONE;
                self.p.step = then;
            }
        }
    }

    /// The player who won the draw decides who goes first.
    pub(crate) fn choose_first(&mut self, first: Seat) {
        self.p.first = first;
        self.p.active = first;
        self.p.step = TurnStep::Place;
        self.tell(Happened::GoesFirst, first);
    }

    /// The next seat of the set-up; true if all had their turn.
    fn next_in_setup(&mut self) -> bool {
        self.p.active = self.p.alive.next_after(self.p.active).unwrap_or(self.p.first);
        self.p.active == self.p.first
    }

    pub(crate) fn place_main(&mut self, seat: Seat, row: Row) {
        let main = self.p.record(seat).main;
        if let Some(slot) = self.p.slot_of(main) {
            self.p.fighters[usize::from(slot)].row = row;
            self.tell_fighter(Happened::Placed(row), slot);
        }
        if self.next_in_setup() {
            self.draw_first_hands();
        }
    }

    /// Every main character stands: all draw, then may mulligan.
    pub(crate) fn draw_first_hands(&mut self) {
        self.p.step = TurnStep::Mulligan;
        let mut seat = self.p.first;
        for _ in 0..self.p.alive.len() {
            self.draw(seat, START_HAND);
            seat = self.p.alive.next_after(seat).unwrap_or(seat);
        }
    }

    pub(crate) fn begin_first_turn(&mut self) {
        self.p.step = TurnStep::Start;
        self.p.turn = 1;
    }

    pub(crate) fn answer_mulligan(&mut self, seat: Seat, again: bool) {
        match again {
            true => self.mulligan(seat),
            false => self.tell(Happened::KeptHand, seat),
        }
        if self.next_in_setup() {
            self.begin_first_turn();
        }
    }

    fn start_turn(&mut self) {
        self.p.trials.clear();
        self.p.turn_began = self.tick();
        let (turn, universe) = (self.p.turn, self.p.universes.turn);
        self.tell(Happened::TurnBegan { turn, universe }, self.p.active);
        self.forget_last_turn();
        let players = self.p.turn_players();
        if let Some(seat) = players.iter().find(|seat| self.has_lost_its_main(*seat)) {
            self.p.step = TurnStep::Cleanup;
            self.lose(seat, RuleId::WinStart);
            return;
        }
        self.p.step = TurnStep::StartTriggers;
        if self.mains_of(self.p.active).len() > 1 && self.p.mode != Mode::TwoHeaded {
            self.ask(self.p.active, Ask::KeepMain);
        }
    }

    fn forget_last_turn(&mut self) {
        self.forget_turn();
        for record in &mut self.p.records {
            record.discount = 0;
            record.team_discount = (0, 0);
            record.bonus = 0;
            record.points = 0;
            record.recruited = false;
        }
        self.p.marks.retain(|mark| mark.for_good);
        let frozen_now = self.p.side(self.p.active);
        for slot in self.p.in_play {
            let fighter = &mut self.p.fighters[usize::from(slot)];
            if frozen_now.contains(slot) && fighter.is_frozen() {
                fighter.set(Fighter::FROZEN_NOW, true);
            }
        }
        if self.p.wide && !self.p.restless.is_empty() {
            self.renew_all();
        }
    }

    /// The main characters on a player's side.
    pub(crate) fn mains_of(&self, seat: Seat) -> Fighters {
        self.p.side(seat).filter(|slot| self.p.fighter(slot).is_main())
    }

    /// An enemy has the player's main character, or it lies in KO pile or deck.
    fn has_lost_its_main(&self, seat: Seat) -> bool {
        let main = self.p.record(seat).main;
        if main == NO_PIECE {
            return false;
        }
        let zones = self.p.zones(crate::state::position::owner(main));
        let stolen = self.p.slot_of(main).is_some_and(|slot| !self.p.are_allies(self.p.fighter(slot).side, seat));
        stolen || zones.ko.contains(main) || zones.deck.contains(&(crate::state::position::local(main) as u8))
    }

    /// Of two main characters one is kept.
    pub(crate) fn keep_main(&mut self, slot: Slot) {
        let others = self.mains_of(self.p.active).without(slot);
        self.ko(others, Fighters::NONE);
    }

    fn draw_for_turn(&mut self) {
        let several = self.p.seats.len() > 2 && self.p.mode != Mode::TwoHeaded;
        let count = match self.p.turn {
            1 => 0,
            2 if several => 1,
            _ => TURN_DRAW,
        };
        for seat in self.p.turn_players().iter() {
            self.draw(seat, count);
        }
        self.p.done = SeatSet::NONE;
        self.p.step = TurnStep::Recover;
    }

    pub(crate) fn ask_formation(&mut self) {
        let Some(Frame::Form(form)) = self.p.frames.last() else { return };
        self.ask(form.by, Ask::Formation);
    }

    pub(crate) fn pick_mover(&mut self, slot: Slot) {
        if let Some(Frame::Form(form)) = self.p.frames.last_mut() {
            form.moving.add(slot);
        }
    }

    /// Everybody picked changes rows, all at once.
    pub(crate) fn finish_formation(&mut self) {
        let Some(Frame::Form(form)) = self.p.frames.pop() else { return };
        self.new_batch();
        for slot in form.moving {
            let row = if self.p.fighter(slot).row == Row::Front { Row::Back } else { Row::Front };
            self.move_row(slot, row);
        }
        self.p.done = SeatSet::NONE;
        self.p.step = if self.p.is_pocket_turn() { TurnStep::MainStart } else { TurnStep::BuildClose };
    }

    fn main_step(&mut self) {
        let waiting = self.p.turn_players().iter().find(|seat| !self.p.done.contains(*seat));
        match waiting {
            Some(seat) => self.ask(seat, Ask::Main),
            None => self.p.step = TurnStep::End,
        }
    }

    /// A player is done with the main phase.
    pub(crate) fn end_main(&mut self, seat: Seat) {
        self.p.done = self.p.done.with(seat);
    }

    fn end_turn(&mut self) {
        self.end_terms(Term::Turn);
        self.end_terms(Term::NextAttack);
        self.end_predictions();
        let together = self.p.seats.iter().filter(|seat| self.p.share_a_side(*seat, self.p.active)).collect();
        self.end_turns_of(together);
        for slot in self.p.in_play {
            let since = together.0 as u16 * Fighter::ATTACKED_SINCE;
            self.p.fighters[usize::from(slot)].set(since, false);
        }
        // Also those who have gone to another universe since.
        for slot in self.p.everywhere() {
            let fighter = &mut self.p.fighters[usize::from(slot)];
            if fighter.is(Fighter::FROZEN_NOW) && together.contains(fighter.side) {
                fighter.set(Fighter::FROZEN | Fighter::FROZEN_NOW, false);
            }
        }
        self.stop_if_stuck();
        let (next, universe) = match self.next_universe() {
            Some(universe) => (self.p.active, universe),
            None => (self.next_player(), 0),
        };
        self.turn_to(universe);
        self.end_terms_until_turn_of(next);
        self.p.active = next;
        self.p.builder = next;
        self.p.parts.at_work = NO_SLOT;
        // Numbers may depend on whose turn it is.
        self.p.unsettled |= !self.p.shapers.is_empty();
        self.p.turn += 1;
        self.p.step = TurnStep::Start;
        if self.p.turn > TURN_LIMIT {
            self.bound(Bound::Turns);
        }
    }

    /// Nothing is left of the turn of a player who is out, nor of one whose universe has ended.
    fn cut_short(&mut self) {
        if !self.p.alive.contains(self.p.active) {
            self.p.step = TurnStep::Cleanup;
        } else if self.p.has_lost_its_universe() {
            self.p.step = if self.p.step == TurnStep::Start { TurnStep::Cleanup } else { TurnStep::End };
        }
    }

    fn next_player(&self) -> Seat {
        let mut next = self.p.active;
        for _ in 0..crate::state::position::SEATS {
            next = self.p.alive.next_after(next).unwrap_or(next);
            if !self.p.share_a_side(next, self.p.active) {
                return next;
            }
        }
        next
    }

    /// Nothing comes of it any more: fewest wounds win.
    fn stop_if_stuck(&mut self) {
        if !self.is_stuck() {
            return;
        }
        let wounds = |seat: Seat| {
            let main = self.p.record(seat).main;
            let away = self.p.exiles.iter().find(|exile| exile.piece == main).map(|exile| exile.wounds);
            self.p
                .anywhere(main)
                .map(|slot| self.p.fighter(slot).wounds)
                .or(away)
                .map_or(i8::MAX, |wounds| wounds.max(0))
        };
        let fewest = self.p.alive.iter().map(wounds).min().unwrap_or(0);
        let best: SeatSet = self.p.alive.iter().filter(|seat| wounds(*seat) == fewest).collect();
        let first = best.first().unwrap_or(self.p.active);
        if best.iter().all(|seat| self.p.are_allies(seat, first)) {
            let team = self.p.seats.iter().filter(|seat| self.p.are_allies(*seat, first)).collect();
            self.win(team, RuleId::WinFewestWounds);
        } else {
            self.end(Verdict::Tie, Reason::Rule(RuleId::WinTie as u16));
        }
    }

    /// Whether a whole round of turns went by without a card in any deck and without an attack. The turn in which the
    /// last card is drawn does not count. Decks that only get back what they gave, and attacks that wound no main
    /// character, take many rounds.
    fn is_stuck(&mut self) -> bool {
        let in_decks: usize = self.p.alive.iter().map(|seat| self.p.zones(seat).deck_size()).sum();
        let in_decks = u8::try_from(in_decks).unwrap_or(u8::MAX);
        let p = &mut *self.p;
        let empty = in_decks == 0 && p.least_in_decks == 0;
        let attacked = p.records.iter().any(|record| record.attacks > 0);
        p.idle_turns = if empty && !attacked { p.idle_turns + 1 } else { 0 };
        p.barren_turns = if in_decks < p.least_in_decks { 0 } else { p.barren_turns.saturating_add(1) };
        p.least_in_decks = p.least_in_decks.min(in_decks);
        let round = p.turns_of_a_round(match p.mode {
            Mode::TwoHeaded => 2,
            _ => p.alive.len(),
        });
        let barren = (BARREN_ROUNDS * round).min(usize::from(u8::MAX) - 1);
        usize::from(p.idle_turns) >= round || usize::from(p.barren_turns) > barren
    }
}
