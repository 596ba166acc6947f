//! The cards of both games, as the page gets them.

use longbox_art::{Factor, Panel, Subject};
use longbox_host::Host;
use longbox_protocol::{Call, CardInfo, CardType, GameName, Report};

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

/// What is drawn for a card; the page asks for the same.
pub(crate) fn panel(face: &CardInfo) -> Panel<'_> {
    let factor = face.factors.first().and_then(|factor| Factor::named(factor));
    let subject = match (factor, face.kind) {
        (Some(_), _) => Subject::Squad,
        (None, CardType::PlotTwist) => Subject::PlotTwist,
        (None, CardType::Location) => Subject::Location,
        (None, CardType::Equipment) => Subject::Equipment,
        (None, _) => Subject::Character,
    };
    Panel {
        name: &face.name,
        subject,
        team: face.teams.first().map_or("", String::as_str),
        factor,
        heroes: &face.heroes,
        words: &face.words,
        pronoun: face.pronoun.as_deref().unwrap_or_default(),
        rank: face.level.or(face.cost).unwrap_or_default(),
        stats: face.stats.map(|stats| (stats.atk, stats.def)),
    }
}
