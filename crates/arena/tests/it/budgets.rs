//! Bots that search keep to their time, by a clock that is made up: nothing here depends on how fast the machine is.

use longbox_arena::{ArenaGame, Field, SquadTerms, VsTerms};
use longbox_bots::{Bot, BotKind, BotSpec, Budget, Clock, Machine};
use longbox_catalog::{squad, squad_decks, vs, vs_decks};
use longbox_kernel::{Deaf, Player, Shape, Table};
use std::cell::Cell;
use std::time::Duration;

thread_local! {
    /// How often a clock was asked for the time.
    static ASKED: Cell<u32> = const { Cell::new(0) };
}

fn asked() -> u32 {
    ASKED.with(|asked| asked.replace(asked.get() + 1))
}

/// A millisecond goes by between two looks at it.
fn ticking() -> Duration {
    Duration::from_millis(asked().into())
}

/// Every time it is looked at, an hour has gone by.
fn leaping() -> Duration {
    Duration::from_secs(3_600) * asked()
}

const TIME: Duration = Duration::from_millis(30);

/// Plays a game and gives the looks of every choice that was searched. Every answer must be one of the options.
fn looks<G: ArenaGame>(game: &G, field: &Field<G::Setup>, kind: BotKind, clock: Clock) -> Vec<u64> {
    let spec = BotSpec { kind, budget: Some(Budget::time(TIME)) };
    let mut bot: Bot<G> = spec.bot_on(Machine { clock, ..Machine::ONE_THREAD }, 5);
    let mut quick: Bot<G> = BotKind::Quick.bot(6);
    let mut table = Table::open(game, field.pairings[0].setup.clone(), 3, &mut Deaf).unwrap();
    let mut found = Vec::new();
    while let Some(chair) = table.chair().filter(|_| found.len() < 60) {
        let (seat, options) = (chair.seat(), chair.options().len());
        let searched = options > 1 && chair.decision().shape != Shape::Name;
        let before = bot.looks().unwrap();
        let answer = if searched && seat.index() == 0 { bot.decide(&chair) } else { quick.decide(&chair) };
        assert!(!searched || usize::from(answer) < options, "{answer} is none of {options} options");
        found.extend(Some(bot.looks().unwrap() - before).filter(|looks| *looks > 0));
        table.answer(seat, answer, &mut Deaf).unwrap();
    }
    found
}

fn check<G: ArenaGame>(game: &G, field: &Field<G::Setup>) {
    for kind in [BotKind::Hero, BotKind::Legend] {
        let found = looks(game, field, kind, ticking);
        let all = [TIME.as_millis() as u64].repeat(found.len());
        assert_eq!(found, all, "{kind} stops with the look in which its time is over");
        let found = looks(game, field, kind, leaping);
        assert_eq!(found, [1].repeat(found.len()), "{kind} takes one look, and has an answer, where there is no time");
        assert!(found.len() > 10, "{} choices say little", found.len());
    }
}

#[test]
fn a_search_of_vs_ends_with_its_time() {
    let game = vs().unwrap().game;
    let decks = vs_decks(&game).unwrap();
    check(&game, &Field::new(&game, &decks[..2], &VsTerms::default()));
}

#[test]
fn a_search_of_squad_ends_with_its_time() {
    let game = squad().unwrap().game;
    let decks = squad_decks(&game).unwrap();
    check(&game, &Field::new(&game, &decks[..2], &SquadTerms::default()));
}
