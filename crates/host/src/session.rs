//! A game in progress at the host: people, bots, what was seen, and what can be taken back.

use crate::bot_seats::BotSeats;
use crate::error::HostError;
use crate::event_log::EventLog;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use crate::hint::Hinted;
use crate::next::Next;
use crate::observe::{self, Watcher};
use crate::party::Recorded;
use crate::screen::{Screen, TellAll};
use crate::unasked::{RowAnswer, Unasked};
use crate::words::calls;
use longbox_kernel::{Chair, Deaf, Input, Seat, SeatSet, Seed, Shape, Table, Viewer};
use longbox_protocol::{Call, GameUpdate, Invitation, Question, Report, SavedGame, Who};

/// Where reports go.
pub(crate) type Tell<'a> = &'a mut dyn FnMut(Report);

/// A table with somebody to talk to, whatever the game.
pub(crate) trait LiveGame {
    /// Takes a call about the game on this table, from the screen with this number.
    fn call(&mut self, screen: usize, call: &Call, tell: TellAll<'_>);
}

pub(crate) struct Session<G: HostGame> {
    pub(crate) game_files: &'static GameFiles<G>,
    pub(crate) table: Table<'static, G>,
    pub(crate) players: Vec<Who>,
    /// What each seat plays, in a few words.
    pub(crate) titles: Vec<String>,
    pub(crate) bots: BotSeats<G>,
    pub(crate) event_log: EventLog<G>,
    /// There is at least one.
    pub(crate) screens: Vec<Screen>,
    /// The number of the screen that is talked to.
    pub(crate) at: usize,
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
    pub(crate) wants_formation: SeatSet,
    /// The question that is open, once it was made.
    pub(crate) question: Option<Question>,
    /// How many questions were made, to be measured.
    pub(crate) questions_made: u64,
    /// Something has changed since the game was saved.
    pub(crate) unsaved: bool,
    /// Each person has a screen of their own, and whoever runs the game records it: see [`crate::Party`].
    pub(crate) party: bool,
    /// In a party: what is done next without asking.
    pub(crate) next: Option<Next>,
    /// In a party: what was recorded.
    pub(crate) recorded: Recorded,
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
        session.screen_mut().stops = saved.stops;
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
        let people = players.iter().filter(|who| who.is_person()).count();
        let looking = players.iter().position(Who::is_person).map(|seat| Seat(seat as u8));
        Ok(Session {
            game_files,
            table,
            players,
            titles,
            bots,
            event_log: EventLog::default(),
            screens: vec![Screen::of(looking, people == 1)],
            at: 0,
            practice: false,
            asked: Vec::new(),
            unasked: Vec::new(),
            hints: Vec::new(),
            row_answers: Vec::new(),
            wants_formation: SeatSet::NONE,
            question: None,
            questions_made: 0,
            unsaved: true,
            party: false,
            next: None,
            recorded: Recorded::default(),
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
        self.screen().watcher()
    }

    /// Whoever looks from this seat.
    pub(crate) fn watcher_of(&self, seat: Seat) -> Watcher {
        let own = self.screens.iter().any(|screen| screen.own && screen.looking == Some(seat));
        Watcher { viewer: Viewer::Seat(seat), below: seat, own }
    }

    /// Shows the whole table anew, then goes on as far as it can without a person.
    pub(crate) fn begin(&mut self, tell: TellAll<'_>) {
        if self.people() > 1 && !self.screen().own {
            // Nobody is shown anything before the right one looks.
            self.screen_mut().looking = None;
        }
        self.show_tables(tell);
        self.go_on(tell);
        self.save(tell);
    }

    /// The table is another one now.
    pub(crate) fn changed(&mut self) {
        self.question = None;
        self.next = None;
        self.unsaved = true;
    }

    pub(crate) fn show_table(&mut self, tell: TellAll<'_>) {
        let watcher = self.watcher();
        let table = Box::new(observe::observe(self, watcher));
        let names = observe::names(self, watcher);
        let mut told = self.screen().told;
        let log = self.event_log.log(&mut told, self.game_files.game(), &names, watcher.viewer);
        self.screen_mut().told = told;
        self.say(Report::Table { table, log }, tell);
    }

    /// The same on every screen.
    pub(crate) fn show_tables(&mut self, tell: TellAll<'_>) {
        self.at_each_screen(|session| session.show_table(tell));
    }

    /// Bots answer, forced and passed questions are answered, until a person must choose or the game is over. A party
    /// stops before each of these steps, so that none of them comes faster than a person's answer.
    pub(crate) fn go_on(&mut self, tell: TellAll<'_>) {
        for _ in 0..BOUND {
            let Some((seat, open)) = self.table.chair().map(|chair| (chair.seat(), is_open(&chair))) else {
                return self.end(tell);
            };
            if self.party {
                if !self.look_ahead() {
                    self.ask(seat, tell);
                }
                return;
            }
            match self.next_unasked(seat, open) {
                Some(next) => self.take_next(next, tell),
                None if self.is_person(seat) => return self.ask(seat, tell),
                // Bots among themselves wait for a call.
                None => return,
            }
        }
    }

    /// A person is asked. If somebody else has the screen, it is handed over first.
    fn ask(&mut self, seat: Seat, tell: TellAll<'_>) {
        let made = self.table.inputs().len();
        if self.asked.last().is_none_or(|last| last.made < made) {
            let barrier = self.game_files.game().barrier(self.table.position());
            self.asked.push(Asked { made, seat, barrier });
        }
        if self.screen().own || self.looking() == Some(seat) {
            return;
        }
        self.screen_mut().looking = None;
        let Who::Person(name) = &self.players[seat.index()] else { return };
        self.say(Report::Curtain { seat, name: name.clone() }, tell);
    }

    fn end(&mut self, tell: TellAll<'_>) {
        if self.people() > 1 && self.looking().is_none() {
            // The game is over: there is nothing left to hide, and whoever looks sees all of it.
            self.show_table(tell);
        }
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
        let position = self.table.position();
        for screen in &mut self.screens {
            if screen.looking.is_some_and(|me| G::is_turn_of(position, me)) {
                screen.stops.pass_until_my_turn = false;
            }
        }
    }

    /// Tells everybody what the last choice has brought. Behind a curtain nothing is told.
    pub(crate) fn show_update(&mut self, tell: TellAll<'_>) {
        self.at_each_screen(|session| session.show_change(tell));
    }

    /// Tells the screen that is talked to what is new.
    pub(crate) fn show_change(&mut self, tell: TellAll<'_>) {
        let watcher = self.watcher();
        let names = observe::names(self, watcher);
        let mut told = self.screen().told;
        let (happenings, log) = self.event_log.news(&mut told, self.game_files.game(), &names, watcher.viewer);
        self.screen_mut().told = told;
        let table = observe::observe(self, watcher);
        self.say(Report::Update(Box::new(GameUpdate { happenings, log, table })), tell);
    }

    fn concede(&mut self, tell: TellAll<'_>) {
        let asked = self.table.chair().map(|chair| chair.seat());
        let Some(seat) = self.looking().or(asked) else { return };
        self.input(Input::Concede(seat), tell);
    }

    /// Somebody leaves, or all agree to end.
    pub(crate) fn input(&mut self, input: Input, tell: TellAll<'_>) {
        let mut events = Vec::new();
        if let Err(refusal) = self.table.input(input, &mut events) {
            return self.refuse(tell, &refusal.to_string(), Some(refusal.rule()));
        }
        self.changed();
        self.bots.notice(self.game_files.game(), &events);
        self.event_log.note(self.table.inputs().len(), events);
        self.show_update(tell);
        self.go_on(tell);
    }

    fn look(&mut self, seat: Seat, tell: TellAll<'_>) {
        let asked = self.table.chair().map(|chair| chair.seat());
        if asked != Some(seat) || !self.is_person(seat) || self.screen().own && self.looking() != Some(seat) {
            return self.refuse(tell, calls::NOT_ASKED, Some("table.asked"));
        }
        self.screen_mut().looking = Some(seat);
        self.show_table(tell);
    }

    /// Bots among themselves make so many choices.
    fn step(&mut self, choices: u16, tell: TellAll<'_>) {
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
    fn call(&mut self, screen: usize, call: &Call, tell: TellAll<'_>) {
        self.at = screen.min(self.screens.len() - 1);
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
                self.unsaved |= self.screen().stops != *stops;
                self.screen_mut().stops = *stops;
                self.look_again(tell);
                self.go_on(tell);
            }
            _ => {}
        }
        // Once for each call: a stored game is written from its first choice to its last.
        self.save(tell);
    }
}

/// Whether there is something to choose.
pub(crate) fn is_open<G: HostGame>(chair: &Chair<'_, G>) -> bool {
    chair.options().len() > 1 || chair.decision().shape == Shape::Name
}
