//! Properties that stand in front of a noun, and names behind it: "face-up enemy", "Avengers or X-Men".

use super::trigger::part_of_turn;
use super::words::{done_by, list};
use crate::language::{Is, Num, Place, Player, Stat, TeamName, Time};

/// Where an adjective stands; the order is the order in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Slot {
    State,
    Row,
    Side,
    Morals,
    Team,
    Rank,
}

/// Properties that stand in front of the noun.
pub(super) fn adjective(is: &Is) -> Option<(Slot, String)> {
    let (slot, text) = match is {
        Is::FaceUp => (Slot::State, "face-up"),
        Is::Not(not) if **not == Is::FaceUp => (Slot::State, "face-down"),
        Is::Stunned => (Slot::State, "stunned"),
        Is::Ready => (Slot::State, "ready"),
        Is::Exhausted => (Slot::State, "exhausted"),
        Is::AtLeast(Stat::Wounds, Num::N(1)) => (Slot::State, "wounded"),
        Is::Protected(by) if by.is_empty() => (Slot::State, "protected"),
        Is::Not(not) if **not == Is::PROTECTED => (Slot::State, "unprotected"),
        Is::Marked(mark) => return Some((Slot::State, done_by(&mark.to_lowercase()))),
        Is::In(Place::Front(Player::Everybody)) => (Slot::Row, "front-row"),
        Is::In(Place::Back(Player::Everybody)) => (Slot::Row, "back-row"),
        Is::Enemy => (Slot::Side, "enemy"),
        Is::Team(team) if team.is_good().is_some() => (Slot::Morals, team.name()),
        Is::Basic => (Slot::Morals, "basic"),
        Is::Team(team) => (Slot::Team, bare(team)),
        Is::Main => (Slot::Rank, "main"),
        Is::Supporting => (Slot::Rank, "supporting"),
        Is::Timed(Time::AnyCombat) => (Slot::Rank, "any-turn combat"),
        Is::Timed(time) => return Some((Slot::Rank, part_of_turn(time).to_owned())),
        Is::Gives(symbol) => return Some((Slot::Rank, super::symbols(&[*symbol]))),
        Is::This | Is::Those | Is::Itself | Is::Other | Is::Named(_) | Is::Character | Is::PlotTwist => return None,
        Is::Location | Is::Has(_) | Is::Mine | Is::In(_) | Is::Among | Is::InCombat | Is::Attacking => return None,
        Is::Defending | Is::Melee | Is::AtRange | Is::Alone | Is::Against(_) | Is::Protecting => return None,
        Is::Survived | Is::AtLeast(..) | Is::AtMost(..) | Is::Shares(..) | Is::Was(..) => return None,
        Is::Not(_) | Is::AnyOf(_) | Is::It | Is::Equipment | Is::Protected(_) => return None,
    };
    Some((slot, text.to_owned()))
}

/// A team in front of a noun: "another Company character".
fn bare(team: &TeamName) -> &str {
    team.name().strip_prefix("The ").unwrap_or(team.name())
}

/// "Avengers or Company".
pub(super) fn teams(teams: &[TeamName]) -> String {
    teams.iter().map(bare).collect::<Vec<_>>().join(" or ")
}

/// The names, if it speaks of nothing else.
pub(super) fn names(any: &[Is]) -> Option<Vec<String>> {
    any.iter().map(|is| if let Is::Named(name) = is { Some(name.clone()) } else { None }).collect()
}

/// "Avengers or X-Men".
pub(super) fn either(any: &[Is]) -> Option<(Slot, String)> {
    let told: Vec<(Slot, String)> = any.iter().map(adjective).collect::<Option<_>>()?;
    let (slot, _) = told.first()?;
    let same = told.iter().all(|(other, _)| other == slot);
    let names: Vec<String> = told.iter().map(|(_, name)| name.clone()).collect();
    same.then(|| (*slot, list(&names, "or")))
}

/// What cards are, if it speaks of nothing else: characters or equipment.
pub(super) fn kinds(any: &[Is]) -> Option<Vec<&'static str>> {
    any.iter().map(kind).collect()
}

/// The noun of a card of that kind.
pub(super) fn kind(is: &Is) -> Option<&'static str> {
    match is {
        Is::Character => Some("character"),
        Is::PlotTwist => Some("plot twist"),
        Is::Location => Some("location"),
        Is::Equipment => Some("equipment"),
        Is::This | Is::It | Is::Those | Is::Itself | Is::Other | Is::Named(_) | Is::Has(_) => None,
        Is::Main | Is::Supporting | Is::Team(_) | Is::Basic | Is::Gives(_) => None,
        Is::Timed(_) | Is::Mine | Is::Enemy | Is::In(_) | Is::Among | Is::FaceUp => None,
        Is::Stunned | Is::Ready | Is::Exhausted | Is::Marked(_) | Is::Protected(_) | Is::Protecting => None,
        Is::InCombat | Is::Attacking | Is::Defending | Is::Melee | Is::AtRange => None,
        Is::Alone | Is::Against(_) | Is::Survived | Is::AtLeast(..) | Is::AtMost(..) | Is::Shares(..) => None,
        Is::Was(..) | Is::Not(_) | Is::AnyOf(_) => None,
    }
}

/// A number that is at least and at most so much: "of level 2"; and what else the list says.
pub(super) fn exact(list: &[Is]) -> (Vec<(&Stat, &Num)>, Vec<Is>) {
    let least =
        |is: &Is| if let Is::AtLeast(stat, num) = is { Some(Is::AtMost(stat.clone(), num.clone())) } else { None };
    let most =
        |is: &Is| if let Is::AtMost(stat, num) = is { Some(Is::AtLeast(stat.clone(), num.clone())) } else { None };
    let paired = |is: &&Is| least(is).or_else(|| most(is)).is_some_and(|other| list.contains(&other));
    let (pairs, rest): (Vec<&Is>, Vec<&Is>) = list.iter().partition(paired);
    let exact =
        pairs.into_iter().filter_map(|is| if let Is::AtLeast(stat, num) = is { Some((stat, num)) } else { None });
    (exact.collect(), rest.into_iter().cloned().collect())
}
