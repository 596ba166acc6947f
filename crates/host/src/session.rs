//! A game in progress at the host: people, bots, what was seen, and what can be taken back.

use crate::bot_seats::BotSeats;
use crate::error::HostError;
use crate::event_log::EventLog;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use crate::hint::Hinted;
use crate::observe::{self, Watcher};
use crate::seen::Seen;
use crate::unasked::{RowAnswer, Unasked};
use crate::words::calls;
use longbox_kernel::{Chair, Deaf, Input, Seat, Seed, Shape, Table, Viewer};
use longbox_protocol::{Call, Invitation, Pick, Question, Report, SavedGame, Stops, Who};

/// Where reports go.
pub(crate) type Tell<'a> = &'a mut dyn FnMut(Report);

/// A table with somebody to talk to, whatever the game.
pub(crate) trait LiveGame {
    /// Takes a call that is about the game on this table.
    fn call(&mut self, call: &Call, tell: Tell<'_>);
}

pub(crate) struct Session<G: HostGame> {
    pub(crate) game_files: &'static GameFiles<G>,
    pub(crate) table: Table<'static, G>,
    pub(crate) players: Vec<Who>,
    /// What each seat plays, in a few words.
    pub(crate) titles: Vec<String>,
    pub(crate) bots: BotSeats<G>,
    pub(crate) event_log: EventLog<G>,
    pub(crate) stops: Stops,
    /// The person who looks at the screen; none while bots play among themselves.
    pub(crate) looking: Option<Seat>,
    /// The game was practice before it was resumed.
    pub(crate) practice: bool,
    /// Choices that a person made at a question of their own, as numbers of inputs: what undo goes back to.
    pub(crate) asked: Vec<Asked>,
    /// Answers that were given for a person without asking.
    pub(crate) unasked: Vec<Unasked>,
    /// What people have answered about the rows of their characters.
    pub(crate) row_answers: Vec<RowAnswer>,
    /// The choices made before each hint that a person asked for.
    pub(crate) hints: Vec<Hinted>,
    /// Who wants to be asked about the formation of this turn.
    pub(crate) wants_formation: Option<Seat>,
    /// The question that is open, once it was made.
    pub(crate) question: Option<Question>,
    /// How many questions were made, to be measured.
    pub(crate) questions_made: u64,
    /// Something has changed since the game was saved.
    pub(crate) unsaved: bool,
}

/// A question that a person was asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub(crate) made: usize,
    pub(crate) seat: Seat,
    /// What had been learnt by then.
    pub(crate) barrier: u64,
}

/// The most choices that bots make in one go before somebody is asked: far above real play.
const BOUND: usize = 20_000;

impl<G: HostGame> Session<G> {
    pub(crate) fn open(game_files: &'static GameFiles<G>, invitation: &Invitation) -> Result<Session<G>, HostError> {
        let game = game_files.game();
        let mut decks = Vec::new();
        for chair in &invitation.chairs {
            let deck = game_files.deck(&chair.deck)?;
            decks.push(match &chair.main {
                Some(main) => game.lead(deck, main)?,
                None => deck,
            });
        }
        let setup = game.setup(&decks, invitation)?;
        let players = invitation.chairs.iter().map(|chair| chair.who.clone()).collect();
        Session::deal(game_files, setup, players, invitation.seed)
    }

    /// A new game of this set-up.
    pub(crate) fn deal(
        game_files: &'static GameFiles<G>,
        setup: G::Setup,
        players: Vec<Who>,
        seed: Seed,
    ) -> Result<Session<G>, HostError> {
        let mut events = Vec::new();
        let table = Table::open(game_files.game(), setup, seed, &mut events)
            .map_err(|error| HostError::Setup(error.to_string()))?;
        let mut session = Session::at(game_files, table, players)?;
        session.event_log.note(0, events);
        Ok(session)
    }

    /// A stored game, gone on with. Seats that nobody is named for are taken by a bot.
    pub(crate) fn resume(game_files: &'static GameFiles<G>, saved: &SavedGame) -> Result<Session<G>, HostError> {
        let replay = crate::replay_viewer::parse(game_files.game(), &saved.replay)?;
        let table = replay.play(game_files.game(), usize::MAX, &mut Deaf)?;
        let mut session = Session::at(game_files, table, saved.players.clone())?;
        session.stops = saved.stops;
        session.practice = replay.practice;
        session.remember(&replay.unasked, &replay.hints);
        Ok(session)
    }

    /// A session at a table that stands somewhere in a game; what happened before is not told.
    pub(crate) fn at(
        game_files: &'static GameFiles<G>,
        table: Table<'static, G>,
        players: Vec<Who>,
    ) -> Result<Session<G>, HostError> {
        let seats = game_files.game().seats(table.setup()).len();
        if players.len() != seats {
            return Err(HostError::Seats { players: players.len(), seats });
        }
        let bots = BotSeats::at(&table, &players)?;
        let titles = game_files.game().seat_titles(table.setup());
        let looking = players.iter().position(Who::is_person).map(|seat| Seat(seat as u8));
        Ok(Session {
            game_files,
            table,
            players,
            titles,
            bots,
            event_log: EventLog::default(),
            stops: Stops::default(),
            looking,
            practice: false,
            asked: Vec::new(),
            unasked: Vec::new(),
            hints: Vec::new(),
            row_answers: Vec::new(),
            wants_formation: None,
            question: None,
            questions_made: 0,
            unsaved: true,
        })
    }

    pub(crate) fn is_practice(&self) -> bool {
        self.practice || self.table.is_practice()
    }

    pub(crate) fn mark_as_practice(&mut self) {
        self.practice = true;
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(Who::is_person)
    }

    pub(crate) fn people(&self) -> usize {
        self.players.iter().filter(|who| who.is_person()).count()
    }

    /// Who is shown the game now.
    pub(crate) fn watcher(&self) -> Watcher {
        match self.looking {
            Some(seat) => Watcher { viewer: Viewer::Seat(seat), below: seat },
            None => Watcher { viewer: Viewer::Open, below: Seat::A },
        }
    }

    /// Shows the whole table anew, then goes on as far as it can without a person.
    pub(crate) fn begin(&mut self, tell: Tell<'_>) {
        match self.people() > 1 {
            // Nobody is shown anything before the right one looks.
            true => self.looking = None,
            false => self.show_table(tell),
        }
        self.go_on(tell);
        self.save(tell);
    }

    /// The table is another one now.
    pub(crate) fn changed(&mut self) {
        self.question = None;
        self.unsaved = true;
    }

    pub(crate) fn show_table(&mut self, tell: Tell<'_>) {
        let watcher = self.watcher();
        let table = Box::new(observe::observe(self, watcher));
        let log = self.event_log.log(self.game_files.game(), &observe::names(self, watcher), watcher.viewer);
        tell(Report::Table { table, log });
    }

    /// Bots answer, forced and passed questions are answered, until a person must choose or the game is over.
    pub(crate) fn go_on(&mut self, tell: Tell<'_>) {
        for _ in 0..BOUND {
            let Some((seat, open)) = self.table.chair().map(|chair| (chair.seat(), is_open(&chair))) else {
                return self.end(tell);
            };
            if !self.is_person(seat) {
                if self.people() == 0 {
                    // Bots among themselves wait for a call.
                    return;
                }
                self.let_bot_answer(seat, open);
                self.show_update(tell);
                continue;
            }
            if let Some(option) = self.passes(seat, open) {
                self.take(seat, option);
                self.show_update(tell);
                continue;
            }
            if let Some((option, what)) = self.spared(seat) {
                self.take_unasked(seat, option, what);
                self.show_update(tell);
                continue;
            }
            self.ask(seat, tell);
            return;
        }
    }

    /// A person is asked. If somebody else has the screen, it is handed over first.
    fn ask(&mut self, seat: Seat, tell: Tell<'_>) {
        let made = self.table.inputs().len();
        if self.asked.last().is_none_or(|last| last.made < made) {
            let barrier = self.game_files.game().barrier(self.table.position());
            self.asked.push(Asked { made, seat, barrier });
        }
        if self.looking == Some(seat) {
            return;
        }
        self.looking = None;
        let Who::Person(name) = &self.players[seat.index()] else { return };
        tell(Report::Curtain { seat, name: name.clone() });
    }

    fn end(&mut self, tell: Tell<'_>) {
        if self.people() > 1 && self.looking.is_none() {
            // The game is over: there is nothing left to hide, and whoever looks sees all of it.
            self.show_table(tell);
        }
    }

    /// The option that is taken for a person without asking, if one is.
    fn passes(&mut self, seat: Seat, open: bool) -> Option<u16> {
        let game = self.game_files.game();
        let names = observe::names(self, self.watcher());
        let seen = Seen::new(&self.table, Viewer::Seat(seat), seat, &names);
        let response = G::is_response(&seen);
        let pass = game.pass(self.table.options());
        if self.stops.pass_until_my_turn && response && !G::is_turn_of(self.table.position(), seat) && pass.is_some() {
            return pass;
        }
        if open || self.can_reorder() {
            return None;
        }
        let holds = self.stops.hold_for_responses && response;
        let nothing = self.stops.pass_when_nothing || pass.is_none();
        (nothing && !holds).then_some(0)
    }

    /// Whether the person could have something besides the only option by taking steps back.
    fn can_reorder(&mut self) -> bool {
        let question = observe::question(self);
        question.is_some_and(|question| question.offers.iter().any(|offer| matches!(offer.pick, Pick::Reorder(_))))
    }

    fn let_bot_answer(&mut self, seat: Seat, open: bool) {
        let Some(chair) = self.table.chair() else { return };
        let option = if open { self.bots.decide(&chair).unwrap_or(0) } else { 0 };
        self.take(seat, option);
    }

    pub(crate) fn take(&mut self, seat: Seat, option: u16) {
        let mut events = Vec::new();
        if self.is_person(seat) {
            self.note_rows(seat, option);
        }
        // A bot that answers nonsense gets the first option, as at every table.
        if self.table.answer(seat, option, &mut events).is_err() {
            let _ = self.table.answer(seat, 0, &mut events);
        }
        self.changed();
        self.bots.notice(self.game_files.game(), &events);
        self.event_log.note(self.table.inputs().len(), events);
        if self.stops.pass_until_my_turn && self.looking.is_some_and(|me| G::is_turn_of(self.table.position(), me)) {
            self.stops.pass_until_my_turn = false;
        }
    }

    /// Tells what the last choice has brought. Behind a curtain nothing is told.
    pub(crate) fn show_update(&mut self, tell: Tell<'_>) {
        if self.looking.is_none() && self.people() > 0 {
            return;
        }
        let watcher = self.watcher();
        let names = observe::names(self, watcher);
        let (happenings, log) = self.event_log.news(self.game_files.game(), &names, watcher.viewer);
        let table = observe::observe(self, watcher);
        tell(Report::Update(Box::new(longbox_protocol::GameUpdate { happenings, log, table })));
    }

    fn concede(&mut self, tell: Tell<'_>) {
        let asked = self.table.chair().map(|chair| chair.seat());
        let Some(seat) = self.looking.or(asked) else { return };
        let mut events = Vec::new();
        if let Err(refusal) = self.table.input(Input::Concede(seat), &mut events) {
            return refuse(tell, &refusal.to_string(), Some(refusal.rule()));
        }
        self.changed();
        self.bots.notice(self.game_files.game(), &events);
        self.event_log.note(self.table.inputs().len(), events);
        self.show_update(tell);
        self.go_on(tell);
    }

    fn look(&mut self, seat: Seat, tell: Tell<'_>) {
        let asked = self.table.chair().map(|chair| chair.seat());
        if asked != Some(seat) || !self.is_person(seat) {
            return refuse(tell, calls::NOT_ASKED, Some("table.asked"));
        }
        self.looking = Some(seat);
        self.event_log.all_told();
        self.show_table(tell);
    }

    /// Bots among themselves make so many choices.
    fn step(&mut self, choices: u16, tell: Tell<'_>) {
        if self.people() > 0 {
            return;
        }
        for _ in 0..choices {
            let Some((seat, open)) = self.table.chair().map(|chair| (chair.seat(), is_open(&chair))) else { break };
            self.let_bot_answer(seat, open);
            self.show_update(tell);
        }
    }
}

impl<G: HostGame> LiveGame for Session<G> {
    fn call(&mut self, call: &Call, tell: Tell<'_>) {
        match call {
            Call::Answer { question, pick, then } => self.answer(*question, *pick, then, tell),
            Call::Rematch { seed } => self.rematch(*seed, tell),
            Call::Why(things) => self.why(things, tell),
            Call::Undo => self.undo(tell),
            Call::Concede => self.concede(tell),
            Call::Look(seat) => self.look(*seat, tell),
            Call::Formation => self.want_formation(tell),
            Call::Hint { question } => self.hint(*question, tell),
            Call::Step(choices) => self.step(*choices, tell),
            Call::Stops(stops) => {
                self.unsaved |= self.stops != *stops;
                self.stops = *stops;
                self.go_on(tell);
            }
            _ => {}
        }
        // Once for each call: a stored game is written from its first choice to its last.
        self.save(tell);
    }
}

pub(crate) fn refuse(tell: Tell<'_>, text: &str, rule: Option<&str>) {
    tell(Report::Refused { text: text.to_owned(), rule: rule.map(str::to_owned) });
}

/// Whether there is something to choose.
pub(crate) fn is_open<G: HostGame>(chair: &Chair<'_, G>) -> bool {
    chair.options().len() > 1 || chair.decision().shape == Shape::Name
}
