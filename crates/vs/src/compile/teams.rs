//! Teams that cards name get their numbers.

use super::CardError;
use crate::language::{Team, TeamName, team_bit};

/// As many as a mask of teams has bits.
pub(super) const TEAMS: usize = 16;

/// The teams of a game.
#[derive(Default)]
pub(crate) struct Roll(Vec<Team>);

impl Roll {
    pub(crate) fn new(teams: &[Team]) -> Result<Roll, CardError> {
        for (at, team) in teams.iter().enumerate() {
            if team.is_taken() {
                return Err(CardError::TakenTeam(team.name.clone()));
            }
            if teams[..at].iter().any(|other| other.name == team.name) {
                return Err(CardError::SameTeam(team.name.clone()));
            }
            if at == TEAMS {
                return Err(CardError::TooManyTeams(team.name.clone()));
            }
        }
        Ok(Roll(teams.to_vec()))
    }

    /// The Good teams, or the Evil ones.
    pub(crate) fn mask(&self, good: bool) -> u16 {
        let fits = (0..).zip(&self.0).filter(|(_, team)| team.good == good);
        fits.fold(0, |mask, (number, _)| mask | team_bit(number))
    }

    /// The bit of the team that a card names.
    pub(crate) fn bit(&self, team: &TeamName) -> Option<u16> {
        let found = (0..).zip(&self.0).find(|(_, known)| known.name == team.name());
        found.map(|(number, _)| team_bit(number))
    }
}
