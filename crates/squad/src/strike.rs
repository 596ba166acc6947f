//! Attacks and hits: declaration, blocks, damage, and what the attack's own card then does.

use crate::event::{Event, EventKind};
use crate::language::To;
use crate::position::{Ask, CardNo, Frame, NOBODY, PendingEffect, Script, Strike, StrikeStep};
use crate::program::TriggerOp;
use crate::run::Run;
use crate::waiting::Happened;
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// A card that was just taken from its place is played as an attack.
    pub(crate) fn begin_attack(&mut self, piece: u8, by: Seat, bonus: i8) {
        self.see_all(piece);
        let record = &mut self.p.records[by.index()];
        record.attacks = record.attacks.saturating_add(1);
        let mut strike = new_strike((piece, self.p.card(piece)), by, by.other(), Strike::ATTACK);
        strike.bonus = bonus;
        strike.base = self.face(piece).attack;
        // Told before the attack is in progress, so that its cause is what let it be played.
        self.tell_open(EventKind::Attacked, by, piece, 0);
        self.push(Frame::Strike(strike));
    }

    /// A card hits a player. The card is given with its piece, which may hold another one by now.
    pub(crate) fn begin_hit(&mut self, source: (u8, CardNo), me: Seat, victim: Seat, amount: i16) {
        let in_play = self.p.keeper_seat(source.0);
        let mut strike = new_strike(source, in_play.unwrap_or(me), victim, 0);
        if in_play.is_some() {
            strike.flags |= Strike::KEEPER;
        }
        strike.base = amount.clamp(0, 200) as u8;
        strike.stage = StrikeStep::Fix;
        self.push(Frame::Strike(strike));
    }

    /// Goes on with the strike on top. Each stage goes straight on to the next one where nothing comes in between.
    pub(crate) fn step_strike(&mut self) {
        match self.strike().stage {
            StrikeStep::Declare => self.declare(),
            StrikeStep::Fix => self.fix_value(),
            StrikeStep::Damage => self.damage(),
            StrikeStep::Done => self.after_damage(),
            StrikeStep::Own(part) => self.own_effect(part),
            StrikeStep::Leave => self.leave(),
        }
    }

    fn declare(&mut self) {
        let strike = self.strike();
        strike.stage = StrikeStep::Fix;
        let (source, by, strike_card) = (strike.source, strike.by, strike.card);
        match self.g.face(strike_card).declared {
            Some(place) => self.begin_effect(Script::new(place, source, by)),
            None => self.fix_value(),
        }
    }

    /// The number of points is fixed and the Factors stand open; then those who watch for attacks look.
    fn fix_value(&mut self) {
        let strike = *self.strike();
        let face = self.g.face(strike.card);
        let open = [face.factors[0] as u8, if face.two_factors { face.factors[1] as u8 } else { NOBODY }];
        let value = match strike.is_attack() {
            true => self.g.attack_value(self.p, &strike),
            false => self.g.hit_value(self.p, &strike),
        };
        let limit = if strike.is_attack() { self.g.damage_cap(self.p, strike.victim) } else { u8::MAX };
        let kind = if strike.is_attack() { EventKind::AttackValued } else { EventKind::Hit };
        self.tell(kind, strike.by, Some(strike.card), i16::from(value));
        let off = self.blocks_off_for(&strike);
        let strike = self.strike();
        strike.value = value.min(limit);
        strike.open = open;
        strike.blocks |= off;
        strike.stage = StrikeStep::Damage;
        if strike.is_attack() && self.p.triggers_in_play & TriggerOp::FoeAttacks.bit() != 0 {
            self.watchers_look();
        } else {
            self.damage();
        }
    }

    /// What is switched off this turn: hand blocks for all damage to the other player, deck icons for the turn
    /// player's own damage.
    fn blocks_off_for(&self, strike: &Strike) -> u8 {
        match () {
            () if strike.victim == self.p.active => 0,
            () if strike.by == self.p.active => self.p.blocks_off,
            () => self.p.blocks_off & Strike::NOT_HAND,
        }
    }

    /// Keepers of the defender that look when an attack is declared do so at once, oldest first.
    fn watchers_look(&mut self) {
        let victim = self.strike().victim;
        for at in (0..self.p.row(victim).len()).rev() {
            let piece = self.p.row(victim)[at].piece;
            if self.g.trigger_bits[usize::from(self.p.card(piece))] & TriggerOp::FoeAttacks.bit() == 0 {
                continue;
            }
            for number in 0..self.face(piece).triggers.len() {
                let (trigger, place) = self.face(piece).triggers[number];
                if trigger == TriggerOp::FoeAttacks {
                    self.begin_effect(Script::new(place, piece, victim));
                }
            }
        }
    }

    /// Blocks from hand first; then cards fall from the deck, and when it is empty from the hand.
    fn damage(&mut self) {
        let strike = *self.strike();
        if self.may_block_from_hand(&strike) {
            self.ask(strike.victim, Ask::Block);
            return;
        }
        // The strike is worked on in a copy of its own: this is the hottest loop of the game.
        let mut strike = strike;
        strike.flags |= Strike::FLIPPING;
        while strike.dealt < strike.value && strike.flags & Strike::STOPPED == 0 {
            if let Some(piece) = self.off_deck(strike.victim) {
                let blocks = strike.blocks & Strike::NOT_DECK == 0 && self.g.icon_counts(self.p, &strike, piece);
                self.put_on_discard(strike.victim, piece);
                self.tell_open(EventKind::LostFromDeck, strike.victim, piece, i16::from(blocks));
                point(&mut strike, self.g.icon(self.p.card(piece)), blocks);
                continue;
            }
            *self.strike() = strike;
            match self.p.hand(strike.victim).len() {
                0 => break,
                1 => {
                    let piece = self.p.hand(strike.victim)[0];
                    self.lose_from_hand(piece);
                    strike = *self.strike();
                }
                _ => {
                    self.ask(strike.victim, Ask::Overflow);
                    return;
                }
            }
        }
        strike.stage = StrikeStep::Done;
        *self.strike() = strike;
        self.after_damage();
    }

    /// Whether the defender is asked to block from hand: decided from what everybody can see.
    fn may_block_from_hand(&self, strike: &Strike) -> bool {
        let closed = Strike::NEVER | Strike::NOT_HAND;
        strike.flags & (Strike::FLIPPING | Strike::STOPPED) == 0
            && strike.blocks & closed == 0
            && !(strike.blocks & Strike::FIRST_ONLY != 0 && strike.dealt > 0)
            && strike.dealt < strike.value
            && !self.p.hand(strike.victim).is_empty()
            && !self.p.piles(strike.victim).deck().is_empty()
    }

    /// The defender blocks from hand with this card, or takes the damage from the deck.
    pub(crate) fn answer_block(&mut self, card: Option<u8>) {
        let victim = self.strike().victim;
        let Some(piece) = card else {
            self.tell(EventKind::DidNotBlock, victim, None, 0);
            self.strike().flags |= Strike::FLIPPING;
            return;
        };
        let piece = self.take_openly(victim, piece);
        self.put_on_discard(victim, piece);
        self.tell_open(EventKind::BlockedFromHand, victim, piece, 0);
        self.hand_block(piece);
        let icon = self.g.icon(self.p.card(piece));
        point(self.strike(), icon, true);
        if self.strike().flags & Strike::STOPPED != 0 {
            self.strike().stage = StrikeStep::Done;
        }
    }

    /// A card falls from hand because the deck is empty; a matching icon stops the damage here, too.
    pub(crate) fn lose_from_hand(&mut self, piece: u8) {
        let strike = *self.strike();
        let piece = self.take_openly(strike.victim, piece);
        let blocks = strike.blocks & Strike::NOT_HAND == 0 && self.g.icon_counts(self.p, &strike, piece);
        self.put_on_discard(strike.victim, piece);
        self.tell_open(EventKind::LostFromHand, strike.victim, piece, i16::from(blocks));
        if blocks {
            self.hand_block(piece);
        }
        let icon = self.g.icon(self.p.card(piece));
        point(self.strike(), icon, blocks);
    }

    /// A block from hand is remembered, and a Counterstrike card will hit back.
    fn hand_block(&mut self, piece: u8) {
        let strike = self.strike();
        strike.hand_blocks += 1;
        let victim = strike.victim;
        let amount = self.face(piece).counterstrike;
        if amount > 0 {
            let at = self.g.counterstrike(amount);
            let card = self.p.card(piece);
            self.wait(PendingEffect { at, card, source: piece, me: victim, it: NOBODY, amount: 0 });
        }
    }

    /// The damage is done: a blocked Keeper misfires at once, the books are kept, effects get in line.
    fn after_damage(&mut self) {
        let strike = *self.strike();
        let Strike { source, by, victim, dealt, .. } = strike;
        let keeper = strike.flags & Strike::KEEPER != 0;
        let known = [Seat::A, Seat::B].iter().all(|seat| self.p.knowledge.knows(*seat, source));
        let followed = known && self.p.card(source) == strike.card;
        if dealt > 0 {
            let record = &mut self.p.records[victim.index()];
            record.damage = record.damage.saturating_add(dealt);
            // A card that has gone where nobody can follow it only counts.
            match followed {
                true => record.damaged_by |= 1u128 << source,
                false => record.damaged_by_lost = record.damaged_by_lost.saturating_add(1),
            }
            self.tell(EventKind::TookDamage, victim, Some(strike.card), i16::from(dealt));
            self.happened(Happened::Damaged { victim, source, by, keeper, damage: dealt });
        }
        if keeper && dealt == 1 && strike.flags & Strike::STOPPED != 0 {
            self.misfire(source);
        }
        for _ in 0..strike.hand_blocks {
            let attack = strike.is_attack().then_some(source);
            self.happened(Happened::HandBlocked { blocker: victim, attack });
        }
        if strike.is_attack() {
            if dealt > 0 {
                self.happened(Happened::AttackDealt { by, piece: source, damage: dealt });
            }
            self.strike().stage = StrikeStep::Own(0);
            match self.p.pending_effects.is_empty() {
                true => self.own_effect(0),
                false => self.handle_waiting(),
            }
        } else {
            self.p.frames.pop();
            if let Some(Frame::Script(script)) = self.p.frames.last_mut() {
                script.did = dealt > 0;
            }
        }
    }

    /// The first point of a Keeper's damage was blocked: it is destroyed at once and does nothing more.
    fn misfire(&mut self, keeper: u8) {
        let Some(seat) = self.p.keeper_seat(keeper) else { return };
        self.tell_open(EventKind::Misfired, seat, keeper, 0);
        let gone = match self.g.misfire_returns(self.p, seat, keeper) {
            true => self.move_keeper(keeper, To::Hand),
            false => self.destroy(keeper),
        };
        if gone {
            for frame in self.p.frames.iter_mut() {
                if let Frame::Script(script) = frame
                    && script.source == keeper
                {
                    script.at = 0;
                    script.step = 0;
                }
            }
        }
    }

    /// The attack's own effects from this part on, one after another: last of all that its damage brought about.
    fn own_effect(&mut self, from: u8) {
        let strike = *self.strike();
        let game = self.g;
        let face = game.face(strike.card);
        for part in from..=face.at.len() as u8 {
            let place = match part {
                0 => face.blocked_from_hand.filter(|_| strike.hand_blocks > 0),
                _ => {
                    let (least, place) = face.at[usize::from(part) - 1];
                    Some(place).filter(|_| strike.dealt >= least)
                }
            };
            if let Some(place) = place {
                self.strike().stage = StrikeStep::Own(part + 1);
                let mut script = Script::new(place, strike.source, strike.by);
                script.own = strike.card;
                script.amount = strike.dealt;
                script.named = strike.named;
                self.begin_effect(script);
                return;
            }
        }
        if strike.flags & Strike::AGAIN != 0 {
            self.repeat();
            return;
        }
        self.strike().stage = StrikeStep::Leave;
        if face.keeper.is_some_and(|least| strike.dealt >= least) && strike.flags & Strike::PLACED == 0 {
            self.strike().flags |= Strike::PLACED;
            self.tell_open(EventKind::BecameKeeper, strike.by, strike.source, 0);
            self.enter_play(strike.by, strike.source, None);
        }
        match self.p.pending_effects.is_empty() {
            true => self.leave(),
            false => self.handle_waiting(),
        }
    }

    /// The same card attacks once more, from the beginning.
    fn repeat(&mut self) {
        let strike = self.strike();
        let (source, by) = (strike.source, strike.by);
        let bonus = strike.bonus;
        *strike = new_strike((source, strike.card), by, by.other(), Strike::ATTACK);
        strike.bonus = bonus;
        let card = self.strike().card;
        self.strike().base = self.g.face(card).attack;
        let record = &mut self.p.records[by.index()];
        record.attacks = record.attacks.saturating_add(1);
        self.tell(EventKind::AttackRepeated, by, Some(card), 0);
        self.handle_waiting();
    }

    /// The attack is finished; its card goes to the discard pile of the player who played it.
    fn leave(&mut self) {
        let strike = *self.strike();
        if strike.flags & Strike::PLACED == 0 {
            self.put_on_discard(strike.by, strike.source);
            self.tell_open(EventKind::AttackDiscarded, strike.by, strike.source, 0);
        }
        self.p.frames.pop();
    }
}

/// One point of damage is done; a blocking card closes one open Factor.
fn point(strike: &mut Strike, icon: u8, blocks: bool) {
    strike.dealt += 1;
    if blocks && let Some(open) = strike.open.iter_mut().find(|open| **open == icon) {
        *open = NOBODY;
        if strike.open == [NOBODY; 2] {
            strike.flags |= Strike::STOPPED;
        }
    }
}

fn new_strike((source, card): (u8, CardNo), by: Seat, victim: Seat, flags: u8) -> Strike {
    Strike {
        stage: StrikeStep::Declare,
        source,
        card,
        by,
        victim,
        base: 0,
        bonus: 0,
        value: 0,
        dealt: 0,
        open: [NOBODY; 2],
        blocks: 0,
        not_by: 0,
        hand_blocks: 0,
        named: 0,
        flags,
    }
}
