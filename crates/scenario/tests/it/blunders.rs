//! What bots do in the positions of `scenarios/bots`: nobody may get dumber.

use crate::root;
use longbox_scenario::{Asking, Errand, Puzzle, Reply, ScenarioGame, VsScenarios, puzzles};
use rayon::prelude::*;

/// Titles of the positions that a bot solves, and those of all others.
fn split(game: &(dyn ScenarioGame + Sync), bot: &str) -> (Vec<String>, Vec<String>) {
    let folder = root().join("scenarios/bots").join(game.game());
    let found = puzzles(game, &[folder]).expect("the positions can be read");
    assert!(found.len() >= 40, "only {} positions for {}", found.len(), game.game());
    // One deal and two seeds are enough to notice, and quick.
    let asking = Asking { deals: 1, seeds: 2, ..Asking::new(bot.parse().expect("a bot of the roster")) };
    let is_solved = |puzzle: &Puzzle| match puzzle.ask(game, Errand::Ask(asking)) {
        Ok(Reply::Tried(tried)) => tried.is_solved(),
        other => panic!("{}:{}: {other:?}", puzzle.path, puzzle.line),
    };
    let (solved, failed): (Vec<&Puzzle>, Vec<&Puzzle>) = found.par_iter().partition(|puzzle| is_solved(puzzle));
    let titles = |list: Vec<&Puzzle>| list.into_iter().map(|puzzle| puzzle.title.clone()).collect();
    (titles(solved), titles(failed))
}

/// A bot must solve so many at least.
fn check(game: &(dyn ScenarioGame + Sync), floors: &[(&str, usize)]) {
    for (bot, floor) in floors {
        let (solved, failed) = split(game, bot);
        let (solved, game) = (solved.len(), game.game());
        assert!(solved >= *floor, "{bot} solves {solved} positions of {game}, not {floor}; it fails {failed:#?}");
    }
}

#[test]
fn no_bot_of_squad_gets_dumber() {
    check(&crate::scenarios(), &[("quick", 1), ("sidekick", 1), ("hero:100", 1)]);
}

#[test]
fn no_bot_of_vs_gets_dumber() {
    let game = VsScenarios { game: longbox_catalog::vs().expect("the card files are in order").game };
    check(&game, &[("quick", 1), ("sidekick", 1), ("hero:100", 1)]);
}
