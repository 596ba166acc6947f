//! Where cards outside play are looked for.

use super::predicate::side_of;
use super::{Lowered, unplayable};
use crate::language::{Is, Place, Player, Select};
use crate::plain::{Hidden, Side};
use crate::state::window::Piles;

/// Where cards are looked for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Source {
    Piles(Side, Piles),
    Resources(Side),
    /// Those whom the character whose power it is holds captive.
    Captives,
    /// The cards that were looked at or revealed.
    Among,
    /// Main characters that no player has in the game.
    Outside,
    /// My secret pile of that name.
    Secret(String),
}

/// Takes the place out of a list. None: it speaks of characters in play.
pub(in crate::compile) fn source_of(list: &[Is]) -> Lowered<Option<(Source, Vec<Is>)>> {
    let Some(at) = list.iter().position(|is| matches!(is, Is::Among) || is_outside(is)) else { return Ok(None) };
    let mut rest = list.to_vec();
    let source = match rest.remove(at) {
        Is::Among => Source::Among,
        Is::In(Place::Outside) => Source::Outside,
        Is::In(Place::Pile(name, Player::Me)) => Source::Secret(name),
        Is::In(Place::Resources(player)) => Source::Resources(side_of(&player)?),
        Is::In(Place::On(captor)) if *captor == Select::This => Source::Captives,
        is => match piles_of(std::slice::from_ref(&is)) {
            Some((player, piles)) if piles == Piles::KO || *player == Player::Me => {
                Source::Piles(side_of(player)?, piles)
            }
            _ => return unplayable(&is, "no effect looks for cards there"),
        },
    };
    Ok(Some((source, rest)))
}

/// The piles that a list names, all of one player.
pub(super) fn piles_of(list: &[Is]) -> Option<(&Player, Piles)> {
    let mut piles = list.iter().map(pile_of);
    let first = piles.next()??;
    piles.try_fold(first, |(player, piles), next| {
        let (other, more) = next?;
        (other == player).then_some((player, piles.and(more)))
    })
}

fn pile_of(is: &Is) -> Option<(&Player, Piles)> {
    match is {
        Is::In(Place::Hand(player)) => Some((player, Piles::HAND)),
        Is::In(Place::Ko(player)) => Some((player, Piles::KO)),
        Is::In(Place::Deck(player)) => Some((player, Piles::DECK)),
        Is::AnyOf(list) => piles_of(list),
        _ => None,
    }
}

/// The places of which one or more players show somebody everything. None: it is a look at piles of one player.
pub(super) fn hidden_places(select: &Select) -> Option<(&Player, Vec<Hidden>)> {
    let Select::All(list) = select else { return None };
    let [Is::AnyOf(places)] = &list[..] else { return None };
    let mut whose = None;
    let mut all = Vec::new();
    for place in places {
        let Is::In(place) = place else { return None };
        let (player, place) = match place {
            Place::Hand(player) => (Some(player), Hidden::Hand),
            Place::Deck(player) => (Some(player), Hidden::Deck),
            Place::Resources(player) => (Some(player), Hidden::Resources),
            Place::Pile(_, player) => (Some(player), Hidden::Removed),
            Place::Removed => (None, Hidden::Removed),
            _ => return None,
        };
        if player.is_some() && whose.is_some() && whose != player {
            return None;
        }
        whose = whose.or(player);
        if !all.contains(&place) {
            all.push(place);
        }
    }
    Some((whose?, all))
}

fn is_outside(is: &Is) -> bool {
    match is {
        Is::In(Place::Side(_) | Place::Front(_) | Place::Back(_) | Place::Row(_) | Place::Beside(_)) => false,
        Is::In(_) => true,
        Is::AnyOf(list) => list.iter().all(is_outside),
        _ => false,
    }
}
