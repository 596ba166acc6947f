//! Cards from a secret pile: "create an Invention".

use super::clause::{Clause, Sentence};
use super::voice::{Case, Voice};
use super::words::with_article;
use crate::language::{Aspect, Effect, Is, Place, Player, Select};

/// A card of choice that goes from such a pile to the hand, perhaps with all its copies, and how many effects that is.
pub(super) fn invented(effects: &[Effect], voice: &mut Voice) -> Option<(Vec<Sentence>, usize)> {
    let [Effect::Move(Select::One(list), Place::Hand(Player::Me)), rest @ ..] = effects else { return None };
    let [Is::AnyOf(any), Is::In(Place::Pile(pile, Player::Me))] = &list[..] else { return None };
    let [Is::Basic, Is::Shares(Aspect::Team, with)] = &any[..] else { return None };
    if **with != Select::This {
        return None;
    }
    let one = with_article(pile);
    let maker = voice.clone().this(Case::Object).text;
    voice.note(format!(
        "To create {one}, secretly put a card from your {pile} pile that has no team or shares one with {maker} into your hand."
    ));
    let copies = matches!(rest, [Effect::Move(Select::All(all), Place::Hand(Player::Me)), ..]
        if matches!(&all[..], [Is::Shares(Aspect::Card, _), Is::In(Place::Pile(..))]));
    let clause = match copies {
        true => Clause::you("create", format!("{one}, and put every other copy of it from your pile into your hand")),
        false => Clause::you("create", one),
    };
    Some((vec![clause.into()], 1 + usize::from(copies)))
}
