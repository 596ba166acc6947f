//! A character in play.

use super::breakdown::number_lines;
use super::cards::rank_words;
use super::things;
use crate::Seen;
use crate::words::vs::{cards, table as words};
use longbox_kernel::Seat;
use longbox_protocol::{Fighter, PowerLine, Stance};
use longbox_vs::language::{Card, CardKind, TeamName};
use longbox_vs::{CardNo, Combat, Frame, NO_PIECE, Numbers, Slot, Vs, Word};

impl Seen<'_, Vs> {
    pub(super) fn fighter(&self, slot: Slot) -> Fighter {
        let (game, p) = (self.game, self.position());
        let fighter = p.fighter(slot);
        let (now, base) = (game.stats(p, slot), self.printed(slot));
        Fighter {
            thing: things::fighter(slot),
            card: fighter.card,
            name: game.name_of(fighter.card).to_owned(),
            label: self.spoken_fighter(slot),
            machine: p.machines().contains(slot),
            main: fighter.is_main(),
            rank: self.level(slot).or_else(|| game.card(fighter.card).and_then(cost_in_play)),
            team: self.colours(slot),
            atk: now.atk.max(0),
            def: now.def,
            base_atk: base.atk,
            base_def: base.def,
            health: game.health(p, slot),
            wounds: fighter.wounds(),
            counters: fighter.counters,
            xp: fighter.xp,
            // A demoted main character goes on to gain experience.
            xp_needed: game.xp_needed(p, slot),
            stance: Stance {
                stunned: fighter.is_stunned(),
                exhausted: fighter.is_exhausted(),
                frozen: fighter.is_frozen(),
                hidden: is_hidden(fighter),
            },
            attacking: self.is_attacking(slot),
            defending: self.is_defending(slot),
            words: self
                .rule_words(slot)
                .chain(is_hidden(fighter).then_some(words::HIDDEN))
                .chain(p.machines().contains(slot).then_some(words::MACHINE))
                .map(str::to_owned)
                .chain(game.named_counters(p, slot).map(|(name, count)| words::named_counters(name, count)))
                .collect(),
            powers: self.powers(slot),
            equipment: self.equipment(slot),
            captives: p.captives(slot).map(|captive| captive.card).collect(),
            breakdown: number_lines(self, slot),
            owner: self.owner_elsewhere(slot),
            raids_for: fighter.is_away().then_some(fighter.side),
        }
    }

    /// ATK and DEF as printed, or the base that a token was made with.
    fn printed(&self, slot: Slot) -> Numbers {
        let card = self.game.card(self.position().fighter(slot).card);
        match card.and_then(|card| card.stats) {
            Some(stats) => Numbers { atk: stats.atk, def: stats.def },
            None => self.game.base(self.position(), slot),
        }
    }

    /// The level of whoever is a main character now.
    fn level(&self, slot: Slot) -> Option<u8> {
        let fighter = self.position().fighter(slot);
        fighter.is_main().then(|| self.game.level_in_play(fighter))
    }

    fn rule_words(&self, slot: Slot) -> impl Iterator<Item = &'static str> {
        let fighter = self.position().fighter(slot);
        Word::ALL.into_iter().filter(|word| fighter.has(*word)).map(Word::name)
    }

    fn powers(&self, slot: Slot) -> Vec<PowerLine> {
        let powers = self.game.powers_in_force(self.position(), slot).into_iter();
        powers.map(|(name, spent)| PowerLine { name: name.to_owned(), spent }).collect()
    }

    fn equipment(&self, slot: Slot) -> Option<CardNo> {
        let p = self.position();
        Some(p.fighter(slot).equipment).filter(|piece| *piece != NO_PIECE).map(|piece| p.card(piece))
    }

    /// The owner, if that is not the player whose it is now.
    fn owner_elsewhere(&self, slot: Slot) -> Option<Seat> {
        let fighter = self.position().fighter(slot);
        Some(fighter.owner()).filter(|owner| *owner != fighter.side)
    }

    /// The team whose colours a character wears: its first printed one, or one that it has for now.
    fn colours(&self, slot: Slot) -> String {
        let fighter = self.position().fighter(slot);
        let printed = self.game.card(fighter.card).and_then(|card| card.teams.first());
        let now = || self.game.team_names(fighter.teams).first().copied();
        printed.map(TeamName::name).or_else(now).unwrap_or_default().to_owned()
    }

    /// Whether it attacks, or is part of an attack that is being put together.
    fn is_attacking(&self, slot: Slot) -> bool {
        let p = self.position();
        let staged = match p.frames().last() {
            Some(Frame::AttackPlan(stage)) => stage.attackers.contains(slot),
            _ => false,
        };
        let fights = |combat: &Combat| combat.attackers.contains(slot) && combat.defender != slot;
        staged || p.combat().is_some_and(fights)
    }

    fn is_defending(&self, slot: Slot) -> bool {
        self.position().combat().is_some_and(|combat| combat.defender == slot)
    }

    /// "Beast, cost 4 supporting character, attack 6 defense 3, 0 of 2 wounds, attacking".
    fn spoken_fighter(&self, slot: Slot) -> String {
        let (game, p) = (self.game, self.position());
        let fighter = p.fighter(slot);
        let now = game.stats(p, slot);
        let rank = game.card(fighter.card).map(|card| rank_in_play(card, self.level(slot))).unwrap_or_default();
        let mut parts = vec![game.name_of(fighter.card).to_owned(), rank];
        if !p.machines().contains(slot) {
            parts.push(cards::stats(now.atk.max(0), now.def));
            parts.push(words::wounds(fighter.wounds(), game.health(p, slot)));
        }
        parts.extend((fighter.counters != 0).then(|| words::counters(fighter.counters)));
        parts.extend(game.xp_needed(p, slot).map(|needed| words::xp(fighter.xp, needed)));
        parts.extend(self.equipment(slot).map(|card| words::carries(game.name_of(card))));
        parts.extend(p.captives(slot).map(|captive| words::holds(game.name_of(captive.card))));
        parts.extend(self.rule_words(slot).map(str::to_owned));
        let states = [
            (fighter.is_stunned(), words::STUNNED),
            (is_hidden(fighter), words::HIDDEN),
            (fighter.is_exhausted() && !fighter.is_stunned(), words::EXHAUSTED),
            (fighter.is_frozen(), words::FROZEN),
            (self.is_attacking(slot), words::ATTACKING),
            (self.is_defending(slot), words::DEFENDING),
        ];
        parts.extend(states.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_owned()));
        parts.extend(self.owner_elsewhere(slot).map(|seat| words::owned_by(self.names.of(seat))));
        parts.extend(fighter.is_away().then(|| words::raiding_for(self.names.of(fighter.side))));
        parts.join(", ")
    }
}

/// What a character that is no main character costs. A demoted one costs nothing.
fn cost_in_play(card: &Card) -> Option<u8> {
    match card.kind {
        CardKind::Main { .. } => Some(0),
        _ => card.cost(),
    }
}

/// "cost 4 supporting character", "level 2 main character", and what promotions make of them.
fn rank_in_play(card: &Card, level: Option<u8>) -> String {
    match (&card.kind, level) {
        (CardKind::Main { .. }, Some(_)) => rank_words(card),
        (_, Some(level)) => cards::promoted(level),
        (CardKind::Main { level }, None) => cards::demoted(*level),
        (_, None) => rank_words(card),
    }
}

/// Who was stunned while hidden is only stunned.
fn is_hidden(fighter: &longbox_vs::Fighter) -> bool {
    fighter.is_hidden() && !fighter.is_stunned()
}
