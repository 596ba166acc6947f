//! The game as it goes: the bot's answers, the player's, and everything the player asks for between them.

use super::menu::Menu;
use super::reader::Reader;
use super::talk::{self, Said};
use crate::parlour::Parlour;
use crate::screen::{self, BAD, BOLD, DIM, GOOD, paint, say};
use crate::{cards, replay};
use longbox_catalog::Catalog;
use longbox_host::Names;
use longbox_host::Seen;
use longbox_kernel::{Chair, Input, Player, Seat, Shape, Table, Undo, Viewer};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};

/// A game between the player and a bot, which takes all other seats.
pub(super) struct Session<'g, G: Parlour> {
    pub(super) catalog: &'g Catalog<G>,
    pub(super) table: Table<'g, G>,
    pub(super) me: Seat,
    pub(super) names: Names,
    bot: Box<dyn Player<G> + Send>,
    save: Option<PathBuf>,
    /// What the player saw, each with the number of inputs made by then.
    pub(super) seen: Vec<(usize, G::Sight)>,
    /// How much of it was told.
    told: usize,
    /// The game was practice before it was resumed.
    practice: bool,
    /// Choices that the player has made in advance.
    plan: VecDeque<G::Choice>,
}

/// How the player answered a question.
enum Answer {
    Chosen,
    /// The table has changed by other means (undo, concede).
    Changed,
    Leave,
}

impl<'g, G: Parlour> Session<'g, G> {
    pub(super) fn new(
        catalog: &'g Catalog<G>,
        table: Table<'g, G>,
        me: Seat,
        names: Names,
        bot: Box<dyn Player<G> + Send>,
    ) -> Session<'g, G> {
        Session {
            catalog,
            table,
            me,
            names,
            bot,
            save: None,
            seen: Vec::new(),
            told: 0,
            practice: false,
            plan: VecDeque::new(),
        }
    }

    pub(super) fn saving(self, save: Option<PathBuf>) -> Session<'g, G> {
        Session { save, ..self }
    }

    pub(super) fn practised(self, practice: bool) -> Session<'g, G> {
        Session { practice, ..self }
    }

    /// Events of the deal, still to be told.
    pub(super) fn having_seen(mut self, events: &[G::Event]) -> Session<'g, G> {
        self.note(events);
        self
    }

    /// Sees a stored game again from its deal; only the last events are told.
    pub(super) fn remembering(mut self) -> Session<'g, G> {
        let (game, setup) = (self.table.game(), self.table.setup().clone());
        let mut events = Vec::new();
        if let Ok(mut again) = Table::open(game, setup, self.table.seed(), &mut events) {
            for made in 0..=self.table.inputs().len() {
                self.seen.extend(events.drain(..).map(|event| (made, game.sight(&event, Viewer::Seat(self.me)))));
                if let Some(input) = self.table.inputs().get(made) {
                    let _ = again.input(*input, &mut events);
                }
            }
        }
        self.told = self.seen.len().saturating_sub(8);
        self
    }

    fn sight(&self, event: &G::Event) -> G::Sight {
        self.table.game().sight(event, Viewer::Seat(self.me))
    }

    fn note(&mut self, events: &[G::Event]) {
        let made = self.table.inputs().len();
        let sights: Vec<G::Sight> = events.iter().map(|event| self.sight(event)).collect();
        self.seen.extend(sights.into_iter().map(|sight| (made, sight)));
    }

    /// Plays until the game is over or the player leaves.
    pub(super) fn play(&mut self, reader: &mut Reader) -> miette::Result<()> {
        loop {
            self.tell_news();
            let Some((asked, open)) = self.table.chair().map(|chair| (chair.seat(), is_open(&chair))) else {
                self.keep()?;
                self.show_end();
                match self.after_the_end(reader)? {
                    Answer::Leave => return Ok(()),
                    Answer::Chosen | Answer::Changed => continue,
                }
            };
            if asked != self.me {
                self.let_bot_answer();
            } else if !open && !self.has_detours() {
                self.forced();
            } else if self.follow_plan() {
                self.keep()?;
            } else {
                match self.ask(reader)? {
                    Answer::Chosen => self.keep()?,
                    Answer::Changed => {}
                    Answer::Leave => return self.leave(),
                }
            }
        }
    }

    fn tell_news(&mut self) {
        let news: Vec<G::Sight> = self.seen[self.told..].iter().map(|(_, sight)| sight.clone()).collect();
        self.told = self.seen.len();
        self.tell(&news);
    }

    fn take(&mut self, seat: Seat, option: u16) {
        let mut events = Vec::new();
        // A bot that answers nonsense gets the first option, as at every table.
        if self.table.answer(seat, option, &mut events).is_err() {
            let _ = self.table.answer(seat, 0, &mut events);
        }
        self.note(&events);
    }

    fn let_bot_answer(&mut self) {
        let Some(chair) = self.table.chair() else { return };
        let option = if is_open(&chair) { self.bot.decide(&chair) } else { 0 };
        self.take(chair.seat(), option);
    }

    /// Takes the only option there is, and says so where the player would wonder.
    fn forced(&mut self) {
        let seen = Seen::new(&self.table, Viewer::Seat(self.me), self.me, &self.names);
        let note = G::forced(&seen);
        // What is forced may have been planned as well.
        if self.plan.front() == self.table.options().first() {
            self.plan.pop_front();
        }
        self.take(self.me, 0);
        if let Some(note) = note {
            say(paint(DIM, format_args!("({note})")));
            // The note says it better than the event.
            self.told += 1;
        }
    }

    /// Makes the next choice that the player has planned. What has become impossible ends the plan.
    fn follow_plan(&mut self) -> bool {
        let Some(next) = self.plan.pop_front() else { return false };
        let option = self.table.options().iter().position(|choice| *choice == next);
        match option {
            Some(option) => self.take(self.me, option as u16),
            None => {
                self.plan.clear();
                say(paint(DIM, "The rest of what you typed is not possible any more."));
            }
        }
        option.is_some()
    }

    fn ask(&mut self, reader: &mut Reader) -> miette::Result<Answer> {
        let names = self.names.clone();
        let seen = Seen::new(&self.table, Viewer::Seat(self.me), self.me, &names);
        let menu = Menu::new(G::menu_lines(&seen, self.table.options()));
        let question = G::asks(&seen);
        G::glance(&seen);
        loop {
            seen.game.show_menu(&menu.entries);
            screen::say_wrapped(0, BOLD, &question);
            loop {
                let Some(line) = reader.ask(">") else { return Ok(Answer::Leave) };
                if self.look(&seen, &line) {
                    continue;
                }
                self.plan = G::plan(&seen, &line).into();
                if self.follow_plan() {
                    return Ok(Answer::Chosen);
                }
                match talk::understand(&line, &menu) {
                    Said::Choose(option) => {
                        self.take(self.me, option);
                        return Ok(Answer::Chosen);
                    }
                    Said::ChooseAll(options) => {
                        let choice = |option: &u16| self.table.options().get(usize::from(*option)).copied();
                        self.plan = options.iter().filter_map(choice).collect();
                        self.follow_plan();
                        return Ok(Answer::Chosen);
                    }
                    Said::Detour(number) if self.take_detour(&seen, number) => return Ok(Answer::Changed),
                    Said::Board => {
                        G::board(&seen);
                        break;
                    }
                    Said::Why(word) => self.why(&seen, &word),
                    Said::Unknown(word) if self.name_card(&word) => return Ok(Answer::Chosen),
                    Said::Unknown(word) => self.unknown(&seen, &word),
                    Said::Concede => {
                        let mut events = Vec::new();
                        let _ = self.table.input(Input::Concede(self.me), &mut events);
                        self.note(&events);
                        return Ok(Answer::Changed);
                    }
                    Said::Quit => return Ok(Answer::Leave),
                    Said::Undo if self.undo() => return Ok(Answer::Changed),
                    other => self.look_up(other)?,
                }
            }
        }
    }

    /// Whether the player could have something besides the only option by taking steps back.
    fn has_detours(&self) -> bool {
        let seen = Seen::new(&self.table, Viewer::Seat(self.me), self.me, &self.names);
        G::menu_lines(&seen, self.table.options()).iter().any(|entry| entry.detour.is_some())
    }

    /// Takes the steps of a choice back and makes others. Nothing has happened in between, so nobody loses by it.
    fn take_detour(&mut self, seen: &Seen<'_, G>, number: usize) -> bool {
        let (back, plan) = G::detour(seen, number);
        let made = self.table.inputs().len().saturating_sub(back);
        if let Err(refusal) = self.table.undo_to(made, Undo::Fair(self.me)) {
            say(paint(BAD, refusal));
            return false;
        }
        self.seen.retain(|(at, _)| *at <= made);
        self.told = self.seen.len();
        self.plan = plan.into();
        true
    }

    /// Takes a word as the answer to a question for any card of the catalogue. False: nothing like that is asked, or
    /// it is no card that can be named.
    fn name_card(&mut self, word: &str) -> bool {
        let asked = self.table.pending().is_some_and(|decision| decision.shape == Shape::Name);
        let Some(card) = cards::find(self.catalog, word).filter(|_| asked) else { return false };
        let mut events = Vec::new();
        let taken = self.table.answer(self.me, card, &mut events).is_ok();
        self.note(&events);
        taken
    }

    /// Goes back to the player's previous own decision. False: there is none.
    fn undo(&mut self) -> bool {
        let made = (0..self.table.inputs().len()).rev().find(|made| {
            let earlier = self.table.branch(*made);
            earlier.chair().is_some_and(|chair| chair.seat() == self.me && is_open(&chair))
        });
        let Some(made) = made else {
            say("There is nothing to undo: you have decided nothing yet.");
            return false;
        };
        let was_practice = self.is_practice();
        if let Err(refusal) = self.table.undo_to(made, Undo::Practice) {
            say(paint(BAD, refusal));
            return false;
        }
        self.seen.retain(|(at, _)| *at <= made);
        self.told = self.seen.len();
        say(paint(GOOD, "Undone: back to your last decision."));
        if self.is_practice() && !was_practice {
            say(paint(DIM, "That takes back chance or something you saw: this is a practice game now."));
        }
        true
    }

    fn is_practice(&self) -> bool {
        self.practice || self.table.is_practice()
    }

    fn show_end(&self) {
        let Some(outcome) = self.table.outcome() else { return };
        let style = if outcome.won_by(self.me) { GOOD } else { BAD };
        say("");
        say(paint(style.bold(), self.names.put_into(&self.table.game().ending(outcome))));
    }

    fn after_the_end(&mut self, reader: &mut Reader) -> miette::Result<Answer> {
        say(paint(DIM, "`undo` goes back, `log` tells the game, `save FILE` keeps it, Enter leaves."));
        loop {
            let line = reader.ask(">").unwrap_or_default();
            if line.is_empty() {
                return Ok(Answer::Leave);
            }
            match talk::command(&line) {
                Some(Said::Quit) => return Ok(Answer::Leave),
                Some(Said::Undo) if self.undo() => return Ok(Answer::Changed),
                Some(Said::Board) => {
                    G::board(&Seen::new(&self.table, Viewer::Seat(self.me), self.me, &self.names));
                }
                Some(said) if !matches!(said, Said::Why(_) | Said::Concede | Said::Undo) => self.look_up(said)?,
                Some(Said::Undo) => {}
                _ => say("The game is over: `undo`, `log`, `save FILE` or `quit`."),
            }
        }
    }

    fn leave(&self) -> miette::Result<()> {
        self.keep()?;
        match &self.save {
            Some(file) => {
                let file = file.display();
                say(format_args!("Saved. `longbox play --resume {file} --save {file}` goes on. Goodbye!"));
            }
            None => say("Goodbye! (The game was not saved; `save FILE` does that.)"),
        }
        Ok(())
    }

    /// Saves the game if the player asked for that when starting.
    fn keep(&self) -> miette::Result<()> {
        self.save.as_ref().map_or(Ok(()), |file| self.write(file))
    }

    pub(super) fn write(&self, file: &Path) -> miette::Result<()> {
        replay::write(file, &self.table, self.practice, Some(self.me))
    }

    /// Tells sights, long lines with the rest moved in.
    pub(super) fn tell(&self, sights: &[G::Sight]) {
        for line in self.table.game().tale(&self.names, sights) {
            let mut lines = screen::wrap(&line, screen::width() - 4).into_iter();
            lines.next().into_iter().for_each(say);
            lines.for_each(|line| say(format_args!("    {line}")));
        }
    }
}

/// Whether there is something to choose.
fn is_open<G: Parlour>(chair: &Chair<'_, G>) -> bool {
    chair.options().len() > 1 || chair.decision().shape == Shape::Name
}
