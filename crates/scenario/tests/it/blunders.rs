//! What bots do in the positions of `scenarios/bots`: nobody may get dumber.

use crate::root;
use longbox_bots::BotKind;
use longbox_scenario::{Asking, Errand, Fault, Puzzle, Reply, ScenarioGame, Tried, VsScenarios, parse, puzzles};
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
    check(&crate::scenarios(), &[("quick", 50), ("sidekick", 66), ("hero:100", 66)]);
}

#[test]
fn no_bot_of_vs_gets_dumber() {
    check(&vs(), &[("quick", 82), ("sidekick", 82), ("hero:100", 84)]);
}

fn vs() -> VsScenarios {
    VsScenarios { game: longbox_catalog::vs().expect("the card files are in order").game }
}

/// What quick does where Open Fire decides a combat: it plays it.
fn judged(lines: &str) -> Result<Tried, Fault> {
    let text = format!(
        "game: vs\nformat: 2\nscenario: x\nA front: Thor\nA hand: Open Fire\nB front: Wall 3/8\n\
         A attacks Wall with Thor\n{lines}\n"
    );
    let file = parse(&text).expect("the text is in order");
    match vs().ask(&file, 0, Errand::Ask(Asking::new(BotKind::Quick.into())))? {
        Reply::Tried(tried) => Ok(tried),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_position_is_solved_by_what_is_best_and_without_what_is_never() {
    assert!(judged("best: A plays Open Fire").unwrap().is_solved());
    assert!(judged("best: A passes\nbest: A plays Open Fire").unwrap().is_solved());
    assert!(judged("never: A passes").unwrap().is_solved());
    assert!(!judged("best: A plays Open Fire\nnever: A plays Open Fire").unwrap().is_solved());
    let failed = judged("best: A passes").unwrap();
    assert_eq!((failed.right, failed.of, failed.wrong.len()), (0, 10, 1));
    assert!(failed.wrong[0].0.starts_with("play"), "{:?}", failed.wrong);
}

#[test]
fn what_holds_when_the_turn_is_over_can_be_best_or_never() {
    assert!(judged("best this turn: expect log: Stunned B Wall").unwrap().is_solved());
    assert!(!judged("never this turn: expect log: Stunned B Wall").unwrap().is_solved());
    assert!(judged("best this turn: expect turn is B").unwrap().is_solved());
    assert!(!judged("best this turn: expect B has 0 cards in hand").unwrap().is_solved());
}

#[test]
fn only_plays_of_the_seat_that_is_asked_can_be_right_or_wrong() {
    assert!(judged("best: B passes").unwrap_err().what.starts_with("A is asked here"));
    assert!(judged("never: A plays Find Cover").unwrap_err().what.contains("is not an option now"));
    assert!(judged("").unwrap_err().what.contains("no 'best' and no 'never' line"));
}
