//! What a player could have done better: asked for after a game, found by the host choice by choice.

mod list;

pub(crate) use list::MistakeList;

use crate::motion;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Call, Mistake, MistakeSearch, Seat, Who};

/// The mistakes of one player in one game, or the search for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// Tells the game from all others.
    mark: String,
    seat: Seat,
    key: u64,
    /// How far it is; none before the host has said anything.
    search: Option<MistakeSearch>,
}

impl Shown {
    fn found(&self) -> Option<&Vec<Mistake>> {
        self.search.as_ref()?.found.as_ref()
    }
}

/// What has the keyboard when the button that had it is gone.
const NEXT: &str = ".mistake .btn, .mistakes__ask";

impl Store {
    /// Looks for the mistakes of a player in the game with this text. `players`: who sat where, if that is known.
    pub(crate) fn find_mistakes(self, mark: String, text: String, players: Vec<Who>, seat: Seat) {
        // Reports of an earlier search may still be on their way.
        self.mistake_searches.update_value(|number| *number += 1);
        let key = self.mistake_searches.get_value();
        self.mistakes.set(Some(Shown { mark, seat, key, search: None }));
        self.call(Call::FindMistakes { key, replay: text, players, seat: Some(seat), looks: None });
    }

    /// Whether the mistakes of somebody in this game are shown or looked for.
    pub(crate) fn has_mistakes_of(self, mark: &str) -> bool {
        self.mistakes.with(|shown| shown.as_ref().is_some_and(|shown| shown.mark == mark))
    }

    /// The host is so far. It goes on as long as somebody waits for it.
    pub(crate) fn mistakes_came(self, search: MistakeSearch) {
        let wanted = self.mistakes.with_untracked(|shown| {
            shown.as_ref().is_some_and(|shown| shown.key == search.key && shown.found().is_none())
        });
        if !wanted {
            return;
        }
        match &search.found {
            Some(found) => {
                self.announcement.set(spoken(found));
                request_animation_frame(keep_keyboard);
            }
            None => self.call(Call::WeighChoices { key: search.key, choices: 1 }),
        }
        self.mistakes.update(|shown| shown.iter_mut().for_each(|shown| shown.search = Some(search.clone())));
    }

    /// Nobody waits any more. What has been found stays.
    pub(crate) fn stop_mistakes(self) {
        let searching =
            self.mistakes.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.found().is_none()));
        if searching {
            self.close_mistakes();
        }
    }

    pub(crate) fn close_mistakes(self) {
        self.mistakes.set(None);
        request_animation_frame(keep_keyboard);
    }
}

/// A button that goes takes the keyboard with it: the next one gets it.
fn keep_keyboard() {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    if lost {
        motion::found(NEXT).iter().take(1).for_each(motion::focus);
    }
}

/// What is read out when the search is over.
fn spoken(found: &[Mistake]) -> String {
    let words = &words().mistakes;
    if found.is_empty() {
        return words.none.to_owned();
    }
    let told = found.iter().map(|mistake| format!("{}, {}.", turn(mistake), cost(mistake)));
    [words.found.of(found.len())].into_iter().chain(told).collect::<Vec<_>>().join(" ")
}

fn turn(mistake: &Mistake) -> String {
    match mistake.turn {
        0 => words().mistakes.before.to_owned(),
        turn => fill(words().mistakes.turn, &[&turn.to_string()]),
    }
}

fn cost(mistake: &Mistake) -> String {
    words().mistakes.cost.of(usize::from(mistake.cost()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::Weight;

    #[test]
    fn the_end_of_a_search_is_told_in_words() {
        let weight = |chance: u16| Weight { label: "Pass".to_owned(), chance };
        let mistake =
            |turn: u16| Mistake { step: 4, turn, question: String::new(), chosen: weight(300), better: weight(410) };
        assert_eq!(spoken(&[]), "No clear mistakes found.");
        assert_eq!(spoken(&[mistake(3)]), "1 mistake found. Turn 3, −11 points.");
        assert_eq!(
            spoken(&[mistake(0), mistake(7)]),
            "2 mistakes found. Before the first turn, −11 points. Turn 7, −11 points."
        );
    }
}
