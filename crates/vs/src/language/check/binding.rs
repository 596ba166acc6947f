//! What an effect binds for those after it.

use super::predicate::Says;
use super::{Reference, Scope};
use crate::language::{Is, Num, Place, Player, Select};
use Reference::{Card, Chosen, It};

pub(super) fn chosen_player(player: &Player) -> Scope {
    match player {
        Player::OneOf(_) => Scope::of(&[Chosen]),
        Player::Me
        | Player::Enemies
        | Player::Everybody
        | Player::Others
        | Player::Who(..)
        | Player::Chosen
        | Player::Itself
        | Player::Controller
        | Player::Owner
        | Player::ControllerOf(_) => Scope::EMPTY,
    }
}

/// Characters in play become `It`, be it nobody; a single card outside play becomes `Card`.
pub(super) fn chosen(select: &Select) -> Scope {
    match select {
        Select::One(list)
        | Select::Exactly(_, list)
        | Select::UpTo(_, list)
        | Select::Some(list)
        | Select::Random(_, list) => match is_outside(list) {
            true if is_single(select) => single_card(list),
            true => Scope::EMPTY,
            false => Scope::of(&[It]),
        },
        Select::OneRow(_) => Scope::of(&[It]),
        Select::Until(..) => Scope::of(&[Card]),
        Select::By(_, select) => chosen(select),
        Select::This
        | Select::It
        | Select::Those
        | Select::Itself
        | Select::Card
        | Select::Doer
        | Select::Rest
        | Select::MainOf(_)
        | Select::Players(_)
        | Select::All(_)
        | Select::Top(..) => Scope::EMPTY,
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
    match select {
        Select::One(_) => true,
        Select::Exactly(number, _) | Select::UpTo(number, _) | Select::Random(number, _) => *number == Num::N(1),
        Select::By(_, select) => is_single(select),
        Select::This
        | Select::It
        | Select::Those
        | Select::Itself
        | Select::Card
        | Select::Doer
        | Select::Rest
        | Select::MainOf(_)
        | Select::Players(_)
        | Select::Some(_)
        | Select::All(_)
        | Select::OneRow(_)
        | Select::Top(..)
        | Select::Until(..) => false,
    }
}

fn takes_cards(select: &Select) -> bool {
    match select {
        Select::Card | Select::Rest | Select::Top(..) | Select::Until(..) => true,
        Select::One(list)
        | Select::Exactly(_, list)
        | Select::UpTo(_, list)
        | Select::Some(list)
        | Select::All(list)
        | Select::Random(_, list) => is_outside(list),
        Select::By(_, select) => takes_cards(select),
        Select::This
        | Select::It
        | Select::Those
        | Select::Itself
        | Select::Doer
        | Select::MainOf(_)
        | Select::Players(_)
        | Select::OneRow(_) => false,
    }
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
