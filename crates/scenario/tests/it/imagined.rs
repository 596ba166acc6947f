//! Games that a bot imagines fit what its seat knows.

use crate::game;
use crate::hidden::{cosmos, knows};
use longbox_kernel::{Deaf, Dice, Game, Seat, Table, Viewer};
use longbox_squad::{Format, Setup, UNKNOWN};
use std::collections::BTreeMap;

#[test]
fn in_an_imagined_game_the_other_has_seen_the_same_cards() {
    let game = game();
    let p = cosmos(&game, 5, &mut Vec::new());
    let mut dice = Dice::new(1);
    for _ in 0..20 {
        let other = game.imagine(&knows(&game, &p, Viewer::Seat(Seat::A)), &mut dice);
        let deck = other.piles(Seat::A).deck().iter().filter(|piece| other.knowledge().has_seen(Seat::B, **piece));
        let names: Vec<&str> = deck.map(|piece| game.name_of(other.card(*piece))).collect();
        assert_eq!(names, ["Eternal Cosmos"], "B saw exactly one card of A's deck");
    }
}

#[test]
fn an_imagined_opponent_has_a_legal_deck() {
    let game = game();
    let decks = longbox_catalog::squad_decks(&game).expect("the decks are in order");
    let deck = &decks.iter().find(|deck| deck.key == "starter").expect("the deck exists").cards;
    let table =
        Table::open(&game, Setup::new(deck.clone(), deck.clone(), Format::Strict), 7, &mut Deaf).expect("legal");
    let mut dice = Dice::new(2);
    let mut again = table.branch(0);
    for _ in 0..60 {
        let Some(decision) = again.pending() else { break };
        let option = dice.below(again.options().len() as u32) as u16;
        again.answer(decision.owner, option, &mut Deaf).expect("the option is there");
    }
    for _ in 0..100 {
        let other = game.imagine(&knows(&game, again.position(), Viewer::Seat(Seat::A)), &mut dice);
        let mut copies: BTreeMap<&str, u8> = BTreeMap::new();
        let piles = other.piles(Seat::B);
        for piece in piles.deck().iter().chain(piles.discard()).chain(other.hand(Seat::B).iter()) {
            *copies.entry(game.name_of(other.card(*piece))).or_default() += 1;
        }
        let most = copies.iter().max_by_key(|(_, count)| **count).expect("there are cards");
        assert!(*most.1 <= 4, "the opponent is imagined with {} copies of {}", most.1, most.0);
    }
}

#[test]
fn a_spectator_can_imagine_a_game() {
    let game = game();
    let p = cosmos(&game, 1, &mut Vec::new());
    let other = game.imagine(&knows(&game, &p, Viewer::Spectator), &mut Dice::new(1));
    let unknown = other.piles(Seat::B).deck().iter().filter(|piece| other.card(**piece) == UNKNOWN).count();
    assert_eq!(unknown, 0, "an imagined game is a full game: playing this one on breaks the program");
}
