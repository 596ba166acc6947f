//! The host: it answers calls with reports.

use crate::reel::{self, Projector, Reel};
use crate::room::Room;
use crate::session::{Desk, Session, Tell};
use crate::shelves::Shelves;
use crate::words::calls;
use longbox_kernel::excerpt;
use longbox_protocol::{Call, GameName, Invitation, Report, SavedGame, VERSION};
use longbox_squad::Squad;
use longbox_vs::Vs;

/// One host of one player's page: a game on the table, and a stored one that is looked at.
pub struct Host {
    vs: &'static Shelves<Vs>,
    squad: &'static Shelves<Squad>,
    desk: Option<Box<dyn Desk>>,
    reel: Option<Box<dyn Projector>>,
}

// Written by hand: a host holds hidden cards.
impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host").field("playing", &self.desk.is_some()).finish_non_exhaustive()
    }
}

impl Host {
    /// Reads all games. An error tells what is wrong with a built-in file.
    pub fn open() -> Result<Host, String> {
        Ok(Host { vs: Shelves::read()?, squad: Shelves::read()?, desk: None, reel: None })
    }

    /// What a host says before anything is asked.
    pub fn greeting() -> Report {
        Report::Ready { version: VERSION }
    }

    /// Takes a call; everything that comes of it is told in order.
    pub fn call(&mut self, call: &Call, tell: &mut dyn FnMut(Report)) {
        match call {
            Call::Lobby => tell(Report::Lobby(vec![self.vs.info(), self.squad.info()])),
            Call::Cards(GameName::Vs) => tell(Report::Cards(GameName::Vs, self.vs.faces())),
            Call::Cards(GameName::Squad) => tell(Report::Cards(GameName::Squad, self.squad.faces())),
            Call::Rules(GameName::Vs) => tell(Report::Rules(GameName::Vs, Vs::laws())),
            Call::Rules(GameName::Squad) => tell(Report::Rules(GameName::Squad, Squad::laws())),
            Call::Open(invitation) => self.sit_down(invitation, tell),
            Call::Resume(saved) => self.resume(saved, tell),
            Call::Leave => {
                self.desk = None;
                tell(Report::Left);
            }
            Call::OpenReplay(text) => self.open_replay(text, tell),
            Call::ShowReplay { .. } | Call::PlayOn { .. } => self.replay(call, tell),
            Call::Answer { .. }
            | Call::Rematch { .. }
            | Call::Undo
            | Call::Concede
            | Call::Stops(_)
            | Call::Look(_)
            | Call::Step(_) => match &mut self.desk {
                Some(desk) => desk.call(call, tell),
                // The stops are told to every host, also before a game.
                None if matches!(call, Call::Stops(_)) => {}
                None => fail(tell, calls::NO_GAME),
            },
        }
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

    fn take(&mut self, opened: Result<Box<dyn Desk>, String>, tell: Tell<'_>) {
        match opened {
            Ok(desk) => self.desk = Some(desk),
            Err(text) => fail(tell, &text),
        }
    }

    fn open_replay(&mut self, text: &str, tell: Tell<'_>) {
        let opened = reel::game_of(text).and_then(|game| -> Result<Box<dyn Projector>, String> {
            match GameName::from_word(&game) {
                Some(GameName::Vs) => Ok(Box::new(Reel::open(self.vs, text)?)),
                Some(GameName::Squad) => Ok(Box::new(Reel::open(self.squad, text)?)),
                None => Err(calls::other_game(&excerpt(&game))),
            }
        });
        match opened {
            Ok(reel) => {
                tell(Report::Replay(reel.info()));
                self.reel = Some(reel);
            }
            Err(text) => fail(tell, &text),
        }
    }

    fn replay(&mut self, call: &Call, tell: Tell<'_>) {
        let Some(reel) = &self.reel else { return fail(tell, calls::NO_STORED_GAME) };
        match call {
            Call::PlayOn { step, players } => {
                let opened = reel.play_on(*step, players, tell);
                self.take(opened, tell);
            }
            Call::ShowReplay { step, viewer } => reel.show(*step, *viewer, tell),
            _ => {}
        }
    }
}

fn begin<G: Room>(session: Result<Session<G>, String>, tell: Tell<'_>) -> Result<Box<dyn Desk>, String> {
    let mut session = session?;
    session.begin(tell);
    Ok(Box::new(session))
}

fn fail(tell: Tell<'_>, text: &str) {
    tell(Report::Failed { text: text.to_owned() });
}
