//! Scenarios of Vs. System 2PCG: set-up, plays and expectations.

mod blind;
mod can;
mod cards;
mod character;
mod decks;
mod deed;
mod done;
mod end_of_turn;
mod expect;
mod log_words;
mod made_up;
mod matching;
mod play;
mod settle;
mod setup;
mod stage;
mod written;
mod zones;

use crate::asking;
use crate::fault::{Fault, blame};
use crate::file::{self, File, Scenario, SourceLine};
use crate::game::{Errand, Played, Reply, ScenarioGame};
use crate::limits;
use crate::modes::harder;
use longbox_kernel::{Game, Seat, Table, Viewer};
use longbox_vs::judge::Judge;
use longbox_vs::{CardNo, Choice, Event, Format, Happened, PlayerSetup, Position, RULES, Setup, Vs};
use matching::Want;
use std::collections::VecDeque;
pub use written::vs_set_up_lines;

/// The stage of Vs. System 2PCG.
#[derive(Clone, Debug)]
pub struct VsScenarios {
    /// The cards that scenarios can name, besides those that they make up.
    pub game: Vs,
}

impl ScenarioGame for VsScenarios {
    fn game(&self) -> &'static str {
        self.game.name()
    }

    fn rules(&self) -> Vec<&'static str> {
        RULES.iter().map(|rule| rule.id).collect()
    }

    fn play(&self, file: &File) -> Result<Vec<Played>, Fault> {
        let lines: Vec<&SourceLine> = file.cards.iter().collect();
        let game = made_up::with_cards(&self.game, &lines)?;
        Ok(file.scenarios.iter().map(|scenario| run(&game, scenario, file.format)).collect())
    }

    fn log_lines(&self) -> Vec<(String, String)> {
        let line = |known: &log_words::LogWord| {
            let numbers = if known.numbers.is_empty() { "" } else { "; number: " };
            (known.word.to_owned(), format!("{}{numbers}{}", known.meaning, known.numbers))
        };
        log_words::LOG_WORDS.iter().map(line).collect()
    }

    fn lines_to_add(&self, file: &File) -> Result<Vec<SourceLine>, Fault> {
        let lines: Vec<&SourceLine> = file.cards.iter().collect();
        let game = made_up::with_cards(&self.game, &lines)?;
        let added = file.scenarios.iter().map(|scenario| end_of_turn::lines_to_add(&game, scenario));
        Ok(added.collect::<Result<Vec<_>, _>>()?.concat())
    }

    fn ask(&self, file: &File, scenario: usize, errand: Errand) -> Result<Reply, Fault> {
        let lines: Vec<&SourceLine> = file.cards.iter().collect();
        let base = made_up::with_cards(&self.game, &lines)?;
        let Some(scenario) = file.scenarios.get(scenario) else { return Err(Fault::new("there is no such scenario")) };
        let lines: Vec<&SourceLine> = scenario.lines.iter().collect();
        let game = made_up::with_cards(&base, &lines)?;
        let mut stage = Runner::new(&game, file.format);
        for line in lines {
            stage.line(line).map_err(|fault| fault.at(line.number))?;
        }
        errand.run(&stage, &scenario.answers).map_err(|fault| fault.at(scenario.line))
    }
}

/// Runs one scenario.
fn run(base: &Vs, scenario: &Scenario, format: file::Format) -> Played {
    let mut log = Vec::new();
    let result = play(base, scenario, format, &mut log);
    Played { result, log }
}

/// Plays all lines. Returns how many decisions the harder modes checked.
fn play(
    base: &Vs,
    scenario: &Scenario,
    format: file::Format,
    log: &mut Vec<(SourceLine, Vec<String>)>,
) -> Result<usize, Fault> {
    let lines: Vec<&SourceLine> = scenario.lines.iter().collect();
    let game = made_up::with_cards(base, &lines)?;
    let mut stage = Runner::new(&game, format);
    for line in lines {
        let told = stage.events.len();
        let done = stage.line(line);
        log.push((line.clone(), stage.log(Viewer::Open).split_off(told)));
        done.map_err(|fault| fault.at(line.number))?;
    }
    let end = scenario.lines.last().map_or(scenario.line, |line| line.number);
    stage.finish().map_err(|fault| fault.at(end))?;
    asking::check(&stage, &scenario.answers).map_err(|fault| fault.at(end))?;
    let Some(table) = &stage.table else { return Ok(0) };
    let (_, picks) = table.position().dice().left_over();
    if picks > 0 {
        return Err(Fault::new(format!("{picks} picks were set and not used")).at(scenario.line));
    }
    let fails = |what: String| Fault::new(format!("a harder mode fails: {what}")).at(scenario.line);
    blind::swaps(table).map_err(fails)?;
    harder(table).map_err(fails)
}

/// A scenario being played.
#[derive(Clone)]
pub(crate) struct Runner<'g> {
    game: &'g Vs,
    format: file::Format,
    plan: setup::Plan,
    /// The lines that have set it up so far.
    set_up_by: Vec<&'g SourceLine>,
    table: Option<Table<'g, Vs>>,
    events: Vec<Event>,
    /// What the lines so far have said about questions that have not come yet.
    queue: VecDeque<(Seat, Want)>,
    /// How much had been told when the last deed began.
    begun: usize,
    /// Who was picked since then.
    answered: Vec<longbox_vs::Slot>,
    /// This is only tried out.
    trial: bool,
    /// The line being played went past a combat by itself.
    resolved: bool,
    /// A line after the end of the game was played.
    after_the_end: bool,
    /// What was checked last by `check deck`.
    deck_problems: Option<Vec<(&'static str, String)>>,
    deck_hints: Vec<(&'static str, String)>,
}

impl<'g> Runner<'g> {
    fn new(game: &'g Vs, format: file::Format) -> Runner<'g> {
        Runner {
            game,
            format,
            plan: setup::Plan::default(),
            set_up_by: Vec::new(),
            table: None,
            events: Vec::new(),
            queue: VecDeque::new(),
            begun: 0,
            answered: Vec::new(),
            trial: false,
            resolved: false,
            after_the_end: false,
            deck_problems: None,
            deck_hints: Vec::new(),
        }
    }

    fn line(&mut self, line: &'g SourceLine) -> Result<(), Fault> {
        let text = line.text.as_str();
        if made_up::is_definition(text) {
            return Ok(());
        }
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
    fn table(&mut self) -> Result<&mut Table<'g, Vs>, Fault> {
        if self.table.is_none() {
            let (game, opened) = (self.game, self.open());
            let to_blame = |fault| blame(fault, &self.set_up_by, |first| not_opened(game, first));
            self.table = Some(opened.map_err(to_blame)?);
        }
        self.table.as_mut().ok_or_else(|| Fault::new("there is no table"))
    }

    fn open(&mut self) -> Result<Table<'g, Vs>, Fault> {
        let mut plan = self.plan.clone();
        plan.complete(self)?;
        let seed = plan.scene.seed;
        let setup = Setup {
            mode: plan.scene.mode,
            format: plan.format.unwrap_or(Format::Casual),
            first: plan.first,
            open_lists: plan.open_lists,
            ..Setup::new(plan.sides())
        };
        if plan.is_dealt() {
            if !plan.scene.picks.is_empty() {
                return Err(Fault::new("picks cannot be set in a real deal; choose a seed"));
            }
            return Table::open(self.game, setup, seed, &mut self.events)
                .map_err(|error| Fault::new(error.to_string()));
        }
        let start = plan.scene.build(self.game, &mut self.events).map_err(|error| Fault::new(error.to_string()))?;
        let nobody = || PlayerSetup::new(Vec::new(), Vec::new());
        let setup = Setup { sides: plan.scene.sides.iter().map(|_| nobody()).collect(), ..setup };
        Ok(Table::from_position(self.game, setup, seed, start))
    }

    fn position(&mut self) -> Result<Position, Fault> {
        Ok(self.table()?.position().clone())
    }

    fn card(&self, word: &str) -> Result<CardNo, Fault> {
        cards::card(self.game, word)
    }

    fn judge<'p>(&self, position: &'p Position) -> Judge<'p>
    where
        'g: 'p,
    {
        Judge::new(self.game, position)
    }

    /// The options of one seat.
    fn menu(&mut self, seat: Seat) -> Result<Vec<Choice>, Fault> {
        let game = self.game;
        let mut menu = Vec::new();
        let table = self.table()?;
        if table.waiting().contains(seat) {
            game.options(table.position(), seat, &mut menu);
        }
        Ok(menu)
    }

    /// The options as they stand in the menu.
    fn options(&mut self, seat: Seat) -> Result<Vec<String>, Fault> {
        let menu = self.menu(seat)?;
        let game = self.game;
        let table = self.table()?;
        Ok(menu.iter().map(|choice| matching::name(game, table.position(), *choice)).collect())
    }

    /// Takes the option with this number.
    fn pick(&mut self, seat: Seat, option: usize) -> Result<(), Fault> {
        limits::check(self.table()?.inputs().len(), limits::ANSWERS, "answers in one scenario")?;
        let choice = self.menu(seat)?.get(option).copied();
        self.note_answer(choice.as_ref());
        let mut events = std::mem::take(&mut self.events);
        let taken = self.table()?.answer(seat, option as u16, &mut events);
        self.events = events;
        taken.map_err(|refusal| Fault::new(refusal.to_string()))
    }

    /// Everything that was told so far, as this viewer saw it.
    fn log(&self, viewer: Viewer) -> Vec<String> {
        let line = |event: &Event| {
            let sight = event.seen_by(viewer);
            let card = match (sight.card, sight.hidden) {
                (Some(card), _) => self.game.name_of(card),
                (None, true) => "a card",
                (None, false) => "",
            };
            let line = format!("{} {} {card} {}", log_words::word(sight.what), sight.seat, numbers(sight.what));
            line.replace("  ", " ").trim_end().to_owned()
        };
        self.events.iter().map(line).collect()
    }
}

/// Why a table with these set-up lines cannot be opened.
fn not_opened(game: &Vs, lines: &[&SourceLine]) -> Option<Fault> {
    let mut stage = Runner::new(game, file::Format::NEWEST);
    lines.iter().try_for_each(|line| stage.set_up(&line.text).map(|_| ())).and_then(|()| stage.open().map(|_| ())).err()
}

/// The numbers of an event that a log shows.
fn numbers(what: Happened) -> String {
    match what {
        Happened::Struck { strike, def, .. } | Happened::StruckBack { strike, def, .. } => format!("{strike} {def}"),
        _ => what.amount().map(|amount| amount.to_string()).unwrap_or_default(),
    }
}

/// `A ...` to `D ...`.
fn seat(word: &str) -> Option<Seat> {
    match word {
        "A" => Some(Seat(0)),
        "B" => Some(Seat(1)),
        "C" => Some(Seat(2)),
        "D" => Some(Seat(3)),
        _ => None,
    }
}
