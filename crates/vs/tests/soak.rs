//! Random games over random decks, with two to four players, checked at every decision.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests read files and print")]

mod common;

use common::{answers, game, random_setup};
use longbox_kernel::{Deaf, Dice, Outcome, Reason, Table};
use longbox_vs::{Bound, Vs};
use std::collections::BTreeMap;

/// Plays one game with random answers; every position on the way is checked.
fn play(game: &Vs, seed: u64) -> (Outcome, usize, u16) {
    let mut dice = Dice::new(seed);
    let setup = random_setup(game, &mut dice);
    let pieces = game.pieces(&setup);
    let mut table = Table::open(game, setup, seed, &mut Deaf).expect("a legal set-up");
    loop {
        let faults = game.faults(table.position(), pieces);
        assert!(faults.is_empty(), "seed {seed}, after {} answers: {faults:?}", table.inputs().len());
        let Some(chair) = table.chair() else { break };
        let (seat, options) = (chair.seat(), answers(&chair));
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
    let (mut made, mut turns, mut full) = (0, 0, Vec::new());
    for seed in 0..games {
        let (outcome, inputs, turn) = play(&game, seed);
        made += inputs as u64;
        turns += u64::from(turn);
        let reason = match outcome.reason {
            // Four who hardly attack can fill the table: Swarm lets any number of one card stand there.
            Reason::Bound(number) if Bound::by_number(number) == Some(Bound::Characters) => {
                full.push(seed);
                "a full table".to_owned()
            }
            Reason::Bound(_) => panic!("seed {seed}: {outcome:?}"),
            Reason::Rule(number) => longbox_vs::RULES[usize::from(number)].id.to_owned(),
            other => format!("{other:?}"),
        };
        *ends.entry(reason).or_default() += 1;
    }
    assert!(full.len() as u64 * 200 <= games, "games that ended at a full table: {full:?}");
    println!("{games} games, {} answers and {} turns each: {ends:?}", made / games, turns / games);
}
