//! Numbers.

use super::cards::{Source, source_of};
use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::language::{self, Event, Is, Num, Place, Player, Roles, Select, Verb, Within};
use crate::plain::{self, Counter, Side, Stat, Zone};
use crate::state::window::Piles;

impl Lower<'_> {
    pub(in crate::compile) fn number(&self, number: &Num) -> Lowered<plain::Num> {
        let boxed = |number: &Num| self.number(number).map(Box::new);
        Ok(match number {
            Num::N(number) => plain::Num::N(*number),
            Num::Amount if self.in_law => return unplayable(number, "a rule for a time does not know how many it was"),
            Num::Amount => plain::Num::Amount,
            Num::Count(list) => return self.count(list),
            Num::Sum(stat, select) if **select == Select::Card => plain::Num::Printed(self.stat(stat)?),
            Num::Sum(stat, select) => plain::Num::Sum(self.stat(stat)?, self.who(select)?),
            Num::Max(stat, select) => plain::Num::Max(self.stat(stat)?, self.who(select)?),
            Num::Times(event, Within::Game) if self.is_own_use(event) => plain::Num::Uses,
            Num::Times(event, Within::Combat) => match twister(event) {
                Some(player) => plain::Num::Twists(side_of(player)?),
                None => return unplayable(number, "only the plot twists of a combat are counted"),
            },
            Num::Times(event, Within::Game) if named_kos(event).is_some() => {
                let (side, name) = named_kos(event).unwrap_or((Side::Mine, ""));
                plain::Num::KosByName(side, self.known.name_of_kos(name))
            }
            Num::Times(event, Within::Turn) if played(event).is_some() => {
                let (player, twist) = played(event).unwrap_or((&Player::Me, false));
                plain::Num::Played(side_of(player)?, twist)
            }
            Num::Times(event, Within::Turn) => match (attacker(event), kod(event)) {
                (Some(player), _) => plain::Num::Attacks(self.player(player)?),
                (_, Some((side, None))) => plain::Num::Kos(side),
                (_, Some((side, Some(language::Stat::Health)))) => plain::Num::HealthOfKos(side),
                (None, _) => return unplayable(number, "only the attacks of a turn, KOs and their health are counted"),
            },
            Num::Add(a, b) => plain::Num::Add(boxed(a)?, boxed(b)?),
            Num::Sub(a, b) => plain::Num::Gap(boxed(a)?, boxed(b)?),
            Num::Times(..) => return unplayable(number, "only how often I have used this power is counted"),
            Num::Alike(aspect, select) => plain::Num::Alike(*aspect, self.who(select)?),
            Num::Paid(_) if !self.paid => return unplayable(number, "only what a super power costs is known"),
            Num::Paid(symbol) => plain::Num::Paid(symbol.bit()),
            Num::UpTo(_) => return unplayable(number, "a player chooses the number of an effect, not one inside it"),
            Num::Divided(_) => return unplayable(number, "only counters are divided, among those who are chosen"),
        })
    }

    pub(in crate::compile) fn stat(&self, stat: &language::Stat) -> Lowered<Stat> {
        use language::Stat as S;
        Ok(match stat {
            S::Atk => Stat::Atk,
            S::Def => Stat::Def,
            S::Cost => Stat::Cost,
            S::Level => Stat::Level,
            S::Health => Stat::Health,
            S::Wounds => Stat::Wounds,
            S::Plus => Stat::Counters(Counter::Plus),
            S::Minus => Stat::Counters(Counter::Minus),
            S::Base(of) if self.in_base && **of == S::Atk => Stat::SetAtk,
            S::Base(of) if self.in_base && **of == S::Def => Stat::SetDef,
            S::Base(of) if **of == S::Atk => Stat::BaseAtk,
            S::Base(of) if **of == S::Def => Stat::BaseDef,
            S::Printed(of) if **of == S::Atk => Stat::PrintedAtk,
            S::Printed(of) if **of == S::Def => Stat::PrintedDef,
            S::Printed(of) if matches!(**of, S::Health | S::Cost) => return self.stat(of),
            S::Real(of) if **of == S::Atk => Stat::RealAtk,
            S::Counter(name) if name == S::VITALITY => Stat::Vitality,
            S::Counter(name) => Stat::Named(self.known.counter(name)),
            S::Base(_) | S::Printed(_) | S::Real(_) => return unplayable(stat, "nothing else is told apart so"),
        })
    }

    pub(in crate::compile) fn count(&self, list: &[Is]) -> Lowered<plain::Num> {
        if let [Is::In(Place::Hand(player))] = list {
            return Ok(plain::Num::Hand(self.player(player)?));
        }
        if let [Is::FaceUp, Is::In(Place::Deck(player))] = list {
            return Ok(plain::Num::Cards(Zone::OpenInDeck, side_of(player)?, Box::new(plain::Filter::Any)));
        }
        let Some((source, rest)) = source_of(list)? else {
            let (side, filter) = self.side_and_filter(list)?;
            return Ok(plain::Num::Count(side, filter));
        };
        let (zone, side) = match source {
            Source::Piles(side, Piles::KO) => (Zone::Ko, side),
            Source::Resources(side) => (Zone::Resources, side),
            Source::Piles(..) | Source::Captives | Source::Among | Source::Outside | Source::Secret(_) => {
                return unplayable(&list, "these are not counted");
            }
        };
        Ok(plain::Num::Cards(zone, side, Box::new(self.filter(&rest)?)))
    }

    /// That I use a super power of this name.
    fn is_own_use(&self, event: &Event) -> bool {
        let Event::Of(Verb::Use, roles) = event else { return false };
        roles.of == Some(Player::Me) && matches!(&roles.what[..], [Is::Named(name)] if name == self.power)
    }
}

/// The players that an event says to play plot twists, and nothing else.
fn twister(event: &Event) -> Option<&Player> {
    let Event::Of(Verb::Play, roles) = event else { return None };
    let player = roles.of.as_ref()?;
    let only = Roles { of: Some(player.clone()), what: vec![Is::PlotTwist], ..Roles::default() };
    (**roles == only).then_some(player)
}

/// The players that an event says to play plot twists (true) or equipment, and nothing else.
fn played(event: &Event) -> Option<(&Player, bool)> {
    let Event::Of(Verb::Play, roles) = event else { return None };
    let player = roles.of.as_ref()?;
    let plays = |what: Is| **roles == Roles { of: Some(player.clone()), what: vec![what], ..Roles::default() };
    let twist = plays(Is::PlotTwist);
    (twist || plays(Is::Equipment)).then_some((player, twist))
}

/// The side and the name whose KOs an event says, and nothing else.
fn named_kos(event: &Event) -> Option<(Side, &str)> {
    let Event::Of(Verb::Ko, roles) = event else { return None };
    match &roles.who[..] {
        [Is::Mine, Is::Named(name)] if **roles == (Roles { who: roles.who.clone(), ..Roles::default() }) => {
            Some((Side::Mine, name))
        }
        _ => None,
    }
}

/// The player that an event says to attack, and nothing else.
fn attacker(event: &Event) -> Option<&Player> {
    let Event::Of(Verb::Attack, roles) = event else { return None };
    let player = roles.of.as_ref()?;
    (**roles == Roles { of: Some(player.clone()), ..Roles::default() }).then_some(player)
}

/// The side whose characters an event says to be KO'd, and which number of them, if it says so; nothing else.
fn kod(event: &Event) -> Option<(Side, Option<&language::Stat>)> {
    let Event::Of(Verb::Ko, roles) = event else { return None };
    let side = match &roles.who[..] {
        [Is::Enemy] => Side::Enemy,
        [Is::Mine] => Side::Mine,
        [Is::Character] => Side::Any,
        _ => return None,
    };
    let only = Roles { who: roles.who.clone(), stat: roles.stat.clone(), ..Roles::default() };
    (**roles == only).then_some((side, roles.stat.as_ref()))
}
