//! Hidden cards stay hidden, and what a seat is told is true.

use crate::game;
use longbox_kernel::{Deaf, Dice, Game, Knowledge, Seat, SeatSet, Standpoint, Table, Viewer};
use longbox_squad::language::Factor;
use longbox_squad::{
    CardNo, Choice, Event, EventKind, Format, Position, Scene, SceneSide, Setup, Squad, TurnStep, UNKNOWN,
};
use std::collections::BTreeMap;

const SPECTATOR: Viewer = Viewer::Spectator;

pub(crate) fn find(game: &Squad, id: &str) -> CardNo {
    game.find(id).expect("the card exists")
}

/// Cards without powers that do not block Energy or Strength, all different.
pub(crate) fn plain(game: &Squad, count: usize) -> Vec<CardNo> {
    let cards = game.cards().iter().enumerate();
    let fits = cards.filter(|(_, card)| {
        card.powers.is_empty() && !matches!(card.block, Factor::Energy | Factor::Strength | Factor::Elemental)
    });
    let found: Vec<CardNo> = fits.map(|(number, _)| number as CardNo).take(count).collect();
    assert_eq!(found.len(), count, "there are enough plain cards");
    found
}

pub(crate) fn side(hand: &[CardNo], deck: &[CardNo]) -> SceneSide {
    SceneSide { hand: hand.to_vec(), deck: deck.to_vec(), ..SceneSide::default() }
}

pub(crate) fn table<'g>(game: &'g Squad, scene: &Scene, events: &mut Vec<Event>) -> Table<'g, Squad> {
    let position = scene.build(game, events).expect("the scene is in order");
    Table::from_position(game, Setup::new(Vec::new(), Vec::new(), Format::Quest), scene.seed, position)
}

pub(crate) fn play(table: &mut Table<'_, Squad>, card: CardNo, events: &mut Vec<Event>) {
    let at = table.options().iter().position(|choice| match choice {
        Choice::Card(piece) => table.position().card(*piece) == card,
        _ => false,
    });
    let owner = table.pending().expect("a question").owner;
    table.answer(owner, at.expect("the card is offered") as u16, events).expect("taken");
}

pub(crate) fn pass(table: &mut Table<'_, Squad>, events: &mut Vec<Event>) {
    let at = table.options().iter().position(|choice| *choice == Choice::Pass).expect("passing is offered");
    let owner = table.pending().expect("a question").owner;
    table.answer(owner, at as u16, events).expect("taken");
}

pub(crate) fn pass_until(table: &mut Table<'_, Squad>, seat: Seat, events: &mut Vec<Event>) {
    while table.pending().is_some_and(|d| d.owner != seat || table.position().ask() != longbox_squad::Ask::Attack) {
        pass(table, events);
    }
}

pub(crate) fn knows(game: &Squad, p: &Position, viewer: Viewer) -> Standpoint<Position> {
    game.standpoint(p, viewer)
}

/// A attacks with Eternal Cosmos, which is then shuffled into A's deck.
pub(crate) fn cosmos(game: &Squad, seed: u64, events: &mut Vec<Event>) -> Position {
    let (cosmos, plain) = (find(game, "ST291"), plain(game, 12));
    let sides = [side(&[cosmos], &plain), side(&[], &[plain.clone(), plain.clone()].concat())];
    let mut table = table(game, &Scene { sides, power: 20, seed: seed.into(), ..Scene::default() }, events);
    play(&mut table, cosmos, events);
    table.position().clone()
}

#[test]
fn the_cause_of_an_event_is_no_hidden_card() {
    let game = game();
    for seed in 0..20 {
        let mut events = Vec::new();
        let p = cosmos(&game, seed, &mut events);
        let top = p.card(p.piles(Seat::A).deck_top().expect("a deck"));
        let shuffled = events.iter().find(|event| event.kind == EventKind::DeckShuffled).expect("it was shuffled in");
        let cause = shuffled.cause.expect("a cause");
        assert_eq!(
            game.name_of(cause),
            "Eternal Cosmos",
            "seed {seed}: the cause names a hidden card; the top of the deck is {}",
            game.name_of(top)
        );
    }
}

#[test]
fn what_damaged_a_player_does_not_mark_a_card_in_a_shuffled_deck() {
    let game = game();
    let p = cosmos(&game, 3, &mut Vec::new());
    let seen = knows(&game, &p, Viewer::Seat(Seat::B));
    let deck = seen.position().piles(Seat::A).deck().to_vec();
    let marked: Vec<usize> =
        (0..deck.len()).filter(|at| seen.position().record(Seat::B).damaged_by >> deck[*at] & 1 == 1).collect();
    let real = deck.iter().position(|piece| game.name_of(p.card(*piece)) == "Eternal Cosmos");
    assert!(marked.is_empty(), "B's standpoint marks places {marked:?} from the bottom; the card is at {real:?}");
}

#[test]
fn what_the_other_has_seen_does_not_mark_a_card_in_a_shuffled_deck() {
    let game = game();
    let places = |seed: u64, viewer: Viewer| {
        let p = cosmos(&game, seed, &mut Vec::new());
        let seen = knows(&game, &p, viewer);
        let p = seen.position();
        p.piles(Seat::A).deck().iter().map(|piece| p.knowledge().has_seen(Seat::B, *piece)).collect::<Vec<bool>>()
    };
    for viewer in [Viewer::Seat(Seat::A), SPECTATOR] {
        let first = places(0, viewer);
        for seed in 1..20 {
            assert_eq!(places(seed, viewer), first, "{viewer:?} sees where the shuffle of seed {seed} put the card");
        }
    }
}

#[test]
fn a_standpoint_says_nothing_about_a_shuffle() {
    let game = game();
    for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), SPECTATOR] {
        let first = knows(&game, &cosmos(&game, 0, &mut Vec::new()), viewer);
        for seed in 1..20 {
            let other = knows(&game, &cosmos(&game, seed, &mut Vec::new()), viewer);
            assert!(other == first, "{viewer:?}: seeds 0 and {seed} cannot be told apart at the table");
        }
    }
}

#[test]
fn nobody_knows_the_key_of_the_dice() {
    let game = game();
    let p = cosmos(&game, 5, &mut Vec::new());
    assert_ne!(*p.dice(), Dice::blank());
    for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), SPECTATOR] {
        assert_eq!(*knows(&game, &p, viewer).position().dice(), Dice::blank(), "{viewer:?}");
    }
}

#[test]
fn a_skipped_effect_does_not_name_a_hidden_card() {
    let game = game();
    let (sticky, sense) = (find(&game, "ST271"), find(&game, "ST092"));
    for seed in 0..10 {
        let mut a = side(&[], &plain(&game, 12));
        a.keepers = vec![sticky, sense];
        let sides = [a, side(&[], &plain(&game, 12))];
        let mut events = Vec::new();
        table(
            &game,
            &Scene { sides, power: 20, seed: seed.into(), step: TurnStep::Start, ..Scene::default() },
            &mut events,
        );
        for event in &events {
            let card = event.card.map(|secret| secret.card);
            if event.kind == EventKind::EffectSkipped {
                assert_eq!(card.map(|card| game.name_of(card)), Some("Spider-Sense"), "seed {seed}: shown to all");
            }
        }
    }
}

/// Both hands hold the same cards; only the order differs, which nobody else may know.
fn same_but_for_hand_order(first: &Position, second: &Position, game: &Squad) -> bool {
    knows(game, first, Viewer::Seat(Seat::B)) == knows(game, second, Viewer::Seat(Seat::B))
}

#[test]
fn showing_a_card_does_not_tell_when_it_was_drawn() {
    let game = game();
    let (fork, storm, plain) = (find(&game, "ST217"), find(&game, "ST013"), plain(&game, 12));
    let shown = |hand: [CardNo; 3]| {
        let sides = [side(&hand, &plain), side(&[], &plain)];
        let mut events = Vec::new();
        let mut table = table(&game, &Scene { sides, power: 20, ..Scene::default() }, &mut events);
        let before = table.position().clone();
        play(&mut table, fork, &mut events);
        play(&mut table, storm, &mut events);
        (before, table.position().clone())
    };
    let (one, two) = (shown([fork, storm, plain[0]]), shown([fork, plain[0], storm]));
    assert!(same_but_for_hand_order(&one.0, &two.0, &game), "the test is sound");
    assert!(same_but_for_hand_order(&one.1, &two.1, &game), "B learns which piece, and so when it was drawn");
}

/// A looks at B's hand of two cards, drawn in one order or the other.
fn looked_at(game: &Squad, swapped: bool) -> (Position, Vec<Event>) {
    let (look, plain) = (find(game, "ST453"), plain(game, 12));
    let hand = if swapped { [plain[1], plain[0]] } else { [plain[0], plain[1]] };
    let sides = [side(&[look], &plain), side(&hand, &plain)];
    let mut events = Vec::new();
    let mut table = table(game, &Scene { sides, power: 20, ..Scene::default() }, &mut events);
    play(&mut table, look, &mut events);
    pass(&mut table, &mut events);
    (table.position().clone(), events)
}

#[test]
fn looking_at_a_hand_does_not_tell_its_order() {
    let game = game();
    let a = Viewer::Seat(Seat::A);
    let (one, two) = (looked_at(&game, false), looked_at(&game, true));
    assert!(knows(&game, &one.0, a) == knows(&game, &two.0, a), "A learns in which order B drew");
}

#[test]
fn the_owner_of_a_hand_is_told_which_of_its_cards_was_looked_at() {
    let game = game();
    for event in looked_at(&game, false).1.iter().filter(|event| event.kind == EventKind::LookedAt) {
        assert!(event.seen_by(Viewer::Seat(Seat::B)).card.is_some(), "the log hides B's own card from B");
    }
}

#[test]
fn playing_a_card_does_not_tell_whether_it_was_the_new_one() {
    let game = game();
    let charge = find(&game, "ST045");
    let plain = plain(&game, 12);
    let (z, w) = (plain[0], plain[1]);
    let mut checked = 0;
    for seed in 0..60 {
        let world = |old: CardNo, hidden: CardNo| {
            let mut deck = plain[2..7].to_vec();
            deck.push(hidden);
            let sides = [side(&[charge, old], &deck), side(&[], &[plain.clone(), plain.clone()].concat())];
            let scene = Scene { sides, power: 20, seed: seed.into(), ..Scene::default() };
            let mut events = Vec::new();
            let mut table = table(&game, &scene, &mut events);
            play(&mut table, charge, &mut events);
            pass_until(&mut table, Seat::B, &mut events);
            pass(&mut table, &mut events);
            pass_until(&mut table, Seat::A, &mut events);
            let before = table.position().clone();
            let drew = before.hand(Seat::A).iter().any(|piece| before.card(*piece) == hidden);
            if drew {
                play(&mut table, z, &mut events);
            }
            (drew, before, table.position().clone())
        };
        let (one, two) = (world(z, w), world(w, z));
        if !one.0 || !two.0 {
            continue;
        }
        checked += 1;
        assert!(same_but_for_hand_order(&one.1, &two.1, &game), "the test is sound");
        assert!(same_but_for_hand_order(&one.2, &two.2, &game), "seed {seed}: B learns whether A played the new card");
    }
    assert!(checked > 0, "the hidden card was drawn at least once");
}

#[test]
fn of_two_equal_cards_nobody_knows_which_one_came_to_light() {
    let game = game();
    let charge = find(&game, "ST045");
    let plain = plain(&game, 12);
    let mut worlds: BTreeMap<String, (u64, Standpoint<Position>)> = BTreeMap::new();
    for seed in 0..400 {
        let mut deck = plain[2..7].to_vec();
        deck.push(plain[2]);
        let sides = [side(&[charge], &deck), side(&[plain[0]], &[plain.clone(), plain.clone()].concat())];
        let mut events = Vec::new();
        let mut table = table(&game, &Scene { sides, power: 20, seed: seed.into(), ..Scene::default() }, &mut events);
        play(&mut table, charge, &mut events);
        pass(&mut table, &mut events);
        pass_until(&mut table, Seat::B, &mut events);
        play(&mut table, plain[0], &mut events);
        let b = Viewer::Seat(Seat::B);
        let sights = format!("{:?}", events.iter().map(|event| event.seen_by(b)).collect::<Vec<_>>());
        let now = knows(&game, table.position(), b);
        let (other, known) = worlds.entry(sights).or_insert((seed, now.clone())).clone();
        let deck = |known: &Standpoint<Position>| {
            let p = known.position();
            p.piles(Seat::A).deck().iter().map(|piece| game.name_of(p.card(*piece)).to_owned()).collect::<Vec<_>>()
        };
        assert!(
            known == now,
            "B saw the same in seeds {other} and {seed}, and yet knows something else of A's deck: {:?} and {:?}",
            deck(&known),
            deck(&now)
        );
    }
}

#[test]
fn groups_that_have_nothing_to_do_with_each_other_stay_apart() {
    let mut knowledge = Knowledge::<u8, 2, 6, 1>::default();
    let cards = [1, 2, 3, 4, 5, 6];
    (0..4usize).for_each(|piece| knowledge.see(SeatSet::ALL, piece, &cards));
    knowledge.mix(Seat::A, &[0usize, 1, 2]);
    knowledge.see(Seat::A, 0usize, &cards);
    knowledge.mix(Seat::A, &[0usize, 3]);
    let mut groups = Vec::new();
    knowledge.each_group(Seat::A, |pieces| groups.push(pieces.to_vec()));
    assert_eq!(groups, [vec![0, 3], vec![1, 2]], "piece 0 named both groups");
}

#[test]
fn a_chair_written_out_for_debugging_shows_no_hidden_card() {
    let game = game();
    let plain = plain(&game, 12);
    let told = |foe: CardNo| {
        let sides = [side(&[plain[0]], &plain), side(&[foe], &plain)];
        let table = table(&game, &Scene { sides, ..Scene::default() }, &mut Vec::new());
        let text = table.chair().map(|chair| format!("{chair:?}")).unwrap_or_default();
        text.len() + text.bytes().map(usize::from).sum::<usize>()
    };
    assert_eq!(told(plain[1]), told(plain[2]), "the text differs with the opponent's hand");
}

#[test]
fn waiting_effects_are_shown_with_their_cards() {
    let game = game();
    let decks = longbox_catalog::squad_decks(&game).expect("the decks are in order");
    let mut dice = Dice::new(2);
    let mut waited = 0;
    for deck in decks.iter().step_by(4) {
        let setup = Setup::new(deck.cards.clone(), deck.cards.clone(), Format::Quest);
        let mut table = Table::open(&game, setup, 7, &mut Deaf).expect("legal");
        while let Some(decision) = table.pending() {
            let view = game.view(&knows(&game, table.position(), Viewer::Open));
            waited += view.waiting.len();
            assert!(view.waiting.iter().all(|(_, card)| *card != UNKNOWN), "an effect of an unknown card waits");
            let option = dice.below(table.options().len() as u32) as u16;
            table.answer(decision.owner, option, &mut Deaf).expect("the option is there");
        }
    }
    assert!(waited > 0, "something waited");
}

#[test]
fn a_card_that_hits_after_it_was_shuffled_away_is_named_and_its_place_is_not() {
    use longbox_squad::language::{Effect, Num, Power, Source, To, Who};
    let base = game();
    let mut cards = base.cards().to_vec();
    let mut vanish = base.card(find(&base, "ST291")).clone();
    vanish.id = "GENERIC".to_owned();
    vanish.name = "Vanish and Hit".to_owned();
    let hit = Effect::Hit { by: Source::This, who: Who::Foe, amount: Num::N(2) };
    vanish.powers = vec![Power::At(1, vec![Effect::ThisTo(To::IntoDeck), hit])];
    cards.push(vanish);
    let game = Squad::new(cards).expect("the cards are in order");
    let (card, plain) = (find(&game, "GENERIC"), plain(&game, 12));
    for seed in 0..10 {
        let sides = [side(&[card], &plain), side(&[], &[plain.clone(), plain.clone()].concat())];
        let mut events = Vec::new();
        let mut table = table(&game, &Scene { sides, power: 20, seed: seed.into(), ..Scene::default() }, &mut events);
        play(&mut table, card, &mut events);
        let told = events.iter().filter(|event| event.kind == EventKind::TookDamage);
        assert!(told.into_iter().all(|event| event.card.is_some_and(|secret| secret.card == card)), "seed {seed}");
        let p = table.position();
        let marked = p.piles(Seat::A).deck().iter().any(|piece| p.record(Seat::B).damaged_by >> piece & 1 == 1);
        assert!(!marked, "seed {seed}: a place in the deck is marked");
    }
}
