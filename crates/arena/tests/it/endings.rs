//! Every game ends by the rules: no bot repeats for ever what changes nothing, and no bound is reached.

use longbox_arena::{Decks, Field, Match, Summary, VsTerms};
use longbox_bots::BotKind::{self, Random, Sidekick};
use longbox_bots::BotSpec;
use longbox_catalog::{VsCatalog, VsDeck, vs, vs_decks};
use longbox_vs::{Mode, Setup};

fn tuned() -> (VsCatalog, Vec<VsDeck>) {
    let catalog = vs().unwrap();
    let mut decks = vs_decks(&catalog.game).unwrap();
    decks.retain(|deck| deck.kind == "tuned");
    (catalog, decks)
}

fn play(catalog: &VsCatalog, field: &Field<Setup>, bots: &[BotKind], games: u64, seed: u64) -> Summary {
    let decks = Decks::Named(field);
    let bots: Vec<BotSpec> = bots.iter().copied().map(BotSpec::from).collect();
    let bout = Match { game: &catalog.game, decks, bots: &bots, games, seed: seed.into(), threads: 0, coverage: false };
    bout.play(&|_| ()).unwrap()
}

/// All of them are over, and none was stopped.
fn all_end(what: &str, summary: &Summary, games: u64) {
    println!("{what}: {games} games, {:?} decisions, far longer {:?}", summary.decisions, summary.far_longer);
    assert_eq!((summary.games, summary.caps), (games, 0), "{what}: {:?}", summary.capped);
}

/// Each deck once in each seat, its neighbours behind it.
fn circles_of(seats: usize, decks: usize) -> Vec<Vec<usize>> {
    (0..decks).map(|first| (0..seats).map(|seat| (first + seat) % decks).collect()).collect()
}

/// A raid that stuns nobody could be made for ever; these two decks did nothing else.
#[test]
fn a_raid_against_a_wall_comes_to_an_end() {
    let (catalog, mut decks) = tuned();
    decks.retain(|deck| ["black-cat", "ghost-rider"].contains(&deck.key.as_str()));
    assert_eq!(decks.len(), 2);
    let field = Field::new(&catalog.game, &decks, &VsTerms::default());
    all_end("black-cat against ghost-rider", &play(&catalog, &field, &[Sidekick, Sidekick], 8, 77), 8);
}

#[test]
#[ignore = "a long soak: run by `cargo verify --full`"]
fn every_game_of_every_pairing_ends() {
    let (catalog, decks) = tuned();
    let field = Field::new(&catalog.game, &decks, &VsTerms::default());
    let pairings = field.pairings.len() as u64;
    assert_eq!(pairings, 496);
    all_end("greedy", &play(&catalog, &field, &[Sidekick, Sidekick], 20 * pairings, 3), 20 * pairings);
    all_end("greedy and random", &play(&catalog, &field, &[Sidekick, Random], 10 * pairings, 4), 10 * pairings);
}

#[test]
#[ignore = "a long soak: run by `cargo verify --full`"]
fn every_game_of_three_and_four_ends() {
    let (catalog, decks) = tuned();
    let tables =
        [(Mode::FreeForAll, 3, 500), (Mode::FreeForAll, 4, 200), (Mode::TwoVsTwo, 4, 150), (Mode::TwoHeaded, 4, 150)];
    for (mode, seats, games) in tables {
        let terms = VsTerms { mode, ..VsTerms::default() };
        let field = Field::of_groups(&catalog.game, &decks, &circles_of(seats, decks.len()), &terms);
        let what = format!("{seats} players, {mode:?}");
        all_end(&what, &play(&catalog, &field, &vec![Sidekick; seats], games, 5), games);
    }
}
