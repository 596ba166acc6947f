//! A stored game on the screen: opening, stepping and leaving it.

use crate::motion::Places;
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Call, LogLine, Observation, ReplayInfo, SavedGame, Stops, Viewer, Who, turn_at};
use std::collections::BTreeSet;

/// A stored game on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Replaying {
    pub(crate) info: ReplayInfo,
    pub(crate) step: usize,
    pub(crate) viewer: Viewer,
    /// The text of its file.
    pub(crate) text: String,
    talk: Talk,
}

/// How far the talk with the host is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Talk {
    #[default]
    Idle,
    /// A picture is asked for.
    Asked,
    /// A picture is asked for, and by then another one is wanted.
    Late,
    /// The next table is that of a game which goes on from here.
    PlayingOn,
}

/// A file whose text the host is looking at.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    text: String,
    /// It came from outside and is put to the other games if it is good.
    import: bool,
    /// The step that is shown first, and through whose eyes.
    step: usize,
    viewer: Viewer,
}

impl Opening {
    pub(super) fn text(&self) -> &str {
        &self.text
    }
}

/// How long things slide from one step to the next.
const SLIDE: f64 = 220.0;

impl Store {
    /// Opens a stored game: the text of its file. Nothing changes until the host has found it good.
    pub(crate) fn open_replay(self, text: String, import: bool) {
        self.open_at(text, import, (0, Viewer::Open));
    }

    fn open_at(self, text: String, import: bool, (step, viewer): (usize, Viewer)) {
        self.opening.set_value(Some(Opening { text: text.clone(), import, step, viewer }));
        self.call(Call::OpenReplay(text));
    }

    /// Opens the game that was finished last, after so many choices and with all hands open.
    pub(crate) fn watch_last(self, step: usize) {
        self.watch_last_as(step, Viewer::Open);
    }

    /// The same through somebody's eyes.
    pub(crate) fn watch_last_as(self, step: usize, viewer: Viewer) {
        if let Some(key) = self.replays.with_untracked(|games| games.first().map(|summary| summary.key)) {
            self.with_text(key, move |text| self.open_at(text, false, (step, viewer)));
        }
    }

    /// The host has found a stored game good: it is shown.
    pub(crate) fn replay_opened(self, info: ReplayInfo) {
        let Some(opening) = self.opening.try_update_value(Option::take).flatten() else { return };
        if opening.import && !self.is_kept(&opening.text) {
            self.shelve(imported(&info, &opening.text), None);
        }
        // A report opens at the moment that it is about.
        let reported = info.report.as_ref().map(|report| report.step).filter(|_| opening.step == 0);
        let (step, viewer) = (reported.unwrap_or(opening.step), opening.viewer);
        let replaying = Replaying { info, step, viewer, text: opening.text, talk: Talk::default() };
        self.curtain.set(None);
        self.replay.set(Some(replaying));
        self.show_replay(step, viewer);
        Route::Table.go();
    }

    /// Something failed: whatever was to be opened or gone on with is not.
    pub(crate) fn replay_failed(self) {
        self.opening.set_value(None);
        if self.replay.with_untracked(Option::is_some) {
            self.replay.update(|replay| replay.iter_mut().for_each(|replay| replay.talk = Talk::Idle));
        }
    }

    /// Shows the stored game after so many choices, through somebody's eyes. While the host works on one picture, only
    /// the last wish is kept.
    pub(crate) fn show_replay(self, step: usize, viewer: Viewer) {
        let mut ask = false;
        self.replay.update(|replay| {
            let Some(replay) = replay else { return };
            replay.step = step.min(replay.info.steps);
            replay.viewer = viewer;
            ask = replay.talk == Talk::Idle;
            replay.talk = if ask { Talk::Asked } else { Talk::Late };
        });
        if ask {
            self.ask_picture();
        }
    }

    fn ask_picture(self) {
        let wish = self.replay.with_untracked(|replay| replay.as_ref().map(|replay| (replay.step, replay.viewer)));
        if let Some((step, viewer)) = wish {
            self.call(Call::ShowReplay { step, viewer });
        }
    }

    /// A table has come: the next picture of a stored game, or that of a game to be played.
    pub(crate) fn table_came(self, table: Observation, log: Vec<LogLine>) {
        let talk = self.replay.with_untracked(|replay| replay.as_ref().map(|replay| replay.talk));
        match talk {
            None => self.show_table(table, log),
            Some(Talk::PlayingOn) => {
                self.replay.set(None);
                self.show_table(table, log);
            }
            Some(Talk::Late) => {
                self.replay.update(|replay| replay.iter_mut().for_each(|replay| replay.talk = Talk::Asked));
                self.ask_picture();
            }
            Some(Talk::Idle | Talk::Asked) => {
                self.replay.update(|replay| replay.iter_mut().for_each(|replay| replay.talk = Talk::Idle));
                let before = Places::now();
                self.show_table(table, log);
                let speed = f64::from(self.settings.get_untracked().speed.hundredths()) / 100.0;
                request_animation_frame(move || before.slide(SLIDE * speed, &BTreeSet::new()));
            }
        }
    }

    /// Leaves the stored game. A game that was going on comes back when the table is next looked at.
    pub(crate) fn close_replay(self) {
        self.replay.set(None);
        self.table.set(None);
        self.log.set(Vec::new());
        Route::Replays.go();
    }

    /// Plays on from the step that is shown. The game that was going on is put to the replays.
    pub(crate) fn play_on(self, players: Vec<Who>) {
        let Some(step) = self.replay.with_untracked(|replay| replay.as_ref().map(|replay| replay.step)) else { return };
        self.with_claim(move |store| {
            store.set_aside();
            store.replay.update(|replay| replay.iter_mut().for_each(|replay| replay.talk = Talk::PlayingOn));
            store.call(Call::PlayOn { step, players });
        });
    }
}

/// A game from outside, as it is kept. Who sat where is not known.
fn imported(info: &ReplayInfo, text: &str) -> SavedGame {
    SavedGame {
        game: info.game,
        replay: text.to_owned(),
        players: Vec::new(),
        title: info.title.clone(),
        turn: turn_at(&info.turns, info.steps),
        made: info.steps,
        result: words().replays.imported.to_owned(),
        stops: Stops::default(),
    }
}
