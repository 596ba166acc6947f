//! The choices that cost most, for the asking.

use crate::mistakes::MistakeList;
use crate::parts::Icon;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Observation, PlayerInfo, Seat, Viewer, Who};
use std::sync::Arc;

/// The button that asks for them.
#[component]
pub(super) fn AskForMistakes(table: Arc<Observation>) -> impl IntoView {
    let store = Store::here();
    let words = &words().mistakes;
    let word = if people(&table).len() == 1 { words.show_mine } else { words.show };
    let open = move || store.has_mistakes_of(&store.last_mark());
    view! {
        <button
            type="button" class="btn mistakes__ask" aria-expanded=move || open().to_string()
            on:click=move |_| store.toggle_mistakes(&table)
        >
            <Icon name="bulb"/>{word}<kbd aria-hidden="true">"M"</kbd>
        </button>
    }
}

#[component]
pub(super) fn Mistakes(table: Arc<Observation>) -> impl IntoView {
    let store = Store::here();
    let asked = table.clone();
    let players = asked_for(&table).iter().map(|player| (player.seat, player.name.clone())).collect();
    let ask = Callback::new(move |seat: Seat| store.find_mistakes_of_last(&asked, seat));
    let see = Callback::new(move |(step, seat): (usize, Seat)| store.watch_last_as(step, Viewer::Seat(seat)));
    view! { <MistakeList mark=store.last_mark() players ask see/> }
}

impl Store {
    /// Shows the mistakes of whoever plays here, or hides them.
    pub(super) fn toggle_mistakes(self, table: &Observation) {
        if untrack(|| self.has_mistakes_of(&self.last_mark())) {
            return self.close_mistakes();
        }
        let players = asked_for(table);
        let own = players.iter().find(|player| player.seat == table.below).or(players.first());
        if let Some(player) = own {
            self.find_mistakes_of_last(table, player.seat);
        }
    }

    fn find_mistakes_of_last(self, table: &Observation, seat: Seat) {
        let players: Vec<Who> = table.players.iter().map(|player| player.who.clone()).collect();
        let last = self.replays.with_untracked(|games| games.first().cloned());
        if let Some(last) = last {
            self.with_text(last.key, move |text| self.find_mistakes(last.mark, text, players, seat));
        }
    }

    /// Tells the game that was finished last from all others.
    fn last_mark(self) -> String {
        self.replays.with_untracked(|games| games.first().map(|game| game.mark.clone())).unwrap_or_default()
    }
}

fn people(table: &Observation) -> Vec<&PlayerInfo> {
    table.players.iter().filter(|player| player.who.is_person()).collect()
}

/// Whose mistakes matter here: those of people, and where only bots have played, of all.
fn asked_for(table: &Observation) -> Vec<&PlayerInfo> {
    match people(table) {
        people if people.is_empty() => table.players.iter().collect(),
        people => people,
    }
}
