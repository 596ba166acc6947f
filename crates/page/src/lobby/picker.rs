//! The box in which a deck for another chair is picked.

use super::Lobby;
use super::choice::Company;
use super::decks::{DeckButton, grouped};
use crate::parts::{Dialog, Icon, More};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::DeckInfo;

/// So many tiles are shown at once; there can be hundreds.
const BATCH: usize = 24;

#[component]
pub(super) fn DeckPicker() -> impl IntoView {
    let lobby = Lobby::here();
    view! { {move || lobby.picking.get().map(|seat| view! { <Picker seat/> })} }
}

#[component]
fn Picker(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let typed = RwSignal::new(String::new());
    let shown = RwSignal::new(BATCH);
    let title = fill(words.lobby.deck_of, &[&untrack(|| lobby.player_name(seat))]);
    let found = Memo::new(move |_| found(lobby, &typed.get()));
    let tiles = move || {
        let mut decks = found.get();
        decks.truncate(shown.get());
        let groups = grouped(decks).into_iter().map(|(head, decks)| {
            view! {
                <h3 class="head lobby__kind">{head}</h3>
                <ul class="decks">{decks.into_iter().map(|deck| view! { <DeckButton deck seat/> }).collect_view()}</ul>
            }
        });
        groups.collect_view()
    };
    view! {
        <Dialog title class="picker" close=Callback::new(move |()| lobby.picking.set(None))>
            <div class="picker__head">
                <label class="field field--wide">{words.lobby.find_deck}
                    <input type="search" prop:value=move || typed.get() on:input=move |event| { typed.set(event_target_value(&event)); shown.set(BATCH); }/>
                </label>
                <Surprise seat/>
            </div>
            {tiles}
            <Show when=move || found.with(Vec::is_empty)><p class="nothing">{words.lobby.no_deck}</p></Show>
            <More when=Signal::derive(move || shown.get() < found.with(Vec::len)) more=Callback::new(move |()| shown.update(|shown| *shown += BATCH))/>
        </Dialog>
    }
}

/// Lets chance pick the deck.
#[component]
fn Surprise(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let picked = move || lobby.choice.with(|choice| choice.chairs[seat].deck.is_empty());
    let take = move |_| {
        lobby.change(|choice| choice.chairs[seat].deck.clear());
        lobby.picking.set(None);
    };
    view! {
        <button type="button" class="btn" class:btn--main=picked aria-pressed=move || picked().to_string() on:click=take>
            <Icon name="why"/>{words().lobby.surprise}
        </button>
    }
}

/// The decks that have all these words; quests only against bots.
fn found(lobby: Lobby, typed: &str) -> Vec<DeckInfo> {
    let quests = lobby.choice.with(|choice| choice.company == Company::Bots);
    let words: Vec<String> = typed.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let has = |deck: &&DeckInfo| {
        let told = [&deck.name, &deck.kind, &deck.about, &deck.main, &deck.set_name, &deck.universe]
            .map(String::as_str)
            .join(" ");
        let text = format!("{told} {}", deck.teams.join(" ")).to_lowercase();
        (quests || deck.quest.is_none()) && words.iter().all(|word| text.contains(word))
    };
    lobby.with(|info| info.decks.iter().filter(has).cloned().collect())
}
