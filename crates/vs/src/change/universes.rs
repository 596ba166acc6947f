//! Pocket universes are made, played and ended. Nobody appears or leaves play by going from one to another.

use crate::event::{Event, Happened};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{Fighter, Fighters, Frame, Position, SEATS, Slot, Term, Universe, Universes};
use longbox_kernel::{Deaf, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// These go to a new universe, in the rows in which they stand and with everything on them.
    pub(crate) fn make_universe(&mut self, set: Fighters, maker: Slot) {
        let last = self.p.universes.made.last().map_or(0, |universe| universe.number);
        let number = last.max(self.p.universes.turn) + 1;
        let since = self.p.fighter(maker).stamp;
        let room = self.p.universes.made.try_push(Universe { number, maker, since }).is_none();
        if !room || number == Universes::LAST {
            self.bound(Bound::Universes);
            return;
        }
        self.tell_fighter(Happened::UniverseMade { number, characters: set.len() as u8 }, maker);
        for slot in set {
            self.leave_combat(slot);
            let fighter = &mut self.p.fighters[usize::from(slot)];
            fighter.at = fighter.side;
            self.p.universes.of[usize::from(slot)] = number;
        }
        self.p.away -= set;
        self.lose_sight_of(set);
        self.p.universes.apart |= set;
        self.p.in_play -= set;
        self.renew_board();
    }

    /// What is in progress speaks no longer of those who are in another universe now.
    fn lose_sight_of(&mut self, set: Fighters) {
        for frame in self.p.frames.iter_mut() {
            match frame {
                Frame::Script(script) => {
                    script.it -= set;
                    script.picked -= set;
                    script.those -= set;
                }
                Frame::AttackPlan(plan) => {
                    plan.attackers -= set;
                    plan.targets -= set;
                }
                Frame::Form(form) => form.moving -= set,
                Frame::Combat(combat) => combat.survived -= set,
                Frame::Pay(_) | Frame::Recruit(_) => {}
            }
        }
    }

    /// The turn that follows is taken in that universe.
    pub(crate) fn turn_to(&mut self, number: u8) {
        if self.p.universes.made.is_empty() && self.p.universes.turn == 0 {
            return;
        }
        self.show_board(number);
        self.p.universes.turn = number;
        self.drop_empty_universes();
    }

    /// The board of that universe is at hand, and no other.
    fn show_board(&mut self, number: u8) {
        let p = &mut *self.p;
        let before = std::mem::replace(&mut p.universes.at_hand, number);
        if before == number {
            return;
        }
        for slot in p.in_play | p.machines {
            let machine = if p.machines.contains(slot) { Universes::MACHINE } else { 0 };
            p.universes.of[usize::from(slot)] = before | machine;
        }
        p.universes.apart |= p.in_play | p.machines;
        (p.in_play, p.machines) = (Fighters::NONE, Fighters::NONE);
        self.join_board(number);
    }

    /// Whoever is noted for that universe stands on the board at hand from now on.
    fn join_board(&mut self, number: u8) {
        let (characters, machines) = self.p.universes.members(number);
        self.p.universes.apart -= characters | machines;
        self.p.in_play |= characters;
        self.p.machines |= machines;
        self.renew_board();
    }

    /// Does something on every board, whichever is at hand.
    pub(crate) fn on_each_board(&mut self, mut act: impl FnMut(&mut Self)) {
        if self.p.universes.apart.is_empty() {
            act(self);
            return;
        }
        let at_hand = self.p.universes.at_hand;
        let made = self.p.universes.made;
        for number in std::iter::once(0).chain(made.iter().map(|universe| universe.number)) {
            self.show_board(number);
            act(self);
        }
        self.show_board(at_hand);
    }

    /// Another board than before is at hand: everything that sums up who stands there is worked out anew.
    fn renew_board(&mut self) {
        let p = &mut *self.p;
        p.sides = [Fighters::NONE; SEATS];
        for slot in p.in_play {
            let side = p.fighter(slot).side;
            p.sides[side.index()].add(slot);
        }
        for slot in p.in_play | p.machines {
            p.universes.of[usize::from(slot)] = 0;
        }
        for kept in [&mut p.rulers, &mut p.shapers, &mut p.broad, &mut p.restless, &mut p.barring] {
            *kept = Fighters::NONE;
        }
        // Numbers that are others here are no gain.
        p.gauges.clear();
        p.wide = true;
        p.crowded = true;
        p.unsettled = true;
        p.touched = Fighters::NONE;
        self.renew_all();
        self.count_changes();
    }

    /// A universe in which nobody is left is no more.
    fn drop_empty_universes(&mut self) {
        let at_hand = self.p.universes.at_hand;
        for universe in self.p.universes.made {
            let (characters, machines) = self.p.universes.members(universe.number);
            if universe.number != at_hand && (characters | machines).is_empty() {
                self.p.universes.made.retain(|other| other.number != universe.number);
                let ended = Happened::UniverseEnded { number: universe.number, characters: 0 };
                self.tell(ended, self.p.active);
            }
        }
    }

    /// Whoever is in a universe whose maker has left play comes back. True if there was one.
    pub(crate) fn end_universes(&mut self) -> bool {
        let gone = |universe: &&Universe| !self.p.is_kept_up(universe);
        let Some(universe) = self.p.universes.made.iter().find(gone).copied() else { return false };
        self.end_universe(universe.number);
        true
    }

    /// They come back as they are. They and those who were there count as having come together, so that their player
    /// chooses who of one name stays.
    fn end_universe(&mut self, number: u8) {
        self.new_batch();
        let back = self.p.characters_in(number);
        for slot in back | self.p.characters_in(0) {
            let now = self.p.moment;
            let fighter = &mut self.p.fighters[usize::from(slot)];
            fighter.joined = now;
            fighter.set(Fighter::REUNITED, true);
        }
        self.tell(Happened::UniverseEnded { number, characters: back.len() as u8 }, self.p.active);
        let universes = &mut self.p.universes;
        universes.made.retain(|universe| universe.number != number);
        let (characters, machines) = universes.members(number);
        for slot in characters | machines {
            universes.of[usize::from(slot)] &= Universes::MACHINE;
        }
        if universes.at_hand == number {
            universes.at_hand = 0;
        }
        if universes.at_hand == 0 {
            self.join_board(0);
        }
    }

    /// The universe of the next turn of this player: those in which the player has characters, one after another.
    pub(crate) fn next_universe(&self) -> Option<u8> {
        let p = &*self.p;
        let next = |universe: &&Universe| {
            universe.number > p.universes.turn
                && p.alive.contains(p.active)
                && p.has_turns_in(p.active, universe.number)
        };
        p.universes.made.iter().find(next).map(|universe| universe.number)
    }

    /// What ends with a turn of a player, when some stand elsewhere: it ends for those who are here.
    pub(crate) fn end_here(&mut self, term: Term) {
        let (universes, turn_began) = (self.p.universes, self.p.turn_began);
        let modifiers = &mut self.p.modifiers;
        modifiers.retain(|modifier| {
            let stays = universes.ignores_turn(modifier, turn_began) || modifier.who.meets(universes.apart);
            modifier.term != term || stays
        });
        for modifier in modifiers.iter_mut().filter(|modifier| modifier.term == term) {
            modifier.who &= universes.apart;
        }
    }

    /// The same for triggers that effects have made.
    pub(crate) fn end_delayed_here(&mut self, term: Term) {
        let mut delayed = self.p.delayed;
        delayed.retain(|delayed| delayed.term != term || self.p.is_made_elsewhere(delayed));
        self.p.delayed = delayed;
    }
}

impl Position {
    /// Whether the maker of a universe is still in play.
    fn is_kept_up(&self, universe: &Universe) -> bool {
        self.everywhere().contains(universe.maker) && self.fighter(universe.maker).stamp == universe.since
    }
}

impl crate::Vs {
    /// The game as it would be with the board of another universe at hand, to look at.
    pub fn with_board(&self, p: &Position, number: u8) -> Position {
        let mut other = p.clone();
        Run { g: self, p: &mut other, w: &mut Deaf }.show_board(number);
        other
    }
}
