//! The two halves of the table: the own side below, the other one above.

use crate::store::Store;
use crate::words::fill;
use leptos::prelude::*;
use longbox_protocol::{Observation, Picture, PlayerInfo, SquadSide, SquadTable, Viewer};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    Own,
    Foe,
}

/// The picture of a table of Squad.
pub(super) fn squad(table: &Observation) -> Option<&SquadTable> {
    match &table.picture {
        Picture::Squad(squad) => Some(squad),
        Picture::Vs(_) => None,
    }
}

/// What can be read off the table, followed as it changes.
pub(super) fn watch<T>(store: Store, look: impl Fn(&Observation, &SquadTable) -> T + Send + Sync + 'static) -> Memo<T>
where
    T: Default + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| {
        store.table.with(|table| {
            let table = table.as_deref();
            table.and_then(|table| Some(look(table, squad(table)?))).unwrap_or_default()
        })
    })
}

impl Half {
    pub(super) fn side(self, table: &Observation) -> Option<&SquadSide> {
        let is_own = |side: &&SquadSide| (side.seat == table.below) == (self == Half::Own);
        squad(table)?.sides.iter().find(is_own)
    }

    pub(super) fn player(self, table: &Observation) -> Option<&PlayerInfo> {
        let seat = self.side(table)?.seat;
        table.players.iter().find(|player| player.seat == seat)
    }

    /// Whether the viewer sits there.
    pub(super) fn is_viewer(self, table: &Observation) -> bool {
        self.side(table).is_some_and(|side| table.viewer == Viewer::Seat(side.seat))
    }

    /// The first sentence if the viewer sits there, the second with the player's name if not.
    pub(super) fn say(self, table: &Observation, yours: &str, theirs: &str) -> String {
        match (self.is_viewer(table), self.player(table)) {
            (false, Some(player)) => fill(theirs, &[&player.name]),
            _ => yours.to_owned(),
        }
    }

    /// What can be read off this side, followed as it changes.
    pub(super) fn watch<T>(self, store: Store, look: impl Fn(&SquadSide) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: Default + PartialEq + Send + Sync + 'static,
    {
        watch(store, move |table, _| self.side(table).map(&look).unwrap_or_default())
    }

    /// As [`Half::say`], followed as it changes.
    pub(super) fn words(self, store: Store, yours: &'static str, theirs: &'static str) -> Memo<String> {
        watch(store, move |table, _| self.say(table, yours, theirs))
    }
}
