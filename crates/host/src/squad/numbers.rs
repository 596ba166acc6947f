//! What numbers are made of, in words.

use longbox_squad::{Breakdown, CardNo, PartOf, Squad};

/// "printed 5, Steel Yourself for Battle +1". `card`: whose attack it is, if it is one.
pub(super) fn parts(game: &Squad, breakdown: &Breakdown, card: Option<CardNo>) -> String {
    let worked_out = card.is_some_and(|card| game.card(card).attack.is_none());
    let told = breakdown.parts.iter().map(|part| match part.what {
        PartOf::SharedPower => format!("shared power {}", part.by),
        PartOf::Printed if worked_out => format!("its text {}", part.by),
        PartOf::Printed => format!("printed {}", part.by),
        PartOf::ThisTurn => format!("this turn {:+}", part.by),
        PartOf::OwnBonus => format!("its bonus {:+}", part.by),
        PartOf::Keeper(keeper, _) => format!("{} {:+}", game.name_of(keeper), part.by),
        PartOf::Limit => format!("limit {:+}", part.by),
    });
    told.collect::<Vec<_>>().join(", ")
}
