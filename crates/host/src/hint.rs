//! Hints: what `hero` would do, from what the player knows, with the numbers behind it.

use crate::game::HostGame;
use crate::names::Names;
use crate::observe;
use crate::screen::TellAll;
use crate::seen::Seen;
use crate::session::Session;
use crate::words::calls;
use longbox_bots::{Rated, Weigher};
use longbox_kernel::{Dice, Seat, Seed, Shape, Table, Viewer};
use longbox_protocol::{Hint, HintStep, OfferOdds, Pick, Question, Report};
use std::cmp::Reverse;

/// Looks to find the best choice: about a quarter of a second in a browser.
const LOOKS: u32 = 1_500;
/// Looks to tell what each choice is worth.
const LOOKS_EACH: u32 = 240;
/// So many choices are rated at most.
const RATED: usize = 8;
/// An idea has at most so many steps.
const STEPS: usize = 6;

/// A hint that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hinted {
    /// The choices made before it.
    pub(crate) made: usize,
    pub(crate) seat: Seat,
}

impl<G: HostGame> Session<G> {
    /// Says what `hero` would do at the question that is open.
    pub(crate) fn hint(&mut self, question: usize, tell: TellAll<'_>) {
        let made = self.table.inputs().len();
        let asked = self.table.chair().map(|chair| chair.seat());
        let Some(seat) = asked.filter(|seat| self.looking() == Some(*seat) && question == made) else {
            return self.refuse(tell, calls::NOTHING_ASKED, Some("table.asked"));
        };
        if self.people() > 1 {
            return self.refuse(tell, calls::NO_HINTS, Some("table.hints"));
        }
        let Some(open) = observe::question(self).cloned() else { return };
        let Some(hint) = self.advice(&open) else {
            return self.refuse(tell, calls::NO_ADVICE, Some("table.hints"));
        };
        // The player has seen more than the table shows.
        self.mark_as_practice();
        if self.hints.iter().all(|hint| hint.made != made) {
            let hinted = Hinted { made, seat };
            self.hints.push(hinted);
            self.event_log.note_hint(hinted);
            self.unsaved = true;
            self.show_update(tell);
        }
        self.say(Report::Hint(hint), tell);
    }

    /// None: there is nothing to choose, or a name out of the whole catalogue is wanted.
    fn advice(&self, question: &Question) -> Option<Hint> {
        let chair = self.table.chair()?;
        if chair.options().len() < 2 || chair.decision().shape == Shape::Name {
            return None;
        }
        let mut weigher = Weigher::<G>::default();
        let seed = Seed::from(question.number as u64);
        let best = weigher.best(&chair, LOOKS, seed.branch(0));
        let options = rated_options(question, best);
        let mut rated = weigher.rate(&chair, &options, LOOKS_EACH, seed.branch(1));
        // The search has looked far longer than the rating, so its choice comes first.
        longbox_kernel::sort_by_key(&mut rated, |one| (one.option != best, Reverse(one.chance)));
        let odds = |one: Rated| OfferOdds { pick: Pick::Option(one.option), chance: one.chance, doubt: one.doubt };
        let steps = self.idea(best, &mut weigher, seed);
        Some(Hint {
            question: question.number,
            steps,
            odds: rated.into_iter().map(odds).collect(),
            games: LOOKS_EACH / 2,
        })
    }

    /// The choice with those that finish the idea, such as the target of an attack. They are found in an imagined game:
    /// the true one could tell what comes of the choice.
    fn idea(&self, best: u16, weigher: &mut Weigher<G>, seed: Seed) -> Vec<HintStep> {
        let (game, Some(chair)) = (self.game_files.game(), self.table.chair()) else { return Vec::new() };
        let seat = chair.seat();
        let names = observe::names(self, self.watcher());
        let world = chair.imagine(&mut Dice::new(seed.branch(2)));
        let mut table = Table::from_position(game, self.table.setup().clone(), seed, world);
        let mut steps: Vec<HintStep> = step(&table, seat, &names, best).into_iter().collect();
        let mut taken = best;
        while steps.len() < STEPS && table.answer(seat, taken, &mut longbox_kernel::Deaf).is_ok() {
            let goes_on = game.goes_on(table.position());
            let Some(chair) = table.chair().filter(|chair| goes_on && chair.seat() == seat) else { break };
            taken = weigher.best(&chair, LOOKS / 4, seed.branch(3));
            // Choosing nobody else ends the idea.
            if game.pass(table.options()) == Some(taken) {
                break;
            }
            steps.extend(step(&table, seat, &names, taken));
        }
        steps
    }
}

/// An option in the words of its question.
fn step<G: HostGame>(table: &Table<'static, G>, seat: Seat, names: &Names, option: u16) -> Option<HintStep> {
    let decision = table.chair()?.decision();
    let seen = Seen::new(table, Viewer::Seat(seat), seat, names);
    let question = G::question(&seen, decision, table.options());
    let offer = question.offers.into_iter().find(|offer| offer.pick == Pick::Option(option))?;
    let preview = offer.preview.map(|preview| preview.text).unwrap_or_default();
    Some(HintStep { label: offer.label, things: offer.things, preview })
}

/// The best option and others that are told apart by their labels, as many as are rated.
fn rated_options(question: &Question, best: u16) -> Vec<u16> {
    let mut known: Vec<&str> = Vec::new();
    let mut options = vec![best];
    let own = question.offers.iter().find(|offer| offer.pick == Pick::Option(best));
    known.extend(own.map(|offer| offer.label.as_str()));
    for offer in &question.offers {
        let Pick::Option(option) = offer.pick else { continue };
        if options.len() < RATED && !known.contains(&offer.label.as_str()) {
            known.push(&offer.label);
            options.push(option);
        }
    }
    options
}
