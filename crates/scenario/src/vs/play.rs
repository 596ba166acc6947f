//! The lines that play.

use super::deed::{Deed, Sentence};
use super::matching::Want;
use super::settle::{How, ask_word};
use super::{Runner, seat};
use crate::fault::Fault;
use crate::from_replay::{PASS, ReplayedGame, keys};
use longbox_kernel::{Input, Seat};
use longbox_vs::{Ask, Choice};

impl Runner<'_> {
    /// `A attacks Ronan with Thor`, `B passes`, `A is done`, `combat resolves` ...
    pub(super) fn play(&mut self, text: &str) -> Result<(), Fault> {
        let picks = super::deed::is_pick(text);
        self.go_on(if picks { How::Begun } else { How::Said })?;
        if matches!(text, "combat resolves" | "the combat resolves") {
            return match self.after_the_end {
                true => Err(self.too_late(text)?),
                false => self.resolve(),
            };
        }
        let (who, rest) = text.split_once(' ').ok_or_else(|| unknown(text))?;
        let who = seat(who).ok_or_else(|| unknown(text))?;
        if self.position()?.outcome().is_some() {
            return self.name_after_the_end(who, rest, text);
        }
        match rest {
            "passes" => return self.pass(who),
            "is done" => return self.done(who, None),
            "ends the turn" => return self.end_turn(who),
            "gives up" | "concedes" => return self.give_up(who),
            "keeps the hand" => return self.act(who, pick("no")),
            "mulligans" => return self.act(who, pick("yes")),
            _ => {}
        }
        if let Some(key) = rest.strip_prefix("option ") {
            return self.take_option(who, key);
        }
        if let Some(step) = rest.strip_prefix("ends ") {
            let step = step.trim_start_matches("the ").trim_end_matches(" step");
            return self.done(who, Some(step));
        }
        let sentence = self.sentence(who, rest)?.ok_or_else(|| unknown(text))?;
        self.act(who, sentence)
    }

    /// Does a deed: goes on to where its first part is an option, the rest is kept for the questions that follow.
    fn act(&mut self, who: Seat, sentence: Sentence) -> Result<(), Fault> {
        let picks = sentence.deed == Deed::Pick;
        let mut refused = None;
        if picks && self.is_done(&sentence.wants)? {
            return Ok(());
        }
        if !picks {
            self.begin();
        }
        loop {
            if self.offers(who, &sentence)? {
                for want in sentence.wants {
                    self.queue.push_back((who, want));
                }
                self.go_on(How::Begun)?;
                return match picks {
                    true => Ok(()),
                    false => self.check_begun(who),
                };
            }
            let fault = self.not_an_option(who, &sentence)?;
            let first = refused.get_or_insert(fault).clone();
            if !self.step_towards(who, &sentence)? {
                return Err(first);
            }
        }
    }

    /// Whether the first part of a deed can be taken now.
    pub(super) fn offers(&mut self, who: Seat, sentence: &Sentence) -> Result<bool, Fault> {
        let game = self.game;
        let menu = self.menu(who)?;
        let p = self.position()?;
        if menu.is_empty() && self.table()?.waiting().contains(who) {
            // A name is asked for.
            return Ok(sentence.deed == Deed::Pick);
        }
        let fits = |want: &Want| menu.iter().any(|choice| want.fits(game, &p, *choice));
        Ok(match sentence.deed {
            // What is picked may be in any order.
            Deed::Pick => sentence.wants.iter().any(fits),
            _ => sentence.wants.first().is_some_and(fits),
        })
    }

    /// Attacks, recruits and moves are one play: nothing of them may be left over.
    fn check_begun(&mut self, who: Seat) -> Result<(), Fault> {
        let p = self.position()?;
        match (p.ask(), self.queue.is_empty()) {
            (Ask::AttackPlan | Ask::RecruitTo, _) if p.asked() == who => {
                let left = self.queue.front().map(|(_, want)| want.text(self.game, &p));
                let left = left.map_or_else(String::new, |left| format!("'{left}' is not possible; "));
                let what = format!("{left}{who} is asked to {}", ask_word(p.ask()));
                Err(Fault::new(what).with_options(self.options(who)?))
            }
            (ask, false) if super::settle::is_rest(ask) => self.check_queue(),
            _ => Ok(()),
        }
    }

    /// Answers a question that is in the way, if that needs no decision. False: it does.
    fn step_towards(&mut self, who: Seat, sentence: &Sentence) -> Result<bool, Fault> {
        let p = self.position()?;
        let Some(decision) = self.table()?.pending() else { return Ok(false) };
        let owner = decision.owner;
        let menu = self.menu(owner)?;
        let last = menu.len().saturating_sub(1);
        let mine = p.asked() == who;
        let here = match sentence.deed {
            Deed::Attack { .. } => p.ask() == Ask::Main,
            Deed::Recruit { .. } => p.ask() == Ask::Recruit && mine,
            Deed::Resource { .. } => p.ask() == Ask::Resource && mine,
            Deed::Move(_) => p.ask() == Ask::Formation,
            _ => false,
        };
        if here {
            return Ok(false);
        }
        let option = match p.ask() {
            Ask::Plays | Ask::Draw | Ask::Recovery | Ask::Resource | Ask::Recruit => last,
            Ask::Formation | Ask::BuildClose | Ask::StartOfMain => last,
            Ask::React | Ask::Offer | Ask::Order | Ask::Place | Ask::Mulligan => 0,
            Ask::Main | Ask::GoFirst | Ask::Nothing => return Ok(false),
            _ if menu.len() == 1 => 0,
            _ => return Ok(false),
        };
        self.pick(owner, option)?;
        self.go_on(How::Said)?;
        Ok(true)
    }

    fn not_an_option(&mut self, who: Seat, sentence: &Sentence) -> Result<Fault, Fault> {
        let p = self.position()?;
        let asked = self.question()?;
        let reasons = self.obstacles(&p, who, sentence)?;
        let why = match reasons.is_empty() {
            true => String::new(),
            false => format!("; in the way: {}", reasons.join(", ")),
        };
        let what = sentence.wants.first().map_or_else(String::new, |want| want.text(self.game, &p));
        let seat = if self.table()?.waiting().contains(who) { who } else { p.asked() };
        Ok(Fault::new(format!("{who}: '{what}' is not an option now; {asked}{why}")).with_options(self.options(seat)?))
    }

    /// Passes in a combat, or declines whatever is offered. Only who is asked can pass.
    fn pass(&mut self, who: Seat) -> Result<(), Fault> {
        loop {
            let menu = self.menu(who)?;
            if let Some(option) = menu.iter().position(|choice| matches!(choice, Choice::Pass | Choice::No)) {
                self.pick(who, option)?;
                return self.go_on(How::Said);
            }
            let p = self.position()?;
            match p.ask() {
                Ask::React | Ask::Offer | Ask::Order if p.asked() != who => {
                    self.pick(p.asked(), 0)?;
                    self.go_on(How::Said)?;
                }
                _ => {
                    let asked = self.question()?;
                    return Err(Fault::new(format!("{who} has nothing to pass; {asked}")));
                }
            }
        }
    }

    /// When a game is over nothing can be played; a choice that made itself may still be named.
    fn name_after_the_end(&mut self, who: Seat, rest: &str, text: &str) -> Result<(), Fault> {
        let named = match super::deed::is_pick(text) {
            true => self.sentence(who, rest)?,
            false => None,
        };
        match named {
            Some(sentence) if self.is_done(&sentence.wants)? => Ok(()),
            _ => Err(self.too_late(text)?),
        }
    }

    fn too_late(&mut self, text: &str) -> Result<Fault, Fault> {
        let how = super::expect::result_text(self.game, &self.position()?);
        Ok(Fault::new(format!("'{text}' comes after the end of the game: {how}")))
    }

    fn resolve(&mut self) -> Result<(), Fault> {
        while self.position()?.combat().is_some() && self.position()?.outcome().is_none() {
            let before = self.table()?.inputs().len();
            self.go_on(How::Quiet)?;
            if self.table()?.inputs().len() == before {
                let asked = self.question()?;
                let who = self.position()?.asked();
                return Err(Fault::new(format!("{asked} first")).with_options(self.options(who)?));
            }
        }
        // A game that a combat has decided may be said to be resolved, once.
        self.after_the_end = self.position()?.outcome().is_some();
        Ok(())
    }

    /// Ends a step of the Build Phase, or the Main Phase.
    fn done(&mut self, who: Seat, step: Option<&str>) -> Result<(), Fault> {
        let wanted = match step {
            None => None,
            Some("resource") => Some(Ask::Resource),
            Some("recruit") => Some(Ask::Recruit),
            Some("formation") => Some(Ask::Formation),
            Some("build") => Some(Ask::BuildClose),
            Some("main phase") => Some(Ask::Main),
            Some(other) => {
                let known = "resource step, recruit step, formation step, build, main phase, turn";
                return Err(Fault::new(format!("'{other}' is nothing to end; known are {known}")));
            }
        };
        loop {
            self.rest()?;
            let p = self.position()?;
            let Some(option) = self.menu(who)?.iter().rposition(|choice| *choice == Choice::Pass) else {
                let asked = self.question()?;
                return Err(Fault::new(format!("{who} has nothing to end; {asked}")));
            };
            let main = p.ask() == Ask::Main;
            if main && wanted.is_some_and(|wanted| wanted != Ask::Main) {
                return Err(Fault::new(format!("that step is over; {who} is asked to act")));
            }
            self.pick(who, option)?;
            if wanted.is_none_or(|wanted| wanted == p.ask()) {
                return self.go_on(How::Said);
            }
        }
    }

    /// Takes exactly this option, as a stored game names it. Before it, questions are passed that only ask whether
    /// somebody wants to do something before the turn goes on, and choices without choice are made.
    fn take_option(&mut self, who: Seat, key: &str) -> Result<(), Fault> {
        loop {
            let game = self.game;
            let table = self.table()?;
            let Some(asked) = table.waiting().first() else { return Err(Fault::new("nobody is asked")) };
            let (passing, keys) = (game.is_passing(table.position()), keys(table));
            let wanted = keys.iter().position(|known| known == key && !(passing && key == PASS));
            let pass = keys.iter().position(|known| known == PASS).filter(|_| passing);
            match wanted.filter(|_| asked == who).or(pass) {
                Some(option) if asked == who && wanted == Some(option) => return self.pick(who, option),
                Some(option) => self.pick(asked, option)?,
                None if keys.len() == 1 => self.pick(asked, 0)?,
                None => return Err(Fault::new(format!("{who} has no option '{key}' now")).with_options(keys)),
            }
        }
    }

    fn give_up(&mut self, who: Seat) -> Result<(), Fault> {
        let mut events = std::mem::take(&mut self.events);
        let done = self.table()?.input(Input::Concede(who), &mut events);
        self.events = events;
        self.after_the_end = self.position()?.outcome().is_some();
        done.map_err(|refusal| Fault::new(refusal.to_string()))
    }
}

fn pick(word: &str) -> Sentence {
    Sentence { deed: Deed::Pick, wants: vec![Want::Word(word.to_owned(), false)] }
}

fn unknown(text: &str) -> Fault {
    Fault::new(format!(
        "'{text}' is not understood; a play is 'A attacks X with Y', 'A uses POWER of X on Y', 'A plays CARD', \
         'A recruits CARD to front', 'A powers up X', 'A plays resource CARD up', 'A moves X', 'A picks X', \
         'A passes', 'A is done', 'A ends the turn', 'combat resolves', and set-up lines come before the first play"
    ))
}
