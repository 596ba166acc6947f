//! Cards, decks and a player for tests.

use longbox_kernel::{Chair, Dice, Game, Player, Shape};
use longbox_vs::language::{Card, Keyword, Power};
use longbox_vs::{PlayerSetup, Vs};
use ron::extensions::Extensions;
use std::path::PathBuf;

fn read<T: serde::de::DeserializeOwned>(path: &str) -> T {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cards/vs");
    parse(&std::fs::read_to_string(folder.join(path)).expect("the card file is there"))
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES);
    options.from_str(text).expect("the card file can be read")
}

fn cards_of(files: &[&str]) -> Vec<Card> {
    files.iter().flat_map(|file| read::<Vec<Card>>(&format!("{file}.ron"))).collect()
}

fn keywords() -> Vec<Keyword> {
    read("keywords.ron")
}

pub(crate) fn game() -> Vs {
    game_with(|_| &[])
}

/// The first set, with more keywords on the characters, told by the number of the card: no card prints all of them.
pub(crate) fn game_with(more: impl Fn(usize) -> &'static [&'static str]) -> Vs {
    game_of(&FIRST, more)
}

/// The first set and one card more, in the language of the card files.
pub(crate) fn game_and(card: &str) -> Vs {
    let mut cards = cards_of(&FIRST);
    cards.push(parse(card));
    Vs::new(read("teams.ron"), keywords(), cards).expect("the cards compile")
}

/// The first set with one power more on every seventh character, in the language of the card files.
pub(crate) fn game_with_power(power: &str) -> Vs {
    let power: Power = parse(power);
    let mut cards = cards_of(&FIRST);
    cards.iter_mut().filter(|card| card.is_character()).step_by(7).for_each(|card| card.powers.push(power.clone()));
    Vs::new(read("teams.ron"), keywords(), cards).expect("the cards compile")
}

/// All sets.
pub(crate) fn whole_game() -> Vs {
    game_of(&[FIRST.as_slice(), &LATER].concat(), |_| &[])
}

const FIRST: [&str; 5] = [
    "marvel-battles/avengers",
    "marvel-battles/x-men",
    "marvel-battles/guardians",
    "marvel-battles/villains",
    "marvel-battles/neutral",
];
const LATER: [&str; 6] = [
    "defenders/defenders",
    "defenders/underworld",
    "defenders/neutral",
    "a-force/a-force",
    "a-force/femme-fatales",
    "a-force/neutral",
];

fn game_of(files: &[&str], more: impl Fn(usize) -> &'static [&'static str]) -> Vs {
    let mut cards = cards_of(files);
    for (number, card) in cards.iter_mut().enumerate().filter(|(_, card)| card.is_character()) {
        card.words.extend(more(number).iter().map(|word| (*word).to_owned()));
    }
    Vs::new(read("teams.ron"), keywords(), cards).expect("the cards compile")
}

fn deck(game: &Vs, file: &str, main: &str) -> PlayerSetup {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../decks/vs");
    let text = std::fs::read_to_string(folder.join(format!("{file}.deck"))).expect("the deck is there");
    let mut cards = Vec::new();
    for line in text.lines() {
        if let Some((count, name)) = line.split_once(' ')
            && let Ok(count) = count.parse::<usize>()
        {
            let card = game.for_deck(name).expect("a card of the deck");
            cards.extend(std::iter::repeat_n(card, count));
        }
    }
    PlayerSetup::new(game.levels_of(main), cards)
}

/// Four decks with their main characters.
pub(crate) type Decks = [(&'static str, [&'static str; 4]); 4];

pub(crate) const FIRST_DECKS: Decks = [
    ("avengers", ["Captain America", "Hulk", "Iron Man", "Spider-Man"]),
    ("x-men", ["Wolverine", "Storm", "Professor X", "Cyclops"]),
    ("guardians", ["Star-Lord", "Groot", "Rocket", "Gamora"]),
    ("super-villains", ["Green Goblin", "Loki", "Magneto", "Thanos"]),
];

pub(crate) const LATER_DECKS: Decks = [
    ("a-force", ["Captain Marvel", "She-Hulk", "Sister Grimm", "Phoenix"]),
    ("underworld", ["Bullseye", "Kingpin", "Venom", "Winter Soldier"]),
    ("defenders", ["Daredevil", "Dr. Strange", "Ghost Rider", "Luke Cage"]),
    ("femme-fatales", ["Black Cat", "Dark Phoenix", "Enchantress", "Mystique"]),
];

/// Starter decks with their main characters, others for each seed.
pub(crate) fn sides(game: &Vs, mains: &Decks, seats: usize, seed: u64) -> Vec<PlayerSetup> {
    let side = |seat: usize| {
        let (file, names) = &mains[(seed as usize / 4 + seat * 3) % 4];
        let at = seed as usize + seat;
        let main = (0..4).map(|step| names[(at + step) % 4]).find(|name| !game.levels_of(name).is_empty());
        deck(game, file, main.expect("a main character of the team"))
    };
    (0..seats).map(side).collect()
}

/// Takes any option.
pub(crate) struct Random(pub(crate) Dice);

impl Player<Vs> for Random {
    fn decide(&mut self, chair: &Chair<'_, Vs>) -> u16 {
        let options = match chair.decision().shape {
            Shape::Name => u32::from(chair.game().entries()),
            _ => chair.options().len() as u32,
        };
        self.0.below(options) as u16
    }
}
