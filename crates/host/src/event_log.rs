//! What has happened in a game, and how much of it was told.

use crate::game::{HostGame, LogEntry};
use crate::hint::Hinted;
use crate::names::Names;
use crate::screen::Told;
use crate::session::is_open;
use crate::unasked::{Spared, Unasked};
use crate::words::calls::{HINT, unasked};
use longbox_kernel::{Game, Seat, Table, Viewer};
use longbox_protocol::{Happening, LogLine};

/// All events of a game, each with the number of choices made by then, and the answers that people were spared.
#[derive(Debug)]
pub(crate) struct EventLog<G: Game> {
    events: Vec<(usize, Noted<G::Event>)>,
    narration: Narration,
}

/// What is noted of a game.
#[derive(Debug)]
enum Noted<E> {
    Event(E),
    /// Only this player is told of it.
    Unasked(Seat, Spared),
    /// Everybody is told: from here on it is practice.
    Hint(Seat),
}

/// The log in plain lines as it is kept, told on from where it was the last time.
#[derive(Debug, Default)]
struct Narration {
    /// For whom it was told, and what the players were called.
    told: Option<(Viewer, Names)>,
    /// So many events are in it.
    events: usize,
    /// Each with the number of choices made by then.
    lines: Vec<(usize, String)>,
}

impl<G: Game> Default for EventLog<G> {
    fn default() -> EventLog<G> {
        EventLog { events: Vec::new(), narration: Narration::default() }
    }
}

/// A question on the way: the choices made before it, whose it was, whether there was something to choose, and the
/// position.
pub(crate) type Stop<P> = (usize, Seat, bool, P);

impl<G: HostGame> EventLog<G> {
    /// Plays a game again from its deal and writes it down, with all its questions.
    pub(crate) fn of(table: &Table<'static, G>) -> (EventLog<G>, Vec<Stop<G::Position>>) {
        let mut event_log = EventLog::default();
        let mut stops = Vec::new();
        let mut events = Vec::new();
        let Ok(mut again) = Table::open(table.game(), table.setup().clone(), table.seed(), &mut events) else {
            return (event_log, stops);
        };
        for made in 0..=table.inputs().len() {
            event_log.note(made, std::mem::take(&mut events));
            let chair = again.chair().map(|chair| (chair.seat(), is_open(&chair)));
            stops.extend(chair.map(|(seat, open)| (made, seat, open, again.position().clone())));
            let Some(input) = table.inputs().get(made) else { break };
            if again.input(*input, &mut events).is_err() {
                break;
            }
        }
        (event_log, stops)
    }

    pub(crate) fn note(&mut self, made: usize, events: Vec<G::Event>) {
        self.events.extend(events.into_iter().map(|event| (made, Noted::Event(event))));
    }

    /// Something was answered for a person; what comes of it is noted next.
    pub(crate) fn note_unasked(&mut self, unasked: Unasked) {
        self.events.push((unasked.made + 1, Noted::Unasked(unasked.seat, unasked.what)));
    }

    /// Somebody asked for a hint after what is noted so far.
    pub(crate) fn note_hint(&mut self, hint: Hinted) {
        let at = self.events.partition_point(|(at, _)| *at <= hint.made);
        self.events.insert(at, (hint.made, Noted::Hint(hint.seat)));
    }

    /// The same in a game that was played before.
    pub(crate) fn recall_unasked(&mut self, unasked: Unasked) {
        let made = unasked.made + 1;
        let at = self.events.partition_point(|(at, _)| *at < made);
        self.events.insert(at, (made, Noted::Unasked(unasked.seat, unasked.what)));
    }

    /// Forgets what came after so many choices.
    pub(crate) fn forget_after(&mut self, made: usize) {
        self.events.retain(|(at, _)| *at <= made);
        self.narration.events = self.narration.events.min(self.events.len());
        self.narration.lines.retain(|(at, _)| *at <= made);
    }

    /// Everything that this viewer has seen.
    pub(crate) fn sights(&self, game: &G, viewer: Viewer) -> Vec<G::Sight> {
        self.events.iter().filter_map(|(_, noted)| sight(game, noted, viewer)).collect()
    }

    /// The whole log for this viewer; everything counts as told then.
    pub(crate) fn log(&self, told: &mut Told, game: &G, names: &Names, viewer: Viewer) -> Vec<LogLine> {
        *told = Told::default();
        self.news(told, game, names, viewer).1
    }

    /// The whole log in plain lines, to be kept.
    pub(crate) fn narration(&mut self, game: &G, names: &Names, viewer: Viewer) -> Vec<String> {
        let told = Some((viewer, names.clone()));
        if self.narration.told != told {
            self.narration = Narration { told, ..Narration::default() };
        }
        for choice in choices(&self.events[self.narration.events..]) {
            let (made, sights) = seen(game, choice, viewer);
            let told = spared(choice, viewer).chain(game.tell(names, &sights));
            let lines = told.map(|line| log_line(line, 0, made).sentence());
            self.narration.lines.extend(lines.map(|line| (made, line)));
        }
        self.narration.events = self.events.len();
        self.narration.lines.iter().map(|(_, line)| line.clone()).collect()
    }

    /// What this viewer was not told yet: what is to be seen, and new lines of the log.
    pub(crate) fn news(
        &self,
        told: &mut Told,
        game: &G,
        names: &Names,
        viewer: Viewer,
    ) -> (Vec<Happening>, Vec<LogLine>) {
        let mut happenings = Vec::new();
        let mut log = Vec::new();
        for choice in choices(&self.events[told.events.min(self.events.len())..]) {
            let (made, sights) = seen(game, choice, viewer);
            happenings.extend(sights.iter().filter_map(|sight| game.happening(sight)));
            for line in spared(choice, viewer).chain(game.tell(names, &sights)) {
                log.push(log_line(line, told.lines, made));
                told.lines += 1;
            }
        }
        told.events = self.events.len();
        in_order(&mut happenings);
        (happenings, log)
    }
}

/// Events by the choice that brought them about; lines belong to it.
fn choices<E>(events: &[(usize, E)]) -> impl Iterator<Item = &[(usize, E)]> {
    events.chunk_by(|one, next| one.0 == next.0)
}

/// What a viewer saw of a choice, and how many were made by then.
fn seen<G: HostGame>(game: &G, choice: &[(usize, Noted<G::Event>)], viewer: Viewer) -> (usize, Vec<G::Sight>) {
    let made = choice.first().map_or(0, |(made, _)| *made);
    (made, choice.iter().filter_map(|(_, noted)| sight(game, noted, viewer)).collect())
}

fn sight<G: HostGame>(game: &G, noted: &Noted<G::Event>, viewer: Viewer) -> Option<G::Sight> {
    match noted {
        Noted::Event(event) => Some(game.sight(event, viewer)),
        Noted::Unasked(..) | Noted::Hint(_) => None,
    }
}

/// What was answered for the viewer, and hints, in words.
fn spared<E>(choice: &[(usize, Noted<E>)], viewer: Viewer) -> impl Iterator<Item = LogEntry> {
    choice.iter().filter_map(move |(_, noted)| match noted {
        Noted::Unasked(seat, what) if viewer == Viewer::Seat(*seat) => {
            Some(LogEntry { seat: Some(*seat), text: unasked(*what).to_owned(), ..LogEntry::default() })
        }
        Noted::Hint(seat) => Some(LogEntry { seat: Some(*seat), text: HINT.to_owned(), ..LogEntry::default() }),
        Noted::Unasked(..) | Noted::Event(_) => None,
    })
}

fn log_line(line: LogEntry, number: usize, made: usize) -> LogLine {
    let LogEntry { seat, head, text, because, cards, played, rule } = line;
    LogLine { number, made, seat, head, text, because, cards, played, rule }
}

/// A game that does not say what happened at the same time has everything happen one after another.
fn in_order(happenings: &mut [Happening]) {
    if happenings.iter().all(|one| one.batch == 0) {
        happenings.iter_mut().zip(0..).for_each(|(one, number)| one.batch = number);
    }
}
