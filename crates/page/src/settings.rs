//! What a player has set for the page.

use crate::storage::{self, Drawer};
use leptos::prelude::*;
use longbox_protocol::Stops;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    #[serde(default)]
    pub(crate) theme: Theme,
    #[serde(default)]
    pub(crate) speed: Speed,
    #[serde(default)]
    pub(crate) stops: Stops,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Theme {
    /// As the system is set.
    #[default]
    System,
    Light,
    Dark,
}

/// How long events are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
    /// Nothing is waited for.
    Instant,
}

impl Speed {
    pub(crate) const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// What a time is multiplied with, in hundredths.
    pub(crate) fn hundredths(self) -> u32 {
        match self {
            Speed::Slow => 180,
            Speed::Normal => 100,
            Speed::Fast => 45,
            Speed::Instant => 0,
        }
    }
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Shows the page in this theme.
    pub(crate) fn apply(self) {
        let Some(root) = document().document_element() else { return };
        let word = match self {
            Theme::System => {
                let _ = root.remove_attribute("data-theme");
                return;
            }
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let _ = root.set_attribute("data-theme", word);
    }
}

pub(crate) fn load() -> Settings {
    storage::load(Drawer::Settings).unwrap_or_default()
}
