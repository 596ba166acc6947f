//! A room that is run: one task with one mailbox, the only one that writes. Whatever comes of a letter is stored before
//! anybody hears of it.

mod gather;
mod play;
pub(crate) mod tell;

use crate::clocks::Clocks;
use crate::hall::{Hall, read};
use crate::journal::{Entry, RoomState};
use crate::store::{Guest, StoreError};
use crate::words;
use longbox_host::Party;
use longbox_kernel::{Seat, SeatSet};
use longbox_protocol::{RefusalKind, RoomCall, RoomRefusal, RoomReport, RoomStage};
use std::ops::ControlFlow;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::Instant;

/// A letter to a room.
#[derive(Debug)]
pub(crate) enum Mail {
    /// Somebody comes, with a key to somebody's seat or without; whether they may is answered.
    Come { link: Link, key: Option<String>, answer: oneshot::Sender<Result<(), RoomRefusal>> },
    /// The connection with this number wants something; where it is not in the room any more, it is told so.
    Call { from: u64, call: RoomCall, tell: mpsc::Sender<Arc<str>> },
    /// It is gone.
    Gone(u64),
    /// The server stops.
    Close,
}

/// Somebody's connection, as the room has it.
#[derive(Debug)]
pub(crate) struct Link {
    pub(crate) number: u64,
    pub(crate) guest: Guest,
    pub(crate) tell: mpsc::Sender<Arc<str>>,
    /// The connection is to be closed: its client is too slow, or the room has broken down.
    pub(crate) lost: Arc<Notify>,
}

/// A room with its game and everybody in it.
pub(crate) struct Room {
    hall: Hall,
    id: i64,
    mail: mpsc::Receiver<Mail>,
    pub(crate) state: RoomState,
    /// How many entries are stored.
    len: u64,
    /// None before the deal.
    party: Option<Party>,
    links: Vec<Link>,
    clocks: Option<Clocks>,
    /// Since when somebody is asked or a seat has no connection, whichever is later, by seats.
    gone: Vec<Instant>,
    /// When the next choice is made that nobody is asked for.
    step_at: Option<Instant>,
    empty_since: Instant,
    draws: SeatSet,
    again: SeatSet,
}

/// What comes of a letter: the room goes on, or it cannot be run any longer.
type Flow = ControlFlow<()>;

impl Room {
    /// Brings a room back as it was stored.
    pub(crate) async fn load(hall: Hall, id: i64, mail: mpsc::Receiver<Mail>) -> Result<Room, RoomRefusal> {
        let stored = hall.store().lease(id, hall.holder()).await.map_err(|error| words::of_store(&error))?;
        let (state, game) = read(&stored.entries)?;
        let now = Instant::now();
        let mut room = Room {
            gone: vec![now; state.chairs.len()],
            len: stored.entries.len() as u64,
            hall,
            id,
            mail,
            state,
            party: None,
            links: Vec::new(),
            clocks: None,
            step_at: None,
            empty_since: now,
            draws: SeatSet::NONE,
            again: SeatSet::NONE,
        };
        if matches!(room.state.stage(), RoomStage::Playing | RoomStage::Over) {
            let library = *room.hall.library();
            match library.resume(room.state.plan.game, &room.state.players(), &game.opening, &game.moves) {
                Ok(party) => room.go_on_with(party),
                // The rules or cards of this version are others: nobody loses, and everybody is told.
                Err(_) => room.commit(vec![Entry::Void]).await.map_err(|error| words::of_store(&error))?,
            }
        }
        Ok(room)
    }

    /// Runs the room until nobody is in it for long, or the server stops.
    pub(crate) async fn run(mut self) {
        loop {
            let due = self.due();
            let flow = tokio::select! {
                letter = self.mail.recv() => match letter {
                    Some(letter) => self.read(letter).await,
                    None => Flow::Break(()),
                },
                () = tokio::time::sleep_until(due) => self.time_is_up().await,
            };
            if flow.is_break() {
                break;
            }
        }
        // Whoever has sent a letter in the meantime gets no answer, and comes again.
        self.hall.forget(self.id);
        self.links.iter().for_each(|link| link.lost.notify_one());
        self.mail.close();
        let _ = self.hall.store().release(self.id, self.hall.holder()).await;
    }

    async fn read(&mut self, letter: Mail) -> Flow {
        match letter {
            Mail::Come { link, key, answer } => {
                let come = self.come(link, key).await;
                // Whoever is gone again hears nothing.
                let _ = answer.send(come);
                Flow::Continue(())
            }
            Mail::Gone(number) => {
                self.let_go(number);
                Flow::Continue(())
            }
            Mail::Call { from, call, tell } => {
                let Some(link) = self.links.iter().find(|link| link.number == from) else {
                    tell::say(&tell, &RoomReport::Refused(words::plain(RefusalKind::NotInRoom)));
                    return Flow::Continue(());
                };
                let (guest, seat) = (link.guest.clone(), self.state.seat_of(link.guest.id));
                match self.take(from, &guest, seat, call).await {
                    Ok(()) => Flow::Continue(()),
                    Err(refusal) => {
                        let lost = refusal.kind == RefusalKind::Storage && !self.is_sound();
                        self.refuse(from, refusal);
                        if lost { Flow::Break(()) } else { Flow::Continue(()) }
                    }
                }
            }
            Mail::Close => {
                if let Some(clocks) = self.clocks.as_ref().filter(|_| self.state.stage() == RoomStage::Playing) {
                    let left = clocks.left(Instant::now());
                    // Without it the clocks stand as they did at the last answer.
                    let _ = self.commit(vec![Entry::Clocks { left }]).await;
                }
                Flow::Break(())
            }
        }
    }

    /// A game that is dealt has somebody to play it.
    fn is_sound(&self) -> bool {
        self.party.is_some() || !matches!(self.state.stage(), RoomStage::Playing | RoomStage::Over)
    }

    async fn take(&mut self, from: u64, guest: &Guest, seat: Option<Seat>, call: RoomCall) -> Result<(), RoomRefusal> {
        let own = seat.ok_or_else(|| words::plain(RefusalKind::NoSeat));
        match call {
            RoomCall::Sit { seat: wanted, deck } => self.sit(guest, wanted, deck).await,
            RoomCall::Stand => self.stand(own?).await,
            RoomCall::Promise { promise } => self.promise(own?, promise).await,
            RoomCall::Share { share } => self.share(own?, share).await,
            RoomCall::Table(call) => self.table(from, own?, call).await,
            RoomCall::Draw(wants) => self.draw(own?, wants).await,
            RoomCall::Rematch(wants) => self.rematch(own?, wants).await,
            RoomCall::Say(talk) => self.speak(own?, talk),
            RoomCall::SeatKey => self.seat_key(from, own?).await,
            RoomCall::Ready { .. }
            | RoomCall::Open(_)
            | RoomCall::Enter { .. }
            | RoomCall::TakeSeat { .. }
            | RoomCall::Leave => Err(words::plain(RefusalKind::WrongTime)),
        }
    }

    /// Stores entries; only then have they happened.
    async fn commit(&mut self, entries: Vec<Entry>) -> Result<(), StoreError> {
        let written = entries.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        let written = written.map_err(|error| StoreError::Failed(error.to_string()))?;
        let added = written.len() as u64;
        self.hall.store().append(self.id, self.hall.holder(), self.len, written).await?;
        self.len += added;
        for entry in &entries {
            // Entries are made from what the room is.
            let _ = self.state.apply(entry);
        }
        Ok(())
    }

    /// The same for what a person wants, who is told if it fails.
    async fn store(&mut self, entries: Vec<Entry>) -> Result<(), RoomRefusal> {
        self.commit(entries).await.map_err(|error| words::of_store(&error))
    }

    /// When something is to be done although nobody writes.
    fn due(&self) -> Instant {
        let empty = self.links.is_empty().then(|| self.empty_since + self.hall.limits().idle);
        let clock = self.clocks.as_ref().and_then(Clocks::out_at).map(|(_, at)| at);
        let grace = self.grace_ends().map(|(_, at)| at);
        let far = Instant::now() + std::time::Duration::from_secs(24 * 60 * 60);
        [empty, clock, grace, self.step_at].into_iter().flatten().min().unwrap_or(far)
    }

    async fn time_is_up(&mut self) -> Flow {
        let now = Instant::now();
        if self.step_at.is_some_and(|at| at <= now) {
            return self.step().await;
        }
        let clock = self.clocks.as_ref().and_then(Clocks::out_at);
        if let Some((seat, _)) = clock.or(self.grace_ends()).filter(|(_, at)| *at <= now) {
            return self.out_of_time(seat).await;
        }
        let empty = self.links.is_empty() && self.empty_since + self.hall.limits().idle <= now;
        if !empty {
            return Flow::Continue(());
        }
        self.read_last().await
    }

    /// Nobody has been here for long. The clocks are stored: they stand still until somebody comes.
    async fn read_last(&mut self) -> Flow {
        self.mail.close();
        while let Some(letter) = self.mail.recv().await {
            // Whoever comes at this very moment gets no answer, and comes again.
            drop(letter);
        }
        if let Some(clocks) = &self.clocks {
            let left = clocks.left(Instant::now());
            let _ = self.commit(vec![Entry::Clocks { left }]).await;
        }
        Flow::Break(())
    }

    /// Whoever is asked and gone loses then, if somebody waits and no clock decides.
    fn grace_ends(&self) -> Option<(Seat, Instant)> {
        let playing = self.state.stage() == RoomStage::Playing && self.state.plan.clock.is_none();
        let asked = self.party.as_ref().filter(|_| playing)?.asked()?;
        let is_person = self.state.chair(asked)?.is_for_a_person();
        let others = self.state.people().any(|seat| seat != asked && !self.is_away(seat));
        let at = *self.gone.get(asked.index())? + self.hall.limits().grace;
        (is_person && self.is_away(asked) && others).then_some((asked, at))
    }

    /// Whether the person in this seat has no connection.
    fn is_away(&self, seat: Seat) -> bool {
        let guest = self.state.chair(seat).and_then(|chair| chair.sitter.as_ref()).map(|sitter| sitter.guest);
        guest.is_some_and(|guest| self.links.iter().all(|link| link.guest.id != guest))
    }
}
