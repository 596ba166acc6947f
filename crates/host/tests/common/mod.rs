//! What the tests of whole games share.

use longbox_protocol::{First, GameName, Invitation, SeatSetup, Who};

/// To a game with decks that fit it, one for each player.
pub(crate) fn invitation(game: GameName, players: &[Who], seed: u64) -> Invitation {
    let decks = match game {
        GameName::Vs => ["avengers", "super-villains", "x-men", "guardians"],
        GameName::Squad => ["starter", "wolverine", "starter", "wolverine"],
    };
    let chair = |(who, deck): (&Who, &str)| SeatSetup { who: who.clone(), deck: deck.to_owned(), main: None };
    let chairs = players.iter().zip(decks).map(chair).collect();
    Invitation { game, chairs, mode: String::new(), first: First::Chance, seed: seed.into() }
}
