//! What Keepers in play change: power, attack values, blocks, limits, protection.

use crate::Squad;
use crate::compile::covers;
use crate::language::Side;
use crate::position::{Position, ROW, Script, Strike};
use crate::program::{FilterId, StaticOp};
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
    /// Calls `each` for every rule of one kind that Keepers in play have in force, with controller and Keeper.
    /// A plain loop: it runs at every decision, and most of the time no Keeper in play has such a rule.
    #[inline]
    pub(crate) fn each_static(&self, p: &Position, bit: u16, mut each: impl FnMut(Seat, u8, StaticOp)) {
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

    /// A player's power: for playing the card on this piece, or in general.
    #[inline]
    pub fn power_for(&self, p: &Position, seat: Seat, piece: Option<u8>) -> u8 {
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
        let mut found = None;
        self.each_static(p, StaticOp::CannotPlay(0).bit(), |owner, keeper, rule| {
            if let StaticOp::CannotPlay(filter) = rule
                && owner != seat
                && self.fits(p, filter, piece, &Script::new(0, keeper, owner))
            {
                found = found.or(Some(keeper));
            }
        });
        found
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
        let mut value = strike.base;
        self.each_static(p, StaticOp::KeeperHitsOff.bit(), |owner, _, _| {
            if owner == strike.victim {
                value = 0;
            }
        });
        self.each_static(p, StaticOp::KeeperHitsLess(0).bit(), |owner, _, rule| {
            if let StaticOp::KeeperHitsLess(by) = rule
                && owner == strike.victim
            {
                value = value.saturating_sub(by);
            }
        });
        value
    }

    /// The most that a single attack can deal this player.
    pub(crate) fn damage_cap(&self, p: &Position, seat: Seat) -> u8 {
        let mut cap = u8::MAX;
        self.each_static(p, StaticOp::DamageCap(0).bit(), |owner, _, rule| {
            if let StaticOp::DamageCap(most) = rule
                && owner == seat
            {
                cap = cap.min(most);
            }
        });
        cap
    }

    /// Whether a Keeper cannot be destroyed now.
    pub(crate) fn is_protected(&self, p: &Position, seat: Seat, piece: u8) -> bool {
        self.protector(p, seat, piece).is_some()
    }

    /// The Keeper because of which this one cannot be destroyed, if any.
    pub(crate) fn protector(&self, p: &Position, seat: Seat, piece: u8) -> Option<u8> {
        let mut found = None;
        self.each_static(p, StaticOp::CannotBeDestroyed(0).bit(), |owner, keeper, rule| {
            if let StaticOp::CannotBeDestroyed(filter) = rule
                && owner == seat
                && self.fits(p, filter, piece, &Script::new(0, keeper, owner))
            {
                found = found.or(Some(keeper));
            }
        });
        found
    }

    /// Whether the Keeper limit can be met at all.
    pub(crate) fn can_lose_keeper(&self, p: &Position, seat: Seat) -> bool {
        p.row(seat).iter().any(|keeper| !self.is_protected(p, seat, keeper.piece))
    }

    pub(crate) fn coins_are_heads(&self, p: &Position, seat: Seat) -> bool {
        let mut heads = false;
        self.each_static(p, StaticOp::CoinsAreHeads.bit(), |owner, _, _| heads |= owner == seat);
        heads
    }

    pub(crate) fn misfire_returns(&self, p: &Position, seat: Seat, piece: u8) -> bool {
        let mut returns = false;
        self.each_static(p, StaticOp::MisfireReturns.bit(), |owner, keeper, _| {
            returns |= owner == seat && keeper == piece;
        });
        returns
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
