//! A game that is under way takes no memory: the promise behind the speed.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use longbox_arena::{ArenaGame, Field, SquadTerms, VsTerms};
use longbox_bots::Random;
use longbox_catalog::{squad, squad_decks, vs, vs_decks};
use longbox_kernel::{Deaf, Player, Table};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static MEMORY: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Plays the game at this table to its end and counts the allocations of its decisions.
fn allocations<G: ArenaGame>(table: &mut Table<'_, G>, random: &mut Random) -> (usize, u64) {
    let region = Region::new(MEMORY);
    let mut decisions = 0;
    while let Some(chair) = table.chair() {
        let (seat, index) = (chair.seat(), random.decide(&chair));
        table.answer(seat, index, &mut Deaf).unwrap();
        decisions += 1;
    }
    let change = region.change();
    (change.allocations + change.reallocations, decisions)
}

/// Plays some games of each set-up at one table. The first ones give its lists the room that they need.
fn play<'a, G: ArenaGame>(game: &G, setups: impl Iterator<Item = &'a G::Setup>, warm_up: u64) {
    let mut random = Random::new(3);
    for setup in setups {
        let region = Region::new(MEMORY);
        let mut table = Table::open(game, setup.clone(), 0, &mut Deaf).unwrap();
        assert!(region.change().allocations > 0, "the counter counts");
        for seed in 0..warm_up + 200 {
            table.reopen(seed, &mut Deaf);
            let (found, decisions) = allocations(&mut table, &mut random);
            assert!(found == 0 || seed < warm_up, "{found} allocations in {decisions} decisions of game {seed}");
        }
    }
}

// The only test of this file: the counter sees all threads.
#[test]
fn decisions_allocate_nothing() {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    let field = Field::new(&catalog.game, &decks, &SquadTerms::default());
    play(&catalog.game, field.pairings.iter().step_by(311).map(|pairing| &pairing.setup), 1);
    let catalog = vs().unwrap();
    let decks = vs_decks(&catalog.game).unwrap();
    let field = Field::new(&catalog.game, &decks, &VsTerms::default());
    play(&catalog.game, field.pairings.iter().step_by(23).map(|pairing| &pairing.setup), 1);
}
