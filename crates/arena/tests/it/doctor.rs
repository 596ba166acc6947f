//! The deck doctor: the same figures for any threads and parts, and figures that agree with each other.

use longbox_arena::doctor::{DeckTest, DoctorGame, Part, PartError, Race, Report, merge};
use longbox_arena::{Shard, SquadTerms, VsTerms};
use longbox_bots::BotKind;
use longbox_catalog::{DeckOf, SquadDeck, VsDeck};
use longbox_kernel::Seed;
use longbox_squad::Squad;
use longbox_vs::Vs;

fn squad() -> (Squad, Vec<SquadDeck>) {
    let game = longbox_catalog::squad().expect("the cards are in order").game;
    let decks = longbox_catalog::squad_decks(&game).expect("the decks are in order");
    (game, decks)
}

fn vs() -> (Vs, Vec<VsDeck>) {
    let game = longbox_catalog::vs().expect("the cards are in order").game;
    let decks = longbox_catalog::vs_decks(&game).expect("the decks are in order");
    (game, decks)
}

fn named<D>(decks: &[longbox_catalog::Deck<D>], keys: &[&str]) -> Vec<longbox_catalog::Deck<D>>
where
    longbox_catalog::Deck<D>: Clone,
{
    let one = |key: &&str| decks.iter().find(|deck| deck.key == *key).expect("there is such a deck").clone();
    keys.iter().map(one).collect()
}

fn test<'a, G: DoctorGame>(
    game: &'a G,
    decks: &'a [DeckOf<G>],
    against: &'a [DeckOf<G>],
    terms: &'a G::Terms,
) -> DeckTest<'a, G> {
    let (bot, seed, shard) = (BotKind::Quick.into(), Seed::from(5), Shard::WHOLE);
    DeckTest { game, decks, against, terms, bot, games: 42, seed, threads: 1, shard }
}

fn part<G: DoctorGame>(test: &DeckTest<'_, G>) -> Part {
    test.play(&|_| ()).expect("the games can be played")
}

#[test]
fn threads_and_parts_change_nothing() {
    let (game, decks) = squad();
    let (tested, met) = (named(&decks, &["starter", "wolverine"]), named(&decks, &["hulk-or-bust", "starter"]));
    let terms = SquadTerms::default();
    let whole = part(&test(&game, &tested, &met, &terms));
    assert_eq!(whole, part(&DeckTest { threads: 3, ..test(&game, &tested, &met, &terms) }));
    let some = |number: u32, of: u32| {
        let shard = format!("{number}/{of}").parse().expect("a part");
        part(&DeckTest { shard, ..test(&game, &tested, &met, &terms) })
    };
    let merged = merge(vec![some(3, 4), some(1, 4), some(4, 4), some(2, 4)]).expect("the parts are whole");
    assert_eq!(merged, whole);
    assert_eq!(merge(vec![some(1, 3), some(3, 3)]), Err(PartError::Missing { missing: "2/3".to_owned() }));
    assert_eq!(merge(vec![some(1, 2), some(1, 2)]), Err(PartError::Twice { shard: "1/2".to_owned() }));
    assert_eq!(merge(Vec::new()), Err(PartError::None));
    let other = part(&DeckTest { seed: Seed::from(6), ..test(&game, &tested, &met, &terms) });
    assert_eq!(merge(vec![whole.clone(), other]), Err(PartError::OtherRun { number: 2, what: "seed" }));
    let mut damaged = whole;
    damaged.tallies.pop();
    assert_eq!(merge(vec![damaged]), Err(PartError::Damaged { number: 1 }));
}

#[test]
fn the_figures_of_a_report_agree_with_each_other() {
    let (game, decks) = vs();
    let (tested, met) = (named(&decks, &["avengers"]), named(&decks, &["x-men", "guardians", "avengers"]));
    let terms = VsTerms::default();
    let report = Report::new(&part(&test(&game, &tested, &met, &terms)));
    let deck = &report.decks[0];
    assert_eq!(deck.games, 42);
    assert_eq!(deck.meetings.iter().map(|meeting| meeting.games).sum::<u64>(), 42, "nobody meets itself");
    assert_eq!(deck.meetings.len(), 2);
    let games: u64 = deck.length.games.iter().map(|count| count.won + count.lost + count.undecided).sum();
    assert_eq!(games, 42);
    let won: u64 = deck.length.games.iter().map(|count| 2 * count.won + count.undecided).sum();
    assert!((deck.wins.value - won as f64 / 84.0).abs() < 1e-6);
    assert!(deck.wins.low < deck.wins.value && deck.wins.value < deck.wins.high);
    // Every first hand has some number of cheap characters, and some number of locations.
    let hands = |key: &str| -> u64 {
        deck.hands.iter().filter(|hand| hand.key.starts_with(key)).map(|hand| hand.effect.games).sum()
    };
    assert_eq!(
        (hands("cheap-0") + hands("cheap-1") + hands("cheap-2") + hands("cheap-3"), hands("locations")),
        (42, 42)
    );
    for card in &deck.cards {
        let name = &card.card.name;
        assert!(card.opening.games <= card.drawn.games, "{name} was drawn where it was in the first hand");
        assert!(card.left.games <= card.drawn.games, "{name} was drawn where it was left");
        assert!(
            card.plays * 42.0 + 1e-3 >= card.played.games as f64,
            "{name} was played in games that it was played in"
        );
    }
    // Four copies in sixty cards are in about two of five first hands.
    let four: Vec<_> = deck.cards.iter().filter(|card| card.card.copies == 4).collect();
    let share = four.iter().map(|card| card.opening.share).sum::<f64>() / four.len() as f64;
    assert!((0.25..0.55).contains(&share), "{share}");
    assert!(deck.cards.iter().any(|card| card.card.kind == "location" && card.played_when_drawn > 0.5));
    assert!(deck.shortages.iter().any(|lack| lack.key == "points-left" && lack.turns > 0));
}

#[test]
fn each_deal_is_played_from_both_seats() {
    let (game, decks) = squad();
    let (tested, met) = (named(&decks, &["starter"]), named(&decks, &["wolverine"]));
    let terms = SquadTerms::default();
    let (_, rows) = test(&game, &tested, &met, &terms).play_with_rows(&|_| ()).expect("the games can be played");
    assert_eq!(rows.len(), 42);
    for (round, games) in rows.chunks(2).enumerate() {
        assert_eq!([games[0].round, games[1].round], [round as u64; 2]);
        assert_eq!([games[0].seat.as_str(), games[1].seat.as_str()], ["A", "B"]);
        assert_ne!(games[0].first, games[1].first, "the coin falls the same way in both");
    }
}

#[test]
fn a_search_is_the_same_on_any_number_of_threads_and_its_deck_is_legal() {
    let (game, decks) = squad();
    let (tested, met) = (named(&decks, &["starter"]), named(&decks, &["wolverine", "gambits-gang"]));
    let terms = SquadTerms::default();
    let joiners: Vec<u16> = game.joiners(&tested[0]).into_iter().step_by(60).collect();
    let search = |threads: usize| {
        let test = DeckTest { games: 800, threads, ..test(&game, &tested, &met, &terms) };
        Race { test, copies: 4, joiners: Some(joiners.clone()) }.run(&|_| (), &|_| ()).expect("it can be played")
    };
    let found = search(2);
    assert_eq!(search(1), found);
    assert_eq!(found.found.len(), 4);
    assert!(found.games <= 800, "{} games", found.games);
    for swap in &found.found {
        assert_eq!(swap.holds, swap.gain.low > 0.0);
        assert!(swap.gain.low < swap.gain.value && swap.gain.value < swap.gain.high);
        assert_ne!(swap.swap.out.id, swap.swap.into.id);
    }
    assert_eq!(found.better.is_some(), found.found.iter().any(|swap| swap.holds));
    if let Some(better) = &found.better {
        assert_eq!(better.cards.len(), tested[0].cards.len());
        assert!(game.is_legal(better, &tested[0]));
    }
}
