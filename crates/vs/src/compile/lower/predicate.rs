//! Lists of predicates about characters and cards.

use super::{Lower, Lowered, unplayable};
use crate::language::{Aspect, Event, Is, Place, Player, Roles, Select, Time, Verb, Within};
use crate::plain::{Filter, Like, Side, Subject};

impl Lower<'_> {
    /// The side that a list about characters in play speaks of, and the rest of it.
    pub(in crate::compile) fn side_and_filter(&self, list: &[Is]) -> Lowered<(Side, Filter)> {
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
                Is::In(Place::Front(_)) => rest.push(Filter::Front),
                Is::In(Place::Back(_)) => rest.push(Filter::Back),
                is => rest.push(self.single(is)?),
            }
        }
        Ok((side, all(rest)))
    }

    /// A list about characters whose side is known, or about cards whose place is.
    pub(in crate::compile) fn filter(&self, list: &[Is]) -> Lowered<Filter> {
        let filters = list.iter().map(|is| self.single(is)).collect::<Lowered<Vec<_>>>()?;
        Ok(all(filters))
    }

    fn single(&self, is: &Is) -> Lowered<Filter> {
        Ok(match is {
            Is::This => Filter::This,
            Is::Itself if self.in_law => Filter::Those,
            Is::Those if !self.in_law => Filter::Those,
            Is::It if !self.in_law => Filter::It,
            Is::Other => Filter::Other,
            Is::Named(name) => Filter::Named(name.clone()),
            Is::Character => Filter::Character,
            Is::Main => Filter::Main,
            Is::Supporting => Filter::Supporting,
            Is::PlotTwist => Filter::PlotTwist,
            Is::Location => Filter::Location,
            Is::Equipment => Filter::Equipment,
            Is::Basic => Filter::Basic,
            Is::Team(team) => Filter::Teams(self.teams(team)?),
            Is::Has(word) => Filter::Has(super::word::asked(word)?),
            Is::Gives(symbol) => Filter::Gives(symbol.bit()),
            Is::Timed(Time::AnyCombat) => Filter::AnyTurnCombat,
            Is::Mine => Filter::On(Side::Mine),
            Is::Enemy => Filter::On(Side::Enemy),
            Is::In(Place::Side(player)) => Filter::On(side_of(player)?),
            Is::In(Place::Front(player)) => row_of(player, Filter::Front)?,
            Is::In(Place::Back(player)) => row_of(player, Filter::Back)?,
            Is::In(Place::Beside(of)) if **of == Select::This => Filter::Beside,
            Is::FaceUp => Filter::FaceUp,
            Is::Stunned => Filter::Stunned,
            Is::Ready => Filter::Ready,
            Is::Exhausted => Filter::Exhausted,
            Is::Marked(mark) if mark == super::effect::FREEZE => Filter::Frozen,
            Is::InCombat => Filter::InCombat,
            Is::Attacking => Filter::Attacking,
            Is::Defending => Filter::Defending,
            Is::Melee => Filter::Melee,
            Is::AtRange => Filter::AtRange,
            Is::Alone => Filter::Alone,
            Is::Against(whom) => Filter::Against(Box::new(self.filter(whom)?)),
            Is::Protected(whom) if whom.is_empty() => Filter::Protected,
            Is::Protected(whom) => Filter::ProtectedBy(Box::new(self.filter(whom)?)),
            Is::Protecting => Filter::Protecting,
            Is::Survived => Filter::Survived,
            Is::AtLeast(stat, least) => Filter::AtLeast(self.stat(stat)?, Box::new(self.number(least)?)),
            Is::AtMost(stat, most) => Filter::AtMost(self.stat(stat)?, Box::new(self.number(most)?)),
            Is::Shares(aspect, with) => Filter::Shares(*aspect, self.like(*aspect, with)?),
            Is::Was(event, within) => return remembered(event, *within),
            Is::Not(not) => Filter::Not(Box::new(self.single(not)?)),
            Is::AnyOf(list) => {
                let any: Lowered<Vec<Filter>> = list.iter().map(|is| self.single(is)).collect();
                Filter::AnyOf(any?)
            }
            Is::Timed(_) => {
                return unplayable(is, "the engine can't ask this yet");
            }
            Is::It | Is::Itself | Is::Those | Is::In(_) | Is::Among | Is::Marked(_) => {
                return unplayable(is, "the rules can't ask this here");
            }
        })
    }

    /// With whom something is shared.
    fn like(&self, aspect: Aspect, with: &Select) -> Lowered<Like> {
        Ok(match (aspect, with) {
            (Aspect::Name | Aspect::Card, Select::This) => Like::This,
            (_, Select::Card) => Like::Said,
            (_, Select::All(list)) => match &list[..] {
                [Is::In(Place::Pile(pile, Player::Me))] if aspect == Aspect::Team && self.known.collects(pile) => {
                    Like::Collected
                }
                [kinds @ .., Is::In(Place::Ko(player))] => Like::Ko(side_of(player)?, Box::new(self.filter(kinds)?)),
                _ => Like::Those(Box::new(self.who(with)?)),
            },
            _ => Like::Those(Box::new(self.who(with)?)),
        })
    }

    /// Whom an event is about. An empty list is about everybody.
    pub(in crate::compile) fn subject(&self, list: &[Is]) -> Lowered<Option<Subject>> {
        if list.is_empty() {
            return Ok(None);
        }
        let (side, filter) = self.side_and_filter(list)?;
        Ok(Some(Subject { side, filter }))
    }
}

/// All of these together.
fn all(mut filters: Vec<Filter>) -> Filter {
    match filters.len() {
        0 => Filter::Any,
        1 => filters.remove(0),
        _ => Filter::All(filters),
    }
}

fn row_of(player: &Player, row: Filter) -> Lowered<Filter> {
    Ok(match side_of(player)? {
        Side::Any => row,
        side => Filter::All(vec![Filter::On(side), row]),
    })
}

/// What characters remember.
fn remembered(event: &Event, within: Within) -> Lowered<Filter> {
    let itself = [Is::Itself];
    let by = |verb| Event::Of(verb, Box::new(Roles { by: itself.to_vec(), ..Roles::default() }));
    let who = |verb| Event::Of(verb, Box::new(Roles { who: itself.to_vec(), ..Roles::default() }));
    let enemy =
        Event::Of(Verb::Stun, Box::new(Roles { by: itself.to_vec(), who: vec![Is::Enemy], ..Roles::default() }));
    let hand = Some(Place::Hand(Player::Everybody));
    let from_hand = Event::Of(Verb::Recruit, Box::new(Roles { who: itself.to_vec(), from: hand, ..Roles::default() }));
    let known = [
        (enemy, Within::Turn, Filter::StunnedAnEnemy),
        (who(Verb::Appear), Within::Turn, Filter::Appeared),
        (who(Verb::Recover), Within::Turn, Filter::Recovered),
        (from_hand, Within::Turn, Filter::RecruitedFromHand),
        (by(Verb::Attack), Within::MyTurn, Filter::AttackedSince),
    ];
    let found = known.into_iter().find(|(known, since, _)| known == event && *since == within);
    match found {
        Some((_, _, filter)) => Ok(filter),
        None => unplayable(event, "no character remembers this"),
    }
}

pub(in crate::compile) fn side_of(player: &Player) -> Lowered<Side> {
    Ok(match player {
        Player::Me => Side::Mine,
        Player::Enemies => Side::Enemy,
        Player::Everybody => Side::Any,
        Player::Chosen => Side::Theirs,
        Player::Others => Side::Others,
        Player::ControllerOf(of) if **of == Select::All(vec![Is::Defending]) => Side::Attacked,
        Player::Who(..) => return unplayable(player, "the engine can't speak of these players yet"),
        Player::Itself | Player::OneOf(_) | Player::Controller | Player::Owner | Player::ControllerOf(_) => {
            return unplayable(player, "a side is mine, the enemies', a chosen player's or any");
        }
    })
}
