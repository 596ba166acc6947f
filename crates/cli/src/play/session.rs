//! The game as it goes: what has happened, the player's answers, and everything the player asks for between them.

use super::client::Client;
use super::menu::Menu;
use super::named;
use super::reader::Reader;
use super::talk::{self, Said};
use crate::screen::{self, BAD, BOLD, DIM, GOOD, paint, say};
use longbox_protocol::{Call, Ending, FormationState, Offer, Pick, Question, QuestionShape, Thing};
use std::collections::VecDeque;
use std::path::PathBuf;

/// A game of the player at this terminal.
pub(super) struct Session {
    client: Client,
    save: Option<PathBuf>,
    /// What the player has chosen in advance.
    plan: VecDeque<Offer>,
}

/// Whether the player goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

impl Session {
    pub(super) fn new(client: Client, save: Option<PathBuf>) -> Session {
        Session { client, save, plan: VecDeque::new() }
    }

    /// Plays until the player leaves.
    pub(super) fn play(&mut self, reader: &mut Reader) -> miette::Result<()> {
        loop {
            self.client.tell_news();
            self.keep()?;
            let table = self.client.table();
            let (question, ending) =
                table.map(|table| (table.question.clone(), table.ending.clone())).unwrap_or_default();
            let next = match (ending, question) {
                (Some(ending), _) => self.after_the_end(&ending, reader),
                (None, Some(question)) if self.follow_plan(&question) => Next::GoOn,
                (None, Some(question)) => self.ask(&question, reader),
                (None, None) => Next::Leave,
            };
            if next == Next::Leave {
                return self.leave();
            }
        }
    }

    fn ask(&mut self, question: &Question, reader: &mut Reader) -> Next {
        let menu = Menu::of(question);
        self.client.view().iter().for_each(|view| view.glance());
        show(&menu, question);
        loop {
            let Some(line) = reader.ask(">") else { return Next::Leave };
            let steps = self.client.view().and_then(|view| named::steps(&view, question, &line));
            if let Some((pick, then)) = steps {
                if self.answer(pick, then) {
                    return Next::GoOn;
                }
                continue;
            }
            let done = match talk::understand(&line, &menu) {
                Said::Choose(offers) => {
                    self.plan = offers.into();
                    self.follow_plan(question)
                }
                Said::Unknown(word) if question.shape == QuestionShape::Name => self.name_card(&word),
                Said::Board => {
                    self.show_board();
                    show(&menu, question);
                    false
                }
                Said::Concede => self.call(&Call::Concede),
                Said::Undo => self.undo(),
                Said::Formation => self.formation(),
                Said::Quit => return Next::Leave,
                other => {
                    self.client.look_up(other);
                    false
                }
            };
            if done {
                return Next::GoOn;
            }
        }
    }

    /// Makes the next choice of those made in advance. What has become impossible ends the plan.
    fn follow_plan(&mut self, question: &Question) -> bool {
        let Some(next) = self.plan.pop_front() else { return false };
        let same = |offer: &&Offer| offer.label == next.label;
        let exact = question.offers.iter().find(|offer| **offer == next);
        let Some(offer) = exact.or_else(|| question.offers.iter().find(same)) else {
            self.plan.clear();
            say(paint(DIM, "The rest of what you typed is no longer possible."));
            return false;
        };
        let taken = self.answer(offer.pick, Vec::new());
        // What is forced may have been planned as well.
        for forced in std::mem::take(&mut self.client.taken) {
            if self.plan.front().is_some_and(|next| next.label == forced.label) {
                self.plan.pop_front();
            }
        }
        taken
    }

    /// Takes a word as the answer to a question for any card there is. False: it is no card that can be named.
    fn name_card(&mut self, word: &str) -> bool {
        match named::card(&self.client.faces, word).map(|face| face.number) {
            Some(card) => self.answer(Pick::Option(card), Vec::new()),
            None => {
                self.client.look_up(Said::Card(word.to_owned()));
                false
            }
        }
    }

    fn answer(&mut self, pick: Pick, then: Vec<Thing>) -> bool {
        let called = self.client.answer(pick, then);
        called.map_err(|text| say(paint(BAD, text))).is_ok()
    }

    fn call(&mut self, call: &Call) -> bool {
        self.client.call(call).map_err(|text| say(paint(BAD, text))).is_ok()
    }

    /// Asks for the formation, or goes back to it. True: another question is open now.
    fn formation(&mut self) -> bool {
        let state = |client: &Client| client.table().map(|table| table.formation).unwrap_or_default();
        let before = state(&self.client);
        if !self.call(&Call::Formation) {
            return false;
        }
        match state(&self.client) {
            FormationState::Wanted => say("You will be asked who switches rows."),
            FormationState::Ahead => say("Your formation will stay as it is."),
            FormationState::None | FormationState::Skipped => {}
        }
        before == FormationState::Skipped
    }

    /// Goes back to the player's last own decision.
    fn undo(&mut self) -> bool {
        let is_practice = |client: &Client| client.table().is_some_and(|table| table.practice);
        let was_practice = is_practice(&self.client);
        if !self.call(&Call::Undo) {
            return false;
        }
        say(paint(GOOD, "Undone: back to your last decision."));
        if is_practice(&self.client) && !was_practice {
            say(paint(DIM, "That undid chance or something you saw: this is a practice game now."));
        }
        true
    }

    fn show_board(&self) {
        say("");
        self.client.view().iter().for_each(|view| view.drawn().show(view));
    }

    fn after_the_end(&mut self, ending: &Ending, reader: &mut Reader) -> Next {
        let style = if ending.won == Some(true) { GOOD } else { BAD };
        say("");
        say(paint(style.bold(), format_args!("{} {}", ending.title, ending.text)));
        say(paint(DIM, "`mistakes` shows yours, `undo` goes back, `log` tells the game,"));
        say(paint(DIM, "`save FILE` keeps it, Enter leaves."));
        loop {
            let line = reader.ask(">").unwrap_or_default();
            match talk::command(&line) {
                _ if line.is_empty() => return Next::Leave,
                Some(Said::Quit) => return Next::Leave,
                Some(Said::Undo) if self.undo() => return Next::GoOn,
                Some(Said::Undo) => {}
                Some(Said::Board) => self.show_board(),
                Some(Said::Concede | Said::Why(_)) | None => {
                    say("The game is over: `mistakes`, `undo`, `log`, `save FILE` or `quit`.")
                }
                Some(said) => self.client.look_up(said),
            }
        }
    }

    fn leave(&self) -> miette::Result<()> {
        match &self.save {
            Some(file) => {
                let file = file.display();
                say(format_args!("Saved. `longbox play --resume {file} --save {file}` continues. Goodbye!"));
            }
            None if self.client.table().is_some_and(|table| table.ending.is_some()) => {}
            None => say("Goodbye! (The game was not saved; `save FILE` does that.)"),
        }
        Ok(())
    }

    /// Saves the game if the player asked for that when starting.
    fn keep(&mut self) -> miette::Result<()> {
        match &self.save {
            Some(file) if std::mem::take(&mut self.client.unkept) => self.client.write(file),
            _ => Ok(()),
        }
    }
}

/// The offers, then what is asked.
fn show(menu: &Menu, question: &Question) {
    menu.show();
    if !question.detail.is_empty() {
        screen::say_wrapped(0, DIM, &question.detail);
    }
    screen::say_wrapped(0, BOLD, &question.whole());
}
