//! Super powers: who may use which, what it costs and what can pay for it.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::evaluate::Eye;
use crate::derive::kinds::is_for_good;
use crate::derive::powers::Instance;
use crate::plain::{Side, Works};
use crate::program::{
    ANY_COMBAT, BUILD, COMBAT, LOCATION, MAIN, Need, ODD, PowerDef, PowerKind, RECOVERY, START_OF_MAIN, SuperDef,
    timing_bit,
};
use crate::rulebook::Rule;
use crate::state::position::{
    Ask, Fighters, ModOp, Modifier, NO_PIECE, NO_SLOT, Pay, PayFor, Piece, Position, Slot, local, owner,
};
use longbox_kernel::Seat;
use tinyvec::ArrayVec;

/// The locations that a player can pay with, summed up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Purse {
    /// Symbols of basic locations.
    basic: u8,
    /// Symbols of special ones, with their teams.
    special: ArrayVec<[(u16, u8); 16]>,
}

impl Purse {
    /// Symbols that somebody of these teams can be paid for with.
    pub(crate) fn gives(&self, teams: u16) -> u8 {
        let special = self.special.iter().filter(|(team, _)| team & teams != 0);
        special.fold(self.basic, |mask, (_, gives)| mask | gives)
    }
}

/// The moments that it is now, as bits of `program::timing_bit`.
pub(crate) fn moment(p: &Position) -> u8 {
    match (p.ask, p.step) {
        (Ask::Resource | Ask::Recruit | Ask::Formation | Ask::BuildClose, _) => BUILD,
        (Ask::Recovery, _) => RECOVERY,
        (Ask::StartOfMain, _) => START_OF_MAIN,
        (Ask::Main, _) => MAIN,
        (Ask::Plays, _) => COMBAT | ANY_COMBAT,
        _ => 0,
    }
}

impl Vs {
    /// Whether the card on this piece is one of these sorts.
    #[inline]
    pub(crate) fn is_sort(&self, p: &Position, piece: Piece, sort: u8) -> bool {
        self.sorts[usize::from(p.card(piece))] & sort != 0
    }

    pub(crate) fn purse(&self, p: &Position, seat: Seat) -> Purse {
        let mut purse = Purse::default();
        let zones = p.zones(seat);
        for piece in crate::state::zones::Set(zones.face_up.0 | zones.hand.0).pieces(seat) {
            if !self.is_sort(p, piece, LOCATION) {
                continue;
            }
            let face = self.face(p.card(piece));
            match face.teams {
                0 => purse.basic |= face.gives,
                teams if purse.special.contains(&(teams, face.gives)) => {}
                teams => {
                    let _full = purse.special.try_push((teams, face.gives));
                }
            }
        }
        purse
    }

    /// Whether this location gives one of these symbols to somebody of these teams.
    fn pays(&self, p: &Position, piece: Piece, symbols: u8, teams: u16) -> bool {
        let face = self.face(p.card(piece));
        face.is_location() && face.gives & symbols != 0 && (face.teams == 0 || face.teams & teams != 0)
    }

    /// Teams of whoever uses a power: of the character, or of the card outside play.
    pub(crate) fn payer_teams(&self, p: &Position, what: &PayFor) -> u16 {
        match what.slot {
            // A player pays, not a character: special locations give nothing.
            NO_SLOT if what.piece == NO_PIECE => 0,
            NO_SLOT => self.face(p.card(what.piece)).teams,
            slot => p.fighter(slot).teams,
        }
    }

    /// Whether the symbols from number `at` on can be paid, besides what was picked.
    pub(crate) fn payable(&self, p: &Position, seat: Seat, what: &PayFor, picked: &[u8], at: usize) -> bool {
        let def = self.program.power(what.power);
        let Some(used) = &def.used else { return false };
        let teams = self.payer_teams(p, what);
        let zones = p.zones(seat);
        let taken = picked.iter().fold(0u128, |set, number| set | 1u128.checked_shl(u32::from(*number)).unwrap_or(0));
        let all = crate::state::zones::Set((zones.face_up.0 | zones.hand.0) & !taken);
        let mut open: ArrayVec<[(u8, Piece); 32]> = ArrayVec::new();
        for piece in all.pieces(seat) {
            let face = self.face(p.card(piece));
            if face.is_location() && (face.teams == 0 || face.teams & teams != 0) {
                let _full = open.try_push((face.gives, piece));
            }
        }
        cover(&used.cost[at.min(used.cost.len())..], &open, 0)
    }

    /// Locations that can pay the next symbol, so that the rest can be paid, too; equal ones once.
    pub(crate) fn payments(&self, p: &Position, pay: &Pay, mut offer: impl FnMut(Piece)) {
        let def = self.program.power(pay.what.power);
        let Some(used) = &def.used else { return };
        let at = usize::from(pay.paid);
        let Some(symbol) = used.cost.get(at) else { return };
        let teams = self.payer_teams(p, &pay.what);
        let zones = p.zones(pay.by);
        for from in [zones.face_up, zones.hand] {
            let mut listed: ArrayVec<[u16; 32]> = ArrayVec::new();
            for piece in from.pieces(pay.by) {
                let card = p.card(piece);
                let number = local(piece) as u8;
                if pay.picked.contains(&number) || listed.contains(&card) || !self.pays(p, piece, *symbol, teams) {
                    continue;
                }
                let mut picked = pay.picked;
                picked[at] = number;
                if used.cost.len() == at + 1 || self.payable(p, pay.by, &pay.what, &picked, at + 1) {
                    let _full = listed.try_push(card);
                    offer(piece);
                }
            }
        }
    }

    /// Whether a power was used as often as it may be.
    pub(crate) fn is_spent(&self, p: &Position, what: &PayFor) -> bool {
        let (who, via) = (mark_of(p, what), self.via_of(what));
        p.marks.iter().any(|mark| !mark.for_good && mark.power == what.power && mark.via == via && mark.who == who)
            || self.is_spent_for_good(p, what)
    }

    /// Under which copy of a power a use is remembered. Several copies of a keyword let nobody do more.
    pub(crate) fn via_of(&self, what: &PayFor) -> u16 {
        if self.program.power(what.power).kind == PowerKind::Super { what.via } else { 0 }
    }

    fn is_spent_for_good(&self, p: &Position, what: &PayFor) -> bool {
        let (owner, name) = (u16::from(user_owner(p, what).0), self.user_name(p, what));
        let used = |mark: &crate::state::position::Mark| {
            mark.for_good && mark.times == 0 && mark.power == what.power && mark.who == owner && mark.via == name
        };
        p.marks.iter().any(used)
    }

    /// The name of whoever uses a power: what is used up for the whole game is so for that character of a player.
    pub(crate) fn user_name(&self, p: &Position, what: &PayFor) -> u16 {
        let card = match what.slot {
            NO_SLOT => p.card(what.piece),
            slot => p.fighter(slot).card,
        };
        self.face(card).names.first().copied().unwrap_or_default()
    }

    /// Whether a player may use this power now, or why not. `purse` is the player's.
    pub(crate) fn may_use(&self, p: &Position, seat: Seat, what: &PayFor, purse: &Purse) -> Result<(), Obstacle> {
        let def = self.program.power(what.power);
        let Some(used) = &def.used else { return Err(Rule::PowerTiming.into()) };
        self.is_the_moment(p, seat, what, used)?;
        if self.is_spent(p, what) {
            return Err(if is_for_good(used.limit) { Rule::PowerGame } else { Rule::PowerOnce }.into());
        }
        let eye = self.user_eye(p, seat, what);
        if used.only_if.as_ref().is_some_and(|only| !self.holds(p, &only.cond, &eye)) {
            return Err(Rule::PowerOnlyIf.into());
        }
        if used.needs.as_ref().is_some_and(|need| !self.is_there(p, need, &eye)) {
            return Err(Rule::PowerNoChoice.into());
        }
        let gives = purse.gives(self.payer_teams(p, what));
        let enough = match used.cost.as_slice() {
            [] => p.record(seat).points >= used.points,
            [only] => gives & only != 0,
            cost => cost.iter().all(|symbol| gives & symbol != 0) && self.payable(p, seat, what, &[], 0),
        };
        if enough { Ok(()) } else { Err(Rule::PowerCost.into()) }
    }

    fn is_the_moment(&self, p: &Position, seat: Seat, what: &PayFor, used: &SuperDef) -> Result<(), Obstacle> {
        let now = moment(p);
        let when = timing_bit(&used.when);
        if now & when == 0 {
            return Err(Rule::PowerTiming.into());
        }
        if !used.any_turn && !p.turn_players().contains(seat) {
            return Err(Rule::PowerAnyTurn.into());
        }
        let inside = p.combat().is_some_and(|combat| combat.all().contains(what.slot));
        if when == COMBAT && !inside {
            return Err(Rule::PowerInCombat.into());
        }
        Ok(())
    }

    /// How a power sees the game before it is used.
    pub(crate) fn user_eye(&self, p: &Position, seat: Seat, what: &PayFor) -> Eye {
        match what.slot {
            NO_SLOT => Eye::player(seat, p.card(what.piece)),
            slot => Eye { me: seat, ..Eye::of(p, slot) },
        }
    }

    /// Whether there is anything to choose.
    pub(crate) fn is_there(&self, p: &Position, need: &Need, eye: &Eye) -> bool {
        let some = |side: Side, has: &dyn Fn(Seat) -> bool| self.seats_of(p, side, eye).iter().any(has);
        match need {
            Need::Character(side, filter, _) => !self.matching(p, *side, filter, eye).is_empty(),
            Need::KoCard(side, what) => some(*side, &|seat| {
                p.zones(seat).ko.pieces(seat).any(|piece| self.card_is(p, what, p.card(piece), eye))
            }),
            Need::Resource { side, face_down: true } => some(*side, &|seat| !p.zones(seat).face_down().is_empty()),
            Need::Resource { side, face_down: false } => some(*side, &|seat| !p.zones(seat).resources.is_empty()),
            Need::Location(side) => some(*side, &|seat| !p.zones(seat).face_up.is_empty()),
            Need::Twist(what) => {
                let seat = eye.me;
                p.zones(seat)
                    .ko
                    .pieces(seat)
                    .any(|piece| self.card_is(p, what, p.card(piece), eye) && self.may_play_from_ko(p, seat, piece))
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
        for (from, works, when) in [(zones.ko, Works::Ko, self.outside[0]), (zones.hand, Works::Hand, self.outside[1])]
        {
            if when & moments == 0 {
                continue;
            }
            for piece in from.pieces(seat).filter(|piece| self.is_sort(p, *piece, ODD)) {
                for power in self.powers_outside(p, piece, works) {
                    if self.program.power(power).is_for(moments) {
                        visit(PayFor::of_card(piece, power));
                    }
                }
            }
        }
    }

    /// Those who may have powers that are not printed on them.
    fn borrowers(&self, p: &Position) -> Fighters {
        if p.wide {
            return Fighters::ALL;
        }
        if p.changes & ModOp::Absorbs(0).bit() == 0 {
            return Fighters::NONE;
        }
        let absorbs = |modifier: &&Modifier| matches!(modifier.op, ModOp::Absorbs(_));
        p.modifiers.iter().filter(absorbs).map(|modifier| modifier.who).collect()
    }

    /// A quick look whether a character could use a power that is printed on it or its equipment at one of these
    /// moments.
    #[inline]
    fn could_use(&self, p: &Position, slot: Slot, moments: u8, combat: Fighters) -> bool {
        let fighter = p.fighter(slot);
        // Who is in no combat has no use for what works only there.
        let moments = if combat.contains(slot) { moments } else { moments & !COMBAT };
        self.face(fighter.card).timings & moments != 0 || fighter.equipment != NO_PIECE
    }

    /// Whether a player has, for all to see, a power for one of these moments that may still be used and could be
    /// paid for.
    pub(crate) fn has_power_for(&self, p: &Position, seat: Seat, moments: u8) -> bool {
        let zones = p.zones(seat);
        let broke = zones.hand.is_empty() && zones.face_up.is_empty();
        if broke && !self.could_use_for_free(p, seat, moments) {
            return false;
        }
        let mut found = false;
        self.each_super(p, seat, moments, &mut |what| {
            let used = self.program.power(what.power).used.as_ref();
            let could_pay = used.is_some_and(|used| match used.cost.is_empty() {
                true => p.record(seat).points >= used.points,
                false => !broke,
            });
            // A power of a card in hand is nobody else's business; whoever has a hand is asked anyway.
            found |= could_pay && (what.slot != NO_SLOT || zones.ko.contains(what.piece)) && !self.is_spent(p, &what);
        });
        found
    }

    /// A quick look whether a player could have something to use that costs no symbols.
    fn could_use_for_free(&self, p: &Position, seat: Seat, moments: u8) -> bool {
        let lent = p.wide || p.changes & ModOp::Absorbs(0).bit() != 0;
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
        let eye = Eye { it: what.it, ..self.user_eye(p, seat, what) };
        let allowed = self.program.power(what.power).used.as_ref().is_some_and(|used| {
            used.only_if.as_ref().is_none_or(|only| self.holds(p, &only.cond, &eye))
                && used.needs.as_ref().is_none_or(|need| self.is_there(p, need, &eye))
        });
        allowed && !self.is_spent(p, what) && could_pay && p.alive.contains(seat)
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

/// Whether each symbol can be covered by a location of its own.
fn cover(cost: &[u8], open: &[(u8, Piece)], used: u32) -> bool {
    let Some((symbol, rest)) = cost.split_first() else { return true };
    open.iter().enumerate().any(|(number, (gives, _))| {
        gives & symbol != 0 && used >> number & 1 == 0 && cover(rest, open, used | 1 << number)
    })
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

pub(crate) fn user_owner(p: &Position, what: &PayFor) -> Seat {
    match what.slot {
        NO_SLOT => owner(what.piece),
        slot => p.fighter(slot).owner(),
    }
}
