//! The line to the host: what is asked for, and what was reported of it.

use super::table::View;
use crate::load;
use crate::screen::{self, BOLD, paint, say};
use longbox_catalog::limits;
use longbox_host::Host;
use longbox_protocol::{
    Call, CardInfo, GameInfo, GameName, Hint, LogLine, MistakeSearch, Observation, Offer, Pick, Reason, ReplayInfo,
    Report, RuleInfo, SavedGame, Seat, Thing, Viewer, Who,
};
use miette::miette;
use std::path::PathBuf;

/// A host with everything that it has told of one game.
pub(crate) struct Client {
    host: Host,
    pub(crate) game: GameName,
    pub(crate) faces: Vec<CardInfo>,
    laws: Vec<RuleInfo>,
    lobby: Vec<GameInfo>,
    table: Option<Observation>,
    pub(crate) log: Vec<LogLine>,
    /// How many lines of the log were shown.
    told: usize,
    /// The game as it stands, and whether it was kept.
    pub(crate) saved: Option<SavedGame>,
    pub(crate) unkept: bool,
    replay: Option<ReplayInfo>,
    /// How far the search for mistakes is.
    pub(crate) mistakes: Option<MistakeSearch>,
    /// What a strong bot would do, if it was asked.
    pub(super) hint: Option<Hint>,
    /// The file of a wrong ruling that is to be written.
    pub(super) ruling: Option<String>,
    /// What a stored game told that can no longer be played.
    pub(crate) old_log: Vec<String>,
    reasons: Vec<Reason>,
    /// The question that is being answered, and what the host has answered by itself since then.
    answering: Option<usize>,
    pub(crate) taken: Vec<Offer>,
}

/// A call that came to nothing, in the host's words.
pub(crate) type Called = Result<(), String>;

impl Client {
    /// Opens a host for a game, with the cards of these files besides.
    pub(crate) fn open(game: GameName, cards: &[PathBuf]) -> miette::Result<Client> {
        let read = |path: &PathBuf| Ok((path.display().to_string(), load::text_of(path, limits::CARD_FILE_BYTES)?));
        let cards = cards.iter().map(read).collect::<miette::Result<Vec<_>>>()?;
        let host = Host::with_cards(game, &cards).map_err(|error| miette!(code = "cards", "{error}"))?;
        let mut client = Client {
            host,
            game,
            faces: Vec::new(),
            laws: Vec::new(),
            lobby: Vec::new(),
            table: None,
            log: Vec::new(),
            told: 0,
            saved: None,
            unkept: false,
            replay: None,
            mistakes: None,
            hint: None,
            ruling: None,
            old_log: Vec::new(),
            reasons: Vec::new(),
            answering: None,
            taken: Vec::new(),
        };
        for call in [Call::Lobby, Call::Cards(game), Call::Rules(game)] {
            client.asked(&call)?;
        }
        Ok(client)
    }

    /// Sends a call and notes everything that comes of it.
    pub(crate) fn call(&mut self, call: &Call) -> Called {
        let mut reports = Vec::new();
        self.host.call(call, &mut |report| reports.push(report));
        let mut failed = Ok(());
        for report in reports {
            match report {
                Report::Lobby(lobby) => self.lobby = lobby,
                Report::Cards(_, faces) => self.faces = faces,
                Report::Rules(_, laws) => self.laws = laws,
                Report::Table { table, log } => self.show_anew(*table, log),
                Report::Update(update) => {
                    self.moved_on();
                    self.log.extend(update.log);
                    self.table = Some(update.table);
                }
                Report::Save(saved) => {
                    self.saved = Some(*saved);
                    self.unkept = true;
                }
                Report::Replay(info) => self.replay = Some(info),
                Report::Mistakes(search) => self.mistakes = Some(search),
                Report::Hint(hint) => self.hint = Some(hint),
                Report::RulingReport(text) => self.ruling = Some(text),
                Report::Why(reasons) => self.reasons = reasons,
                Report::Unplayable { text, log } => {
                    self.old_log = log;
                    failed = Err(text);
                }
                Report::Refused { text, .. } | Report::Failed { text } => failed = Err(text),
                // One person has the screen, and the program ends with the game.
                Report::Ready { .. }
                | Report::Curtain { .. }
                | Report::Left
                | Report::ReplayChecked { .. }
                | Report::Deck { .. }
                | Report::BriefReplay(_) => {}
            }
        }
        failed
    }

    /// A call without which there is nothing to do.
    pub(crate) fn asked(&mut self, call: &Call) -> miette::Result<()> {
        self.call(call).map_err(|text| miette!("{text}"))
    }

    /// The table anew: what was told of it before is not told again.
    fn show_anew(&mut self, table: Observation, log: Vec<LogLine>) {
        let same = self.log.iter().zip(&log).take_while(|(old, new)| old == new).count();
        self.told = self.told.min(same);
        self.log = log;
        self.table = Some(table);
    }

    /// What was asked has been answered: by the player, or by the host where there was nothing to choose.
    fn moved_on(&mut self) {
        let question = self.table.as_mut().and_then(|table| table.question.take());
        if let Some(question) = question.filter(|question| Some(question.number) != self.answering) {
            self.taken.extend(question.offers.into_iter().next());
        }
    }

    pub(crate) fn answer(&mut self, pick: Pick, then: Vec<Thing>) -> Called {
        let Some(question) = self.question_number() else { return Ok(()) };
        self.answering = Some(question);
        self.taken.clear();
        self.call(&Call::Answer { question, pick, then })
    }

    pub(super) fn question_number(&self) -> Option<usize> {
        self.table.as_ref().and_then(|table| table.question.as_ref()).map(|question| question.number)
    }

    /// What can be done with these things and what cannot.
    pub(crate) fn why(&mut self, things: Vec<Thing>) -> Vec<Reason> {
        self.reasons.clear();
        match self.call(&Call::Why(things)) {
            Ok(()) => std::mem::take(&mut self.reasons),
            Err(text) => vec![Reason { allowed: false, text, rule: None }],
        }
    }

    pub(crate) fn table(&self) -> Option<&Observation> {
        self.table.as_ref()
    }

    pub(crate) fn view(&self) -> Option<View<'_>> {
        self.table.as_ref().map(|table| View { table, faces: &self.faces })
    }

    /// What a lobby needs to know of the game.
    pub(crate) fn info(&self) -> miette::Result<&GameInfo> {
        let found = self.lobby.iter().find(|info| info.game == self.game);
        found.ok_or_else(|| miette!("the host does not know the game"))
    }

    pub(crate) fn laws(&self) -> &[RuleInfo] {
        &self.laws
    }

    /// Opens a stored game. What is wrong with it is said with the name of the file.
    pub(crate) fn open_replay(&mut self, text: String) -> Result<ReplayInfo, String> {
        self.call(&Call::OpenReplay(text))?;
        self.replay.clone().ok_or_else(|| "the host does not tell of the game".to_owned())
    }

    /// The stored game after so many choices.
    pub(crate) fn show_replay(&mut self, step: usize, viewer: Viewer) -> Called {
        self.call(&Call::ShowReplay { step, viewer })
    }

    /// Goes on with a stored game against a bot.
    pub(crate) fn resume(&mut self, replay: String, me: Seat, bot: &str) -> Called {
        let info = self.open_replay(replay.clone())?;
        let me = info.seat.unwrap_or(me);
        let who = |seat: u8| match Seat(seat) == me {
            true => Who::Person(String::new()),
            false => Who::Bot(bot.to_owned()),
        };
        self.call(&Call::Resume(Box::new(SavedGame {
            game: info.game,
            replay,
            players: (0..info.seats).map(who).collect(),
            title: info.title,
            turn: 0,
            made: info.steps,
            result: String::new(),
            stops: Default::default(),
        })))
    }

    /// Only so many lines of the log are still to be told.
    pub(crate) fn tell_last(&mut self, lines: usize) {
        self.told = self.log.len().saturating_sub(lines);
    }

    /// Tells what has happened since this was done last.
    pub(crate) fn tell_news(&mut self) {
        tell(&self.log[self.told.min(self.log.len())..]);
        self.told = self.log.len();
    }
}

/// Shows lines of a log, what is too long with the rest moved in.
pub(crate) fn tell(log: &[LogLine]) {
    for line in log {
        let told = screen::wrap(&line.sentence(), screen::width() - 4);
        for (number, text) in told.iter().enumerate() {
            match (number, line.head) {
                (0, true) => say(paint(BOLD, text)),
                (0, false) => say(text),
                _ => say(format_args!("    {text}")),
            }
        }
    }
}
