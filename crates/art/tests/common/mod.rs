//! The cards of both games, as the page gets them.

use longbox_host::Host;
use longbox_protocol::{Call, CardInfo, GameName, Report};

/// All cards of a game.
pub(crate) fn cards(game: GameName) -> Vec<CardInfo> {
    let mut host = Host::open().expect("the files of both games load");
    let mut cards = Vec::new();
    host.call(&Call::Cards(game), &mut |report| {
        if let Report::Cards(_, told) = report {
            cards = told;
        }
    });
    assert!(!cards.is_empty(), "{game:?} has cards");
    cards
}
