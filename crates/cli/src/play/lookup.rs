//! What the player asks for between two choices: cards, reasons, rules, the log.

use super::session::Session;
use super::talk::{self, Said};
use crate::parlour::Parlour;
use crate::screen::{self, BAD, DIM, PLAIN, paint, say};
use crate::{cards, rules};
use longbox_catalog::{CardNo, near_names};
use longbox_host::Seen;
use longbox_kernel::Viewer;
use std::path::Path;

/// Events that `log` shows when no number is given.
const RECENT: usize = 20;

impl<G: Parlour> Session<'_, G> {
    /// What can be asked at any time, also when the game is over.
    pub(super) fn look_up(&self, said: Said) -> miette::Result<()> {
        match said {
            Said::Several(names) => {
                screen::say_wrapped(0, PLAIN, &format!("Which one: {}?", names.join(", ")));
            }
            Said::Card(word) => self.show_card(&word),
            Said::Log(count) => self.show_log(count.unwrap_or(RECENT)),
            Said::Rules(word) => show_rules::<G>(&word),
            Said::Save(file) if file.is_empty() => say("Save to which file? `save game.replay`"),
            Said::Save(file) => match self.write(Path::new(&file)) {
                Ok(()) => say(format_args!("Saved. `longbox play --resume {file}` goes on with it.")),
                Err(error) => say(paint(BAD, error)),
            },
            Said::Help => {
                talk::help(G::WHY, G::LOOKS).iter().for_each(|(word, what)| say(format_args!("  {word:<14} {what}")));
            }
            Said::Nothing => say(paint(DIM, "Type a number, part of a name, or `help`.")),
            _ => {}
        }
        Ok(())
    }

    pub(super) fn why(&self, seen: &Seen<'_, G>, word: &str) {
        if word.is_empty() {
            G::numbers(seen);
        } else if G::why_words(seen, word) {
            // The game has answered it.
        } else if let Some(card) = on_table(seen, word).or_else(|| cards::find(self.catalog, word)) {
            G::why(seen, self.table.options(), card);
        } else {
            self.no_card(word);
        }
    }

    /// A word that names no option: most often a card that cannot be played now.
    pub(super) fn unknown(&self, seen: &Seen<'_, G>, word: &str) {
        match on_table(seen, word) {
            Some(card) => G::why(seen, self.table.options(), card),
            None if word.parse::<u64>().is_ok() => say(format_args!("There is no option {word}.")),
            None => say(format_args!("There is no '{word}' to choose. `help` lists what you can type.")),
        }
    }

    fn show_card(&self, word: &str) {
        let seen = Seen::new(&self.table, Viewer::Seat(self.me), self.me, &self.names);
        let found = on_table(&seen, word).filter(|_| !word.is_empty());
        match found.or_else(|| cards::find(self.catalog, word)) {
            Some(card) => {
                let set = &self.catalog.origins[usize::from(card)].set;
                let game = &self.catalog.game;
                game.framed(&game.cards()[usize::from(card)], set).into_iter().for_each(say);
            }
            None => self.no_card(word),
        }
    }

    fn no_card(&self, word: &str) {
        let near = near_names(&self.catalog.game, word, 5);
        let hint = if near.is_empty() { String::new() } else { format!(" Did you mean {}?", near.join(", ")) };
        screen::say_wrapped(0, PLAIN, &format!("There is no card '{word}'.{hint}"));
    }

    fn show_log(&self, count: usize) {
        let from = self.seen.len().saturating_sub(count);
        let sights: Vec<G::Sight> = self.seen[from..].iter().map(|(_, sight)| sight.clone()).collect();
        self.tell(&sights);
    }

    /// Shows what the game has to look at under this word. False: it has nothing of that name.
    pub(super) fn look(&self, seen: &Seen<'_, G>, line: &str) -> bool {
        let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let known = G::LOOKS.iter().any(|(look, _)| look.split(' ').next() == Some(word));
        if known {
            G::look(seen, word, rest.trim());
        }
        known
    }
}

/// The card of this name that the player means, if it is in sight.
fn on_table<G: Parlour>(seen: &Seen<'_, G>, word: &str) -> Option<CardNo> {
    let word = word.to_lowercase();
    let all = G::in_sight(seen);
    let name = |card: &&CardNo| G::name_of(&seen.game.cards()[usize::from(**card)]).to_lowercase();
    let exact = all.iter().find(|card| name(card) == word);
    exact.or_else(|| all.iter().find(|card| name(card).contains(&word))).copied()
}

fn show_rules<G: Parlour>(word: &str) {
    let found = rules::search(&G::rules(), word);
    match found.len() {
        0 => say(format_args!("No rule speaks of '{word}'.")),
        1..=4 => found.iter().for_each(rules::show),
        _ => found.iter().for_each(|rule| say(format_args!("  {:<18} {}", rule.id, rule.title))),
    }
}
