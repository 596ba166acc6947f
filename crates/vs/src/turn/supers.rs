//! Super powers: who may use which, and when.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::evaluate::Context;
use crate::derive::kinds::is_for_good;
use crate::derive::powers::Instance;
use crate::language::Within;
use crate::plain::{Gained, Kinds, Side, Works};
use crate::program::{
    ANY_COMBAT, BUILD, COMBAT, DRAW, MAIN, Need, ODD, PowerDef, PowerId, PowerKind, RECOVERY, START_OF_MAIN, SuperDef,
    timing_bit,
};
use crate::rulebook::RuleId;
use crate::state::position::{Ask, Fighters, ModOp, Modifier, NO_PIECE, NO_SLOT, PayFor, Piece, Position, Slot, owner};
use crate::state::window::Piles;
use crate::state::zones::Set;
use crate::turn::purse::Purse;
use longbox_kernel::Seat;

/// The moments that it is now, as bits of `program::timing_bit`.
pub(crate) fn moment(p: &Position) -> u8 {
    match (p.ask, p.step) {
        // A pocket universe has a Formation Step, but no Build Phase.
        (Ask::Formation, _) if p.is_pocket_turn() => 0,
        (Ask::Resource | Ask::Recruit | Ask::Formation | Ask::BuildClose, _) => BUILD,
        (Ask::Draw, _) => DRAW,
        (Ask::Recovery, _) => RECOVERY,
        (Ask::StartOfMain, _) => START_OF_MAIN,
        (Ask::Main, _) => MAIN,
        (Ask::Plays, _) => COMBAT | ANY_COMBAT,
        _ => 0,
    }
}

/// Whether the Build Phase of a player has just begun: nothing was used or played in it.
fn starts_building(p: &Position, seat: Seat) -> bool {
    p.ask == Ask::Resource && p.builder == seat && p.done.contains(seat)
}

impl Vs {
    /// Whether the card on this piece is one of these sorts.
    #[inline]
    pub(crate) fn is_sort(&self, p: &Position, piece: Piece, sort: u8) -> bool {
        self.sort(p.card(piece)).is(sort)
    }

    /// Whether a power was used as often as it may be.
    pub(crate) fn is_spent(&self, p: &Position, what: &PayFor) -> bool {
        if p.marks.is_empty() {
            return false;
        }
        let (who, via, power) = (mark_of(p, what), self.via_of(what), self.one_power(what.power));
        p.marks.iter().any(|mark| !mark.for_good && mark.power == power && mark.via == via && mark.who == who)
            || self.is_spent_for_good(p, what)
    }

    /// The power as which one is remembered that may be paid for in several ways.
    pub(crate) fn one_power(&self, power: PowerId) -> PowerId {
        match self.program.power(power).same {
            0 => power,
            same => same,
        }
    }

    /// Under which copy of a power a use is remembered. Several copies of a keyword let nobody do more.
    pub(crate) fn via_of(&self, what: &PayFor) -> u16 {
        if self.program.power(what.power).kind == PowerKind::Super { what.via } else { 0 }
    }

    fn is_spent_for_good(&self, p: &Position, what: &PayFor) -> bool {
        let (who, name) = self.lasting_mark(p, what);
        let power = self.one_power(what.power);
        let used = |mark: &crate::state::position::Mark| {
            mark.for_good && mark.times == 0 && mark.power == power && mark.who == who && mark.via == name
        };
        p.marks.iter().any(used)
    }

    /// What a use is remembered under for the whole game: the owner, with the level where it counts, and the name of
    /// whoever uses the power.
    pub(crate) fn lasting_mark(&self, p: &Position, what: &PayFor) -> (u16, u16) {
        let (card, level) = match what.slot {
            NO_SLOT => (p.card(what.piece), 0),
            slot => (p.fighter(slot).card, self.level_in_play(p.fighter(slot))),
        };
        let limit = self.program.power(what.power).used.as_ref().map(|used| used.limit);
        let level = if limit == Some(Within::Level) { u16::from(level) } else { 0 };
        let name = self.face(card).names.first().copied().unwrap_or_default();
        (u16::from(user_owner(p, what).0) | level << 8, name)
    }

    /// Whether a player may use this power now, or why not. `purse` is the player's.
    pub(crate) fn may_use(&self, p: &Position, seat: Seat, what: &PayFor, purse: &Purse) -> Result<(), Obstacle> {
        let def = self.program.power(what.power);
        let Some(used) = &def.used else { return Err(RuleId::PowerTiming.into()) };
        if p.universes.apart.contains(what.slot) {
            return Err(RuleId::UniverseApart.into());
        }
        self.is_the_moment(p, seat, what, used)?;
        if self.is_of_location(what) && self.payer_for_location(p, what).is_none() {
            return Err(RuleId::LocationPower.into());
        }
        if self.is_spent(p, what) {
            return Err(if is_for_good(used.limit) { RuleId::PowerGame } else { RuleId::PowerOnce }.into());
        }
        if self.why_unusable(p, seat, what).is_some() {
            return Err(RuleId::PowerOff.into());
        }
        let context = || self.user_eye(p, seat, what);
        if used.only_if.as_ref().is_some_and(|only| !self.holds(p, &only.cond, &context())) {
            return Err(RuleId::PowerOnlyIf.into());
        }
        if used.needs.as_ref().is_some_and(|need| !self.is_there(p, need, &context())) {
            return Err(RuleId::PowerNoChoice.into());
        }
        let gives = purse.gives(self.payer_teams(p, what));
        let enough = match used.cost.as_slice() {
            _ if used.discard.is_some() => self.payable(p, seat, what, &[], 0),
            [] => p.free_points(seat) >= used.points,
            [only] => gives & only != 0,
            cost => cost.iter().all(|symbol| gives & symbol != 0) && self.payable(p, seat, what, &[], 0),
        };
        match enough {
            true => Ok(()),
            false if self.lies_in_a_row(p, seat, &used.cost) => Err(RuleId::UniverseLocations.into()),
            false => Err(RuleId::PowerCost.into()),
        }
    }

    fn is_the_moment(&self, p: &Position, seat: Seat, what: &PayFor, used: &SuperDef) -> Result<(), Obstacle> {
        let now = moment(p);
        let when = timing_bit(&used.when);
        if now & when == 0 || used.early && !starts_building(p, seat) {
            return Err(RuleId::PowerTiming.into());
        }
        if !used.any_turn && !p.turn_players().contains(seat) {
            return Err(RuleId::PowerAnyTurn.into());
        }
        let inside = p.combat().is_some_and(|combat| combat.all().contains(what.slot));
        if when == COMBAT && !inside {
            return Err(RuleId::PowerInCombat.into());
        }
        Ok(())
    }

    /// How a power sees the game before it is used.
    pub(crate) fn user_eye(&self, p: &Position, seat: Seat, what: &PayFor) -> Context {
        match what.slot {
            NO_SLOT => Context::player(seat, p.card(what.piece)),
            slot => Context { me: seat, ..Context::of(p, slot) },
        }
    }

    /// Whether there is anything to choose.
    pub(crate) fn is_there(&self, p: &Position, need: &Need, context: &Context) -> bool {
        let some = |side: Side, has: &dyn Fn(Seat) -> bool| self.seats_of(p, side, context).iter().any(has);
        match need {
            Need::Character(side, filter, _) => !self.matching(p, *side, filter, context).is_empty(),
            Need::Card { side, what, piles } => some(*side, &|seat| {
                let zones = p.zones(seat);
                let fits = |piece: Piece| self.card_is(p, what, p.card(piece), context);
                piles.has(Piles::HAND) && !zones.hand.is_empty()
                    || piles.has(Piles::KO) && zones.ko.pieces(seat).any(fits)
            }),
            Need::Player(side, cond) => {
                some(*side, &|seat| self.holds(p, cond, &Context { chosen: seat.0, ..*context }))
            }
            Need::Resource { side, face_down: true } => some(*side, &|seat| !p.face_down_at_hand(seat).is_empty()),
            Need::Resource { side, face_down: false } => some(*side, &|seat| !p.row_at_hand(seat).is_empty()),
            Need::Location(side) => some(*side, &|seat| !p.locations_at_hand(seat).is_empty()),
            Need::Either(needs) => needs.iter().any(|need| self.is_there(p, need, context)),
            Need::Twist(what) => {
                let seat = context.me;
                p.zones(seat)
                    .ko
                    .pieces(seat)
                    .any(|piece| self.card_is(p, what, p.card(piece), context) && self.may_play_from_ko(p, seat, piece))
            }
        }
    }

    /// Calls `visit` with every super power that a player could use at one of these moments, wherever it is.
    pub(crate) fn each_super(&self, p: &Position, seat: Seat, moments: u8, visit: &mut dyn FnMut(PayFor)) {
        let combat = p.combat().map_or(Fighters::NONE, |combat| combat.all());
        let borrowers = self.borrowers(p);
        let could = |slot: &Slot| borrowers.contains(*slot) || self.could_use(p, *slot, moments, combat);
        let mine = p.side(seat).iter().filter(could);
        for slot in mine {
            self.each_power(p, slot, |Instance { power, via }| {
                if self.program.power(power).is_for(moments) {
                    visit(PayFor::of_fighter(slot, power, via));
                }
            });
        }
        let zones = p.zones(seat);
        let early = if self.early != 0 && starts_building(p, seat) { self.early } else { 0 };
        let [in_ko, in_hand, in_row] = self.outside;
        let odd = p.odd.contains(seat);
        if odd && in_ko & moments != 0 {
            self.each_super_of(p, seat, (zones.ko, Works::Ko), moments, visit);
        }
        if (in_hand | early) & moments != 0 {
            self.each_super_of(p, seat, (zones.hand, Works::Hand), moments, visit);
        }
        if odd {
            let invented = if p.has_secret_piles() { self.invented } else { 0 };
            if (in_row | invented) & moments != 0 {
                self.each_super_of(p, seat, (p.locations_at_hand(seat), Works::Row), moments, visit);
            }
        }
    }

    /// Calls `visit` with every super power of these cards outside play that works there at one of these moments.
    fn each_super_of(
        &self,
        p: &Position,
        seat: Seat,
        (from, works): (Set, Works),
        moments: u8,
        visit: &mut dyn FnMut(PayFor),
    ) {
        let odd = p.pieces_with_cards(seat, from).filter(|(_, card)| self.sort(*card).is(ODD));
        for (piece, _) in odd {
            for power in self.powers_outside(p, piece, works) {
                if self.program.power(power).is_for(moments) {
                    visit(PayFor::of_card(piece, power));
                }
            }
        }
    }

    /// Those who may have powers that are not printed on them.
    fn borrowers(&self, p: &Position) -> Fighters {
        if p.wide {
            return Fighters::ALL;
        }
        if p.changes & ModOp::Absorbs(0, Kinds::default(), 0).bit() == 0 {
            return Fighters::NONE;
        }
        let absorbs = |modifier: &&Modifier| matches!(modifier.op, ModOp::Absorbs(..) | ModOp::Gains(Gained::Power(_)));
        p.modifiers.iter().filter(absorbs).map(|modifier| modifier.who).collect()
    }

    /// A quick look whether a character could use a power that is printed on it or its equipment at one of these
    /// moments.
    #[inline]
    fn could_use(&self, p: &Position, slot: Slot, moments: u8, combat: Fighters) -> bool {
        let fighter = p.fighter(slot);
        // Who is in no combat has no use for what works only there.
        let moments = if combat.contains(slot) { moments } else { moments & !COMBAT };
        self.sort(fighter.card).powers & moments != 0 || fighter.equipment != NO_PIECE
    }

    /// Whether a player has, for all to see, a power for one of these moments that may still be used and could be
    /// paid for.
    pub(crate) fn has_power_for(&self, p: &Position, seat: Seat, moments: u8) -> bool {
        let zones = p.zones(seat);
        let broke = zones.hand.is_empty() && p.locations_at_hand(seat).is_empty();
        if broke && !self.could_use_for_free(p, seat, moments) {
            return false;
        }
        let mut found = false;
        self.each_super(p, seat, moments, &mut |what| {
            let used = self.program.power(what.power).used.as_ref();
            let could_pay = used.is_some_and(|used| match used.cost.is_empty() {
                true => p.free_points(seat) >= used.points,
                false => !broke,
            });
            // A power of a card in hand is nobody else's business; whoever has a hand is asked anyway.
            found |= could_pay
                && (what.slot != NO_SLOT || zones.ko.contains(what.piece) || zones.face_up.contains(what.piece))
                && !self.is_spent(p, &what);
        });
        found
    }

    /// A quick look whether a player could have something to use that costs no symbols.
    fn could_use_for_free(&self, p: &Position, seat: Seat, moments: u8) -> bool {
        let lent = p.wide || p.changes & ModOp::Absorbs(0, Kinds::default(), 0).bit() != 0;
        let could = |slot: Slot| {
            let fighter = p.fighter(slot);
            self.face(fighter.card).free & moments != 0 || fighter.equipment != NO_PIECE
        };
        lent || p.side(seat).iter().any(could)
    }

    pub(crate) fn has_combat_power(&self, p: &Position, seat: Seat) -> bool {
        self.has_power_for(p, seat, COMBAT | ANY_COMBAT)
    }

    /// Whether a reaction is worth asking about, as far as everybody can see.
    pub(crate) fn may_react(&self, p: &Position, seat: Seat, what: &PayFor) -> bool {
        let zones = p.zones(seat);
        let could_pay = !zones.hand.is_empty() || self.payable(p, seat, what, &[], 0);
        let context = Context { it: what.it, ..self.user_eye(p, seat, what) };
        let allowed = self.program.power(what.power).used.as_ref().is_some_and(|used| {
            used.only_if.as_ref().is_none_or(|only| self.holds(p, &only.cond, &context))
                && used.needs.as_ref().is_none_or(|need| self.is_there(p, need, &context))
        });
        allowed
            && !self.is_spent(p, what)
            && self.why_unusable(p, seat, what).is_none()
            && could_pay
            && p.alive.contains(seat)
    }

    /// The power of a character that has this number among its super powers.
    pub(crate) fn nth_super(&self, p: &Position, slot: Slot, nth: u8) -> Option<Instance> {
        let mut left = nth;
        let mut found = None;
        self.each_power(p, slot, |instance| {
            if self.program.power(instance.power).used.is_some() {
                if left == 0 && found.is_none() {
                    found = Some(instance);
                }
                left = left.wrapping_sub(1);
            }
        });
        found
    }

    /// The number of a power among the super powers of its character.
    pub(crate) fn number_of(&self, p: &Position, what: &PayFor) -> u8 {
        let (mut number, mut found) = (0, None);
        self.each_power(p, what.slot, |instance| {
            if self.program.power(instance.power).used.is_some() {
                if found.is_none() && (instance.power, instance.via) == (what.power, what.via) {
                    found = Some(number);
                }
                number += 1;
            }
        });
        found.unwrap_or(0)
    }
}

impl PowerDef {
    fn is_for(&self, moments: u8) -> bool {
        self.used.as_ref().is_some_and(|used| timing_bit(&used.when) & moments != 0)
    }
}

/// What a use is remembered under.
pub(crate) fn mark_of(p: &Position, what: &PayFor) -> u16 {
    match what.slot {
        NO_SLOT => mark_of_piece(what.piece),
        slot => p.fighter(slot).stamp,
    }
}

/// Pieces and times are kept apart.
pub(crate) fn mark_of_piece(piece: Piece) -> u16 {
    0x8000 | piece
}

fn user_owner(p: &Position, what: &PayFor) -> Seat {
    match what.slot {
        NO_SLOT => owner(what.piece),
        slot => p.fighter(slot).owner(),
    }
}
