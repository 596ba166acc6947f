//! The host: it answers calls with reports.

use crate::decks;
use crate::error::HostError;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use crate::mistakes::{AnyMistakeFinder, MistakeFinder, Wanted};
use crate::replay_viewer::{self, AnyReplayViewer, ReplayViewer};
use crate::ruling;
use crate::session::{LiveGame, Session, Tell};
use longbox_kernel::{ReplayHead, excerpt};
use longbox_protocol::{
    Call, CardFile, DeckCall, DeckDraft, DeckReply, GameName, Invitation, Report, SavedGame, VERSION,
};
use longbox_squad::Squad;
use longbox_vs::Vs;

/// One host of one player's page: a game on the table, and a stored one that is looked at.
///
/// A client is a program that makes calls and shows reports. This one plays a whole game of Super Hero Squad against a
/// bot and takes the first offer of every question:
///
/// ```
/// use longbox_host::Host;
/// use longbox_protocol::{Call, First, GameName, Invitation, Observation, Report, SeatSetup, Seed, Who};
///
/// /// Makes a call and gives back the table as it was shown last, if it was.
/// fn call(host: &mut Host, call: &Call) -> Option<Observation> {
///     let mut shown = None;
///     host.call(call, &mut |report| match report {
///         Report::Table { table, .. } => shown = Some(*table),
///         Report::Update(update) => shown = Some(update.table),
///         Report::Refused { text, .. } | Report::Failed { text } => panic!("{text}"),
///         _ => {}
///     });
///     shown
/// }
///
/// let chair = |who: Who, deck: &str| SeatSetup { who, deck: deck.to_owned(), main: None };
/// let mut host = Host::open()?;
/// let mut table = call(&mut host, &Call::Open(Invitation {
///     game: GameName::Squad,
///     chairs: vec![
///         chair(Who::Person("Kim".to_owned()), "starter"),
///         chair(Who::Bot("greedy".to_owned()), "wolverine"),
///     ],
///     mode: String::new(),
///     first: First::Chance,
///     seed: Seed::from(7),
/// }));
///
/// while let Some(question) = table.as_ref().and_then(|table| table.question.as_ref()) {
///     assert!(!question.text.is_empty());
///     let pick = question.offers[0].pick;
///     let answer = Call::Answer { question: question.number, pick, then: Vec::new() };
///     table = call(&mut host, &answer);
/// }
///
/// let ending = table.and_then(|table| table.ending).expect("whoever is not asked any more has played to the end");
/// assert!(ending.won.is_some(), "{}", ending.text);
/// # Ok::<(), longbox_host::HostError>(())
/// ```
pub struct Host {
    vs: &'static GameFiles<Vs>,
    squad: &'static GameFiles<Squad>,
    live: Option<Box<dyn LiveGame>>,
    replay_viewer: Option<Box<dyn AnyReplayViewer>>,
    mistake_finder: Option<Box<dyn AnyMistakeFinder>>,
    /// The page speaks another version of the protocol.
    other_version: Option<HostError>,
}

// Written by hand: a host holds hidden cards.
impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host").field("playing", &self.live.is_some()).finish_non_exhaustive()
    }
}

impl Host {
    /// Reads all games. An error tells what is wrong with a built-in file.
    pub fn open() -> Result<Host, HostError> {
        Host::with_cards(GameName::Vs, &[])
    }

    /// The same, with a player's own cards for a game: files by name and text.
    pub fn with_cards(game: GameName, cards: &[(String, String)]) -> Result<Host, HostError> {
        let of = |other: GameName| if other == game { cards } else { &[] };
        let (vs, squad) = (GameFiles::read(of(GameName::Vs))?, GameFiles::read(of(GameName::Squad))?);
        Ok(Host { vs, squad, live: None, replay_viewer: None, mistake_finder: None, other_version: None })
    }

    /// What a host says before anything is asked.
    pub fn greeting() -> Report {
        Report::Ready { version: VERSION }
    }

    /// Takes a call; everything that comes of it is told in order.
    pub fn call(&mut self, call: &Call, tell: &mut dyn FnMut(Report)) {
        if let Some(error) = &self.other_version {
            return tell(error.clone().into());
        }
        match call {
            Call::Ready { version } => self.greet(*version, tell),
            Call::Lobby => self.lobby(tell),
            Call::AddDeck { game, name, text } => match self.add_deck(*game, name, text) {
                Ok(()) => self.lobby(tell),
                Err(error) => tell(error.into()),
            },
            Call::OwnDecks { game, decks } => {
                self.take_own_decks(*game, decks);
                self.lobby(tell);
            }
            Call::OwnCards { game, files } => self.own_cards(*game, files, tell),
            Call::Deck { key, call } => tell(Report::Deck { key: *key, reply: self.decks(call) }),
            Call::Cards(game) => tell(self.cards(*game)),
            Call::Rules(GameName::Vs) => tell(Report::Rules(GameName::Vs, Vs::laws())),
            Call::Rules(GameName::Squad) => tell(Report::Rules(GameName::Squad, Squad::laws())),
            Call::Open(invitation) => self.sit_down(invitation, tell),
            Call::Resume(saved) => self.resume(saved, tell),
            Call::Leave => {
                self.live = None;
                tell(Report::Left);
            }
            Call::OpenReplay(text) => self.open_replay(text, tell),
            Call::CheckReplay { key, text } => {
                let head = replay_viewer::head(text);
                let has_log = head.as_ref().is_ok_and(|head| !head.log.is_empty());
                let reason = head.and_then(|head| self.check_replay(&head)).err().map(|error| error.to_string());
                tell(Report::ReplayChecked { key: *key, reason, has_log });
            }
            Call::ReportRuling { replay, report } => match ruling::with_report(replay, report) {
                Ok(text) => tell(Report::RulingReport(text)),
                Err(error) => tell(error.into()),
            },
            Call::Brief(text) => tell(self.brief(text)),
            Call::ShowReplay { .. } | Call::PlayOn { .. } => self.replay(call, tell),
            Call::FindMistakes { key, replay, players, seat, looks } => {
                let wanted = Wanted { key: *key, players: players.clone(), seat: *seat, looks: *looks };
                match self.finder_in(replay, wanted) {
                    Ok(finder) => tell(Report::Mistakes(self.mistake_finder.insert(finder).report())),
                    Err(error) => tell(error.into()),
                }
            }
            Call::WeighChoices { key, choices } => match &mut self.mistake_finder {
                Some(finder) if finder.key() == *key => tell(Report::Mistakes(finder.weigh(*choices))),
                Some(_) => {}
                None => tell(HostError::NoSearch.into()),
            },
            Call::Answer { .. }
            | Call::Rematch { .. }
            | Call::Why(_)
            | Call::Formation
            | Call::Hint { .. }
            | Call::Undo
            | Call::Concede
            | Call::Stops(_)
            | Call::Look(_)
            | Call::Step(_) => match &mut self.live {
                Some(live) => live.call(0, call, &mut |_, report| tell(report)),
                // The stops are told to every host, also before a game.
                None if matches!(call, Call::Stops(_)) => {}
                None => tell(HostError::NoGame.into()),
            },
        }
    }

    fn greet(&mut self, version: u32, tell: Tell<'_>) {
        if version != VERSION {
            let error = HostError::OtherVersion(version);
            self.other_version = Some(error.clone());
            tell(error.into());
        }
    }

    fn lobby(&self, tell: Tell<'_>) {
        tell(Report::Lobby(vec![self.vs.info(), self.squad.info()]));
    }

    fn cards(&self, game: GameName) -> Report {
        match game {
            GameName::Vs => Report::Cards(game, self.vs.faces()),
            GameName::Squad => Report::Cards(game, self.squad.faces()),
        }
    }

    fn own_cards(&mut self, game: GameName, files: &[CardFile], tell: Tell<'_>) {
        let files = decks::named(files);
        let taken = match game {
            GameName::Vs => GameFiles::read_what_can_be(files, tell).map(|read| self.vs = read),
            GameName::Squad => GameFiles::read_what_can_be(files, tell).map(|read| self.squad = read),
        };
        if let Err(error) = taken {
            tell(error.into());
        }
        tell(self.cards(game));
        self.lobby(tell);
    }

    fn take_own_decks(&mut self, game: GameName, decks: &[(String, String)]) {
        match game {
            GameName::Vs => self.vs = self.vs.with_own_decks(decks),
            GameName::Squad => self.squad = self.squad.with_own_decks(decks),
        }
    }

    fn decks(&self, call: &DeckCall) -> DeckReply {
        self.answer_about_decks(call).unwrap_or_else(|error| DeckReply::Failed { text: error.to_string() })
    }

    fn answer_about_decks(&self, call: &DeckCall) -> Result<DeckReply, HostError> {
        match call {
            DeckCall::Read { game, text } => {
                Ok(DeckReply::Read(decks::read(self.vs.game(), self.squad.game(), *game, text)))
            }
            DeckCall::Study(DeckDraft { game, .. })
            | DeckCall::Hand { draft: DeckDraft { game, .. }, .. }
            | DeckCall::Write { draft: DeckDraft { game, .. }, .. }
            | DeckCall::Draft { game, .. }
            | DeckCall::Suggest { game, .. }
            | DeckCall::CheckCards { game, .. }
            | DeckCall::Words { game }
            | DeckCall::CardText { game, .. } => match game {
                GameName::Vs => decks::answer(self.vs, call),
                GameName::Squad => decks::answer(self.squad, call),
            },
        }
    }

    fn add_deck(&mut self, game: GameName, name: &str, text: &str) -> Result<(), HostError> {
        match game {
            GameName::Vs => self.vs = self.vs.with_deck(name, text)?,
            GameName::Squad => self.squad = self.squad.with_deck(name, text)?,
        }
        Ok(())
    }

    fn sit_down(&mut self, invitation: &Invitation, tell: Tell<'_>) {
        let opened = match invitation.game {
            GameName::Vs => begin(Session::open(self.vs, invitation), tell),
            GameName::Squad => begin(Session::open(self.squad, invitation), tell),
        };
        self.take(opened, tell);
    }

    fn resume(&mut self, saved: &SavedGame, tell: Tell<'_>) {
        let opened = match saved.game {
            GameName::Vs => begin(Session::resume(self.vs, saved), tell),
            GameName::Squad => begin(Session::resume(self.squad, saved), tell),
        };
        self.take(opened, tell);
    }

    fn take(&mut self, opened: Result<Box<dyn LiveGame>, HostError>, tell: Tell<'_>) {
        match opened {
            Ok(live) => self.live = Some(live),
            Err(error) => tell(error.into()),
        }
    }

    fn open_replay(&mut self, text: &str, tell: Tell<'_>) {
        let head = match replay_viewer::head(text) {
            Ok(head) => head,
            Err(error) => return tell(error.into()),
        };
        match self.viewer_of(&head, text) {
            Ok(replay_viewer) => {
                tell(Report::Replay(replay_viewer.info()));
                self.replay_viewer = Some(replay_viewer);
            }
            // What was told of it then can still be read.
            Err(error) => tell(Report::Unplayable { text: error.to_string(), log: head.log }),
        }
    }

    /// The stored game as short as can be.
    fn brief(&self, text: &str) -> Report {
        let viewer = replay_viewer::head(text).and_then(|head| self.viewer_of(&head, text));
        viewer.and_then(|viewer| viewer.brief()).map_or_else(Report::from, Report::BriefReplay)
    }

    fn viewer_of(&self, head: &ReplayHead, text: &str) -> Result<Box<dyn AnyReplayViewer>, HostError> {
        match GameName::from_word(&head.game) {
            Some(GameName::Vs) => Ok(Box::new(ReplayViewer::open(self.vs, text)?)),
            Some(GameName::Squad) => Ok(Box::new(ReplayViewer::open(self.squad, text)?)),
            None => Err(HostError::OtherGame(excerpt(&head.game))),
        }
    }

    fn finder_in(&self, text: &str, wanted: Wanted) -> Result<Box<dyn AnyMistakeFinder>, HostError> {
        let head = replay_viewer::head(text)?;
        match GameName::from_word(&head.game) {
            Some(GameName::Vs) => Ok(Box::new(MistakeFinder::open(self.vs, text, wanted)?)),
            Some(GameName::Squad) => Ok(Box::new(MistakeFinder::open(self.squad, text, wanted)?)),
            None => Err(HostError::OtherGame(excerpt(&head.game))),
        }
    }

    fn check_replay(&self, head: &ReplayHead) -> Result<(), HostError> {
        match GameName::from_word(&head.game) {
            Some(GameName::Vs) => Ok(head.check(self.vs.game())?),
            Some(GameName::Squad) => Ok(head.check(self.squad.game())?),
            None => Err(HostError::OtherGame(excerpt(&head.game))),
        }
    }

    fn replay(&mut self, call: &Call, tell: Tell<'_>) {
        let Some(replay_viewer) = &self.replay_viewer else { return tell(HostError::NoReplay.into()) };
        match call {
            Call::PlayOn { step, players } => {
                let opened = replay_viewer.play_on(*step, players, tell);
                self.take(opened, tell);
            }
            Call::ShowReplay { step, viewer } => replay_viewer.show(*step, *viewer, tell),
            _ => {}
        }
    }
}

fn begin<G: HostGame>(session: Result<Session<G>, HostError>, tell: Tell<'_>) -> Result<Box<dyn LiveGame>, HostError> {
    let mut session = session?;
    session.begin(&mut |_, report| tell(report));
    Ok(Box::new(session))
}
