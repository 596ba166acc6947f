//! The lines that say what must be true of the game and its players.

use super::settle::{ASKS, How};
use super::setup::number;
use super::{Runner, seat, setup};
use crate::fault::{Fault, did_you_mean};
use crate::log::{Told, check_order};
use longbox_kernel::{Game, Seat, Verdict, Viewer};
use longbox_vs::{TurnStep, Vs};

impl Runner<'_> {
    pub(super) fn expect(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(text) = text.strip_prefix("no deal:") {
            return self.expect_no_deal(text.trim());
        }
        if matches!(text, "legal") || text.starts_with("illegal") {
            return self.expect_deck(text);
        }
        if text.starts_with("hint") || text.starts_with("no hint") {
            return self.expect_hint(text);
        }
        let subject = text.split_once(' ').and_then(|(word, rest)| Some((seat(word)?, rest.trim())));
        if let Some((who, rest)) = subject
            && let Some(result) = self.expect_question(who, rest)
        {
            return result;
        }
        if let Some(list) = text.strip_prefix("options:") {
            self.go_on(How::Said)?;
            let who = self.position()?.asked();
            return self.expect_options(who, list);
        }
        self.resolved = false;
        let (text, now) = match text.strip_prefix("now ") {
            Some(text) => (text.trim(), true),
            None => (text, false),
        };
        match now || matches!(text, "combat is on" | "combat goes on") {
            true => self.go_on(How::Said)?,
            false => self.rest()?,
        }
        let subject = text.split_once(' ').and_then(|(word, rest)| Some((seat(word)?, rest.trim())));
        let result = match subject {
            Some((who, rest)) if !rest.starts_with("main ") => self.expect_player(who, rest),
            _ => self.expect_game(text),
        };
        result.map_err(|mut fault| {
            if self.resolved {
                fault.what.push_str(" (the combat was decided before this line; 'expect now ...' looks into it)");
            }
            fault
        })
    }

    /// Expectations about what a player may do or is asked: they look at the pending question.
    fn expect_question(&mut self, who: Seat, text: &str) -> Option<Result<(), Fault>> {
        if let Some(rest) = text.strip_prefix("can ") {
            return Some(self.expect_can(who, rest));
        }
        if let Some(rest) = text.strip_prefix("cannot ") {
            return Some(self.expect_cannot(who, rest));
        }
        if let Some(list) = text.strip_prefix("options:") {
            return Some(self.go_on(How::Said).and_then(|()| self.expect_options(who, list)));
        }
        if let Some(ask) = text.strip_prefix("is asked to ") {
            return Some(self.expect_asked(who, ask, true));
        }
        text.strip_prefix("is not asked to ").map(|ask| self.expect_asked(who, ask, false))
    }

    fn expect_options(&mut self, who: Seat, list: &str) -> Result<(), Fault> {
        let mut expected: Vec<String> = list.split('|').map(|word| word.trim().to_owned()).collect();
        let mut found = self.options(who)?;
        // A name alone is enough where it is the only one.
        for option in &mut found {
            let bare = option.rsplit_once(" of ").map(|(bare, _)| bare.to_owned());
            if let Some(bare) = bare.filter(|bare| !expected.contains(option) && expected.contains(bare)) {
                *option = bare;
            }
        }
        expected.sort();
        found.sort();
        same("the options", expected.join("\n"), found.join("\n"))
    }

    fn expect_asked(&mut self, who: Seat, word: &str, wanted: bool) -> Result<(), Fault> {
        self.go_on(How::Said)?;
        let Some((_, ask)) = ASKS.iter().find(|(known, _)| *known == word) else {
            let known: Vec<&str> = ASKS.iter().map(|(word, _)| *word).collect();
            let near = did_you_mean(word, known.iter().copied());
            return Err(Fault::new(format!("'{word}' is nothing to be asked; known are {}{near}", known.join(", "))));
        };
        let p = self.position()?;
        let found = self.table()?.waiting().contains(who) && p.ask() == *ask;
        match found == wanted {
            true => Ok(()),
            false => {
                let not = if wanted { "" } else { "not " };
                Err(Fault::differs("who is asked", format!("{who} is {not}asked to {word}"), self.question()?))
            }
        }
    }

    fn expect_game(&mut self, text: &str) -> Result<(), Fault> {
        let game = self.game;
        let p = self.position()?;
        let outcome = result_text(game, &p);
        match text {
            "the game goes on" => return same("the result", "the game goes on", outcome),
            "the game is tied" => return same("the result", "the game is tied", outcome),
            "combat is over" => return same("whether there is a combat", false, p.combat().is_some()),
            "combat is on" | "combat goes on" => {
                return same("whether there is a combat", true, p.combat().is_some());
            }
            _ => {}
        }
        if let Some(who) = text.strip_prefix("turn is ").or_else(|| text.strip_prefix("turn of ")) {
            let Some((who, place)) = who.split_once(" in ") else { return same("whose turn it is", who, p.active()) };
            let number = super::matching::universe(place).ok_or_else(|| unknown(text))?;
            same("whose turn it is", who, p.active())?;
            return same("the universe of the turn", number, p.universe_of_turn());
        }
        if let Some(step) = text.strip_prefix("step is ") {
            return same("the step", step_name(setup::step(step)?), step_name(p.step()));
        }
        if let Some(told) = Told::read(text) {
            return told.check(&self.log(Viewer::Open));
        }
        if let Some(lines) = text.strip_prefix("order:") {
            return check_order(&self.log(Viewer::Open), lines);
        }
        self.expect_character(text)
    }

    fn expect_player(&mut self, who: Seat, text: &str) -> Result<(), Fault> {
        let game = self.game;
        let p = self.position()?;
        match text {
            "wins" | "win" => {
                let won = p.outcome().is_some_and(|outcome| outcome.won_by(who));
                let found = result_text(game, &p);
                return if won { Ok(()) } else { Err(Fault::differs("the result", format!("{who} wins"), found)) };
            }
            "is out" => return same(&format!("whether {who} is out"), true, !p.alive().contains(who)),
            "is still in" => return same(&format!("whether {who} is out"), false, !p.alive().contains(who)),
            _ => {}
        }
        if let Some(told) = Told::read(text) {
            return told.check(&self.log(Viewer::Seat(who)));
        }
        if let Some(rest) = text.strip_prefix("sees ") {
            return self.expect_sees(who, rest, true);
        }
        if let Some(rest) = text.strip_prefix("does not see ") {
            return self.expect_sees(who, rest, false);
        }
        if let Some((place, list)) = text.split_once(':') {
            return self.expect_cards(who, place.trim(), list.trim());
        }
        self.expect_number(who, text)
    }

    /// `has 3 cards in hand`, `has 4 recruit points`, `has 5 resources` ...
    fn expect_number(&mut self, who: Seat, text: &str) -> Result<(), Fault> {
        let p = self.position()?;
        let zones = p.zones(who);
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((&"has", [count, rest @ ..])) = words.split_first() else { return Err(unknown(text)) };
        let count = if *count == "no" { "0" } else { count };
        let characters = self.judge(&p).side(who).len();
        let found = match rest.join(" ").as_str() {
            "cards in hand" | "card in hand" => zones.hand.len(),
            "cards in deck" | "card in deck" => zones.deck_size(),
            "cards in KO pile" | "card in KO pile" => zones.ko.len(),
            "cards removed" | "card removed" => zones.removed.minus(self.game.piles(&p, who)).len(),
            "recruit points" | "recruit point" => usize::from(p.record(who).points),
            "resources" | "resource" => zones.resources.len(),
            "resources face up" | "resource face up" => zones.face_up.len(),
            "characters" | "character" => characters,
            _ => return Err(unknown(text)),
        };
        same(&format!("{who} has {}", rest.join(" ")), number::<usize>(count)?, found)
    }

    /// `no deal: TEXT`: the game cannot start, and the reason holds the text.
    fn expect_no_deal(&mut self, text: &str) -> Result<(), Fault> {
        match self.table() {
            Ok(_) => Err(Fault::new("the game should not start, but it does")),
            Err(fault) if fault.what.contains(text) => Ok(()),
            Err(fault) => Err(Fault::differs("why the game cannot start", text, fault.what)),
        }
    }
}

/// How the game stands, in words.
pub(super) fn result_text(game: &Vs, p: &longbox_vs::Position) -> String {
    match game.outcome(p).map(|outcome| outcome.verdict) {
        None => "the game goes on".to_owned(),
        Some(Verdict::Tie) => "the game is tied".to_owned(),
        Some(Verdict::Cap) => "the game was stopped by a bound".to_owned(),
        Some(Verdict::Win(seats)) => {
            let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("{} wins", names.join(" and "))
        }
    }
}

fn step_name(step: TurnStep) -> String {
    format!("{step:?}")
}

pub(super) fn same<T, U>(what: &str, expected: T, found: U) -> Result<(), Fault>
where
    T: ToString,
    U: ToString,
{
    if expected.to_string() == found.to_string() {
        Ok(())
    } else {
        Err(Fault::differs(what, expected.to_string(), found.to_string()))
    }
}

pub(super) fn unknown(text: &str) -> Fault {
    Fault::new(format!("'{text}' is not understood; docs/scenarios.md lists what can be expected"))
}
