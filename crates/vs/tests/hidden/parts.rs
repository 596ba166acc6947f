//! Random games with characters who play along: parts of hands and resource rows that all can tell apart.

use crate::common::{first_seed, game_with, games, written};
use crate::sound::play;
use crate::stacked::stacked;
use crate::twins::{answers_alike, dealt_anew, probe_in, swapped};
use longbox_kernel::Dice;
use longbox_vs::language::Card;
use longbox_vs::{Setup, Vs};

const CARDS: &str = r#"[
    (
        id: "PART-1", name: "Pal", kind: Supporting(cost: 1), stats: (atk: 2, def: 4, health: 1), limit: 20,
        powers: [Keyword(name: "Me Too", is: [When(on: [Appear(who: [This])], then: [DealIn(This)])])],
    ),
    (
        id: "PART-2", name: "Chum", kind: Supporting(cost: 2), stats: (atk: 3, def: 5, health: 2), limit: 10,
        powers: [
            Keyword(name: "Me Too", is: [When(on: [Appear(who: [This])], then: [DealIn(This)])]),
            Use(name: "Steal", when: Main, cost: [Wild], then: [Move(One([Enemy, Supporting]), Back(Me))]),
            Use(name: "Wreck", when: Main, cost: [Wild], then: [Ko(One([In(Resources(Everybody))]))]),
        ],
    ),
    (
        id: "PART-3", name: "Prank", kind: PlotTwist(symbols: 0), limit: 10,
        modes: [(when: Main, then: [
            Choose(Players(OneOf(Everybody))),
            Look(All([In(Hand(Chosen))])),
            Discard(Chosen, Random(N(1), [])),
        ])],
    ),
    (
        id: "PART-4", name: "Savings", kind: PlotTwist(symbols: 0), limit: 10,
        modes: [(when: Build, then: [Move(One([In(Hand(Me))]), Resources(Me))])],
    ),
]"#;

fn with_pals(game: &Vs, dice: &mut Dice) -> Setup {
    stacked(game, dice, &[("PART-1", 14), ("PART-2", 6), ("PART-3", 4), ("PART-4", 4)], 3)
}

fn game() -> Vs {
    game_with(written::<Vec<Card>>(CARDS))
}

#[test]
fn parts_hold_together_and_stay_hidden() {
    let game = game();
    let first = first_seed();
    let play = |seed: u64| play(&game, with_pals(&game, &mut Dice::new(seed)), seed, seed.is_multiple_of(2)).err();
    let faults: Vec<String> = (first..first + games(6)).filter_map(play).take(20).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nobody_follows_a_card_through_a_part() {
    let game = game();
    assert!(probe_in(&game, with_pals, (6, 2), swapped) > 500);
    assert!(probe_in(&game, with_pals, (6, 4), dealt_anew) > 500);
    assert!(probe_in(&game, with_pals, (6, 2), answers_alike) > 500);
}
