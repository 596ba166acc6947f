//! Before the game: which one, who meets with what, saved games.

use super::PlayArgs;
use super::reader::Reader;
use super::session::Session;
use crate::games::GameName;
use crate::parlour::Parlour;
use crate::replay;
use crate::screen::{self, BOLD, DIM, PLAIN, paint, say};
use longbox_catalog::{Catalog, DeckOf, Shelf};
use longbox_host::Names;
use longbox_kernel::{Seat, Table};
use std::path::Path;

/// Who is met and with what.
#[derive(Debug)]
pub(crate) struct Encounter<G: Shelf> {
    /// One a seat.
    pub(crate) decks: Vec<DeckOf<G>>,
    pub(crate) setup: G::Setup,
    /// What the opponent is called, if it is somebody.
    pub(crate) foe: Option<String>,
    /// What the player should know before it begins, each line with its indent.
    pub(crate) story: Vec<(usize, String)>,
}

/// The game that the player would rather play. Asked only where nothing was said that tells it.
pub(super) fn other_game<G: Parlour>(args: &PlayArgs<G>, reader: &mut Reader) -> Option<GameName> {
    let games = GameName::all();
    if games.len() < 2 || args.game.game.is_some() || args.deck.is_some() || !reader.is_terminal() {
        return None;
    }
    let named: Vec<String> =
        games.iter().enumerate().map(|(at, game)| format!("{} {}", at + 1, game.title())).collect();
    let line = reader.ask(&format!("Which game: {} [1]", named.join(", ")))?;
    Some(picked(games, &line)).filter(|game| *game != G::NAME)
}

/// The game with this number or word; the first one where it is neither.
fn picked(games: &[GameName], line: &str) -> GameName {
    let by_number = || games.get(line.parse::<usize>().ok()?.checked_sub(1)?).copied();
    by_number().or_else(|| GameName::from_word(&line.to_lowercase())).unwrap_or_default()
}

/// Deals a new game. None: the player left at the menu.
pub(super) fn open<'g, G: Parlour>(
    args: &PlayArgs<G>,
    catalog: &'g Catalog<G>,
    reader: &mut Reader,
) -> miette::Result<Option<Session<'g, G>>> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let Some(found) = G::sit_down(args, catalog, reader, seed)? else { return Ok(None) };
    let (me, seats) = (args.me(), found.decks.len());
    if me.index() >= seats {
        return Err(miette::miette!("there is no seat {me} in a game for {seats}"));
    }
    let mut events = Vec::new();
    let table = Table::open(&catalog.game, found.setup, seed, &mut events);
    let table = table.map_err(|error| miette::miette!("{}", Names::letters(seats).put_into(&error.to_string())))?;
    let foe = found.foe.unwrap_or_else(|| args.bot.profile().name.to_owned());
    let names = Names::facing(me, seats, &foe);
    say(paint(BOLD, screen::ruler(G::TITLE, &format!("seed {seed}"))));
    screen::say_wrapped(0, PLAIN, &intro(args, &names, &found.decks));
    found.story.iter().for_each(|(indent, line)| screen::say_wrapped(*indent, PLAIN, line));
    say(paint(DIM, "Type a number or part of a card's name. `help` lists the rest."));
    let bot = args.bot.seat(seed ^ 0x5eed);
    Ok(Some(Session::new(catalog, table, me, names, bot).saving(args.save.clone()).having_seen(&events)))
}

/// Who plays what, the player first.
fn intro<G: Parlour>(args: &PlayArgs<G>, names: &Names, decks: &[DeckOf<G>]) -> String {
    let me = args.me();
    let plays = |seat: usize| format!("{} ({} cards)", decks[seat].name, decks[seat].cards.len());
    let foes = (0..decks.len()).filter(|seat| *seat != me.index());
    let foes = foes.map(|seat| format!("; {} ({}) plays {}", names.of(Seat(seat as u8)), args.bot, plays(seat)));
    format!("You play {}{}.", plays(me.index()), foes.collect::<String>())
}

/// Goes on with a stored game.
pub(super) fn resume<'g, G: Parlour>(
    args: &PlayArgs<G>,
    catalog: &'g Catalog<G>,
    file: &Path,
) -> miette::Result<Session<'g, G>> {
    let stored = replay::read::<G>(file)?;
    let table = replay::play_again(file, &stored, &catalog.game, usize::MAX, &mut Vec::new())?;
    // A saved game knows whose it is: nobody is put into the other chair.
    let me = stored.seat.unwrap_or_else(|| args.me());
    let seats = catalog.game.seats(&stored.setup).len();
    let names = Names::facing(me, seats, args.bot.profile().name);
    let right = format!("seed {}", stored.seed);
    say(paint(BOLD, screen::ruler(&format!("{}, resumed from {}", G::TITLE, file.display()), &right)));
    let bot = args.bot.seat(stored.seed ^ stored.steps.len() as u64);
    let session = Session::new(catalog, table, me, names, bot);
    Ok(session.saving(args.save.clone()).practised(stored.practice).remembering())
}

/// A seed that no two games share.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    // Short enough to be typed again.
    longbox_kernel::hash_of(&now.as_nanos()) % 1_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_picked_by_number_or_word_and_else_the_usual_one() {
        for (at, game) in GameName::all().iter().enumerate() {
            assert_eq!(picked(GameName::all(), &(at + 1).to_string()), *game);
            assert_eq!(picked(GameName::all(), &game.word().to_uppercase()), *game);
        }
        for odd in ["", "0", "99", "chess"] {
            assert_eq!(picked(GameName::all(), odd), GameName::default());
        }
    }
}
