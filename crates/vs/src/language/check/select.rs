//! Whom something is about, players and places.

use super::here::Here;
use super::{Checked, Reference};
use crate::language::{Place, Player, Select};

impl<'c> Here<'c> {
    /// Whom an effect takes: its own argument, where one may choose.
    pub(super) fn argument(self, select: &'c Select) -> Checked {
        match select {
            Select::One(list) | Select::Some(list) => self.candidates(list),
            Select::Exactly(number, list) | Select::UpTo(number, list) | Select::Random(number, list) => {
                self.number(number)?;
                self.candidates(list)
            }
            Select::OneRow(player) => self.player(player),
            Select::By(player, select) => {
                self.player(player)?;
                self.argument(select)
            }
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
            | Select::Top(..)
            | Select::Until(..) => self.select(select),
        }
    }

    /// Whom something is about that is no effect's own argument: there nobody chooses.
    pub(super) fn select(self, select: &'c Select) -> Checked {
        match select {
            Select::This => Ok(()),
            Select::It => self.needs(Reference::It),
            Select::Those => self.needs(Reference::Those),
            Select::Itself => self.needs(Reference::Itself),
            Select::Card => self.needs(Reference::Card),
            Select::Doer => self.needs(Reference::Doer),
            Select::Rest => self.needs(Reference::Rest),
            Select::MainOf(player) | Select::Players(player) => self.player(player),
            Select::All(list) => self.candidates(list),
            Select::Top(number, player) => {
                self.number(number)?;
                self.player(player)
            }
            Select::Until(player, list) => {
                self.player(player)?;
                self.candidates(list)
            }
            Select::One(_)
            | Select::Exactly(..)
            | Select::UpTo(..)
            | Select::Some(_)
            | Select::Random(..)
            | Select::OneRow(_)
            | Select::By(..) => self.chooses(),
        }
    }

    /// Which player an effect is for: its own argument, where one may choose.
    pub(super) fn player_argument(self, player: &'c Player) -> Checked {
        self.player(if let Player::OneOf(players) = player { players } else { player })
    }

    pub(super) fn player(self, player: &'c Player) -> Checked {
        match player {
            Player::Me | Player::Enemies | Player::Everybody | Player::Others => Ok(()),
            Player::Who(players, cond) => {
                self.player(players)?;
                self.with(Reference::Chosen).condition(cond)
            }
            Player::Chosen => self.needs(Reference::Chosen),
            Player::Itself => self.needs(Reference::Itself),
            Player::OneOf(_) => self.chooses(),
            Player::Controller => self.needs(Reference::Controller),
            Player::Owner => self.needs(Reference::Owner),
            Player::ControllerOf(select) => self.select(select),
        }
    }

    pub(super) fn place(self, place: &'c Place) -> Checked {
        match place {
            Place::Side(player)
            | Place::Front(player)
            | Place::Back(player)
            | Place::Row(player)
            | Place::Hand(player)
            | Place::Deck(player)
            | Place::Top(player)
            | Place::Bottom(player)
            | Place::Ko(player)
            | Place::Resources(player)
            | Place::Pile(_, player) => self.player(player),
            Place::Beside(select) | Place::On(select) => self.select(select),
            Place::As(inner, list) => {
                self.inside(place).said(list)?;
                self.candidates(list)?;
                self.place(inner)
            }
            Place::Removed | Place::Outside | Place::Home | Place::Universe => Ok(()),
        }
    }

    /// The place that something is moved to: there a player can be whoever has what is moved.
    pub(super) fn destination(self, place: &'c Place) -> Checked {
        self.with(Reference::Controller).with(Reference::Owner).place(place)
    }
}
