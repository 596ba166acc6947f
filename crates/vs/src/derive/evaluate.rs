//! Filters, selectors, numbers and conditions, worked out on a position.

use crate::Vs;
use crate::derive::protection::is_beside;
use crate::plain::{Cond, Counter, Filter, Num, Player, Side, Stat, Who};
use crate::program::PowerId;
use crate::state::paid::Paid;
use crate::state::position::{
    CardNo, Combat, Fighter, Fighters, NO_PIECE, NO_SEAT, NO_SLOT, Piece, Position, Row, Script, Slot, UNKNOWN,
};
use longbox_kernel::{Seat, SeatSet};

/// From where something is looked at: whose power it is, and what its effect has bound so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    pub(crate) me: Seat,
    pub(crate) this: Slot,
    /// The card of the power or plot twist.
    pub(crate) card: CardNo,
    pub(crate) it: Fighters,
    pub(crate) chosen: u8,
    pub(crate) amount: i16,
    pub(crate) named: CardNo,
    /// Those of the effect, such as `Script::DID`.
    pub(crate) flags: u8,
    /// Those that a delayed trigger was made for, or the one that bears a law.
    pub(crate) those: Fighters,
    /// The card outside play that a trigger is about.
    pub(crate) kod: Piece,
    pub(crate) power: PowerId,
    pub(crate) team: u16,
    /// The card that `It` was, once it has left play.
    pub(crate) fallen: CardNo,
    /// The symbols that were paid for the power.
    pub(crate) paid: Paid,
}

impl Context {
    /// A power of a character in play.
    pub(crate) fn of(p: &Position, slot: Slot) -> Context {
        let fighter = p.fighter(slot);
        Context { this: slot, ..Context::player(fighter.side, fighter.card) }
    }

    /// A card of a player.
    pub(crate) fn player(me: Seat, card: CardNo) -> Context {
        Context {
            me,
            this: NO_SLOT,
            card,
            it: Fighters::NONE,
            chosen: NO_SEAT,
            amount: 0,
            named: UNKNOWN,
            flags: 0,
            those: Fighters::NONE,
            kod: NO_PIECE,
            power: 0,
            team: 0,
            fallen: UNKNOWN,
            paid: Paid::default(),
        }
    }

    /// An effect being worked out. Its character is gone if another stands in its place.
    pub(crate) fn script(p: &Position, s: &Script) -> Context {
        let stands = |slot: Slot| p.standing().contains(slot) || p.coming().contains(slot);
        let here = s.this != NO_SLOT && p.fighter(s.this).stamp == s.this_stamp && stands(s.this);
        Context {
            me: s.me,
            this: if here { s.this } else { NO_SLOT },
            card: s.card,
            it: s.it,
            chosen: s.chosen,
            amount: s.amount,
            named: s.named,
            flags: s.flags,
            those: s.those,
            kod: s.kod,
            power: s.power,
            team: s.team,
            fallen: s.fallen,
            paid: s.paid,
        }
    }
}

/// Whoever controls the defender.
pub(crate) fn attacked(p: &Position) -> Option<Seat> {
    let combat = p.combat().filter(|combat| combat.defender != NO_SLOT)?;
    Some(p.fighter(combat.defender).side)
}

/// Whether a player is of that side.
#[inline]
pub(crate) fn is_of(p: &Position, seat: Seat, side: Side, context: &Context) -> bool {
    match side {
        Side::Mine => seat == context.me,
        Side::Enemy => !p.are_allies(seat, context.me),
        Side::Others => seat != context.me,
        Side::Any => true,
        Side::Theirs => seat.0 == context.chosen,
        Side::Attacked => attacked(p) == Some(seat),
    }
}

impl Vs {
    /// The characters of a side, seen from a player. An attacked player counts only while defending.
    pub(crate) fn side(&self, p: &Position, side: Side, context: &Context) -> Fighters {
        let set = match side {
            Side::Mine => p.side(context.me),
            Side::Enemy => p.enemies(context.me),
            Side::Others => p.in_play - p.side(context.me),
            Side::Any => p.in_play,
            Side::Theirs if context.chosen != NO_SEAT => p.side(Seat(context.chosen)),
            Side::Theirs => Fighters::NONE,
            Side::Attacked => attacked(p).map_or(Fighters::NONE, |seat| p.side(seat)),
        };
        let body = p.combat().filter(|combat| combat.defender != NO_SLOT && p.fighter(combat.defender).is_player());
        let Some(combat) = body else { return set };
        let seat = p.fighter(combat.defender).side;
        let fits = match side {
            Side::Mine => p.share_a_side(seat, context.me),
            Side::Enemy => !p.are_allies(seat, context.me),
            Side::Others => !p.share_a_side(seat, context.me),
            Side::Any => true,
            Side::Theirs => context.chosen == seat.0,
            Side::Attacked => true,
        };
        if fits { set.with(combat.defender) } else { set }
    }

    /// The players of a side.
    pub(crate) fn seats_of(&self, p: &Position, side: Side, context: &Context) -> SeatSet {
        p.alive.iter().filter(|seat| is_of(p, *seat, side, context)).collect()
    }

    /// Those who fit; for a selector that chooses, everybody who could be chosen.
    pub(crate) fn who(&self, p: &Position, who: &Who, context: &Context) -> Fighters {
        match who {
            Who::This => Fighters::one(context.this),
            Who::It => context.it,
            Who::Those => context.those & p.in_play,
            Who::MainOf(side) => self.seats_of(p, *side, context).iter().filter_map(|seat| p.main_of(seat)).collect(),
            Who::One(side, filter) | Who::UpTo(_, side, filter) | Who::All(side, filter) => {
                self.matching(p, *side, filter, context)
            }
            Who::OneRow(side) => self.side(p, *side, context),
        }
    }

    pub(crate) fn matching(&self, p: &Position, side: Side, filter: &Filter, context: &Context) -> Fighters {
        self.fitting(p, filter, self.side(p, side, context), context)
    }

    /// Those of a set who fit. One word after another is asked of all of them, so that what a word is gets found out
    /// once and not for each.
    fn fitting(&self, p: &Position, filter: &Filter, set: Fighters, context: &Context) -> Fighters {
        match filter {
            Filter::Any | Filter::Character => set,
            Filter::This => set & Fighters::one(context.this),
            Filter::It => set & context.it,
            Filter::Those => set & context.those,
            Filter::Other => set.without(context.this),
            Filter::FaceUp => set.filter(|slot| !p.fighter(slot).is_face_down()),
            Filter::Stunned => set.filter(|slot| p.fighter(slot).is_stunned()),
            Filter::Main => set.filter(|slot| p.fighter(slot).is_main()),
            Filter::Supporting => set.filter(|slot| !p.fighter(slot).is_main()),
            Filter::Front => set.filter(|slot| p.fighter(slot).row == Row::Front),
            Filter::Back => set.filter(|slot| p.fighter(slot).row == Row::Back),
            Filter::Teams(teams) => set.filter(|slot| p.fighter(slot).teams & teams != 0),
            Filter::On(side) => set & self.side(p, *side, context),
            Filter::InCombat => p.combat().map_or(Fighters::NONE, |combat| set & combat.all()),
            Filter::Attacking => p.combat().map_or(Fighters::NONE, |combat| set & combat.attackers),
            Filter::Defending => p.combat().map_or(Fighters::NONE, |combat| set & Fighters::one(combat.defender)),
            Filter::AtLeast(stat, num) => {
                let least = self.number(p, num, context);
                set.filter(|slot| self.stat(p, *stat, slot).is_some_and(|number| number >= least))
            }
            Filter::AtMost(stat, num) => {
                let most = self.number(p, num, context);
                set.filter(|slot| self.stat(p, *stat, slot).is_some_and(|number| number <= most))
            }
            Filter::Not(filter) => set - self.fitting(p, filter, set, context),
            Filter::All(filters) => filters.iter().fold(set, |set, filter| self.fitting(p, filter, set, context)),
            Filter::AnyOf(filters) => filters.iter().map(|filter| self.fitting(p, filter, set, context)).collect(),
            _ => set.filter(|slot| self.fits(p, filter, slot, context)),
        }
    }

    pub(crate) fn fits(&self, p: &Position, filter: &Filter, slot: Slot, context: &Context) -> bool {
        let fighter = p.fighter(slot);
        match filter {
            Filter::Any | Filter::Character => true,
            Filter::This => slot == context.this,
            Filter::It => context.it.contains(slot),
            Filter::Those => context.those.contains(slot),
            Filter::Other => slot != context.this,
            Filter::Named(name) => self.is_called(p, slot, name),
            Filter::Main => fighter.is_main(),
            Filter::Supporting => !fighter.is_main(),
            Filter::Basic => fighter.teams == 0,
            Filter::Teams(teams) => fighter.teams & teams != 0,
            Filter::Has(word) => fighter.has(*word),
            Filter::On(side) => self.side(p, *side, context).contains(slot),
            Filter::Front => fighter.row == Row::Front,
            Filter::Back => fighter.row == Row::Back,
            Filter::Beside => is_beside(p, slot, context.this),
            Filter::FaceUp => !fighter.is_face_down(),
            Filter::Stunned => fighter.is_stunned(),
            Filter::Ready => !fighter.is_exhausted(),
            Filter::Exhausted => fighter.is_exhausted(),
            Filter::Frozen => fighter.is_frozen(),
            Filter::Protected => self.protector(p, slot).is_some(),
            Filter::ProtectedBy(whom) => self.is_protected_by(p, slot, whom, context),
            Filter::Protecting => self.protects(p, slot),
            Filter::StunnedAnEnemy => fighter.is(Fighter::STUNNED_AN_ENEMY),
            Filter::Recovered => fighter.is(Fighter::RECOVERED),
            Filter::RecruitedFromHand => fighter.is(Fighter::RECRUITED_FROM_HAND),
            Filter::Appeared => fighter.stamp > p.turn_began,
            Filter::AttackedSince => fighter.is(Fighter::ATTACKED_SINCE << context.me.0),
            Filter::AtLeast(stat, num) => {
                self.stat(p, *stat, slot).is_some_and(|number| number >= self.number(p, num, context))
            }
            Filter::AtMost(stat, num) => {
                self.stat(p, *stat, slot).is_some_and(|number| number <= self.number(p, num, context))
            }
            Filter::Shares(aspect, like) => {
                self.shares(p, *aspect, like, (fighter.card, fighter.teams, fighter.words), context)
            }
            Filter::Not(filter) => !self.fits(p, filter, slot, context),
            Filter::All(filters) => filters.iter().all(|filter| self.fits(p, filter, slot, context)),
            Filter::AnyOf(filters) => filters.iter().any(|filter| self.fits(p, filter, slot, context)),
            Filter::PlotTwist | Filter::Location | Filter::Equipment | Filter::Gives(_) | Filter::AnyTurnCombat => {
                false
            }
            Filter::InCombat
            | Filter::Attacking
            | Filter::Defending
            | Filter::Melee
            | Filter::AtRange
            | Filter::Alone
            | Filter::Against(_)
            | Filter::Survived => {
                p.combat().is_some_and(|combat| self.fits_in_combat(p, filter, combat, (slot, context)))
            }
        }
    }

    pub(crate) fn fits_in_combat(
        &self,
        p: &Position,
        filter: &Filter,
        combat: &Combat,
        (slot, context): (Slot, &Context),
    ) -> bool {
        let attacking = combat.attackers.contains(slot);
        match filter {
            Filter::InCombat => combat.all().contains(slot),
            Filter::Attacking => attacking,
            Filter::Defending => combat.defender == slot,
            Filter::Melee => combat.all().contains(slot) && !combat.ranged,
            Filter::AtRange => combat.all().contains(slot) && combat.ranged,
            Filter::Alone => attacking && !combat.is_team(),
            Filter::Survived => combat.survived.contains(slot),
            Filter::Against(whom) if attacking => {
                combat.defender != NO_SLOT && self.fits(p, whom, combat.defender, context)
            }
            Filter::Against(whom) if combat.defender == slot => {
                !self.fitting(p, whom, combat.attackers, context).is_empty()
            }
            _ => false,
        }
    }

    /// A number of a character, if it has such a number.
    fn stat(&self, p: &Position, stat: Stat, slot: Slot) -> Option<i16> {
        let fighter = p.fighter(slot);
        Some(match stat {
            Stat::Atk => self.stats(p, slot).atk.max(0),
            Stat::RealAtk => self.stats(p, slot).atk,
            Stat::Def => self.stats(p, slot).def,
            Stat::Cost => i16::from(self.cost_in_play(fighter)?),
            Stat::Level => i16::from(self.level_in_play(fighter)),
            Stat::Health => i16::from(self.health(p, slot)),
            Stat::Wounds => i16::from(fighter.wounds()),
            Stat::Vitality => i16::from(fighter.vitality()),
            Stat::Counters(Counter::Plus) => fighter.counters.max(0),
            Stat::Counters(Counter::Minus) => fighter.counters.saturating_neg().max(0),
            Stat::Named(name) => p.counters_by_name(slot, name),
            Stat::BaseAtk => self.base(p, slot).atk,
            Stat::BaseDef => self.base(p, slot).def,
            Stat::SetAtk => self.set_base(p, slot).atk,
            Stat::SetDef => self.set_base(p, slot).def,
            Stat::PrintedAtk => self.face(fighter.card).atk,
            Stat::PrintedDef => self.face(fighter.card).def,
        })
    }

    /// What a character cost; a main character has no cost.
    pub(crate) fn cost_in_play(&self, fighter: &Fighter) -> Option<u8> {
        let face = self.face(fighter.card);
        (!fighter.is_main() && face.is_character()).then_some(face.cost)
    }

    /// The level of a character: that of its card; a supporting character that was promoted is on level 1.
    pub fn level_in_play(&self, fighter: &Fighter) -> u8 {
        let printed = self.face(fighter.card).level;
        if fighter.is_main() { printed.max(1) } else { printed }
    }

    pub(crate) fn number(&self, p: &Position, num: &Num, context: &Context) -> i16 {
        match num {
            Num::N(number) => *number,
            Num::Amount => context.amount,
            Num::Count(side, filter) => self.matching(p, *side, filter, context).len() as i16,
            Num::Sum(stat, Who::It) if context.it.is_empty() && context.fallen != UNKNOWN => {
                self.remembered(*stat, context.fallen)
            }
            Num::Sum(stat, who) => self.stats_of(p, *stat, who, context).sum(),
            Num::Max(stat, who) => self.stats_of(p, *stat, who, context).max().unwrap_or(-1),
            Num::Alike(aspect, who) => self.most_alike(p, *aspect, self.who(p, who, context)),
            Num::Kos(side) => self.add_records(p, *side, context, |record| record.kos),
            Num::HealthOfKos(side) => self.add_records(p, *side, context, |record| record.health_of_kos),
            Num::Cards(zone, side, what) => self.count_cards(p, *zone, *side, what, context),
            Num::Hand(player) => self.player(p, player, context).map_or(0, |seat| p.zones(seat).hand.len() as i16),
            Num::Printed(_) if context.named == UNKNOWN => 0,
            Num::Printed(stat) => self.printed(*stat, context.named).unwrap_or(0),
            Num::Uses => self.uses(p, context),
            Num::Played(side, twists) => self.played(p, *side, *twists, context),
            Num::Paid(symbol) => context.paid.times(*symbol),
            Num::Twists(side) => p.combat().map_or(0, |combat| {
                let seats = self.seats_of(p, *side, context);
                seats.iter().map(|seat| i16::from(combat.twists[seat.index()])).sum()
            }),
            Num::KosByName(side, name) => self.kos_by_name(p, *side, *name, context),
            Num::Attacks(player) => self.player(p, player, context).map_or(0, |seat| i16::from(p.record(seat).attacks)),
            Num::Add(a, b) => self.number(p, a, context).saturating_add(self.number(p, b, context)),
            Num::Gap(a, b) => self.number(p, a, context).saturating_sub(self.number(p, b, context)).max(0),
        }
    }

    fn stats_of<'a>(
        &'a self,
        p: &'a Position,
        stat: Stat,
        who: &Who,
        context: &Context,
    ) -> impl Iterator<Item = i16> + 'a {
        self.who(p, who, context).iter().filter_map(move |slot| self.stat(p, stat, slot))
    }

    pub(crate) fn holds(&self, p: &Position, cond: &Cond, context: &Context) -> bool {
        match cond {
            Cond::Is(who, filter) => {
                let set = self.who(p, who, context);
                !set.is_empty() && self.fitting(p, filter, set, context) == set
            }
            Cond::There(side, filter) => !self.matching(p, *side, filter, context).is_empty(),
            Cond::AtLeast(more, less) => self.number(p, more, context) >= self.number(p, less, context),
            Cond::Did => context.flags & Script::DID != 0,
            Cond::Amplified => context.flags & Script::AMPLIFIED != 0,
            Cond::TurnOf(side) => match side {
                Side::Mine => p.share_a_side(p.active, context.me),
                Side::Enemy => !p.are_allies(p.active, context.me),
                Side::Others => !p.share_a_side(p.active, context.me),
                Side::Any => true,
                Side::Theirs => p.active.0 == context.chosen,
                Side::Attacked => attacked(p) == Some(p.active),
            },
            Cond::SomePlayer(side, cond) => {
                let holds = |seat: Seat| self.holds(p, cond, &Context { chosen: seat.0, ..*context });
                self.seats_of(p, *side, context).iter().any(holds)
            }
            Cond::Card(what) => context.kod != NO_PIECE && self.card_is(p, what, p.card(context.kod), context),
            Cond::Not(cond) => !self.holds(p, cond, context),
            Cond::All(conds) => conds.iter().all(|cond| self.holds(p, cond, context)),
        }
    }

    pub(crate) fn player(&self, p: &Position, player: &Player, context: &Context) -> Option<Seat> {
        let seat = match player {
            Player::Me => Some(context.me),
            Player::Chosen => (context.chosen != NO_SEAT).then_some(Seat(context.chosen)),
            Player::Controller(who) => self.who(p, who, context).first().map(|slot| p.fighter(slot).side),
            Player::Owner(who) => self.who(p, who, context).first().map(|slot| p.fighter(slot).owner()),
        };
        seat.filter(|seat| p.alive.contains(*seat))
    }
}
