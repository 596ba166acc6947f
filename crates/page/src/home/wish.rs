//! What the player wants from the first page before the games are known: it comes true as soon as they are.

use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::GameName;

/// A game to be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// With the last choice, or the usual one.
    Play,
    /// Two bots, to be watched.
    Watch(GameName),
}

/// The last wish, as long as it has not come true.
#[derive(Clone, Copy)]
pub(super) struct Wishes(RwSignal<Option<Wish>>);

impl Wishes {
    /// The wishes of the first page. They go with it.
    pub(super) fn provide(store: Store) {
        let wish = RwSignal::new(None);
        Effect::new(move |_| {
            let known = store.lobby.with(|games| !games.is_empty());
            if let Some(wanted) = wish.get().filter(|_| known) {
                wish.set(None);
                match wanted {
                    Wish::Play => store.play_now(None),
                    Wish::Watch(game) => store.watch_bots(game),
                }
            }
        });
        provide_context(Wishes(wish));
    }

    pub(super) fn here() -> Wishes {
        expect_context::<Wishes>()
    }

    pub(super) fn set(self, wish: Wish) {
        self.0.set(Some(wish));
    }

    /// Something else was chosen.
    pub(super) fn forget(self) {
        self.0.set(None);
    }

    pub(super) fn is(self, wish: Wish) -> bool {
        self.0.get() == Some(wish)
    }
}
