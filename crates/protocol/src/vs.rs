//! The table of Vs. System.

use crate::{CardNo, HandCard, NumberPart, Phase, Thing};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// All that a viewer sees of a table of Vs. System.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VsTable {
    /// The number of the turn; the first is 1.
    pub turn: u16,
    /// All whose turn it is.
    pub turn_players: Vec<Seat>,
    /// The parts of the turn, and while there is a combat its steps.
    pub phases: Vec<Phase>,
    /// In the order of the seats.
    pub sides: Vec<VsSide>,
    /// The universe whose rows `sides` shows: "Pocket universe 1". Empty while there is only one.
    pub universe: String,
    /// The turn is taken in a pocket universe.
    pub pocket: bool,
    /// The universes that are not being played; empty in nearly every game.
    pub elsewhere: Vec<VsUniverse>,
    /// None while nobody attacks.
    pub combat: Option<Combat>,
    /// Effects and triggers at work, outermost first, in words.
    pub waiting: Vec<String>,
}

/// A board beside the one that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VsUniverse {
    /// "Original universe", "Pocket universe 1".
    pub name: String,
    /// "made by Mira's Franklin Richards"; empty for the original one.
    pub maker: String,
    /// Everybody who stands there, by the player whose rows they are in; players without anybody are left out.
    pub sides: Vec<VsRows>,
}

/// The rows of a player on such a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VsRows {
    /// Whose rows they are.
    pub seat: Seat,
    /// Everybody in the front row.
    pub front: Vec<Fighter>,
    /// Everybody in the back row.
    pub back: Vec<Fighter>,
}

/// A player with all their cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VsSide {
    /// Whose side it is.
    pub seat: Seat,
    /// Points at the player.
    pub thing: Thing,
    /// Still in the game.
    pub alive: bool,
    /// All others who win with this player; empty in a free-for-all.
    pub teammates: Vec<Seat>,
    /// The wounds of the present main character.
    pub wounds: u8,
    /// The wounds that KO that main character.
    pub health: u8,
    /// Who leads now, if that is not the main character that the game began with.
    pub new_main: Option<String>,
    /// The cards that the viewer knows, then the hidden ones; the main part first.
    pub hand: Vec<HandCard>,
    /// The hand is played open for now: everybody sees every card of it.
    pub open_hand: bool,
    /// How many cards are left in the deck.
    pub deck: usize,
    /// The top card, if the viewer knows it.
    pub deck_top: Option<CardNo>,
    /// Points at the deck.
    pub deck_thing: Thing,
    /// What else can be seen on this side, in words: cards that lie face up in the deck, who is beneath a resource,
    /// predictions.
    pub notes: Vec<String>,
    /// The KO pile, which everybody may look through.
    pub ko: Vec<CardNo>,
    /// Points at the KO pile.
    pub ko_thing: Thing,
    /// The cards of the piles beside the deck, which everybody knows; empty for most players.
    pub pile: Vec<CardNo>,
    /// What that pile is called; empty without one.
    pub pile_name: String,
    /// What a secret pile outside the game is called; empty without one.
    pub secret_name: String,
    /// What is left of it, for its owner; others know neither which cards nor how many.
    pub secret: Vec<CardNo>,
    /// Everything that is removed from the game, but for captives, who are with their captors.
    pub removed: Vec<CardNo>,
    /// Those of them that come back.
    pub coming_back: Vec<CardNo>,
    /// Face-up ones first, then face-down ones that the viewer knows, then the hidden ones; the main
    /// part first.
    pub resources: Vec<Resource>,
    /// Points at the resource row.
    pub resource_row: Thing,
    /// Points at the front row.
    pub front_row: Thing,
    /// Points at the back row.
    pub back_row: Thing,
    /// Recruit points left; none outside the recruit step.
    pub points: Option<u8>,
    /// Everybody in the front row, whoever's they are.
    pub front: Vec<Fighter>,
    /// Everybody in the back row, whoever's they are.
    pub back: Vec<Fighter>,
}

/// A card in the resource row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resource {
    /// Points at it.
    pub thing: Thing,
    /// None: face down and not known to the viewer.
    pub card: Option<CardNo>,
    /// Everybody sees it.
    pub face_up: bool,
    /// Whose own part of the row it lies in; none: the main part.
    #[serde(default)]
    pub part: Option<String>,
    /// What a screen reader says.
    pub label: String,
}

/// A character in play.
#[allow(clippy::struct_excessive_bools, reason = "facts that have nothing to do with each other")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// Points at it; the same as long as the character is in play.
    pub thing: Thing,
    /// The card that it is now; another one after a level-up.
    pub card: CardNo,
    /// As printed on that card.
    pub name: String,
    /// What a screen reader says: "Beast, cost 4 supporting character, attack 6 defense 3, 0 of 2 wounds, attacking".
    pub label: String,
    /// It is no character but a machine: its numbers mean nothing.
    pub machine: bool,
    /// It is the main character of its player now.
    pub main: bool,
    /// The level of whoever is a main character now, the cost of any other; none for a token.
    pub rank: Option<u8>,
    /// Of the team whose colours it wears.
    pub team: String,
    /// What it strikes with now; never below 0.
    pub atk: i16,
    /// What a strike must reach now.
    pub def: i16,
    /// ATK as printed, or what a token was made with.
    pub base_atk: i16,
    /// DEF as printed, or what a token was made with.
    pub base_def: i16,
    /// The wounds that KO it.
    pub health: u8,
    /// The wounds it has.
    pub wounds: u8,
    /// Above 0 so many +1/+1, below 0 so many -1/-1 counters.
    pub counters: i16,
    /// The experience it has gained.
    pub xp: u8,
    /// The experience that leads to the next level; none where nothing does.
    pub xp_needed: Option<u8>,
    /// Stunned, exhausted, frozen, hidden, or none of it.
    pub stance: Stance,
    /// It attacks, or is part of an attack that is being put together.
    pub attacking: bool,
    /// It is the defender of the present combat.
    pub defending: bool,
    /// Rule words in force.
    pub words: Vec<String>,
    /// Its powers by name.
    pub powers: Vec<PowerLine>,
    /// The card it carries, if any.
    pub equipment: Option<CardNo>,
    /// Those whom it holds captive.
    pub captives: Vec<CardNo>,
    /// What makes its numbers, a line each: "ATK 6: printed 5, Find Cover +1".
    pub breakdown: Vec<String>,
    /// Its owner, if that is not the player whose it is now.
    pub owner: Option<Seat>,
    /// Whose it is, if it stands in the rows of somebody else.
    pub raids_for: Option<Seat>,
}

/// What state a character is in; several may hold at once.
#[allow(clippy::struct_excessive_bools, reason = "several may hold at once")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stance {
    /// Face down until it recovers: it cannot attack or use powers.
    pub stunned: bool,
    /// It has acted, and cannot attack before it is ready again.
    pub exhausted: bool,
    /// It does not become ready in its player's next turn.
    pub frozen: bool,
    /// Face down of its own will: out of attacks and without powers, but ready.
    pub hidden: bool,
}

/// A power in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerLine {
    /// As printed on its card.
    pub name: String,
    /// Used as often as it may be.
    pub spent: bool,
}

/// The combat in progress, innermost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// Who attacks.
    pub by: Seat,
    /// Whose character is attacked, or who is attacked; none before that is chosen.
    pub against: Option<Seat>,
    /// "Melee team attack", "Ranged attack".
    pub title: String,
    /// With what each of them strikes.
    pub attackers: Vec<CombatPart>,
    /// With its DEF; none before it is chosen.
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
    /// In the order of the attackers; empty where none can be struck back at.
    pub back: Vec<StrikeBack>,
    /// Still being put together: nothing is committed.
    pub staged: bool,
    /// Who may act now; none while nobody may.
    pub to_act: Option<Seat>,
    /// All who have passed since somebody acted last.
    pub passed: Vec<Seat>,
}

/// Somebody in a combat and what it strikes with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatPart {
    /// Points at the character, or at the player who is attacked.
    pub thing: Thing,
    /// The character's name, or the player's.
    pub name: String,
    /// What an attacker strikes with, the DEF of a defender.
    pub value: i16,
}

/// An attacker that the defender could strike back at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrikeBack {
    /// Points at it.
    pub thing: Thing,
    /// The character's name.
    pub name: String,
    /// What the defender would strike it with.
    pub value: i16,
    /// What that must reach to stun it.
    pub def: i16,
}
