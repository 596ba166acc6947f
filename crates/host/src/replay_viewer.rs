//! A stored game, shown after any of its choices and through anybody's eyes.

use crate::error::HostError;
use crate::event_log::EventLog;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use crate::names::Names;
use crate::observe::{self, Watcher};
use crate::screen::Told;
use crate::seen::Seen;
use crate::session::{LiveGame, Session, Tell};
use crate::summary::turn_starts;
use crate::words::{calls, person};
use longbox_kernel::{
    Deaf, Decision, Replay, ReplayError, ReplayHead, RulingReport, Seat, Table, Viewer, seal, unseal,
};
use longbox_protocol::{ReplayInfo, Report, TurnStart, Who};
use serde::de::DeserializeOwned;

pub(crate) struct ReplayViewer<G: HostGame> {
    game_files: &'static GameFiles<G>,
    replay: Replay<G::Setup>,
    titles: Vec<String>,
    seats: usize,
    turns: Vec<TurnStart>,
}

/// What a replay file says of itself, whatever its game. Its log is shown to people: a line is a line.
pub(crate) fn head(text: &str) -> Result<ReplayHead, HostError> {
    let mut head: ReplayHead = read(text)?;
    head.log.iter_mut().for_each(|line| line.retain(|letter| !letter.is_control()));
    Ok(head)
}

/// A replay of cards and rules that are still here. They are asked first: a set-up of other rules may be unreadable.
pub(crate) fn parse<G: HostGame>(game: &G, text: &str) -> Result<Replay<G::Setup>, HostError> {
    read::<ReplayHead>(text)?.check(game)?;
    read(text)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, HostError> {
    let body = unseal(text)?;
    Ok(serde_json::from_str(body).map_err(ReplayError::not_a_replay)?)
}

impl<G: HostGame> ReplayViewer<G> {
    /// Reads a replay file and plays it once, checking that everything is as recorded.
    pub(crate) fn open(game_files: &'static GameFiles<G>, text: &str) -> Result<ReplayViewer<G>, HostError> {
        let game = game_files.game();
        let replay = parse(game, text)?;
        let table = replay.play(game, usize::MAX, &mut Deaf)?;
        let turns = turn_starts(&table);
        let seats = game.seats(table.setup()).len();
        Ok(ReplayViewer { game_files, titles: game.seat_titles(table.setup()), seats, turns, replay })
    }

    pub(crate) fn info(&self) -> ReplayInfo {
        ReplayInfo {
            game: G::NAME,
            title: calls::game_title(&self.titles),
            steps: self.replay.steps.len(),
            turns: self.turns.clone(),
            seats: self.seats as u8,
            practice: self.replay.practice,
            seat: self.replay.seat,
            report: self.replay.report.clone().map(plain),
        }
    }

    fn table_at(&self, step: usize) -> Result<Table<'static, G>, HostError> {
        Ok(self.replay.play(self.game_files.game(), step, &mut Deaf)?)
    }

    pub(crate) fn show(&self, step: usize, viewer: Viewer, tell: Tell<'_>) {
        let table = match self.table_at(step) {
            Ok(table) => table,
            Err(error) => return tell(error.into()),
        };
        let players: Vec<Who> = (0..self.seats).map(|seat| Who::Person(person::letter(Seat(seat as u8)))).collect();
        let below = if let Viewer::Seat(seat) = viewer { seat } else { Seat::A };
        // A replay tells of all players by name, also to the one whose eyes are used.
        let watcher = Watcher { viewer, below, own: false };
        let names = Names::new(observe::called(&players, watcher));
        let (event_log, _) = EventLog::of(&table);
        let game = self.game_files.game();
        let sights = event_log.sights(game, viewer);
        // Nobody is asked: the answers were given long ago.
        let ask = |_: &Seen<'_, G>, _: Decision| None;
        let mut shown = observe::look(&table, &sights, (&players, &self.titles), watcher, ask);
        shown.practice = self.replay.practice;
        let log = event_log.log(&mut Told::default(), game, &names, viewer);
        tell(Report::Table { table: Box::new(shown), log });
    }

    /// The same game with the numbers of today, as short as it can be told.
    fn brief(&self) -> Result<String, HostError> {
        let table = self.table_at(usize::MAX)?;
        let old = &self.replay;
        let (unasked, hints, report) = (old.unasked.clone(), old.hints.clone(), old.report.clone());
        let (practice, seat, shared) = (old.practice, old.seat, old.shared.clone());
        let now = Replay { practice, seat, unasked, hints, report, shared, ..Replay::of(&table) };
        Ok(seal(&serde_json::to_string(&now.brief()).map_err(ReplayError::not_a_replay)?))
    }

    /// A new game that shares so many choices with this one. Its shuffles are known, so it is practice.
    pub(crate) fn play_on(&self, step: usize, players: &[Who]) -> Result<Session<G>, HostError> {
        let table = self.table_at(step)?;
        let mut session = Session::at(self.game_files, table, players.to_vec())?;
        session.mark_as_practice();
        session.remember(&self.replay.unasked, &self.replay.hints);
        Ok(session)
    }
}

/// A file may come from anybody: its words are a line without anything odd in it.
fn plain(report: RulingReport) -> RulingReport {
    let words = report.words.chars().filter(|letter| !letter.is_control()).take(4_000).collect();
    RulingReport { words, ..report }
}

/// A stored game with somebody to talk to.
pub(crate) trait AnyReplayViewer {
    fn info(&self) -> ReplayInfo;
    fn brief(&self) -> Result<String, HostError>;
    fn show(&self, step: usize, viewer: Viewer, tell: Tell<'_>);
    /// A table to play on at, already begun.
    fn play_on(&self, step: usize, players: &[Who], tell: Tell<'_>) -> Result<Box<dyn LiveGame>, HostError>;
}

impl<G: HostGame> AnyReplayViewer for ReplayViewer<G> {
    fn info(&self) -> ReplayInfo {
        ReplayViewer::info(self)
    }

    fn brief(&self) -> Result<String, HostError> {
        ReplayViewer::brief(self)
    }

    fn show(&self, step: usize, viewer: Viewer, tell: Tell<'_>) {
        ReplayViewer::show(self, step, viewer, tell);
    }

    fn play_on(&self, step: usize, players: &[Who], tell: Tell<'_>) -> Result<Box<dyn LiveGame>, HostError> {
        let mut session = ReplayViewer::play_on(self, step, players)?;
        session.begin(&mut |_, report| tell(report));
        Ok(Box::new(session))
    }
}
