//! A game as it is kept.

use crate::ending;
use crate::game::HostGame;
use crate::observe::{self, Watcher};
use crate::screen::TellAll;
use crate::session::Session;
use crate::words::calls;
use longbox_kernel::{Replay, Seat, SharedSeed, Viewer, seal};
use longbox_protocol::{Report, SavedGame};

impl<G: HostGame> Session<G> {
    /// The game in words as it can be read later: what its player saw, and where several share the screen what all saw.
    fn narration(&mut self) -> Vec<String> {
        let shared = self.people() > 1 && !self.screen().own && self.table.outcome().is_none();
        let watcher = match shared {
            true => Watcher { viewer: Viewer::Spectator, below: Seat::A, own: false },
            false => self.watcher(),
        };
        let names = observe::names(self, watcher);
        self.event_log.narration(self.game_files.game(), &names, watcher.viewer)
    }

    /// Hands the game out to be kept, if it is not as it was when that was done last.
    pub(crate) fn save(&mut self, tell: TellAll<'_>) {
        // A party's seed is nobody's before the end.
        if !std::mem::take(&mut self.unsaved) || self.party {
            return;
        }
        if let Some(saved) = self.saved(None) {
            self.say(Report::Save(Box::new(saved)), tell);
        }
    }

    /// The game with all that is in it; `shared`: how its seed came about.
    pub(crate) fn saved(&mut self, shared: Option<&SharedSeed>) -> Option<SavedGame> {
        let mut replay = Replay::of(&self.table);
        replay.practice |= self.practice;
        replay.seat = self.looking();
        replay.hints = self.hints.iter().map(|hint| hint.made).collect();
        replay.unasked = self.unasked.iter().map(|unasked| unasked.made).collect();
        replay.head.log = self.narration();
        replay.shared = shared.cloned();
        let body = serde_json::to_string(&replay).ok()?;
        let names = observe::names(self, self.watcher());
        let result = ending::result(&self.table, &self.players, &names, self.watcher());
        Some(SavedGame {
            game: G::NAME,
            replay: seal(&body),
            players: self.players.clone(),
            title: calls::game_title(&self.titles),
            turn: self.table.game().turn_number(self.table.position()),
            made: self.table.inputs().len(),
            result: result.unwrap_or_default(),
            stops: self.screen().stops,
        })
    }
}
