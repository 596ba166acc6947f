//! Before the game: which one, who sits where, saved games.

use super::client::Client;
use super::decks::{self, Chosen};
use super::reader::Reader;
use super::{First, Wanted};
use crate::screen::{self, BOLD, DIM, PLAIN, paint, say};
use crate::{games, replay};
use longbox_bots::BotSpec;
use longbox_kernel::{Seat, Seed};
use longbox_protocol::{Call, First as Begins, GameName, Invitation, ModeInfo, SeatSetup, Who};
use miette::miette;
use std::path::Path;

/// The game that the player would rather play.
pub(super) fn other_game(present: GameName, reader: &mut Reader) -> Option<GameName> {
    if !reader.is_terminal() {
        return None;
    }
    let named = GameName::ALL.iter().enumerate().map(|(at, game)| format!("{} {}", at + 1, games::title(*game)));
    let usual = GameName::ALL.iter().position(|game| *game == present).map_or(1, |at| at + 1);
    let line = reader.ask(&format!("Which game: {} [{usual}]", named.collect::<Vec<_>>().join(", ")))?;
    picked(&line).filter(|game| *game != present)
}

/// The game with this number or word.
fn picked(line: &str) -> Option<GameName> {
    let by_number = || GameName::ALL.get(line.parse::<usize>().ok()?.checked_sub(1)?).copied();
    by_number().or_else(|| GameName::from_word(&line.to_lowercase()))
}

/// Finds out who meets with what, asking where nothing was said, and deals. False: the player left.
pub(super) fn sit_down(client: &mut Client, wanted: &Wanted, reader: &mut Reader) -> miette::Result<bool> {
    let mode = mode(client, wanted)?;
    let Some(mut decks) = decks::choose(client, wanted, &mode, reader)? else { return Ok(false) };
    let (me, seats) = (wanted.me, decks.len());
    if me.index() >= seats {
        return Err(miette!("there is no seat {me} in a game for {seats}"));
    }
    decks[..=me.index()].rotate_left(1);
    let first = match wanted.wishes.first {
        None => Begins::Chance,
        Some(First::Me) => Begins::Seat(me),
        Some(First::Bot) => Begins::Seat(Seat((me.0 + 1) % seats as u8)),
    };
    let chairs = decks.iter().enumerate().map(|(seat, chosen)| SeatSetup {
        who: match seat == me.index() {
            true => Who::Person(String::new()),
            false => Who::Bot(wanted.bot.to_string()),
        },
        deck: chosen.deck.key.clone(),
        main: chosen.main.clone(),
    });
    let (game, seed) = (client.game, wanted.seed);
    let invitation = Invitation { game, chairs: chairs.collect(), mode: mode.word.clone(), first, seed };
    client.asked(&Call::Open(invitation))?;
    say(paint(BOLD, screen::ruler(games::title(game), "")));
    say(paint(DIM, format_args!("Seed {seed}")));
    introduce(client, wanted, &decks, &mode)?;
    say(paint(DIM, "Type a number or part of a card's name. `help` lists the rest."));
    Ok(true)
}

/// The way to play that was named, or the usual one.
fn mode(client: &Client, wanted: &Wanted) -> miette::Result<ModeInfo> {
    let modes = &client.info()?.modes;
    let word = &wanted.wishes.mode;
    let found = modes.iter().find(|mode| word.is_empty() || mode.word == *word);
    let known = || modes.iter().map(|mode| mode.word.as_str()).collect::<Vec<_>>().join(", ");
    found.cloned().ok_or_else(|| miette!("there is no mode '{word}'; known are {}", known()))
}

/// Who plays what, the player first, and what else should be known before it begins.
fn introduce(client: &Client, wanted: &Wanted, decks: &[Chosen], mode: &ModeInfo) -> miette::Result<()> {
    let Some(table) = client.table() else { return Ok(()) };
    let plays = |chosen: &Chosen| {
        let cards: usize = chosen.deck.cards.iter().map(|(count, _)| usize::from(*count)).sum();
        format!("{} ({cards} cards)", chosen.deck.name)
    };
    let mine = &decks[wanted.me.index()];
    let foes = || decks.iter().zip(&table.players).filter(|(_, player)| player.seat != wanted.me);
    let told = foes().map(|(chosen, player)| format!("; {} ({}) plays {}", player.name, wanted.bot, plays(chosen)));
    screen::say_wrapped(0, PLAIN, &format!("You play {}{}.", plays(mine), told.collect::<String>()));
    if !mine.main().is_empty() {
        let hint = match mine.difficulty() {
            "" => String::new(),
            word => format!(" Difficulty: {word}."),
        };
        screen::say_wrapped(0, PLAIN, &format!("Your main character is {}.{hint}", mine.main()));
    }
    // Whom others may become is their secret, so only the player's own side deck is told.
    for line in decks::beside(mine, &client.faces) {
        screen::say_wrapped(0, PLAIN, &line);
    }
    for (chosen, player) in foes() {
        match (chosen.main(), &chosen.deck.quest) {
            (_, Some(_)) => screen::say_wrapped(0, PLAIN, &chosen.deck.about),
            ("", None) => {}
            (main, None) => say(format_args!("  Seat {}: {}, led by {main}.", player.seat, chosen.deck.name)),
        }
    }
    if client.info()?.modes.first() != Some(mode) {
        let mates = client.view().map(|view| view.teammates()).unwrap_or_default();
        say(format_args!("The mode is {}. On your side: {mates}.", mode.title));
    }
    Ok(())
}

/// Goes on with a stored game.
pub(super) fn resume(client: &mut Client, file: &Path, bot: BotSpec, me: Seat) -> miette::Result<()> {
    let text = replay::text_of(file)?;
    client.resume(text, me, &bot.to_string()).map_err(|text| replay::in_file(file, &text))?;
    say(paint(BOLD, screen::ruler(&format!("{}, resumed from {}", games::title(client.game), file.display()), "")));
    client.tell_last(RECENT);
    Ok(())
}

/// Lines of the log that remind of a game that is resumed.
const RECENT: usize = 8;

/// A seed that nobody can foresee.
pub(super) fn fresh_seed() -> miette::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| miette!("the system gives no random numbers: {error}"))?;
    Ok(Seed::new(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_picked_by_number_or_word() {
        for (at, game) in GameName::ALL.into_iter().enumerate() {
            assert_eq!(picked(&(at + 1).to_string()), Some(game));
            assert_eq!(picked(&game.word().to_uppercase()), Some(game));
        }
        assert_eq!(["", "0", "99", "chess"].map(picked), [None; 4]);
    }
}
