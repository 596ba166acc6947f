//! What follows by itself from the state of the game: DEF 0 stuns, wounds KO, names are unique, experience
//! raises a level, and who has no main character is out.

use crate::combat::stun_and_ko::How;
use crate::derive::laws::Attempt;
use crate::event::{Event, Happened};
use crate::language::Verb;
use crate::plain::{Dest, Word};
use crate::program::PowerKind;
use crate::rulebook::RuleId;
use crate::run::Run;
use crate::state::position::{
    Ask, CardNo, Fighter, Fighters, Frame, Mode, NO_SEAT, NO_SLOT, PendingTrigger, RecruitStep, Slot, TurnStep,
};
use crate::triggers::Happening;
use longbox_kernel::{Reason, Seat, SeatSet, Verdict, Witness};
use tinyvec::ArrayVec;

impl<W: Witness<Event>> Run<'_, W> {
    /// One thing that follows, or nothing any more.
    pub(crate) fn settle(&mut self) {
        if self.p.wide && !self.p.restless.is_empty() {
            self.renew_all();
        }
        self.watch_atk();
        let (mut down, mut dead) = (Fighters::NONE, Fighters::NONE);
        let mut experienced = false;
        for slot in self.standing() {
            let fighter = self.p.fighter(slot);
            experienced |= fighter.xp > 0;
            let barred = || fighter.has(Word::Creature) || self.g.is_barred(self.p, Attempt::to(Verb::Equip), slot);
            if fighter.equipment != crate::state::position::NO_PIECE && barred() {
                self.drop_equipment(slot);
                return;
            }
            if self.g.remaining_health(self.p, slot) <= 0 && !self.is_levelling(slot) {
                dead.add(slot);
            } else if fighter.is_stunned() {
                if fighter.counters != 0 {
                    self.drop_counters(slot);
                }
            } else if self.g.stats(self.p, slot).def <= 0 && !self.stays_up(slot) {
                down.add(slot);
            }
        }
        if !dead.is_empty() {
            let credit = self.source();
            self.ko(dead, credit);
        } else if !down.is_empty() {
            self.stun_at_zero(down);
        } else if !(self.free_captives()
            || self.dig_out()
            || self.end_part()
            || self.end_universes()
            || self.settle_names()
            || experienced && self.settle_levels())
        {
            self.p.unsettled = false;
            self.p.touched = Fighters::NONE;
        }
    }

    /// Whether something that the level before does on levelling up is still to come: healing, for one, which is done
    /// before the new health counts.
    fn is_levelling(&self, slot: Slot) -> bool {
        let level = self.g.face(self.p.fighter(slot).card).level;
        let own = |pending: &PendingTrigger| (pending.this, pending.it) == (slot, slot);
        self.p.pending_triggers.iter().any(|pending| own(pending) && self.g.face(pending.card).level + 1 == level)
    }

    /// Characters without DEF are stunned. The credit is that of the effect that changed them, otherwise of those
    /// whose continuous powers lower their DEF.
    fn stun_at_zero(&mut self, down: Fighters) {
        let mut groups: ArrayVec<[(Fighters, Fighters); 40]> = ArrayVec::new();
        for slot in down {
            groups.push((Fighters::one(slot), self.who_weakened(slot)));
        }
        // Whoever is asked comes back here.
        let _asked = self.stun(&groups, How::Effect);
    }

    fn who_weakened(&self, slot: Slot) -> Fighters {
        if self.p.touched.contains(slot) { self.source() } else { self.g.weakeners(self.p, slot) }
    }

    /// Whether a character without DEF cannot be stunned.
    fn stays_up(&self, slot: Slot) -> bool {
        self.g.is_barred(self.p, Attempt::to(Verb::Stun).by(self.who_weakened(slot)), slot)
    }

    /// Characters in play and attacked players.
    fn standing(&self) -> Fighters {
        let body = self.p.combat().map_or(Fighters::NONE, |combat| Fighters::one(combat.defender));
        self.p.in_play | body
    }

    /// Two characters with one name on one side: the newest stays. True if something was done.
    fn settle_names(&mut self) -> bool {
        // Powers that change what others are could lend or take Swarm at any time.
        if !self.p.crowded && !self.p.wide || !self.has_namesakes() {
            self.p.crowded = false;
            return false;
        }
        for slot in self.p.in_play {
            let group = namesakes(self.g, self.p, slot);
            if group.len() < 2 {
                continue;
            }
            let stays = newest(self.p, group);
            let own_main = |slot: &Slot| {
                let fighter = self.p.fighter(*slot);
                self.p.main_for(fighter).is_some_and(|seat| self.p.share_a_side(seat, fighter.side))
            };
            let main = group.iter().find(own_main);
            match (main, stays.len()) {
                // Of those whose universes came together the player chooses one even so.
                (Some(main), several) if several == 1 || !self.p.fighter(main).is(Fighter::REUNITED) => {
                    self.ko(group.without(main), Fighters::NONE)
                }
                (None, 1) => self.ko(group - stays, Fighters::NONE),
                _ => self.ask(self.p.fighter(slot).side, Ask::Unique),
            }
            return true;
        }
        self.p.crowded = false;
        false
    }

    /// A quick look whether two on one side share a name.
    fn has_namesakes(&self) -> bool {
        let p = &*self.p;
        p.alive.iter().any(|seat| {
            let side = p.side(seat);
            side.iter().any(|slot| {
                let face = self.g.face(p.fighter(slot).card);
                side.after(slot).iter().any(|other| {
                    if p.wide {
                        return self.g.share_a_name(p, slot, other);
                    }
                    let other = self.g.face(p.fighter(other).card);
                    face.names.first() == other.names.first()
                        || face.names.len() + other.names.len() > 2 && face.shares_name(other)
                })
            })
        })
    }

    /// A character with enough experience becomes its next version. True if something was done.
    fn settle_levels(&mut self) -> bool {
        for slot in self.p.in_play.iter().filter(|slot| self.p.fighter(*slot).xp > 0) {
            let Some(needed) = self.g.xp_needed(self.p, slot) else { continue };
            if self.p.fighter(slot).xp < needed || !self.g.can_level_up(self.p, slot) {
                continue;
            }
            let versions = {
                let mut versions = self.g.next_versions(self.p, slot);
                (versions.next(), versions.next())
            };
            match versions {
                (None, _) => continue,
                (Some(only), None) => self.level_up(slot, only),
                _ => self.ask(self.p.fighter(slot).owner(), Ask::Level),
            }
            return true;
        }
        false
    }

    /// Levels up: all experience for that level is used.
    pub(crate) fn level_up(&mut self, slot: Slot, version: CardNo) {
        let (before, level) = (self.g.face(self.p.fighter(slot).card).level, self.g.face(version).level);
        let (old, reached) = (self.p.fighter(slot).card, Happened::LevelBecame { level, before });
        // The version that it was sees it; the other may not have the power any more.
        self.look(Happening::to(self.p, reached, slot));
        self.p.fighters[usize::from(slot)].xp = 0;
        self.become_version(slot, version);
        self.look_as_risen(Happening::to(self.p, reached, slot), old);
    }

    /// Players whose main character was KO'd are out.
    pub(crate) fn eliminate_fallen(&mut self) {
        let fallen = std::mem::take(&mut self.p.fallen);
        let before = self.p.alive;
        let out = match self.p.mode {
            Mode::TwoHeaded => self.beaten_teams(fallen),
            _ => fallen & before,
        };
        let stands = |slot: Slot| self.p.main_for(self.p.fighter(slot)).is_some_and(|seat| fallen.contains(seat));
        let rule = if self.p.in_play.iter().any(stands) { RuleId::WinLost } else { RuleId::WinKo };
        self.p.alive -= out;
        if self.decide(before, rule) {
            return;
        }
        for seat in out.iter() {
            self.clear_away(seat);
        }
    }

    /// In a game of shared sides a team is beaten when none of its main characters is left.
    fn beaten_teams(&mut self, fallen: SeatSet) -> SeatSet {
        let left = |seat: Seat| !fallen.contains(seat) && self.p.record(seat).main != crate::state::position::NO_PIECE;
        let beaten = |seat: &Seat| !self.p.alive.iter().any(|other| self.p.are_allies(other, *seat) && left(other));
        let out = self.p.alive.iter().filter(beaten).collect();
        for seat in fallen.iter() {
            self.p.records[seat.index()].main = crate::state::position::NO_PIECE;
        }
        out
    }

    /// Ends the game if at most one team is left. If all fell together, the turn player wins.
    fn decide(&mut self, before: SeatSet, rule: RuleId) -> bool {
        let allies = |seat: Seat| self.p.seats.iter().filter(|other| self.p.are_allies(*other, seat)).collect();
        let Some(first) = self.p.alive.first() else {
            let active = self.p.active;
            match before.contains(active) {
                true => self.win(allies(active), RuleId::WinTogether),
                false => self.end(Verdict::Tie, Reason::Rule(RuleId::WinTogether as u16)),
            }
            return true;
        };
        let one_team = self.p.alive.iter().all(|seat| self.p.are_allies(seat, first));
        if one_team {
            self.win(allies(first), rule);
        }
        one_team
    }

    /// All cards of a player who is out leave the game; what the player had of others goes back.
    fn clear_away(&mut self, seat: Seat) {
        self.tell(Happened::Eliminated, seat);
        self.on_each_board(|run| run.clear_board(seat));
        let zones = &mut self.p.zones[seat.index()];
        let deck = zones.deck.iter().fold(0u128, |set, number| set | 1 << number);
        zones.removed.0 |= zones.hand.0 | zones.ko.0 | zones.resources.0 | deck;
        zones.hand.0 = 0;
        zones.ko.0 = 0;
        zones.resources.0 = 0;
        zones.face_up.0 = 0;
        zones.deck.clear();
        zones.open_in_deck.clear();
        self.p.parts.clear(seat);
        for frame in self.p.frames.iter() {
            // A card that is just being played goes, too.
            let piece = match frame {
                Frame::Script(script) if script.me == seat => script.twist,
                Frame::Recruit(recruit) if recruit.by == seat && recruit.step != RecruitStep::Picked => recruit.piece,
                _ => crate::state::position::NO_PIECE,
            };
            if piece != crate::state::position::NO_PIECE {
                self.p.zones[crate::state::position::owner(piece).index()].removed.add(piece);
            }
        }
        let kept = |frame: &Frame| match frame {
            Frame::Recruit(recruit) if recruit.by == seat => recruit.kept,
            _ => NO_SLOT,
        };
        let coming = self.p.frames.iter().map(kept).fold(Fighters::NONE, Fighters::with);
        coming.iter().for_each(|slot| self.forget(slot));
        self.bring_back_from(seat);
        self.p.pending_triggers.retain(|pending| pending.me != seat);
        self.p.delayed.retain(|delayed| delayed.me != seat);
        let in_play = self.p.in_play;
        self.p.frames.retain(|frame| match frame {
            Frame::Script(script) => script.me != seat,
            // An attack that is not made yet may have lost all its targets.
            Frame::AttackPlan(plan) => plan.by != seat && plan.at_once,
            Frame::Form(form) => form.by != seat,
            Frame::Recruit(recruit) => recruit.by != seat,
            // A borrowed character may be gone before its power is paid for.
            Frame::Pay(pay) => pay.by != seat && (pay.what.slot == NO_SLOT || in_play.contains(pay.what.slot)),
            Frame::Combat(_) => true,
        });
        if self.p.step <= TurnStep::Mulligan {
            self.skip_in_setup(seat);
        }
    }

    /// Whatever of a player who is out stands on the board at hand.
    fn clear_board(&mut self, seat: Seat) {
        for slot in self.p.in_play {
            let fighter = *self.p.fighter(slot);
            if fighter.owner() == seat || self.p.main_for(&fighter) == Some(seat) {
                self.leave_play(slot, Dest::Removed);
            } else if fighter.side == seat {
                let back = Seat(fighter.former);
                match fighter.former != NO_SEAT && self.p.alive.contains(back) {
                    true => self.change_side(slot, back, fighter.row),
                    false => self.leave_play(slot, Dest::Ko),
                }
            }
        }
        self.clear_machines(seat);
    }

    /// A player leaves before the first turn: the next one goes on.
    fn skip_in_setup(&mut self, seat: Seat) {
        let next = self.p.alive.next_after(seat).unwrap_or(seat);
        let was_first = self.p.first == seat;
        if was_first {
            self.p.first = next;
        }
        if self.p.active != seat {
            return;
        }
        self.p.active = next;
        if next == self.p.first && !was_first {
            match self.p.step {
                TurnStep::Place => self.draw_first_hands(),
                TurnStep::Mulligan => self.begin_first_turn(),
                _ => {}
            }
        }
    }

    /// A player leaves the table.
    pub(crate) fn give_up(&mut self, seat: Seat, reason: Reason) {
        if self.p.outcome.is_some() || !self.p.alive.contains(seat) {
            return;
        }
        let out = match self.p.mode {
            // A shared side gives up together.
            Mode::TwoHeaded => self.p.alive.iter().filter(|other| self.p.are_allies(*other, seat)).collect(),
            _ => SeatSet::one(seat),
        };
        self.p.alive -= out;
        let first = self.p.alive.first();
        if let Some(first) = first
            && self.p.alive.iter().all(|other| self.p.are_allies(other, first))
        {
            let winners = self.p.seats.iter().filter(|other| self.p.are_allies(*other, first)).collect();
            self.end(Verdict::Win(winners), reason);
            return;
        }
        for seat in out.iter() {
            self.clear_away(seat);
        }
        self.p.ask = Ask::Nothing;
    }

    /// The game is lost for a player by a rule other than a KO.
    pub(crate) fn lose(&mut self, seat: Seat, rule: RuleId) {
        let before = self.p.alive;
        self.p.alive = self.p.alive.without(seat);
        if !self.decide(before, rule) {
            self.clear_away(seat);
        }
    }
}

impl crate::Vs {
    /// Whose continuous powers lower the DEF of a character.
    fn weakeners(&self, p: &crate::state::position::Position, slot: Slot) -> Fighters {
        let mut found = Fighters::NONE;
        self.each_rule(p, &mut |context, rule| {
            if let crate::plain::Rule::Stats { who, def, .. } = rule
                && self.who(p, who, context).contains(slot)
                && self.number(p, def, context) < 0
            {
                found.add(context.this);
            }
        });
        found
    }

    /// Experience that this character needs for the next level. A stunned one gains none, but what it gained as it
    /// was stunned still counts.
    pub fn xp_needed(&self, p: &crate::state::position::Position, slot: Slot) -> Option<u8> {
        if self.lost(p, slot).covers(PowerKind::LevelUp) {
            return None;
        }
        self.xp_for_next(p.fighter(slot).card)
    }

    /// Experience that takes this version to the next level.
    pub(crate) fn xp_for_next(&self, card: CardNo) -> Option<u8> {
        let powers = self.face(card).powers.iter().map(|power| self.program.power(*power));
        powers.filter(|def| def.kind == PowerKind::LevelUp).map(|def| def.xp).next()
    }
}

/// The characters on one side that share a name with this one and must not; empty if any of them has Swarm.
pub(crate) fn namesakes(g: &crate::Vs, p: &crate::state::position::Position, slot: Slot) -> Fighters {
    let fighter = p.fighter(slot);
    let same = |other| p.share_a_side(p.fighter(other).side, fighter.side) && g.share_a_name(p, other, slot);
    let group = p.in_play.filter(same);
    let swarm = group.iter().any(|slot| p.fighter(slot).has(Word::Swarm));
    if swarm { Fighters::NONE } else { group }
}

/// Those of a group who came to their side last.
pub(crate) fn newest(p: &crate::state::position::Position, group: Fighters) -> Fighters {
    let last = group.iter().map(|slot| p.fighter(slot).joined).max().unwrap_or(0);
    group.filter(|slot| p.fighter(slot).joined == last)
}
