//! Effects that wait for their turn, and the order they come in.

use crate::bound::Bound;
use crate::compile::covers;
use crate::event::{Event, EventKind};
use crate::language::{Side, Who, Whose};
use crate::position::{Frame, NOBODY, PendingEffect, Script, UNKNOWN};
use crate::program::TriggerOp;
use crate::run::Run;
use longbox_kernel::{Seat, Witness};

/// Something that Keepers may wait for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happened {
    StartOfTurn,
    EndOfTurn,
    AttackDealt {
        by: Seat,
        piece: u8,
        damage: u8,
    },
    /// A block from hand; of an attack with this piece, or of a hit.
    HandBlocked {
        blocker: Seat,
        attack: Option<u8>,
    },
    KeeperEntered {
        piece: u8,
        seat: Seat,
    },
    KeeperDestroyed {
        piece: u8,
        seat: Seat,
    },
    Drew {
        seat: Seat,
        count: u8,
    },
    Healed {
        seat: Seat,
        count: u8,
    },
    AbilityDiscarded {
        seat: Seat,
        count: u8,
    },
    Heads,
    /// A card damaged a player.
    Damaged {
        victim: Seat,
        source: u8,
        by: Seat,
        keeper: bool,
        damage: u8,
    },
    DeckEmpty {
        seat: Seat,
    },
}

impl Happened {
    /// The kinds of trigger that may answer.
    #[inline]
    fn bits(self) -> u32 {
        let any = Who::Me;
        match self {
            Happened::StartOfTurn => TriggerOp::StartOfTurn(Whose::Each).bit(),
            Happened::EndOfTurn => TriggerOp::EndOfTurn(Whose::Each).bit(),
            Happened::AttackDealt { .. } => TriggerOp::AttackDeals(any, 0, 0).bit(),
            Happened::HandBlocked { .. } => TriggerOp::HandBlock(any).bit() | TriggerOp::HandBlocksAttack(any, 0).bit(),
            Happened::KeeperEntered { .. } => TriggerOp::KeeperEnters(Side::Any, 0).bit(),
            Happened::KeeperDestroyed { .. } => TriggerOp::KeeperDestroyed(Side::Any).bit(),
            Happened::Drew { .. } => TriggerOp::Draws(any).bit(),
            Happened::Healed { .. } => TriggerOp::Heals.bit(),
            Happened::AbilityDiscarded { .. } => TriggerOp::AbilityDiscards(any).bit(),
            Happened::Heads => TriggerOp::Heads.bit(),
            Happened::Damaged { .. } => {
                TriggerOp::AssaultDamages.bit()
                    | TriggerOp::OwnCardDamagesMe.bit()
                    | TriggerOp::KeeperDamagesMe(Side::Any).bit()
            }
            Happened::DeckEmpty { .. } => TriggerOp::FoeDeckEmpty.bit(),
        }
    }
}

/// Whether `seat` is the player that a Keeper of `me` means.
fn is(who: Who, me: Seat, seat: Seat) -> bool {
    match who {
        Who::Me => me == seat,
        Who::Foe => me != seat,
        Who::Turn | Who::Chosen | Who::Holder => false,
    }
}

fn turn_of(whose: Whose, me: Seat, active: Seat) -> bool {
    match whose {
        Whose::Mine => me == active,
        Whose::Foes => me != active,
        Whose::Each => true,
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Lets every Keeper that waits for this put its effect in line.
    #[inline(always)]
    pub(crate) fn happened(&mut self, what: Happened) {
        let bits = what.bits();
        if self.p.triggers_in_play & bits != 0 {
            self.put_in_line(what, bits);
        }
    }

    #[inline(never)]
    fn put_in_line(&mut self, what: Happened, bits: u32) {
        for me in [Seat::A, Seat::B] {
            for at in 0..self.p.row(me).len() {
                let piece = self.p.row(me)[at].piece;
                let card = usize::from(self.p.card(piece));
                if self.g.trigger_bits[card] & bits == 0 {
                    continue;
                }
                for number in 0..self.g.faces[card].triggers.len() {
                    let (trigger, place) = self.g.faces[card].triggers[number];
                    if let Some((it, amount)) = self.answers(trigger, me, piece, what) {
                        self.wait(PendingEffect { at: place, card: UNKNOWN, source: piece, me, it, amount });
                    }
                }
            }
        }
    }

    /// Whether this trigger of a Keeper answers, and what its effect then speaks of.
    fn answers(&self, trigger: TriggerOp, me: Seat, keeper: u8, what: Happened) -> Option<(u8, u8)> {
        let fits = |filter, piece| self.g.fits(self.p, filter, piece, &Script::new(0, keeper, me));
        let nothing = (NOBODY, 0);
        match (trigger, what) {
            (TriggerOp::StartOfTurn(whose), Happened::StartOfTurn)
            | (TriggerOp::EndOfTurn(whose), Happened::EndOfTurn) => {
                turn_of(whose, me, self.p.active).then_some(nothing)
            }
            (TriggerOp::AttackDeals(who, filter, least), Happened::AttackDealt { by, piece, damage }) => {
                (damage >= least && is(who, me, by) && fits(filter, piece)).then_some((piece, damage))
            }
            (TriggerOp::HandBlock(who), Happened::HandBlocked { blocker, .. }) => {
                is(who, me, blocker).then_some(nothing)
            }
            (TriggerOp::HandBlocksAttack(who, filter), Happened::HandBlocked { blocker, attack: Some(piece) }) => {
                (is(who, me, blocker) && fits(filter, piece)).then_some((piece, 0))
            }
            (TriggerOp::KeeperEnters(side, filter), Happened::KeeperEntered { piece, seat }) => {
                (piece != keeper && covers(side, seat == me) && fits(filter, piece)).then_some((piece, 0))
            }
            (TriggerOp::KeeperDestroyed(side), Happened::KeeperDestroyed { piece, seat }) => {
                (piece != keeper && covers(side, seat == me)).then_some((piece, 0))
            }
            (TriggerOp::Draws(who), Happened::Drew { seat, count })
            | (TriggerOp::AbilityDiscards(who), Happened::AbilityDiscarded { seat, count }) => {
                is(who, me, seat).then_some((NOBODY, count))
            }
            (TriggerOp::Heals, Happened::Healed { seat, count }) => (seat == me).then_some((NOBODY, count)),
            (TriggerOp::Heads, Happened::Heads) => Some(nothing),
            (TriggerOp::FoeDeckEmpty, Happened::DeckEmpty { seat }) => (seat != me).then_some(nothing),
            (_, Happened::Damaged { .. }) => self.answers_damage(trigger, me, what),
            _ => None,
        }
    }

    fn answers_damage(&self, trigger: TriggerOp, me: Seat, what: Happened) -> Option<(u8, u8)> {
        let Happened::Damaged { victim, source, by, keeper, damage } = what else { return None };
        let answers = match trigger {
            TriggerOp::AssaultDamages => keeper && by == me && self.face(source).assault > 0,
            TriggerOp::OwnCardDamagesMe => victim == me && by == me,
            TriggerOp::KeeperDamagesMe(side) => keeper && victim == me && covers(side, by == me),
            _ => false,
        };
        answers.then_some((source, damage))
    }

    /// A Keeper that watches for an empty deck looks when it enters, too.
    pub(crate) fn curtain(&mut self, me: Seat, piece: u8) {
        for number in 0..self.face(piece).triggers.len() {
            let (trigger, at) = self.face(piece).triggers[number];
            if trigger == TriggerOp::FoeDeckEmpty {
                self.wait(PendingEffect { at, card: UNKNOWN, source: piece, me, it: NOBODY, amount: 0 });
            }
        }
    }

    /// What a Keeper does when it is destroyed; works from the discard pile.
    pub(crate) fn last_words(&mut self, me: Seat, piece: u8) {
        for number in 0..self.face(piece).triggers.len() {
            let (trigger, at) = self.face(piece).triggers[number];
            if trigger == TriggerOp::Destroyed {
                let card = self.p.card(piece);
                self.wait(PendingEffect { at, card, source: piece, me, it: NOBODY, amount: 0 });
            }
        }
    }

    pub(crate) fn wait(&mut self, pending: PendingEffect) {
        if self.p.pending_effects.try_push(pending).is_some() {
            self.bound(Bound::Waiting);
        }
    }

    /// A Keeper leaves play: what it still had to do is skipped.
    pub(crate) fn skip_effects_of(&mut self, piece: u8, me: Seat) {
        while let Some(at) =
            self.p.pending_effects.iter().position(|pending| !pending.is_outside() && pending.source == piece)
        {
            self.p.pending_effects.remove(at);
            self.tell_open(EventKind::EffectSkipped, me, piece, 0);
        }
    }

    /// Handles everything that waits before going on.
    pub(crate) fn handle_waiting(&mut self) {
        if !self.p.pending_effects.is_empty() {
            self.push(Frame::Waiting);
        }
    }

    /// Takes the next waiting effect: the other player's before the turn player's, last words and
    /// Counterstrike first, then oldest Keeper to newest.
    pub(crate) fn step_waiting(&mut self) {
        let Some(at) = self.next_pending() else {
            self.p.frames.pop();
            return;
        };
        let pending = self.p.pending_effects.remove(at);
        let mut script = Script::new(pending.at, pending.source, pending.me);
        script.own = pending.card;
        script.it = pending.it;
        script.amount = pending.amount;
        self.begin_effect(script);
    }

    fn next_pending(&self) -> Option<usize> {
        let age = |pending: &PendingEffect| match pending.is_outside() {
            true => 0,
            false => 1 + self.p.row(pending.me).iter().position(|keeper| keeper.piece == pending.source).unwrap_or(0),
        };
        let order = |pending: &PendingEffect| (pending.me == self.p.active, age(pending));
        (0..self.p.pending_effects.len()).min_by_key(|at| order(&self.p.pending_effects[*at]))
    }
}
