//! Choices without alternative are not asked: there what a line names must be what happened.

use super::Runner;
use super::cards;
use super::matching::{Want, fighters, row, sided};
use crate::fault::Fault;
use longbox_kernel::{Game, Seat, Shape};
use longbox_vs::{Ask, Choice, Event, Happened, Position, Row};

/// What a word can mean in the log.
struct Meaning {
    slots: Vec<longbox_vs::Slot>,
    cards: Vec<longbox_vs::CardNo>,
    side: Option<Seat>,
    player: Option<Seat>,
    number: Option<i16>,
    row: Option<Row>,
}

impl Meaning {
    /// Whether an event is about this character or card.
    fn is_about(&self, event: &Event) -> bool {
        let named = event.card.is_some_and(|secret| self.cards.contains(&secret.card));
        self.slots.contains(&event.who) || named && self.side.is_none_or(|side| side == event.seat)
    }
}

/// Events that name somebody without anything having been chosen.
fn says_nothing(event: &Event) -> bool {
    matches!(
        event.what,
        Happened::PowerUsed { .. }
            | Happened::TwistPlayed
            | Happened::PlayedAs
            | Happened::Paid { .. }
            | Happened::Attacked { .. }
            | Happened::Defends { .. }
            | Happened::Passed
            | Happened::Struck { .. }
            | Happened::PoweredUp
            | Happened::GameOver { .. }
    )
}

impl Runner<'_> {
    /// From here on something new is done.
    pub(super) fn begin(&mut self) {
        self.begun = self.events.len();
        self.answered.clear();
    }

    /// Remembers who was picked, so that nobody takes it for a choice that was not asked.
    pub(super) fn note_answer(&mut self, choice: Option<&Choice>) {
        if let Some(Choice::Fighter(slot) | Choice::Target(slot)) = choice {
            self.answered.push(*slot);
        }
    }

    fn meaning(&self, p: &Position, word: &str) -> Meaning {
        let (name, side) = sided(word);
        Meaning {
            slots: fighters(self.game, p, word).unwrap_or_default(),
            cards: cards::meant(self.game, name).unwrap_or_default(),
            side,
            player: super::seat(word.trim_start_matches("player ")),
            number: word.parse().ok(),
            row: row(word).or_else(|| row(name)),
        }
    }

    /// What was told since the last deed began. A trial looks no further than to the strikes that may follow.
    fn told(&self) -> impl Iterator<Item = &Event> {
        let strikes = |event: &&Event| {
            matches!(event.what, Happened::Struck { .. } | Happened::StruckBack { .. } | Happened::CombatEnded)
        };
        self.events.iter().skip(self.begun).take_while(move |event| !self.trial || !strikes(event))
    }

    /// The character of this name that was chosen since the last deed began without anybody having been asked.
    fn chosen_unasked(&self, p: &Position, word: &str) -> Option<longbox_vs::Slot> {
        let meant = self.meaning(p, word);
        let chosen: Vec<&Event> = self.told().filter(|event| event.what == Happened::Chose).collect();
        let spare = |slot: longbox_vs::Slot| {
            let times = chosen.iter().filter(|event| event.who == slot).count();
            times > self.answered.iter().filter(|answer| **answer == slot).count()
        };
        chosen.iter().find(|event| meant.is_about(event) && spare(event.who)).map(|event| event.who)
    }

    /// Whether something happened to this character, card or player since the last deed began.
    fn has_happened(&self, p: &Position, word: &str) -> bool {
        let meant = self.meaning(p, word);
        let chosen = self.told().any(|event| event.what == Happened::Chose);
        if chosen && !meant.slots.is_empty() {
            return self.chosen_unasked(p, word).is_some();
        }
        self.told().filter(|event| !says_nothing(event)).any(|event| {
            let number = meant.number.is_some() && meant.number == event.what.amount().map(i16::abs);
            let row = meant.row.is_some() && meant.row == event.what.row();
            let row = row && meant.side.is_none_or(|side| side == event.seat);
            meant.is_about(event) || meant.player == Some(event.seat) || number || row
        })
    }

    /// What was to be picked was the only choice, and it has been made.
    pub(super) fn is_done(&mut self, wants: &[Want]) -> Result<bool, Fault> {
        let p = self.position()?;
        let combat = p.ask() == Ask::Plays;
        let done = |want: &Want| match want {
            // While a combat is open nobody has been struck back yet.
            Want::Word(word, _) if combat && !self.meaning(&p, word).slots.is_empty() => {
                self.chosen_unasked(&p, word).is_some()
            }
            Want::Word(word, _) => self.has_happened(&p, word),
            _ => false,
        };
        let rests = super::settle::is_rest(p.ask()) || combat;
        Ok(rests && p.step() > longbox_vs::TurnStep::Mulligan && wants.iter().all(done))
    }

    /// Drops what is wanted first if it was the only choice and has been made. True: something was dropped.
    pub(super) fn drop_chosen(&mut self) -> Result<bool, Fault> {
        let Some((seat, Want::Word(word, _))) = self.queue.front().cloned() else { return Ok(false) };
        let p = self.position()?;
        let Some(slot) = self.chosen_unasked(&p, &word) else { return Ok(false) };
        let game = self.game;
        let menu = self.menu(seat)?;
        let fits = |want: &Want| menu.iter().any(|choice| want.fits(game, &p, *choice));
        let several = game.decision(&p, seat).is_some_and(|decision| matches!(decision.shape, Shape::Some { .. }));
        let next = self.queue.get(1).is_some_and(|(who, want)| *who == seat && fits(want));
        let here = self.queue.front().is_some_and(|(_, want)| fits(want));
        // If it is an option now, too, it is meant for now, unless the next answer is.
        if here && (several || !next) {
            return Ok(false);
        }
        self.answered.push(slot);
        self.queue.pop_front();
        Ok(true)
    }

    /// Drops what is wanted first if it seems to have happened.
    pub(super) fn drop_done(&mut self, p: &Position) -> bool {
        let done = matches!(self.queue.front(), Some((_, Want::Word(word, _))) if self.has_happened(p, word));
        if done {
            self.queue.pop_front();
        }
        done
    }

    /// Whether the first that was said does not answer the question that its player is asked.
    pub(super) fn is_stuck(&self, p: &Position) -> bool {
        p.ask() == Ask::Effect && self.queue.front().is_some_and(|(seat, _)| *seat == p.asked())
    }
}
