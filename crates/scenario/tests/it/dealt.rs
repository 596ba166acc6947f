//! Whole games: replay files, undo, other inputs.

use crate::game;
use longbox_kernel::{Deaf, Dice, Input, Reason, Refusal, Replay, ReplayError, Seat, Table, Undo, Verdict, hash_of};
use longbox_squad::{Format, Setup, Squad};

fn setup(game: &Squad) -> Setup {
    let decks = longbox_catalog::squad_decks(game).expect("the decks are in order");
    let deck = |key: &str| decks.iter().find(|deck| deck.key == key).expect("the deck exists").cards.clone();
    Setup::new(deck("starter"), deck("starter"), Format::Strict)
}

fn played<'g>(game: &'g Squad, decisions: usize, seed: u64) -> Table<'g, Squad> {
    let mut table = Table::open(game, setup(game), seed, &mut Deaf).expect("the set-up is legal");
    let mut dice = Dice::new(seed);
    for _ in 0..decisions {
        let Some(decision) = table.pending() else { break };
        let option = dice.below(table.options().len() as u32) as u16;
        table.answer(decision.owner, option, &mut Deaf).expect("the option is there");
    }
    table
}

#[test]
fn a_replay_leads_to_the_same_position_and_notices_every_change() {
    let game = game();
    let table = played(&game, 500, 4);
    let replay = Replay::of(&table);
    let again = replay.play(&game, usize::MAX, &mut Deaf).expect("it plays");
    assert_eq!(hash_of(again.position()), hash_of(table.position()));

    let mut other = replay.clone();
    other.head.pins[0].hash ^= 1;
    assert!(matches!(other.play(&game, 9, &mut Deaf), Err(ReplayError::Changed(_))));
    let mut other = replay.clone();
    other.head.rules_version += 1;
    assert!(matches!(other.play(&game, 9, &mut Deaf), Err(ReplayError::OtherRules { .. })));
    let mut other = replay.clone();
    other.steps[3].hash ^= 1;
    assert!(matches!(other.play(&game, 9, &mut Deaf), Err(ReplayError::OtherPosition { number: 4 })));
    let mut other = replay.clone();
    other.steps[2].key.push('x');
    assert!(matches!(other.play(&game, 9, &mut Deaf), Err(ReplayError::OtherOption { number: 3, .. })));
    let mut other = replay;
    other.seed = other.seed.after(1);
    assert!(matches!(other.play(&game, 9, &mut Deaf), Err(ReplayError::OtherStart)));
}

#[test]
fn a_refused_answer_changes_nothing() {
    let game = game();
    let mut table = played(&game, 6, 9);
    let before = table.position().clone();
    let owner = table.pending().expect("the game goes on").owner;
    let options = table.options().len() as u16;
    assert!(matches!(table.answer(owner.other(), 0, &mut Deaf), Err(Refusal::NotAsked { .. })));
    assert!(matches!(table.answer(owner, options, &mut Deaf), Err(Refusal::NoSuchOption { .. })));
    assert_eq!(*table.position(), before);
}

#[test]
fn undo_is_fair_only_up_to_chance_knowledge_or_another_answer() {
    let game = game();
    let mut table = played(&game, 12, 3);
    let at_ten = table.branch(10).position().clone();
    assert_eq!(table.undo_to(10, Undo::Fair(Seat::A)), Err(Refusal::UnfairUndo), "cards were drawn in between");
    assert_eq!(table.undo_to(99, Undo::Practice), Err(Refusal::NoSuchDecision { wanted: 99, made: 12 }));
    assert!(!table.is_practice());
    table.undo_to(10, Undo::Practice).expect("practice may go back");
    assert!(table.is_practice());
    assert_eq!(*table.position(), at_ten);
}

#[test]
fn giving_up_being_too_slow_and_agreeing_end_the_game_and_are_in_the_log() {
    let game = game();
    for (input, verdict, reason) in [
        (Input::Concede(Seat::A), Verdict::Win(Seat::B.into()), Reason::Conceded(Seat::A)),
        (Input::Timeout(Seat::B), Verdict::Win(Seat::A.into()), Reason::OutOfTime(Seat::B)),
        (Input::AgreedDraw, Verdict::Tie, Reason::AgreedDraw),
    ] {
        let mut table = played(&game, 5, 2);
        table.input(input, &mut Deaf).expect("it is taken");
        let outcome = table.outcome().expect("the game is over");
        assert_eq!((outcome.verdict, outcome.reason), (verdict, reason));
        assert_eq!(table.input(input, &mut Deaf), Err(Refusal::GameOver));
        let again = Replay::of(&table).play(&game, usize::MAX, &mut Deaf).expect("it plays");
        assert_eq!(again.outcome(), Some(outcome));
    }
}
