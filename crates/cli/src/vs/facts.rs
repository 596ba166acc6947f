//! What a deck of Vs. System brings and is bound by: universe, levels, Loyalty, Legion, piles, side deck.

use longbox_catalog::{Origin, VsDeck};
use longbox_host::vs::{piles, set_name, universe};
use longbox_vs::language::{Card, CardKind, TeamName};
use longbox_vs::{COPIES, CardNo, Vs};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A head and a text for each thing there is to say.
pub(super) fn lines(game: &Vs, deck: &VsDeck, origins: &[Origin]) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    let mut add = |head, text: String| {
        if !text.is_empty() {
            lines.push((head, text));
        }
    };
    add("universe", universe(game, deck).to_owned());
    add("main", chain_words(game, deck, origins));
    for (team, cards) in loyalties(game, deck) {
        add("Loyalty", format!("{team} only, because of {}", cards.join(", ")));
    }
    let legion = |(card, count): (&Card, usize)| format!("{count} {} of up to {}", card.name, card.limit);
    add("Legion", legions(game, deck).into_iter().map(legion).collect::<Vec<_>>().join(", "));
    lines.extend(beside(game, deck));
    lines
}

/// The same for programs.
pub(super) fn json(game: &Vs, deck: &VsDeck, origins: &[Origin]) -> Value {
    let loyalty = loyalties(game, deck).into_iter().map(|(team, cards)| json!({ "team": team, "cards": cards }));
    let legion = legions(game, deck).into_iter();
    let legion =
        legion.map(|(card, count)| json!({ "id": card.id, "name": card.name, "count": count, "limit": card.limit }));
    let version = |card: &CardNo| {
        let definition = game.card(*card)?;
        let set = set_of(*card, origins);
        Some(json!({ "id": definition.id, "name": definition.name, "level": level(definition), "set": set }))
    };
    json!({
        "universe": universe(game, deck),
        "main": deck.extra.main.iter().filter_map(version).collect::<Vec<_>>(),
        "loyalty": loyalty.collect::<Vec<_>>(),
        "legion": legion.collect::<Vec<_>>(),
        "piles": piles_json(game, deck),
        "side_deck": side_deck_json(game, deck),
    })
}

/// What lies beside the deck: piles and side deck.
pub(super) fn beside(game: &Vs, deck: &VsDeck) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    for (name, cards) in piles(game, deck) {
        let size: usize = cards.iter().map(|(_, count)| count).sum();
        let listed: Vec<String> =
            cards.iter().map(|(card, count)| format!("{count} {}", game.name_of(*card))).collect();
        lines.push(("pile", format!("{name}, {size} cards: {}", listed.join(", "))));
    }
    if !deck.extra.side_deck.is_empty() {
        let named = deck.extra.side_deck.iter().filter_map(|card| game.card(*card));
        let named: Vec<String> = named.map(|card| format!("{} L{} ({})", card.name, level(card), card.id)).collect();
        lines.push(("side deck", named.join(", ")));
    }
    lines
}

pub(super) fn side_deck_json(game: &Vs, deck: &VsDeck) -> Value {
    let named = deck.extra.side_deck.iter().filter_map(|card| game.card(*card));
    named.map(|card| json!({ "id": card.id, "name": card.name })).collect()
}

pub(super) fn piles_json(game: &Vs, deck: &VsDeck) -> Value {
    let one = |(card, count): &(CardNo, usize)| json!({ "count": count, "name": game.name_of(*card) });
    let pile = |(name, cards): (&str, Vec<(CardNo, usize)>)| {
        let size: usize = cards.iter().map(|(_, count)| count).sum();
        json!({ "name": name, "size": size, "cards": cards.iter().map(one).collect::<Vec<_>>() })
    };
    piles(game, deck).into_iter().map(pile).collect()
}

/// "Mystique: L1 AFF-033 (A-Force); L2 AFF-034 (A-Force) or LEG-066 (Legacy)".
fn chain_words(game: &Vs, deck: &VsDeck, origins: &[Origin]) -> String {
    let mut levels: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for (card, definition) in deck.extra.main.iter().filter_map(|card| Some((*card, game.card(*card)?))) {
        let version = format!("{} ({})", definition.id, set_of(card, origins));
        levels.entry(level(definition)).or_default().push(version);
    }
    let Some(first) = deck.extra.main.first() else { return String::new() };
    let chain: Vec<String> = levels.iter().map(|(level, cards)| format!("L{level} {}", cards.join(" or "))).collect();
    format!("{}: {}", game.name_of(*first), chain.join("; "))
}

fn level(card: &Card) -> u8 {
    match card.kind {
        CardKind::Main { level } => level,
        _ => 0,
    }
}

/// The set of a card, as players call it.
fn set_of(card: CardNo, origins: &[Origin]) -> String {
    origins.get(usize::from(card)).map(|origin| set_name(&origin.set)).unwrap_or_default()
}

/// The teams that cards with Loyalty keep the deck to, with the names of these cards.
fn loyalties<'a>(game: &'a Vs, deck: &VsDeck) -> Vec<(String, Vec<&'a str>)> {
    let mut found: Vec<(String, Vec<&str>)> = Vec::new();
    for card in deck.cards.iter().filter_map(|card| game.card(*card)).filter(|card| card.loyal) {
        let team = card.teams.iter().map(TeamName::name).collect::<Vec<_>>().join(" or ");
        match found.iter_mut().find(|(known, _)| *known == team) {
            Some((_, names)) if names.contains(&card.name.as_str()) => {}
            Some((_, names)) => names.push(&card.name),
            None => found.push((team, vec![&card.name])),
        }
    }
    found
}

/// The cards of which a deck may hold more than four, with how many it holds.
fn legions<'a>(game: &'a Vs, deck: &VsDeck) -> Vec<(&'a Card, usize)> {
    let mut counts: BTreeMap<CardNo, usize> = BTreeMap::new();
    deck.cards.iter().for_each(|card| *counts.entry(*card).or_default() += 1);
    let known = counts.into_iter().filter_map(|(card, count)| Some((game.card(card)?, count)));
    known.filter(|(card, _)| card.limit > COPIES).collect()
}
