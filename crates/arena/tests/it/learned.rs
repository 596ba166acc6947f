//! The learned score: what is counted for one seat is counted against the other, and the yardstick stays as it is.

use longbox_arena::{ArenaGame, Decks, Field, Learning, Match};
use longbox_bots::BotKind;
use longbox_catalog::{DeckOf, decks, open};
use longbox_kernel::{Deaf, Player, Seat, Table};
use longbox_squad::Squad;
use longbox_vs::Vs;

fn named<G: ArenaGame>(game: &G, keys: &[&str]) -> Vec<DeckOf<G>> {
    let mut found = decks(game).unwrap();
    found.retain(|deck| keys.contains(&deck.key.as_str()));
    found
}

fn field<G: ArenaGame>(game: &G, keys: &[&str]) -> Field<G::Setup> {
    Field::new(game, &named(game, keys), &G::Terms::default())
}

/// Plays some games by habit and compares the two seats at every decision.
fn assert_opposite<G: ArenaGame>(keys: &[&str]) {
    let game = open::<G>(&[]).unwrap().game;
    let (worth, field) = (game.worth(), field(&game, keys));
    let (mut mine, mut theirs, mut uneven) = (Vec::new(), Vec::new(), 0);
    for seed in 0..6 {
        let mut bot = if seed % 2 == 0 { BotKind::Quick } else { BotKind::Random }.bot::<G>(seed);
        let mut table = Table::open(&game, field.pairings[0].setup.clone(), seed, &mut Deaf).unwrap();
        while let Some(chair) = table.chair() {
            let p = table.position();
            game.features(&worth, p, Seat::A, &mut mine);
            game.features(&worth, p, Seat::B, &mut theirs);
            assert_eq!(mine.len(), G::feature_names().len());
            assert!(mine.iter().zip(&theirs).all(|(mine, theirs)| *mine == -theirs), "{mine:?}\n{theirs:?}");
            let odds = game.odds(&worth, p, Seat::A);
            assert_eq!(odds, -game.odds(&worth, p, Seat::B));
            uneven += usize::from(odds != 0);
            let (seat, index) = (chair.seat(), bot.decide(&chair));
            table.answer(seat, index, &mut Deaf).unwrap();
        }
        let won = table.outcome().unwrap().won_by(Seat::A);
        let odds = game.odds(&worth, table.position(), Seat::A);
        assert!(!won || odds > 500_000, "a won game is far outside the others: {odds}");
    }
    assert!(uneven > 100, "the weights see a difference");
}

#[test]
fn seats_are_counted_against_each_other() {
    assert_opposite::<Vs>(&["avengers", "x-men"]);
    assert_opposite::<Squad>(&["starter", "wolverine"]);
}

#[test]
fn the_same_seed_teaches_the_same_on_any_number_of_threads() {
    let game = open::<Squad>(&[]).unwrap().game;
    let field = field(&game, &["starter", "wolverine"]);
    let lesson = |threads: usize| {
        let bots = &[BotKind::Quick.into()];
        Learning { game: &game, field: &field, bots, games: 60, seed: 3.into(), threads }.learn(&|_| ()).unwrap()
    };
    let alone = lesson(1);
    assert_eq!(alone, lesson(3));
    assert!(alone.games > 50 && alone.marks[0].learned.log_loss < 0.69, "{:?}", alone.marks);
}

fn print_of<G: ArenaGame>(keys: &[&str], games: u64) -> String {
    let game = open::<G>(&[]).unwrap().game;
    let field = field(&game, keys);
    let (decks, bots) = (Decks::Named(&field), [BotKind::Sidekick.into(); 2]);
    let bout = Match { game: &game, decks, bots: &bots, games, seed: 11.into(), threads: 0, coverage: false };
    bout.play(&|_| ()).unwrap().fingerprint
}

/// Where rules or these decks are meant to change, so do these games: then the new numbers belong here. Where only
/// bots change, `sidekick` must not.
#[test]
fn the_yardstick_plays_as_ever() {
    assert_eq!(print_of::<Vs>(&["avengers", "x-men", "company"], 6), "d3127be859c41463");
    assert_eq!(print_of::<Squad>(&["starter", "wolverine", "hulk-or-bust"], 12), "75d42394ff8ae9e5");
}
