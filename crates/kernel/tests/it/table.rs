use super::game::HighCard;
use super::{Lowest, dealt, played};
use longbox_kernel::{Chair, Deaf, Input, Outcome, Player, Reason, Refusal, Seat, SeatSet, Table, Undo, Verdict};

#[test]
fn a_refusal_leaves_the_game_as_it_was() {
    let mut table = dealt();
    let before = table.position().clone();
    let asked = SeatSet::one(Seat::A);
    assert_eq!(table.answer(Seat::B, 0, &mut Deaf), Err(Refusal::NotAsked { seat: Seat::B, asked }));
    assert_eq!(table.answer(Seat::A, 5, &mut Deaf), Err(Refusal::NoSuchOption { index: 5, options: 5 }));
    let both = asked.with(Seat::B);
    assert_eq!(table.input(Input::Concede(Seat(2)), &mut Deaf), Err(Refusal::NotAsked { seat: Seat(2), asked: both }));
    assert_eq!((table.position(), table.inputs()), (&before, &[][..]));
}

#[test]
fn a_game_that_is_over_takes_nothing_more() {
    let mut table = played();
    let end = table.position().clone();
    let made = table.inputs().len();
    assert!(table.outcome().is_some() && table.chair().is_none() && table.options().is_empty());
    for input in [Input::Answer(Seat::A, 0), Input::Concede(Seat::A), Input::Timeout(Seat::B), Input::AgreedDraw] {
        assert_eq!(table.input(input, &mut Deaf), Err(Refusal::GameOver));
    }
    assert_eq!((table.position(), table.inputs().len()), (&end, made));
}

#[test]
fn whoever_leaves_loses_and_both_may_agree_on_a_draw() {
    let ended = |input| {
        let mut table = dealt();
        table.input(input, &mut Deaf).expect("the game is on");
        table.outcome().expect("the game is over")
    };
    let b_wins = Verdict::Win(SeatSet::one(Seat::B));
    assert_eq!(ended(Input::Concede(Seat::A)), Outcome { verdict: b_wins, reason: Reason::Conceded(Seat::A) });
    assert_eq!(ended(Input::Timeout(Seat::A)), Outcome { verdict: b_wins, reason: Reason::OutOfTime(Seat::A) });
    assert_eq!(ended(Input::AgreedDraw), Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw });
}

#[test]
fn a_branch_has_the_same_past_and_a_future_of_its_own() {
    let table = played();
    let made = table.inputs().len();
    assert_eq!(table.branch(made).position(), table.position());
    assert_eq!(table.branch(0).position(), dealt().position());
    let mut other = table.branch(2);
    assert_eq!(other.inputs(), &table.inputs()[..2]);
    let seat = other.chair().expect("the game is on").seat();
    other.answer(seat, 1, &mut Deaf).expect("there are more cards");
    assert_ne!(other.position(), table.branch(3).position());
}

#[test]
fn what_others_have_seen_is_taken_back_in_practice_only() {
    let mut table = played();
    let made = table.inputs().len();
    let (end, Some(Input::Answer(last, _))) = (table.position().clone(), table.inputs().last().copied()) else {
        panic!("the last input is an answer");
    };
    assert_eq!(table.undo_to(made, Undo::Practice), Err(Refusal::NoSuchDecision { wanted: made, made }));
    assert_eq!(table.undo_to(made - 1, Undo::Fair(last)), Err(Refusal::UnfairUndo));
    assert_eq!((table.position(), table.is_practice()), (&end, false));
    assert_eq!(table.undo_to(made - 1, Undo::Practice), Ok(()));
    assert!(table.is_practice() && table.outcome().is_none());
    table.answer(last, 0, &mut Deaf).expect("it is that seat's turn again");
    assert_eq!(table.position(), &end);
}

#[test]
fn a_table_that_is_reopened_is_like_a_new_one() {
    let mut table = played();
    table.undo_to(0, Undo::Practice).expect("there is a start");
    table.reopen(8, &mut Deaf);
    let Ok(new) = Table::open(&HighCard, (), 8, &mut Deaf);
    assert_eq!(table.position(), new.position());
    assert_eq!((table.options(), table.inputs(), table.is_practice()), (new.options(), &[][..], false));
    assert_ne!(table.position(), dealt().position(), "another seed deals other cards");
}

#[test]
fn a_prepared_position_is_where_its_branches_begin() {
    let middle = played().branch(3).position().clone();
    let mut table = Table::from_position(&HighCard, (), 7, middle.clone());
    assert!(table.starts_prepared());
    table.play_out(&mut [&mut Lowest, &mut Lowest], &mut Deaf);
    assert_eq!(table.position(), played().position());
    assert_eq!(table.branch(0).position(), &middle);
}

/// Answers what is not in the menu.
struct Wild;

impl Player<HighCard> for Wild {
    fn decide(&mut self, _: &Chair<'_, HighCard>) -> u16 {
        u16::MAX
    }
}

#[test]
fn a_player_who_answers_nonsense_gets_the_first_option() {
    let mut table = dealt();
    table.play_out(&mut [&mut Wild, &mut Lowest], &mut Deaf);
    assert_eq!(table.position(), played().position());
}

#[test]
fn a_chair_that_is_printed_shows_no_cards() {
    let table = dealt();
    let chair = table.chair().expect("the game is on");
    assert!(!format!("{chair:?}").contains("Hand"), "{chair:?}");
}
