//! A hint in the terminal, and a word about a wrong ruling.

use super::client::Client;
use crate::screen::{self, BAD, DIM, GOOD, paint, say};
use longbox_protocol::{Call, Hint, RulingReport};
use std::path::Path;

impl Client {
    /// Asks what a strong bot would do now and tells it.
    pub(super) fn tell_hint(&mut self) {
        let Some(question) = self.question_number() else { return };
        self.hint = None;
        match self.call(&Call::Hint { question }) {
            Err(text) => say(paint(BAD, text)),
            Ok(()) => self.hint.take().iter().for_each(|hint| self.tell(hint)),
        }
    }

    fn tell(&self, hint: &Hint) {
        let steps: Vec<&str> = hint.steps.iter().map(|step| step.label.as_str()).collect();
        screen::say_wrapped(0, GOOD, &format!("Hero would: {}.", steps.join(", then ")));
        let question = self.table().and_then(|table| table.question.as_ref());
        let offers = question.map(|question| question.offers.as_slice()).unwrap_or_default();
        for odds in &hint.odds {
            let label = offers.iter().find(|offer| offer.pick == odds.pick).map(|offer| offer.label.as_str());
            screen::say_wrapped(2, DIM, &format!("{:>3} %  {}", odds.percent(), label.unwrap_or_default()));
        }
        let games = format!("Wins in {} games imagined for each. This is a practice game now.", hint.games);
        screen::say_wrapped(0, DIM, &games);
    }

    /// Writes the game with the player's words about this moment: the file's name comes first.
    pub(super) fn report_ruling(&mut self, line: &str) {
        let (file, words) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if file.is_empty() || words.trim().is_empty() {
            return say("Say to which file and what should have happened: `report wrong.replay He has Flight.`");
        }
        let Some(saved) = &self.saved else { return };
        let report = RulingReport { step: saved.made, words: words.trim().to_owned() };
        let call = Call::ReportRuling { replay: saved.replay.clone(), report };
        if let Err(text) = self.call(&call) {
            return say(paint(BAD, text));
        }
        let Some(text) = self.ruling.take() else { return };
        match std::fs::write(Path::new(file), text) {
            Ok(()) => {
                say(format_args!("Written to {file}. `longbox scenario from-replay {file}` makes it a scenario."))
            }
            Err(error) => say(paint(BAD, format_args!("{file} cannot be written: {error}"))),
        }
    }
}
