//! Who sits where: the viewer below, teammates beside, everybody else above.

use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::{Observation, Picture, Seat, Thing, VsSide, VsTable};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Seating {
    /// In the order of play after the one below.
    pub(super) above: Vec<Seat>,
    pub(super) beside: Vec<Seat>,
    pub(super) below: Option<Seat>,
}

impl Seating {
    fn of(table: &Observation, picture: &VsTable) -> Seating {
        let seats: Vec<Seat> = picture.sides.iter().map(|side| side.seat).collect();
        let at = seats.iter().position(|seat| *seat == table.below).unwrap_or(0);
        let after = seats.iter().cycle().skip(at + 1).take(seats.len().saturating_sub(1)).copied();
        let mates = picture.sides.get(at).map(|side| side.teammates.clone()).unwrap_or_default();
        let (beside, above) = after.partition(|seat| mates.contains(seat));
        Seating { above, beside, below: seats.get(at).copied() }
    }

    pub(super) fn now(store: Store) -> Memo<Seating> {
        Memo::new(move |_| with_table(store, Seating::of).unwrap_or_default())
    }

    /// More than two sides: the others get less room.
    pub(super) fn is_crowded(&self) -> bool {
        self.above.len() + self.beside.len() > 1
    }
}

/// Looks at the table as it is shown now.
pub(super) fn with_table<T>(store: Store, look: impl FnOnce(&Observation, &VsTable) -> T) -> Option<T> {
    store.table.with(|table| match table.as_ref().map(|table| (table, &table.picture)) {
        Some((table, Picture::Vs(picture))) => Some(look(table, picture)),
        _ => None,
    })
}

/// Something of a player's side, as long as there is one.
pub(super) fn of_side<T: PartialEq + Default + Send + Sync + 'static>(
    seat: Seat,
    look: impl Fn(&VsSide) -> T + Send + Sync + 'static,
) -> Memo<T> {
    let store = Store::here();
    Memo::new(move |_| {
        let found = |picture: &VsTable| picture.sides.iter().find(|side| side.seat == seat).map(&look);
        with_table(store, |_, picture| found(picture)).flatten().unwrap_or_default()
    })
}

/// A thing of a player's side. Rows, piles and players keep their names for a whole game.
pub(super) fn thing_of(seat: Seat, look: impl Fn(&VsSide) -> &Thing) -> Thing {
    let found = |picture: &VsTable| picture.sides.iter().find(|side| side.seat == seat).map(|side| look(side).clone());
    let found = untrack(|| with_table(Store::here(), |_, picture| found(picture))).flatten();
    found.unwrap_or_else(|| Thing::new(String::new()))
}

/// What a player is called.
pub(super) fn name_of(table: &Observation, seat: Seat) -> String {
    table.players.get(seat.index()).map(|player| player.name.clone()).unwrap_or_default()
}

/// What the player on this seat is called, as long as the game goes on.
pub(super) fn player_name(seat: Seat) -> Memo<String> {
    let store = Store::here();
    Memo::new(move |_| with_table(store, |table, _| name_of(table, seat)).unwrap_or_default())
}
