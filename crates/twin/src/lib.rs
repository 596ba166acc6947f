//! The same games natively and in WebAssembly: both must end in the same hash.

use longbox_catalog::{CatalogGame, DeckOf, vs_side};
use longbox_kernel::{Deaf, Dice, Shape, Table, hash_of};
use longbox_squad::{Format, Squad};
use longbox_vs::Vs;

/// Plays so many random games with a seed and gives one number for all of them; 0 when they cannot be played.
pub type Play = fn(games: u32, seed: u32) -> u64;

/// Every game by name, with what plays it.
pub const GAMES: [(&str, Play); 2] = [("squad", squad), ("vs", vs)];

fn squad(games: u32, seed: u32) -> u64 {
    play_and_hash::<Squad>(games, seed, |pick| {
        let mut deck = || pick().cards.clone();
        longbox_squad::Setup::new(deck(), deck(), Format::Quest)
    })
}

fn vs(games: u32, seed: u32) -> u64 {
    play_and_hash::<Vs>(games, seed, |pick| {
        let mut side = || vs_side(pick());
        longbox_vs::Setup::new(vec![side(), side()])
    })
}

/// Plays random games over the built-in decks and hashes every position on the way into one number. `setup` makes a
/// game of decks that it picks.
fn play_and_hash<G: CatalogGame>(
    games: u32,
    seed: u32,
    setup: impl for<'a> Fn(&mut dyn FnMut() -> &'a DeckOf<G>) -> G::Setup,
) -> u64 {
    let Ok(catalog) = longbox_catalog::open::<G>(&[]) else { return 0 };
    let Ok(decks) = longbox_catalog::decks(&catalog.game) else { return 0 };
    let mut dice = Dice::new(u64::from(seed));
    let mut sum = catalog.game.cards().len() as u64;
    for number in 0..games as usize {
        let setup = setup(&mut || &decks[dice.pick(decks.len())]);
        let Ok(mut table) = Table::open(&catalog.game, setup, number as u64, &mut Deaf) else { return 0 };
        while let Some(chair) = table.chair() {
            let options = match chair.decision().shape {
                Shape::Name => u32::from(catalog.game.entries()),
                _ => chair.options().len() as u32,
            };
            let (seat, option) = (chair.seat(), dice.below(options.max(1)) as u16);
            if table.answer(seat, option, &mut Deaf).is_err() {
                return 0;
            }
            sum = sum.rotate_left(7) ^ hash_of(table.position());
        }
    }
    sum
}

/// The door for the WebAssembly host; a game is named by its place in the list.
#[unsafe(no_mangle)]
pub extern "C" fn longbox_twin(game: u32, games: u32, seed: u32) -> u64 {
    GAMES.get(game as usize).map_or(0, |(_, play)| play(games, seed))
}
