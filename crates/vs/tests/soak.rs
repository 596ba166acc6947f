//! Random games over random decks, with two to four players, checked at every decision.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests read files and print")]

use longbox_kernel::{Deaf, Dice, Game, Outcome, Reason, Seat, Shape, Table, Verdict};
use longbox_vs::language::{Card, Keyword, Kind};
use longbox_vs::{CardNo, Mode, Setup, Side, Vs};
use ron::extensions::Extensions;
use std::collections::BTreeMap;
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

/// A legal deck of sixty cards at random, with the locations that make powers usable.
fn random_side(game: &Vs, dice: &mut Dice) -> Side {
    let of = |fits: &dyn Fn(&Kind) -> bool| -> Vec<CardNo> {
        let numbers = 0..game.cards().len() as CardNo;
        numbers.filter(|number| game.card(*number).is_some_and(|card| fits(&card.kind))).collect()
    };
    let mains = of(&|kind| matches!(kind, Kind::Main { level: 1 }));
    let main = mains[dice.pick(mains.len())];
    let main = game.levels_of(&game.card(main).expect("it is a card").name);
    let characters = of(&|kind| matches!(kind, Kind::Supporting { .. }));
    let twists = of(&|kind| matches!(kind, Kind::PlotTwist { .. }));
    let locations = of(&|kind| matches!(kind, Kind::Location { .. }));
    let mut deck = Vec::new();
    while deck.len() < 60 {
        let from = match dice.below(10) {
            0..5 => &characters,
            5..7 => &twists,
            _ => &locations,
        };
        let card = from[dice.pick(from.len())];
        if deck.iter().filter(|other| **other == card).count() < 4 {
            deck.push(card);
        }
    }
    Side { main, deck }
}

fn setup(game: &Vs, dice: &mut Dice) -> Setup {
    let (players, mode) = match dice.below(8) {
        0..4 => (2, Mode::FreeForAll),
        4 => (3, Mode::FreeForAll),
        5 => (4, Mode::FreeForAll),
        6 => (4, Mode::TwoVsTwo),
        _ => (4, Mode::TwoHeaded),
    };
    let sides = (0..players).map(|_| random_side(game, dice)).collect();
    Setup { mode, ..Setup::new(sides) }
}

/// Plays one game with random answers; every position on the way is checked.
fn play(game: &Vs, seed: u64) -> (Outcome, usize, u16) {
    let mut dice = Dice::new(seed);
    let setup = setup(game, &mut dice);
    let mut pieces = [0; 4];
    setup.sides.iter().enumerate().for_each(|(seat, side)| pieces[seat] = side.deck.len() + 1);
    let mut table = Table::open(game, setup, seed, &mut Deaf).expect("a legal set-up");
    loop {
        let faults = game.faults(table.position(), pieces);
        assert!(faults.is_empty(), "seed {seed}, after {} answers: {faults:?}", table.inputs().len());
        let Some(chair) = table.chair() else { break };
        let (seat, options) = match chair.decision().shape {
            Shape::Name => (chair.seat(), u32::from(game.entries())),
            _ => (chair.seat(), chair.options().len() as u32),
        };
        assert!(options > 0, "seed {seed}, after {} answers: no options", table.inputs().len());
        let answer = dice.below(options) as u16;
        table.answer(seat, answer, &mut Deaf).expect("an option of the menu");
    }
    (table.outcome().expect("the game is over"), table.inputs().len(), table.position().turn())
}

#[test]
fn random_games_hold_together_and_end_by_the_rules() {
    let game = game();
    let games = std::env::var("LONGBOX_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(400u64);
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    let (mut answers, mut turns) = (0, 0);
    for seed in 0..games {
        let (outcome, inputs, turn) = play(&game, seed);
        answers += inputs as u64;
        turns += u64::from(turn);
        assert!(!matches!(outcome.verdict, Verdict::Cap), "seed {seed}: {outcome:?}");
        let reason = match outcome.reason {
            Reason::Rule(number) => longbox_vs::RULES[usize::from(number)].id.to_owned(),
            other => format!("{other:?}"),
        };
        *ends.entry(reason).or_default() += 1;
    }
    let _ = Seat::A;
    println!("{games} games, {} answers and {} turns each: {ends:?}", answers / games, turns / games);
}
