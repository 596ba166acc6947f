//! What triggers wait for.

use super::predicate::side_of;
use super::word::of;
use super::{Lower, Lowered, unplayable};
use crate::language::check::{Role, said};
use crate::language::{self, Event, Is, Place, Player, Roles, Stat, Time, Verb};
use crate::plain::{Counter, On, Side, TriggerKind};
use crate::program::timing_bit;

impl Lower<'_> {
    pub(in crate::compile) fn on(&self, event: &Event) -> Lowered<On> {
        let plain = |kind, player| {
            Ok(On {
                kind,
                by: None,
                who: None,
                of: side_of(player)?,
                counter: None,
                powers: Vec::new(),
                symbol: 0,
                times: 0,
            })
        };
        match event {
            Event::Start(Time::Turn, player) => plain(TriggerKind::TurnStarts, player),
            Event::Start(Time::Build, player) => plain(TriggerKind::BuildStarts, player),
            Event::Start(Time::Main, player) => plain(TriggerKind::MainStarts, player),
            Event::Start(..) => unplayable(event, "nothing waits for this beginning"),
            Event::End(Time::Turn, player) => plain(TriggerKind::TurnEnds, player),
            Event::End(Time::Combat, Player::Everybody) => plain(TriggerKind::CombatEnds, &Player::Everybody),
            Event::End(..) => unplayable(event, "nothing waits for this end"),
            Event::Of(verb, roles) => {
                let Some((kind, of)) = kind_of(*verb, roles) else {
                    return unplayable(event, "nothing waits for this");
                };
                if kind == TriggerKind::Revealed && !self.is_in_pile() {
                    return unplayable(event, "only a card of a pile waits to be revealed");
                }
                let counter = match (verb, &roles.stat) {
                    (Verb::Put, stat) => Some(counter(event, stat.as_ref())?),
                    _ => None,
                };
                let powers = match verb {
                    Verb::Use => named(event, &roles.what)?,
                    _ => Vec::new(),
                };
                let (by, who) = match kind {
                    // Whoever does these is whom they are about.
                    TriggerKind::Attacks | TriggerKind::Uses => (None, self.subject(&roles.by)?),
                    _ => (self.subject(&roles.by)?, self.subject(&roles.who)?),
                };
                let symbol = roles.symbol.map_or(0, |symbol| symbol.bit());
                let times = roles.what.iter().fold(0, |times, is| match is {
                    Is::Timed(time) => times | timing_bit(time),
                    _ => times,
                });
                Ok(On { kind, by, who, of: of.map_or(Ok(Side::Any), side_of)?, counter, powers, symbol, times })
            }
        }
    }

    /// What a power of a character waits for. Only there may it be that the character itself is recruited: it sees that
    /// before it appears.
    pub(in crate::compile) fn of_power(&self, events: &[Event]) -> Lowered<Vec<On>> {
        let roles = Roles { who: vec![Is::This], ..Roles::default() };
        match events {
            [event] if *event == of(Verb::Recruit, roles.clone()) => {
                let recruited = self.on(&of(Verb::Appear, roles))?;
                Ok(vec![On { kind: TriggerKind::Recruited, ..recruited }])
            }
            events => self.any_of(events),
        }
    }

    /// Everything that a list of events waits for. Whoever is attacked defends, and so does whoever takes over.
    pub(in crate::compile) fn any_of(&self, events: &[Event]) -> Lowered<Vec<On>> {
        let mut all = Vec::new();
        for event in events {
            match event {
                Event::Of(Verb::Defend, roles) => {
                    let attacked = self.on(&Event::Of(Verb::Attack, roles.clone()))?;
                    all.extend([On { kind: TriggerKind::TakesOver, ..attacked.clone() }, attacked]);
                }
                event => all.push(self.on(event)?),
            }
        }
        Ok(all)
    }
}

/// The kind of happening that a verb with these roles is, and which player it is about.
fn kind_of(verb: Verb, roles: &Roles) -> Option<(TriggerKind, Option<&Player>)> {
    use Role::{By, From, Of, Stat, Symbol, To, What, Who};
    let said: Vec<Role> = said(roles).collect();
    let of = roles.of.as_ref();
    Some(match (verb, &said[..]) {
        (Verb::Appear, [Who]) => (TriggerKind::Appears, None),
        (Verb::Appear, [What, To]) if roles.what[..] == [Is::Location] => match &roles.to {
            Some(Place::Resources(player)) => (TriggerKind::Location, Some(player)),
            _ => return None,
        },
        (Verb::Appear, [What, To]) if roles.what[..] == [Is::Equipment] => match &roles.to {
            Some(Place::Side(player)) => (TriggerKind::Equipped, Some(player)),
            _ => return None,
        },
        (Verb::Attack, [By]) => (TriggerKind::Attacks, None),
        (Verb::Attack, [Who]) => (TriggerKind::Attacked, None),
        // Once an attack, however many attack together.
        (Verb::Attack, [By, Of] | [Of]) => (TriggerKind::PlayerAttacks, of),
        (Verb::Stun, [Who] | [By] | [By, Who]) => (TriggerKind::Stunned, None),
        (Verb::Ko, [Who] | [By] | [By, Who]) => (TriggerKind::Kod, None),
        (Verb::Strike, [By] | [By, Who]) => (TriggerKind::Strikes, None),
        (Verb::Leave, [Who]) => (TriggerKind::LeavesPlay, None),
        (Verb::Leave, [Who, From]) if roles.from == Some(Place::Side(Player::Me)) => (TriggerKind::LeavesSide, None),
        (Verb::Recover, [Who]) => (TriggerKind::Recovers, None),
        (Verb::Hide, [Who]) => (TriggerKind::Hides, None),
        (Verb::Tunnel, [Who]) => (TriggerKind::Tunnels, None),
        (Verb::Level, [Who]) => (TriggerKind::LevelsUp, None),
        (Verb::PowerUp, [Who]) => (TriggerKind::PowersUp, None),
        (Verb::Wound, [Who]) => (TriggerKind::Wounded, None),
        (Verb::Use, [By] | [By, What] | [By, Symbol]) => (TriggerKind::Uses, None),
        (Verb::Use, [Of] | [Of, Symbol]) => (TriggerKind::SuperPower, of),
        (Verb::Recruit, [Of]) => (TriggerKind::Recruits, of),
        (Verb::Draw, [Of]) => (TriggerKind::Draws, of),
        (Verb::Discard, [Of]) => (TriggerKind::Discards, of),
        (Verb::Play, [What, Of]) if is_twist(&roles.what) => (TriggerKind::PlotTwist, of),
        (Verb::Play, [What, Of]) if roles.what[..] == [Is::Equipment] => (TriggerKind::PlaysEquipment, of),
        (Verb::Move, [To]) => match &roles.to {
            Some(Place::Resources(player)) => (TriggerKind::Resource, Some(player)),
            _ => return None,
        },
        (Verb::Move, [From]) => match &roles.from {
            Some(Place::Hand(player)) => (TriggerKind::CardsLeaveHand, Some(player)),
            _ => return None,
        },
        (Verb::Gain, [Who, Stat]) if roles.stat == Some(language::Stat::Atk) => (TriggerKind::RisesInAtk, None),
        (Verb::Put, [Who, Stat]) => (TriggerKind::GainsCounters, None),
        (Verb::Reveal, [What]) if roles.what[..] == [Is::This] => (TriggerKind::Revealed, None),
        _ => return None,
    })
}

/// The names of powers or cards, any of which will do.
pub(super) fn named(event: &Event, what: &[Is]) -> Lowered<Vec<String>> {
    let names = match what {
        [Is::AnyOf(names)] => names,
        names => names,
    };
    let name = |is: &Is| match is {
        Is::Named(name) => Ok(name.clone()),
        _ => unplayable(event, "powers and cards are known by their names here"),
    };
    names.iter().map(name).collect()
}

pub(in crate::compile) fn counter(of: &Event, stat: Option<&Stat>) -> Lowered<Counter> {
    match stat {
        Some(Stat::Plus) => Ok(Counter::Plus),
        Some(Stat::Minus) => Ok(Counter::Minus),
        _ => unplayable(of, "counters are Plus or Minus"),
    }
}

/// A plot twist, perhaps one that is played at a time of the turn.
fn is_twist(what: &[Is]) -> bool {
    match what {
        [Is::PlotTwist] => true,
        [Is::PlotTwist, Is::Timed(time)] => *time != Time::AnyCombat,
        _ => false,
    }
}
