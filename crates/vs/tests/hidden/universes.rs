//! Random games in which pocket universes come and go all the time.

use crate::common::{answers, first_seed, game_with, games, random_setup, written};
use crate::sound::play;
use longbox_kernel::{Deaf, Dice, Table};
use longbox_vs::language::Card;
use longbox_vs::{CardNo, Format, Setup, Vs};

/// A cheap maker, one who makes universes in the Main Phase as well, a machine, and what pays for them.
const CARDS: &str = r#"[
    (id: "U-1", name: "Maker", kind: Supporting(cost: 1), stats: (atk: 3, def: 4, health: 1), limit: 20, powers: [
        Use(name: "Pocket", when: Build, cost: [Energy], then: [Move(All([Other]), Universe)]),
    ]),
    (id: "U-2", name: "Mad Maker", kind: Supporting(cost: 2), stats: (atk: 5, def: 2, health: 1), limit: 20, powers: [
        Use(name: "Bubble", when: Main, cost: [Might], then: [Move(All([Other, Supporting]), Universe)]),
    ]),
    (id: "U-3", name: "Engine", kind: Equipment(cost: 1, machine: true), limit: 20, powers: [
        Keyword(name: "Aid", is: [While([], All([Mine, Supporting]), [Stats(N(1), N(1))])]),
    ]),
    (id: "U-4", name: "Spring", kind: Location(gives: [Energy, Might]), limit: 20),
]"#;

/// Everybody has many of them.
fn setup(game: &Vs, dice: &mut Dice) -> Setup {
    let mut setup = random_setup(game, dice);
    setup.format = Format::Casual;
    for side in &mut setup.sides {
        for (number, card) in side.deck.iter_mut().enumerate().take(48) {
            *card = [0, 1, 2, 3][number % 4] as CardNo;
        }
    }
    setup
}

fn all(usual: u64, leaves: bool) {
    let game = game_with(written::<Vec<Card>>(CARDS));
    let first = first_seed();
    let play = |seed: u64| play(&game, setup(&game, &mut Dice::new(seed)), seed, leaves).err();
    let faults: Vec<String> = (first..first + games(usual)).filter_map(play).take(20).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// One game with random answers: the most universes at once, and the turns that were taken in them.
fn most(game: &Vs, seed: u64) -> (usize, u32) {
    let mut dice = Dice::new(seed);
    let mut table = Table::open(game, setup(game, &mut dice), seed, &mut Deaf).expect("a legal set-up");
    let (mut most, mut pocket, mut turn) = (0, 0, 0);
    while let Some(chair) = table.chair() {
        let p = table.position();
        most = most.max(p.universes().len());
        pocket += u32::from(p.universe_of_turn() != 0 && p.turn() != turn);
        turn = p.turn();
        let (seat, answer) = (chair.seat(), dice.below(answers(&chair)) as u16);
        table.answer(seat, answer, &mut Deaf).expect("an option of the menu");
    }
    (most, pocket)
}

#[test]
fn the_games_have_universes() {
    let game = game_with(written::<Vec<Card>>(CARDS));
    let found = (0..20).map(|seed| most(&game, seed)).fold((0, 0), |all, one| (all.0.max(one.0), all.1 + one.1));
    assert!(found.0 > 2 && found.1 > 40, "most at once and turns in them: {found:?}");
}

#[test]
fn games_hold_together_in_many_universes() {
    all(3, false);
}

#[test]
fn they_do_when_somebody_leaves() {
    all(3, true);
}
