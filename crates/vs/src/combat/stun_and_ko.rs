//! Stuns, wounds and KOs. What is about to happen is looked at first, with everything as it still is, and then
//! done at once.

use crate::derive::evaluate::Context;
use crate::derive::laws::Attempt;
use crate::event::{Event, Happened};
use crate::language::Verb;
use crate::plain::{Dest, Word};
use crate::program::FaceKind;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighter, Fighters, Frame, NO_PIECE, NO_SLOT, Slot, Term, owner};
use crate::triggers::Happening;
use longbox_kernel::{SeatSet, Witness};

/// How characters are stunned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// By strikes in combat.
    Strike,
    /// By an effect, or because DEF is 0.
    Effect,
    /// Without a wound.
    Daze,
}

/// Some who fall, and who brought it about.
pub(crate) type Falling = (Fighters, Fighters);

impl<W: Witness<Event>> Run<'_, W> {
    /// The character whose effect is being worked out.
    pub(crate) fn source(&self) -> Fighters {
        match self.p.frames.last() {
            Some(Frame::Script(script)) => Fighters::one(Context::script(self.p, script).this),
            _ => Fighters::NONE,
        }
    }

    /// Characters are stunned, all at the same time. Those who are stunned already are left alone. Returns who was.
    pub(crate) fn stun(&mut self, groups: &[Falling], how: How) -> Result<Fighters, Asked> {
        let spared = if self.p.has_stand_ins() { self.spare(groups, how)? } else { Fighters::NONE };
        self.new_batch();
        let (mut stunned, mut wounded) = (Fighters::NONE, Fighters::NONE);
        let (mut kod, mut durable) = (Fighters::NONE, Fighters::NONE);
        for (victims, credit) in groups {
            let victims = self.can_be_stunned(*victims, *credit);
            stunned |= victims;
            for victim in victims {
                if how != How::Strike && self.p.fighter(victim).has(Word::Durable) {
                    durable.add(victim);
                    continue;
                }
                if how == How::Daze || spared.contains(victim) || self.g.is_unhurt(self.p, victim, *credit) {
                    continue;
                }
                wounded.add(victim);
                if self.g.remaining_health(self.p, victim) <= 1 || self.is_lethal(victim, *credit) {
                    kod.add(victim);
                }
            }
        }
        if stunned.is_empty() {
            return Ok(stunned);
        }
        for (victims, credit) in groups {
            for victim in *victims & stunned {
                let wound = wounded.contains(victim);
                if wound {
                    self.look(Happening::to(self.p, Happened::Wounded { wounds: 1, by: *credit }, victim));
                }
                let stunned = Happened::Stunned { wound, by: *credit };
                self.look(Happening::to(self.p, stunned, victim));
                self.remember(stunned, victim);
                if kod.contains(victim) {
                    self.look_at_ko(victim, *credit);
                }
            }
        }
        for victim in stunned {
            let wound = wounded.contains(victim);
            self.turn_face_down(victim, Happened::Stunned { wound, by: credit_of(groups, victim) }, wound);
        }
        for victim in kod {
            self.ko_now(victim, credit_of(groups, victim));
        }
        for victim in durable {
            // Without DEF it would only be stunned again.
            if self.g.stats(self.p, victim).def > 0 {
                self.recover(victim);
            }
        }
        Ok(stunned)
    }

    /// Those who are about to be stunned and wounded, of whom others get the wounds instead.
    fn spare(&mut self, groups: &[Falling], how: How) -> Result<Fighters, Asked> {
        self.decide_wounds(self.about_to_be_wounded(groups, how))?;
        let mut spared = Fighters::NONE;
        for (victims, credit) in groups {
            let wounded = self.about_to_be_wounded(&[(*victims, *credit)], how);
            spared |= self.wound_stand_ins(wounded, 1, *credit);
        }
        self.p.stand_ins = Default::default();
        Ok(spared)
    }

    /// Those who get a wound if these are stunned.
    pub(crate) fn about_to_be_wounded(&self, groups: &[Falling], how: How) -> Fighters {
        let hurt = |victim: Slot, credit: Fighters| {
            let durable = how != How::Strike && self.p.fighter(victim).has(Word::Durable);
            how != How::Daze && !durable && !self.g.is_unhurt(self.p, victim, credit)
        };
        let wounded =
            |(victims, credit): &Falling| self.can_be_stunned(*victims, *credit).filter(|victim| hurt(victim, *credit));
        groups.iter().map(wounded).collect()
    }

    fn look_at_ko(&mut self, victim: Slot, credit: Fighters) {
        self.look(Happening::to(self.p, Happened::Kod { by: credit }, victim));
        self.look_at_leaving(victim, credit);
    }

    /// Those of a set that these can stun. A hidden character can be.
    fn can_be_stunned(&self, set: Fighters, by: Fighters) -> Fighters {
        let set = set.filter(|slot| !self.p.fighter(slot).is_stunned());
        set - self.g.barred(self.p, Attempt::to(Verb::Stun).by(by), set)
    }

    /// Whether a wound that these deal to a defender is lethal.
    fn is_lethal(&self, victim: Slot, credit: Fighters) -> bool {
        let defends = self.p.combat().is_some_and(|combat| combat.defender == victim);
        defends && !self.p.fighter(victim).is_main() && credit.iter().any(|slot| self.p.fighter(slot).has(Word::Lethal))
    }

    fn turn_face_down(&mut self, slot: Slot, stunned: Happened, wounded: bool) {
        self.tell_fighter(stunned, slot);
        let counters = self.g.kept_counters(self.p, slot);
        let fighter = &mut self.p.fighters[usize::from(slot)];
        fighter.set(Fighter::HIDDEN, false);
        fighter.set(Fighter::STUNNED | Fighter::EXHAUSTED, true);
        fighter.counters = counters;
        if wounded {
            fighter.wounds = fighter.wounds.saturating_add(1);
            self.note_wound(slot);
        }
        self.lose_equipment(slot);
        self.leave_combat(slot);
        self.end_terms(Term::Falls(slot));
        self.renew(slot);
        self.p.unsettled = true;
    }

    /// A wound of a main character: the game is not standing still.
    fn note_wound(&mut self, slot: Slot) {
        if self.p.fighter(slot).is_main() {
            self.p.barren_turns = 0;
        }
    }

    /// The equipment of a character that turns face down is KO'd, unless a card forbids it.
    pub(crate) fn lose_equipment(&mut self, slot: Slot) {
        if !self.g.is_barred(self.p, Attempt::to(Verb::Ko), slot) {
            self.drop_equipment(slot);
        }
    }

    /// The equipment of a character goes to its owner's KO pile.
    pub(crate) fn drop_equipment(&mut self, slot: Slot) {
        let piece = std::mem::replace(&mut self.p.fighters[usize::from(slot)].equipment, NO_PIECE);
        if piece != NO_PIECE {
            self.end_terms(Term::Carries(slot));
            self.put_in_ko_pile(piece);
            self.tell_card(Happened::Kod { by: Fighters::NONE }, owner(piece), piece, SeatSet::ALL);
            self.renew(slot);
        }
    }

    /// Wounds without a stun. Enough of them KO. Returns how many there were in all.
    pub(crate) fn wound(&mut self, victims: Fighters, amount: u8, credit: Fighters) -> Result<i16, Asked> {
        let mut victims = victims - self.g.barred(self.p, Attempt::to(Verb::Wound).by(credit), victims);
        let mut others = 0;
        if self.p.has_stand_ins() && amount > 0 {
            self.decide_wounds(victims)?;
            let spared = self.wound_stand_ins(victims, amount, credit);
            self.p.stand_ins = Default::default();
            (victims, others) = (victims - spared, spared.len() as i16 * i16::from(amount));
        }
        Ok(others + self.put_wounds(victims, amount, credit))
    }

    /// These get so many wounds, whatever might have prevented it. Returns how many there were in all.
    pub(crate) fn put_wounds(&mut self, victims: Fighters, amount: u8, credit: Fighters) -> i16 {
        self.new_batch();
        let mut lethal = Fighters::NONE;
        let wounded = Happened::Wounded { wounds: amount, by: credit };
        for slot in victims {
            if amount > 0 {
                self.look(Happening::to(self.p, wounded, slot));
            }
            let fighter = &mut self.p.fighters[usize::from(slot)];
            fighter.wounds = fighter.wounds.saturating_add_unsigned(amount);
            self.note_wound(slot);
            self.tell_fighter(wounded, slot);
            if self.is_lethal(slot, credit) {
                lethal.add(slot);
            }
        }
        if !lethal.is_empty() {
            self.ko(lethal, credit);
        }
        self.p.unsettled = true;
        victims.len() as i16 * i16::from(amount)
    }

    /// Characters are KO'd, all at the same time.
    pub(crate) fn ko(&mut self, victims: Fighters, credit: Fighters) {
        self.new_batch();
        for victim in victims {
            self.look_at_ko(victim, credit);
        }
        for victim in victims {
            self.ko_now(victim, credit);
        }
    }

    fn ko_now(&mut self, victim: Slot, credit: Fighters) {
        let fighter = *self.p.fighter(victim);
        self.tell_fighter(Happened::Kod { by: credit }, victim);
        if fighter.is_player() {
            self.p.fallen = self.p.fallen.with(fighter.owner());
        } else {
            self.remember_ko(victim);
        }
        if let Some(seat) = self.p.main_for(&fighter) {
            self.p.fallen = self.p.fallen.with(seat);
        }
        self.leave_play(victim, Dest::Ko);
    }

    /// Whether it is a token. Outside play there are none: those of a pile go back there, others cease to exist.
    pub(crate) fn is_token(&self, fighter: &Fighter) -> bool {
        fighter.piece == NO_PIECE || self.g.face(fighter.card).returns()
    }

    /// A character leaves play: nothing refers to it any more, and its card goes where it must.
    pub(crate) fn leave_play(&mut self, slot: Slot, to: Dest) {
        self.drop_equipment(slot);
        self.leave_combat(slot);
        let Fighter { piece, side, .. } = *self.p.fighter(slot);
        // With the last Swarm of a name its namesakes have to part.
        self.p.crowded |= self.p.fighter(slot).has(Word::Swarm);
        self.forget(slot);
        self.p.sides[side.index()].remove(slot);
        let gone = std::mem::take(&mut self.p.fighters[usize::from(slot)]);
        if gone.is_player() {
            self.p.records[gone.owner().index()].body = NO_SLOT;
        }
        self.p.in_play.remove(slot);
        self.p.machines.remove(slot);
        self.p.universes.apart.remove(slot);
        self.p.rulers.remove(slot);
        self.p.shapers.remove(slot);
        self.p.broad.remove(slot);
        self.p.restless.remove(slot);
        if self.p.barring.contains(slot) {
            self.p.barring.remove(slot);
            self.p.laws = self.g.count_laws(self.p);
        }
        self.p.away.remove(slot);
        self.p.gauges.retain(|(other, _)| *other != slot);
        if self.p.wide {
            self.renew_all();
        }
        self.p.unsettled = true;
        if piece == NO_PIECE {
            return;
        }
        // A main character that is one no longer leaves the game with the table.
        let face = self.g.face(gone.card);
        let demoted = !gone.is_main() && face.kind == FaceKind::Main;
        if face.returns() {
            self.return_to_pile(piece);
            return;
        }
        match if demoted { Dest::Removed } else { to } {
            Dest::Ko => self.put_in_ko_pile(piece),
            Dest::DeckBottom => self.put_under_deck(piece, SeatSet::ALL),
            Dest::Hand => self.return_to_hand(piece),
            Dest::Deck => {
                self.shuffle_in(piece);
                self.shuffle_deck(owner(piece));
            }
            Dest::DeckFaceUp => {
                self.shuffle_in_face_up(piece);
                self.shuffle_deck(owner(piece));
            }
            Dest::Resources { up } => self.new_resource(piece, up),
            Dest::Locations => self.new_resource(piece, false),
            Dest::MySide | Dest::MyRow(_) | Dest::Removed | Dest::Shown | Dest::Aside => {
                self.remove_from_game(piece);
            }
        }
    }

    /// Ends what was linked to a character and takes it out of everything that names it.
    pub(crate) fn forget(&mut self, slot: Slot) {
        let card = self.p.fighter(slot).card;
        self.end_terms(Term::Falls(slot));
        self.leave_part(slot);
        self.end_terms(Term::Leaves(slot));
        for modifier in self.p.modifiers.iter_mut() {
            modifier.who.remove(slot);
            if modifier.this == slot {
                modifier.this = NO_SLOT;
            }
        }
        if self.p.changes != 0 {
            self.p.modifiers.retain(|modifier| !modifier.who.is_empty() || !modifier.seats.is_empty());
            self.count_changes();
        }
        for delayed in self.p.delayed.iter_mut() {
            delayed.who.remove(slot);
        }
        for pending in self.p.pending_triggers.iter_mut() {
            pending.those.remove(slot);
        }
        for frame in self.p.frames.iter_mut() {
            match frame {
                Frame::Script(script) => {
                    if script.it.contains(slot) {
                        script.fallen = card;
                    }
                    script.it.remove(slot);
                    script.picked.remove(slot);
                    script.those.remove(slot);
                }
                Frame::AttackPlan(plan) => {
                    plan.attackers.remove(slot);
                    plan.targets.remove(slot);
                }
                Frame::Form(form) => form.moving.remove(slot),
                Frame::Combat(combat) => combat.survived.remove(slot),
                Frame::Pay(_) | Frame::Recruit(_) => {}
            }
        }
    }

    /// A stunned character recovers: face up, still exhausted, its wounds kept.
    pub(crate) fn recover(&mut self, slot: Slot) -> bool {
        if !self.p.fighter(slot).is_stunned() {
            return false;
        }
        if !self.g.can_recover(self.p, slot) {
            self.tell_fighter(Happened::CannotRecover, slot);
            return false;
        }
        self.p.fighters[usize::from(slot)].set(Fighter::STUNNED, false);
        self.end_terms(Term::Recovers(slot));
        self.remember(Happened::Recovered, slot);
        self.renew(slot);
        self.p.unsettled = true;
        self.happens(Happened::Recovered, slot);
        true
    }

    /// Returns how many wounds were healed.
    pub(crate) fn heal(&mut self, slot: Slot, amount: u8) -> u8 {
        let fighter = &mut self.p.fighters[usize::from(slot)];
        let healed = fighter.wounds().min(amount);
        fighter.wounds = fighter.wounds.saturating_sub_unsigned(healed);
        if healed > 0 {
            self.tell_fighter(Happened::Healed { wounds: healed }, slot);
        }
        healed
    }

    /// A character is no longer in any combat. A combat without attackers or defender is over.
    pub(crate) fn leave_combat(&mut self, slot: Slot) {
        let mut left = false;
        for frame in self.p.frames.iter_mut() {
            if let Frame::Combat(combat) = frame
                && combat.all().contains(slot)
            {
                combat.attackers.remove(slot);
                if combat.defender == slot {
                    combat.defender = NO_SLOT;
                }
                left = true;
            }
        }
        if left && !self.p.fighter(slot).is_stunned() {
            self.tell_fighter(Happened::LeftCombat, slot);
        }
    }
}

/// Who brought it about that this one falls.
fn credit_of(groups: &[Falling], victim: Slot) -> Fighters {
    groups.iter().find(|(victims, _)| victims.contains(victim)).map_or(Fighters::NONE, |(_, credit)| *credit)
}
