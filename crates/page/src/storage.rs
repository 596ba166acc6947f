//! Local storage: small things that must be there at once. A browser that keeps nothing is no error: the page then
//! forgets. Games lie in the [archive](crate::archive); they only pass through here.

use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What is kept, each under its own name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drawer {
    Settings,
    /// What the player has done often enough to know it.
    Guide,
    /// The last choice in the lobby.
    Lobby,
    /// An unfinished game on its way to the archive.
    Game,
    /// Finished games on their way to the archive, the newest first.
    Replays,
    /// The sets that the player owns.
    Sets,
}

impl Drawer {
    fn name(self) -> &'static str {
        match self {
            Drawer::Settings => "longbox.settings",
            Drawer::Guide => "longbox.guide",
            Drawer::Lobby => "longbox.lobby",
            Drawer::Game => "longbox.game",
            Drawer::Replays => "longbox.replays",
            Drawer::Sets => "longbox.sets",
        }
    }
}

fn cupboard() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What lies there; none if there is nothing or nothing that this version understands.
pub(crate) fn load<T: DeserializeOwned>(drawer: Drawer) -> Option<T> {
    let text = cupboard()?.get_item(drawer.name()).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// False: it could not be kept.
pub(crate) fn keep<T: Serialize>(drawer: Drawer, value: &T) -> bool {
    let text = serde_json::to_string(value).ok();
    let kept = text.and_then(|text| cupboard()?.set_item(drawer.name(), &text).ok());
    kept.is_some()
}

pub(crate) fn forget(drawer: Drawer) {
    if let Some(cupboard) = cupboard() {
        let _ = cupboard.remove_item(drawer.name());
    }
}
