//! The games with their cards and decks, for games between people: read once, whoever plays.

use crate::decks::{self, list_of};
use crate::error::HostError;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use crate::party::{Moves, Party, Recalled};
use crate::session::Session;
use crate::words::{calls, decks as words};
use longbox_catalog::{DeckOf, deck_of};
use longbox_kernel::Seed;
use longbox_protocol::{DeckChoice, First, GameName, Invitation, ModeInfo, SeatSetup, Who};
use longbox_squad::Squad;
use longbox_vs::Vs;

/// All games with what comes with the program. Decks that players bring are checked and forgotten again.
#[derive(Clone, Copy)]
pub struct Library {
    vs: &'static GameFiles<Vs>,
    squad: &'static GameFiles<Squad>,
}

// Written by hand: all cards are too long to print.
impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Library").finish_non_exhaustive()
    }
}

/// What people have agreed on: who sits where with which deck.
#[derive(Clone, Debug)]
pub struct Agreement {
    /// Whose rules are played.
    pub game: GameName,
    /// The word of the way to play; empty: the usual one.
    pub mode: String,
    /// In the order of the seats.
    pub seats: Vec<(Who, DeckChoice)>,
}

impl Library {
    /// Reads all that comes with the program. It is never given back.
    pub fn open() -> Result<Library, HostError> {
        Ok(Library { vs: GameFiles::read(&[])?, squad: GameFiles::read(&[])? })
    }

    /// The ways to play a game, the usual one first.
    pub fn modes(&self, game: GameName) -> Vec<ModeInfo> {
        match game {
            GameName::Vs => Vs::modes(),
            GameName::Squad => Squad::modes(),
        }
    }

    /// What the deck is called, if a person can play with it; or else all that is wrong with it.
    pub fn check_deck(&self, game: GameName, deck: &DeckChoice) -> Result<String, HostError> {
        match game {
            GameName::Vs => chosen(self.vs, deck).map(|deck| deck.name),
            GameName::Squad => chosen(self.squad, deck).map(|deck| deck.name),
        }
    }

    /// Deals a game.
    pub fn deal(&self, agreed: &Agreement, seed: Seed) -> Result<Party, HostError> {
        match agreed.game {
            GameName::Vs => deal(self.vs, agreed, seed),
            GameName::Squad => deal(self.squad, agreed, seed),
        }
    }

    /// A game that was stored: how it was dealt ([`Party::opening`]) and all that was recorded of it since.
    pub fn resume<'a>(
        &self,
        game: GameName,
        players: &[Who],
        opening: &str,
        moves: impl IntoIterator<Item = &'a Moves>,
    ) -> Result<Party, HostError> {
        let record = Recalled::of(moves);
        match game {
            GameName::Vs => Session::recall_party(self.vs, players, opening, &record).map(Party::of),
            GameName::Squad => Session::recall_party(self.squad, players, opening, &record).map(Party::of),
        }
    }
}

fn deal<G: HostGame>(files: &'static GameFiles<G>, agreed: &Agreement, seed: Seed) -> Result<Party, HostError> {
    let decks = agreed.seats.iter().map(|(_, deck)| chosen(files, deck)).collect::<Result<Vec<_>, HostError>>()?;
    let chairs = agreed.seats.iter().zip(&decks);
    let chairs = chairs.map(|((who, _), deck)| SeatSetup { who: who.clone(), deck: deck.key.clone(), main: None });
    let (chairs, mode) = (chairs.collect(), agreed.mode.clone());
    let invitation = Invitation { game: agreed.game, chairs, mode, first: First::Chance, seed };
    let setup = files.game().setup(&decks, &invitation)?;
    let players = agreed.seats.iter().map(|(who, _)| who.clone()).collect();
    let mut session = Session::deal(files, setup, players, seed)?;
    session.become_party();
    Ok(Party::of(session))
}

/// The deck, if it can be played with against people.
fn chosen<G: HostGame>(files: &GameFiles<G>, choice: &DeckChoice) -> Result<DeckOf<G>, HostError> {
    match choice {
        DeckChoice::BuiltIn { key, main } => {
            let deck = files.deck(key)?;
            if files.game().deck_info(&deck, &[]).quest.is_some() {
                return Err(HostError::DeckProblems(vec![calls::QUEST_DECK.to_owned()]));
            }
            match main {
                Some(main) => files.game().lead(deck, main),
                None => Ok(deck),
            }
        }
        DeckChoice::Own { text } => own(files.game(), text),
    }
}

/// A deck that a player has brought, in any form: legal to the last card.
fn own<G: HostGame>(game: &G, text: &str) -> Result<DeckOf<G>, HostError> {
    let reading = decks::reading(game, text);
    if !reading.unread.is_empty() {
        let line = |unread: longbox_protocol::UnreadLine| words::unread(&unread.text, &unread.problem);
        return Err(HostError::DeckProblems(reading.unread.into_iter().map(line).collect()));
    }
    let problems = decks::plain_study(game, &reading.draft).problems;
    if !problems.is_empty() {
        return Err(HostError::DeckProblems(problems.into_iter().map(|problem| problem.text).collect()));
    }
    Ok(deck_of(game, &list_of(&reading.draft)))
}
