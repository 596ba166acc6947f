//! Random play with the rules of the table checked after every decision.

use crate::game;
use longbox_kernel::{Dice, Game, Seat, SeatSet, Table, Verdict, Viewer};
use longbox_squad::{Event, EventKind, Format, Frame, Position, Setup, Squad};
use std::collections::BTreeSet;

/// Every card is in exactly one place and what is known fits the places.
fn check(game: &Squad, p: &Position, brought: usize) {
    let mut seen = BTreeSet::new();
    let mut count = 0;
    let mut add = |piece: u8| {
        count += 1;
        assert!(seen.insert(piece), "piece {piece} is in two places");
    };
    for seat in [Seat::A, Seat::B] {
        p.piles(seat).deck().iter().for_each(|piece| add(*piece));
        p.piles(seat).discard().iter().for_each(|piece| add(*piece));
        p.hand(seat).iter().for_each(|piece| add(*piece));
        p.row(seat).iter().for_each(|keeper| add(keeper.piece));
        assert!(p.hand(seat).iter().all(|piece| p.knowledge().knows(seat, *piece)), "a player knows the own hand");
        let unseen = p.hand(seat).iter().all(|piece| p.knowledge().is_free(seat.other(), *piece));
        assert!(p.hand_seen(seat) || unseen, "what the other knows of a hand is looked up");
        for keeper in p.row(seat) {
            assert!(p.knowledge().knows(seat.other(), keeper.piece), "a Keeper is seen by all");
        }
        if let Some(top) = p.piles(seat).discard_top() {
            assert!(
                p.knowledge().knows(seat, top) && p.knowledge().knows(seat.other(), top),
                "a top discard is seen by all"
            );
        }
    }
    for frame in p.frames() {
        if let Frame::Strike(strike) = frame
            && strike.is_attack()
            && strike.flags & longbox_squad::Strike::PLACED == 0
        {
            add(strike.source);
        }
    }
    assert_eq!(count, brought, "cards are neither lost nor made");
    assert!((1..=20).contains(&p.power()), "the power is 1 to 20");
    let _ = game;
}

/// A seat's view must not change when what it cannot know is dealt anew.
fn check_blind(game: &Squad, p: &Position, dice: &mut Dice) {
    for seat in [Seat::A, Seat::B] {
        let viewer = Viewer::Seat(seat);
        let standpoint = game.standpoint(p, viewer);
        let other = game.imagine(&standpoint, dice);
        assert!(game.standpoint(&other, viewer) == standpoint, "what {seat} may know changes with what it cannot know");
        assert_eq!(game.view(&game.standpoint(&other, viewer)), game.view(&standpoint), "what {seat} sees");
        let mut menu = Vec::new();
        let asked = game.waiting(&other).first().expect("somebody is asked");
        game.options(&other, asked, &mut menu);
        assert!(!menu.is_empty(), "an imagined game has options");
    }
}

/// Two cards that a seat cannot tell apart change places, with all the books kept about them: it must not notice.
fn check_twins(game: &Squad, p: &Position, dice: &mut Dice) {
    for seat in [Seat::A, Seat::B] {
        let standpoint = game.standpoint(p, Viewer::Seat(seat));
        for owner in [Seat::A, Seat::B] {
            let (deck, hand) = (p.piles(owner).deck(), p.hand(owner).as_slice());
            for (pieces, seats) in [(deck, SeatSet::ALL), (hand, SeatSet::one(seat))] {
                if pieces.len() < 2 {
                    continue;
                }
                let [a, b] = [0, 1].map(|_| pieces[dice.pick(pieces.len())]);
                if a != b && p.knowledge().are_alike(seats, a, b) {
                    let other = game.standpoint(&p.with_swapped(a, b), Viewer::Seat(seat));
                    assert!(other == standpoint, "{seat} notices that two cards of {owner} changed places");
                }
            }
        }
    }
}

/// What an event tells a seat, that seat knows.
fn check_events(events: &[Event]) {
    for event in events {
        if matches!(event.kind, EventKind::Drew) {
            let secret = event.card.expect("a drawn card");
            assert!(secret.seen_by.contains(event.seat) && !secret.seen_by.contains(event.seat.other()));
        }
    }
}

struct Soak<'g> {
    game: &'g Squad,
    dice: Dice,
    /// Cards whose effect began at least once.
    worked: BTreeSet<u16>,
    played: BTreeSet<u16>,
}

impl Soak<'_> {
    /// One game; `blind` checks what is hidden at every so many decisions.
    fn game(&mut self, setup: &Setup, seed: u64, blind: u64) {
        let brought = setup.decks.iter().map(|deck| setup_size(setup.format, deck.len())).sum::<usize>();
        let mut events: Vec<Event> = Vec::new();
        let mut table = Table::open(self.game, setup.clone(), seed, &mut events).expect("a legal set-up");
        let mut made = 0u64;
        while let Some(decision) = table.pending() {
            check(self.game, table.position(), brought);
            assert!(!table.options().is_empty(), "seed {seed}: a question without an answer");
            if blind > 0 && made.is_multiple_of(blind) {
                check_blind(self.game, table.position(), &mut self.dice);
                check_twins(self.game, table.position(), &mut self.dice);
            }
            let option = self.dice.below(table.options().len() as u32) as u16;
            table.answer(decision.owner, option, &mut events).expect("the option is there");
            made += 1;
        }
        let outcome = table.outcome().expect("the game is over");
        assert_ne!(outcome.verdict, Verdict::Cap, "seed {seed}: {}", self.game.outcome_text(outcome));
        check_events(&events);
        for event in &events {
            let Some(secret) = event.card else { continue };
            match event.kind {
                EventKind::EffectBegan => self.worked.insert(secret.card),
                EventKind::Attacked | EventKind::PutIntoPlay | EventKind::BecameKeeper => {
                    self.played.insert(secret.card)
                }
                _ => false,
            };
        }
        if seed.is_multiple_of(50) {
            longbox_scenario::harder(&table).unwrap_or_else(|what| panic!("seed {seed}: {what}"));
        }
    }

    /// A random legal deck, leaning towards cards that have not worked yet.
    fn deck(&mut self) -> Vec<u16> {
        let cards = self.game.cards().len() as u32;
        let lazy: Vec<u16> = (0..cards as u16)
            .filter(|card| !self.worked.contains(card) && !self.game.card(*card).powers.is_empty())
            .collect();
        let mut deck: Vec<u16> = Vec::new();
        while deck.len() < 40 {
            let card = match lazy.is_empty() || self.dice.below(2) == 0 {
                true => self.dice.below(cards) as u16,
                false => lazy[self.dice.below(lazy.len() as u32) as usize],
            };
            let copies = deck.iter().filter(|other| self.game.card(**other).name == self.game.card(card).name).count();
            if copies < 4 {
                deck.push(card);
            }
        }
        deck
    }

    /// Cards with an effect that never began. Keepers that only change rules have none to begin.
    fn idle(&self) -> Vec<String> {
        use longbox_squad::language::{KeeperPower, Power};
        let has_effect = |power: &Power| match power {
            Power::Keeper(_, powers) => {
                powers.iter().any(|power| !matches!(power, KeeperPower::Always(_) | KeeperPower::While(..)))
            }
            _ => true,
        };
        let cards = self.game.cards().iter().enumerate();
        let idle = cards.filter(|(number, card)| {
            let number = *number as u16;
            let works = if card.powers.iter().any(has_effect) { &self.worked } else { &self.played };
            !card.powers.is_empty() && !works.contains(&number)
        });
        idle.map(|(_, card)| format!("{} {}", card.id, card.name)).collect()
    }
}

fn setup_size(format: Format, cards: usize) -> usize {
    if format == Format::Strict { cards.min(40) } else { cards }
}

fn soak(game: &Squad, seed: u64) -> Soak<'_> {
    Soak { game, dice: Dice::new(seed), worked: BTreeSet::new(), played: BTreeSet::new() }
}

#[test]
fn random_games_over_all_decks_keep_the_rules_of_the_table() {
    let game = game();
    let decks = longbox_catalog::squad_decks(&game).expect("the decks are in order");
    let mut soak = soak(&game, 11);
    for (number, deck) in decks.iter().enumerate() {
        let other = &decks[(number * 13 + 5) % decks.len()];
        let setup = Setup::new(deck.cards.clone(), other.cards.clone(), Format::Quest);
        for game in 0..3 {
            soak.game(&setup, (number * 100 + game) as u64, 7);
        }
    }
}

#[test]
fn random_decks_are_steered_until_every_effect_has_begun() {
    let game = game();
    let mut soak = soak(&game, 5);
    for seed in 0..3_000 {
        let setup = Setup { power: 1 + (seed % 15) as u8, ..Setup::new(soak.deck(), soak.deck(), Format::Strict) };
        soak.game(&setup, seed, if seed % 20 == 0 { 5 } else { 0 });
        if soak.idle().is_empty() {
            return;
        }
    }
    let idle = soak.idle();
    assert!(idle.is_empty(), "effects that never began: {idle:?}");
}

#[test]
#[ignore = "a long soak: run by `cargo verify --full`"]
fn one_million_random_games() {
    let game = game();
    let mut soak = soak(&game, 77);
    for seed in 0..1_000_000 {
        let setup = Setup { power: 1 + (seed % 12) as u8, ..Setup::new(soak.deck(), soak.deck(), Format::Strict) };
        soak.game(&setup, seed, if seed % 100 == 0 { 5 } else { 0 });
    }
}
