//! Scenarios of Super Hero Squad: set-up, plays and expectations.

mod expect;
mod log_lines;
mod play;
mod setup;
mod stage;
mod written;

use crate::asking;
use crate::cards;
use crate::fault::{Fault, blame};
use crate::file::{File, Scenario, SourceLine};
use crate::game::{Errand, Played, Reply, ScenarioGame};
use crate::limits;
use crate::modes::harder;
use longbox_kernel::{Game, Seat, Table, Viewer};
use longbox_squad::{Ask, CardNo, Event, Position, RULES, Scene, Setup, Squad};
pub use written::squad_set_up_lines;

/// The stage of Super Hero Squad.
#[derive(Clone, Debug)]
pub struct SquadScenarios {
    /// The cards that scenarios can name.
    pub game: Squad,
}

impl ScenarioGame for SquadScenarios {
    fn game(&self) -> &'static str {
        self.game.name()
    }

    fn rules(&self) -> Vec<&'static str> {
        RULES.iter().map(|rule| rule.id).collect()
    }

    fn play(&self, file: &File) -> Result<Vec<Played>, Fault> {
        let own = game_for(file, &self.game)?;
        let game = own.as_ref().unwrap_or(&self.game);
        Ok(file.scenarios.iter().map(|scenario| run(game, scenario)).collect())
    }

    fn log_lines(&self) -> Vec<(String, String)> {
        log_lines::log_lines(&self.game).into_iter().map(|line| (line, String::new())).collect()
    }

    /// The end of a turn has always stopped at a choice in this game.
    fn lines_to_add(&self, _: &File) -> Result<Vec<SourceLine>, Fault> {
        Ok(Vec::new())
    }

    fn ask(&self, file: &File, scenario: usize, errand: Errand) -> Result<Reply, Fault> {
        let own = game_for(file, &self.game)?;
        let Some(scenario) = file.scenarios.get(scenario) else { return Err(Fault::new("there is no such scenario")) };
        let mut stage = Runner::new(own.as_ref().unwrap_or(&self.game));
        for line in &scenario.lines {
            stage.line(line).map_err(|fault| fault.at(line.number))?;
        }
        errand.run(&stage, &scenario.answers).map_err(|fault| fault.at(scenario.line))
    }
}

/// The game a file is played with: the cards of the catalogue and those the file makes up.
fn game_for(file: &File, base: &Squad) -> Result<Option<Squad>, Fault> {
    if file.cards.is_empty() {
        return Ok(None);
    }
    let with = |lines: &[&SourceLine]| {
        let mut all = base.cards().to_vec();
        for (number, line) in lines.iter().enumerate() {
            all.push(cards::made_up(base, line, number + 1).map_err(|fault| fault.at(line.number))?);
        }
        Squad::new(all).map_err(|error| Fault::new(error.to_string()))
    };
    let lines: Vec<&SourceLine> = file.cards.iter().collect();
    with(&lines).map(Some).map_err(|fault| blame(fault, &lines, |first| with(first).err()))
}

/// Runs one scenario.
fn run(game: &Squad, scenario: &Scenario) -> Played {
    let mut stage = Runner::new(game);
    let mut log = Vec::new();
    let result = play(&mut stage, scenario, &mut log);
    Played { result, log }
}

/// Plays all lines. Returns how many decisions the harder modes checked.
fn play<'s>(
    stage: &mut Runner<'s>,
    scenario: &'s Scenario,
    log: &mut Vec<(SourceLine, Vec<String>)>,
) -> Result<usize, Fault> {
    for line in &scenario.lines {
        let told = stage.events.len();
        let done = stage.line(line);
        log.push((line.clone(), stage.log(Viewer::Open).split_off(told)));
        done.map_err(|fault| fault.at(line.number))?;
    }
    let end = scenario.lines.last().map_or(scenario.line, |line| line.number);
    asking::check(stage, &scenario.answers).map_err(|fault| fault.at(end))?;
    let Some(table) = &stage.table else { return Ok(0) };
    let (coins, picks) = table.position().dice().left_over();
    if coins + picks > 0 {
        return Err(Fault::new(format!("{coins} coins and {picks} picks were set and not used")).at(scenario.line));
    }
    harder(table).map_err(|what| Fault::new(format!("a harder mode fails: {what}")).at(scenario.line))
}

/// A scenario being played.
#[derive(Clone)]
pub(crate) struct Runner<'g> {
    pub(crate) game: &'g Squad,
    pub(crate) scene: Scene,
    /// Cards brought to a real deal instead of a scene.
    pub(crate) brought: Option<Setup>,
    pub(crate) table: Option<Table<'g, Squad>>,
    pub(crate) events: Vec<Event>,
    /// The lines that have set it up so far.
    set_up_by: Vec<&'g SourceLine>,
    /// Nothing is answered by itself: a line looks at the moment as it is.
    now: bool,
    /// What was checked last by `check deck`.
    pub(crate) deck_problems: Option<Vec<(&'static str, String)>>,
}

impl<'g> Runner<'g> {
    fn new(game: &'g Squad) -> Runner<'g> {
        let scene = Scene::default();
        Runner {
            game,
            scene,
            brought: None,
            table: None,
            events: Vec::new(),
            set_up_by: Vec::new(),
            now: false,
            deck_problems: None,
        }
    }

    fn line(&mut self, line: &'g SourceLine) -> Result<(), Fault> {
        let text = line.text.as_str();
        if let Some(what) = text.strip_prefix("expect ") {
            return self.expect(what.trim());
        }
        if let Some(what) = text.strip_prefix("check deck ") {
            return self.check_deck(what);
        }
        if self.table.is_none() && self.set_up(text)? {
            self.set_up_by.push(line);
            return Ok(());
        }
        self.play(text)
    }

    /// The table; opened by the first play or expectation.
    pub(crate) fn table(&mut self) -> Result<&mut Table<'g, Squad>, Fault> {
        if self.table.is_none() {
            let opened = self.open();
            let lines = self.set_up_by.clone();
            let game = self.game;
            self.table = Some(opened.map_err(|fault| blame(fault, &lines, |first| not_opened(game, first)))?);
        }
        self.table.as_mut().ok_or_else(|| Fault::new("there is no table"))
    }

    fn open(&mut self) -> Result<Table<'g, Squad>, Fault> {
        let failed = |error: &dyn std::fmt::Display| Fault::new(error.to_string());
        if let Some(setup) = &self.brought {
            if !self.scene.coins.is_empty() || !self.scene.picks.is_empty() {
                return Err(Fault::new("coins and picks cannot be set in a real deal; choose a seed"));
            }
            let setup = Setup { pauses: true, power: self.scene.power, ..setup.clone() };
            return Table::open(self.game, setup, self.scene.seed, &mut self.events).map_err(|error| failed(&error));
        }
        let start = self.scene.build(self.game, &mut self.events).map_err(|error| failed(&error))?;
        let setup = Setup::new(Vec::new(), Vec::new(), longbox_squad::Format::Quest);
        Ok(Table::from_position(self.game, setup, self.scene.seed, start))
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
        while !self.now {
            let ask = self.position()?.ask();
            let options = self.table()?.options().len();
            match ask {
                Ask::Block => self.pick(options - 1)?,
                Ask::Attack | Ask::Pause | Ask::Nothing => return Ok(()),
                _ if options == 1 => self.pick(0)?,
                _ => return Ok(()),
            }
        }
        Ok(())
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

/// Why a table with these set-up lines cannot be opened.
fn not_opened(game: &Squad, lines: &[&SourceLine]) -> Option<Fault> {
    let mut stage = Runner::new(game);
    lines.iter().try_for_each(|line| stage.set_up(&line.text).map(|_| ())).and_then(|()| stage.open().map(|_| ())).err()
}

/// `A ...` or `B ...`.
pub(crate) fn seat(word: &str) -> Option<Seat> {
    match word {
        "A" => Some(Seat::A),
        "B" => Some(Seat::B),
        _ => None,
    }
}
