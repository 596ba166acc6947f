//! The log and what is seen of events.

use crate::decks::{game, names, setup};
use crate::observed::speaks_of_letters;
use longbox_host::{HostGame, LogEntry};
use longbox_kernel::{Dice, Game, Seat, Shape, Table, Viewer};
use longbox_protocol::Effect;
use longbox_vs::{Event, RuleId, Sight, Vs};
use std::collections::BTreeSet;

/// All events of a random game.
fn events(game: &Vs, setup: longbox_vs::Setup, seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    let mut dice = Dice::new(seed);
    let mut table = Table::open(game, setup, seed, &mut events).expect("a legal set-up");
    while let Some(chair) = table.chair() {
        let named = chair.decision().shape == Shape::Name;
        let all = if named { u32::from(game.entries()) } else { chair.options().len() as u32 };
        let (seat, option) = (chair.seat(), dice.below(all) as u16);
        table.answer(seat, option, &mut events).expect("an option of the menu");
    }
    events
}

fn check_line(game: &Vs, line: &LogEntry) {
    assert!(!line.text.trim().is_empty(), "{line:?}");
    assert!(!speaks_of_letters(&format!("{} {}", line.text, line.because)), "{line:?}");
    assert!(line.head || line.text.ends_with(['.', '!']), "{line:?}");
    assert!(line.cards.iter().all(|card| game.card(*card).is_some()), "{line:?}");
    assert!(line.rule.as_ref().is_none_or(|rule| RuleId::by_id(rule).is_some()), "{line:?}");
    assert!(line.because.is_empty() || !line.text.contains(" because of "), "{line:?}");
}

#[test]
fn every_line_says_something_in_the_names_of_the_players() {
    let (game, decks) = game();
    let mut told = BTreeSet::new();
    for seed in 0..24 {
        let setup = setup(&game, &decks, seed);
        let players = setup.sides.len();
        let events = events(&game, setup, seed);
        for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator, Viewer::Open] {
            let sights: Vec<Sight> = events.iter().map(|event| game.sight(event, viewer)).collect();
            let names = names(Seat::A, players);
            let lines = HostGame::tell(&game, &names, &sights);
            lines.iter().for_each(|line| check_line(&game, line));
            let begins = |sight: &&Sight| matches!(sight.what, longbox_vs::Happened::TurnBegan { .. });
            let heads = sights.iter().filter(begins).count();
            assert_eq!(lines.iter().filter(|line| line.head).count(), heads);
            // Told bit by bit, as a game goes on, it is no less sound.
            for some in sights.chunks(7) {
                HostGame::tell(&game, &names, some).iter().for_each(|line| check_line(&game, line));
            }
            told.extend(lines.into_iter().filter_map(|line| line.rule));
        }
    }
    assert!(told.len() > 20, "{told:?}");
}

#[test]
fn what_is_seen_points_at_characters_and_players() {
    let (game, decks) = game();
    let mut effects = Vec::new();
    for seed in 0..12 {
        for event in events(&game, setup(&game, &decks, seed), seed) {
            let sight = game.sight(&event, Viewer::Seat(Seat::A));
            let Some(happening) = game.happening(&sight) else { continue };
            let thing = happening.thing.as_ref().map(|thing| thing.0.clone()).unwrap_or_default();
            let whole = match sight.who {
                Some(slot) => thing == format!("f{slot}") || thing == format!("seat-{}", sight.seat),
                None => thing.is_empty() || happening.effect == Effect::Ko,
            };
            assert!(whole, "{happening:?} {sight:?}");
            assert!(happening.card.is_none_or(|card| game.card(card).is_some()));
            assert!(sight.card.is_some() || happening.card.is_none(), "a card that was not seen");
            if !effects.contains(&happening.effect) {
                effects.push(happening.effect);
            }
        }
    }
    let wanted = [Effect::Attack, Effect::Strike, Effect::Stun, Effect::Ko, Effect::LevelUp, Effect::Draw];
    wanted.iter().for_each(|effect| assert!(effects.contains(effect), "{effect:?} of {effects:?}"));
}
