//! "Only sets I own": which sets the player has, kept with the settings of the browser.

use super::bench::Bench;
use crate::parts::{Dialog, Icon};
use crate::storage::{self, Drawer};
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::GameName;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The sets of each game, and whether only they are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Owned {
    only: bool,
    sets: BTreeMap<GameName, BTreeSet<String>>,
}

#[derive(Clone, Copy)]
pub(super) struct MySets {
    game: GameName,
    owned: RwSignal<Owned>,
}

impl MySets {
    pub(super) fn here(game: GameName) -> MySets {
        MySets { game, owned: RwSignal::new(storage::load(Drawer::Sets).unwrap_or_default()) }
    }

    /// Whether cards of this set are shown.
    pub(super) fn has(self, set: &str) -> bool {
        self.owned.with(|owned| !owned.only || owned.sets.get(&self.game).is_some_and(|sets| sets.contains(set)))
    }

    fn change(self, change: impl FnOnce(&mut Owned)) {
        self.owned.update(change);
        self.owned.with_untracked(|owned| storage::keep(Drawer::Sets, owned));
    }
}

#[component]
pub(super) fn SetsButton(mine: MySets) -> impl IntoView {
    let words = &words().decks;
    let open = RwSignal::new(false);
    let only = move || mine.owned.with(|owned| owned.only).to_string();
    view! {
        <span class="sep" aria-hidden="true"></span>
        <button type="button" class="chip chip--sets" aria-pressed=only on:click=move |_| open.set(true)><Icon name="deck"/>{words.only_mine}</button>
        <Show when=move || open.get()><SetsDialog mine close=Callback::new(move |()| open.set(false))/></Show>
    }
}

#[component]
fn SetsDialog(mine: MySets, close: Callback<()>) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let mut sets: Vec<(String, String)> = Vec::new();
    bench.with_faces(|faces| {
        for face in faces {
            if sets.iter().all(|(set, _)| *set != face.set) {
                sets.push((face.set.clone(), face.set_name.clone()));
            }
        }
    });
    let game = mine.game;
    let boxes = sets.into_iter().map(move |(set, title)| {
        let own = StoredValue::new(set);
        let on = move || {
            mine.owned.with(|owned| owned.sets.get(&game).is_some_and(|sets| own.with_value(|set| sets.contains(set))))
        };
        let change = move |event| {
            let checked = event_target_checked(&event);
            mine.change(|owned| {
                let sets = owned.sets.entry(game).or_default();
                match checked {
                    true => sets.insert(own.get_value()),
                    false => own.with_value(|set| sets.remove(set)),
                };
            });
        };
        view! { <label class="sets__one"><input type="checkbox" prop:checked=on on:change=change/>{title}</label> }
    });
    let only = move |event| {
        let checked = event_target_checked(&event);
        mine.change(|owned| owned.only = checked);
    };
    view! {
        <Dialog title=words.sets class="sets" close>
            <p class="box__about">{words.sets_about}</p>
            <div class="sets__all">{boxes.collect_view()}</div>
            <label class="sets__one sets__only"><input type="checkbox" prop:checked=move || mine.owned.with(|owned| owned.only) on:change=only/>{words.only_mine}</label>
        </Dialog>
    }
}
