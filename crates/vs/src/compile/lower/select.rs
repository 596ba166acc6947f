//! Whom effects take.

use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::language::{Is, Num, Player, Select};
use crate::plain::{self, Most, Who};
use crate::verbs::all::ChoosePlayer;

/// "Any number": more than a side can hold.
const ANY_NUMBER: u8 = 40;

impl Lower<'_> {
    pub(in crate::compile) fn who(&self, select: &Select) -> Lowered<Who> {
        let list = |list: &[Is]| self.side_and_filter(list);
        Ok(match select {
            Select::This => Who::This,
            Select::Itself if self.in_law => Who::Those,
            Select::It | Select::Those | Select::Doer if self.in_law => {
                return unplayable(select, "a rule for a time does not know who this was");
            }
            Select::It => Who::It,
            Select::Those => Who::Those,
            Select::MainOf(player) => Who::MainOf(side_of(player)?),
            Select::One(is) => {
                let (side, filter) = list(is)?;
                Who::One(side, filter)
            }
            Select::UpTo(Num::N(most @ 1..), is) if *most < i16::from(ANY_NUMBER) => {
                let (side, filter) = list(is)?;
                Who::UpTo(Most::N(*most as u8), side, filter)
            }
            Select::UpTo(Num::Amount, is) => {
                let (side, filter) = list(is)?;
                Who::UpTo(Most::Amount, side, filter)
            }
            Select::Some(is) => {
                let (side, filter) = list(is)?;
                Who::UpTo(Most::N(ANY_NUMBER), side, filter)
            }
            Select::All(is) => {
                let (side, filter) = list(is)?;
                Who::All(side, filter)
            }
            Select::OneRow(player) => Who::OneRow(side_of(player)?),
            // Whoever revealed the card.
            Select::Doer if self.is_in_pile() => Who::Those,
            Select::Doer => return unplayable(select, "the engine can't tell who did it yet"),
            Select::Itself
            | Select::Card
            | Select::Rest
            | Select::Players(_)
            | Select::Exactly(..)
            | Select::UpTo(..)
            | Select::Random(..)
            | Select::Top(..)
            | Select::Until(..)
            | Select::By(..) => return unplayable(select, "this does not take characters in play"),
        })
    }

    pub(in crate::compile) fn player(&self, player: &Player) -> Lowered<plain::Player> {
        Ok(match player {
            Player::Me => plain::Player::Me,
            Player::Chosen => plain::Player::Chosen,
            Player::ControllerOf(who) => plain::Player::Controller(self.who(who)?),
            Player::Enemies
            | Player::Everybody
            | Player::Others
            | Player::Who(..)
            | Player::Itself
            | Player::OneOf(_)
            | Player::Controller
            | Player::Owner => return unplayable(player, "one player is needed here"),
        })
    }

    /// A player who is chosen first.
    pub(in crate::compile) fn one_of(&self, player: &Player) -> Lowered<ChoosePlayer> {
        let Player::OneOf(players) = player else { return unplayable(player, "the player is chosen with OneOf") };
        Ok(match &**players {
            Player::Who(players, cond) => ChoosePlayer(side_of(players)?, Some(self.condition(cond)?)),
            players => ChoosePlayer(side_of(players)?, None),
        })
    }
}
