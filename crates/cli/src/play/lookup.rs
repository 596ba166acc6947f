//! What the player asks for between two choices: cards, reasons, rules, the log.

use super::client::{self, Client};
use super::named;
use super::table::Named;
use super::talk::{HELP, Said};
use crate::mistakes::{self, Game};
use crate::screen::{self, BAD, DIM, GOOD, PLAIN, paint, say};
use crate::{face, rules};
use longbox_catalog::nearest_word;
use longbox_protocol::{CardNo, Reason, SavedGame, Thing};
use std::path::Path;

/// Lines that `log` shows when no number is given.
const RECENT: usize = 20;

impl Client {
    /// What can be asked at any time, also when the game is over.
    pub(super) fn look_up(&mut self, said: Said) {
        let view = self.view();
        match said {
            Said::Several(names) => screen::say_wrapped(0, PLAIN, &format!("Which one: {}?", names.join(", "))),
            Said::Why(word) => self.tell_why(&word),
            Said::Card(word) => self.show_card(&word),
            Said::Log(count) => client::tell(&self.log[self.log.len().saturating_sub(count.unwrap_or(RECENT))..]),
            Said::Rules(word) => self.show_rules(&word),
            Said::Hand => view.iter().for_each(|view| view.show_hand()),
            Said::Piles => view.iter().for_each(|view| view.show_piles()),
            Said::Keys => {
                let keys = view.map(|view| view.drawn().keys()).unwrap_or_default();
                keys.iter().for_each(|(sign, meaning)| say(format_args!("  {sign:<9} {meaning}")));
            }
            Said::Save(file) if file.is_empty() => say("Save to which file? `save game.replay`"),
            Said::Save(file) => match self.write(Path::new(&file)) {
                Ok(()) => say(format_args!("Saved. `longbox play --resume {file}` continues it.")),
                Err(error) => say(paint(BAD, error)),
            },
            Said::Help => HELP.iter().for_each(|(word, what)| say(format_args!("  {word:<17} {what}"))),
            Said::Unknown(word) => self.unknown(&word),
            Said::Nothing => say(paint(DIM, "Type a number, part of a name, or `help`.")),
            Said::Mistakes => self.tell_mistakes(),
            Said::Hint => self.tell_hint(),
            Said::Report(line) => self.report_ruling(&line),
            Said::Choose(_) | Said::Undo | Said::Board | Said::Concede | Said::Formation | Said::Quit => {}
        }
    }

    /// The choices that cost the player most, once the game is over.
    fn tell_mistakes(&mut self) {
        let over = self.saved.clone().filter(|saved| !saved.result.is_empty());
        let Some(SavedGame { replay, players, .. }) = over else {
            return say(paint(DIM, "You can look at your mistakes when the game is over."));
        };
        let game = Game { replay, players, seat: None, looks: None };
        match mistakes::find(self, game) {
            Ok(search) => {
                mistakes::tell(&search, |step| format!("choice {}", step + 1));
                if let Some(first) = search.found.iter().flatten().next() {
                    let see = format!("longbox replay show FILE --step {}", first.step);
                    say("");
                    screen::say_wrapped(0, DIM, &format!("`save FILE`, then `{see}` shows the table as it was then."));
                }
            }
            Err(text) => say(paint(BAD, text)),
        }
    }

    /// Writes the game to a file.
    pub(super) fn write(&self, file: &Path) -> miette::Result<()> {
        let Some(saved) = &self.saved else { return Ok(()) };
        std::fs::write(file, &saved.replay)
            .map_err(|error| miette::miette!("{} cannot be written: {error}", file.display()))
    }

    /// All that can be said of what this line names: two things, or everything of one name, or the numbers of all.
    fn tell_why(&mut self, line: &str) {
        let Some(view) = self.view() else { return };
        if line.trim().is_empty() {
            let numbers = view.drawn().numbers(&view);
            return numbers.iter().for_each(|line| screen::say_wrapped(0, PLAIN, line));
        }
        if let Some(things) = named::pair(&view, line) {
            return self.tell_reasons(things, "");
        }
        let found = named::called(&view, line);
        for one in &found {
            self.tell_of(one, line);
        }
        if found.is_empty() {
            match named::card(&self.faces, line) {
                Some(face) => say(format_args!("\"{}\" is neither in your hand nor in play.", face.name)),
                None => self.no_card(line),
            }
        }
    }

    fn tell_of(&mut self, one: &Named, line: &str) {
        let power = one.powers.iter().find(|power| !named::is(&one.name, line) && named::is(power, line));
        if power.is_none() {
            one.numbers.iter().for_each(|number| screen::say_wrapped(0, PLAIN, &format!("{}: {number}", one.name)));
        }
        self.tell_reasons(vec![one.thing.clone()], &power.map(|power| power.to_lowercase()).unwrap_or_default());
    }

    /// What can be done with these things and what cannot, as far as it speaks of a power.
    fn tell_reasons(&mut self, things: Vec<Thing>, power: &str) {
        for reason in self.why(things).iter().filter(|reason| reason.text.to_lowercase().contains(power)) {
            self.tell_reason(reason);
        }
    }

    fn tell_reason(&self, reason: &Reason) {
        match reason.allowed {
            true => say(format_args!("{} {}", paint(GOOD, "✓"), reason.text)),
            false => screen::say_wrapped(0, PLAIN, &reason.text),
        }
        let law = reason.rule.as_ref().and_then(|rule| self.laws().iter().find(|law| law.id == rule.id));
        if let Some(law) = law {
            screen::say_wrapped(4, DIM, &format!("{}: {}. {}", law.id, law.title, law.text));
        }
    }

    /// A word that names no offer: most often a card that cannot be played now.
    fn unknown(&mut self, word: &str) {
        let on_table = self.view().is_some_and(|view| !named::called(&view, word).is_empty());
        match () {
            () if on_table => self.tell_why(word),
            () if word.parse::<u64>().is_ok() => say(format_args!("There is no option {word}.")),
            () => say(format_args!("There is no '{word}' to choose. `help` lists what you can type.")),
        }
    }

    fn show_card(&self, word: &str) {
        match self.on_table(word).or_else(|| named::card(&self.faces, word).map(|face| face.number)) {
            Some(card) => {
                let face = self.faces.get(usize::from(card));
                face.into_iter().flat_map(face::framed).for_each(say);
            }
            None => self.no_card(word),
        }
    }

    /// The card in sight that has this name, or else holds it.
    fn on_table(&self, word: &str) -> Option<CardNo> {
        let found = self.view().map(|view| named::called(&view, word)).unwrap_or_default();
        let exact = found.iter().find(|one| one.name.eq_ignore_ascii_case(word.trim()));
        exact.or_else(|| found.iter().find(|one| named::is(&one.name, word))).map(|one| one.card)
    }

    fn no_card(&self, word: &str) {
        let near = nearest_word(word, self.faces.iter().map(|face| face.name.as_str()));
        let hint = near.map(|name| format!(" Did you mean {name}?")).unwrap_or_default();
        screen::say_wrapped(0, PLAIN, &format!("There is no card '{word}'.{hint}"));
    }

    fn show_rules(&self, word: &str) {
        let found = rules::search(self.laws(), word);
        match found.len() {
            0 => say(format_args!("No rule mentions '{word}'.")),
            1..=4 => found.into_iter().for_each(rules::show),
            _ => found.iter().for_each(|rule| say(format_args!("  {:<18} {}", rule.id, rule.title))),
        }
    }
}
