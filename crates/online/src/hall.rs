//! All rooms of a server: opens them, finds them, brings them back from the store.

use crate::journal::{Entry, RoomState};
use crate::limits::Limits;
use crate::rate::Rate;
use crate::room::{Mail, Room};
use crate::secret;
use crate::store::{Guest, Holder, Store, StoreError};
use crate::text::clean;
use crate::words;
use longbox_bots::BotKind;
use longbox_host::{HostError, Library};
use longbox_protocol::{RefusalKind, RoomPlan, RoomRefusal, SeatPlan, digest_text};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;

/// The most letters that wait for a room; whoever writes then waits as well.
const MAIL: usize = 64;
/// Bots that think for long at the same time.
const THINKERS: usize = 2;

/// Why no server can be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HallError {
    /// A built-in file is damaged.
    #[error(transparent)]
    Games(#[from] HostError),
    /// The data cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system has no random numbers.
    #[error("the system has no random numbers")]
    NoChance,
}

/// All rooms of a server. A clone is the same hall.
#[derive(Clone)]
pub struct Hall {
    inside: Arc<Inside>,
}

struct Inside {
    store: Arc<dyn Store>,
    library: Library,
    limits: Limits,
    holder: Holder,
    rooms: Mutex<HashMap<i64, Running>>,
    /// Only one room at a time is brought back, so that none is brought back twice.
    loading: tokio::sync::Mutex<()>,
    thinkers: Arc<Semaphore>,
    connections: AtomicUsize,
    closing: watch::Sender<bool>,
    guests: Mutex<Rate>,
    heart: Mutex<Option<JoinHandle<()>>>,
}

struct Running {
    mail: mpsc::Sender<Mail>,
    by: i64,
    task: JoinHandle<()>,
}

/// The way to a room.
#[derive(Clone, Debug)]
pub(crate) struct RoomDoor {
    pub(crate) mail: mpsc::Sender<Mail>,
}

// Written by hand: a hall holds secrets.
impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall").field("rooms", &self.rooms().len()).finish_non_exhaustive()
    }
}

impl Hall {
    /// Opens a hall on a store. Rooms in it are brought back when somebody comes to them.
    ///
    /// # Errors
    /// When a built-in file is damaged or the store does not work.
    pub async fn open(store: Arc<dyn Store>, limits: Limits) -> Result<Hall, HallError> {
        let holder = secret::random().ok_or(HallError::NoChance)?;
        store.stay(holder, limits.lease).await?;
        let inside = Inside {
            store,
            library: Library::open()?,
            holder,
            rooms: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            thinkers: Arc::new(Semaphore::new(THINKERS)),
            connections: AtomicUsize::new(0),
            closing: watch::channel(false).0,
            guests: Mutex::new(Rate::new(f64::from(limits.guests) / 60.0, f64::from(limits.guests))),
            heart: Mutex::default(),
            limits,
        };
        let hall = Hall { inside: Arc::new(inside) };
        let heart = tokio::spawn(stay(hall.store().clone(), holder, hall.limits().lease));
        *hall.inside.heart.lock().unwrap_or_else(PoisonError::into_inner) = Some(heart);
        Ok(hall)
    }

    /// The bounds of this server.
    pub fn limits(&self) -> &Limits {
        &self.inside.limits
    }

    /// Whether guests and rooms can be stored.
    ///
    /// # Errors
    /// Why they cannot.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.store().check().await
    }

    /// How many rooms are run now, and how many connections there are.
    pub fn load(&self) -> (usize, usize) {
        (self.rooms().len(), self.inside.connections.load(Ordering::Relaxed))
    }

    /// A new guest of this name, and the secret by which the guest is known from now on.
    ///
    /// # Errors
    /// When the name cannot be shown to others or the guest cannot be stored.
    pub async fn add_guest(&self, name: &str) -> Result<(Guest, String), RoomRefusal> {
        let most = self.limits().name;
        let name = clean(name, most).ok_or_else(|| words::name(most))?;
        if !self.inside.guests.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Err(words::plain(RefusalKind::TooFast));
        }
        let (text, hash) = secret::token().ok_or_else(|| words::refusal(RefusalKind::Storage, words::NO_CHANCE))?;
        let guest = self.store().add_guest(name, hash).await.map_err(|error| words::of_store(&error))?;
        Ok((guest, text))
    }

    /// The guest with this secret, if there is one.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn guest(&self, secret: &str) -> Result<Option<Guest>, RoomRefusal> {
        let Some(hash) = secret::hash_of(secret) else { return Ok(None) };
        self.store().guest(hash).await.map_err(|error| words::of_store(&error))
    }

    /// Stores the clocks of all rooms and ends them; nobody can come any more.
    pub async fn close(&self) {
        self.inside.closing.send_replace(true);
        let guard = self.inside.loading.lock().await;
        let rooms: Vec<Running> = std::mem::take(&mut *self.rooms()).into_values().collect();
        drop(guard);
        for room in &rooms {
            let _ = room.mail.send(Mail::Close).await;
        }
        for room in rooms {
            let _ = room.task.await;
        }
        if let Some(heart) = self.inside.heart.lock().unwrap_or_else(PoisonError::into_inner).take() {
            heart.abort();
        }
    }

    /// Ready when the server stops: connections are to be closed.
    pub async fn closing(&self) {
        // It fails only if there is no hall any more.
        let _ = self.inside.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Opens a room as planned.
    pub(crate) async fn open_room(&self, plan: RoomPlan, by: &Guest) -> Result<RoomDoor, RoomRefusal> {
        self.check_plan(&plan)?;
        let _loading = self.inside.loading.lock().await;
        self.has_place(Some(by.id))?;
        let no_chance = || words::refusal(RefusalKind::Storage, words::NO_CHANCE);
        let secret = digest_text(&secret::random().ok_or_else(no_chance)?);
        // Two rooms get the same code about once in a million millions.
        let code = secret::code().ok_or_else(no_chance)?;
        let entry = Entry::Opened { code: code.clone(), by: by.id, plan, secret };
        let body = serde_json::to_string(&entry).map_err(|_| words::plain(RefusalKind::Plan))?;
        let room = self.store().open_room(code, self.inside.holder, body).await;
        let room = room.map_err(|error| words::of_store(&error))?;
        self.run(room).await
    }

    /// The way to the room with this code, which is brought back if it is not run now.
    pub(crate) async fn room(&self, code: &str) -> Result<RoomDoor, RoomRefusal> {
        let code = secret::read_code(code).ok_or_else(|| words::plain(RefusalKind::NoRoom))?;
        let found = self.store().find_room(code).await.map_err(|error| words::of_store(&error))?;
        let room = found.ok_or_else(|| words::plain(RefusalKind::NoRoom))?;
        let _loading = self.inside.loading.lock().await;
        let known = self.rooms().get(&room).map(|running| running.mail.clone());
        match known.filter(|mail| !mail.is_closed()) {
            Some(mail) => Ok(RoomDoor { mail }),
            None => {
                self.has_place(None)?;
                self.run(room).await
            }
        }
    }

    async fn run(&self, id: i64) -> Result<RoomDoor, RoomRefusal> {
        let (mail, letters) = mpsc::channel(MAIL);
        let room = Room::load(self.clone(), id, letters).await?;
        let by = room.state.by;
        let task = tokio::spawn(room.run());
        self.rooms().insert(id, Running { mail: mail.clone(), by, task });
        Ok(RoomDoor { mail })
    }

    fn has_place(&self, by: Option<i64>) -> Result<(), RoomRefusal> {
        if *self.inside.closing.borrow() {
            return Err(words::plain(RefusalKind::Closing));
        }
        let rooms = self.rooms();
        let own = by.map_or(0, |by| rooms.values().filter(|room| room.by == by).count());
        match () {
            () if rooms.len() >= self.limits().rooms => Err(words::plain(RefusalKind::TooMany)),
            () if own >= self.limits().rooms_each => Err(words::too_many_own(self.limits().rooms_each)),
            () => Ok(()),
        }
    }

    fn check_plan(&self, plan: &RoomPlan) -> Result<(), RoomRefusal> {
        let wrong = |text: &str| words::refusal(RefusalKind::Plan, text);
        let modes = self.library().modes(plan.game);
        let mode = modes.iter().find(|mode| mode.word == plan.mode).or(modes.first().filter(|_| plan.mode.is_empty()));
        let mode = mode.ok_or_else(|| wrong(words::NO_MODE))?;
        if !(usize::from(mode.seats.0)..=usize::from(mode.seats.1)).contains(&plan.seats.len()) {
            return Err(words::seats(&mode.title, mode.seats, plan.seats.len()));
        }
        if !plan.seats.contains(&SeatPlan::Person) {
            return Err(wrong(words::NOBODY));
        }
        for seat in &plan.seats {
            let SeatPlan::Bot { kind, deck } = seat else { continue };
            // A whole word and nothing else: nobody makes a bot think for an hour.
            if !BotKind::ALL.iter().any(|known| known.name() == kind) {
                return Err(wrong(words::NO_BOT));
            }
            let checked = self.library().check_deck(plan.game, deck);
            checked.map_err(|error| words::refusal(RefusalKind::Deck, error.to_string()))?;
        }
        let (shortest, longest) = self.limits().clock;
        match plan.clock {
            Some(clock) if !(shortest..=longest).contains(&clock.start) || clock.bonus > clock.start => {
                Err(words::clock(self.limits().clock))
            }
            _ => Ok(()),
        }
    }

    /// A connection more, if there is place for it.
    pub(crate) fn connect(&self) -> Option<Connected> {
        let connected = Connected(self.clone());
        let before = self.inside.connections.fetch_add(1, Ordering::SeqCst);
        (before < self.limits().connections).then_some(connected)
    }

    /// The room is not run any more.
    pub(crate) fn forget(&self, room: i64) {
        self.rooms().remove(&room);
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.inside.store
    }

    pub(crate) fn library(&self) -> &Library {
        &self.inside.library
    }

    pub(crate) fn holder(&self) -> Holder {
        self.inside.holder
    }

    pub(crate) fn thinkers(&self) -> Arc<Semaphore> {
        Arc::clone(&self.inside.thinkers)
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<i64, Running>> {
        self.inside.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that is counted as long as it lasts.
#[derive(Debug)]
pub(crate) struct Connected(Hall);

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.inside.connections.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Says again and again that the holder is alive.
async fn stay(store: Arc<dyn Store>, holder: Holder, lease: std::time::Duration) {
    loop {
        tokio::time::sleep(lease / 3).await;
        // A disk that is full now may not be so the next time.
        let _ = store.stay(holder, lease).await;
    }
}

/// What a room is after all that is stored of it.
pub(crate) fn read(entries: &[String]) -> Result<(RoomState, crate::journal::StoredGame), RoomRefusal> {
    RoomState::read(entries).map_err(|_| words::plain(RefusalKind::Void))
}
