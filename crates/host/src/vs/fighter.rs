//! A character in play.

use super::breakdown::number_lines;
use super::cards::rank_words;
use super::things;
use crate::Seen;
use crate::words::vs::{cards, table as words};
use longbox_kernel::Seat;
use longbox_protocol::{Fighter, PowerLine, Stance};
use longbox_vs::language::{Card, Kind, TeamName};
use longbox_vs::{Facing, FighterView, Frame, Role, Vs};

impl Seen<'_, Vs> {
    pub(super) fn fighter(&self, fighter: &FighterView) -> Fighter {
        let card = self.game.card(fighter.card);
        let printed = card.and_then(|card| card.stats);
        let rank = fighter.level.or_else(|| card.and_then(cost_in_play));
        let power = |power: &longbox_vs::PowerView| PowerLine {
            name: power.name.clone(),
            kind: power.kind.to_owned(),
            spent: power.spent,
        };
        Fighter {
            thing: things::fighter(fighter.slot),
            card: fighter.card,
            name: fighter.name.clone(),
            label: self.spoken_fighter(fighter),
            main: fighter.level.is_some(),
            rank,
            team: self.colours(fighter),
            atk: fighter.atk.max(0),
            def: fighter.def,
            base_atk: printed.map_or(fighter.base_atk, |stats| stats.atk),
            base_def: printed.map_or(fighter.base_def, |stats| stats.def),
            health: fighter.health,
            wounds: fighter.wounds,
            counters: fighter.counters,
            xp: fighter.xp,
            xp_needed: self.xp_needed(fighter),
            stance: Stance {
                stunned: fighter.stance.facing == Facing::Stunned,
                exhausted: fighter.stance.exhausted,
                frozen: fighter.stance.frozen,
            },
            attacking: self.is_attacking(fighter),
            defending: fighter.role == Some(Role::Defender),
            words: fighter.words.iter().copied().chain(hidden(fighter)).map(str::to_owned).collect(),
            powers: fighter.powers.iter().map(power).collect(),
            equipment: fighter.equipment,
            breakdown: number_lines(self, fighter.slot),
            owner: fighter.owner,
            raids_for: fighter.at.map(|_| fighter.side),
        }
    }

    /// A demoted main character goes on to gain experience.
    fn xp_needed(&self, fighter: &FighterView) -> Option<u8> {
        self.game.xp_needed(self.position(), fighter.slot)
    }

    /// The team whose colours a character wears: its first printed one, or one that it has for now.
    fn colours(&self, fighter: &FighterView) -> String {
        let printed = self.game.card(fighter.card).and_then(|card| card.teams.first());
        printed.map(TeamName::name).or(fighter.teams.first().map(String::as_str)).unwrap_or_default().to_owned()
    }

    /// Whether it attacks, or is part of an attack that is being put together.
    fn is_attacking(&self, fighter: &FighterView) -> bool {
        let staged = match self.position().frames().last() {
            Some(Frame::Stage(stage)) => stage.attackers.contains(fighter.slot),
            _ => false,
        };
        staged || fighter.role == Some(Role::Attacker)
    }

    /// "Beast, cost 4 supporting character, attack 6 defense 3, 0 of 2 wounds, attacking".
    fn spoken_fighter(&self, fighter: &FighterView) -> String {
        let rank = self.game.card(fighter.card).map(|card| rank_in_play(card, fighter.level)).unwrap_or_default();
        let mut parts = vec![
            fighter.name.clone(),
            rank,
            cards::stats(fighter.atk.max(0), fighter.def),
            words::wounds(fighter.wounds, fighter.health),
        ];
        parts.extend((fighter.counters != 0).then(|| words::counters(fighter.counters)));
        parts.extend(self.xp_needed(fighter).map(|needed| words::xp(fighter.xp, needed)));
        parts.extend(fighter.equipment.map(|card| words::carries(self.game.name_of(card))));
        parts.extend(fighter.words.iter().map(|word| (*word).to_owned()));
        let stance = fighter.stance;
        let states = [
            (stance.facing == Facing::Stunned, words::STUNNED),
            (stance.facing == Facing::Hidden, words::HIDDEN),
            (stance.exhausted && stance.facing != Facing::Stunned, words::EXHAUSTED),
            (stance.frozen, words::FROZEN),
            (self.is_attacking(fighter), words::ATTACKING),
            (fighter.role == Some(Role::Defender), words::DEFENDING),
        ];
        parts.extend(states.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_owned()));
        parts.extend(fighter.owner.map(|seat| words::owned_by(self.names.of(seat))));
        let raids = |seat: Seat| words::raiding_for(self.names.of(seat));
        parts.extend(fighter.at.map(|_| raids(fighter.side)));
        parts.join(", ")
    }
}

/// What a character that is no main character costs. A demoted one costs nothing.
fn cost_in_play(card: &Card) -> Option<u8> {
    match card.kind {
        Kind::Main { .. } => Some(0),
        _ => card.cost(),
    }
}

/// "cost 4 supporting character", "level 2 main character", and what promotions make of them.
fn rank_in_play(card: &Card, level: Option<u8>) -> String {
    match (&card.kind, level) {
        (Kind::Main { .. }, Some(_)) => rank_words(card),
        (_, Some(level)) => cards::promoted(level),
        (Kind::Main { level }, None) => cards::demoted(*level),
        (_, None) => rank_words(card),
    }
}

fn hidden(fighter: &FighterView) -> Option<&'static str> {
    (fighter.stance.facing == Facing::Hidden).then_some(words::HIDDEN)
}
