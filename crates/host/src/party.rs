//! A game between people who each have a screen of their own.

use crate::error::HostError;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use crate::replay_viewer::parse;
use crate::screen::TellAll;
use crate::session::{LiveGame, Session};
use longbox_kernel::{Input, Replay, ReplayError, Seat, SharedSeed, Table, seal};
use longbox_protocol::{Call, Report, SavedGame, Who};
use serde::{Deserialize, Serialize};

/// What has moved a game since it was recorded last. All of them in order, after the opening, are the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// So many inputs stay; later ones were taken back.
    pub kept: usize,
    /// What came after them.
    pub inputs: Vec<Input>,
    /// Before which inputs, by their numbers, nobody was asked though it was a person's choice; of those after `kept`.
    pub unasked: Vec<usize>,
    /// The fingerprint of the position that they lead to.
    pub hash: u64,
}

/// How much of a party was recorded.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Recorded {
    /// So many inputs.
    len: usize,
    /// So many of them still stand.
    pub(crate) kept: usize,
}

impl Recorded {
    fn up_to(made: usize) -> Recorded {
        Recorded { len: made, kept: made }
    }
}

/// All that was recorded, put together.
#[derive(Debug, Default)]
pub(crate) struct Recalled {
    inputs: Vec<Input>,
    unasked: Vec<usize>,
    /// Of the position in the end; none if nothing was recorded.
    hash: Option<u64>,
}

impl Recalled {
    pub(crate) fn of<'a>(moves: impl IntoIterator<Item = &'a Moves>) -> Recalled {
        let mut all = Recalled::default();
        for moves in moves {
            all.inputs.truncate(moves.kept);
            all.unasked.retain(|made| *made < moves.kept);
            all.inputs.extend(&moves.inputs);
            all.unasked.extend(&moves.unasked);
            all.hash = Some(moves.hash);
        }
        all
    }
}

/// A game between people, with bots for empty seats. Reports are for one seat each and hold what that seat may know.
///
/// Nothing that a call brings about counts before it is recorded: whoever runs a party stores [`Party::record`] and only
/// then hands on what was told.
pub struct Party {
    live: Box<dyn LiveParty + Send>,
}

// Written by hand: a party holds hidden cards.
impl std::fmt::Debug for Party {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Party").field("asked", &self.asked()).finish_non_exhaustive()
    }
}

impl Party {
    pub(crate) fn of<G: HostGame>(session: Session<G>) -> Party {
        Party { live: Box::new(session) }
    }

    /// Shows everybody the table, and asks whoever is to begin.
    pub fn begin(&mut self, tell: &mut dyn FnMut(Seat, Report)) {
        self.live.begin(tell);
    }

    /// Shows one seat the whole table: to somebody who has come back.
    pub fn show(&mut self, seat: Seat, tell: &mut dyn FnMut(Seat, Report)) {
        self.live.show(seat, tell);
    }

    /// Takes a call of the person in this seat. What is not for games between people is not taken: the answer is false.
    pub fn call(&mut self, seat: Seat, call: &Call, tell: &mut dyn FnMut(Seat, Report)) -> bool {
        let ours =
            matches!(call, Call::Answer { .. } | Call::Why(_) | Call::Formation | Call::Concede | Call::Stops(_));
        ours && self.live.take_call(seat, call, tell)
    }

    /// Something that is no answer: somebody is out of time, all agree to a draw.
    pub fn input(&mut self, input: Input, tell: &mut dyn FnMut(Seat, Report)) {
        self.live.take_input(input, tell);
    }

    /// Whether there is something that nobody need be asked for: a bot's choice, or one that its player has given up.
    pub fn goes_on(&self) -> bool {
        self.live.goes_on()
    }

    /// Takes one such step.
    pub fn go_on(&mut self, tell: &mut dyn FnMut(Seat, Report)) {
        self.live.step_on(tell);
    }

    /// Whom the game waits for, person or bot; none once it is over.
    pub fn asked(&self) -> Option<Seat> {
        self.live.asked()
    }

    /// What has moved the game since this was asked last; none if nothing has.
    pub fn record(&mut self) -> Option<Moves> {
        self.live.record()
    }

    /// How the game was dealt, to be stored before anything else.
    pub fn opening(&self) -> Result<String, HostError> {
        self.live.opening()
    }

    /// What each seat plays, in a few words.
    pub fn titles(&self) -> Vec<String> {
        self.live.titles()
    }

    /// The fingerprint of the position as it stands.
    pub fn hash(&self) -> u64 {
        self.live.hash()
    }

    /// The whole game for its players, with the account of its seed; none before it is over.
    pub fn publish(&mut self, seat: Seat, shared: &SharedSeed) -> Option<SavedGame> {
        self.live.publish(seat, shared)
    }
}

/// A party whatever its game.
trait LiveParty {
    fn begin(&mut self, tell: &mut dyn FnMut(Seat, Report));
    fn show(&mut self, seat: Seat, tell: &mut dyn FnMut(Seat, Report));
    fn take_call(&mut self, seat: Seat, call: &Call, tell: &mut dyn FnMut(Seat, Report)) -> bool;
    fn take_input(&mut self, input: Input, tell: &mut dyn FnMut(Seat, Report));
    fn goes_on(&self) -> bool;
    fn step_on(&mut self, tell: &mut dyn FnMut(Seat, Report));
    fn asked(&self) -> Option<Seat>;
    fn record(&mut self) -> Option<Moves>;
    fn opening(&self) -> Result<String, HostError>;
    fn titles(&self) -> Vec<String>;
    fn hash(&self) -> u64;
    fn publish(&mut self, seat: Seat, shared: &SharedSeed) -> Option<SavedGame>;
}

/// Tells seats what is told to their screens.
fn by_seat<'a>(seats: &'a [Seat], tell: &'a mut dyn FnMut(Seat, Report)) -> impl FnMut(usize, Report) + 'a {
    move |screen, report| {
        if let Some(seat) = seats.get(screen) {
            tell(*seat, report);
        }
    }
}

impl<G: HostGame> Session<G> {
    /// A party that was stored.
    pub(crate) fn recall_party(
        files: &'static GameFiles<G>,
        players: &[Who],
        opening: &str,
        record: &Recalled,
    ) -> Result<Session<G>, HostError> {
        let game = files.game();
        let mut table: Table<'static, G> = parse(game, opening)?.play(game, 0, &mut longbox_kernel::Deaf)?;
        for (at, input) in record.inputs.iter().enumerate() {
            let refused = |refusal| ReplayError::Refused { number: at + 1, refusal };
            table.input(*input, &mut longbox_kernel::Deaf).map_err(refused)?;
        }
        if record.hash.is_some_and(|hash| hash != game.fingerprint(table.position())) {
            return Err(ReplayError::OtherPosition { number: record.inputs.len() }.into());
        }
        let mut session = Session::at(files, table, players.to_vec())?;
        session.become_party();
        session.remember(&record.unasked, &[]);
        session.recorded = Recorded::up_to(record.inputs.len());
        Ok(session)
    }

    fn screen_of(&self, seat: Seat) -> Option<usize> {
        self.screens.iter().position(|screen| screen.looking == Some(seat))
    }

    fn seats_at_screens(&self) -> Vec<Seat> {
        self.screens.iter().filter_map(|screen| screen.looking).collect()
    }
}

impl<G: HostGame> LiveParty for Session<G> {
    fn begin(&mut self, tell: &mut dyn FnMut(Seat, Report)) {
        let seats = self.seats_at_screens();
        let tell: TellAll<'_> = &mut by_seat(&seats, tell);
        self.show_tables(tell);
        self.go_on(tell);
    }

    fn show(&mut self, seat: Seat, tell: &mut dyn FnMut(Seat, Report)) {
        let Some(screen) = self.screen_of(seat) else { return };
        let seats = self.seats_at_screens();
        self.at = screen;
        self.show_table(&mut by_seat(&seats, tell));
    }

    fn take_call(&mut self, seat: Seat, call: &Call, tell: &mut dyn FnMut(Seat, Report)) -> bool {
        let Some(screen) = self.screen_of(seat) else { return false };
        let seats = self.seats_at_screens();
        LiveGame::call(self, screen, call, &mut by_seat(&seats, tell));
        true
    }

    fn take_input(&mut self, input: Input, tell: &mut dyn FnMut(Seat, Report)) {
        let seats = self.seats_at_screens();
        Session::input(self, input, &mut by_seat(&seats, tell));
    }

    fn goes_on(&self) -> bool {
        self.next.is_some()
    }

    fn step_on(&mut self, tell: &mut dyn FnMut(Seat, Report)) {
        let seats = self.seats_at_screens();
        let tell: TellAll<'_> = &mut by_seat(&seats, tell);
        if let Some(next) = self.next.take() {
            self.take_next(next, tell);
            self.go_on(tell);
        }
    }

    fn asked(&self) -> Option<Seat> {
        self.table.chair().map(|chair| chair.seat())
    }

    fn record(&mut self) -> Option<Moves> {
        let (inputs, Recorded { kept, len }) = (self.table.inputs(), self.recorded);
        if kept == inputs.len() && kept == len {
            return None;
        }
        let moves = Moves {
            kept,
            inputs: inputs[kept..].to_vec(),
            unasked: self.unasked.iter().map(|unasked| unasked.made).filter(|made| *made >= kept).collect(),
            hash: LiveParty::hash(self),
        };
        self.recorded = Recorded::up_to(self.table.inputs().len());
        Some(moves)
    }

    fn opening(&self) -> Result<String, HostError> {
        let replay = Replay::of(&self.table.branch(0));
        Ok(seal(&serde_json::to_string(&replay).map_err(ReplayError::not_a_replay)?))
    }

    fn titles(&self) -> Vec<String> {
        self.titles.clone()
    }

    fn hash(&self) -> u64 {
        self.game_files.game().fingerprint(self.table.position())
    }

    fn publish(&mut self, seat: Seat, shared: &SharedSeed) -> Option<SavedGame> {
        self.table.outcome()?;
        self.at = self.screen_of(seat)?;
        self.saved(Some(shared))
    }
}

#[cfg(test)]
mod tests;
