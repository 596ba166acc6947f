//! Whom or what an effect takes.

use super::{Is, Num, Player};
use serde::{Deserialize, Serialize};

/// Whom or what an effect takes: `Stun(One([Enemy]))`, `Move(It, Hand(Me))`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Select {
    /// The character whose power it is; for a power that works outside play, its card.
    This,
    /// Those chosen or arrived last; in a trigger at first whoever it happened to.
    It,
    /// In a `Later`: those who were `It` when it was made.
    Those,
    /// The one that a rule is for or a number is worked out for.
    Itself,
    /// A card outside play: chosen, found, named, or the one that a trigger is about; in a power of an equipment at
    /// first its own.
    Card,
    /// In a trigger: whoever did it.
    Doer,
    /// What the last look or reveal left.
    Rest,
    /// The main character of that player, while on that player's side.
    MainOf(Player),
    /// Those players.
    Players(Player),
    /// One of those, which is chosen.
    One(Vec<Is>),
    /// Exactly so many.
    Exactly(Num, Vec<Is>),
    /// At most so many of those, which are chosen.
    UpTo(Num, Vec<Is>),
    /// Any number of them.
    Some(Vec<Is>),
    /// All of those.
    All(Vec<Is>),
    /// So many of those, at random.
    Random(Num, Vec<Is>),
    /// Everybody in one row of such a player, which is chosen.
    OneRow(Player),
    /// The top cards of that player's deck.
    Top(Num, Player),
    /// The cards of that player's deck from the top to the first that fits.
    Until(Player, Vec<Is>),
    /// That player chooses.
    By(Player, Box<Select>),
}

impl Select {
    /// The list of those it takes, or takes some of; empty where it says in another way whom.
    pub(crate) fn list(&self) -> &[Is] {
        match self {
            Select::One(list)
            | Select::Exactly(_, list)
            | Select::UpTo(_, list)
            | Select::Some(list)
            | Select::All(list)
            | Select::Random(_, list)
            | Select::Until(_, list) => list,
            Select::By(_, select) => select.list(),
            Select::This
            | Select::It
            | Select::Those
            | Select::Itself
            | Select::Card
            | Select::Doer
            | Select::Rest
            | Select::MainOf(_)
            | Select::Players(_)
            | Select::OneRow(_)
            | Select::Top(..) => &[],
        }
    }

    /// The same, whoever chooses.
    pub(crate) fn by_anybody(&self) -> &Select {
        if let Select::By(_, select) = self { select.by_anybody() } else { self }
    }

    /// Whether somebody or chance chooses whom it takes.
    pub(crate) fn is_choice(&self) -> bool {
        matches!(self, Select::Random(..) | Select::OneRow(_) | Select::By(..)) || self.choice().is_some()
    }

    /// The list that somebody chooses from.
    pub(crate) fn choice(&self) -> Option<&[Is]> {
        let select = self.by_anybody();
        let chosen = matches!(select, Select::One(_) | Select::Exactly(..) | Select::UpTo(..) | Select::Some(_));
        chosen.then(|| select.list())
    }
}
