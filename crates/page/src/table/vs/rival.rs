//! Among several others, the one whom it is about is kept in sight where there is no room for all.

use super::seating::{Seating, with_table};
use crate::motion;
use crate::store::Store;
use leptos::html::Div;
use leptos::prelude::*;
use longbox_protocol::{Observation, Seat, VsTable};

/// Scrolls the ground to whomever the combat or the turn is about, whenever that changes.
pub(super) fn show_rival(ground: NodeRef<Div>, seating: Memo<Seating>) {
    let store = Store::here();
    let place = Memo::new(move |_| {
        let others = seating.with(|seating| seating.above.iter().chain(&seating.beside).copied().collect::<Vec<_>>());
        with_table(store, |table, picture| {
            let seat = rival(table, picture, &others)?;
            picture.sides.iter().find(|side| side.seat == seat).map(|side| side.thing.0.clone())
        })
        .flatten()
    });
    Effect::new(move |_| {
        let Some(place) = place.get() else { return };
        request_animation_frame(move || {
            // The table may be left by the next frame.
            let Some(ground) = ground.try_get_untracked().flatten() else { return };
            let plate = motion::elements_of(&place).into_iter().find(|one| one.class_list().contains("plate"));
            let Some(plate) = plate else { return };
            let up = plate.get_bounding_client_rect().top() - ground.get_bounding_client_rect().top();
            ground.set_scroll_top(ground.scroll_top() + up as i32);
        });
    });
}

/// Whom the combat is with, or else whose turn it is; none of the others where it is the viewer's own.
fn rival(table: &Observation, picture: &VsTable, others: &[Seat]) -> Option<Seat> {
    let fighting = picture.combat.iter().flat_map(|combat| [combat.against, Some(combat.by)]).flatten();
    let acting = picture.turn_players.iter().copied();
    fighting.chain(acting).find(|seat| *seat != table.below && others.contains(seat))
}
