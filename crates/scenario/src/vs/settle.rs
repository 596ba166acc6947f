//! Answers that no scenario needs to spell out.

use super::Runner;
use super::matching::{Want, picked};
use crate::fault::Fault;
use longbox_kernel::{Seat, Shape};
use longbox_vs::{Ask, Choice};

/// How far a game goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// What the lines have said.
    Begun,
    /// Also questions with a single answer.
    Said,
    /// Also: nobody acts in combat or cares for the order of triggers.
    Ending,
    /// Also: nobody reacts or takes an offer.
    Quiet,
}

/// Questions between plays: here a game rests.
pub(super) fn is_rest(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Nothing
            | Ask::GoFirst
            | Ask::Place
            | Ask::Mulligan
            | Ask::Draw
            | Ask::Recovery
            | Ask::Resource
            | Ask::Recruit
            | Ask::Formation
            | Ask::BuildClose
            | Ask::StartOfMain
            | Ask::Main
    )
}

impl Runner<'_> {
    /// Goes on as far as no decision is needed.
    pub(super) fn go_on(&mut self, how: How) -> Result<(), Fault> {
        loop {
            let table = self.table()?;
            let Some(decision) = table.pending() else {
                // The only choice may have been named in the line that ended the game.
                let p = self.position()?;
                while self.drop_done(&p) {}
                return Ok(());
            };
            let (owner, shape) = (decision.owner, decision.shape);
            if self.drop_chosen()? {
                continue;
            }
            if let Some((seat, option)) = self.queued()? {
                self.queue.pop_front();
                self.pick(seat, option)?;
                continue;
            }
            let p = self.position()?;
            if (is_rest(p.ask()) || p.ask() == Ask::Plays) && self.drop_done(&p) {
                continue;
            }
            let Some(option) = self.default_answer(how, owner, shape)? else {
                if self.is_stuck(&p) && self.drop_done(&p) {
                    continue;
                }
                return Ok(());
            };
            self.resolved |= p.ask() == Ask::Plays;
            self.pick(owner, option)?;
        }
    }

    /// The answer that needs no decision.
    fn default_answer(&mut self, how: How, owner: Seat, shape: Shape) -> Result<Option<usize>, Fault> {
        let p = self.position()?;
        let menu = self.menu(owner)?;
        let last = menu.len().saturating_sub(1);
        let begun = matches!(shape, Shape::Some { picked, .. } if picked > 0) && picked(&p);
        let ends = begun && menu.last() == Some(&Choice::Pass);
        let quiet = matches!(how, How::Quiet | How::Ending);
        Ok(match p.ask() {
            // Somebody has been picked and nobody else is meant.
            Ask::Effect | Ask::Formation if ends && (quiet || !self.queue.is_empty()) => Some(last),
            // Asked because of a hand that holds nothing for this moment.
            Ask::BuildClose if menu.len() == 1 && how != How::Begun => Some(last),
            ask if is_rest(ask) => None,
            Ask::Plays => quiet.then_some(last),
            Ask::Order => quiet.then_some(0),
            Ask::React | Ask::Offer => (how == How::Quiet).then_some(0),
            _ if how == How::Begun && self.queue.is_empty() => None,
            Ask::Pay => self.only_payment(&menu)?,
            _ if menu.len() == 1 && shape != Shape::Name => Some(0),
            _ => None,
        })
    }

    /// The only location that can pay, or the only one that lies face up.
    fn only_payment(&mut self, menu: &[Choice]) -> Result<Option<usize>, Fault> {
        let p = self.position()?;
        let up = |choice: &Choice| matches!(choice, Choice::Card(piece) if p.zones(longbox_vs::owner(*piece)).face_up.contains(*piece));
        let mut lying = menu.iter().enumerate().filter(|(_, choice)| up(choice)).map(|(number, _)| number);
        Ok(match (menu.len(), lying.next(), lying.next()) {
            (1, ..) => Some(0),
            (_, Some(only), None) => Some(only),
            _ => None,
        })
    }

    /// The option that the lines have asked for, if the question is there; its want comes to the front.
    fn queued(&mut self) -> Result<Option<(Seat, usize)>, Fault> {
        let waiting = self.table()?.waiting();
        // Nobody waits for the answers of somebody else.
        let Some(first) = self.queue.iter().position(|(seat, _)| waiting.contains(*seat)) else { return Ok(None) };
        self.queue.make_contiguous()[..=first].rotate_right(1);
        let taken = self.first_queued()?;
        if taken.is_none() {
            self.queue.make_contiguous()[..=first].rotate_left(1);
        }
        Ok(taken)
    }

    fn first_queued(&mut self) -> Result<Option<(Seat, usize)>, Fault> {
        let Some((seat, _)) = self.queue.front() else { return Ok(None) };
        let seat = *seat;
        let game = self.game;
        let table = self.table()?;
        let decision = longbox_kernel::Game::decision(game, table.position(), seat);
        let Some(shape) = decision.map(|decision| decision.shape) else { return Ok(None) };
        let p = self.position()?;
        if let (Shape::Name, Some((_, Want::Word(word, _)))) = (shape, self.queue.front()) {
            return Ok(Some((seat, usize::from(self.card(word)?))));
        }
        let menu = self.menu(seat)?;
        let of = |want: &Want| menu.iter().position(|choice| want.fits(game, &p, *choice));
        if let Shape::Some { .. } = shape {
            // Several are picked in the order of the menu, whatever order the line has them in.
            let mine = self.queue.iter().enumerate().take_while(|(_, (who, _))| *who == seat);
            let first = mine.filter_map(|(at, (_, want))| Some((of(want)?, at))).min();
            return Ok(first.map(|(option, at)| {
                self.queue.swap(0, at);
                (seat, option)
            }));
        }
        self.check_sides(&menu)?;
        let Some(option) = self.queue.front().and_then(|(_, want)| of(want)) else { return Ok(None) };
        Ok(Some((seat, self.payable_option(&menu, option)?)))
    }

    /// Of several powers with one name the one that can be paid as the line says.
    fn payable_option(&mut self, menu: &[Choice], first: usize) -> Result<usize, Fault> {
        let (Some((seat, want @ Want::Use { .. })), Some((_, pay @ Want::Pay(..)))) =
            (self.queue.front().cloned(), self.queue.get(1).cloned())
        else {
            return Ok(first);
        };
        let game = self.game;
        let p = self.position()?;
        for (option, _) in menu.iter().enumerate().filter(|(_, choice)| want.fits(game, &p, **choice)) {
            let mut trial = self.clone();
            trial.pick(seat, option)?;
            let asked = trial.position()?;
            if trial.menu(seat)?.iter().any(|choice| pay.fits(game, &asked, *choice)) {
                return Ok(option);
            }
        }
        Ok(first)
    }

    /// A name that stands on several sides must say which.
    fn check_sides(&mut self, menu: &[Choice]) -> Result<(), Fault> {
        let game = self.game;
        let p = self.position()?;
        let Some((_, want @ Want::Word(word, _))) = self.queue.front() else { return Ok(()) };
        let sides = menu.iter().filter(|choice| want.fits(game, &p, **choice)).filter_map(|choice| match choice {
            Choice::Fighter(slot) | Choice::Target(slot) => Some(p.fighter(*slot).side),
            Choice::RowOf(seat, _) => Some(*seat),
            _ => None,
        });
        let sides: Vec<Seat> = sides.collect();
        match sides.first() {
            Some(first) if sides.iter().any(|side| side != first) => {
                Err(Fault::new(format!("'{word}' is on several sides; write '{word} of {first}'")))
            }
            _ => Ok(()),
        }
    }

    /// Nobody does anything more, as far as it is said: the game rests between plays.
    pub(super) fn rest(&mut self) -> Result<(), Fault> {
        self.go_on(How::Quiet)?;
        self.check_queue()?;
        let p = self.position()?;
        match is_rest(p.ask()) || p.outcome().is_some() {
            true => Ok(()),
            false => {
                let asked = self.question()?;
                Err(Fault::new(format!("{asked}; say the answer first, or write 'expect now ...'"))
                    .with_options(self.options(p.asked())?))
            }
        }
    }

    /// Everything that lines have said must have been asked.
    pub(super) fn check_queue(&mut self) -> Result<(), Fault> {
        let p = self.position()?;
        let Some((seat, want)) = self.queue.front() else { return Ok(()) };
        let what =
            format!("nobody asks {seat} about '{}'; {}", want.text(self.game, &p), question_text(p.asked(), p.ask()));
        let asked = p.asked();
        Err(Fault::new(what).with_options(self.options(asked)?))
    }

    /// At the end of a scenario.
    pub(super) fn finish(&mut self) -> Result<(), Fault> {
        if self.table.is_none() {
            return Ok(());
        }
        self.go_on(How::Said)?;
        self.check_queue()
    }

    /// Who is asked what.
    pub(super) fn question(&mut self) -> Result<String, Fault> {
        let p = self.position()?;
        Ok(match p.outcome() {
            Some(_) => "the game is over".to_owned(),
            None => question_text(p.asked(), p.ask()),
        })
    }
}

fn question_text(seat: Seat, ask: Ask) -> String {
    format!("{seat} is asked to {}", ask_word(ask))
}

/// A question as scenarios name it.
pub(super) fn ask_word(ask: Ask) -> &'static str {
    ASKS.iter().find(|(_, known)| *known == ask).map_or("do nothing", |(word, _)| *word)
}

pub(super) const ASKS: [(&str, Ask); 23] = [
    ("say who goes first", Ask::GoFirst),
    ("place the main character", Ask::Place),
    ("mulligan", Ask::Mulligan),
    ("keep a main character", Ask::KeepMain),
    ("act in the draw phase", Ask::Draw),
    ("act in the recovery phase", Ask::Recovery),
    ("pay what is offered", Ask::Offer),
    ("play a resource", Ask::Resource),
    ("recruit", Ask::Recruit),
    ("place the recruit", Ask::RecruitTo),
    ("move", Ask::Formation),
    ("build", Ask::BuildClose),
    ("act at the start of main", Ask::StartOfMain),
    ("act", Ask::Main),
    ("declare", Ask::AttackPlan),
    ("act in combat", Ask::Plays),
    ("choose who is struck back", Ask::StrikeBack),
    ("pay", Ask::Pay),
    ("react", Ask::React),
    ("order triggers", Ask::Order),
    ("keep one of a name", Ask::Unique),
    ("choose a version", Ask::Level),
    ("choose", Ask::Effect),
];
