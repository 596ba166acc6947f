//! Cards in a row.

use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::{CardNo, SquadSide, Thing};

use super::half::Half;

/// A card in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Laid {
    pub(super) thing: Thing,
    /// None: it is not known to the viewer.
    pub(super) card: Option<CardNo>,
}

impl Half {
    /// A row of this side, laid anew as it changes.
    pub(super) fn row(
        self,
        store: Store,
        cards: impl Fn(&SquadSide) -> Vec<(Thing, Option<CardNo>)> + Send + Sync + 'static,
    ) -> Memo<Vec<Laid>> {
        self.watch(store, move |side| cards(side).into_iter().map(|(thing, card)| Laid { thing, card }).collect())
    }
}
