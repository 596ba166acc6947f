//! Words on cards and in the gallery of all cards.

use super::{Counted, fill, words};
use longbox_protocol::{CardInfo, CardType, Time, When};

#[derive(Debug)]
pub(crate) struct Cards {
    pub(crate) title: &'static str,
    pub(crate) search: &'static str,
    pub(crate) search_hint: &'static str,
    pub(crate) count: Counted,
    pub(crate) nothing: &'static str,
    pub(crate) clear: &'static str,
    pub(crate) any: &'static str,
    pub(crate) set: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) team: &'static str,
    pub(crate) cost_or_level: &'static str,
    pub(crate) level: &'static str,
    pub(crate) factor: &'static str,
    pub(crate) universe: &'static str,
    pub(crate) kinds: [&'static str; 8],
    pub(crate) types: Types,
    pub(crate) games: [&'static str; 2],
    pub(crate) which_game: &'static str,
    pub(crate) level_short: &'static str,
    pub(crate) level_letter: &'static str,
    pub(crate) level_is: &'static str,
    pub(crate) cost_is: &'static str,
    pub(crate) plot_twist: &'static str,
    pub(crate) health_is: &'static str,
    pub(crate) stats: &'static str,
    pub(crate) team_symbols: Counted,
    pub(crate) threshold: &'static str,
    pub(crate) any_turn: &'static str,
    pub(crate) any_turn_and: &'static str,
    pub(crate) times: Times,
    pub(crate) level_up: &'static str,
    pub(crate) aka: &'static str,
    pub(crate) plain: &'static str,
    pub(crate) keeper: &'static str,
    pub(crate) keeper_first: &'static str,
    pub(crate) attack: &'static str,
    pub(crate) attack_short: &'static str,
    pub(crate) blocks: &'static str,
    pub(crate) blocks_short: &'static str,
    pub(crate) limit: &'static str,
}

/// What is printed below the art.
#[derive(Debug)]
pub(crate) struct Types {
    main: &'static str,
    supporting: &'static str,
    plot_twist: &'static str,
    equipment: &'static str,
    basic_location: &'static str,
    special_location: &'static str,
    token: &'static str,
    attack: &'static str,
    keeper: &'static str,
}

/// Parts of a turn in which powers are used.
#[derive(Debug)]
pub(crate) struct Times {
    turn: &'static str,
    draw: &'static str,
    recovery: &'static str,
    build: &'static str,
    start_of_main: &'static str,
    main: &'static str,
    combat: &'static str,
    any_combat: &'static str,
    reaction: &'static str,
}

/// What kind of card it is. A location of no team is a basic one.
pub(crate) fn type_of(face: &CardInfo) -> &'static str {
    let types = &words().cards.types;
    match face.kind {
        CardType::Main => types.main,
        CardType::Supporting => types.supporting,
        CardType::PlotTwist => types.plot_twist,
        CardType::Equipment => types.equipment,
        CardType::Location if face.teams.is_empty() => types.basic_location,
        CardType::Location => types.special_location,
        CardType::Token => types.token,
        CardType::Attack => types.attack,
        CardType::Keeper => types.keeper,
    }
}

/// When a power is used and what it costs, but not in whose turn: "combat [Skill]".
pub(crate) fn timing(when: &When) -> String {
    let (time, cost) = match when {
        When::Use { time, cost, .. } => (*time, cost),
        When::LevelUp { xp } => return fill(words().cards.level_up, &[&xp.to_string()]),
    };
    let times = &words().cards.times;
    let time = match time {
        Time::Turn => times.turn,
        Time::Draw => times.draw,
        Time::Recovery => times.recovery,
        Time::Build => times.build,
        Time::StartOfMain => times.start_of_main,
        Time::Main => times.main,
        Time::Combat => times.combat,
        Time::AnyCombat => times.any_combat,
        Time::Reaction => times.reaction,
    };
    if cost.is_empty() { time.to_owned() } else { format!("{time} {cost}") }
}

/// The same with the turn: "Any turn, combat [Skill]".
pub(crate) fn whole_timing(when: &When) -> String {
    match when {
        When::Use { any_turn: true, .. } => fill(words().cards.any_turn_and, &[&timing(when)]),
        When::Use { .. } | When::LevelUp { .. } => longbox_protocol::capital(&timing(when)),
    }
}

pub(super) const ENGLISH: Cards = Cards {
    title: "{} cards",
    search: "Search",
    search_hint: "name, hero, team, keyword, text…",
    count: Counted::new("{} card", "{} cards"),
    nothing: "No cards match.",
    clear: "Show all",
    any: "Any",
    set: "Set",
    kind: "Kind",
    team: "Team",
    cost_or_level: "Cost or level",
    level: "Level",
    factor: "Factor",
    universe: "Universe",
    kinds: [
        "Main character",
        "Supporting character",
        "Plot twist",
        "Equipment",
        "Location",
        "Token",
        "Attack",
        "Keeper",
    ],
    types: Types {
        main: "Main character",
        supporting: "Supporting character",
        plot_twist: "Plot twist",
        equipment: "Equipment",
        basic_location: "Basic location",
        special_location: "Special location",
        token: "Token character",
        attack: "Attack",
        keeper: "Keeper",
    },
    games: ["Vs. System", "Super Hero Squad"],
    which_game: "Game",
    level_short: "LV",
    level_letter: "L",
    level_is: "level {}",
    cost_is: "cost {}",
    plot_twist: "plot twist",
    health_is: "health {}",
    stats: "attack {}, defense {}",
    team_symbols: Counted::new("{} team symbol", "{} team symbols"),
    threshold: "at {} damage",
    any_turn: "Any turn",
    any_turn_and: "Any turn, {}",
    times: Times {
        turn: "turn",
        draw: "draw",
        recovery: "recovery",
        build: "build",
        start_of_main: "start of main",
        main: "main",
        combat: "combat",
        any_combat: "any combat",
        reaction: "reaction",
    },
    level_up: "level up ({})",
    aka: "Also",
    plain: "A plain attack.",
    keeper: "Keeper",
    keeper_first: "Keeper.",
    attack: "ATTACK",
    attack_short: "ATK",
    blocks: "BLOCKS",
    blocks_short: "BLK",
    limit: "max {}",
};
