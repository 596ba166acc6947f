//! Conditions.

use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::language::{Cond, Event, Is, Num, Place, Player, Roles, Select, Verb, Within};
use crate::plain;

impl Lower {
    pub(super) fn condition(&self, cond: &Cond) -> Lowered<plain::Cond> {
        let all = |list: &[Cond]| list.iter().map(|cond| self.condition(cond)).collect::<Lowered<Vec<_>>>();
        Ok(match cond {
            Cond::Is(Select::Card, list) => plain::Cond::Card(self.card_is(list)?),
            Cond::Is(select, list) => plain::Cond::Is(self.who(select)?, self.filter(list)?),
            Cond::There(list) if list[..] == [Is::Attacking, Is::AtRange] => plain::Cond::RangedCombat,
            Cond::There(list) => {
                let (side, filter) = self.side_and_filter(list)?;
                plain::Cond::There(side, filter)
            }
            Cond::AtLeast(a, b) => plain::Cond::AtLeast(self.number(a)?, self.number(b)?),
            Cond::Did => plain::Cond::Did,
            Cond::TurnOf(player) => plain::Cond::TurnOf(side_of(player)?),
            Cond::SomePlayer(player, is) if **is == all_stunned() => plain::Cond::AllStunned(side_of(player)?),
            Cond::Not(not) => match &**not {
                Cond::There(list) => match &list[..] {
                    [Is::In(Place::Hand(player))] => plain::Cond::EmptyHand(self.player(player)?),
                    _ => plain::Cond::Not(Box::new(self.condition(not)?)),
                },
                Cond::AtLeast(Num::Times(event, Within::Turn), Num::N(1)) => match attacker(event) {
                    Some(player) => plain::Cond::NoAttack(self.player(player)?),
                    None => return unplayable(cond, "only the attacks of a turn are counted"),
                },
                _ => plain::Cond::Not(Box::new(self.condition(not)?)),
            },
            Cond::All(list) => plain::Cond::All(all(list)?),
            Cond::SomePlayer(..) => return unplayable(cond, "only whether all are stunned is asked of a player"),
            Cond::Amplified => return unplayable(cond, "it stands at the end of a super power: If(Amplified, [..])"),
        })
    }

    pub(super) fn given(&self, cond: Option<&Cond>) -> Lowered<Option<plain::Cond>> {
        cond.map(|cond| self.condition(cond)).transpose()
    }
}

/// All characters of the player in question are stunned.
fn all_stunned() -> Cond {
    let theirs = Is::In(Place::Side(Player::Chosen));
    Cond::Is(Select::All(vec![theirs]), vec![Is::Stunned])
}

/// The player that an event says to attack, and nothing else.
fn attacker(event: &Event) -> Option<&Player> {
    let Event::Of(Verb::Attack, roles) = event else { return None };
    let player = roles.of.as_ref()?;
    (**roles == Roles { of: Some(player.clone()), ..Roles::default() }).then_some(player)
}
