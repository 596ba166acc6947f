//! The devices that show a game. Several people may share one and hand it on, or each have their own.

use crate::game::HostGame;
use crate::observe::Watcher;
use crate::session::Session;
use longbox_kernel::{Seat, SeatSet, Viewer};
use longbox_protocol::{Report, Stops};

/// Where reports go: to the screen with this number.
pub(crate) type TellAll<'a> = &'a mut dyn FnMut(usize, Report);

/// A device that shows the game.
#[derive(Clone, Debug)]
pub(crate) struct Screen {
    /// The person who looks at it; none behind a curtain, and while bots play among themselves.
    pub(crate) looking: Option<Seat>,
    /// Nobody else ever looks at it.
    pub(crate) own: bool,
    pub(crate) stops: Stops,
    pub(crate) told: Told,
}

/// How much of what has happened was told to a screen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Told {
    pub(crate) events: usize,
    /// Lines of the log, for their numbers.
    pub(crate) lines: usize,
}

impl Screen {
    pub(crate) fn of(looking: Option<Seat>, own: bool) -> Screen {
        Screen { looking, own, stops: Stops::default(), told: Told::default() }
    }

    pub(crate) fn watcher(&self) -> Watcher {
        match self.looking {
            Some(seat) => Watcher { viewer: Viewer::Seat(seat), below: seat, own: self.own },
            None => Watcher { viewer: Viewer::Open, below: Seat::A, own: false },
        }
    }
}

impl<G: HostGame> Session<G> {
    /// The screen that is talked to now.
    pub(crate) fn screen(&self) -> &Screen {
        &self.screens[self.at]
    }

    pub(crate) fn screen_mut(&mut self) -> &mut Screen {
        &mut self.screens[self.at]
    }

    /// Who looks at it.
    pub(crate) fn looking(&self) -> Option<Seat> {
        self.screen().looking
    }

    /// What is answered for this player: what was set at the screen that shows the player's side.
    pub(crate) fn stops_of(&self, seat: Seat) -> &Stops {
        let own = self.screens.iter().find(|screen| screen.own && screen.looking == Some(seat));
        &own.unwrap_or(&self.screens[0]).stops
    }

    /// Each person gets a screen of their own; nobody hands one on.
    pub(crate) fn become_party(&mut self) {
        let people = (0..self.players.len()).map(|seat| Seat(seat as u8)).filter(|seat| self.is_person(*seat));
        self.screens = people.map(|seat| Screen::of(Some(seat), true)).collect();
        self.at = 0;
        self.party = true;
    }

    /// Does something for every screen that is not behind a curtain, as if it were the one that is talked to.
    pub(crate) fn at_each_screen(&mut self, mut show: impl FnMut(&mut Session<G>)) {
        let at = self.at;
        for number in 0..self.screens.len() {
            self.at = number;
            if self.looking().is_some() || self.people() == 0 {
                show(self);
            }
        }
        self.at = at;
    }

    /// Tells the screen that is talked to.
    pub(crate) fn say(&self, report: Report, tell: TellAll<'_>) {
        tell(self.at, report);
    }

    /// What somebody wants is not possible; nothing has changed.
    pub(crate) fn refuse(&self, tell: TellAll<'_>, text: &str, rule: Option<&str>) {
        self.say(Report::Refused { text: text.to_owned(), rule: rule.map(str::to_owned) }, tell);
    }
}

/// Players who want something, by their seats.
pub(crate) fn toggled(seats: SeatSet, seat: Seat, wants: bool) -> SeatSet {
    if wants { seats.with(seat) } else { seats.without(seat) }
}
