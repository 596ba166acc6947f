//! Random games over random decks.

use longbox_kernel::{Chair, Deaf, Dice, Game, Player, Seat, Shape, Table};
use longbox_vs::language::{Card, Keyword};
use longbox_vs::{Setup, Side, Vs};
use ron::extensions::Extensions;
use std::path::PathBuf;

fn read<T: serde::de::DeserializeOwned>(path: &str) -> T {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cards/vs");
    let text = std::fs::read_to_string(folder.join(path)).expect("the card file is there");
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES);
    options.from_str(&text).expect("the card file can be read")
}

fn game() -> Vs {
    let keywords: Vec<Keyword> = read("keywords.ron");
    let mut cards: Vec<Card> = Vec::new();
    for file in ["avengers", "x-men", "guardians", "villains", "neutral"] {
        cards.extend(read::<Vec<Card>>(&format!("marvel-battles/{file}.ron")));
    }
    Vs::new(keywords, cards).expect("the cards compile")
}

fn deck(game: &Vs, file: &str, main: &str) -> Side {
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
    Side { main: game.levels_of(main), deck: cards }
}

struct Random(Dice);

impl Player<Vs> for Random {
    fn decide(&mut self, chair: &Chair<'_, Vs>) -> u16 {
        let options = match chair.decision().shape {
            Shape::Name => u32::from(chair.game().entries()),
            _ => chair.options().len() as u32,
        };
        assert!(options > 0, "a question without options: {:?}", chair.decision());
        self.0.below(options) as u16
    }
}

#[test]
fn random_games_end() {
    let game = game();
    println!("position {} bytes", std::mem::size_of::<longbox_vs::Position>());
    let mains = ["Captain America", "Hulk", "Iron Man", "Spider-Man", "Green Goblin", "Loki", "Magneto", "Thanos"];
    let mut reasons = std::collections::BTreeMap::new();
    let mut turns = 0u64;
    let mut inputs = 0u64;
    let games = std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(300u64);
    let start = std::time::Instant::now();
    for seed in 0..games {
        let a = mains[(seed % 8) as usize];
        let b = mains[(seed / 8 % 8) as usize];
        let side = |main: &str| {
            let evil = ["Green Goblin", "Loki", "Magneto", "Thanos"].contains(&main);
            deck(&game, if evil { "super-villains" } else { "avengers" }, main)
        };
        let setup = Setup::new(vec![side(a), side(b)]);
        let mut table = Table::open(&game, setup, seed, &mut Deaf).expect("a legal set-up");
        let (mut one, mut two) = (Random(Dice::new(seed * 2)), Random(Dice::new(seed * 2 + 1)));
        let outcome = table.play_out(&mut [&mut one, &mut two], &mut Deaf);
        *reasons
            .entry(format!("{:?} {:?}", outcome.reason, matches!(outcome.verdict, longbox_kernel::Verdict::Cap)))
            .or_insert(0) += 1;
        turns += u64::from(table.position().turn());
        inputs += table.inputs().len() as u64;
        let _ = Seat::A;
    }
    let time = start.elapsed();
    println!(
        "{reasons:?}; turns {} inputs {} a game; {:?} a decision",
        turns / games,
        inputs / games,
        time / inputs as u32
    );
}
