//! Random decks of Vs. System: legal, varied, the same for the same seed.

use longbox_arena::{ArenaError, ArenaGame, Decks, Fresh, Match, Summary, VsTerms, Wishes};
use longbox_bots::{BotKind, BotSpec};
use longbox_catalog::{CardNo, VsDeck, squad, vs, vs_side};
use longbox_kernel::Dice;
use longbox_vs::language::{Card, CardKind};
use longbox_vs::{Format, Mode, Vs};
use std::collections::BTreeSet;

fn all(game: &Vs) -> Wishes {
    Wishes { cards: (0..game.cards().len() as CardNo).collect(), wanted: Vec::new() }
}

/// The cards of one set, by the letters of its ids.
fn of_set(game: &Vs, letters: &str) -> Wishes {
    let Wishes { mut cards, wanted } = all(game);
    cards.retain(|card| game.card(*card).unwrap().id.starts_with(letters));
    Wishes { cards, wanted }
}

fn is_token(game: &Vs, card: CardNo) -> bool {
    game.card(card).unwrap().kind == CardKind::Token || game.is_invention(card)
}

fn decks(game: &Vs, wishes: &Wishes, seeds: std::ops::Range<u64>) -> Vec<VsDeck> {
    seeds.map(|seed| game.random_deck(&mut Dice::new(seed), wishes).unwrap()).collect()
}

fn count(game: &Vs, deck: &VsDeck, is: impl Fn(&Card) -> bool) -> usize {
    deck.cards.iter().filter(|card| is(game.card(**card).unwrap())).count()
}

fn play(game: &Vs, seed: u64, games: u64, threads: usize, mode: Mode) -> Summary {
    let terms = VsTerms { mode, ..VsTerms::default() };
    let seats = if mode == Mode::FreeForAll { 2 } else { 4 };
    let fresh = Fresh { wishes: all(game), terms: &terms, seats, sets: Vec::new() };
    let bots = vec![BotSpec::from(BotKind::Random); seats];
    let decks = Decks::Fresh(&fresh);
    Match { game, decks, bots: &bots, games, seed: seed.into(), threads, coverage: true }.play(&|_| ()).unwrap()
}

#[test]
fn every_deck_is_legal_and_every_card_comes() {
    let game = vs().unwrap().game;
    let sets = ["MNB", "DEF", "AFF", "ALN"].map(|set| (of_set(&game, set), 1_000));
    let mut side_decks = BTreeSet::new();
    for (wishes, count) in [(all(&game), 3_000)].into_iter().chain(sets) {
        let mut seen = BTreeSet::new();
        for deck in decks(&game, &wishes, 0..count) {
            let problems = game.problems_of(&vs_side(&deck), Format::Strict);
            assert!(problems.is_empty(), "{problems:?}");
            let transforms = deck.extra.main.iter().any(|card| game.transforms(*card));
            assert!(transforms || deck.extra.side_deck.is_empty(), "nobody in {} becomes anybody", deck.name);
            side_decks.extend(transforms.then_some(deck.extra.side_deck.len()));
            assert!((2..=4).contains(&deck.extra.main.len()), "all levels of {}", deck.name);
            seen.extend(deck.cards.iter().chain(&deck.extra.main).copied());
        }
        assert_eq!(seen, wishes.cards.into_iter().filter(|card| !is_token(&game, *card)).collect());
    }
    assert_eq!(side_decks, (0..=3).collect(), "side decks of every size, and none");
}

#[test]
fn most_decks_are_a_sensible_mix_and_some_are_chaos() {
    let game = vs().unwrap().game;
    let decks = decks(&game, &all(&game), 0..1_000);
    let sensible = |deck: &&VsDeck| {
        let teams = &game.card(deck.extra.main[0]).unwrap().teams;
        let locations = count(&game, deck, |card| matches!(card.kind, CardKind::Location { .. }));
        let special = count(&game, deck, |card| matches!(card.kind, CardKind::Location { .. }) && card.teams == *teams);
        let characters = count(&game, deck, Card::is_character);
        let own = count(&game, deck, |card| card.is_character() && card.teams == *teams);
        (14..=20).contains(&locations) && (28..=32).contains(&characters) && special >= 2 && own >= 4
    };
    let sensible = decks.iter().filter(sensible).count();
    assert!((850..950).contains(&sensible), "{sensible} of 1000");
}

#[test]
fn wanted_cards_are_preferred() {
    let game = vs().unwrap().game;
    let thanos = game.levels_of("Thanos");
    let twist = game.by_id("MNB-103").unwrap();
    let wishes = Wishes { wanted: vec![thanos[1], twist], ..all(&game) };
    let decks = decks(&game, &wishes, 0..200);
    let with = |fits: &dyn Fn(&VsDeck) -> bool| decks.iter().filter(|deck| fits(deck)).count();
    assert!(with(&|deck| deck.extra.main == thanos) > 120);
    assert!(with(&|deck| deck.cards.contains(&twist)) > 150);
}

#[test]
fn too_few_cards_make_no_deck_and_not_every_game_has_random_decks() {
    let game = vs().unwrap().game;
    let few = Wishes { cards: all(&game).cards.into_iter().take(20).collect(), wanted: Vec::new() };
    assert_eq!(game.random_deck(&mut Dice::new(1), &few), None);
    let terms = VsTerms::default();
    let fresh = Fresh { wishes: few, terms: &terms, seats: 2, sets: Vec::new() };
    let bots = [BotSpec::from(BotKind::Random); 2];
    let (decks, games) = (Decks::Fresh(&fresh), 4);
    let bout = Match { game: &game, decks, bots: &bots, games, seed: 1.into(), threads: 1, coverage: false };
    assert!(matches!(bout.play(&|_| ()), Err(ArenaError::NoRandomDeck)));
    assert_eq!(squad().unwrap().game.random_deck(&mut Dice::new(1), &Wishes::default()), None);
}

#[test]
fn a_match_is_the_same_for_any_number_of_threads() {
    let game = vs().unwrap().game;
    let one = play(&game, 5, 203, 1, Mode::FreeForAll);
    assert_eq!((one.games, one.pairings, one.caps), (203, 102, 0));
    assert_eq!(one, play(&game, 5, 203, 3, Mode::FreeForAll));
    assert_ne!(one.fingerprint, play(&game, 6, 203, 3, Mode::FreeForAll).fingerprint);
    assert!(one.decks.is_empty(), "every deck plays one round");
    assert_eq!(play(&game, 5, 9, 2, Mode::TwoHeaded).seats.len(), 4);
}

#[test]
fn a_round_is_played_again_with_its_own_seed() {
    let game = vs().unwrap().game;
    let sums = |summary: &Summary| {
        let total = |mean: longbox_arena::Mean| (mean.mean * summary.games as f64).round() as u64;
        (total(summary.turns), total(summary.decisions))
    };
    let all = sums(&play(&game, 30, 6, 1, Mode::FreeForAll));
    let rounds = (30..33).map(|seed| sums(&play(&game, seed, 2, 1, Mode::FreeForAll)));
    assert_eq!(rounds.fold((0, 0), |sum, round| (sum.0 + round.0, sum.1 + round.1)), all);
}
