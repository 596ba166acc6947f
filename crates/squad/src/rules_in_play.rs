//! What Keepers in play change: power, attack values, blocks, limits, protection.

use crate::Squad;
use crate::compile::covers;
use crate::language::Side;
use crate::position::{Position, ROW, Script, Strike};
use crate::program::{CondId, FilterId, StaticOp};
use longbox_kernel::Seat;
use tinyvec::ArrayVec;

/// What decides whether a card may be played.
pub(crate) struct Judge {
    power: i16,
    /// For such cards so much, by this Keeper of this player (by number).
    changes: ArrayVec<[(FilterId, i8, u8, u8); 2 * ROW]>,
    bans: ArrayVec<[(FilterId, u8, u8); 2 * ROW]>,
}

impl Judge {
    pub(crate) fn allows(&self, game: &Squad, p: &Position, piece: u8) -> bool {
        let fits = |filter, keeper, owner| game.fits(p, filter, piece, &Script::new(0, keeper, Seat(owner)));
        let fitting = self.changes.iter().filter(|(filter, _, keeper, owner)| fits(*filter, *keeper, *owner));
        let power = self.power + fitting.map(|(_, by, ..)| i16::from(*by)).sum::<i16>();
        i16::from(game.levels[usize::from(p.card(piece))]) <= power.clamp(1, 20)
            && !self.bans.iter().any(|(filter, keeper, owner)| fits(*filter, *keeper, *owner))
    }
}

impl Squad {
    /// Keepers' rules of one kind that are in force, with their controllers.
    #[inline]
    pub(crate) fn statics<'a>(&'a self, p: &'a Position, bit: u16) -> impl Iterator<Item = (Seat, u8, StaticOp)> + 'a {
        // Most of the time no Keeper in play has such a rule.
        let seats = if p.statics_in_play & bit == 0 { 0 } else { 2 };
        (0..seats).map(Seat).flat_map(move |seat| {
            let keepers = p.row(seat).iter();
            let concerned =
                keepers.filter(move |keeper| self.static_bits[usize::from(p.card(keeper.piece))] & bit != 0);
            concerned.flat_map(move |keeper| self.rules_of(p, seat, keeper.piece, bit))
        })
    }

    /// The same as a loop, for what is asked at every decision.
    #[inline]
    fn each_static(&self, p: &Position, bit: u16, mut each: impl FnMut(Seat, u8, StaticOp)) {
        if p.statics_in_play & bit == 0 {
            return;
        }
        for seat in [Seat::A, Seat::B] {
            for keeper in p.row(seat) {
                let card = usize::from(p.card(keeper.piece));
                if self.static_bits[card] & bit == 0 {
                    continue;
                }
                for (cond, rule) in &self.faces[card].statics {
                    let holds = |cond| self.holds(p, cond, &Script::new(0, keeper.piece, seat));
                    if rule.bit() == bit && cond.is_none_or(holds) {
                        each(seat, keeper.piece, *rule);
                    }
                }
            }
        }
    }

    fn rules_of<'a>(
        &'a self,
        p: &'a Position,
        seat: Seat,
        keeper: u8,
        bit: u16,
    ) -> impl Iterator<Item = (Seat, u8, StaticOp)> + 'a {
        let holds =
            move |cond: &Option<CondId>| cond.is_none_or(|cond| self.holds(p, cond, &Script::new(0, keeper, seat)));
        let rules = self.face(p.card(keeper)).statics.iter();
        rules.filter(move |(cond, rule)| rule.bit() == bit && holds(cond)).map(move |(_, rule)| (seat, keeper, *rule))
    }

    /// A player's power: for playing the card on this piece, or in general.
    #[inline]
    pub(crate) fn power_for(&self, p: &Position, seat: Seat, piece: Option<u8>) -> u8 {
        let power = i16::from(p.power) + i16::from(p.record(seat).boost);
        let kind = StaticOp::Power(Side::Any, 0, 0).bit();
        let keepers = if p.statics_in_play & kind == 0 { 0 } else { self.power_from_keepers(p, seat, piece) };
        (power + keepers).clamp(1, 20) as u8
    }

    #[inline(never)]
    fn power_from_keepers(&self, p: &Position, seat: Seat, piece: Option<u8>) -> i16 {
        let mut sum = 0;
        self.each_static(p, StaticOp::Power(Side::Any, 0, 0).bit(), |owner, keeper, rule| {
            if let StaticOp::Power(side, filter, by) = rule
                && covers(side, owner == seat)
                && self.power_counts(p, filter, piece, keeper, owner)
            {
                sum += i16::from(by);
            }
        });
        sum
    }

    pub(crate) fn power_counts(
        &self,
        p: &Position,
        filter: FilterId,
        piece: Option<u8>,
        keeper: u8,
        owner: Seat,
    ) -> bool {
        match piece {
            None => self.is_any(filter),
            Some(piece) => self.fits(p, filter, piece, &Script::new(0, keeper, owner)),
        }
    }

    /// Whether this player may play the card on this piece now, as far as power and bans go.
    pub(crate) fn playable(&self, p: &Position, seat: Seat, piece: u8) -> bool {
        self.judge(p, seat).allows(self, p, piece)
    }

    /// Everything in play that decides what this player may play, gathered once for a whole hand.
    pub(crate) fn judge(&self, p: &Position, seat: Seat) -> Judge {
        let power = i16::from(p.power) + i16::from(p.record(seat).boost);
        let mut judge = Judge { power, changes: ArrayVec::new(), bans: ArrayVec::new() };
        self.each_static(p, StaticOp::Power(Side::Any, 0, 0).bit(), |owner, keeper, rule| {
            if let StaticOp::Power(side, filter, by) = rule
                && covers(side, owner == seat)
            {
                judge.changes.push((filter, by, keeper, owner.0));
            }
        });
        self.each_static(p, StaticOp::CannotPlay(0).bit(), |owner, keeper, rule| {
            if let StaticOp::CannotPlay(filter) = rule
                && owner != seat
            {
                judge.bans.push((filter, keeper, owner.0));
            }
        });
        judge
    }

    /// The opposing Keeper that forbids playing this card, if any.
    pub(crate) fn ban(&self, p: &Position, seat: Seat, piece: u8) -> Option<u8> {
        self.statics(p, StaticOp::CannotPlay(0).bit()).find_map(|(owner, keeper, rule)| match rule {
            StaticOp::CannotPlay(filter) if owner != seat => {
                self.fits(p, filter, piece, &Script::new(0, keeper, owner)).then_some(keeper)
            }
            _ => None,
        })
    }

    /// The attack value of a strike: its base, its own bonuses and what Keepers add; never below 0.
    pub(crate) fn attack_value(&self, p: &Position, strike: &Strike) -> u8 {
        let keepers = self.attack_from_keepers(p, strike.by, strike.source);
        (i16::from(strike.base) + i16::from(strike.bonus) + keepers).clamp(0, 200) as u8
    }

    /// What Keepers in play add to the attack of a card played by this player.
    pub(crate) fn attack_from_keepers(&self, p: &Position, by: Seat, piece: u8) -> i16 {
        let mut sum = 0;
        self.each_static(p, StaticOp::Attack(Side::Any, 0, 0).bit(), |owner, keeper, rule| {
            if let StaticOp::Attack(side, filter, change) = rule
                && covers(side, owner == by)
                && self.fits(p, filter, piece, &Script::new(0, keeper, owner))
            {
                sum += i16::from(change);
            }
        });
        sum
    }

    /// What is left of a hit.
    pub(crate) fn hit_value(&self, p: &Position, strike: &Strike) -> u8 {
        if strike.flags & Strike::KEEPER == 0 {
            return strike.base;
        }
        let shielded = self.statics(p, StaticOp::KeeperHitsOff.bit()).any(|(owner, ..)| owner == strike.victim);
        if shielded {
            return 0;
        }
        let less = self.statics(p, StaticOp::KeeperHitsLess(0).bit()).map(|(owner, _, rule)| match rule {
            StaticOp::KeeperHitsLess(by) if owner == strike.victim => by,
            _ => 0,
        });
        strike.base.saturating_sub(less.sum())
    }

    /// The most that a single attack can deal this player.
    pub(crate) fn damage_cap(&self, p: &Position, seat: Seat) -> u8 {
        let caps = self.statics(p, StaticOp::DamageCap(0).bit()).filter_map(|(owner, _, rule)| match rule {
            StaticOp::DamageCap(most) if owner == seat => Some(most),
            _ => None,
        });
        caps.min().unwrap_or(u8::MAX)
    }

    /// Whether a Keeper cannot be destroyed now.
    pub(crate) fn is_protected(&self, p: &Position, seat: Seat, piece: u8) -> bool {
        self.protector(p, seat, piece).is_some()
    }

    /// The Keeper that protects this one from being destroyed.
    pub(crate) fn protector(&self, p: &Position, seat: Seat, piece: u8) -> Option<u8> {
        self.statics(p, StaticOp::CannotBeDestroyed(0).bit()).find_map(|(owner, keeper, rule)| match rule {
            StaticOp::CannotBeDestroyed(filter) if owner == seat => {
                self.fits(p, filter, piece, &Script::new(0, keeper, owner)).then_some(keeper)
            }
            _ => None,
        })
    }

    /// Whether the Keeper limit can be met at all.
    pub(crate) fn can_lose_keeper(&self, p: &Position, seat: Seat) -> bool {
        p.row(seat).iter().any(|keeper| !self.is_protected(p, seat, keeper.piece))
    }

    pub(crate) fn coins_are_heads(&self, p: &Position, seat: Seat) -> bool {
        self.statics(p, StaticOp::CoinsAreHeads.bit()).any(|(owner, ..)| owner == seat)
    }

    pub(crate) fn misfire_returns(&self, p: &Position, seat: Seat, piece: u8) -> bool {
        let bit = StaticOp::MisfireReturns.bit();
        self.statics(p, bit).any(|(owner, keeper, _)| owner == seat && keeper == piece)
    }

    /// Whether the icon of this card closes a Factor of the strike at this point.
    #[inline]
    pub(crate) fn icon_counts(&self, p: &Position, strike: &Strike, piece: u8) -> bool {
        let icon = self.icon(p.card(piece));
        strike.blocks & Strike::NEVER == 0
            && (strike.open[0] == icon || strike.open[1] == icon)
            && !(strike.blocks & Strike::FIRST_ONLY != 0 && strike.dealt > 0)
            && !self.barred(p, strike, piece)
    }

    /// Whether the attack says that such cards cannot block it.
    #[inline]
    pub(crate) fn barred(&self, p: &Position, strike: &Strike, piece: u8) -> bool {
        if strike.blocks & Strike::NOT_BY == 0 {
            return false;
        }
        let mut script = Script::new(0, strike.source, strike.by);
        script.named = strike.named;
        self.fits(p, strike.not_by, piece, &script)
    }
}
