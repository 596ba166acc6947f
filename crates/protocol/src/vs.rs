//! The table of Vs. System.

use crate::{CardNo, HandCard, NumberPart, Phase, Thing};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VsTable {
    pub turn: u16,
    /// All whose turn it is.
    pub turn_players: Vec<Seat>,
    pub phases: Vec<Phase>,
    /// In the order of the seats.
    pub sides: Vec<VsSide>,
    pub combat: Option<Combat>,
    /// Effects and triggers at work, outermost first, in words.
    pub waiting: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VsSide {
    pub seat: Seat,
    /// Points at the player.
    pub thing: Thing,
    /// Still in the game.
    pub alive: bool,
    pub teammates: Vec<Seat>,
    /// Wounds and health of the present main character.
    pub wounds: u8,
    pub health: u8,
    /// Who leads now, if that is not the main character that the game began with.
    pub new_main: Option<String>,
    pub hand: Vec<HandCard>,
    /// The hand is played open for now: everybody sees every card of it.
    pub open_hand: bool,
    pub deck: usize,
    /// The top card, if the viewer knows it.
    pub deck_top: Option<CardNo>,
    pub deck_thing: Thing,
    pub ko: Vec<CardNo>,
    pub ko_thing: Thing,
    /// Everything that is removed from the game.
    pub removed: Vec<CardNo>,
    /// Those of them that come back.
    pub coming_back: Vec<CardNo>,
    pub resources: Vec<Resource>,
    /// Points at the resource row, the front row, the back row.
    pub resource_row: Thing,
    pub front_row: Thing,
    pub back_row: Thing,
    /// Recruit points left; none outside the recruit step.
    pub points: Option<u8>,
    pub front: Vec<Fighter>,
    pub back: Vec<Fighter>,
}

/// A card in the resource row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resource {
    pub thing: Thing,
    /// None: face down and not known to the viewer.
    pub card: Option<CardNo>,
    pub face_up: bool,
    pub label: String,
}

/// A character in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    pub thing: Thing,
    pub card: CardNo,
    pub name: String,
    /// What a screen reader says: "Beast, cost 4 supporting character, attack 6 defense 3, 0 of 2 wounds, attacking".
    pub label: String,
    pub main: bool,
    /// The level of whoever is a main character now, the cost of any other; none for a token.
    pub rank: Option<u8>,
    /// Of the team whose colours it wears.
    pub team: String,
    pub atk: i16,
    pub def: i16,
    /// As printed.
    pub base_atk: i16,
    pub base_def: i16,
    pub health: u8,
    pub wounds: u8,
    /// Above 0 so many +1/+1, below 0 so many -1/-1 counters.
    pub counters: i16,
    pub xp: u8,
    pub xp_needed: Option<u8>,
    pub stance: Stance,
    /// What it does in the present combat.
    pub attacking: bool,
    pub defending: bool,
    /// Rule words in force.
    pub words: Vec<String>,
    pub powers: Vec<PowerLine>,
    pub equipment: Option<CardNo>,
    /// What makes its numbers, a line each: "ATK 6: printed 5, Find Cover +1".
    pub breakdown: Vec<String>,
    /// Its owner, if that is not the player whose it is now.
    pub owner: Option<Seat>,
    /// Whose it is, if it stands in the rows of somebody else.
    pub raids_for: Option<Seat>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stance {
    pub stunned: bool,
    pub exhausted: bool,
    pub frozen: bool,
}

/// A power in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerLine {
    pub name: String,
    /// Used as often as it may be.
    pub spent: bool,
}

/// The combat in progress, innermost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    pub by: Seat,
    pub against: Option<Seat>,
    /// "Melee team attack", "Ranged attack".
    pub title: String,
    pub attackers: Vec<CombatPart>,
    pub defender: Option<CombatPart>,
    /// All strikes together.
    pub strike: i16,
    /// What they must reach.
    pub def: i16,
    /// What makes the DEF.
    pub def_parts: Vec<NumberPart>,
    /// Whether the defender would be stunned as things stand.
    pub stuns: bool,
    /// "10 ATK against 8 DEF: Juggernaut will be stunned."
    pub forecast: String,
    /// Further sentences: Ferocious, what the strike back would do.
    pub notes: Vec<String>,
    pub back: Vec<StrikeBack>,
    /// Still being put together: nothing is committed.
    pub staged: bool,
    /// Who may act now, and who has passed.
    pub to_act: Option<Seat>,
    pub passed: Vec<Seat>,
}

/// Somebody in a combat and what it strikes with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatPart {
    pub thing: Thing,
    pub name: String,
    pub value: i16,
}

/// An attacker that the defender could strike back at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrikeBack {
    pub thing: Thing,
    pub name: String,
    pub value: i16,
    pub def: i16,
}
