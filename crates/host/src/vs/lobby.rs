//! Before a game: decks, main characters, who plays with whom.

use super::cards::counted;
use crate::HostError;
use crate::words::vs::lobby as words;
use longbox_catalog::{Difficulty, VsDeck, VsTerms, deck_text, nearest_word, vs_setup, vs_side};
use longbox_protocol::{DeckInfo, First, Invitation, MainInfo, ModeInfo, PileInfo};
use longbox_vs::language::{Card, CardKind, TeamName};
use longbox_vs::{CardNo, Mode, PlayerSetup, Setup, Vs};

/// The ways to stand to each other: the word for it, its title, the fewest and the most players.
const MODES: [(&str, &str, Mode, (u8, u8)); 4] = [
    ("free-for-all", words::FREE_FOR_ALL, Mode::FreeForAll, (2, 4)),
    ("two-vs-two", words::TWO_VS_TWO, Mode::TwoVsTwo, (4, 4)),
    ("reinforced", words::REINFORCED, Mode::Reinforced, (4, 4)),
    ("two-headed", words::TWO_HEADED, Mode::TwoHeaded, (4, 4)),
];

pub(super) fn modes() -> Vec<ModeInfo> {
    let info = |(word, title, _, seats): (&str, &str, _, _)| ModeInfo {
        word: word.to_owned(),
        title: title.to_owned(),
        seats,
    };
    MODES.into_iter().map(info).collect()
}

/// The mode of this word.
pub fn mode(word: &str) -> Result<Mode, HostError> {
    known_mode(word).map(|(_, mode, _)| mode)
}

/// Its title, itself, and how many play it. No word means the usual one.
fn known_mode(word: &str) -> Result<(&'static str, Mode, (u8, u8)), HostError> {
    let found = MODES.into_iter().find(|(known, ..)| *known == word || word.is_empty());
    let known = || MODES.map(|(word, ..)| word.to_owned()).to_vec();
    let (_, title, mode, seats) = found.ok_or_else(|| HostError::NoMode { word: word.to_owned(), known: known() })?;
    Ok((title, mode, seats))
}

pub(super) fn setup(game: &Vs, decks: &[VsDeck], invitation: &Invitation) -> Result<Setup, HostError> {
    let (title, mode, seats) = known_mode(&invitation.mode)?;
    if !(usize::from(seats.0)..=usize::from(seats.1)).contains(&decks.len()) {
        return Err(HostError::Players { title: title.to_owned(), seats, found: decks.len() });
    }
    let mut setup = vs_setup(game, decks.iter(), &VsTerms { mode, ..VsTerms::default() });
    setup.first = match invitation.first {
        First::Chance => None,
        First::Seat(seat) => Some(seat),
    };
    Ok(setup)
}

/// "X-Men, Wolverine".
pub(super) fn seat_title(game: &Vs, side: &PlayerSetup) -> String {
    let main = side.main.first().map_or("", |card| game.name_of(*card));
    let teams = teams_of(game, side.main.iter().chain(&side.deck));
    teams.first().map_or_else(|| main.to_owned(), |team| format!("{team}, {main}"))
}

/// The teams of the characters among these cards, the one with most of them first.
fn teams_of<'a>(game: &'a Vs, cards: impl Iterator<Item = &'a CardNo>) -> Vec<&'a str> {
    let mut teams: Vec<(&str, usize)> = Vec::new();
    let characters = cards.filter_map(|card| game.card(*card)).filter(|card| card.is_character());
    for team in characters.flat_map(|card| &card.teams).map(TeamName::name) {
        match teams.iter_mut().find(|(other, _)| *other == team) {
            Some((_, count)) => *count += 1,
            None => teams.push((team, 1)),
        }
    }
    longbox_kernel::sort_by_key(&mut teams, |(_, count)| std::cmp::Reverse(*count));
    teams.into_iter().map(|(team, _)| team).collect()
}

pub(super) fn deck_info(game: &Vs, deck: &VsDeck, known: &[VsDeck]) -> DeckInfo {
    let word = |difficulty: Option<Difficulty>| difficulty.map_or("", Difficulty::name).to_owned();
    let main = |name: &str| {
        let levels = game.levels_of(name);
        let difficulty = word(difficulty_of(known, &levels));
        Some(MainInfo { name: name.to_owned(), difficulty, card: *levels.first()? })
    };
    let teams = teams_of(game, deck.extra.main.iter().chain(&deck.cards));
    let difficulty = deck.extra.difficulty.or_else(|| difficulty_of(known, &deck.extra.main));
    DeckInfo {
        key: deck.key.clone(),
        name: deck.name.clone(),
        kind: deck.kind.clone(),
        about: about(game, deck),
        teams: teams.into_iter().map(str::to_owned).collect(),
        difficulty: word(difficulty),
        main: main_name(game, deck).to_owned(),
        mains: mains_for(game, deck).into_iter().filter_map(main).collect(),
        cards: counted(game, &deck.cards).into_iter().map(|(card, count)| (count as u8, card)).collect(),
        side_deck: deck.extra.side_deck.clone(),
        piles: piles(game, deck).into_iter().map(|(name, cards)| pile_info(name, &cards)).collect(),
        quest: None,
        // Told by whoever knows the sets.
        set_name: String::new(),
        universe: universe(game, deck).to_owned(),
    }
}

/// The piles that begin beside a deck, by name: how many of which card.
pub fn piles<'a>(game: &'a Vs, deck: &VsDeck) -> Vec<(&'a str, Vec<(CardNo, usize)>)> {
    let beside: Vec<CardNo> = game.beside(&vs_side(deck)).collect();
    let mut piles: Vec<(&str, Vec<(CardNo, usize)>)> = Vec::new();
    for (card, count) in counted(game, &beside) {
        let name = game.card(card).and_then(|card| card.pile.as_deref()).unwrap_or_default();
        match piles.iter_mut().find(|(known, _)| *known == name) {
            Some((_, cards)) => cards.push((card, count)),
            None => piles.push((name, vec![(card, count)])),
        }
    }
    piles
}

fn pile_info(name: &str, cards: &[(CardNo, usize)]) -> PileInfo {
    let cards = cards.iter().map(|(card, count)| (*count as u8, *card));
    PileInfo { name: name.to_owned(), cards: cards.collect() }
}

/// The universe that its main character is of.
pub fn universe(game: &Vs, deck: &VsDeck) -> &'static str {
    let main = deck.extra.main.first().and_then(|main| game.card(*main));
    main.map_or("", |main| main.universe.name())
}

/// What the file of a deck says of it in the comment that it begins with, or who leads it.
fn about(game: &Vs, deck: &VsDeck) -> String {
    let lines = deck_text::<Vs>(&deck.key).unwrap_or_default().lines();
    let comment: Vec<&str> = lines.map_while(|line| line.strip_prefix('#')).map(str::trim).collect();
    match comment.is_empty() {
        true => words::led_by(main_name(game, deck)),
        false => comment.join(" "),
    }
}

/// The main character that the deck names.
pub fn main_name<'a>(game: &'a Vs, deck: &VsDeck) -> &'a str {
    deck.extra.main.first().map_or("", |card| game.name_of(*card))
}

/// The main characters that share a team with the deck, its own first.
pub(super) fn mains_for<'a>(game: &'a Vs, deck: &VsDeck) -> Vec<&'a str> {
    let own = deck.extra.main.iter().chain(&deck.cards).filter_map(|card| game.card(*card));
    let teams: Vec<&TeamName> = own.filter(|card| card.is_character()).flat_map(|card| &card.teams).collect();
    let leads = |card: &&Card| {
        matches!(card.kind, CardKind::Main { level: 1 }) && card.teams.iter().any(|team| teams.contains(&team))
    };
    let mut names: Vec<&str> = game.cards().iter().filter(leads).map(|card| card.name.as_str()).collect();
    names.dedup();
    let main = main_name(game, deck);
    longbox_kernel::sort_by_key(&mut names, |name| *name != main);
    names
}

/// How hard this main character is to play, as a deck that it leads tells.
pub(super) fn difficulty_of(known: &[VsDeck], main: &[CardNo]) -> Option<Difficulty> {
    known.iter().filter(|deck| deck.extra.main == main).find_map(|deck| deck.extra.difficulty)
}

/// There is no main character of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchMain {
    /// What was asked for.
    name: String,
    /// One that may have been meant.
    like: Option<String>,
}

impl std::fmt::Display for NoSuchMain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&words::no_main(&self.name, self.like.as_deref()))
    }
}

impl std::error::Error for NoSuchMain {}

/// The same deck behind another main character.
pub(super) fn with_main(game: &Vs, known: &[VsDeck], mut deck: VsDeck, name: &str) -> Result<VsDeck, NoSuchMain> {
    let all = || game.cards().iter().filter(|card| matches!(card.kind, CardKind::Main { level: 1 }));
    let wanted = name.trim().to_lowercase();
    let found = all().find(|card| card.name.to_lowercase() == wanted || card.id.to_lowercase() == wanted);
    let found = found.or_else(|| all().find(|card| card.name.to_lowercase().contains(&wanted)));
    let Some(card) = found else {
        return Err(NoSuchMain {
            name: name.to_owned(),
            like: nearest_word(name, all().map(|card| card.name.as_str())).map(str::to_owned),
        });
    };
    deck.extra.main = game.levels_of(&card.name);
    if !deck.extra.main.iter().chain(&deck.cards).any(|card| game.transforms(*card)) {
        deck.extra.side_deck.clear();
    }
    deck.extra.difficulty = difficulty_of(known, &deck.extra.main);
    Ok(deck)
}
