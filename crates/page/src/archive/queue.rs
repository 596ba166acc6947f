//! What is to be written, in order: one writer at a time.

use super::summary::{Key, Summary};
use longbox_protocol::SavedGame;
use std::collections::VecDeque;
use std::rc::Rc;

/// One change of what is kept. Doing it twice is the same as doing it once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Job {
    /// Puts a game to the kept ones.
    Shelve {
        summary: Summary,
        text: String,
        /// It was the unfinished game of this claim, which has none afterwards.
        claim: Option<u64>,
    },
    /// Keeps the unfinished game.
    Unfinished {
        claim: u64,
        game: SavedGame,
    },
    Delete(Key),
}

impl Job {
    /// What is the unfinished game after it? None: it does not touch it.
    pub(super) fn unfinished(&self) -> Option<Option<&SavedGame>> {
        match self {
            Job::Unfinished { game, .. } => Some(Some(game)),
            Job::Shelve { claim: Some(_), .. } => Some(None),
            Job::Shelve { claim: None, .. } | Job::Delete(_) => None,
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Queue {
    jobs: VecDeque<Rc<Job>>,
    /// The first job is being written.
    writing: bool,
}

impl Queue {
    /// The newest state of the unfinished game takes the place of one that still waits.
    pub(super) fn push(&mut self, job: Job) {
        let waiting = self.jobs.len() > usize::from(self.writing);
        let replaces = |last: &Rc<Job>| matches!((&**last, &job), (Job::Unfinished { .. }, Job::Unfinished { .. }));
        if waiting && self.jobs.back().is_some_and(replaces) {
            self.jobs.pop_back();
        }
        self.jobs.push_back(Rc::new(job));
    }

    /// The job to be written next, unless one is being written. It stays in the queue until it is done.
    pub(super) fn begin(&mut self) -> Option<Rc<Job>> {
        let next = self.jobs.front().filter(|_| !self.writing).cloned();
        self.writing |= next.is_some();
        next
    }

    /// The job that was begun has ended, well or not.
    pub(super) fn end(&mut self) {
        if self.writing {
            self.jobs.pop_front();
        }
        self.writing = false;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.jobs.is_empty()
    }

    /// Everything that is not known to be kept, in order.
    pub(super) fn unsure(&self) -> impl Iterator<Item = &Rc<Job>> {
        self.jobs.iter()
    }

    /// What the writer has not begun.
    pub(super) fn waiting(&self) -> impl Iterator<Item = &Rc<Job>> {
        self.jobs.iter().skip(usize::from(self.writing))
    }

    /// The unfinished game belongs to another tab: nothing of it is written from here.
    pub(super) fn drop_unfinished(&mut self) {
        let mut first = self.writing;
        self.jobs.retain(|job| std::mem::take(&mut first) || !matches!(**job, Job::Unfinished { .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::{GameName, Stops};

    fn unfinished(made: usize) -> Job {
        let game = SavedGame {
            game: GameName::Vs,
            replay: String::new(),
            players: Vec::new(),
            title: String::new(),
            turn: 1,
            made,
            result: String::new(),
            stops: Stops::default(),
        };
        Job::Unfinished { claim: 1, game }
    }

    fn list(queue: &Queue) -> Vec<Job> {
        queue.unsure().map(|job| Job::clone(job)).collect()
    }

    #[test]
    fn one_is_written_and_the_newest_waits() {
        let mut queue = Queue::default();
        queue.push(unfinished(1));
        assert_eq!(queue.begin().as_deref(), Some(&unfinished(1)));
        assert_eq!(queue.begin(), None, "one writer");
        queue.push(unfinished(2));
        queue.push(unfinished(3));
        assert_eq!(list(&queue), [unfinished(1), unfinished(3)], "what is being written stays");
        assert_eq!(queue.waiting().count(), 1);
        queue.end();
        assert_eq!(queue.begin().as_deref(), Some(&unfinished(3)));
        queue.end();
        assert!(queue.is_empty());
        assert_eq!(queue.begin(), None);
    }

    #[test]
    fn other_jobs_keep_their_order() {
        let mut queue = Queue::default();
        queue.push(unfinished(1));
        queue.push(Job::Delete(4));
        queue.push(unfinished(2));
        assert_eq!(list(&queue), [unfinished(1), Job::Delete(4), unfinished(2)]);
    }

    #[test]
    fn a_game_that_was_handed_over_is_not_written() {
        let mut queue = Queue::default();
        queue.push(unfinished(1));
        queue.begin();
        queue.push(Job::Delete(4));
        queue.push(unfinished(2));
        queue.drop_unfinished();
        assert_eq!(list(&queue), [unfinished(1), Job::Delete(4)]);
    }
}
