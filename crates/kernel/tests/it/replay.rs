use super::game::HighCard;
use super::{dealt, played};
use longbox_kernel::{Deaf, Replay, ReplayError, Seat};

fn again(replay: &Replay<()>) -> Result<(), ReplayError> {
    replay.play(&HighCard, usize::MAX, &mut Deaf).map(|_| ())
}

#[test]
fn a_replay_leads_to_the_same_position_at_every_step() {
    let table = played();
    let replay = Replay::of(&table);
    for steps in 0..=replay.steps.len() {
        let half = replay.play(&HighCard, steps, &mut Deaf).expect("the replay is right");
        assert_eq!(half.position(), table.branch(steps).position());
    }
}

#[test]
fn a_replay_that_was_touched_is_refused() {
    let replay = Replay::of(&played());
    let touched = |change: fn(&mut Replay<()>)| {
        let mut copy = replay.clone();
        change(&mut copy);
        again(&copy)
    };
    assert_eq!(touched(|_| ()), Ok(()));
    assert_eq!(touched(|copy| copy.start ^= 1), Err(ReplayError::OtherStart));
    assert_eq!(touched(|copy| copy.steps[1].hash ^= 1), Err(ReplayError::OtherPosition { number: 2 }));
    assert_eq!(touched(|copy| copy.head.rules_version = 9), Err(ReplayError::OtherRules { expected: 1, found: 9 }));
    assert_eq!(touched(|copy| copy.seat = Some(Seat(3))), Err(ReplayError::NoSuchSeat { seat: Seat(3) }));
    let renamed = touched(|copy| copy.steps[0].key = "play:99".to_owned());
    assert!(matches!(renamed, Err(ReplayError::OtherOption { number: 1, .. })), "{renamed:?}");
    let cut = touched(|copy| drop(copy.steps.remove(0)));
    assert!(matches!(cut, Err(ReplayError::OtherOption { number: 1, .. })), "{cut:?}");
}

#[test]
fn a_replay_of_another_game_is_refused() {
    let mut replay = Replay::of(&dealt());
    replay.head.game = "chess".to_owned();
    assert_eq!(again(&replay), Err(ReplayError::other_game("high-card", "chess")));
}
