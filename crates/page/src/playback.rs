//! Events in their order: each choice of somebody is shown before the next one.

use crate::motion::{self, Places};
use crate::played::PlayedCard;
use crate::route::Route;
use crate::store::Store;
use crate::travel::Journey;
use leptos::prelude::*;
use longbox_protocol::{Effect, GameUpdate, Happening, LogLine, Observation};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// What has happened and is not shown yet.
#[derive(Debug, Default)]
pub(crate) struct Playback {
    pub(crate) waiting: VecDeque<GameUpdate>,
    /// The next update is timed already.
    running: bool,
    /// Tells late timers that they come too late.
    pub(crate) round: u32,
    /// Somebody reads the card that is shown, and its time is over.
    pub(crate) held: bool,
    pub(crate) due: bool,
    next_burst: u32,
    pub(crate) breakdowns: u8,
}

/// A word or a number that pops up at a thing and fades.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Burst {
    pub(crate) number: u32,
    pub(crate) happening: Happening,
    /// Where, in pixels of the window.
    pub(crate) x: i32,
    pub(crate) y: i32,
}

/// How long a burst stays, with its fading.
const BURST: u64 = 1_000;
/// Two bursts nearer to each other than this cannot both be read, in pixels.
const WIDTH: i32 = 110;
const HEIGHT: i32 = 46;
/// How long a thing slides.
const SLIDE: f64 = 220.0;

impl Store {
    /// Shows a table anew, without what was waiting.
    pub(crate) fn show_table(self, table: Observation, log: Vec<LogLine>) {
        self.playback.update_value(|playback| {
            playback.waiting.clear();
            playback.running = false;
            playback.round += 1;
        });
        self.close_played();
        self.fought.set(None);
        self.close_all();
        self.curtain.set(None);
        self.log.set(log);
        self.lay(table);
        if self.route.get_untracked() != Route::Table && self.replay.with_untracked(Option::is_none) {
            Route::Table.go();
        }
    }

    /// Takes everything off the table.
    pub(crate) fn clear_table(self) {
        self.skip();
        self.close_all();
        self.curtain.set(None);
        self.log.set(Vec::new());
        self.table.set(None);
    }

    /// Puts a table in the place of the one that is shown. The keyboard stays on its thing.
    fn lay(self, table: Observation) {
        let focused = motion::focused();
        self.table.set(Some(Arc::new(table)));
        if let Some(thing) = focused {
            request_animation_frame(move || motion::refocus(&thing));
        }
    }

    /// Closes whatever stands over the table.
    pub(crate) fn close_all(self) {
        self.inspected.set(None);
        self.chooser.set(None);
        self.pile.set(None);
        self.tip.set(None);
        self.pondered.set(None);
        self.skipping.set(None);
    }

    pub(crate) fn queue(self, update: GameUpdate) {
        self.playback.update_value(|playback| playback.waiting.push_back(update));
        if !self.playback.with_value(|playback| playback.running) {
            self.play_next();
        } else if self.played.with_untracked(Option::is_some) {
            self.follow_played();
        }
    }

    /// Whether something is still to be shown.
    pub(crate) fn is_playing(self) -> bool {
        self.played.with_untracked(Option::is_some) || self.playback.with_value(|playback| !playback.waiting.is_empty())
    }

    /// Shows everything that waits at once.
    pub(crate) fn skip(self) {
        self.close_played();
        while let Some(update) = self.take() {
            self.show(update, false);
        }
        self.fought.set(None);
        self.playback.update_value(|playback| {
            playback.running = false;
            playback.round += 1;
        });
    }

    pub(crate) fn take(self) -> Option<GameUpdate> {
        let mut update = None;
        self.playback.update_value(|playback| update = playback.waiting.pop_front());
        update
    }

    pub(crate) fn play_next(self) {
        let Some(update) = self.take() else {
            self.playback.update_value(|playback| playback.running = false);
            return;
        };
        let looked_at = self.look_time(&update);
        let played = self.played_in(&update);
        self.sound_update(&update);
        // A player who is asked can answer at once, while things still move.
        let pause = if update.table.question.is_some() { 0 } else { looked_at.max(self.result_time(&update)) };
        self.show(update, looked_at > 0);
        self.playback.update_value(|playback| playback.running = true);
        match played {
            Some(played) => self.show_played(played),
            None if pause == 0 => self.play_next(),
            None => self.after(pause, Store::play_next),
        }
    }

    /// Shows a card that somebody else has played, with what comes of it, before anything else goes on.
    fn show_played(self, played: PlayedCard) {
        let waits = played.waits;
        self.played.set(Some(played.clone()));
        self.follow_played();
        if !waits {
            self.after(self.played_time(&played), Store::played_long_enough);
        }
    }

    /// Does something after so many milliseconds, unless the player was quicker.
    pub(crate) fn after(self, pause: u32, then: fn(Store)) {
        let round = self.playback.with_value(|playback| playback.round);
        let on = move || {
            if self.playback.with_value(|playback| playback.round == round) {
                then(self);
            }
        };
        set_timeout(on, Duration::from_millis(u64::from(pause)));
    }

    /// How long a update is looked at, in milliseconds.
    fn look_time(self, update: &GameUpdate) -> u32 {
        if update.happenings.is_empty() && update.log.is_empty() || motion::is_reduced() {
            return 0;
        }
        let mut batches: Vec<u16> =
            update.happenings.iter().filter(|one| takes_time(one.effect)).map(|one| one.batch).collect();
        batches.dedup();
        let looked_at = 260 + 170 * batches.len().min(8) as u32;
        looked_at * self.settings.get_untracked().speed.hundredths() / 100
    }

    pub(crate) fn show(self, update: GameUpdate, with_motion: bool) {
        let before = if with_motion { Places::now() } else { Places::default() };
        let spoken: Vec<String> = update.log.iter().map(|line| line.text.clone()).collect();
        if !spoken.is_empty() {
            self.announcement.set(spoken.join(" "));
        }
        let marks: Vec<Happening> = update.happenings.into_iter().filter(|one| is_seen(one.effect)).collect();
        // Whoever leaves the table is still there before it changes.
        let leaving: Vec<Burst> = if with_motion { self.placed(&marks) } else { Vec::new() };
        self.note_result(&update.table, &update.log);
        self.tip.set(None);
        self.chooser.set(None);
        self.log.update(|log| log.extend(update.log));
        let past = self.table.get_untracked();
        self.lay(update.table);
        if !with_motion {
            return;
        }
        let speed = f64::from(self.settings.get_untracked().speed.hundredths()) / 100.0;
        request_animation_frame(move || {
            self.travel(past.as_deref(), &before, SLIDE * speed, &marks);
            let staying = self.placed(&marks);
            let pick = |burst: &Burst| {
                let now = staying.iter().find(|other| other.happening == burst.happening);
                now.cloned().unwrap_or_else(|| burst.clone())
            };
            let extra = staying.iter().filter(|burst| !leaving.iter().any(|old| old.happening == burst.happening));
            let bursts: Vec<Burst> = leaving.iter().map(pick).chain(extra.cloned()).collect();
            self.pop(bursts);
        });
    }

    /// Everything goes to its place on the table that is shown now.
    fn travel(self, past: Option<&Observation>, before: &Places, time: f64, marks: &[Happening]) {
        let now = self.table.get_untracked();
        let Some((past, now)) = past.zip(now.as_deref()) else { return };
        let journey = Journey { before: past, after: now, places: before, time };
        let came = journey.fly();
        before.slide(time, &came);
        journey.strike(marks);
    }

    /// The marks whose things can be seen, each where its thing is.
    fn placed(self, marks: &[Happening]) -> Vec<Burst> {
        let place = |mark: &Happening| {
            let rect = motion::rect_of(&mark.thing.as_ref()?.0)?;
            let (x, y) = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
            Some(Burst { number: 0, happening: mark.clone(), x: x as i32, y: y as i32 })
        };
        marks.iter().filter_map(place).collect()
    }

    fn pop(self, mut bursts: Vec<Burst>) {
        let mut first = 0;
        self.playback.update_value(|playback| {
            first = playback.next_burst;
            playback.next_burst += bursts.len() as u32;
        });
        let numbers = first..first + bursts.len() as u32;
        bursts.iter_mut().zip(numbers.clone()).for_each(|(burst, number)| burst.number = number);
        let bursts = spread(&self.bursts.get_untracked(), bursts);
        self.bursts.update(|all| all.extend(bursts));
        let gone = move || self.bursts.update(|all| all.retain(|burst| !numbers.contains(&burst.number)));
        set_timeout(gone, Duration::from_millis(BURST));
    }
}

/// Bursts one below another where they would lie on each other or on those that are still seen.
fn spread(seen: &[Burst], bursts: Vec<Burst>) -> Vec<Burst> {
    let mut all = seen.to_vec();
    for mut burst in bursts {
        let covers = |burst: &Burst| {
            let near = |other: &Burst| (other.x - burst.x).abs() < WIDTH && (other.y - burst.y).abs() < HEIGHT;
            all.iter().find(|other| near(other)).map(|other| other.y)
        };
        while let Some(y) = covers(&burst) {
            burst.y = y + HEIGHT;
        }
        all.push(burst);
    }
    all.split_off(seen.len())
}

/// Whether an event is worth a moment: what is marked, and cards that fall one after another.
fn takes_time(effect: Effect) -> bool {
    is_seen(effect) || effect == Effect::Discard
}

/// Whether an event is marked on the table; the others are told by what moves and by the log.
fn is_seen(effect: Effect) -> bool {
    !matches!(effect, Effect::Move | Effect::Draw | Effect::TurnBegan | Effect::Discard | Effect::Play | Effect::Use)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn burst(number: u32, x: i32, y: i32) -> Burst {
        let happening = Happening { effect: Effect::Coin, thing: None, seat: None, card: None, number: 0, batch: 0 };
        Burst { number, happening, x, y }
    }

    #[test]
    fn bursts_at_one_thing_stand_below_each_other() {
        let seen = [burst(0, 100, 100)];
        let places: Vec<(i32, i32)> = spread(&seen, vec![burst(1, 104, 98), burst(2, 100, 100), burst(3, 400, 100)])
            .into_iter()
            .map(|burst| (burst.x, burst.y))
            .collect();
        assert_eq!(places, [(104, 100 + HEIGHT), (100, 100 + 2 * HEIGHT), (400, 100)]);
    }
}
