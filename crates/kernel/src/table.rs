//! One game in progress.

use crate::limit::Answers;
use crate::{
    Chair, Deaf, Decision, Game, Leaving, Outcome, Player, Reason, Refusal, Seat, SeatSet, Seed, Shape, Verdict,
    Witness,
};
use serde::{Deserialize, Serialize};

/// Everything that ever moves a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Input {
    /// The option with this number; where a question asks for a name, the entry of the catalogue.
    Answer(Seat, u16),
    /// This seat gives up.
    Concede(Seat),
    /// This seat is out of time.
    Timeout(Seat),
    /// All have agreed to end without a winner.
    AgreedDraw,
}

impl Input {
    /// Whether this seat has answered a question.
    pub fn is_answer_of(self, seat: Seat) -> bool {
        matches!(self, Input::Answer(by, _) if by == seat)
    }
}

/// How an undo is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Taken back by this seat: only its own answers, and only back to the last chance event or new knowledge.
    Fair(Seat),
    /// To any earlier decision; crossing that line marks the game as practice.
    Practice,
}

/// A game: its set-up, its seed and its inputs, and the position they lead to.
#[derive(Clone, Debug)]
pub struct Table<'g, G: Game> {
    game: &'g G,
    setup: G::Setup,
    seed: Seed,
    inputs: Vec<Input>,
    position: G::Position,
    /// The first seat that must answer, its question and its options; renewed after every input.
    front: Option<(Seat, Decision)>,
    menu: Vec<G::Choice>,
    answers: Answers,
    practice: bool,
    /// A prepared position (a scenario) instead of a deal.
    start: Option<G::Position>,
}

impl<'g, G: Game> Table<'g, G> {
    /// Deals a new game and runs it to its first decision.
    pub fn open(
        game: &'g G,
        setup: G::Setup,
        seed: impl Into<Seed>,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<Self, G::SetupError> {
        game.check(&setup)?;
        let seed = seed.into();
        let position = game.deal(&setup, seed, witness);
        Ok(Self::seat_at(game, setup, seed, position, None))
    }

    /// A game that starts from a prepared position.
    pub fn from_position(game: &'g G, setup: G::Setup, seed: impl Into<Seed>, start: G::Position) -> Self {
        Self::seat_at(game, setup, seed.into(), start.clone(), Some(start))
    }

    fn seat_at(game: &'g G, setup: G::Setup, seed: Seed, position: G::Position, start: Option<G::Position>) -> Self {
        let inputs = Vec::with_capacity(4_096);
        let menu = Vec::with_capacity(128);
        let answers = Answers::from_turn(game.turn(&position));
        let mut table =
            Table { game, setup, seed, inputs, position, front: None, menu, answers, practice: false, start };
        table.refresh();
        table
    }

    /// Starts another game at the same table, keeping its memory.
    pub fn reopen(&mut self, seed: impl Into<Seed>, witness: &mut impl Witness<G::Event>) {
        self.seed = seed.into();
        self.position = self.game.deal(&self.setup, self.seed, witness);
        self.inputs.clear();
        self.answers = Answers::from_turn(self.game.turn(&self.position));
        self.practice = false;
        self.start = None;
        self.refresh();
    }

    /// The rules and cards that are played with.
    pub fn game(&self) -> &'g G {
        self.game
    }
    /// What the game was dealt from.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }
    /// Where its chance comes from. Whoever has it knows every card: no player may.
    pub fn seed(&self) -> Seed {
        self.seed
    }
    /// Everything that has moved it so far, in order.
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }
    /// Whether an undo went further back than fairness allows.
    pub fn is_practice(&self) -> bool {
        self.practice
    }
    /// Marks the game as practice, for instance because its replay was one.
    pub fn mark_as_practice(&mut self) {
        self.practice = true;
    }
    /// Whether it began with a prepared position, as scenarios do, instead of a deal.
    pub fn starts_prepared(&self) -> bool {
        self.start.is_some()
    }
    /// For tests and for tools that own the table; players get a [`Chair`].
    pub fn position(&self) -> &G::Position {
        &self.position
    }
    /// How it ended; none while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position)
    }

    /// The question the game waits for; with several seats at once, that of the first.
    pub fn pending(&self) -> Option<Decision> {
        self.front.map(|(_, decision)| decision)
    }

    /// All seats that the game waits for.
    pub fn waiting(&self) -> SeatSet {
        self.game.waiting(&self.position)
    }

    /// The options of the pending question.
    pub fn options(&self) -> &[G::Choice] {
        &self.menu
    }

    /// The first seat that must answer now, with all it may know.
    pub fn chair(&self) -> Option<Chair<'_, G>> {
        let (seat, decision) = self.front?;
        Some(Chair { game: self.game, position: &self.position, menu: &self.menu, seat, decision })
    }

    /// Takes the option with this number. A refusal leaves the game as it was.
    // Every decision of a simulation goes through here: left to itself the compiler keeps these three apart.
    #[inline(always)]
    pub fn answer(&mut self, seat: Seat, index: u16, witness: &mut impl Witness<G::Event>) -> Result<(), Refusal> {
        let choice = self.choice(seat, index)?;
        self.inputs.push(Input::Answer(seat, index));
        self.game.answer(&mut self.position, seat, choice, witness);
        if let Some(limit) = self.answers.count(self.game.turn(&self.position)) {
            self.game.stop(&mut self.position, limit, witness);
        }
        self.refresh();
        Ok(())
    }

    /// The choice that this answer means.
    #[inline(always)]
    pub(crate) fn choice(&self, seat: Seat, index: u16) -> Result<G::Choice, Refusal> {
        let (front, decision) = self.front.ok_or(Refusal::GameOver)?;
        if front == seat {
            return self.pick(seat, decision, &self.menu, index);
        }
        let asked = self.waiting();
        if !asked.contains(seat) && decision.seats.contains(seat) {
            return self.pick(seat, decision, &self.menu, index);
        }
        let decision = self.game.decision(&self.position, seat).ok_or(Refusal::NotAsked { seat, asked })?;
        let mut menu = Vec::new();
        self.game.options(&self.position, seat, &mut menu);
        self.pick(seat, decision, &menu, index)
    }

    #[inline(always)]
    fn pick(&self, seat: Seat, decision: Decision, menu: &[G::Choice], index: u16) -> Result<G::Choice, Refusal> {
        let choice = match decision.shape {
            Shape::Name => self.game.named(&self.position, seat, index),
            _ => menu.get(usize::from(index)).copied(),
        };
        choice.ok_or(Refusal::NoSuchOption { index, options: menu.len() as u16 })
    }

    /// Takes any input.
    pub fn input(&mut self, input: Input, witness: &mut impl Witness<G::Event>) -> Result<(), Refusal> {
        match input {
            Input::Answer(seat, index) => self.answer(seat, index, witness),
            Input::Concede(seat) => self.leave(seat, Leaving::Conceded, witness),
            Input::Timeout(seat) => self.leave(seat, Leaving::OutOfTime, witness),
            Input::AgreedDraw => self.agree_on_draw(witness),
        }
    }

    fn leave(&mut self, seat: Seat, how: Leaving, witness: &mut impl Witness<G::Event>) -> Result<(), Refusal> {
        let seats = self.game.seats(&self.setup);
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if !seats.contains(seat) {
            return Err(Refusal::NotAsked { seat, asked: seats });
        }
        self.inputs.push(match how {
            Leaving::Conceded => Input::Concede(seat),
            Leaving::OutOfTime => Input::Timeout(seat),
        });
        self.game.leave(&mut self.position, seat, how, witness);
        self.refresh();
        Ok(())
    }

    fn agree_on_draw(&mut self, witness: &mut impl Witness<G::Event>) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        self.inputs.push(Input::AgreedDraw);
        self.game.agree_on_draw(&mut self.position, witness);
        self.refresh();
        Ok(())
    }

    /// Lets players play to the end. Forced answers are given without asking; a player that twice gives an
    /// answer that does not exist leaves the table, so that one bad bot cannot stop a tournament.
    pub fn play_out(&mut self, players: &mut [&mut dyn Player<G>], witness: &mut impl Witness<G::Event>) -> Outcome {
        while let Some((seat, decision)) = self.front {
            let forced = self.menu.len() == 1 && decision.shape != Shape::Name;
            let index = if forced {
                0
            } else {
                let chair = Chair { game: self.game, position: &self.position, menu: &self.menu, seat, decision };
                players[seat.index()].decide(&chair)
            };
            if self.answer(seat, index, witness).is_err() && self.answer(seat, 0, witness).is_err() {
                let _ = self.input(Input::Timeout(seat), witness);
            }
        }
        self.outcome().unwrap_or(Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw })
    }

    /// Goes back to the moment before input number `made` (0 is the start).
    pub fn undo_to(&mut self, made: usize, how: Undo) -> Result<(), Refusal> {
        if made >= self.inputs.len() {
            return Err(Refusal::NoSuchDecision { wanted: made, made: self.inputs.len() });
        }
        let earlier = self.branch(made);
        let by = match how {
            Undo::Fair(seat) => Some(seat),
            Undo::Practice => None,
        };
        let fair = self.fair_from(&earlier, made, by);
        if by.is_some() && !fair {
            return Err(Refusal::UnfairUndo);
        }
        let practice = self.practice || !fair;
        *self = earlier;
        self.practice = practice;
        Ok(())
    }

    /// Whether only one seat (this one, if it is said) answered since then and nobody learnt anything.
    fn fair_from(&self, earlier: &Self, made: usize, by: Option<Seat>) -> bool {
        let mut seats = SeatSet::NONE;
        for input in &self.inputs[made..] {
            match input {
                Input::Answer(seat, _) => seats = seats.with(*seat),
                Input::Concede(_) | Input::Timeout(_) | Input::AgreedDraw => return false,
            }
        }
        let one = seats.len() <= 1 && by.is_none_or(|by| seats == SeatSet::one(by));
        one && self.game.barrier(&earlier.position) == self.game.barrier(&self.position)
    }

    /// Another game that shares the first `made` inputs with this one.
    pub fn branch(&self, made: usize) -> Self {
        let start = match &self.start {
            Some(start) => start.clone(),
            None => self.game.deal(&self.setup, self.seed, &mut Deaf),
        };
        let mut table = Self::seat_at(self.game, self.setup.clone(), self.seed, start, self.start.clone());
        table.practice = self.practice;
        for input in &self.inputs[..made.min(self.inputs.len())] {
            if table.input(*input, &mut Deaf).is_err() {
                break;
            }
        }
        table
    }

    fn refresh(&mut self) {
        let first = self.game.waiting(&self.position).first();
        self.front = first.and_then(|seat| Some((seat, self.game.decision(&self.position, seat)?)));
        match self.front {
            Some((seat, _)) => self.game.options(&self.position, seat, &mut self.menu),
            None => self.menu.clear(),
        }
    }
}
