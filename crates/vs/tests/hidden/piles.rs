//! Random games with piles beside decks, captives, and cards that are found and shown.

use crate::common::{first_seed, game_with, games, written};
use crate::sound::play;
use crate::stacked::stacked;
use longbox_kernel::Dice;
use longbox_vs::language::Card;
use longbox_vs::{Setup, Vs};

const CARDS: &str = r#"[
    (
        id: "PILE-1", name: "Egg", kind: Supporting(cost: 1), stats: (atk: 0, def: 4, health: 1), limit: 20,
        words: ["Creature", "Swarm"],
        powers: [Keyword(name: "Hatch", is: [When(
            on: [Start(Build, Me)], given: There([Enemy, Supporting]),
            then: [Reveal(Random(N(1), [In(Pile("Hugger", Me))]))],
        )])],
    ),
    (
        id: "PILE-2", name: "Egg Layer", kind: Supporting(cost: 2), stats: (atk: 3, def: 5, health: 2), limit: 10,
        words: ["Swarm"],
        powers: [
            Use(name: "Brood", when: Main, cost: [Wild], then: [
                Move(One([Named("Egg"), AnyOf([In(Deck(Me)), In(Hand(Me)), In(Ko(Me))])]), Back(Me)),
                Each(All([Mine, Named("Egg")]), [May([Do("Hatch", It)])]),
            ]),
            Use(name: "Lay", when: Combat, any_turn: true, cost: [Wild], then: [
                Reveal(UpTo(N(2), [Named("Egg"), AnyOf([In(Deck(Me)), In(Hand(Me)), In(Ko(Me))])])),
                If(Amplified, [May([Move(All([Among]), Back(Me))])]),
                Move(Rest, Hand(Me)),
            ]),
        ],
    ),
    (
        id: "PILE-3", name: "Hugger", kind: Token, stats: (atk: 0, def: 6, health: 1), limit: 3, pile: "Hugger",
        words: ["Creature", "Swarm"],
        powers: [
            Keyword(name: "Hug", works: In(Pile("Hugger", Me)), is: [When(
                on: [Reveal(what: [This])],
                then: [Ko(Doer), Move(This, Back(Me)), Move(One([Enemy, Supporting]), On(This))],
            )]),
            Keyword(name: "Burst", is: [When(on: [Start(Build, Me)], then: [
                May([Pay(Me, [Wild])]),
                If(Did, [
                    Move(All([In(On(This))]), Ko(Owner)),
                    Ko(This),
                    May([Move(One([Character, In(Hand(Me))]), Back(Me))]),
                ]),
            ])]),
        ],
    ),
    (id: "PILE-4", name: "Delay", kind: Token, limit: 1, pile: "Hugger"),
]"#;

/// Random decks, some of them with many eggs.
fn with_eggs(game: &Vs, dice: &mut Dice) -> Setup {
    stacked(game, dice, &[("PILE-1", 16), ("PILE-2", 8)], 3)
}

#[test]
fn piles_and_captives_hold_together() {
    let game = game_with(written::<Vec<Card>>(CARDS));
    let first = first_seed();
    let play = |seed: u64| play(&game, with_eggs(&game, &mut Dice::new(seed)), seed, seed.is_multiple_of(2)).err();
    let faults: Vec<String> = (first..first + games(6)).filter_map(play).take(20).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
