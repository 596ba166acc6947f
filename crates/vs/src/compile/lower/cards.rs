//! Where cards outside play are looked for.

use super::predicate::side_of;
use super::{Lowered, unplayable};
use crate::language::{Is, Place, Player};
use crate::plain::Side;

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
pub(in crate::compile) fn source_of(list: &[Is]) -> Lowered<Option<(Source, Vec<Is>)>> {
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
pub(in crate::compile) fn wide(player: &Player) -> [Is; 3] {
    [Place::Deck(player.clone()), Place::Hand(player.clone()), Place::Ko(player.clone())].map(Is::In)
}
