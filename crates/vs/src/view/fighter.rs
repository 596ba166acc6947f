//! What is seen of one character in play.

use crate::Vs;
use crate::plain::Word;
use crate::program::PowerKind;
use crate::state::position::{CardNo, NO_PIECE, PayFor, Position, Row, Slot};
use longbox_kernel::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FighterView {
    /// Names it in choices.
    pub slot: Slot,
    pub name: String,
    pub card: CardNo,
    pub side: Seat,
    /// Who owns it, if that is not the player on whose side it stands.
    pub owner: Option<Seat>,
    pub row: Row,
    /// In whose rows it stands, if that is another's side.
    pub at: Option<Seat>,
    /// The level of a main character.
    pub level: Option<u8>,
    pub atk: i16,
    pub def: i16,
    pub base_atk: i16,
    pub base_def: i16,
    pub health: u8,
    pub wounds: u8,
    /// Above 0 so many +1/+1, below 0 so many -1/-1 counters.
    pub counters: i16,
    pub xp: u8,
    pub stance: StanceView,
    /// Rule words in force: Flight, Ranged and the like.
    pub words: Vec<&'static str>,
    /// Powers in force, by name.
    pub powers: Vec<PowerView>,
    pub teams: Vec<String>,
    pub equipment: Option<CardNo>,
    /// What it does in the present combat.
    pub role: Option<Role>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StanceView {
    pub facing: Facing,
    pub exhausted: bool,
    pub frozen: bool,
}

/// Which side of a character is up, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Facing {
    Up,
    Stunned,
    Hidden,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Role {
    Attacker,
    Defender,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PowerView {
    pub name: String,
    /// keyword, super or level up.
    pub kind: &'static str,
    /// Used as often as it may be.
    pub spent: bool,
}

pub(super) fn fighter_view(game: &Vs, p: &Position, slot: Slot) -> FighterView {
    let fighter = p.fighter(slot);
    let (now, base) = (game.stats(p, slot), game.base(p, slot));
    FighterView {
        slot,
        name: game.name_of(fighter.card).to_owned(),
        card: fighter.card,
        side: fighter.side,
        owner: (fighter.owner() != fighter.side).then_some(fighter.owner()),
        row: fighter.row,
        at: fighter.is_away().then_some(fighter.at),
        level: fighter.is_main().then_some(game.level_in_play(fighter)),
        atk: now.atk,
        def: now.def,
        base_atk: base.atk,
        base_def: base.def,
        health: game.health(p, slot),
        wounds: fighter.wounds,
        counters: fighter.counters,
        xp: fighter.xp,
        stance: StanceView {
            facing: match fighter.is_stunned() {
                true => Facing::Stunned,
                false if fighter.is_hidden() => Facing::Hidden,
                false => Facing::Up,
            },
            exhausted: fighter.is_exhausted(),
            frozen: fighter.is_frozen(),
        },
        words: Word::ALL.into_iter().filter(|word| fighter.has(*word)).map(Word::name).collect(),
        powers: powers(game, p, slot),
        teams: game.team_names(fighter.teams).into_iter().map(str::to_owned).collect(),
        equipment: (fighter.equipment != NO_PIECE).then(|| p.card(fighter.equipment)),
        role: role(p, slot),
    }
}

fn role(p: &Position, slot: Slot) -> Option<Role> {
    let combat = p.combat()?;
    match () {
        () if combat.defender == slot => Some(Role::Defender),
        () if combat.attackers.contains(slot) => Some(Role::Attacker),
        () => None,
    }
}

fn powers(game: &Vs, p: &Position, slot: Slot) -> Vec<PowerView> {
    let mut powers = Vec::new();
    game.each_power(p, slot, |instance| {
        let def = game.program.power(instance.power);
        if def.is_forbidden(p.fighter(slot)) {
            return;
        }
        let what = PayFor::of_fighter(slot, instance.power, instance.via);
        powers.push(PowerView {
            name: def.name.clone(),
            kind: match def.kind {
                PowerKind::Keyword => "keyword",
                PowerKind::Super => "super",
                PowerKind::LevelUp => "level up",
                PowerKind::Payment => "payment",
            },
            spent: def.used.is_some() && game.is_spent(p, &what),
        });
    });
    powers
}
