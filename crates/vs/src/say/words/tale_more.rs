//! Events in words: what happens to cards outside play, to combats and to effects.

use super::tale::{Players, lower, row};
use crate::Vs;
use crate::event::{Kind, Sight};
use longbox_kernel::Seat;

impl Vs {
    pub(super) fn tell_more(&self, sight: &Sight, players: &Players<'_>) -> String {
        let (seat, n) = (sight.seat, sight.number);
        let card = self.sight_card(sight);
        let whose = format!("{} {card}", players.whose(seat));
        let up = if n > 0 { "up" } else { "down" };
        match sight.kind {
            Kind::Kod => format!("{whose} was KO'd."),
            Kind::Removed => format!("{whose} was removed from the game."),
            Kind::IntoDeck => format!("{whose} was shuffled into the deck."),
            Kind::BecameResource if sight.hidden => format!("{} top card became a resource.", players.whose(seat)),
            Kind::BecameResource => format!("{whose} became a resource, face {up}."),
            Kind::ResourceKod => format!("{} resource {card} was KO'd.", players.whose(seat)),
            Kind::TurnedDown => format!("{whose} was turned face down."),
            Kind::TurnedUp => format!("{whose} was turned face up."),
            Kind::Chose => format!("{whose} was chosen."),
            Kind::ChangedSide => format!("{card} came to {} side.", players.of(seat)),
            Kind::RuleChanged => match self.cause_words(sight) {
                Some(cause) => format!("{cause} took hold of {}.", lower(&whose)),
                None => format!("Something took hold of {}.", lower(&whose)),
            },
            Kind::Raids => {
                let side = u8::try_from(sight.second).map_or(seat, Seat);
                format!("{whose} went to {} {} to attack there.", players.of(side), row(n))
            }
            Kind::CombatCancelled => "The combat was cancelled.".to_owned(),
            Kind::CombatEnded => "The combat ended.".to_owned(),
            Kind::PowerCancelled => format!("The power of {} was cancelled.", lower(&whose)),
            Kind::TriggerBegan => format!("{whose} triggered."),
            Kind::TriggerFailed => format!("The trigger of {} came to nothing.", lower(&whose)),
            Kind::CannotAppear => format!("{whose} could not appear."),
            Kind::DeckShuffled => format!("{} deck was shuffled.", players.whose(seat)),
            // Told in `tell_turn` and `tell_character`.
            _ => String::new(),
        }
    }
}
