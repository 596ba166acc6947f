//! The same games natively and in WebAssembly: both must end in the same hash.

use longbox_kernel::{Deaf, Dice, Table, hash_of};
use longbox_squad::{Format, Setup};

/// Plays so many random games over the built-in decks and hashes every position on the way into one number.
pub fn play_and_hash(games: u32, seed: u32) -> u64 {
    let Ok(catalog) = longbox_catalog::squad() else { return 0 };
    let Ok(decks) = longbox_catalog::squad_decks(&catalog.game) else { return 0 };
    let mut dice = Dice::new(u64::from(seed));
    let mut sum = catalog.game.cards().len() as u64;
    for number in 0..games as usize {
        let pick = |dice: &mut Dice| decks[dice.pick(decks.len())].cards.clone();
        let setup = Setup::new(pick(&mut dice), pick(&mut dice), Format::Quest);
        let Ok(mut table) = Table::open(&catalog.game, setup, number as u64, &mut Deaf) else { return 0 };
        while let Some(decision) = table.pending() {
            let option = dice.below(table.options().len() as u32) as u16;
            if table.answer(decision.owner, option, &mut Deaf).is_err() {
                return 0;
            }
            sum = sum.rotate_left(7) ^ hash_of(table.position());
        }
    }
    sum
}

/// The door for the WebAssembly host.
#[unsafe(no_mangle)]
pub extern "C" fn longbox_twin(games: u32, seed: u32) -> u64 {
    play_and_hash(games, seed)
}
