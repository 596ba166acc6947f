//! Random games with tunnels, predictions and cards that lie face up in decks.

use crate::common::{first_seed, game_with, games, written};
use crate::sound::play;
use crate::stacked::stacked;
use longbox_kernel::{Deaf, Dice, Game, Seat, Viewer};
use longbox_vs::language::Card;
use longbox_vs::{Cast, Choice, Position, Row, Scene, SceneSide, Setup, TurnStep, Vs};

const CARDS: &str = r#"[
    (
        id: "DEEP-1", name: "Digger", kind: Supporting(cost: 1), stats: (atk: 2, def: 4, health: 2), limit: 20,
        words: ["Swarm"],
        powers: [
            Use(name: "Dig", when: Main, cost: [Wild], then: [Tunnel(This)]),
            Use(name: "Crush", when: Combat, any_turn: true, cost: [Wild], then: [Ko(One([In(Resources(Enemies))]))]),
        ],
    ),
    (
        id: "DEEP-2", name: "Seer", kind: Supporting(cost: 1), stats: (atk: 3, def: 3, health: 2), limit: 20,
        words: ["Swarm"],
        powers: [
            Use(name: "Foresee", when: Main, cost: [Wild], then: [Predict(N(2), [Cancel(Attack)])]),
            Use(
                name: "Banish", when: Main, cost: [Wild], limit: Any,
                then: [Move(One([Enemy, Supporting]), As(Deck(Owner), [FaceUp]))],
            ),
        ],
    ),
    (
        id: "DEEP-3", name: "Survey", kind: PlotTwist(symbols: 0), limit: 20,
        modes: [
            (when: Main, then: [Look(Top(N(3), Me)), Move(One([Among]), Hand(Me))]),
            (when: Build, then: [Move(One([Character, In(Deck(Me))]), Hand(Me))]),
            (when: Combat, any_turn: true, then: [Turn(One([Location, In(Resources(Me)), Not(FaceUp)]), FaceUp)]),
        ],
    ),
]"#;

/// Random decks, most of them with many of these cards.
fn with_tunnels(game: &Vs, dice: &mut Dice) -> Setup {
    stacked(game, dice, &[("DEEP-1", 12), ("DEEP-2", 12), ("DEEP-3", 8)], 4)
}

#[test]
fn tunnels_and_predictions_hold_together() {
    let game = game_with(written::<Vec<Card>>(CARDS));
    let first = first_seed();
    let play = |seed: u64| play(&game, with_tunnels(&game, &mut Dice::new(seed)), seed, seed.is_multiple_of(2)).err();
    let faults: Vec<String> = (first..first + games(6)).filter_map(play).take(20).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A game in which the first player predicts an attack and has said these names so far.
fn predicted(game: &Vs, names: &[&str]) -> Position {
    let card = |id: &str| game.by_id(id).expect("it is a card");
    let side = |main: &str, cast: &str| {
        let levels = game.levels_of(main);
        let main = Cast { main: true, ..Cast::new(levels[0], Row::Back) };
        let deck = vec![card("MNB-112"); 8];
        let resources = vec![(card("MNB-112"), false), (card("MNB-111"), true)];
        SceneSide {
            cast: vec![main, Cast::new(card(cast), Row::Front)],
            levels,
            deck,
            resources,
            ..SceneSide::default()
        }
    };
    let sides = vec![side("Captain America", "DEEP-2"), side("Magneto", "DEEP-1")];
    let scene = Scene { sides, step: TurnStep::Main, ..Scene::default() };
    let mut p = scene.build(game, &mut Deaf).expect("the scene is in order");
    let mut menu = Vec::new();
    game.options(&p, Seat::A, &mut menu);
    let foresee = *menu.iter().find(|choice| matches!(choice, Choice::Use(_, 0))).expect("the power can be used");
    game.answer(&mut p, Seat::A, foresee, &mut Deaf);
    game.options(&p, Seat::A, &mut menu);
    if let [Choice::Card(_)] = menu[..] {
        game.answer(&mut p, Seat::A, menu[0], &mut Deaf);
    }
    for name in names {
        let named = game.named(&p, Seat::A, card(name)).expect("a name is asked for");
        game.answer(&mut p, Seat::A, named, &mut Deaf);
    }
    p
}

#[test]
fn nobody_else_sees_a_prediction() {
    let game = game_with(written::<Vec<Card>>(CARDS));
    let one = predicted(&game, &["DEEP-1", "DEEP-2"]);
    let other = predicted(&game, &["DEEP-2", "DEEP-1"]);
    assert_eq!(one.predictions().count(), 1);
    for viewer in [Viewer::Seat(Seat::B), Viewer::Spectator] {
        assert_eq!(game.standpoint(&one, viewer), game.standpoint(&other, viewer), "{viewer:?}");
        assert_eq!(game.standpoint(&one, viewer).position().predictions().next(), Some((Seat::A, None)));
    }
    let own = |p: &Position| game.standpoint(p, Viewer::Seat(Seat::A)).position().predictions().next();
    assert_ne!(own(&one), own(&other), "its player knows it");
    let mut dice = Dice::new(3);
    let imagined = game.imagine(&game.standpoint(&one, Viewer::Seat(Seat::B)), &mut dice);
    assert!(imagined.predictions().all(|(_, names)| names.is_some()), "an imagined game has some prediction");
}

/// Half a prediction is nobody else's business either.
#[test]
fn the_first_name_is_hidden_while_the_second_is_asked() {
    let game = game_with(written::<Vec<Card>>(CARDS));
    let (one, other) = (predicted(&game, &["DEEP-1"]), predicted(&game, &["DEEP-2"]));
    assert_ne!(game.question(&one, Seat::A), game.question(&other, Seat::A), "its player is reminded of it");
    for viewer in [Viewer::Seat(Seat::B), Viewer::Spectator] {
        assert_eq!(game.standpoint(&one, viewer), game.standpoint(&other, viewer), "{viewer:?}");
    }
}
