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
    #[serde(default)]
    pub(crate) played: PlayedCards,
    /// Space skips what could be done without asking back.
    #[serde(default)]
    pub(crate) skips_at_once: bool,
    #[serde(default)]
    pub(crate) sound: bool,
    /// In hundredths of full loudness.
    #[serde(default = "usual_volume")]
    pub(crate) volume: u8,
}

fn usual_volume() -> u8 {
    60
}

/// How cards are shown that others play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PlayedCards {
    /// Large for a moment.
    #[default]
    Shown,
    /// Large until the player goes on.
    Wait,
    Off,
}

impl PlayedCards {
    pub(crate) const ALL: [PlayedCards; 3] = [PlayedCards::Shown, PlayedCards::Wait, PlayedCards::Off];
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
            Speed::Slow => 220,
            Speed::Normal => 130,
            Speed::Fast => 60,
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
    storage::load(Drawer::Settings).unwrap_or_else(|| Settings { volume: usual_volume(), ..Settings::default() })
}
