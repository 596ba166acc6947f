//! Cards, random decks and random set-ups for tests of whole games.
#![allow(dead_code, reason = "each test uses some of it")]

use longbox_kernel::{Chair, Dice, Game, Seat, SeatSet, Shape, Viewer};
use longbox_vs::language::{Card, CardKind, Keyword};
use longbox_vs::{CardNo, Choice, Format, Mode, PlayerSetup, Position, Setup, Vs};
use ron::extensions::Extensions;
use std::path::PathBuf;

fn read<T: serde::de::DeserializeOwned>(path: &str) -> T {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cards/vs");
    let text = std::fs::read_to_string(folder.join(path)).expect("the card file is there");
    written(&text)
}

/// What is written like a card file.
pub(crate) fn written<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES);
    options.from_str(text).expect("the card file can be read")
}

/// The folders of the sets with the files in them.
const SETS: [(&str, &[&str]); 3] = [
    ("marvel-battles", &["avengers", "x-men", "guardians", "villains", "neutral"]),
    ("defenders", &["defenders", "underworld", "neutral"]),
    ("a-force", &["a-force", "femme-fatales", "neutral"]),
];

pub(crate) fn game() -> Vs {
    game_with(Vec::new())
}

/// The game with cards that nobody has printed.
pub(crate) fn game_with(mut cards: Vec<Card>) -> Vs {
    let keywords: Vec<Keyword> = read("keywords.ron");
    for (set, files) in SETS {
        for file in files {
            cards.extend(read::<Vec<Card>>(&format!("{set}/{file}.ron")));
        }
    }
    Vs::new(read("teams.ron"), keywords, cards).expect("the cards compile")
}

/// How many games to play: more for a long run, set from outside.
pub(crate) fn games(usual: u64) -> u64 {
    std::env::var("LONGBOX_HIDDEN").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The first seed of a long run.
pub(crate) fn first_seed() -> u64 {
    std::env::var("LONGBOX_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(0)
}

pub(crate) fn cards_that(game: &Vs, fits: impl Fn(&CardKind) -> bool) -> Vec<CardNo> {
    let numbers = 0..game.cards().len() as CardNo;
    numbers.filter(|number| game.card(*number).is_some_and(|card| fits(&card.kind))).collect()
}

pub(crate) fn random_main(game: &Vs, dice: &mut Dice) -> Vec<CardNo> {
    let mains = cards_that(game, |kind| matches!(kind, CardKind::Main { level: 1 }));
    let main = mains[dice.pick(mains.len())];
    game.levels_of(&game.card(main).expect("it is a card").name)
}

/// A legal deck of sixty cards at random, with the locations that make powers usable.
pub(crate) fn random_side(game: &Vs, dice: &mut Dice) -> PlayerSetup {
    let main = random_main(game, dice);
    let characters = cards_that(game, |kind| matches!(kind, CardKind::Supporting { .. }));
    let twists = cards_that(game, |kind| matches!(kind, CardKind::PlotTwist { .. }));
    let locations = cards_that(game, |kind| matches!(kind, CardKind::Location { .. }));
    let mut deck = Vec::new();
    while deck.len() < 60 {
        let from = match dice.below(10) {
            0..5 => &characters,
            5..7 => &twists,
            _ => &locations,
        };
        let card = from[dice.pick(from.len())];
        let most = usize::from(game.card(card).map_or(4, |card| card.limit));
        if deck.iter().filter(|other| **other == card).count() < most {
            deck.push(card);
        }
    }
    PlayerSetup::new(main, deck)
}

pub(crate) fn random_mode(dice: &mut Dice) -> (usize, Mode) {
    match dice.below(8) {
        0..4 => (2, Mode::FreeForAll),
        4 => (3, Mode::FreeForAll),
        5 => (4, Mode::FreeForAll),
        6 => (4, Mode::TwoVsTwo),
        _ => (4, Mode::TwoHeaded),
    }
}

pub(crate) fn random_setup(game: &Vs, dice: &mut Dice) -> Setup {
    let (players, mode) = random_mode(dice);
    let sides = (0..players).map(|_| random_side(game, dice)).collect();
    Setup { mode, ..Setup::new(sides) }
}

/// Set-ups that nobody plans for: hardly any cards, one kind of card, the same main character for all.
pub(crate) fn odd_setup(game: &Vs, dice: &mut Dice) -> Setup {
    let (players, mode) = random_mode(dice);
    let shared = random_main(game, dice);
    let same_main = dice.flip();
    let kind = dice.below(5);
    let mut side = || {
        let main = if same_main { shared.clone() } else { random_main(game, dice) };
        PlayerSetup::new(main, odd_deck(game, kind, dice))
    };
    let sides = (0..players).map(|_| side()).collect();
    let open_lists = dice.flip();
    Setup { mode, format: Format::Casual, open_lists, ..Setup::new(sides) }
}

fn odd_deck(game: &Vs, kind: u32, dice: &mut Dice) -> Vec<CardNo> {
    let cost = dice.below(8) as u8;
    let few = dice.below(11) as usize;
    let (from, size) = match kind {
        0 => (cards_that(game, |kind| !matches!(kind, CardKind::Main { .. } | CardKind::Token)), few),
        1 => (cards_that(game, |kind| matches!(kind, CardKind::Supporting { cost: other } if *other == cost)), 60),
        2 => (cards_that(game, |kind| matches!(kind, CardKind::Location { .. })), 60),
        3 => (cards_that(game, |kind| matches!(kind, CardKind::PlotTwist { .. })), 60),
        _ => (cards_that(game, |kind| matches!(kind, CardKind::Supporting { cost } if *cost <= 2)), 60),
    };
    let mut deck = Vec::new();
    for _ in 0..size * 4 {
        let Some(card) = (!from.is_empty()).then(|| from[dice.pick(from.len())]) else { break };
        let most = usize::from(game.card(card).map_or(4, |card| card.limit));
        if deck.len() < size && deck.iter().filter(|other| **other == card).count() < most {
            deck.push(card);
        }
    }
    deck
}

/// How many answers the question has.
pub(crate) fn answers(chair: &Chair<'_, Vs>) -> u32 {
    match chair.decision().shape {
        Shape::Name => u32::from(chair.game().entries()),
        _ => chair.options().len() as u32,
    }
}

pub(crate) fn menu(game: &Vs, position: &Position, seat: Seat) -> Vec<Choice> {
    let mut menu = Vec::new();
    game.options(position, seat, &mut menu);
    menu
}

pub(crate) fn keys(game: &Vs, position: &Position, seat: Seat) -> Vec<String> {
    menu(game, position, seat).iter().map(|choice| game.key(position, *choice)).collect()
}

pub(crate) fn viewers(seats: SeatSet) -> impl Iterator<Item = Viewer> {
    seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
}
