//! Questions that the host answers for a person because nothing hangs on them. The rules still ask, so a pause tells
//! nobody anything.

use crate::game::HostGame;
use crate::screen::{TellAll, toggled};
use crate::session::Session;
use crate::words::calls;
use longbox_kernel::{Deaf, Dice, Seat, Undo};
use longbox_protocol::FormationState;

/// What a question has to do with the rows of a player's characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowStep {
    /// Nothing.
    None,
    /// It asks in which row somebody is to stand.
    Choose,
    /// Everybody may change rows.
    Formation {
        /// Who stands where, in any form that can be compared.
        rows: Vec<(u8, bool)>,
        /// The player has begun to choose who moves.
        begun: bool,
    },
}

/// An answer that has to do with rows, and how many choices were made before it.
#[derive(Debug)]
pub(crate) struct RowAnswer {
    pub(crate) made: usize,
    seat: Seat,
    /// Where all stood when the player was done with the formation; none: a single row was chosen.
    formation: Option<Vec<(u8, bool)>>,
}

/// An answer that was given for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unasked {
    /// The choices made before it.
    pub(crate) made: usize,
    pub(crate) seat: Seat,
    pub(crate) what: Spared,
    /// What had been learnt by then.
    pub(crate) barrier: u64,
}

/// What a person was not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spared {
    /// Who changes rows.
    Formation,
    /// Something that comes to the same whatever is chosen.
    Indifferent,
}

/// How many worlds are imagined to see whether a choice matters.
const WORLDS: u64 = 3;

impl<G: HostGame> Session<G> {
    /// The option that is taken for this person instead of a question that does not matter, if it does not.
    pub(crate) fn spared(&self, seat: Seat) -> Option<(u16, Spared)> {
        let game = self.game_files.game();
        if !self.stops_of(seat).fewer_questions {
            return None;
        }
        match G::row_step(self.table.position(), seat, self.table.options()) {
            RowStep::Formation { rows, begun } => {
                let wanted = begun || self.wants_formation.contains(seat) || !self.is_settled(seat, &rows);
                let pass = game.pass(self.table.options()).filter(|_| !wanted)?;
                Some((pass, Spared::Formation))
            }
            _ if G::may_be_indifferent(self.table.position()) && self.is_indifferent() => {
                Some((0, Spared::Indifferent))
            }
            _ => None,
        }
    }

    /// Whether the player has chosen a row since the last formation, or all stand as they stood then.
    fn is_settled(&self, seat: Seat, rows: &[(u8, bool)]) -> bool {
        let last = self.row_answers.iter().rev().find(|answer| answer.seat == seat);
        last.is_some_and(|last| last.formation.as_ref().is_none_or(|formed| formed == rows))
    }

    /// Whether all options lead to one position, as far as the player who is asked can tell.
    fn is_indifferent(&self) -> bool {
        let Some(chair) = self.table.chair() else { return false };
        let game = chair.game();
        let after = |world: &G::Position, choice: G::Choice| {
            let mut world = world.clone();
            game.answer(&mut world, chair.seat(), choice, &mut Deaf);
            world
        };
        (0..WORLDS).all(|number| {
            let world = chair.imagine(&mut Dice::new(number));
            let mut ends = chair.options().iter().map(|choice| after(&world, *choice));
            let first = ends.next();
            ends.all(|end| Some(&end) == first.as_ref())
        })
    }

    /// Remembers an answer about rows; the table still stands before it.
    pub(crate) fn note_rows(&mut self, seat: Seat, option: u16) {
        let made = self.table.inputs().len();
        let passes = self.game_files.game().pass(self.table.options()) == Some(option);
        let step = G::row_step(self.table.position(), seat, self.table.options());
        self.row_answers.extend(row_answer(made, seat, step, passes));
        if passes && self.row_answers.last().is_some_and(|last| last.made == made) {
            self.wants_formation = self.wants_formation.without(seat);
        }
    }

    /// Takes an option for a person and remembers that nobody was asked.
    pub(crate) fn take_unasked(&mut self, seat: Seat, option: u16, what: Spared) {
        let made = self.table.inputs().len();
        let barrier = self.game_files.game().barrier(self.table.position());
        let unasked = Unasked { made, seat, what, barrier };
        self.unasked.push(unasked);
        self.event_log.note_unasked(unasked);
        self.take(seat, option);
    }

    /// What the player who looks can do about the formation now.
    pub(crate) fn formation_state(&self) -> FormationState {
        let asked = self.table.chair().map(|chair| chair.seat());
        let Some(me) = self.looking().filter(|me| asked == Some(*me) && self.screen().stops.fewer_questions) else {
            return FormationState::None;
        };
        if G::has_formation_ahead(self.table.position(), me) {
            return match self.wants_formation.contains(me) {
                true => FormationState::Wanted,
                false => FormationState::Ahead,
            };
        }
        if self.skipped_formation(me).is_some() { FormationState::Skipped } else { FormationState::None }
    }

    /// The formation that was skipped just now, if it is fair to go back to it: nothing was chosen or learnt since.
    fn skipped_formation(&self, me: Seat) -> Option<usize> {
        let skipped = |unasked: &&Unasked| unasked.seat == me && unasked.what == Spared::Formation;
        let back = self.unasked.iter().rev().find(skipped)?;
        let made = self.table.inputs().len();
        let chosen_since = self.asked.iter().any(|asked| (back.made..made).contains(&asked.made));
        let barrier = self.game_files.game().barrier(self.table.position());
        let alone = self.table.inputs()[back.made..].iter().all(|input| input.is_answer_of(me));
        (!chosen_since && alone && barrier == back.barrier).then_some(back.made)
    }

    /// The player wants to change rows: when it is time, or now if that was skipped a moment ago.
    pub(crate) fn want_formation(&mut self, tell: TellAll<'_>) {
        let Some(me) = self.looking() else { return };
        match self.formation_state() {
            FormationState::None => self.refuse(tell, calls::NO_FORMATION, Some("table.asked")),
            state @ (FormationState::Ahead | FormationState::Wanted) => {
                self.wants_formation = toggled(self.wants_formation, me, state == FormationState::Ahead);
                self.next = None;
                self.show_change(tell);
            }
            FormationState::Skipped => {
                let Some(made) = self.skipped_formation(me) else { return };
                self.wants_formation = self.wants_formation.with(me);
                self.back_to(made, Undo::Fair(me), tell);
            }
        }
    }
}

/// What is remembered of an answer to a question about rows.
pub(crate) fn row_answer(made: usize, seat: Seat, step: RowStep, passes: bool) -> Option<RowAnswer> {
    match step {
        RowStep::None => None,
        RowStep::Choose => Some(RowAnswer { made, seat, formation: None }),
        RowStep::Formation { rows, .. } => passes.then_some(RowAnswer { made, seat, formation: Some(rows) }),
    }
}
