//! A test from its beginning to its report: what the labs are asked, and what becomes of their answers.

use super::deal::{Deal, Pace};
use super::labs::{self, Lab, Labs, Who};
use super::{Stage, Told, percent, playable};
use crate::archive::Key;
use crate::client::News;
use crate::decks::bench::Bench;
use crate::words::{fill, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::{DeckCall, DeckReply, LabCall, LabReport, TestPlan, TestSummary, VERSION};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsValue;

/// Figures change on the screen this often at most.
const MOMENT: Duration = Duration::from_millis(200);

impl Bench {
    /// Plays the chosen games with the list as it is now.
    pub(super) fn begin_test(self) {
        self.end_test();
        let (trial, round) = (self.trial, self.trial.round.get_value());
        let draft = self.draft.get_untracked();
        trial.stage.set(Stage::Starting);
        trial.summary.set(None);
        trial.left.set(None);
        trial.report.set(None);
        trial.tested.set(Some(draft.clone()));
        self.store.ask_about_decks(DeckCall::Study(draft.clone()), move |reply| {
            if !self.is_round(round) {
                return;
            }
            let DeckReply::Study(study) = reply else { return self.fail_test(Who::Adder, words().testing.broken) };
            match playable(draft, &study) {
                Some(deck) => {
                    let (plan, own) = self.plan(deck);
                    self.gather(round, plan, own);
                }
                None => trial.stage.set(Stage::Choosing),
            }
        });
    }

    /// Ends whatever is going on; its figures stay.
    pub(in crate::decks) fn end_test(self) {
        self.trial.round.update_value(|round| *round += 1);
        self.trial.labs.set_value(None);
    }

    /// Ends the games at once. What was played has a report.
    pub(super) fn stop_test(self) {
        let asked = self.with_labs(|labs| {
            labs.dismiss();
            let any = labs.added > 0;
            if any {
                labs.ask_adder(&LabCall::Report);
            }
            any
        });
        if asked == Some(true) {
            return self.trial.stage.set(Stage::Writing);
        }
        self.end_test();
        self.trial.stage.set(Stage::Stopped);
    }

    /// After a failure: goes on with what is left to be played, or begins anew where that is not possible.
    pub(super) fn retry_test(self) {
        match self.trial.program.get_value() {
            Some(program) if self.can_go_on() => {
                self.trial.stage.set(Stage::Playing);
                self.seat_players(self.trial.round.get_value(), &program);
            }
            _ => self.begin_test(),
        }
    }

    /// What was played waits for more of it.
    pub(super) fn can_go_on(self) -> bool {
        let added = self.trial.labs.with_value(|labs| labs.as_ref().is_some_and(|labs| labs.can_add && labs.added > 0));
        added && !untrack(|| self.is_older())
    }

    fn is_round(self, round: u64) -> bool {
        self.trial.round.try_get_value() == Some(round)
    }

    fn with_labs<T>(self, act: impl FnOnce(&mut Labs) -> T) -> Option<T> {
        self.trial.labs.try_update_value(|labs| labs.as_mut().map(act)).flatten()
    }

    /// Puts the player's own decks into the plan, one after another; then the labs can come.
    fn gather(self, round: u64, mut plan: TestPlan, mut wanted: Vec<Key>) {
        let Some(key) = wanted.pop() else { return self.fetch_labs(round, plan) };
        self.store.find_deck(key, move |found| match found {
            _ if !self.is_round(round) => {}
            Some((draft, _)) => {
                plan.own_decks.push(draft);
                self.gather(round, plan, wanted);
            }
            None => self.fail_test(Who::Adder, words().testing.no_deck),
        });
    }

    fn fetch_labs(self, round: u64, plan: TestPlan) {
        spawn_local(async move {
            let program = match self.trial.program.try_get_value().flatten() {
                Some(program) => Ok(program),
                None => labs::program(self.store).await,
            };
            match program {
                _ if !self.is_round(round) => {}
                Ok(program) => self.open_labs(round, plan, program),
                Err(_) => self.fail_test(Who::Adder, words().testing.not_loaded),
            }
        });
    }

    fn open_labs(self, round: u64, plan: TestPlan, program: JsValue) {
        let Some(adder) = self.open_lab(round, Who::Adder, &program, &plan) else {
            return self.fail_test(Who::Adder, words().shell.no_worker);
        };
        self.trial.labs.set_value(Some(Labs::new(plan, adder)));
        self.seat_players(round, &program);
        self.trial.program.set_value(Some(program));
    }

    fn seat_players(self, round: u64, program: &JsValue) {
        let Some(plan) = self.with_labs(|labs| labs.plan.clone()) else { return };
        let player = |at| self.open_lab(round, Who::Player(at), program, &plan);
        let players: Vec<Lab> = (0..labs::players()).filter_map(player).collect();
        self.with_labs(|labs| labs.seat(players));
    }

    fn open_lab(self, round: u64, who: Who, program: &JsValue, plan: &TestPlan) -> Option<Lab> {
        labs::open(self.store, program, plan, move |news| {
            if self.is_round(round) {
                self.hear(who, news);
            }
        })
    }

    fn hear(self, who: Who, news: News<LabReport>) {
        let words = words();
        let came = self.with_labs(|labs| labs.came) == Some(true);
        match news {
            News::Report(report) => self.lab_says(who, report),
            News::Unread => self.fail_test(who, words.shell.other_version),
            News::Broken if came => self.fail_test(who, words.testing.broken),
            News::Broken | News::Missing => self.fail_test(who, words.testing.not_loaded),
            News::Come => {}
        }
    }

    fn lab_says(self, who: Who, report: LabReport) {
        let words = words();
        match report {
            LabReport::Ready { version } if version != VERSION => self.fail_test(who, words.shell.other_version),
            LabReport::Ready { .. } => drop(self.with_labs(|labs| labs.came = true)),
            LabReport::Planned { slices, .. } => self.planned(who, slices),
            LabReport::Played { slice, found } => self.played(who, slice, found),
            LabReport::Summary(summary) => self.added(*summary),
            LabReport::Report { page, json } => self.written(Told { page, json }),
            LabReport::Failed { text } => {
                self.fail_test(who, &fill(words.testing.refused, &[text.trim_end_matches('.')]));
            }
        }
    }

    fn planned(self, who: Who, slices: u32) {
        let now = js_sys::Date::now();
        self.with_labs(|labs| match who {
            Who::Adder => labs.can_add = true,
            Who::Player(at) => {
                let games = labs.latest.as_ref().map_or(0, |summary| summary.games);
                labs.deal.get_or_insert_with(|| Deal::new(slices));
                labs.pace.get_or_insert_with(|| Pace::from(now, games));
                labs.give_slice(at);
            }
        });
        if self.trial.stage.get_untracked() == Stage::Starting {
            self.trial.stage.set(Stage::Playing);
        }
    }

    fn played(self, who: Who, slice: u32, found: String) {
        let Who::Player(at) = who else { return };
        self.with_labs(|labs| {
            labs.deal.iter_mut().for_each(|deal| deal.played(at));
            labs.add(slice, found);
            labs.give_slice(at);
        });
    }

    fn added(self, summary: TestSummary) {
        let is_whole = summary.games >= summary.of;
        let will_show = self.with_labs(|labs| {
            labs.latest = Some(Arc::new(summary));
            let next = labs.deal.as_mut().and_then(Deal::added);
            next.into_iter().for_each(|player| labs.give_slice(player));
            if is_whole {
                labs.dismiss();
                labs.ask_adder(&LabCall::Report);
            }
            std::mem::replace(&mut labs.will_show, true)
        });
        if is_whole {
            self.trial.stage.set(Stage::Writing);
        }
        if will_show == Some(false) {
            let round = self.trial.round.get_value();
            set_timeout(move || self.show_figures(round), MOMENT);
        }
    }

    /// Shows the figures as they are now.
    fn show_figures(self, round: u64) {
        if !self.is_round(round) {
            return;
        }
        let now = js_sys::Date::now();
        let latest = self.with_labs(|labs| {
            labs.will_show = false;
            let summary = labs.latest.clone()?;
            let left = labs.pace.and_then(|pace| pace.left(now, summary.games, summary.of));
            let quarters = summary.games * 4 / summary.of.max(1);
            let is_new = quarters > std::mem::replace(&mut labs.quarters, quarters) && quarters < 4;
            Some((summary, left, is_new.then_some(quarters)))
        });
        let Some((summary, left, quarters)) = latest.flatten() else { return };
        if let Some(quarters) = quarters {
            self.announce(quarters, &summary);
        }
        self.trial.left.set(left);
        self.trial.summary.set(Some(summary));
    }

    fn announce(self, quarters: u32, summary: &TestSummary) {
        let told = fill(words().testing.told, &[&(quarters * 25).to_string(), &percent(summary.wins.value)]);
        self.store.announcement.set(told);
    }

    fn written(self, told: Told) {
        self.show_figures(self.trial.round.get_value());
        let summary = self.trial.summary.get_untracked();
        if let Some(summary) = summary.filter(|summary| summary.games >= summary.of) {
            self.announce(4, &summary);
        }
        self.end_test();
        self.trial.report.set(Some(Arc::new(told)));
        self.trial.stage.set(Stage::Done);
    }

    /// Something went wrong. Where only players are lost, what was added up waits for others.
    fn fail_test(self, who: Who, text: &str) {
        let goes_on = self.with_labs(|labs| {
            labs.dismiss();
            labs.can_add && who != Who::Adder
        });
        if goes_on != Some(true) {
            self.end_test();
        }
        self.trial.stage.set(Stage::Failed(text.to_owned()));
    }
}
