//! What an effect binds for those after it.

use super::predicate::Says;
use super::{Reference, Scope};
use crate::language::{Is, Num, Place, Player, Select};
use Reference::{Card, Chosen, It};

pub(super) fn chosen_player(player: &Player) -> Scope {
    if matches!(player, Player::OneOf(_)) { Scope::of(&[Chosen]) } else { Scope::EMPTY }
}

/// Characters in play become `It`, be it nobody; a single card outside play becomes `Card`.
pub(super) fn chosen(select: &Select) -> Scope {
    match select.by_anybody() {
        Select::OneRow(_) => Scope::of(&[It]),
        Select::Until(..) => Scope::of(&[Card]),
        select if !select.is_choice() => Scope::EMPTY,
        select => match is_outside(select.list()) {
            true if is_single(select) => single_card(select.list()),
            true => Scope::EMPTY,
            false => Scope::of(&[It]),
        },
    }
}

/// `Choose` settles whom it names, even if nothing is left to choose.
pub(super) fn picked(select: &Select) -> Scope {
    if takes_cards(select) { chosen(select) } else { Scope::of(&[It]) }
}

/// Who chooses a card from the piles of several players has chosen the player as well.
fn single_card(list: &[Is]) -> Scope {
    let of_several = list.iter().any(|is| matches!(is, Is::In(Place::Ko(Player::Enemies | Player::Everybody))));
    if of_several { Scope::of(&[Card, Chosen]) } else { Scope::of(&[Card]) }
}

pub(super) fn moved(select: &Select, place: &Place) -> Scope {
    let cards = takes_cards(select);
    let arrive = if (cards || *select == Select::Those) && is_in_play(place) { Scope::of(&[It]) } else { Scope::EMPTY };
    chosen(select).with_all(arrive)
}

/// Discards come from a hand, whether it says so or not.
pub(super) fn discarded(select: &Select) -> Scope {
    if is_single(select) { Scope::of(&[Card]) } else { Scope::EMPTY }
}

fn is_single(select: &Select) -> bool {
    match select.by_anybody() {
        Select::One(_) => true,
        Select::Exactly(number, _) | Select::UpTo(number, _) | Select::Random(number, _) => *number == Num::N(1),
        _ => false,
    }
}

fn takes_cards(select: &Select) -> bool {
    matches!(select.by_anybody(), Select::Card | Select::Rest | Select::Top(..) | Select::Until(..))
        || is_outside(select.list())
}

/// A list means characters in play unless it says otherwise.
fn is_outside(list: &[Is]) -> bool {
    list.iter().any(|is| match Says::from(is) {
        Says::Looked => true,
        Says::In(place) => !is_in_play(place),
        Says::AnyOf(list) => is_outside(list),
        Says::Outside | Says::Not(_) | Says::Fact => false,
    })
}

fn is_in_play(place: &Place) -> bool {
    match place {
        Place::Side(_) | Place::Front(_) | Place::Back(_) | Place::Row(_) | Place::Beside(_) | Place::Home => true,
        Place::As(place, _) => is_in_play(place),
        Place::Hand(_)
        | Place::Deck(_)
        | Place::Top(_)
        | Place::Bottom(_)
        | Place::Ko(_)
        | Place::Resources(_)
        | Place::Pile(..)
        | Place::On(_)
        | Place::Removed
        | Place::Outside
        | Place::Universe => false,
    }
}
