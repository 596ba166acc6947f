//! What the browser keeps of games: those that were played, and the one that is being played. They lie in a database of
//! the browser. Where it cannot be used the games lie here, in the tab, and the page says so.

mod database;
mod own_table;
mod passage;
mod queue;
mod summary;

pub(crate) use database::Trouble;
pub(crate) use own_table::{Kept, all_kept, delete_kept, put_kept, take_in};
pub(crate) use queue::Job;
pub(crate) use summary::{Key, Summary, fresh_key, mark};

use crate::clock::within;
use database::Database;
use leptos::task::spawn_local;
use longbox_protocol::SavedGame;
use queue::Queue;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::Duration;

/// A database that takes longer to open counts as refused.
const PATIENCE: Duration = Duration::from_secs(5);
/// Games in local storage have keys below this one, all others far above.
const LOCAL_KEYS: Key = 1_000_000;

#[derive(Debug, Default)]
pub(crate) struct Archive {
    /// None: not open. It is opened when it is next needed.
    database: RefCell<Option<Rc<Database>>>,
    queue: RefCell<Queue>,
    /// Games that are not known to be in the database, by key.
    here: RefCell<BTreeMap<Key, Rc<Job>>>,
    /// Games that were deleted here. The database may still have them for a moment.
    deleted: RefCell<BTreeSet<Key>>,
    /// Games among those here that could not be written.
    lost_with_tab: RefCell<BTreeSet<Key>>,
    /// The unfinished game, where writing it has failed.
    failed: RefCell<Option<Rc<Job>>>,
    /// The unfinished game lies in local storage as well.
    is_down: Cell<bool>,
    /// So do games that were being written.
    games_are_down: Cell<bool>,
}

/// What was found at the beginning of a visit.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The newest first.
    pub(crate) summaries: Vec<Summary>,
    pub(crate) unfinished: Option<SavedGame>,
    pub(crate) trouble: Option<Trouble>,
}

impl Archive {
    async fn database(&self) -> Result<Rc<Database>, Trouble> {
        if let Some(open) = self.database.borrow().clone() {
            return Ok(open);
        }
        let opened = within(PATIENCE, Database::open()).await.unwrap_or(Err(Trouble::Refused));
        let opened = Rc::new(opened?);
        *self.database.borrow_mut() = Some(opened.clone());
        Ok(opened)
    }

    /// Whatever went wrong may be the connection's fault: the next one is a new one.
    fn disconnect(&self) {
        *self.database.borrow_mut() = None;
    }

    /// Moves in what waits in local storage and tells everything that is kept.
    pub(crate) async fn look(&self) -> Found {
        match self.look_inside().await {
            Ok(found) => found,
            Err(trouble) => {
                self.disconnect();
                let summaries = self.show_waiting();
                Found { summaries, unfinished: passage::unfinished().flatten(), trouble: Some(trouble) }
            }
        }
    }

    async fn look_inside(&self) -> Result<Found, Trouble> {
        let database = self.database().await?;
        let moved = passage::move_games(&database).await;
        let mut earlier = self.only_here();
        if moved.is_err() {
            earlier.extend(self.show_waiting());
        }
        earlier.extend(database.summaries().await?);
        let unfinished = match passage::unfinished() {
            Some(waiting) => waiting,
            None => database.unfinished().await?.game,
        };
        Ok(Found { summaries: self.up_to_date(earlier), unfinished, trouble: moved.err() })
    }

    /// Games may have come and gone while the database was read.
    fn up_to_date(&self, earlier: Vec<Summary>) -> Vec<Summary> {
        let deleted = self.deleted.borrow();
        let mut marks = BTreeSet::new();
        let all = self.only_here().into_iter().chain(earlier);
        all.filter(|game| !deleted.contains(&game.key) && marks.insert(game.mark.clone())).collect()
    }

    /// Games that only this tab has, the newest first.
    fn only_here(&self) -> Vec<Summary> {
        let (here, lost) = (self.here.borrow(), self.lost_with_tab.borrow());
        let own = here.range(LOCAL_KEYS..).rev();
        own.filter_map(|(key, job)| match &**job {
            Job::Shelve { summary, .. } => Some(Summary { kept: !lost.contains(key), ..summary.clone() }),
            Job::Unfinished { .. } | Job::Delete(_) => None,
        })
        .collect()
    }

    /// Games that cannot leave local storage can be watched all the same. They keep their place there.
    fn show_waiting(&self) -> Vec<Summary> {
        let games = passage::games();
        let count = games.len() as Key;
        let mut here = self.here.borrow_mut();
        here.retain(|key, _| *key >= LOCAL_KEYS);
        let shown = games.into_iter().zip(0..).map(|(game, at)| {
            let summary = Summary::of(&game, count - at);
            let job = Job::Shelve { summary: summary.clone(), text: game.replay, claim: None };
            here.insert(summary.key, Rc::new(job));
            summary
        });
        shown.collect()
    }

    /// The unfinished game as it is now, and the claim of whoever wrote it; an error where nobody knows.
    pub(crate) async fn unfinished(&self) -> Result<(Option<SavedGame>, u64), Trouble> {
        let slot = self.database().await?.unfinished().await.inspect_err(|_| self.disconnect())?;
        let waiting = passage::unfinished();
        // It goes to the archive with the next save.
        self.is_down.set(waiting.is_some());
        Ok((waiting.unwrap_or(slot.game), slot.claim))
    }

    /// The text of a game; none if it is gone.
    pub(crate) async fn text(&self, key: Key) -> Option<String> {
        if let Some(Job::Shelve { text, .. }) = self.here.borrow().get(&key).map(|job| &**job) {
            return Some(text.clone());
        }
        self.database().await.ok()?.text(key).await.ok().flatten()
    }

    /// A key for a new game.
    pub(crate) fn fresh_key(&self, highest: Key) -> Key {
        summary::fresh_key(js_sys::Date::now(), js_sys::Math::random(), highest)
    }

    /// Adds a job to the queue. Somebody must [work it off](Archive::next).
    pub(crate) fn push(&self, job: Job) {
        self.queue.borrow_mut().push(job);
        // A game can be looked at before it is written.
        for job in self.queue.borrow().unsure() {
            if let Job::Shelve { summary, .. } = &**job {
                self.here.borrow_mut().insert(summary.key, job.clone());
            }
        }
    }

    /// The next job, unless one is being written.
    pub(crate) fn next(&self) -> Option<Rc<Job>> {
        self.queue.borrow_mut().begin()
    }

    /// Writes the job that [`Archive::next`] has given.
    pub(crate) async fn write(&self, job: &Rc<Job>) -> Result<(), Trouble> {
        let written = match self.database().await.and_then(|database| database.write(job)) {
            Ok(writing) => writing.await,
            Err(trouble) => Err(trouble),
        };
        self.queue.borrow_mut().end();
        match &written {
            Ok(()) => self.is_kept(job),
            Err(_) => {
                self.disconnect();
                if let Job::Shelve { summary, .. } = &**job {
                    self.lost_with_tab.borrow_mut().insert(summary.key);
                }
                if job.unfinished().is_some() {
                    *self.failed.borrow_mut() = Some(job.clone());
                }
            }
        }
        written
    }

    fn is_kept(&self, job: &Job) {
        if let Job::Shelve { summary, .. } = job {
            self.here.borrow_mut().remove(&summary.key);
            self.lost_with_tab.borrow_mut().remove(&summary.key);
        }
        if job.unfinished().is_some() {
            *self.failed.borrow_mut() = None;
            if self.is_down.take() {
                passage::forget_unfinished();
            }
        }
    }

    /// Whether everything that was to be written has been written, or has failed.
    pub(crate) fn is_idle(&self) -> bool {
        self.queue.borrow().is_empty()
    }

    /// Queues the games that lie only in this tab once more.
    pub(crate) fn retry(&self) {
        let here: Vec<Rc<Job>> = self.here.borrow().values().cloned().collect();
        let mut queue = self.queue.borrow_mut();
        let missing = |job: &Rc<Job>| !queue.unsure().any(|other| other == job);
        let missing: Vec<Rc<Job>> = here.into_iter().filter(missing).collect();
        missing.into_iter().for_each(|job| queue.push(Job::clone(&job)));
    }

    /// Forgets a game. That it leaves the database is a job of its own.
    pub(crate) fn forget(&self, key: Key) {
        // What is shown from local storage has numbers that change.
        if key >= LOCAL_KEYS {
            self.deleted.borrow_mut().insert(key);
        }
        if let Some(Job::Shelve { text, .. }) = self.here.borrow_mut().remove(&key).as_deref() {
            passage::forget_game(text);
        }
    }

    /// Clears local storage after a page that seemed to be left was not.
    pub(crate) async fn tidy(&self) {
        if self.games_are_down.take()
            && let Ok(database) = self.database().await
        {
            self.games_are_down.set(passage::move_games(&database).await.is_err());
        }
    }

    /// Another tab has the unfinished game now.
    pub(crate) fn drop_unfinished(&self) {
        self.queue.borrow_mut().drop_unfinished();
        *self.failed.borrow_mut() = None;
        self.is_down.set(false);
    }

    /// The page may be gone in a moment: everything is handed to the browser, and what is not known to be kept goes to
    /// local storage as well.
    pub(crate) fn leave(&self) {
        let queue = self.queue.borrow();
        if let Some(database) = self.database.borrow().as_ref() {
            // How it ends is nobody's business any more; if the page stays, the writer does it again.
            let ends = queue.waiting().filter_map(|job| database.write(job).ok());
            ends.for_each(|end| {
                spawn_local(async move {
                    let _ = end.await;
                })
            });
        }
        let (here, failed) = (self.here.borrow(), self.failed.borrow());
        let jobs = || here.values().chain(failed.iter()).chain(queue.unsure());
        if passage::put_down(jobs()) {
            self.games_are_down.set(true);
        }
        self.is_down.set(self.is_down.get() || jobs().any(|job| job.unfinished().is_some()));
    }
}
