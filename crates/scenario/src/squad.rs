//! Scenarios of Super Hero Squad: set-up, plays and expectations.

mod expect;
mod play;
mod setup;

use crate::cards;
use crate::fault::Fault;
use crate::file::{File, Scenario};
use crate::limits;
use crate::modes::harder;
use crate::theatre::Theatre;
use longbox_kernel::{Game, Seat, Table, Viewer};
use longbox_squad::{Ask, CardNo, Event, Position, RULES, Scene, Setup, Squad};

/// The stage of Super Hero Squad.
#[derive(Clone, Debug)]
pub struct SquadTheatre {
    pub game: Squad,
}

impl Theatre for SquadTheatre {
    fn game(&self) -> &'static str {
        self.game.name()
    }

    fn rules(&self) -> Vec<&'static str> {
        RULES.iter().map(|rule| rule.id).collect()
    }

    fn play(&self, file: &File) -> Result<Vec<Result<usize, Fault>>, Fault> {
        let own = game_for(file, &self.game)?;
        let game = own.as_ref().unwrap_or(&self.game);
        Ok(file.scenarios.iter().map(|scenario| run(game, scenario)).collect())
    }
}

/// The game a file is played with: the cards of the catalogue and those the file makes up.
fn game_for(file: &File, base: &Squad) -> Result<Option<Squad>, Fault> {
    if file.cards.is_empty() {
        return Ok(None);
    }
    let mut all = base.cards().to_vec();
    for (number, line) in file.cards.iter().enumerate() {
        all.push(cards::made_up(line, number + 1).map_err(|fault| fault.at(line.number))?);
    }
    let game = Squad::new(all).map_err(|error| Fault::new(error.to_string()).at(file.cards[0].number))?;
    Ok(Some(game))
}

/// Runs one scenario. Returns how many decisions its harder modes checked.
fn run(game: &Squad, scenario: &Scenario) -> Result<usize, Fault> {
    let mut stage = Stage::new(game);
    for line in &scenario.lines {
        stage.line(&line.text).map_err(|fault| fault.at(line.number))?;
    }
    let Some(table) = &stage.table else { return Ok(0) };
    let (coins, picks) = table.position().dice().left_over();
    if coins + picks > 0 {
        return Err(Fault::new(format!("{coins} coins and {picks} picks were set and not used")).at(scenario.line));
    }
    harder(table).map_err(|what| Fault::new(format!("a harder mode fails: {what}")).at(scenario.line))
}

/// A scenario being played.
pub(crate) struct Stage<'g> {
    pub(crate) game: &'g Squad,
    pub(crate) scene: Scene,
    /// Cards brought to a real deal instead of a scene.
    pub(crate) brought: Option<Setup>,
    pub(crate) table: Option<Table<'g, Squad>>,
    pub(crate) events: Vec<Event>,
    /// What was checked last by `check deck`.
    pub(crate) deck_problems: Option<Vec<(&'static str, String)>>,
}

impl<'g> Stage<'g> {
    fn new(game: &'g Squad) -> Stage<'g> {
        let scene = Scene::default();
        Stage { game, scene, brought: None, table: None, events: Vec::new(), deck_problems: None }
    }

    fn line(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(what) = text.strip_prefix("expect ") {
            return self.expect(what.trim());
        }
        if let Some(what) = text.strip_prefix("check deck ") {
            return self.check_deck(what);
        }
        if self.table.is_none() && self.set_up(text)? {
            return Ok(());
        }
        self.play(text)
    }

    /// The table; opened by the first play or expectation.
    pub(crate) fn table(&mut self) -> Result<&mut Table<'g, Squad>, Fault> {
        if self.table.is_none() {
            let table = match &self.brought {
                Some(setup) => {
                    if !self.scene.coins.is_empty() || !self.scene.picks.is_empty() {
                        return Err(Fault::new("coins and picks cannot be set in a real deal; choose a seed"));
                    }
                    let setup = Setup { pauses: true, power: self.scene.power, ..setup.clone() };
                    Table::open(self.game, setup, self.scene.seed, &mut self.events)
                        .map_err(|error| Fault::new(error.to_string()))?
                }
                None => {
                    let start =
                        self.scene.build(self.game, &mut self.events).map_err(|error| Fault::new(error.to_string()))?;
                    let setup = Setup::new(Vec::new(), Vec::new(), longbox_squad::Format::Quest);
                    Table::from_position(self.game, setup, self.scene.seed, start)
                }
            };
            self.table = Some(table);
        }
        self.table.as_mut().ok_or_else(|| Fault::new("there is no table"))
    }

    pub(crate) fn position(&mut self) -> Result<Position, Fault> {
        Ok(self.table()?.position().clone())
    }

    pub(crate) fn card(&self, word: &str) -> Result<CardNo, Fault> {
        cards::card(self.game, word)
    }

    pub(crate) fn cards(&self, text: &str) -> Result<Vec<CardNo>, Fault> {
        cards::list(self.game, text)
    }

    /// The options as they stand in the menu.
    pub(crate) fn options(&mut self) -> Result<Vec<String>, Fault> {
        let game = self.game;
        let table = self.table()?;
        Ok(table.options().iter().map(|choice| game.option_text(table.position(), *choice)).collect())
    }

    /// Answers what no scenario needs to spell out: a block that is not made and a choice without choice.
    /// Attacks and pauses are left alone, so that what is true right after a play can be seen.
    pub(crate) fn settle(&mut self) -> Result<(), Fault> {
        loop {
            let ask = self.position()?.ask();
            let options = self.table()?.options().len();
            match ask {
                Ask::Block => self.pick(options - 1)?,
                Ask::Attack | Ask::Pause | Ask::Nothing => return Ok(()),
                _ if options == 1 => self.pick(0)?,
                _ => return Ok(()),
            }
        }
    }

    /// Takes the option with this number.
    pub(crate) fn pick(&mut self, option: usize) -> Result<(), Fault> {
        limits::check(self.table()?.inputs().len(), limits::ANSWERS, "answers in one scenario")?;
        let mut events = std::mem::take(&mut self.events);
        let table = self.table()?;
        let owner = table.pending().map(|decision| decision.owner).ok_or_else(|| Fault::new("the game is over"))?;
        let taken = table.answer(owner, option as u16, &mut events);
        self.events = events;
        taken.map_err(|refusal| Fault::new(refusal.to_string()))
    }

    /// Everything that was told so far, as this viewer saw it.
    pub(crate) fn log(&self, viewer: Viewer) -> Vec<String> {
        self.events.iter().map(|event| self.game.tell(&event.seen_by(viewer), ["A", "B"])).collect()
    }
}

/// `A ...` or `B ...`.
pub(crate) fn seat(word: &str) -> Option<Seat> {
    match word {
        "A" => Some(Seat::A),
        "B" => Some(Seat::B),
        _ => None,
    }
}
