//! Choices for what follows: characters, a player, a number, a name, a team.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::language::Is;
use crate::menu::Choice;
use crate::plain::{Cond, Num, Side, Who};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{NO_SEAT, Position, Script, UNKNOWN};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Shape, Witness};

/// Chooses characters for what follows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choose(pub(crate) Who);

impl Verb for Choose {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        Ok(!run.targets(&self.0, s)?.is_empty())
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// Chooses a player of that side, for whom as `Theirs` the condition holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChoosePlayer(pub(crate) Side, pub(crate) Option<Cond>);

impl ChoosePlayer {
    fn seats(&self, g: &Vs, p: &Position, context: &Context) -> SeatSet {
        let fits = |seat: &Seat| {
            let context = Context { chosen: seat.0, ..*context };
            self.1.as_ref().is_none_or(|cond| g.holds(p, cond, &context))
        };
        g.seats_of(p, self.0, context).iter().filter(fits).collect()
    }
}

impl Verb for ChoosePlayer {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        if !s.progress.is_begun() {
            return Ok(true);
        }
        let seats = self.seats(run.g, run.p, &Context::script(run.p, &s));
        match seats.len() {
            0 => Ok(false),
            1 => {
                run.script().chosen = seats.first().map_or(NO_SEAT, |seat| seat.0);
                Ok(true)
            }
            _ => run.ask_effect(s.me),
        }
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        menu.extend(self.seats(at.g, at.p, &at.context).iter().map(Choice::Player));
    }

    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        self.1.clone().map(|cond| Need::Player(self.0, cond))
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which player?".to_owned()
    }
}

/// I choose a number, at most that, which is the `Amount` of what follows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChooseNumber(pub(crate) Num);

impl Verb for ChooseNumber {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        match s.progress {
            Progress::Number(number) => Ok(run.counted(i16::from(number))),
            _ if run.number(&self.0) <= 0 => Ok(run.counted(0)),
            _ => run.ask_effect(s.me),
        }
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        menu.extend((0..=at.number(&self.0).clamp(0, 99) as u8).map(Choice::Number));
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "How many?".to_owned()
    }
}

/// I name a card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NameCard;

impl Verb for NameCard {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        match s.named {
            UNKNOWN => run.ask_effect(s.me),
            _ => Ok(true),
        }
    }

    fn shape(&self, _s: &Script) -> Shape {
        Shape::Name
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "(Type its name.)".to_owned()
    }
}

/// I choose a team.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChooseTeam;

impl Verb for ChooseTeam {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        match s.team {
            0 => run.ask_effect(s.me),
            _ => Ok(true),
        }
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        menu.extend((0..).zip(at.g.teams()).map(|(team, _)| Choice::Team(team)));
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which team?".to_owned()
    }
}
