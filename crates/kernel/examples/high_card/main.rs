//! A whole game for the table of Longbox: rules, hidden cards, a bot, a replay and the blind test.
//!
//! `cargo run -p longbox-kernel --example high_card` plays it; docs/your-own-game.md explains it.
#![allow(clippy::disallowed_macros, reason = "the rules do not print, but their example does")]

mod game;

use game::HighCard;
use longbox_kernel::{Chair, Deaf, Dice, Game, Player, Replay, ReplayError, Seat, Table, Viewer};

/// Leads its highest card; answers with the lowest card that wins, or else with its lowest.
struct Careful;

impl Player<HighCard> for Careful {
    fn decide(&mut self, chair: &Chair<'_, HighCard>) -> u16 {
        let cards = chair.options();
        let pick = match chair.view().led {
            None => cards.len() - 1,
            Some(led) => cards.iter().position(|card| *card > led).unwrap_or(0),
        };
        pick as u16
    }
}

/// Plays any card.
struct Random(Dice);

impl Player<HighCard> for Random {
    fn decide(&mut self, chair: &Chair<'_, HighCard>) -> u16 {
        self.0.pick(chair.options().len()) as u16
    }
}

fn main() -> Result<(), ReplayError> {
    let mut events = Vec::new();
    let Ok(mut table) = Table::open(&HighCard, (), 7, &mut events);
    let outcome = table.play_out(&mut [&mut Careful, &mut Random(Dice::new(1))], &mut events);
    for event in &events {
        println!("{}", HighCard.sight(event, Viewer::Seat(Seat::A)));
    }
    println!("{}", if outcome.won_by(Seat::A) { "A wins the game." } else { "B wins the game." });

    let again = Replay::of(&table).play(&HighCard, usize::MAX, &mut Deaf)?;
    assert_eq!(again.position(), table.position(), "a game is its set-up, its seed and its inputs");
    println!("Played again from its {} inputs, the game ended the same way.", table.inputs().len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hidden cards are dealt anew at every decision: no seat may see a difference.
    #[test]
    fn what_a_seat_knows_does_not_depend_on_hidden_cards() {
        let mut dice = Dice::new(3);
        let mut changed = 0;
        for seed in 0..50 {
            let Ok(mut table) = Table::open(&HighCard, (), seed, &mut Deaf);
            while let Some(chair) = table.chair() {
                let (asked, option) = (chair.seat(), Careful.decide(&chair));
                for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator] {
                    let known = HighCard.standpoint(table.position(), viewer);
                    let other = HighCard.imagine(&known, &mut dice);
                    assert_eq!(HighCard.standpoint(&other, viewer), known);
                    let open = |position| HighCard.standpoint(position, Viewer::Open);
                    changed += usize::from(open(&other) != open(table.position()));
                }
                table.answer(asked, option, &mut Deaf).expect("the bot picks from the menu");
            }
        }
        assert!(changed > 1_000, "only {changed} imagined games differ from the real one");
    }

    #[test]
    fn a_drawn_card_is_told_to_its_player_only() {
        let mut events = Vec::new();
        let Ok(_) = Table::open(&HighCard, (), 7, &mut events);
        let told = |viewer| events.iter().map(|event| HighCard.sight(event, viewer)).collect::<Vec<_>>();
        assert!(told(Viewer::Seat(Seat::A)).contains(&"B draws a card.".to_owned()));
        assert!(!told(Viewer::Seat(Seat::A)).contains(&"A draws a card.".to_owned()));
        assert!(told(Viewer::Spectator).iter().all(|line| line.ends_with("draws a card.")));
    }

    #[test]
    fn careful_play_beats_chance() {
        let wins = |seed| {
            let Ok(mut table) = Table::open(&HighCard, (), seed, &mut Deaf);
            let mut players = (Careful, Random(Dice::new(seed)));
            table.play_out(&mut [&mut players.0, &mut players.1], &mut Deaf).won_by(Seat::A)
        };
        let won = (0..1_000).filter(|seed| wins(*seed)).count();
        assert!(won > 550, "{won} of 1,000");
    }

    #[test]
    fn the_example_runs() {
        main().expect("its replay is right");
    }
}
