//! Lists of predicates about characters.

use super::{Lower, Lowered, unplayable};
use crate::language::{Aspect, Event, Is, Num, Place, Player, Roles, Select, Stat, Verb, Within};
use crate::plain::{Counter, Filter, Side, Subject};

impl Lower {
    /// The side that a list speaks of, and the rest of it.
    pub(super) fn side_and_filter(&self, list: &[Is]) -> Lowered<(Side, Filter)> {
        let mut side = Side::Any;
        let mut rest = Vec::new();
        for is in list {
            let own = match is {
                Is::Mine => Some(Side::Mine),
                Is::Enemy => Some(Side::Enemy),
                Is::In(Place::Side(player) | Place::Front(player) | Place::Back(player)) => Some(side_of(player)?),
                _ => None,
            };
            if let Some(own) = own.filter(|own| *own != Side::Any) {
                if side != Side::Any {
                    return unplayable(&list, "it speaks of two sides");
                }
                side = own;
            }
            match is {
                // Whoever is in play is a character.
                Is::Mine | Is::Enemy | Is::Character | Is::In(Place::Side(_)) => {}
                Is::In(Place::Front(_)) => rest.push(Is::In(Place::Front(Player::Everybody))),
                Is::In(Place::Back(_)) => rest.push(Is::In(Place::Back(Player::Everybody))),
                is => rest.push(is.clone()),
            }
        }
        Ok((side, self.filter(&rest)?))
    }

    /// A list about characters whose side is known.
    pub(super) fn filter(&self, list: &[Is]) -> Lowered<Filter> {
        let mut filters = self.filters(list)?;
        Ok(match filters.len() {
            0 => Filter::Any,
            1 => filters.remove(0),
            _ => Filter::All(filters),
        })
    }

    fn filters(&self, list: &[Is]) -> Lowered<Vec<Filter>> {
        let mut filters = Vec::new();
        let mut rest = list;
        while let [first, tail @ ..] = rest {
            let (filter, left) = match rest {
                [Is::Attacking, Is::Melee, Is::Against(whom), left @ ..] if whom[..] == [Is::This] => {
                    (Filter::MeleeAttackingThis, left)
                }
                [Is::Attacking, Is::Alone, left @ ..] => (Filter::SoloAttacking, left),
                [Is::Attacking, Is::Not(alone), left @ ..] if **alone == Is::Alone => (Filter::TeamAttacking, left),
                _ => (self.single(first)?, tail),
            };
            filters.push(filter);
            rest = left;
        }
        Ok(filters)
    }

    fn single(&self, is: &Is) -> Lowered<Filter> {
        Ok(match is {
            Is::Other => Filter::Other,
            Is::Named(name) => Filter::Named(name.clone()),
            Is::Main => Filter::Main,
            Is::Supporting => Filter::Supporting,
            Is::Team(team) => Filter::Team(team.clone()),
            Is::Good => Filter::Good,
            Is::Evil => Filter::Evil,
            Is::Has(word) => Filter::Has(super::word::by_name(word)?),
            Is::Mine => Filter::OnMySide,
            Is::In(Place::Front(Player::Everybody)) => Filter::Front,
            Is::In(Place::Back(Player::Everybody)) => Filter::Back,
            Is::FaceUp => Filter::FaceUp,
            Is::Stunned => Filter::Stunned,
            Is::Ready => Filter::Ready,
            Is::Exhausted => Filter::Exhausted,
            Is::Marked(mark) if mark == super::effect::FREEZE => Filter::Frozen,
            Is::InCombat => Filter::InCombat,
            Is::Attacking => Filter::Attacking,
            Is::Defending => Filter::Defending,
            Is::Against(whom) if whom[..] == [Is::This] => Filter::Opposing,
            Is::Protected => Filter::Protected,
            Is::Protecting => Filter::Protecting,
            Is::Survived => Filter::Survived,
            Is::AtLeast(Stat::Wounds, Num::N(1)) => Filter::Wounded,
            Is::AtLeast(Stat::Plus, Num::N(1)) => Filter::With(Counter::Plus),
            Is::AtLeast(Stat::Minus, Num::N(1)) => Filter::With(Counter::Minus),
            Is::AtLeast(Stat::Level, Num::N(level)) => Filter::LevelAtLeast(small(is, *level)?),
            Is::AtMost(Stat::Cost, Num::N(cost)) => Filter::CostAtMost(small(is, *cost)?),
            // Numbers are whole: more than a number is at least one more.
            Is::AtLeast(Stat::Atk, Num::Add(number, more)) if **more == Num::N(1) => {
                Filter::AtkAbove(Box::new(self.number(number)?))
            }
            Is::Shares(Aspect::Team, with) if **with == Select::Card => Filter::ChosenTeam,
            Is::Was(event, within) => return remembered(event, *within),
            Is::Not(not) => Filter::Not(Box::new(self.filter(std::slice::from_ref(not))?)),
            Is::AnyOf(list) => {
                let all: Lowered<Vec<Filter>> = list.iter().map(|is| self.single(is)).collect();
                Filter::AnyOf(all?)
            }
            Is::This
            | Is::Those
            | Is::Itself
            | Is::Character
            | Is::PlotTwist
            | Is::Location
            | Is::Basic
            | Is::Gives(_)
            | Is::AnyTurnCombat
            | Is::Enemy
            | Is::In(_)
            | Is::Among
            | Is::Marked(_)
            | Is::Melee
            | Is::AtRange
            | Is::Alone
            | Is::Against(_)
            | Is::AtLeast(..)
            | Is::AtMost(..)
            | Is::Shares(..) => return unplayable(is, "nobody asks this of a character in play"),
            Is::It | Is::Card | Is::Equipment | Is::Timed(_) | Is::ProtectedBy(_) => {
                return unplayable(is, "the engine can't ask this of a character yet");
            }
        })
    }

    /// Whom an event is about.
    pub(super) fn subject(&self, list: &[Is]) -> Lowered<Subject> {
        match list {
            [Is::This] => Ok(Subject::This),
            [Is::Those] => Ok(Subject::Those),
            _ => {
                let others: Vec<Is> = list.iter().filter(|is| **is != Is::Other).cloned().collect();
                let (side, filter) = self.side_and_filter(&others)?;
                let other = others.len() < list.len();
                Ok(if other { Subject::Other(side, filter) } else { Subject::Any(side, filter) })
            }
        }
    }
}

/// What characters remember.
fn remembered(event: &Event, within: Within) -> Lowered<Filter> {
    let itself = [Is::Itself];
    let by = |verb| Event::Of(verb, Box::new(Roles { by: itself.to_vec(), ..Roles::default() }));
    let who = |verb| Event::Of(verb, Box::new(Roles { who: itself.to_vec(), ..Roles::default() }));
    let enemy =
        Event::Of(Verb::Stun, Box::new(Roles { by: itself.to_vec(), who: vec![Is::Enemy], ..Roles::default() }));
    let known = [
        (enemy, Within::Turn, Filter::StunnedAnEnemy),
        (who(Verb::Appear), Within::Turn, Filter::Appeared),
        (who(Verb::Recover), Within::Turn, Filter::Recovered),
        (by(Verb::Attack), Within::MyTurn, Filter::AttackedSince),
    ];
    let found = known.into_iter().find(|(known, since, _)| known == event && *since == within);
    match found {
        Some((_, _, filter)) => Ok(filter),
        None => unplayable(event, "no character remembers this"),
    }
}

pub(super) fn small(of: &Is, number: i16) -> Lowered<u8> {
    u8::try_from(number).or_else(|_| unplayable(of, "the number is out of bounds"))
}

pub(super) fn side_of(player: &Player) -> Lowered<Side> {
    Ok(match player {
        Player::Me => Side::Mine,
        Player::Enemies => Side::Enemy,
        Player::Everybody => Side::Any,
        Player::Chosen => Side::Theirs,
        Player::Others | Player::Who(..) => return unplayable(player, "the engine can't speak of these players yet"),
        Player::Itself | Player::OneOf(_) | Player::Controller | Player::Owner | Player::ControllerOf(_) => {
            return unplayable(player, "a side is mine, the enemies', a chosen player's or any");
        }
    })
}
