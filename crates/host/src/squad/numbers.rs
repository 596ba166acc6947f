//! What numbers are made of, in words.

use crate::words::squad::cards as words;
use longbox_squad::{Breakdown, CardNo, PartOf, Squad};

/// "printed 5, Steel Yourself for Battle +1". `card`: whose attack it is, if it is one.
pub(super) fn parts(game: &Squad, breakdown: &Breakdown, card: Option<CardNo>) -> String {
    let worked_out = card.is_some_and(|card| game.card(card).attack.is_none());
    let told = breakdown.parts.iter().map(|part| match part.what {
        PartOf::SharedPower => words::shared_power(part.by),
        PartOf::Printed if worked_out => words::its_text(part.by),
        PartOf::Printed => words::printed(part.by),
        PartOf::ThisTurn => words::this_turn(part.by),
        PartOf::OwnBonus => words::its_bonus(part.by),
        PartOf::Keeper(keeper, _) => words::of_keeper(game.name_of(keeper), part.by),
        PartOf::Limit => words::limit(part.by),
    });
    told.collect::<Vec<_>>().join(", ")
}
