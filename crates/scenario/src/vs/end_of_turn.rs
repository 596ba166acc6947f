//! `A ends the turn`, in both formats, and the way from the first to the second.

use super::settle::{How, is_rest};
use super::{Runner, made_up};
use crate::fault::Fault;
use crate::file::{Format, Scenario, SourceLine};
use longbox_kernel::{Input, Seat};
use longbox_vs::{Ask, Choice, Vs};

impl Runner<'_> {
    /// Nothing more happens on this turn, unless somebody has to choose: there it stops, and the next lines answer. In
    /// the first format what can be declined is declined instead.
    pub(super) fn end_turn(&mut self, who: Seat) -> Result<(), Fault> {
        let stops = self.format >= Format::Second;
        let how = if stops { How::Ending } else { How::Quiet };
        self.rest()?;
        let p = self.position()?;
        if !p.turn_players().contains(who) {
            return Err(Fault::new(format!("it is not {who}'s turn")));
        }
        while self.position()?.turn() == p.turn() && self.position()?.outcome().is_none() {
            if stops && !is_rest(self.position()?.ask()) {
                return Ok(());
            }
            let owner = self.table()?.pending().map(|decision| decision.owner);
            let Some(owner) = owner else { break };
            let Some(option) = self.menu(owner)?.iter().rposition(|choice| *choice == Choice::Pass) else {
                let asked = self.question()?;
                return Err(Fault::new(format!("{asked} first")).with_options(self.options(owner)?));
            };
            self.pick(owner, option)?;
            if self.position()?.turn() == p.turn() {
                self.go_on(how)?;
            }
        }
        self.go_on(How::Said)
    }

    /// What the next line must say so that these answers are given, after the turn of `who` was ended.
    fn next_line(&mut self, answers: &[Input], who: Seat) -> Result<Option<String>, Fault> {
        let made = self.table()?.inputs().to_vec();
        if made == answers {
            return Ok(None);
        }
        let other = || Fault::new("the newest format has no lines for what happens at the end of this turn");
        if !answers.starts_with(&made) {
            return Err(other());
        }
        let Input::Answer(seat, option) = answers[made.len()] else { return Err(other()) };
        let declines = matches!(self.menu(seat)?.get(usize::from(option)), Some(Choice::Pass | Choice::No));
        Ok(Some(match self.position()?.ask() {
            ask if is_rest(ask) || matches!(ask, Ask::Plays | Ask::Order) => format!("{who} ends the turn"),
            _ if declines => format!("{seat} passes"),
            _ => return Err(other()),
        }))
    }
}

/// What the ends of turns declined in the first format, as lines of their own.
pub(super) fn lines_to_add(base: &Vs, scenario: &Scenario) -> Result<Vec<SourceLine>, Fault> {
    let lines: Vec<&SourceLine> = scenario.lines.iter().collect();
    let game = made_up::with_cards(base, &lines)?;
    let mut stage = Runner::new(&game, Format::NEWEST);
    let mut added = Vec::new();
    for line in lines {
        let mut first = stage.clone();
        stage.line(line).map_err(|fault| fault.at(line.number))?;
        let Some(who) = line.text.strip_suffix(" ends the turn").and_then(super::seat) else { continue };
        first.format = Format::First;
        first.line(line).map_err(|fault| fault.at(line.number))?;
        let answers = first.table()?.inputs().to_vec();
        while let Some(text) = stage.next_line(&answers, who).map_err(|fault| fault.at(line.number))? {
            stage.play(&text).map_err(|fault| fault.at(line.number))?;
            added.push(SourceLine { number: line.number, text });
        }
    }
    Ok(added)
}
