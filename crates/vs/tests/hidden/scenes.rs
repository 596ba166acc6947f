//! What is known after single plays, on small scenes.

use crate::common::{game, keys, menu};
use longbox_kernel::{Deaf, Dice, Game, Seat, Seed, Viewer};
use longbox_vs::language::{Effect, Num, Place, Player, Power, Symbol, Time, Within, Works};
use longbox_vs::{CardNo, Cast, Choice, HandView, Position, Row, Scene, SceneSide, TurnStep, Vs};

const ME: Seat = Seat::A;
const FOE: Seat = Seat::B;

fn find(game: &Vs, id: &str) -> CardNo {
    game.by_id(id).expect("the card exists")
}

fn build(game: &Vs, mine: SceneSide, step: TurnStep) -> Position {
    let main = |name: &str, side: SceneSide| {
        let levels = game.levels_of(name);
        let mut cast = vec![Cast { main: true, ..Cast::new(levels[0], Row::Back) }];
        cast.extend(side.cast.clone());
        SceneSide { cast, levels, ..side }
    };
    let deck = vec![find(game, "MNB-112"); 6];
    let mine = SceneSide { deck: deck.clone(), ..mine };
    let sides = vec![main("Captain America", mine), main("Magneto", SceneSide { deck, ..SceneSide::default() })];
    Scene { sides, step, ..Scene::default() }.build(game, &mut Deaf).expect("the scene is in order")
}

fn take(game: &Vs, p: &mut Position, key: &str) {
    let seat = game.waiting(p).first().expect("somebody is asked");
    let at = keys(game, p, seat).iter().position(|other| other == key);
    let at = at.unwrap_or_else(|| panic!("{key} is not one of {:?}", keys(game, p, seat)));
    let choice = menu(game, p, seat)[at];
    game.answer(p, seat, choice, &mut Deaf);
}

/// The cards of my hand that the enemy is sure of.
fn shown(game: &Vs, p: &Position) -> Vec<CardNo> {
    let view = game.view(&game.standpoint(p, Viewer::Seat(FOE)));
    let hand = view.seat(ME).expect("a seat").hand.iter();
    hand.filter_map(|card| if let HandView::Known(card) = card { Some(*card) } else { None }).collect()
}

/// The game with one more card, which does this from the hand for [Might].
fn with_lurker(then: Vec<Effect>) -> Vs {
    let base = game();
    let mut cards = base.cards().to_vec();
    let mut lurker = base.card(find(&base, "MNB-013")).expect("a card").clone();
    (lurker.id, lurker.name) = ("GENERIC".to_owned(), "Lurker".to_owned());
    lurker.powers = vec![Power::Use {
        name: "Cough".to_owned(),
        when: Time::Main,
        any_turn: false,
        cost: vec![Symbol::Might],
        or: Vec::new(),
        limit: Within::Turn,
        only_if: None,
        works: Works::In(Place::Hand(Player::Me)),
        then,
    }];
    cards.push(lurker);
    Vs::new(base.teams().to_vec(), base.keywords().to_vec(), cards).expect("the cards compile")
}

#[test]
fn a_card_of_the_hand_whose_power_is_used_is_shown_and_stays() {
    let game = with_lurker(vec![Effect::Draw(Player::Me, Num::N(1))]);
    let (lurker, fortress) = (find(&game, "GENERIC"), find(&game, "MNB-112"));
    for hand in [[lurker, fortress, fortress], [fortress, lurker, fortress], [fortress, fortress, lurker]] {
        let mut p = build(&game, SceneSide { hand: hand.to_vec(), ..SceneSide::default() }, TurnStep::Main);
        take(&game, &mut p, "use-card:Lurker:1");
        let known = game.view(&game.standpoint(&p, Viewer::Seat(FOE)));
        assert_eq!(known.waiting, ["Player A pays"], "what is paid for is shown when it is paid");
        let before = game.barrier(&p);
        take(&game, &mut p, "discard:Fortress");
        assert!(game.barrier(&p) > before);
        assert_eq!(shown(&game, &p), [lurker], "{hand:?}");
        let again = |choice: &Choice| matches!(choice, Choice::UseCard(..));
        assert!(!menu(&game, &p, ME).iter().any(again), "{hand:?}: it was used this turn");
    }
}

/// Each leaves on the last face-down piece: the one that was told to go may lie in the KO pile by then.
#[test]
fn face_down_resources_that_are_kod_together_are_all_seen() {
    let base = game();
    let ravager = base.card(find(&base, "AFF-030")).expect("a card");
    let ko_all = ravager.powers.iter().find_map(|power| match power {
        Power::Use { name, then, .. } if name == "Ravager of Worlds" => Some(then.clone()),
        _ => None,
    });
    let game = with_lurker(ko_all.expect("KO each resource in play"));
    let (lurker, fort, lab) = (find(&game, "GENERIC"), find(&game, "MNB-112"), find(&game, "MNB-110"));
    let resources = vec![(fort, false), (lab, true), (lab, false), (fort, false), (fort, true)];
    let hand = vec![lurker, fort];
    let mut p = build(&game, SceneSide { resources, hand, ..SceneSide::default() }, TurnStep::Main);
    take(&game, &mut p, "use-card:Lurker:1");
    take(&game, &mut p, "discard:Fortress");
    let view = game.view(&game.standpoint(&p, Viewer::Seat(FOE)));
    let mut ko = view.seat(ME).expect("a seat").ko.clone();
    ko.sort_unstable();
    assert_eq!(ko, [lab, lab, fort, fort, fort, fort], "with the Fortress that paid");
    let known = game.standpoint(&p, Viewer::Seat(FOE));
    assert!(p.zones(ME).ko.pieces(ME).all(|piece| longbox_vs::sure_card(&known, piece).is_some()));
}

#[test]
fn a_face_down_resource_in_doubt_is_not_called_by_a_name() {
    let game = game();
    let (fort, lab) = (find(&game, "MNB-112"), find(&game, "MNB-110"));
    let mine = SceneSide { resources: vec![(fort, false), (lab, false)], ..SceneSide::default() };
    let p = build(&game, mine, TurnStep::Main);
    let known = game.standpoint(&p, Viewer::Seat(FOE));
    for piece in p.zones(ME).face_down().pieces(ME) {
        let label = game.option_label(known.position(), FOE, Choice::Card(piece));
        assert_eq!(label, "A face-down resource of Player A");
    }
    let mut dice = Dice::new(1);
    let other = game.imagine(&known, &mut dice);
    assert!(game.standpoint(&other, Viewer::Seat(FOE)) == known);
}

/// With three players one of them looks at the hand of another: the third learns nothing of what was seen.
#[test]
fn what_two_others_have_seen_of_each_other_is_no_part_of_a_standpoint() {
    let game = game();
    let (fort, lab) = (find(&game, "MNB-112"), find(&game, "MNB-110"));
    let side = |name: &str| {
        let levels = game.levels_of(name);
        let cast = vec![Cast { main: true, ..Cast::new(levels[0], Row::Back) }];
        SceneSide { cast, levels, hand: vec![fort, lab], deck: vec![fort; 6], ..SceneSide::default() }
    };
    let sides = vec![side("Captain America"), side("Magneto"), side("Hulk")];
    let p = Scene { sides, step: TurnStep::Main, ..Scene::default() }
        .build(&game, &mut Deaf)
        .expect("the scene is in order");
    let (b, c) = (Seat(1), Seat(2));
    for (of, looker) in [(b, c), (c, b)] {
        for piece in p.zones(of).hand.pieces(of) {
            let seen = p.with_seen(looker, piece);
            assert!(seen != p, "the one who looked knows more");
            assert!(game.standpoint(&seen, Viewer::Seat(looker)) != game.standpoint(&p, Viewer::Seat(looker)));
            assert!(game.standpoint(&seen, Viewer::Seat(ME)) == game.standpoint(&p, Viewer::Seat(ME)));
        }
    }
}

#[test]
fn nobody_knows_the_key_of_the_dice() {
    let game = game();
    let p = build(&game, SceneSide::default(), TurnStep::Main);
    assert_ne!(*p.dice(), Dice::blank());
    for viewer in [Viewer::Seat(ME), Viewer::Seat(FOE), Viewer::Spectator] {
        let known = game.standpoint(&p, viewer);
        assert_eq!(*known.position().dice(), Dice::blank(), "{viewer:?}");
        let (one, other) = (game.imagine(&known, &mut Dice::new(1)), game.imagine(&known, &mut Dice::new(2)));
        assert_ne!(one.dice(), other.dice(), "every imagined game has a key of its own");
    }
}

#[test]
fn dice_survive_being_written() {
    let mut dice = Dice::new(Seed::new([200; 32]));
    dice.dictate_picks(&[3, 1]);
    let _ = (dice.flip(), dice.pick(5));
    let text = serde_json::to_string(&dice).unwrap();
    assert!(text.contains(&"c8".repeat(32)), "{text}");
    let mut read: Dice = serde_json::from_str(&text).unwrap();
    assert_eq!(read, dice);
    assert_eq!((read.pick(9), read.below(1_000), read.flip()), (dice.pick(9), dice.below(1_000), dice.flip()));
}
