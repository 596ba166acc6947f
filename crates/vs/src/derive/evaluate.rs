//! Filters, selectors, numbers and conditions, worked out on a position.

use crate::Vs;
use crate::plain::{Cond, Counter, Filter, Num, Player, Side, Who, Word};
use crate::program::{Face, PowerId};
use crate::state::position::{
    CardNo, Combat, Fighter, Fighters, NO_PIECE, NO_SEAT, NO_SLOT, Piece, Position, Row, Script, Slot, UNKNOWN,
};
use longbox_kernel::{Seat, SeatSet};

/// From where something is looked at: whose power it is, and what its effect has bound so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    pub(crate) me: Seat,
    pub(crate) this: Slot,
    /// The card of the power or plot twist.
    pub(crate) card: CardNo,
    pub(crate) it: Fighters,
    pub(crate) chosen: u8,
    pub(crate) amount: i16,
    pub(crate) named: CardNo,
    pub(crate) did: bool,
    /// Those that a delayed trigger was made for.
    pub(crate) those: Fighters,
    /// The card outside play that a trigger is about.
    pub(crate) kod: Piece,
    pub(crate) power: PowerId,
    pub(crate) team: u16,
}

impl Eye {
    /// A power of a character in play.
    pub(crate) fn of(p: &Position, slot: Slot) -> Eye {
        let fighter = p.fighter(slot);
        Eye { this: slot, ..Eye::player(fighter.side, fighter.card) }
    }

    /// A card of a player.
    pub(crate) fn player(me: Seat, card: CardNo) -> Eye {
        Eye {
            me,
            this: NO_SLOT,
            card,
            it: Fighters::NONE,
            chosen: NO_SEAT,
            amount: 0,
            named: UNKNOWN,
            did: false,
            those: Fighters::NONE,
            kod: NO_PIECE,
            power: 0,
            team: 0,
        }
    }

    /// An effect being worked out. Its character is gone if another stands in its place.
    pub(crate) fn script(p: &Position, s: &Script) -> Eye {
        let here = s.this != NO_SLOT && p.in_play.contains(s.this) && p.fighter(s.this).stamp == s.this_stamp;
        Eye {
            me: s.me,
            this: if here { s.this } else { NO_SLOT },
            card: s.card,
            it: s.it,
            chosen: s.chosen,
            amount: s.amount,
            named: s.named,
            did: s.is(Script::DID),
            those: s.those,
            kod: s.kod,
            power: s.power,
            team: s.team,
        }
    }
}

impl Vs {
    /// The characters of a side, seen from a player. An attacked player counts only while defending.
    pub(crate) fn side(&self, p: &Position, side: Side, eye: &Eye) -> Fighters {
        let set = match side {
            Side::Mine => p.side(eye.me),
            Side::Enemy => p.enemies(eye.me),
            Side::Any => p.in_play,
            Side::Theirs if eye.chosen != NO_SEAT => p.side(Seat(eye.chosen)),
            Side::Theirs => Fighters::NONE,
        };
        let body = p.combat().filter(|combat| combat.defender != NO_SLOT && p.fighter(combat.defender).is_player());
        let Some(combat) = body else { return set };
        let seat = p.fighter(combat.defender).side;
        let fits = match side {
            Side::Mine => p.share_a_side(seat, eye.me),
            Side::Enemy => !p.are_allies(seat, eye.me),
            Side::Any => true,
            Side::Theirs => eye.chosen == seat.0,
        };
        if fits { set.with(combat.defender) } else { set }
    }

    /// The players of a side.
    pub(crate) fn seats_of(&self, p: &Position, side: Side, eye: &Eye) -> SeatSet {
        let fits = |seat: &Seat| match side {
            Side::Mine => *seat == eye.me,
            Side::Enemy => !p.are_allies(*seat, eye.me),
            Side::Any => true,
            Side::Theirs => seat.0 == eye.chosen,
        };
        p.alive.iter().filter(fits).collect()
    }

    /// Those who fit; for a selector that chooses, everybody who could be chosen.
    pub(crate) fn who(&self, p: &Position, who: &Who, eye: &Eye) -> Fighters {
        match who {
            Who::This => Fighters::one(eye.this),
            Who::It => eye.it,
            Who::Those => eye.those & p.in_play,
            Who::Attackers => p.combat().map_or(Fighters::NONE, |combat| combat.attackers),
            Who::Defender => p.combat().map_or(Fighters::NONE, |combat| Fighters::one(combat.defender)),
            Who::MainOf(side) => self.seats_of(p, *side, eye).iter().filter_map(|seat| p.main_of(seat)).collect(),
            Who::One(side, filter) | Who::UpTo(_, side, filter) | Who::All(side, filter) => {
                self.matching(p, *side, filter, eye)
            }
            Who::OneRow(side) => self.side(p, *side, eye),
        }
    }

    pub(crate) fn matching(&self, p: &Position, side: Side, filter: &Filter, eye: &Eye) -> Fighters {
        self.fitting(p, filter, self.side(p, side, eye), eye)
    }

    /// Those of a set who fit. One word after another is asked of all of them, so that what a word is gets found out
    /// once and not for each.
    fn fitting(&self, p: &Position, filter: &Filter, set: Fighters, eye: &Eye) -> Fighters {
        match filter {
            Filter::Any => set,
            Filter::Other => set.without(eye.this),
            Filter::NotIt => set - eye.it,
            Filter::FaceUp => set.filter(|slot| !p.fighter(slot).is_face_down()),
            Filter::Stunned => set.filter(|slot| p.fighter(slot).is_stunned()),
            Filter::Main => set.filter(|slot| p.fighter(slot).is_main()),
            Filter::Supporting => set.filter(|slot| !p.fighter(slot).is_main()),
            Filter::Front => set.filter(|slot| p.fighter(slot).row == Row::Front),
            Filter::Back => set.filter(|slot| p.fighter(slot).row == Row::Back),
            Filter::Team(team) => {
                let bit = team.bit();
                set.filter(|slot| p.fighter(slot).teams & bit != 0)
            }
            Filter::InCombat => p.combat().map_or(Fighters::NONE, |combat| set & combat.all()),
            Filter::Attacking => p.combat().map_or(Fighters::NONE, |combat| set & combat.attackers),
            Filter::Defending => p.combat().map_or(Fighters::NONE, |combat| set & Fighters::one(combat.defender)),
            Filter::Not(filter) => set - self.fitting(p, filter, set, eye),
            Filter::All(filters) => filters.iter().fold(set, |set, filter| self.fitting(p, filter, set, eye)),
            Filter::AnyOf(filters) => filters.iter().map(|filter| self.fitting(p, filter, set, eye)).collect(),
            _ => set.filter(|slot| self.fits(p, filter, slot, eye)),
        }
    }

    pub(crate) fn fits(&self, p: &Position, filter: &Filter, slot: Slot, eye: &Eye) -> bool {
        let fighter = p.fighter(slot);
        match filter {
            Filter::Any => true,
            Filter::FaceUp => !fighter.is_face_down(),
            Filter::Stunned => fighter.is_stunned(),
            Filter::Ready => !fighter.is_exhausted(),
            Filter::Exhausted => fighter.is_exhausted(),
            Filter::Front => fighter.row == Row::Front,
            Filter::Back => fighter.row == Row::Back,
            Filter::Main => fighter.is_main(),
            Filter::Supporting => !fighter.is_main(),
            Filter::Team(team) => fighter.teams & team.bit() != 0,
            Filter::Good => fighter.teams & self.good != 0,
            Filter::Evil => fighter.teams & self.evil != 0,
            Filter::Has(word) => fighter.has(*word),
            Filter::Other => slot != eye.this,
            Filter::NotIt => !eye.it.contains(slot),
            Filter::Wounded => fighter.wounds > 0,
            Filter::With(Counter::Plus) => fighter.counters > 0,
            Filter::With(Counter::Minus) => fighter.counters < 0,
            Filter::CostAtMost(most) => self.cost_in_play(fighter).is_some_and(|cost| cost <= *most),
            Filter::Named(name) => self.face(fighter.card).names.iter().any(|id| self.names[usize::from(*id)] == *name),
            Filter::Protected => self.protector(p, slot).is_some(),
            Filter::StunnedAnEnemy => fighter.is(Fighter::STUNNED_AN_ENEMY),
            Filter::Recovered => fighter.is(Fighter::RECOVERED),
            Filter::Appeared => fighter.stamp > p.turn_began,
            Filter::AttackedSince => fighter.is(Fighter::ATTACKED_SINCE << eye.me.0),
            Filter::Protecting => self.protects(p, slot),
            Filter::Frozen => fighter.is_frozen(),
            Filter::LevelAtLeast(level) => self.level_in_play(fighter) >= *level,
            Filter::AtkAbove(num) => self.stats(p, slot).atk.max(0) > self.number(p, num, eye),
            Filter::OnMySide => p.share_a_side(fighter.side, eye.me),
            Filter::ChosenTeam => fighter.teams & eye.team != 0,
            Filter::Not(filter) => !self.fits(p, filter, slot, eye),
            Filter::All(filters) => filters.iter().all(|filter| self.fits(p, filter, slot, eye)),
            Filter::AnyOf(filters) => filters.iter().any(|filter| self.fits(p, filter, slot, eye)),
            in_combat => p.combat().is_some_and(|combat| fits_in_combat(in_combat, combat, slot, eye)),
        }
    }

    /// What a character cost; a main character has no cost.
    pub(crate) fn cost_in_play(&self, fighter: &Fighter) -> Option<u8> {
        let face = self.face(fighter.card);
        (!fighter.is_main() && face.is_character()).then_some(face.cost)
    }

    /// The level of a character: that of its card; a supporting character that was promoted is on level 1.
    pub(crate) fn level_in_play(&self, fighter: &Fighter) -> u8 {
        let printed = self.face(fighter.card).level;
        if fighter.is_main() { printed.max(1) } else { printed }
    }

    /// Whether somebody stands behind this character whom it protects.
    fn protects(&self, p: &Position, slot: Slot) -> bool {
        let fighter = p.fighter(slot);
        let stands = fighter.row == Row::Front && !fighter.is_face_down() && !fighter.is_away();
        stands && !fighter.has(Word::Invisible) && {
            let behind = |other: Slot| {
                let other = p.fighter(other);
                other.row == Row::Back && !other.is_face_down() && !other.is_away()
            };
            p.side(fighter.side).iter().any(behind)
        }
    }

    /// Who protects this character: a face-up one in front of it that is not Invisible.
    pub(crate) fn protector(&self, p: &Position, slot: Slot) -> Option<Slot> {
        let fighter = p.fighter(slot);
        if fighter.row != Row::Back || fighter.is_face_down() || fighter.is_away() {
            return None;
        }
        (p.side(fighter.side) - p.away).iter().find(|other| {
            let other = p.fighter(*other);
            other.row == Row::Front && !other.is_face_down() && !other.has(Word::Invisible)
        })
    }

    pub(crate) fn number(&self, p: &Position, num: &Num, eye: &Eye) -> i16 {
        let sum = |who: &Who, of: &dyn Fn(Slot) -> i16| self.who(p, who, eye).iter().map(of).sum();
        match num {
            Num::N(number) => *number,
            Num::Count(side, filter) => self.matching(p, *side, filter, eye).len() as i16,
            Num::Wounds(who) => sum(who, &|slot| i16::from(p.fighter(slot).wounds)),
            Num::Counters(Counter::Plus, who) => sum(who, &|slot| p.fighter(slot).counters.max(0)),
            Num::Counters(Counter::Minus, who) => sum(who, &|slot| p.fighter(slot).counters.saturating_neg().max(0)),
            Num::Atk(who) => sum(who, &|slot| self.stats(p, slot).atk.max(0)),
            Num::Def(who) => sum(who, &|slot| self.stats(p, slot).def),
            Num::Cost(who) => sum(who, &|slot| i16::from(self.cost_in_play(p.fighter(slot)).unwrap_or(0))),
            Num::Resources(side) => {
                let seats = self.seats_of(p, *side, eye);
                seats.iter().map(|seat| p.zones(seat).resources.len() as i16).sum()
            }
            Num::Amount => eye.amount,
            other => self.number_of_cards(p, other, eye),
        }
    }

    pub(crate) fn holds(&self, p: &Position, cond: &Cond, eye: &Eye) -> bool {
        match cond {
            Cond::Is(who, filter) => {
                let set = self.who(p, who, eye);
                !set.is_empty() && self.fitting(p, filter, set, eye) == set
            }
            Cond::There(side, filter) => !self.matching(p, *side, filter, eye).is_empty(),
            Cond::AtLeast(more, less) => self.number(p, more, eye) >= self.number(p, less, eye),
            Cond::Did => eye.did,
            Cond::TurnOf(side) => match side {
                Side::Mine => p.share_a_side(p.active, eye.me),
                Side::Enemy => !p.are_allies(p.active, eye.me),
                Side::Any => true,
                Side::Theirs => p.active.0 == eye.chosen,
            },
            Cond::EmptyHand(player) => self.player(p, player, eye).is_some_and(|seat| p.zones(seat).hand.is_empty()),
            Cond::NoAttack(player) => self.player(p, player, eye).is_some_and(|seat| p.record(seat).attacks == 0),
            Cond::AllStunned(side) => {
                let mut seats = self.seats_of(p, *side, eye).iter();
                seats.any(|seat| {
                    let own = p.side(seat);
                    !own.is_empty() && own.iter().all(|slot| p.fighter(slot).is_stunned())
                })
            }
            Cond::Card(what) => eye.kod != NO_PIECE && self.card_is(p, what, p.card(eye.kod), eye),
            Cond::RangedCombat => p.combat().is_some_and(|combat| combat.ranged),
            Cond::Not(cond) => !self.holds(p, cond, eye),
            Cond::All(conds) => conds.iter().all(|cond| self.holds(p, cond, eye)),
            Cond::AnyOf(conds) => conds.iter().any(|cond| self.holds(p, cond, eye)),
        }
    }

    pub(crate) fn player(&self, p: &Position, player: &Player, eye: &Eye) -> Option<Seat> {
        let seat = match player {
            Player::Me => Some(eye.me),
            Player::Chosen => (eye.chosen != NO_SEAT).then_some(Seat(eye.chosen)),
            Player::Controller(who) => self.who(p, who, eye).first().map(|slot| p.fighter(slot).side),
            Player::Owner(who) => self.who(p, who, eye).first().map(|slot| p.fighter(slot).owner()),
        };
        seat.filter(|seat| p.alive.contains(*seat))
    }

    /// Whether two cards are the same person.
    pub(crate) fn same_person(&self, a: CardNo, b: CardNo) -> bool {
        self.face(a).shares_name(self.face(b))
    }

    /// Whether this player could not have a character with these names: the main character has one of them and
    /// nothing lets there be two.
    pub(crate) fn name_is_taken(&self, p: &Position, seat: Seat, card: CardNo) -> Option<Slot> {
        let face: &Face = self.face(card);
        let main = p.side(seat).iter().find(|slot| {
            let fighter = p.fighter(*slot);
            let own = p.main_for(fighter).is_some_and(|of| p.share_a_side(of, seat));
            own && self.face(fighter.card).shares_name(face)
        })?;
        (!p.fighter(main).has(Word::Swarm)).then_some(main)
    }
}

fn fits_in_combat(filter: &Filter, combat: &Combat, slot: Slot, eye: &Eye) -> bool {
    let attacking = combat.attackers.contains(slot);
    match filter {
        Filter::InCombat => combat.all().contains(slot),
        Filter::Attacking => attacking,
        Filter::Defending => combat.defender == slot,
        Filter::SoloAttacking => attacking && !combat.is_team(),
        Filter::TeamAttacking => attacking && combat.is_team(),
        Filter::MeleeAttackingThis => attacking && !combat.ranged && eye.this != NO_SLOT && combat.defender == eye.this,
        Filter::Survived => combat.survived.contains(slot),
        Filter::Opposing => match eye.this {
            NO_SLOT => false,
            this if combat.defender == this => attacking,
            this => combat.attackers.contains(this) && combat.defender == slot,
        },
        _ => false,
    }
}
