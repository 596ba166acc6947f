//! Random play of Vs. System, with decks and answers that lean towards powers which have not worked yet.

mod books;
mod feats;

use books::Books;
use longbox_arena::{ArenaGame, Wishes};
use longbox_catalog::{CardNo, vs};
use longbox_kernel::{Dice, Reason, Shape, Table};
use longbox_vs::language::{Card, Universe};
use longbox_vs::{Bound, Choice, Event, Mode, PlayerSetup, Position, Setup, Vs};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// What never works in random play, by id of the card, with the reason.
const EXCEPT: [(&str, &str); 14] = [
    ("ALN-013", "it lets others be powered up from the hand, which is told like any power-up"),
    ("ALN-016", "its price is told like any payment"),
    ("ALN-023", EQUIPMENT),
    ("ALN-024", EQUIPMENT),
    ("ALN-025", EQUIPMENT),
    ("ALN-035", "its trigger is the pile's card at work"),
    ("FAN-027", EQUIPMENT),
    ("FAN-040", "what is predicted is its player's secret"),
    ("FAN-046", "who can't strike is not told"),
    ("FAN-052", "it works under the name of the power that it repeats"),
    ("FAN-055", "it works as the plot twist that it copies"),
    ("LEG-041", "a look at a hand is told to its player alone"),
    ("LEG-042", "Leap is gained as Flight, under that name"),
    ("LEG-061", "a search of the deck is told like any recruit"),
];
const EQUIPMENT: &str = "its powers are those of whoever carries it";

/// The game without the line between the two universes, so that every card meets every other.
fn one_universe() -> Vs {
    let game = vs().unwrap().game;
    let drawn = |card: &Card| Card { universe: Universe::Illustrated, ..card.clone() };
    let cards = game.cards().iter().map(drawn).collect();
    Vs::new(game.teams().to_vec(), game.keywords().to_vec(), cards).expect("the same cards")
}

/// What one series of games brought.
#[derive(Debug, Default)]
struct Series {
    games: u64,
    decisions: u64,
    turns: u64,
    checked: u64,
    /// Games until every power had worked.
    complete_after: Option<u64>,
    /// Seeds of games that reached a bound.
    caps: Vec<(u64, Bound)>,
    /// What had not worked at the end.
    idle: Vec<String>,
}

struct Soak<'g> {
    game: &'g Vs,
    /// The cards of the sets.
    cards: Vec<CardNo>,
    books: Books<'g>,
    events: Vec<Event>,
}

impl<'g> Soak<'g> {
    /// With all cards; the books leave out those that have a reason, so that no deck leans towards them.
    fn new(game: &'g Vs) -> Soak<'g> {
        let cards: Vec<CardNo> = (0..game.cards().len() as CardNo).collect();
        let is_excused = |card: &Card| EXCEPT.iter().any(|(id, _)| card.id == *id);
        let open = |number: &CardNo| game.card(*number).is_some_and(|card| !is_excused(card));
        let books = Books::new(game, &cards.iter().copied().filter(open).collect::<Vec<CardNo>>());
        Soak { game, cards, books, events: Vec::new() }
    }

    /// Random legal decks that lean towards cards which have not done all they can; mostly two players.
    fn setup(&self, dice: &mut Dice) -> Setup {
        let (players, mode) = match dice.below(16) {
            0 => (3, Mode::FreeForAll),
            1 => (4, Mode::FreeForAll),
            2 => (4, Mode::TwoVsTwo),
            3 => (4, Mode::TwoHeaded),
            _ => (2, Mode::FreeForAll),
        };
        let wishes = Wishes { cards: self.cards.clone(), wanted: self.books.idle() };
        let mut side = || {
            let deck = self.game.random_deck(dice, &wishes).expect("there are cards enough");
            PlayerSetup { main: deck.extra.main, deck: deck.cards, side_deck: deck.extra.side_deck }
        };
        let sides = (0..players).map(|_| side()).collect();
        Setup { mode, ..Setup::new(sides) }
    }

    /// A random option; often one that leads towards a power which has not worked yet.
    fn answer(&mut self, p: &Position, options: &[Choice], dice: &mut Dice) -> u16 {
        let mut answer = dice.pick(options.len());
        if !self.books.is_closed() && dice.below(3) > 0 {
            let liked: Vec<usize> = (0..options.len()).filter(|at| self.books.likes(p, options[*at])).collect();
            answer = if liked.is_empty() { answer } else { liked[dice.pick(liked.len())] };
        }
        self.books.chosen(p, options[answer]);
        answer as u16
    }

    /// One game with random answers; `check` looks for faults at every decision.
    fn play(&mut self, seed: u64, check: bool, series: &mut Series) {
        let mut dice = Dice::new(seed);
        let setup = self.setup(&mut dice);
        let pieces = self.game.pieces(&setup);
        self.events.clear();
        self.books.open_game();
        let mut table = Table::open(self.game, setup, seed, &mut self.events).expect("a legal set-up");
        loop {
            self.books.happened(table.position(), &self.events);
            self.events.clear();
            if check {
                let faults = self.game.faults(table.position(), pieces);
                assert!(faults.is_empty(), "seed {seed}, after {} answers: {faults:?}", table.inputs().len());
            }
            let Some(chair) = table.chair() else { break };
            let (seat, answer) = match chair.decision().shape {
                Shape::Name => (chair.seat(), dice.below(self.game.cards().len() as u32) as u16),
                _ => (chair.seat(), self.answer(table.position(), chair.options(), &mut dice)),
            };
            table.answer(seat, answer, &mut self.events).expect("an option of the menu");
            series.decisions += 1;
        }
        series.games += 1;
        series.turns += u64::from(table.position().turn());
        series.checked += u64::from(check);
        if let Some(Reason::Bound(number)) = table.outcome().map(|outcome| outcome.reason) {
            series.caps.push((seed, Bound::by_number(number).expect("a bound of the list")));
        }
    }

    /// Games from this seed on; stops early where it may, once every power has worked.
    fn series(mut self, seeds: std::ops::Range<u64>, check_every: u64, may_stop: bool) -> Series {
        let mut series = Series::default();
        for seed in seeds {
            self.play(seed, seed.is_multiple_of(check_every), &mut series);
            if self.books.is_closed() && series.complete_after.is_none() {
                series.complete_after = Some(series.games);
                if may_stop {
                    break;
                }
            }
        }
        series.idle = self.books.told();
        series
    }
}

#[test]
fn random_decks_are_steered_until_every_power_has_worked() {
    let game = one_universe();
    let soak = Soak::new(&game);
    println!("{} powers", soak.books.count());
    let series = soak.series(0..10_000, 20, true);
    println!(
        "{} games, {} of them checked, {} decisions and {} turns each",
        series.games,
        series.checked,
        series.decisions / series.games,
        series.turns / series.games
    );
    assert!(series.idle.is_empty(), "powers that never worked: {:#?}", series.idle);
    assert!(series.caps.len() as u64 * 1_000 <= series.games, "games that reached a bound: {:?}", series.caps);
}

#[test]
#[ignore = "a long soak: run by `cargo verify --full`"]
fn one_hundred_thousand_steered_games() {
    let game = one_universe();
    let one = |number: u64| Soak::new(&game).series(number * 2_000..(number + 1) * 2_000, 10, false);
    let all: Vec<Series> = (0..50u64).into_par_iter().map(one).collect();
    let sum = |of: fn(&Series) -> u64| all.iter().map(of).sum::<u64>();
    let games = sum(|series| series.games);
    let caps: Vec<&(u64, Bound)> = all.iter().flat_map(|series| &series.caps).collect();
    let mut idle: BTreeMap<&String, usize> = BTreeMap::new();
    all.iter().flat_map(|series| &series.idle).for_each(|power| *idle.entry(power).or_default() += 1);
    let mut complete: Vec<u64> = all.iter().filter_map(|series| series.complete_after).collect();
    complete.sort_unstable();
    println!(
        "{games} games, {} checked, {} decisions, {} turns; caps {caps:?}; every power after {complete:?} games",
        sum(|series| series.checked),
        sum(|series| series.decisions) / games,
        sum(|series| series.turns) / games
    );
    let never: Vec<_> = idle.iter().filter(|(_, times)| **times == all.len()).collect();
    assert!(never.is_empty(), "powers that never worked: {never:?}");
    assert!(caps.len() as u64 * 1_000 <= games, "games that reached a bound: {caps:?}");
}
