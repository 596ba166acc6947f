//! Random games with secret piles: whoever may not look there notices nothing of what they hold.

use crate::common::{first_seed, game_with, games, random_setup, written};
use crate::sound::play;
use longbox_kernel::{Deaf, Dice, Game, Seat, Table, Viewer};
use longbox_vs::language::Card;
use longbox_vs::{CardNo, Setup, Vs};

const CARDS: &str = r#"[
    (
        id: "INV-1", name: "Tinker", kind: Supporting(cost: 1), teams: ["Avengers"],
        stats: (atk: 2, def: 4, health: 2), limit: 20, words: ["Swarm"],
        powers: [
            Use(name: "Tinkering", when: Build, cost: [Wild], then: [
                Move(One([AnyOf([Basic, Shares(Team, This)]), In(Pile("Gizmo", Me))]), Hand(Me)),
                Move(All([Shares(Card, Card), In(Pile("Gizmo", Me))]), Hand(Me)),
            ]),
            Keyword(name: "Idea", is: [When(on: [Start(Turn, Me)], then: [Either([
                [Draw(Me, N(1))],
                [Move(One([AnyOf([Basic, Shares(Team, This)]), In(Pile("Gizmo", Me))]), Hand(Me))],
            ])])]),
        ],
    ),
    (
        id: "INV-2", name: "Ray", kind: Equipment(cost: 0), limit: 2, pile: "Gizmo",
        powers: [Keyword(name: "Beam", is: [Either([
            [While([], This, [Stats(N(3), N(0)), Gain(["Ranged"])])],
            [While([], This, [Stats(N(0), N(3))])],
        ])])],
    ),
    (
        id: "INV-3", name: "Engine", kind: Equipment(cost: 0, machine: true), limit: 2, pile: "Gizmo",
        powers: [Keyword(name: "Steam", is: [Either([
            [While([], Players(Me), [Cheaper(Recruit(who: [Supporting]), N(1))])],
            [While([], All([Mine, Supporting]), [Stats(N(1), N(1))])],
        ])])],
    ),
    (
        id: "INV-4", name: "Gate", kind: Location(gives: []), teams: ["Avengers"], limit: 2, pile: "Gizmo",
        powers: [Use(
            name: "Way Out", when: Main, cost: [Wild], works: In(Resources(Me)),
            then: [
                Turn(This, Not(FaceUp)),
                If(AtLeast(Paid(Might), N(1)), [Either([
                    [Turn(One([Location, Other, Not(FaceUp), In(Resources(Me))]), FaceUp)],
                    [Turn(One([Location, Other, FaceUp, In(Resources(Everybody))]), Not(FaceUp))],
                ])]),
                If(AtLeast(Paid(Skill), N(1)), [Ready(One([]))]),
            ],
        )],
    ),
    (
        id: "INV-5", name: "Lever", kind: PlotTwist(symbols: 0), limit: 3, pile: "Gizmo",
        modes: [
            (when: Combat, then: [Join(One([Mine, FaceUp, Not(InCombat)]))]),
            (when: Combat, any_turn: true, only_if: TurnOf(Enemies), then: [Withdraw(One([Attacking]))]),
        ],
    ),
]"#;

/// Random decks, most of them with many who take from such a pile.
fn with_makers(game: &Vs, dice: &mut Dice) -> Setup {
    let maker = game.by_id("INV-1").expect("it is a card");
    let mut setup = random_setup(game, dice);
    for side in &mut setup.sides {
        side.deck.retain(|card| *card != maker && !game.is_invention(*card));
        side.deck.truncate(44);
        side.deck.extend(vec![maker; if dice.below(3) > 0 { 16 } else { 0 }]);
    }
    setup.format = longbox_vs::Format::Casual;
    setup
}

#[test]
fn secret_piles_hold_together() {
    let game = game_with(written::<Vec<Card>>(CARDS));
    let first = first_seed();
    let play = |seed: u64| play(&game, with_makers(&game, &mut Dice::new(seed)), seed, seed.is_multiple_of(2)).err();
    let faults: Vec<String> = (first..first + games(6)).filter_map(play).take(20).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn others_see_nothing_of_what_a_secret_pile_holds() {
    let game = game_with(written::<Vec<Card>>(CARDS));
    let mut setup = with_makers(&game, &mut Dice::new(1));
    let maker = game.by_id("INV-1").expect("it is a card");
    setup.sides[0].deck[0] = maker;
    let table = Table::open(&game, setup, 1u64, &mut Deaf).expect("the decks are legal");
    let p = table.position();
    let whole: Vec<CardNo> = game.secret_pile(p, Seat::A).collect();
    assert_eq!(whole.len(), 9, "two rays, two engines, two gates, three levers");
    for cards in [&[][..], &whole[..1], &whole[3..]] {
        let other = p.with_secret_pile(&game, Seat::A, cards);
        for viewer in [Viewer::Seat(Seat::B), Viewer::Spectator] {
            let (here, there) = (game.standpoint(p, viewer), game.standpoint(&other, viewer));
            assert_eq!(here, there);
            let view = game.view(&here);
            assert_eq!(view, game.view(&there));
            assert!(view.seats[0].secret.is_empty());
            assert_eq!(view.seats[0].secret_name.as_deref(), Some("Gizmo"));
        }
        let own = game.view(&game.standpoint(&other, Viewer::Seat(Seat::A)));
        assert_eq!(own.seats[0].secret, cards);
    }
}
