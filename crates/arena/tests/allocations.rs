//! A game that is under way takes no memory: the promise behind the speed.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use longbox_arena::{Field, SquadTerms};
use longbox_bots::Random;
use longbox_catalog::{squad, squad_decks};
use longbox_kernel::{Deaf, Player, Table};
use longbox_squad::Squad;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static MEMORY: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Plays the game at this table to its end and counts the allocations of its decisions.
fn allocations(table: &mut Table<'_, Squad>, random: &mut Random) -> (usize, u64) {
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

// The only test of this file: the counter sees all threads.
#[test]
fn decisions_allocate_nothing() {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    let field = Field::new(&catalog.game, &decks, &SquadTerms::default());
    let mut random = Random::new(3);
    for pairing in field.pairings.iter().step_by(311) {
        let region = Region::new(MEMORY);
        let mut table = Table::open(&catalog.game, pairing.setup.clone(), 0, &mut Deaf).unwrap();
        assert!(region.change().allocations > 0, "the counter counts");
        allocations(&mut table, &mut random);
        for seed in 1..=200 {
            table.reopen(seed, &mut Deaf);
            let (found, decisions) = allocations(&mut table, &mut random);
            assert_eq!(found, 0, "allocations in {decisions} decisions of game {seed}");
        }
    }
}
