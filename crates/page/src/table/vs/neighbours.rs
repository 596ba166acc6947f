//! Art in a row: neighbours differ.

use crate::parts::panel;
use crate::store::Store;
use leptos::prelude::*;
use longbox_art::Panel;
use longbox_protocol::{CardNo, GameName, Thing};

/// Which composition each card of a row is drawn in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Arts(Vec<(Thing, Option<u8>)>);

impl Arts {
    /// `row` tells what lies there, from left to right.
    pub(super) fn of(row: impl Fn() -> Vec<(Thing, Option<CardNo>)> + Send + Sync + 'static) -> Memo<Arts> {
        let store = Store::here();
        Memo::new(move |before: Option<&Arts>| laid(store, row(), before))
    }

    pub(super) fn composition(&self, thing: &Thing) -> Option<u8> {
        self.0.iter().find(|(other, _)| other == thing).and_then(|(_, composition)| *composition)
    }
}

/// A card keeps the composition it had, unless the one to its left has the same.
fn laid(store: Store, row: Vec<(Thing, Option<CardNo>)>, before: Option<&Arts>) -> Arts {
    let mut arts = Vec::new();
    let faces: Vec<_> =
        row.into_iter().map(|(thing, card)| (thing, card.and_then(|card| store.face(GameName::Vs, card)))).collect();
    let mut left: Option<Panel<'_>> = None;
    for (thing, face) in &faces {
        let own = face.as_ref().map(|face| {
            let kept = before.and_then(|arts| arts.composition(thing));
            let plain = Panel { composition: kept, ..panel(face) };
            left.map_or(plain, |left| plain.beside(&left))
        });
        arts.push((thing.clone(), own.and_then(|panel| panel.composition)));
        left = own;
    }
    Arts(arts)
}
