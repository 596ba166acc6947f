//! What triggers wait for.

use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::language::check::{Role, said};
use crate::language::{Event, Is, Place, Player, Roles, Stat, Time, Verb};
use crate::plain::{Counter, On};

impl Lower {
    pub(super) fn on(&self, event: &Event) -> Lowered<On> {
        match event {
            Event::Start(time, player) => {
                let side = side_of(player)?;
                match time {
                    Time::Turn => Ok(On::TurnStarts(side)),
                    Time::Build => Ok(On::BuildStarts(side)),
                    Time::Main => Ok(On::MainStarts(side)),
                    Time::Recovery | Time::StartOfMain | Time::Combat | Time::AnyCombat | Time::Reaction(_) => {
                        unplayable(event, "nothing waits for this beginning")
                    }
                }
            }
            Event::End(Time::Turn, player) => Ok(On::TurnEnds(side_of(player)?)),
            Event::End(Time::Combat, Player::Everybody) => Ok(On::CombatEnds),
            Event::End(..) => unplayable(event, "nothing waits for this end"),
            Event::Of(verb, roles) => self.verb(event, *verb, roles),
        }
    }

    fn verb(&self, event: &Event, verb: Verb, roles: &Roles) -> Lowered<On> {
        let subject = |list: &[Is]| self.subject(list);
        let Roles { by, who, .. } = roles;
        let said: Vec<Role> = said(roles).collect();
        let on = match (verb, &said[..]) {
            (Verb::Appear, [Role::Who]) => On::Appears(subject(who)?),
            (Verb::Appear, [Role::What, Role::To]) => match (&roles.what[..], &roles.to) {
                ([Is::Location], Some(Place::Resources(player))) => On::LocationAppears(side_of(player)?),
                _ => return unplayable(event, "only locations are waited for like this"),
            },
            (Verb::Attack, [Role::By]) => On::Attacks(subject(by)?),
            (Verb::Attack, [Role::Who]) => On::Attacked(subject(who)?),
            (Verb::Attack, [Role::By, Role::Of]) if roles.by[..] == [Is::Not(Box::new(Is::Alone))] => {
                On::TeamAttacks(self.side_in(event, roles)?)
            }
            (Verb::Stun, [Role::Who]) => On::Stunned(subject(who)?),
            (Verb::Stun, [Role::By] | [Role::By, Role::Who]) => On::Stuns(subject(by)?, subject(who)?),
            (Verb::Ko, [Role::Who]) => On::Kod(subject(who)?),
            (Verb::Ko, [Role::By] | [Role::By, Role::Who]) => On::Kos(subject(by)?, subject(who)?),
            (Verb::Strike, [Role::By] | [Role::By, Role::Who]) => On::Strikes(subject(by)?, subject(who)?),
            (Verb::Leave, [Role::Who]) => On::LeavesPlay(subject(who)?),
            (Verb::Leave, [Role::Who, Role::From]) if roles.from == Some(Place::Side(Player::Me)) => {
                On::LeavesSide(subject(who)?)
            }
            (Verb::Recover, [Role::Who]) => On::Recovers(subject(who)?),
            (Verb::PowerUp, [Role::Who]) => On::PowersUp(subject(who)?),
            (Verb::Wound, [Role::Who]) => On::Wounded(subject(who)?),
            (Verb::Use, [Role::By]) => On::Uses(subject(by)?),
            (Verb::Use, [Role::Of]) => On::SuperPower(self.side_in(event, roles)?),
            (Verb::Recruit, [Role::Of]) => On::Recruits(self.side_in(event, roles)?),
            (Verb::Draw, [Role::Of]) => On::Draws(self.side_in(event, roles)?),
            (Verb::Play, [Role::What, Role::Of]) if roles.what[..] == [Is::PlotTwist] => {
                On::PlotTwist(self.side_in(event, roles)?)
            }
            (Verb::Move, [Role::To]) => match &roles.to {
                Some(Place::Resources(player)) => On::Resource(side_of(player)?),
                _ => return unplayable(event, "only what comes into a resource row is waited for"),
            },
            (Verb::Move, [Role::From]) => match &roles.from {
                Some(Place::Hand(player)) => On::CardLeavesHand(side_of(player)?),
                _ => return unplayable(event, "only what leaves a hand is waited for"),
            },
            (Verb::Gain, [Role::Who, Role::Stat]) if roles.stat == Some(Stat::Atk) => On::GainsAtk(subject(who)?),
            (Verb::Put, [Role::Who, Role::Stat]) => {
                On::GainsCounters(counter(event, roles.stat.as_ref())?, subject(who)?)
            }
            _ => return unplayable(event, "nothing waits for this"),
        };
        Ok(on)
    }

    fn side_in(&self, event: &Event, roles: &Roles) -> Lowered<crate::plain::Side> {
        match &roles.of {
            Some(player) => side_of(player),
            None => unplayable(event, "it says of which player"),
        }
    }

    /// The one event of a list.
    pub(super) fn one_event(&self, events: &[Event]) -> Lowered<On> {
        match events {
            [event] => self.on(event),
            _ => unplayable(&events, "one event is waited for"),
        }
    }
}

pub(super) fn counter(of: &Event, stat: Option<&Stat>) -> Lowered<Counter> {
    match stat {
        Some(Stat::Plus) => Ok(Counter::Plus),
        Some(Stat::Minus) => Ok(Counter::Minus),
        _ => unplayable(of, "counters are Plus or Minus"),
    }
}
