//! Before a game of Super Hero Squad: ways to play, decks, quests and what they change.

use super::facts;
use crate::words::squad::lobby::{self as words, Starter};
use crate::{HostError, HostGame};
use longbox_catalog::{Handicaps, Quest, SquadDeck, squad_decks};
use longbox_kernel::{Game, Seat};
use longbox_protocol::{DeckInfo, First, Invitation, ModeInfo, QuestInfo};
use longbox_squad::{CardNo, Format, START_HAND, Setup, Squad};
use std::collections::BTreeMap;

pub(super) fn modes() -> Vec<ModeInfo> {
    vec![ModeInfo { word: "duel".to_owned(), title: words::DUEL.to_owned(), seats: (2, 2) }]
}

pub(super) fn deck_info(game: &Squad, deck: &SquadDeck) -> DeckInfo {
    let quest = deck.extra.quest.as_ref();
    let kind = match (quest, deck.kind.as_str()) {
        (Some(_), _) => "quest",
        (None, kind @ ("starter" | "own")) => kind,
        (None, _) => "other",
    };
    let about = match quest {
        Some(quest) => story(game, quest).join(" "),
        None => plain_about(game, deck),
    };
    DeckInfo {
        key: deck.key.clone(),
        name: deck.name.clone(),
        kind: kind.to_owned(),
        about,
        teams: teams(game, &deck.cards),
        cards: counted(game, &deck.cards),
        quest: quest.map(|quest| QuestInfo { name: quest.quest.clone(), stage: quest.stage }),
        ..DeckInfo::default()
    }
}

fn plain_about(game: &Squad, deck: &SquadDeck) -> String {
    let keepers = deck.cards.iter().filter(|card| facts::is_keeper(game.card(**card))).count();
    words::deck(deck.cards.len(), keepers)
}

/// How many of which card, by level and name.
fn counted(game: &Squad, cards: &[CardNo]) -> Vec<(u8, CardNo)> {
    let mut counts: BTreeMap<CardNo, u8> = BTreeMap::new();
    for card in cards {
        *counts.entry(*card).or_default() += 1;
    }
    let mut counted: Vec<(u8, CardNo)> = counts.into_iter().map(|(card, count)| (count, card)).collect();
    longbox_kernel::sort_by_key(&mut counted, |(_, card)| (game.card(*card).level, &game.card(*card).name));
    counted
}

/// The teams of the cards, those with the most cards first.
fn teams(game: &Squad, cards: &[CardNo]) -> Vec<String> {
    most(cards.iter().filter_map(|card| game.card(*card).team.as_deref()))
}

fn most<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    let mut words: Vec<(&str, usize)> = counts.into_iter().collect();
    longbox_kernel::sort_by_key(&mut words, |(_, count)| std::cmp::Reverse(*count));
    words.into_iter().map(|(word, _)| word.to_owned()).collect()
}

/// What a quest is and what it changes, a sentence each.
fn story(game: &Squad, quest: &Quest) -> Vec<String> {
    let mut lines = vec![words::quest(&quest.quest, quest.stage, quest.difficulty)];
    let names = |cards: &[CardNo]| cards.iter().map(|card| game.name_of(*card)).collect::<Vec<_>>().join(", ");
    let Handicaps { power, player, enemy } = &quest.handicaps;
    for (who, handicap) in [(Starter::You, player), (Starter::Opponent, enemy)] {
        if handicap.hand != START_HAND {
            lines.push(words::starts_with_cards(who, handicap.hand));
        }
        if !handicap.cards.is_empty() {
            lines.push(words::starts_with_in_hand(who, &names(&handicap.cards)));
        }
        if !handicap.keepers.is_empty() {
            lines.push(words::starts_with_in_play(who, &names(&handicap.keepers)));
        }
    }
    lines.extend(power.map(words::power_starts));
    lines
}

/// A game of two decks in the strictest format that allows both.
fn plain_setup(game: &Squad, decks: &[SquadDeck]) -> Setup {
    let allowed = |format: &Format| {
        let legal = decks.iter().all(|deck| game.deck_problems(&deck.cards, *format).is_empty());
        legal && (*format != Format::Casual || decks[0].cards.len() == decks[1].cards.len())
    };
    let format = Format::ALL.into_iter().find(allowed).unwrap_or(Format::Quest);
    Setup::new(decks[0].cards.clone(), decks[1].cards.clone(), format)
}

/// The same as a quest that the player in this seat takes on.
fn quest_setup(game: &Squad, decks: &[SquadDeck], quest: &Quest, me: Seat) -> Setup {
    let mut setup = plain_setup(game, decks);
    let Handicaps { power, player, enemy } = quest.handicaps.clone();
    setup.power = power.unwrap_or(setup.power);
    setup.handicaps[me.index()] = player;
    setup.handicaps[me.other().index()] = enemy;
    setup.format = Format::Quest;
    setup
}

/// The game that was agreed on. A quest deck of the opponent makes it a quest for the only person at the table.
pub(super) fn setup(game: &Squad, decks: &[SquadDeck], invitation: &Invitation) -> Result<Setup, HostError> {
    let (2, 2) = (decks.len(), invitation.chairs.len()) else {
        let title = Squad::TITLE.to_owned();
        return Err(HostError::Players { title, seats: (2, 2), found: invitation.chairs.len() });
    };
    let known: Vec<String> = modes().into_iter().map(|mode| mode.word).collect();
    if !invitation.mode.is_empty() && !known.contains(&invitation.mode) {
        return Err(HostError::NoMode { word: invitation.mode.clone(), known });
    }
    let persons: Vec<Seat> =
        [Seat::A, Seat::B].into_iter().filter(|seat| invitation.chairs[seat.index()].who.is_person()).collect();
    let mut setup = match persons[..] {
        [me] => match &decks[me.other().index()].extra.quest {
            Some(quest) => quest_setup(game, decks, quest, me),
            None => plain_setup(game, decks),
        },
        _ => plain_setup(game, decks),
    };
    setup.first = match invitation.first {
        First::Chance => None,
        First::Seat(seat) => Some(seat),
    };
    game.check(&setup).map_err(|error| HostError::Setup(error.to_string()))?;
    Ok(setup)
}

/// The name of the deck that a seat plays, or the hero and team that it shows most.
pub(super) fn seat_titles(game: &Squad, setup: &Setup) -> Vec<String> {
    let known = squad_decks(game).unwrap_or_default();
    let sorted = |cards: &[CardNo]| {
        let mut cards = cards.to_vec();
        longbox_kernel::sort(&mut cards);
        cards
    };
    let title = |cards: &Vec<CardNo>| {
        let same = known.iter().find(|deck| sorted(&deck.cards) == sorted(cards));
        same.map(|deck| deck.name.clone()).unwrap_or_else(|| {
            let heroes = most(cards.iter().flat_map(|card| game.card(*card).heroes.iter().map(String::as_str)));
            let words = heroes.into_iter().take(1).chain(teams(game, cards).into_iter().take(1));
            words.collect::<Vec<_>>().join(", ")
        })
    };
    setup.decks.iter().map(title).collect()
}
