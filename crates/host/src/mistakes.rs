//! The choices of a stored game that cost their player most, found step by step.

use crate::error::HostError;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use crate::names::Names;
use crate::observe::{self, Watcher};
use crate::replay_viewer::parse;
use crate::seen::Seen;
use crate::session::is_open;
use crate::words::person;
use longbox_bots::{Weighed, Weigher};
use longbox_kernel::{Deaf, Input, Replay, Seat, Table, Viewer};
use longbox_protocol::{Mistake, MistakeSearch, Pick, Question, Seed, Weight, Who};
use std::cmp::Reverse;

/// Looks for a choice, unless somebody says otherwise.
const LOOKS: u32 = 500;
/// A choice that seems wrong gets so many times as many, which is what `hero` usually has.
const CLOSER: u32 = 4;
/// So many of those that seem worst are looked at closer.
const SUSPECTS: usize = 8;
/// So many are told.
const MOST: usize = 3;
/// What a choice must cost to be told, in thousandths of a win.
const CLEAR: u16 = 40;

/// What a search is to do.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) key: u64,
    pub(crate) players: Vec<Who>,
    pub(crate) seat: Option<Seat>,
    pub(crate) looks: Option<u32>,
}

/// A search for the mistakes of one seat.
pub(crate) struct MistakeFinder<G: HostGame> {
    key: u64,
    seat: Seat,
    looks: u32,
    names: Names,
    /// How many choices there are to weigh.
    choices: usize,
    /// The whole game.
    table: Table<'static, G>,
    weigher: Weigher<G>,
    stage: Stage,
}

/// How far it is.
#[derive(Clone, Debug)]
enum Stage {
    /// Every choice is weighed once: those made before each of the next ones, the last first, and what seemed wrong.
    Glance {
        left: Vec<usize>,
        suspects: Vec<(i32, usize)>,
    },
    /// What seems worst is weighed again: those before each, the last first, and what was wrong.
    Closer {
        left: Vec<usize>,
        all: usize,
        wrong: Vec<(i32, Mistake)>,
    },
    Done(Vec<Mistake>),
}

impl<G: HostGame> MistakeFinder<G> {
    pub(crate) fn open(
        game_files: &'static GameFiles<G>,
        text: &str,
        wanted: Wanted,
    ) -> Result<MistakeFinder<G>, HostError> {
        let game = game_files.game();
        let replay = parse(game, text)?;
        let table = replay.play(game, usize::MAX, &mut Deaf)?;
        let seats = game.seats(table.setup());
        let seat = whose(&replay, &wanted);
        if !seats.contains(seat) {
            return Err(HostError::NoSeat(seat));
        }
        let letter = |seat: usize| Who::Person(person::letter(Seat(seat as u8)));
        let players = match wanted.players.len() == seats.len() {
            true => wanted.players,
            false => (0..seats.len()).map(letter).collect(),
        };
        let own = players.iter().filter(|who| who.is_person()).count() == 1;
        let names = Names::new(observe::called(&players, Watcher { viewer: Viewer::Seat(seat), below: seat, own }));
        let mut left = choices_of(&table, seat);
        left.reverse();
        let (choices, stage) = (left.len(), Stage::Glance { left, suspects: Vec::new() });
        let (key, looks) = (wanted.key, wanted.looks.unwrap_or(LOOKS).max(2));
        let mut finder = MistakeFinder { key, seat, looks, names, choices, table, weigher: Weigher::default(), stage };
        finder.move_on();
        Ok(finder)
    }

    /// Weighs the next choice.
    fn step(&mut self) {
        let looks = self.looks;
        match &mut self.stage {
            Stage::Glance { left, .. } => {
                let Some(made) = left.pop() else { return };
                let weighed = self.weigh(made, looks);
                if let (Some(weighed), Stage::Glance { suspects, .. }) = (weighed, &mut self.stage) {
                    suspects.extend((weighed.cost() > 0).then(|| (weighed.cost(), made)));
                }
            }
            Stage::Closer { left, .. } => {
                let Some(made) = left.pop() else { return };
                let weighed = self.weigh(made, looks.saturating_mul(CLOSER)).filter(|one| one.clearly_costs(CLEAR));
                let told = weighed.and_then(|weighed| Some((weighed.cost(), self.told(made, weighed)?)));
                if let Stage::Closer { wrong, .. } = &mut self.stage {
                    wrong.extend(told);
                }
            }
            Stage::Done(_) => {}
        }
        self.move_on();
    }

    /// Goes to the next stage where this one has nothing left to weigh.
    fn move_on(&mut self) {
        match &mut self.stage {
            Stage::Glance { left, suspects, .. } if left.is_empty() => {
                // The worst is weighed first.
                longbox_kernel::sort_by_key(suspects, |(cost, made)| (Reverse(*cost), *made));
                let mut left: Vec<usize> = suspects.iter().map(|(_, made)| *made).take(SUSPECTS).collect();
                left.reverse();
                self.stage = Stage::Closer { all: left.len(), left, wrong: Vec::new() };
                self.move_on();
            }
            Stage::Closer { left, wrong, .. } if left.is_empty() => {
                longbox_kernel::sort_by_key(wrong, |(cost, mistake)| (Reverse(*cost), mistake.step));
                self.stage = Stage::Done(worst(wrong.drain(..).map(|(_, mistake)| mistake)));
            }
            _ => {}
        }
    }

    /// The choice that followed so many others, by the numbers of `hero`; none if it would have done the same.
    fn weigh(&mut self, made: usize, looks: u32) -> Option<Weighed> {
        let table = self.table.branch(made);
        let taken = self.taken(made)?;
        // Other chance in each stage: what seemed wrong by luck does not seem so again.
        let seed = Seed::from(u64::from(looks)).branch(made as u64);
        self.weigher.weigh(&table.chair()?, taken, looks, seed)
    }

    /// The option that was taken after so many choices.
    fn taken(&self, made: usize) -> Option<u16> {
        match self.table.inputs().get(made)? {
            Input::Answer(_, option) => Some(*option),
            Input::Concede(_) | Input::Timeout(_) | Input::AgreedDraw => None,
        }
    }

    /// A mistake in the words of its question. None: the two answers sound alike.
    fn told(&self, made: usize, weighed: Weighed) -> Option<Mistake> {
        let table = self.table.branch(made);
        let decision = table.chair()?.decision();
        let seen = Seen::new(&table, Viewer::Seat(self.seat), self.seat, &self.names);
        let question = G::question(&seen, decision, table.options());
        let weight = |option: u16, chance: u16| label(&question, option).map(|label| Weight { label, chance });
        let chosen = weight(self.taken(made)?, weighed.taken_chance)?;
        let better = weight(weighed.best, weighed.best_chance)?;
        (chosen.label != better.label).then(|| Mistake {
            step: made,
            turn: table.game().turn_number(table.position()),
            question: question.title(),
            chosen,
            better,
        })
    }

    /// How much is done, and of how much. A closer look counts as much as it takes.
    fn progress(&self) -> (usize, usize) {
        let (all, closer) = (self.choices, CLOSER as usize);
        match &self.stage {
            Stage::Glance { left, .. } => (all - left.len(), all + closer * SUSPECTS.min(all)),
            Stage::Closer { left, all: suspects, .. } => {
                (all + closer * (suspects - left.len()), all + closer * suspects)
            }
            Stage::Done(_) => (all, all),
        }
    }
}

/// The first of these in their order in the game. What was left undone several times in one turn is one mistake.
fn worst(mistakes: impl Iterator<Item = Mistake>) -> Vec<Mistake> {
    let mut found: Vec<Mistake> = Vec::new();
    for mistake in mistakes {
        let same = |other: &Mistake| other.turn == mistake.turn && other.better.label == mistake.better.label;
        if found.len() < MOST && !found.iter().any(same) {
            found.push(mistake);
        }
    }
    longbox_kernel::sort_by_key(&mut found, |mistake| mistake.step);
    found
}

/// The seat that was asked for, or that of whoever saved the game, or else that of the first person.
fn whose<S>(replay: &Replay<S>, wanted: &Wanted) -> Seat {
    let person = || wanted.players.iter().position(Who::is_person).map(|seat| Seat(seat as u8));
    wanted.seat.or(replay.seat).or_else(person).unwrap_or(Seat::A)
}

/// What was chosen before each question at which this seat had a choice.
fn choices_of<G: HostGame>(table: &Table<'static, G>, seat: Seat) -> Vec<usize> {
    let mut again = table.branch(0);
    let mut found = Vec::new();
    for (made, input) in table.inputs().iter().enumerate() {
        let open = again.chair().is_some_and(|chair| chair.seat() == seat && is_open(&chair));
        if open && matches!(input, Input::Answer(by, _) if *by == seat) {
            found.push(made);
        }
        if again.input(*input, &mut Deaf).is_err() {
            break;
        }
    }
    found
}

fn label(question: &Question, option: u16) -> Option<String> {
    let offer = question.offers.iter().find(|offer| offer.pick == Pick::Option(option));
    offer.map(|offer| offer.label.clone())
}

/// A search in a game of any kind.
pub(crate) trait AnyMistakeFinder {
    /// Weighs so many choices more and tells how far it is.
    fn weigh(&mut self, choices: u16) -> MistakeSearch;
    fn report(&self) -> MistakeSearch;
    fn key(&self) -> u64;
}

impl<G: HostGame> AnyMistakeFinder for MistakeFinder<G> {
    fn weigh(&mut self, choices: u16) -> MistakeSearch {
        (0..choices).for_each(|_| self.step());
        self.report()
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn report(&self) -> MistakeSearch {
        let (done, work) = self.progress();
        let found = if let Stage::Done(found) = &self.stage { Some(found.clone()) } else { None };
        MistakeSearch { key: self.key, seat: self.seat, name: self.names.of(self.seat).to_owned(), done, work, found }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_come_in_the_order_of_the_game_and_each_once() {
        let weight = |label: &str| Weight { label: label.to_owned(), chance: 500 };
        let mistake = |step: usize, turn: u16, better: &str| Mistake {
            step,
            turn,
            question: String::new(),
            chosen: weight("Pass"),
            better: weight(better),
        };
        let worst_first = [(9, 4, "Play"), (2, 1, "Keep"), (7, 4, "Play"), (5, 3, "Play"), (1, 1, "Draw")];
        let found = worst(worst_first.map(|(step, turn, better)| mistake(step, turn, better)).into_iter());
        assert_eq!(found.iter().map(|mistake| mistake.step).collect::<Vec<_>>(), [2, 5, 9]);
    }
}
