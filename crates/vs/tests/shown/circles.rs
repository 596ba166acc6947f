//! Turns that would go on for ever: what comes round by chance is stopped by the table, what comes round without
//! chance by a rule, with a reason.

use crate::common::game_and;
use crate::stage::{ME, Stage};
use longbox_kernel::{Deaf, Limit, Reason, Table, Verdict};
use longbox_vs::{Bound, Choice, Row, RuleId, Setup, Vs};

/// Looks for a card that is not there and shuffles, as often as anybody likes.
const SEARCHER: &str = r#"(
    id: "T-1", name: "Searcher", kind: Supporting(cost: 1), stats: (atk: 1, def: 1, health: 1),
    powers: [Keyword(name: "Search", is: [Act(when: Main, limit: Any, then: [Play(One([Named("Nothing"), In(Deck(Me))]))])])],
)"#;
/// Goes to and fro.
const PACER: &str = r#"(
    id: "T-2", name: "Pacer", kind: Supporting(cost: 1), stats: (atk: 1, def: 1, health: 1),
    powers: [Keyword(name: "Pace", is: [Act(when: Main, limit: Any, then: [Move(This, Row(Controller))])])],
)"#;

fn stage(card: &str, name: &str) -> Stage {
    let mut stage = Stage::of(game_and(card)).put(0, name, Row::Front, |_| {});
    let filler = stage.card("Fortress");
    stage.scene.sides[0].deck = vec![filler; 9];
    stage
}

/// Takes a power wherever one is offered, and otherwise the first option.
fn eager(table: &Table<'_, Vs>) -> u16 {
    let power = |choice: &Choice| matches!(choice, Choice::Use(..));
    table.options().iter().position(power).unwrap_or(0) as u16
}

#[test]
fn a_turn_that_chance_keeps_going_is_stopped_with_a_reason() {
    let stage = stage(SEARCHER, "Searcher");
    let position = stage.scene.build(&stage.game, &mut Deaf).expect("a scene");
    let mut table = Table::from_position(&stage.game, Setup::new(Vec::new()), 1, position);
    while let Some(chair) = table.chair() {
        let seat = chair.seat();
        table.answer(seat, eager(&table), &mut Deaf).expect("an option of the menu");
    }
    let outcome = table.outcome().expect("the game is over");
    assert_eq!((outcome.verdict, outcome.reason), (Verdict::Cap, Reason::Bound(Bound::TurnAnswers as u16)));
    assert_eq!(table.inputs().len(), Limit::Turn.answers() as usize);
    let again = table.branch(table.inputs().len());
    assert_eq!(again.position(), table.position(), "played again it is stopped at the same answer");
}

#[test]
fn what_has_led_back_twice_says_so() {
    let stage = stage(PACER, "Pacer");
    let pace = "Use Pace of Pacer";
    let round = [pace, "Back row", pace, "Front row"];
    let (once, _) = stage.play(&round);
    assert!(stage.labels_of(&once).contains(&pace.to_owned()));
    let (twice, _) = stage.play(&[round, round].concat());
    assert!(!stage.labels_of(&twice).contains(&pace.to_owned()), "{:?}", stage.labels_of(&twice));
    let why = stage.game.why_not(&twice, ME, Choice::Use(stage.slot(&twice, "Pacer"), 0)).expect("it is withheld");
    assert_eq!(why.rule, RuleId::TurnCircles);
    assert_eq!(why.text, "it has led back to this position twice this turn");
}
