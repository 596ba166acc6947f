//! Equal cards in a hand: nobody who looks on can tell which one it was.

use crate::game;
use crate::hidden::{find, knows, pass, pass_until, plain, play, side, table};
use longbox_kernel::{Seat, Standpoint, Viewer};
use longbox_squad::{Position, Scene};
use std::collections::BTreeMap;

/// What A knows of B's hand after two cards, by all that A saw: the same sights must mean the same knowledge.
fn same_sights_same_knowledge(first: &str, second: &str) {
    let game = game();
    let (first, second, plain) = (find(&game, first), find(&game, second), plain(&game, 12));
    let mut worlds: BTreeMap<String, Standpoint<Position>> = BTreeMap::new();
    let mut met_again = 0;
    for seed in 0..300 {
        let hand = [plain[0], plain[0], plain[1], plain[2]];
        let decks = [plain.clone(), plain.clone(), plain.clone()].concat();
        let sides = [side(&[first, second], &plain), side(&hand, &decks)];
        let mut events = Vec::new();
        let mut table = table(&game, &Scene { sides, power: 20, seed: seed.into(), ..Scene::default() }, &mut events);
        play(&mut table, first, &mut events);
        pass_until(&mut table, Seat::B, &mut events);
        pass(&mut table, &mut events);
        pass_until(&mut table, Seat::A, &mut events);
        play(&mut table, second, &mut events);
        pass(&mut table, &mut events);
        let a = Viewer::Seat(Seat::A);
        let sights = format!("{:?}", events.iter().map(|event| event.seen_by(a)).collect::<Vec<_>>());
        let now = knows(&game, table.position(), a);
        match worlds.get(&sights) {
            Some(known) => {
                met_again += 1;
                assert!(*known == now, "seed {seed}: A saw the same and knows something else");
            }
            None => {
                worlds.insert(sights, now);
            }
        }
    }
    assert!(met_again > 0, "some games looked the same");
}

#[test]
fn a_second_random_look_does_not_tell_equal_cards_apart() {
    same_sights_same_knowledge("ST395", "ST395");
}

#[test]
fn a_random_discard_does_not_tell_equal_cards_apart() {
    same_sights_same_knowledge("ST395", "ST387");
}
