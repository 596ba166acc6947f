//! The game as it goes: the bot's answers, the player's, and everything the player asks for between them.

use super::board::Seen;
use super::menu::Menu;
use super::reader::Reader;
use super::talk::{self, Said};
use super::why;
use crate::screen::{self, BAD, BOLD, DIM, GOOD, PLAIN, paint, say};
use crate::tale::{self, Names};
use crate::{cards, replay, rules};
use longbox_catalog::{SquadCatalog, near_names};
use longbox_kernel::{Game, Input, Player, Seat, Table, Undo, Viewer};
use longbox_squad::{Ask, Event, Sight, Squad};
use std::path::{Path, PathBuf};

/// Events that `log` shows when no number is given.
const RECENT: usize = 20;

/// A game between the player and a bot.
pub(super) struct Session<'g> {
    catalog: &'g SquadCatalog,
    table: Table<'g, Squad>,
    me: Seat,
    names: Names,
    bot: Box<dyn Player<Squad> + Send>,
    save: Option<PathBuf>,
    /// What the player saw, each with the number of inputs made by then.
    seen: Vec<(usize, Sight)>,
    /// How much of it was told.
    told: usize,
    /// The game was practice before it was resumed.
    practice: bool,
}

/// How the player answered a question.
enum Answer {
    Chosen,
    /// The table has changed by other means (undo, concede).
    Changed,
    Leave,
}

impl<'g> Session<'g> {
    pub(super) fn new(
        catalog: &'g SquadCatalog,
        table: Table<'g, Squad>,
        me: Seat,
        names: Names,
        bot: Box<dyn Player<Squad> + Send>,
    ) -> Session<'g> {
        Session { catalog, table, me, names, bot, save: None, seen: Vec::new(), told: 0, practice: false }
    }

    pub(super) fn saving(self, save: Option<PathBuf>) -> Session<'g> {
        Session { save, ..self }
    }

    pub(super) fn practised(self, practice: bool) -> Session<'g> {
        Session { practice, ..self }
    }

    /// Events of the deal, still to be told.
    pub(super) fn having_seen(mut self, events: &[Event]) -> Session<'g> {
        self.note(events);
        self
    }

    /// Sees a stored game again from its deal; only the last events are told.
    pub(super) fn remembering(mut self) -> Session<'g> {
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

    fn sight(&self, event: &Event) -> Sight {
        self.table.game().sight(event, Viewer::Seat(self.me))
    }

    fn note(&mut self, events: &[Event]) {
        let made = self.table.inputs().len();
        let sights: Vec<Sight> = events.iter().map(|event| self.sight(event)).collect();
        self.seen.extend(sights.into_iter().map(|sight| (made, sight)));
    }

    /// Plays until the game is over or the player leaves.
    pub(super) fn play(&mut self, reader: &mut Reader) -> miette::Result<()> {
        loop {
            self.tell_news();
            let Some(decision) = self.table.pending() else {
                self.keep()?;
                self.show_end();
                match self.after_the_end(reader)? {
                    Answer::Leave => return Ok(()),
                    Answer::Chosen | Answer::Changed => continue,
                }
            };
            if decision.owner != self.me {
                self.let_bot_answer();
            } else if self.table.options().len() == 1 {
                self.forced();
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
        let news: Vec<Sight> = self.seen[self.told..].iter().map(|(_, sight)| *sight).collect();
        self.told = self.seen.len();
        tell(self.table.game(), &self.names, &news);
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
        let foe = self.me.other();
        let option = match self.table.chair() {
            Some(chair) if chair.options().len() > 1 => self.bot.decide(&chair),
            _ => 0,
        };
        self.take(foe, option);
    }

    /// Takes the only option there is, and says so where the player would wonder.
    fn forced(&mut self) {
        let seen = Seen::new(&self.table, Viewer::Seat(self.me), self.me, &self.names);
        let power = seen.view.seats[self.me.index()].power;
        let hand = &seen.view.seats[self.me.index()].hand;
        let note = match seen.view.ask {
            Ask::Attack if hand.is_empty() => Some("Your hand is empty: you cannot attack.".to_owned()),
            Ask::Attack => Some(format!("No card in your hand can be played at power {power}.")),
            Ask::Block if !hand.is_empty() => Some("No card in your hand can block this.".to_owned()),
            _ => None,
        };
        self.take(self.me, 0);
        if let Some(note) = note {
            say(paint(DIM, format_args!("({note})")));
            // The note says it better than the event.
            self.told += 1;
        }
    }

    fn ask(&mut self, reader: &mut Reader) -> miette::Result<Answer> {
        let names = self.names.clone();
        let seen = Seen::new(&self.table, Viewer::Seat(self.me), self.me, &names);
        let menu = Menu::new(&seen, self.table.options());
        let question = seen.question();
        match seen.view.ask {
            Ask::Attack => seen.show(),
            _ => seen.show_short(),
        }
        loop {
            menu.show(seen.game);
            say(paint(BOLD, &question));
            loop {
                let Some(line) = reader.ask(">") else { return Ok(Answer::Leave) };
                match talk::understand(&line, &menu) {
                    Said::Choose(option) => {
                        self.take(self.me, option);
                        return Ok(Answer::Chosen);
                    }
                    Said::Board => {
                        seen.show();
                        break;
                    }
                    Said::Why(word) => self.why(&seen, &word),
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

    /// What can be asked at any time, also when the game is over.
    fn look_up(&self, said: Said) -> miette::Result<()> {
        match said {
            Said::Several(names) => {
                screen::say_wrapped(0, PLAIN, &format!("Which one: {}?", names.join(", ")));
            }
            Said::Card(word) => self.show_card(&word),
            Said::Log(count) => self.show_log(count.unwrap_or(RECENT)),
            Said::Rules(word) => show_rules(&word),
            Said::Save(file) if file.is_empty() => say("Save to which file? `save game.replay`"),
            Said::Save(file) => match self.write(Path::new(&file)) {
                Ok(()) => say(format_args!("Saved. `longbox play --resume {file}` goes on with it.")),
                Err(error) => say(paint(BAD, error)),
            },
            Said::Help => talk::HELP.iter().for_each(|(word, what)| say(format_args!("  {word:<14} {what}"))),
            Said::Nothing => say(paint(DIM, "Type a number, part of a name, or `help`.")),
            _ => {}
        }
        Ok(())
    }

    fn why(&self, seen: &Seen<'_>, word: &str) {
        if word.is_empty() {
            why::tell_numbers(seen);
        } else if let Some(card) = why::card_on_table(seen, word).or_else(|| cards::find(self.catalog, word)) {
            why::tell_card(seen, self.table.options(), card);
        } else {
            self.no_card(word);
        }
    }

    /// A word that names no option: most often a card that cannot be played now.
    fn unknown(&self, seen: &Seen<'_>, word: &str) {
        match why::card_on_table(seen, word) {
            Some(card) => why::tell_card(seen, self.table.options(), card),
            None if word.parse::<u64>().is_ok() => say(format_args!("There is no option {word}.")),
            None => say(format_args!("There is no '{word}' to choose. `help` lists what you can type.")),
        }
    }

    fn show_card(&self, word: &str) {
        let seen = Seen::new(&self.table, Viewer::Seat(self.me), self.me, &self.names);
        let found = why::card_on_table(&seen, word).filter(|_| !word.is_empty());
        match found.or_else(|| cards::find(self.catalog, word)) {
            Some(card) => {
                let set = &self.catalog.origins[usize::from(card)].set;
                cards::framed(self.catalog.game.card(card), set).into_iter().for_each(say);
            }
            None => self.no_card(word),
        }
    }

    fn no_card(&self, word: &str) {
        let near = near_names(&self.catalog.game, word, 5);
        let hint = if near.is_empty() { String::new() } else { format!(" Did you mean {}?", near.join(", ")) };
        screen::say_wrapped(0, PLAIN, &format!("There is no card '{word}'.{hint}"));
    }

    fn show_log(&self, count: usize) {
        let from = self.seen.len().saturating_sub(count);
        let sights: Vec<Sight> = self.seen[from..].iter().map(|(_, sight)| *sight).collect();
        tell(self.table.game(), &self.names, &sights);
    }

    /// Goes back to the player's previous own decision. False: there is none.
    fn undo(&mut self) -> bool {
        let made = (0..self.table.inputs().len()).rev().find(|made| {
            let earlier = self.table.branch(*made);
            earlier.pending().is_some_and(|decision| decision.owner == self.me) && earlier.options().len() > 1
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
        say(paint(style.bold(), self.names.put_into(&self.table.game().outcome_text(outcome))));
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
                Some(Said::Board) => Seen::new(&self.table, Viewer::Seat(self.me), self.me, &self.names).show(),
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

    fn write(&self, file: &Path) -> miette::Result<()> {
        replay::write(file, &self.table, self.practice, Some(self.me))
    }
}

/// Tells sights, long lines with the rest moved in.
fn tell(game: &Squad, names: &Names, sights: &[Sight]) {
    for line in tale::tell(game, names, sights) {
        let mut lines = screen::wrap(&line, screen::width() - 4).into_iter();
        lines.next().into_iter().for_each(say);
        lines.for_each(|line| say(format_args!("    {line}")));
    }
}

fn show_rules(word: &str) {
    let found = rules::search(word);
    match found.len() {
        0 => say(format_args!("No rule speaks of '{word}'.")),
        1..=4 => found.into_iter().for_each(rules::show),
        _ => found.into_iter().for_each(|rule| say(format_args!("  {:<18} {}", rule.id, rule.title))),
    }
}
