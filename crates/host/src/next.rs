//! What comes next without asking a person: bots answer, and what a player wants to pass is passed.

use crate::game::HostGame;
use crate::observe;
use crate::screen::TellAll;
use crate::seen::Seen;
use crate::session::{Session, is_open};
use crate::unasked::Spared;
use longbox_kernel::{Seat, Viewer};
use longbox_protocol::Pick;

/// What is done next without asking a person.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next {
    /// A bot chooses, if there is anything to choose.
    Bot(Seat, bool),
    /// The only option, or the pass that a person wants.
    Pass(Seat, u16),
    /// An answer on which nothing hangs.
    Spared(Seat, u16, Spared),
}

impl<G: HostGame> Session<G> {
    /// Finds out what is done next, and whether anything is without asking a person.
    pub(crate) fn look_ahead(&mut self) -> bool {
        if self.next.is_none()
            && let Some((seat, open)) = self.table.chair().map(|chair| (chair.seat(), is_open(&chair)))
        {
            self.next = self.next_unasked(seat, open);
        }
        self.next.is_some()
    }

    /// Somebody wants something else to be passed: the own screen shows the question, or no longer does.
    pub(crate) fn look_again(&mut self, tell: TellAll<'_>) {
        if self.party && self.table.outcome().is_none() {
            self.next = None;
            self.show_change(tell);
        }
    }

    /// What is done next, if nobody need be asked.
    pub(crate) fn next_unasked(&mut self, seat: Seat, open: bool) -> Option<Next> {
        if !self.is_person(seat) {
            return (self.people() > 0).then_some(Next::Bot(seat, open));
        }
        if let Some(option) = self.passes(seat, open) {
            return Some(Next::Pass(seat, option));
        }
        self.spared(seat).map(|(option, what)| Next::Spared(seat, option, what))
    }

    pub(crate) fn take_next(&mut self, next: Next, tell: TellAll<'_>) {
        match next {
            Next::Bot(seat, open) => self.let_bot_answer(seat, open),
            Next::Pass(seat, option) => self.take(seat, option),
            Next::Spared(seat, option, what) => self.take_unasked(seat, option, what),
        }
        self.show_update(tell);
    }

    /// The option that is taken for a person without asking, if one is.
    fn passes(&mut self, seat: Seat, open: bool) -> Option<u16> {
        let game = self.game_files.game();
        let names = observe::names(self, self.watcher());
        let seen = Seen::new(&self.table, Viewer::Seat(seat), seat, &names);
        let response = G::is_response(&seen);
        let pass = game.pass(self.table.options());
        let stops = *self.stops_of(seat);
        if stops.pass_until_my_turn && response && !G::is_turn_of(self.table.position(), seat) && pass.is_some() {
            return pass;
        }
        if open || self.can_reorder() {
            return None;
        }
        let holds = stops.hold_for_responses && response;
        let nothing = stops.pass_when_nothing || pass.is_none();
        (nothing && !holds).then_some(0)
    }

    /// Whether the person could have something besides the only option by taking steps back.
    fn can_reorder(&mut self) -> bool {
        let question = observe::question(self);
        question.is_some_and(|question| question.offers.iter().any(|offer| matches!(offer.pick, Pick::Reorder(_))))
    }

    pub(crate) fn let_bot_answer(&mut self, seat: Seat, open: bool) {
        let Some(chair) = self.table.chair() else { return };
        let option = if open { self.bots.decide(&chair).unwrap_or(0) } else { 0 };
        self.take(seat, option);
    }
}
