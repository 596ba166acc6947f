//! Somebody's connection: reads what a client says, keeps to the limits, and brings it to the room.

use crate::hall::{Connected, Hall, RoomDoor};
use crate::rate::Rate;
use crate::room::{Link, Mail, tell};
use crate::store::Guest;
use crate::words;
use longbox_protocol::{RefusalKind, RoomCall, RoomRefusal, RoomReport, VERSION};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Notify, mpsc, oneshot};

/// So many times the rate may come at once.
const BURST: u32 = 3;
/// Whoever has sent so many messages that were too fast, too long or unreadable is let go.
const PATIENCE: u32 = 50;
/// Things said in a second on the average, and at once.
const TALK: (f64, f64) = (0.5, 5.0);

/// A connection of a guest. Whoever holds it brings what the client says to [`Visit::hear`] and sends the client what
/// [`Told::next`] gives.
#[derive(Debug)]
pub struct Visit {
    hall: Hall,
    guest: Guest,
    number: u64,
    tell: mpsc::Sender<Arc<str>>,
    lost: Arc<Notify>,
    room: Option<RoomDoor>,
    ready: bool,
    rate: Rate,
    talk: Rate,
    patience: u32,
    _connected: Connected,
}

/// What a client is told.
#[derive(Debug)]
pub struct Told {
    waiting: mpsc::Receiver<Arc<str>>,
    lost: Arc<Notify>,
}

impl Told {
    /// The next message; none: the connection is to be closed, and the client may come again.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        tokio::select! {
            // What was told before is still sent: it may say why.
            biased;
            text = self.waiting.recv() => text,
            () = self.lost.notified() => None,
        }
    }
}

impl Visit {
    /// A new connection; none if there are too many.
    pub fn begin(hall: &Hall, guest: Guest) -> Option<(Visit, Told)> {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let connected = hall.connect()?;
        let (tell, waiting) = mpsc::channel(hall.limits().queue);
        let lost = Arc::new(Notify::new());
        let rate = hall.limits().rate;
        let visit = Visit {
            hall: hall.clone(),
            guest,
            number: NUMBERS.fetch_add(1, Ordering::Relaxed),
            tell,
            lost: Arc::clone(&lost),
            room: None,
            ready: false,
            rate: Rate::new(f64::from(rate), f64::from(rate * BURST)),
            talk: Rate::new(TALK.0, TALK.1),
            patience: PATIENCE,
            _connected: connected,
        };
        Some((visit, Told { waiting, lost }))
    }

    /// Takes a message. The connection is to be closed when this breaks off.
    pub async fn hear(&mut self, text: &str) -> ControlFlow<()> {
        let done = match self.read(text) {
            Ok(call) => self.take(call).await,
            Err(kind) => {
                self.patience -= 1;
                Err(words::plain(kind))
            }
        };
        let told = match done {
            Ok(()) => true,
            Err(refusal) => self.say(&RoomReport::Refused(refusal)),
        };
        if told && self.patience > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// The connection is gone.
    pub async fn end(mut self) {
        self.leave().await;
    }

    fn read(&mut self, text: &str) -> Result<RoomCall, RefusalKind> {
        match () {
            () if !self.rate.take() => Err(RefusalKind::TooFast),
            () if text.len() > self.hall.limits().message => Err(RefusalKind::TooLong),
            () => serde_json::from_str(text).map_err(|_| RefusalKind::Unread),
        }
    }

    async fn take(&mut self, call: RoomCall) -> Result<(), RoomRefusal> {
        match call {
            RoomCall::Ready { version } if version == VERSION => {
                self.ready = true;
                self.say(&RoomReport::Ready { version: VERSION, name: self.guest.name.clone() });
                Ok(())
            }
            RoomCall::Ready { .. } => Err(words::plain(RefusalKind::OtherVersion)),
            _ if !self.ready => Err(words::plain(RefusalKind::NotReady)),
            RoomCall::Open(plan) => {
                let room = self.hall.open_room(plan, &self.guest).await?;
                self.enter(room, None).await.ok_or_else(|| words::plain(RefusalKind::Closing))?
            }
            RoomCall::Enter { code } => self.go_to(&code, None).await,
            RoomCall::TakeSeat { code, key } => self.go_to(&code, Some(key)).await,
            RoomCall::Leave => {
                self.leave().await;
                self.say(&RoomReport::Left);
                Ok(())
            }
            RoomCall::Say(_) if !self.talk.take() => Err(words::plain(RefusalKind::TooFast)),
            call => {
                let room = self.room.as_ref().ok_or_else(|| words::plain(RefusalKind::NotInRoom))?;
                let sent = room.mail.send(Mail::Call { from: self.number, call, tell: self.tell.clone() }).await;
                sent.map_err(|_| {
                    self.room = None;
                    words::plain(RefusalKind::NotInRoom)
                })
            }
        }
    }

    async fn go_to(&mut self, code: &str, key: Option<String>) -> Result<(), RoomRefusal> {
        let room = self.hall.room(code).await?;
        if let Some(come) = self.enter(room, key.clone()).await {
            return come;
        }
        // The room was put away at this very moment: it is brought back.
        let room = self.hall.room(code).await?;
        let come = self.enter(room, key).await;
        come.unwrap_or_else(|| Err(words::plain(RefusalKind::Closing)))
    }

    /// Goes into a room; none if it is not run any more.
    async fn enter(&mut self, room: RoomDoor, key: Option<String>) -> Option<Result<(), RoomRefusal>> {
        let (answer, answered) = oneshot::channel();
        let lost = Arc::clone(&self.lost);
        let link = Link { number: self.number, guest: self.guest.clone(), tell: self.tell.clone(), lost };
        room.mail.send(Mail::Come { link, key, answer }).await.ok()?;
        let come = answered.await.ok()?;
        if come.is_ok() {
            // Only now the former room is left.
            if self.room.as_ref().is_some_and(|former| !former.mail.same_channel(&room.mail)) {
                self.leave().await;
            }
            self.room = Some(room);
        }
        Some(come)
    }

    async fn leave(&mut self) {
        if let Some(room) = self.room.take() {
            // A room that is gone has forgotten everybody.
            let _ = room.mail.send(Mail::Gone(self.number)).await;
        }
    }

    /// Whether the client still listens.
    fn say(&self, report: &RoomReport) -> bool {
        tell::say(&self.tell, report)
    }
}
