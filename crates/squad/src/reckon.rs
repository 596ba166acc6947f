//! Numbers and conditions: power, attack values, which cards fit. Nothing here changes the game.

use crate::Squad;
use crate::compile::covers;
use crate::language::{Cards, Who};
use crate::position::{CardNo, NOBODY, Position, Script, Strike, UNKNOWN};
use crate::program::{CondId, CondOp, Face, FilterId, FilterOp, NumId, NumOp, StaticOp};
use longbox_kernel::Seat;

impl Squad {
    #[inline]
    pub(crate) fn face(&self, card: CardNo) -> &Face {
        &self.faces[usize::from(card)]
    }

    /// The blocking icon of a card, as the number of its Factor.
    #[inline]
    pub(crate) fn icon(&self, card: CardNo) -> u8 {
        self.icons[usize::from(card)]
    }

    /// The seat that a word means for an effect.
    pub(crate) fn seat(&self, p: &Position, who: Who, script: &Script) -> Option<Seat> {
        match who {
            Who::Me => Some(script.me),
            Who::Foe => Some(script.me.other()),
            Who::Turn => Some(p.active),
            Who::Chosen => (script.chosen != NOBODY).then_some(Seat(script.chosen)),
            Who::Holder => p.keeper_seat(script.it),
        }
    }

    /// Whether the card on this piece fits.
    pub(crate) fn fits(&self, p: &Position, filter: FilterId, piece: u8, script: &Script) -> bool {
        let card = p.card(piece);
        if card == UNKNOWN {
            return false;
        }
        self.fits_op(p, self.program.filters[usize::from(filter)], piece, script)
    }

    fn fits_op(&self, p: &Position, filter: FilterOp, piece: u8, script: &Script) -> bool {
        let face = self.face(p.card(piece));
        let list = |start: u16, count: u16| self.program.filters[usize::from(start)..][..usize::from(count)].iter();
        match filter {
            FilterOp::Any => true,
            FilterOp::Factors(mask) => face.factor_mask & mask != 0,
            FilterOp::NotFactor(bit) => face.factor_mask & bit == 0,
            FilterOp::Heroes(mask) => face.heroes & mask != 0,
            FilterOp::Team(team) => face.team == team,
            FilterOp::LevelAtMost(level) => face.level <= level,
            FilterOp::LevelAtLeast(level) => face.level >= level,
            FilterOp::OddLevel => face.level % 2 == 1,
            FilterOp::AttackAtMost(attack) => face.attack <= attack,
            FilterOp::AttackAtLeast(attack) => face.attack >= attack,
            FilterOp::TeamUp => face.team_up,
            FilterOp::Keeper => face.keeper.is_some(),
            FilterOp::Assault => face.assault > 0,
            FilterOp::Other => piece != script.source,
            FilterOp::All(start, count) => list(start, count).all(|part| self.fits_op(p, *part, piece, script)),
            FilterOp::Either(start, count) => list(start, count).any(|part| self.fits_op(p, *part, piece, script)),
            FilterOp::Named
            | FilterOp::EnteredLastTurn
            | FilterOp::SameName
            | FilterOp::SharesTrait
            | FilterOp::AboveTopDiscard
            | FilterOp::FactorOfTopDiscard => self.fits_memory(p, filter, piece, script),
        }
    }

    /// Filters that look at what the effect remembers or at the table.
    fn fits_memory(&self, p: &Position, filter: FilterOp, piece: u8, script: &Script) -> bool {
        let face = self.face(p.card(piece));
        let last = (script.card != NOBODY).then(|| self.face(p.card(script.card)));
        let own_top = p.piles(script.me.other()).discard_top().map(|top| self.face(p.card(top)));
        match filter {
            FilterOp::Named => match script.named {
                0 => false,
                number @ 1..=20 => face.level == number,
                factor @ 32..=37 => face.factor_mask >> (factor - 32) & 1 == 1,
                hero => face.heroes >> hero.wrapping_sub(64) & 1 == 1,
            },
            FilterOp::EnteredLastTurn => {
                let turn = |seat: Seat| {
                    let found = p.row(seat).iter().find(|keeper| keeper.piece == piece);
                    found.map(|keeper| (keeper.turn, p.record(seat).last_turn))
                };
                turn(Seat::A).or_else(|| turn(Seat::B)).is_some_and(|(entered, last)| entered == last)
            }
            FilterOp::SameName => last.is_some_and(|last| last.name == face.name),
            FilterOp::SharesTrait => last.is_some_and(|last| {
                last.factor_mask & face.factor_mask != 0 || last.level == face.level || last.block == face.block
            }),
            FilterOp::AboveTopDiscard => own_top.is_some_and(|top| face.level > top.level),
            FilterOp::FactorOfTopDiscard => own_top.is_some_and(|top| face.factor_mask & top.factor_mask != 0),
            _ => false,
        }
    }

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
    pub(crate) fn power_for(&self, p: &Position, seat: Seat, piece: Option<u8>) -> u8 {
        let mut power = i16::from(p.power) + i16::from(p.record(seat).boost);
        for (owner, keeper, rule) in self.statics(p, StaticOp::Power(crate::language::Side::Any, 0, 0).bit()) {
            if let StaticOp::Power(side, filter, by) = rule
                && covers(side, owner == seat)
                && self.power_counts(p, filter, piece, keeper, owner)
            {
                power += i16::from(by);
            }
        }
        power.clamp(1, 20) as u8
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
            None => self.program.filters[usize::from(filter)] == FilterOp::Any,
            Some(piece) => self.fits(p, filter, piece, &Script::new(0, keeper, owner)),
        }
    }

    /// Whether this player may play the card on this piece now, as far as power and bans go.
    #[inline]
    pub(crate) fn playable(&self, p: &Position, seat: Seat, piece: u8) -> bool {
        self.face(p.card(piece)).level <= self.power_for(p, seat, Some(piece)) && self.ban(p, seat, piece).is_none()
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
        for (owner, keeper, rule) in self.statics(p, StaticOp::Attack(crate::language::Side::Any, 0, 0).bit()) {
            if let StaticOp::Attack(side, filter, change) = rule
                && covers(side, owner == by)
                && self.fits(p, filter, piece, &Script::new(0, keeper, owner))
            {
                sum += i16::from(change);
            }
        }
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
    pub(crate) fn icon_counts(&self, p: &Position, strike: &Strike, piece: u8) -> bool {
        let icon = self.icon(p.card(piece));
        strike.blocks & Strike::NEVER == 0
            && strike.open.contains(&icon)
            && !(strike.blocks & Strike::FIRST_ONLY != 0 && strike.dealt > 0)
            && !self.barred(p, strike, piece)
    }

    /// Whether the attack says that such cards cannot block it.
    pub(crate) fn barred(&self, p: &Position, strike: &Strike, piece: u8) -> bool {
        if strike.blocks & Strike::NOT_BY == 0 {
            return false;
        }
        let mut script = Script::new(0, strike.source, strike.by);
        script.named = strike.named;
        self.fits(p, strike.not_by, piece, &script)
    }

    /// Calls `each` for every card that the word means.
    fn each_card(&self, p: &Position, cards: Cards, script: &Script, mut each: impl FnMut(u8)) {
        match cards {
            Cards::Hand(who) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.hand(seat).iter().for_each(|piece| each(*piece));
                }
            }
            Cards::Deck(who) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.piles(seat).deck().iter().for_each(|piece| each(*piece));
                }
            }
            Cards::Discard(who) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.piles(seat).discard().iter().for_each(|piece| each(*piece));
                }
            }
            Cards::TopOfDeck(who, count) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.piles(seat).deck().iter().rev().take(usize::from(count)).for_each(|piece| each(*piece));
                }
            }
            Cards::TopOfDiscard(who) => {
                if let Some(seat) = self.seat(p, who, script) {
                    p.piles(seat).discard().iter().take(1).for_each(|piece| each(*piece));
                }
            }
            Cards::Keepers(side) => {
                for seat in [Seat::A, Seat::B] {
                    if covers(side, seat == script.me) {
                        p.row(seat).iter().for_each(|keeper| each(keeper.piece));
                    }
                }
            }
            Cards::Revealed | Cards::RandomInHand(_) => {
                if script.card != NOBODY {
                    each(script.card);
                }
            }
            Cards::Shown => {
                let hand = p.hand(script.me);
                (0..hand.len()).filter(|at| p.shown >> at & 1 == 1).for_each(|at| each(hand[at]));
            }
        }
    }

    fn count(&self, p: &Position, cards: Cards, filter: FilterId, script: &Script) -> i16 {
        let mut count = 0;
        self.each_card(p, cards, script, |piece| count += i16::from(self.fits(p, filter, piece, script)));
        count
    }

    fn single(&self, p: &Position, cards: Cards, script: &Script) -> Option<u8> {
        let mut found = None;
        self.each_card(p, cards, script, |piece| found = found.or(Some(piece)));
        found
    }

    pub(crate) fn num(&self, p: &Position, num: NumId, script: &Script) -> i16 {
        self.num_op(p, self.program.nums[usize::from(num)], script)
    }

    fn num_op(&self, p: &Position, num: NumOp, script: &Script) -> i16 {
        let face_of = |cards| self.single(p, cards, script).map(|piece| self.face(p.card(piece)));
        match num {
            NumOp::N(number) => number,
            NumOp::Power(who) => self.seat(p, who, script).map_or(0, |seat| i16::from(self.power_for(p, seat, None))),
            NumOp::Count(cards, filter) => self.count(p, cards, filter, script),
            NumOp::DifferentHeroes(cards) => {
                let mut heroes = 0u128;
                self.each_card(p, cards, script, |piece| heroes |= self.face(p.card(piece)).heroes);
                heroes.count_ones() as i16
            }
            NumOp::DifferentFactors(cards) => {
                let mut factors = 0u8;
                self.each_card(p, cards, script, |piece| factors |= self.face(p.card(piece)).factor_mask);
                factors.count_ones() as i16
            }
            NumOp::Level(cards) => face_of(cards).map_or(0, |face| i16::from(face.level)),
            NumOp::Attack(cards) => face_of(cards).map_or(0, |face| i16::from(face.attack)),
            NumOp::PowerRise => i16::from(p.record(script.me).rise),
            NumOp::Heads => i16::from(script.heads),
            NumOp::Amount => i16::from(script.amount),
            NumOp::Named => i16::from(script.named),
            NumOp::AssaultValue => match script.it {
                NOBODY => 0,
                it => i16::from(self.face(p.card(it)).assault),
            },
            NumOp::Discarded => i16::from(script.discarded),
            NumOp::Times(times, num) => times * self.num(p, num, script),
            NumOp::HalfUp(num) => (self.num(p, num, script) + 1) / 2,
            NumOp::Plus(start, count) => {
                let parts = &self.program.nums[usize::from(start)..][..usize::from(count)];
                parts.iter().map(|part| self.num_op(p, *part, script)).sum()
            }
            NumOp::DamageLastTurn(who)
            | NumOp::AttacksLastTurn(who)
            | NumOp::CardsThatDamaged(who)
            | NumOp::OtherCardsThatDamaged(who) => self.recorded(p, num, who, script),
        }
    }

    fn recorded(&self, p: &Position, num: NumOp, who: Who, script: &Script) -> i16 {
        let Some(seat) = self.seat(p, who, script) else { return 0 };
        let record = p.record(seat);
        match num {
            NumOp::DamageLastTurn(_) => i16::from(record.damage_before),
            NumOp::AttacksLastTurn(_) => i16::from(record.attacks_before),
            NumOp::OtherCardsThatDamaged(_) => {
                (record.damaged_by & !(1u128 << (script.source & 127))).count_ones() as i16
            }
            _ => record.damaged_by.count_ones() as i16,
        }
    }

    pub(crate) fn holds(&self, p: &Position, cond: CondId, script: &Script) -> bool {
        self.holds_op(p, self.program.conds[usize::from(cond)], script)
    }

    fn holds_op(&self, p: &Position, cond: CondOp, script: &Script) -> bool {
        let list = |start: u16, count: u16| self.program.conds[usize::from(start)..][..usize::from(count)].iter();
        match cond {
            CondOp::AtLeast(a, b) => self.num(p, a, script) >= self.num(p, b, script),
            CondOp::AtMost(a, b) => self.num(p, a, script) <= self.num(p, b, script),
            CondOp::Exactly(a, b) => self.num(p, a, script) == self.num(p, b, script),
            CondOp::Is(cards, filter) => {
                self.single(p, cards, script).is_some_and(|piece| self.fits(p, filter, piece, script))
            }
            CondOp::Did => script.did,
            CondOp::Not(cond) => !self.holds(p, cond, script),
            CondOp::All(start, count) => list(start, count).all(|part| self.holds_op(p, *part, script)),
            CondOp::Either(start, count) => list(start, count).any(|part| self.holds_op(p, *part, script)),
        }
    }
}
