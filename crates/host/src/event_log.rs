//! What has happened in a game, and how much of it was told.

use crate::game::HostGame;
use crate::names::Names;
use crate::session::is_open;
use longbox_kernel::{Game, Seat, Table, Viewer};
use longbox_protocol::{Happening, LogLine};

/// All events of a game, each with the number of choices made by then.
#[derive(Debug)]
pub(crate) struct EventLog<G: Game> {
    events: Vec<(usize, G::Event)>,
    /// How many of them were told.
    told: usize,
    /// Lines of the log so far, for their numbers.
    lines: usize,
}

impl<G: Game> Default for EventLog<G> {
    fn default() -> EventLog<G> {
        EventLog { events: Vec::new(), told: 0, lines: 0 }
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
        self.events.extend(events.into_iter().map(|event| (made, event)));
    }

    /// Forgets what came after so many choices.
    pub(crate) fn forget_after(&mut self, made: usize) {
        self.events.retain(|(at, _)| *at <= made);
        self.told = self.told.min(self.events.len());
    }

    pub(crate) fn all_told(&mut self) {
        self.told = self.events.len();
    }

    /// Everything that this viewer has seen.
    pub(crate) fn sights(&self, game: &G, viewer: Viewer) -> Vec<G::Sight> {
        self.events.iter().map(|(_, event)| game.sight(event, viewer)).collect()
    }

    /// The whole log for this viewer; everything counts as told then.
    pub(crate) fn log(&mut self, game: &G, names: &Names, viewer: Viewer) -> Vec<LogLine> {
        self.lines = 0;
        self.told = 0;
        self.news(game, names, viewer).1
    }

    /// The whole log in plain lines, to be kept.
    pub(crate) fn narration(&self, game: &G, names: &Names, viewer: Viewer) -> Vec<String> {
        let mut anew = EventLog { events: self.events.clone(), told: 0, lines: 0 };
        anew.log(game, names, viewer).iter().map(LogLine::sentence).collect()
    }

    /// What this viewer was not told yet: what is to be seen, and new lines of the log.
    pub(crate) fn news(&mut self, game: &G, names: &Names, viewer: Viewer) -> (Vec<Happening>, Vec<LogLine>) {
        let mut happenings = Vec::new();
        let mut log = Vec::new();
        let fresh = &self.events[self.told..];
        // Lines belong to the choice that brought them about.
        for choice in fresh.chunk_by(|one, next| one.0 == next.0) {
            let made = choice.first().map_or(0, |(made, _)| *made);
            let sights: Vec<G::Sight> = choice.iter().map(|(_, event)| game.sight(event, viewer)).collect();
            happenings.extend(sights.iter().filter_map(|sight| game.happening(sight)));
            for line in game.tell(names, &sights) {
                log.push(LogLine {
                    number: self.lines,
                    made,
                    seat: line.seat,
                    head: line.head,
                    text: line.text,
                    because: line.because,
                    cards: line.cards,
                    rule: line.rule,
                });
                self.lines += 1;
            }
        }
        self.told = self.events.len();
        in_order(&mut happenings);
        (happenings, log)
    }
}

/// A game that does not say what happened at the same time has everything happen one after another.
fn in_order(happenings: &mut [Happening]) {
    if happenings.iter().all(|one| one.batch == 0) {
        happenings.iter_mut().zip(0..).for_each(|(one, number)| one.batch = number);
    }
}
