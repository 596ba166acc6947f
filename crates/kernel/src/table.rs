//! One game in progress.

use crate::{Chair, Decision, Game, Outcome, Player, Reason, Refusal, Seat, SeatSet, Verdict, Witness};
use serde::{Deserialize, Serialize};

/// Everything that ever moves a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Input {
    /// The option with this number.
    Answer(Seat, u16),
    Concede(Seat),
    Timeout(Seat),
    AgreedDraw,
}

/// How an undo is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Only back to the last chance event, new knowledge or answer of another seat.
    Fair,
    /// To any earlier decision; crossing that line marks the game as practice.
    Practice,
}

/// A game: its set-up, its seed and its inputs, and the position they lead to.
#[derive(Clone, Debug)]
pub struct Table<'g, G: Game> {
    game: &'g G,
    setup: G::Setup,
    seed: u64,
    inputs: Vec<Input>,
    position: G::Position,
    /// The pending question and its options; renewed after every input.
    decision: Option<Decision>,
    menu: Vec<G::Choice>,
    practice: bool,
    /// A prepared position (a scenario) instead of a deal.
    start: Option<G::Position>,
}

impl<'g, G: Game> Table<'g, G> {
    /// Deals a new game and runs it to its first decision.
    pub fn open(
        game: &'g G,
        setup: G::Setup,
        seed: u64,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<Self, G::SetupError> {
        game.check(&setup)?;
        let position = game.deal(&setup, seed, witness);
        Ok(Self::seat_at(game, setup, seed, position, None))
    }

    /// A game that starts from a prepared position.
    pub fn from_position(game: &'g G, setup: G::Setup, seed: u64, start: G::Position) -> Self {
        Self::seat_at(game, setup, seed, start.clone(), Some(start))
    }

    fn seat_at(game: &'g G, setup: G::Setup, seed: u64, position: G::Position, start: Option<G::Position>) -> Self {
        let inputs = Vec::with_capacity(256);
        let menu = Vec::with_capacity(128);
        let mut table = Table { game, setup, seed, inputs, position, decision: None, menu, practice: false, start };
        table.refresh();
        table
    }

    /// Starts another game at the same table, keeping its memory.
    pub fn reopen(&mut self, seed: u64, witness: &mut impl Witness<G::Event>) {
        self.position = self.game.deal(&self.setup, seed, witness);
        self.seed = seed;
        self.inputs.clear();
        self.practice = false;
        self.start = None;
        self.refresh();
    }

    pub fn game(&self) -> &'g G {
        self.game
    }
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }
    pub fn seed(&self) -> u64 {
        self.seed
    }
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }
    /// Whether an undo went further back than fairness allows.
    pub fn is_practice(&self) -> bool {
        self.practice
    }
    pub fn starts_prepared(&self) -> bool {
        self.start.is_some()
    }
    /// For tests and for tools that own the table; players get a [`Chair`].
    pub fn position(&self) -> &G::Position {
        &self.position
    }
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position)
    }

    /// The question the game waits for.
    pub fn pending(&self) -> Option<Decision> {
        self.decision
    }

    /// The options of the pending decision.
    pub fn options(&self) -> &[G::Choice] {
        &self.menu
    }

    /// The seat that must answer now, with all it may know.
    pub fn chair(&self) -> Option<Chair<'_, G>> {
        let decision = self.pending()?;
        Some(Chair { game: self.game, position: &self.position, menu: &self.menu, decision })
    }

    /// Takes the option with this number. A refusal leaves the game as it was.
    pub fn answer(&mut self, seat: Seat, index: u16, witness: &mut impl Witness<G::Event>) -> Result<(), Refusal> {
        let decision = self.pending().ok_or(Refusal::GameOver)?;
        if !decision.seats.contains(seat) {
            return Err(Refusal::NotAsked { seat, asked: decision.seats });
        }
        let options = self.menu.len() as u16;
        let choice = *self.menu.get(usize::from(index)).ok_or(Refusal::NoSuchOption { index, options })?;
        self.inputs.push(Input::Answer(seat, index));
        self.game.answer(&mut self.position, choice, witness);
        self.refresh();
        Ok(())
    }

    /// Takes any input.
    pub fn input(&mut self, input: Input, witness: &mut impl Witness<G::Event>) -> Result<(), Refusal> {
        let outcome = match input {
            Input::Answer(seat, index) => return self.answer(seat, index, witness),
            _ if self.outcome().is_some() => return Err(Refusal::GameOver),
            Input::Concede(seat) => self.game.given_up(&self.position, seat, false),
            Input::Timeout(seat) => self.game.given_up(&self.position, seat, true),
            Input::AgreedDraw => Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw },
        };
        self.inputs.push(input);
        self.game.stop(&mut self.position, outcome, witness);
        self.refresh();
        Ok(())
    }

    /// Lets players play to the end. Forced answers are given without asking.
    pub fn play_out(&mut self, players: &mut [&mut dyn Player<G>], witness: &mut impl Witness<G::Event>) -> Outcome {
        while let Some(decision) = self.pending() {
            let index = if self.menu.len() == 1 {
                0
            } else {
                let chair = Chair { game: self.game, position: &self.position, menu: &self.menu, decision };
                players[decision.owner.index()].decide(&chair)
            };
            // A player that answers nonsense gets the first option: one bad bot must not stop a tournament.
            if self.answer(decision.owner, index, witness).is_err() {
                let _ = self.answer(decision.owner, 0, witness);
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
        let fair = self.fair_from(&earlier, made);
        if how == Undo::Fair && !fair {
            return Err(Refusal::UnfairUndo);
        }
        let practice = self.practice || !fair;
        *self = earlier;
        self.practice = practice;
        Ok(())
    }

    fn fair_from(&self, earlier: &Self, made: usize) -> bool {
        let mut seats = SeatSet::NONE;
        for input in &self.inputs[made..] {
            match input {
                Input::Answer(seat, _) => seats = seats.with(*seat),
                Input::Concede(_) | Input::Timeout(_) | Input::AgreedDraw => return false,
            }
        }
        seats.iter().count() <= 1 && self.game.barrier(&earlier.position) == self.game.barrier(&self.position)
    }

    /// Another game that shares the first `made` inputs with this one.
    pub fn branch(&self, made: usize) -> Self {
        let mut deaf = crate::Deaf;
        let start = match &self.start {
            Some(start) => start.clone(),
            None => self.game.deal(&self.setup, self.seed, &mut deaf),
        };
        let mut table = Self::seat_at(self.game, self.setup.clone(), self.seed, start, self.start.clone());
        table.practice = self.practice;
        for input in &self.inputs[..made.min(self.inputs.len())] {
            if table.input(*input, &mut deaf).is_err() {
                break;
            }
        }
        table
    }

    fn refresh(&mut self) {
        self.decision = self.game.pending(&self.position);
        match self.decision {
            Some(_) => self.game.options(&self.position, &mut self.menu),
            None => self.menu.clear(),
        }
    }
}
