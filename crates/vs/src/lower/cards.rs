//! Lists of predicates about cards outside play.

use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::language::{Aspect, Is, Place, Player, Select, Stat};
use crate::plain::{CardIs, Side};

/// Where cards are looked for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Source {
    Ko(Side),
    Deck,
    /// Deck, hand and KO pile.
    Wide,
    Hand,
    Resources(Side),
    /// The cards that were looked at or revealed.
    Among,
}

/// Takes the place out of a list. None: it speaks of characters in play.
pub(super) fn source_of(list: &[Is]) -> Lowered<Option<(Source, Vec<Is>)>> {
    let Some(at) = list.iter().position(|is| matches!(is, Is::Among) || is_outside(is)) else { return Ok(None) };
    let mut rest = list.to_vec();
    let source = match rest.remove(at) {
        Is::Among => Source::Among,
        Is::In(Place::Ko(player)) => Source::Ko(side_of(&player)?),
        Is::In(Place::Resources(player)) => Source::Resources(side_of(&player)?),
        Is::In(Place::Deck(Player::Me)) => Source::Deck,
        Is::In(Place::Hand(Player::Me)) => Source::Hand,
        Is::AnyOf(places) if places == wide(&Player::Me) => Source::Wide,
        is => return unplayable(&is, "no effect looks for cards there"),
    };
    Ok(Some((source, rest)))
}

fn is_outside(is: &Is) -> bool {
    match is {
        Is::In(Place::Side(_) | Place::Front(_) | Place::Back(_) | Place::Row(_) | Place::Beside(_)) => false,
        Is::In(_) => true,
        Is::AnyOf(list) => list.iter().all(is_outside),
        _ => false,
    }
}

/// Deck, hand and KO pile of that player.
pub(super) fn wide(player: &Player) -> [Is; 3] {
    [Place::Deck(player.clone()), Place::Hand(player.clone()), Place::Ko(player.clone())].map(Is::In)
}

impl Lower {
    pub(super) fn card_is(&self, list: &[Is]) -> Lowered<CardIs> {
        let mut all = Vec::new();
        let mut rest = list;
        while let [first, tail @ ..] = rest {
            let (is, left) = match rest {
                [Is::Location, Is::Basic, left @ ..] => (CardIs::BasicLocation, left),
                [Is::PlotTwist, Is::AnyTurnCombat, left @ ..] => (CardIs::AnyTurnCombatTwist, left),
                _ => (self.single_card(first)?, tail),
            };
            all.push(is);
            rest = left;
        }
        Ok(match all.len() {
            0 => CardIs::Any,
            1 => all.remove(0),
            _ => CardIs::All(all),
        })
    }

    fn single_card(&self, is: &Is) -> Lowered<CardIs> {
        Ok(match is {
            Is::Named(name) => CardIs::Named(name.clone()),
            Is::Character => CardIs::Character,
            Is::Supporting => CardIs::Supporting,
            Is::PlotTwist => CardIs::PlotTwist,
            Is::Location => CardIs::Location,
            Is::Team(team) => CardIs::Team(team.clone()),
            Is::Good => CardIs::Good,
            Is::Evil => CardIs::Evil,
            Is::AtLeast(Stat::Cost, number) => CardIs::CostAtLeast(self.number(number)?),
            Is::AtMost(Stat::Cost, number) => CardIs::CostAtMost(self.number(number)?),
            Is::Shares(aspect, with) => self.shared(is, *aspect, with)?,
            Is::Not(not) => CardIs::Not(Box::new(self.card_is(std::slice::from_ref(not))?)),
            Is::AnyOf(list) => {
                let all: Lowered<Vec<CardIs>> = list.iter().map(|is| self.single_card(is)).collect();
                CardIs::AnyOf(all?)
            }
            _ => return unplayable(is, "nobody asks this of a card outside play"),
        })
    }

    fn shared(&self, is: &Is, aspect: Aspect, with: &Select) -> Lowered<CardIs> {
        Ok(match (aspect, with) {
            (Aspect::Name, Select::This) => CardIs::Namesake,
            (Aspect::Name, Select::Card) => CardIs::TheNamed,
            (Aspect::Name, Select::All(list)) if list[..] == [Is::Mine] => CardIs::OnMySide,
            (Aspect::Name, Select::All(list)) if list[..] == [Is::In(Place::Ko(Player::Me))] => CardIs::InMyKo,
            (Aspect::Card, Select::This) => CardIs::SameCard,
            (Aspect::Team, with) => CardIs::SharesTeam(self.who(with)?),
            (Aspect::Name | Aspect::Card, _) => return unplayable(is, "cards are not compared with those"),
        })
    }
}
