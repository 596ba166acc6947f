//! How fast the games run here.

use crate::room::Room;
use crate::shelves::Shelves;
use longbox_bots::Random;
use longbox_kernel::{Deaf, Player, Table};
use longbox_protocol::{Chair, First, GameName, Invitation, Who};
use longbox_squad::Squad;
use longbox_vs::Vs;

/// Lets chance play so many games of the first two decks and says how many choices were made. Whoever calls it takes
/// the time: the host has no clock.
pub fn play_at_random(game: GameName, games: u32, seed: u64) -> Result<u64, String> {
    match game {
        GameName::Vs => play::<Vs>(games, seed),
        GameName::Squad => play::<Squad>(games, seed),
    }
}

fn play<G: Room>(games: u32, seed: u64) -> Result<u64, String> {
    let shelves = Shelves::<G>::read()?;
    let keys: Vec<&str> = shelves.decks.iter().map(|deck| deck.key.as_str()).take(2).collect();
    let decks = keys.iter().map(|key| shelves.deck(key)).collect::<Result<Vec<_>, String>>()?;
    let chair = |key: &&str| Chair { who: Who::Bot("random".to_owned()), deck: (*key).to_owned(), main: None };
    let chairs = keys.iter().map(chair).collect();
    let invitation = Invitation { game: G::NAME, chairs, mode: String::new(), first: First::Chance, seed };
    let setup = shelves.game().setup(&decks, &invitation)?;
    let mut table = Table::open(shelves.game(), setup, seed, &mut Deaf).map_err(|error| error.to_string())?;
    let (mut one, mut other) = (Random::new(seed), Random::new(seed ^ 1));
    let mut made = 0;
    for number in 0..games {
        table.reopen(seed + u64::from(number), &mut Deaf);
        let mut players: [&mut dyn Player<G>; 2] = [&mut one, &mut other];
        table.play_out(&mut players, &mut Deaf);
        made += table.inputs().len() as u64;
    }
    Ok(made)
}
