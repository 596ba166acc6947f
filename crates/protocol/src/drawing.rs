//! What of a card its picture shows: the same on the page, in reports and in tests.

use crate::{CardInfo, CardType};
use longbox_art::{Factor, Panel, Subject};

impl<'a> From<&'a CardInfo> for Panel<'a> {
    fn from(face: &'a CardInfo) -> Panel<'a> {
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
}
