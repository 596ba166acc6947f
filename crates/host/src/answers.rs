//! Answers of people: one option, and what is picked along with it.

use crate::game::HostGame;
use crate::observe;
use crate::screen::TellAll;
use crate::seen::Seen;
use crate::session::Session;
use crate::words::calls;
use longbox_kernel::{Seat, Shape, Viewer};
use longbox_protocol::{Pick, Report, Thing};

impl<G: HostGame> Session<G> {
    pub(crate) fn answer(&mut self, question: usize, pick: Pick, then: &[Thing], tell: TellAll<'_>) {
        let made = self.table.inputs().len();
        let Some((seat, decision)) = self.table.chair().map(|chair| (chair.seat(), chair.decision())) else {
            return self.refuse(tell, calls::OVER, Some("table.over"));
        };
        if question != made || self.looking() != Some(seat) {
            return self.refuse(tell, calls::ANSWERED, Some("table.asked"));
        }
        let option = match pick {
            Pick::Option(option) => option,
            Pick::Reorder(number) => return self.reorder(Some(number), tell),
            Pick::Back => return self.reorder(None, tell),
        };
        let known = match decision.shape {
            Shape::Name => self.game_files.game().named(self.table.position(), seat, option).is_some(),
            _ => usize::from(option) < self.table.options().len(),
        };
        if !known {
            return self.refuse(tell, calls::NO_SUCH_OPTION, Some("table.options"));
        }
        let then = self.left_to_pick(pick, then);
        self.take(seat, option);
        self.show_update(tell);
        self.follow(seat, &then, tell);
        self.go_on(tell);
    }

    /// What the player who is asked can do with these things, and what not.
    pub(crate) fn why(&mut self, things: &[Thing], tell: TellAll<'_>) {
        let asked = self.table.chair().map(|chair| chair.seat()).filter(|seat| self.looking() == Some(*seat));
        let (Some(seat), Some(question)) = (asked, observe::question(self).cloned()) else {
            return self.refuse(tell, calls::NOTHING_ASKED, Some("table.asked"));
        };
        let names = observe::names(self, self.watcher());
        let seen = Seen::new(&self.table, Viewer::Seat(seat), seat, &names);
        let reasons = G::why(&seen, &question, things);
        self.say(Report::Why(reasons), tell);
    }

    /// What a drop names beyond the offer itself: a card that powers up the character it was dropped on is done with it.
    fn left_to_pick(&mut self, pick: Pick, then: &[Thing]) -> Vec<Thing> {
        if then.is_empty() {
            return Vec::new();
        }
        let taken =
            observe::question(self).and_then(|question| question.offers.iter().find(|offer| offer.pick == pick));
        let taken = taken.map(|offer| offer.things.as_slice()).unwrap_or_default();
        then.iter().filter(|thing| !taken.contains(thing)).cloned().collect()
    }

    /// Picks these things in the questions that follow, as long as each means one option.
    fn follow(&mut self, seat: Seat, then: &[Thing], tell: TellAll<'_>) {
        for thing in then {
            if self.table.chair().is_none_or(|chair| chair.seat() != seat) {
                return;
            }
            let Some(question) = observe::question(self) else { return };
            let about: Vec<Pick> =
                question.offers.iter().filter(|offer| offer.things.contains(thing)).map(|offer| offer.pick).collect();
            let [Pick::Option(option)] = about.as_slice() else { return };
            self.take(seat, *option);
            self.show_update(tell);
        }
    }
}
