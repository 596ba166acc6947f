//! Who leads a deck, where a game has main characters.

use super::Lobby;
use super::decks::difficulty_words;
use crate::parts::{Art, Icon};
use crate::store::Inspected;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::MainInfo;

/// All who may lead the deck of a chair, as portraits. Nothing where nobody leads.
#[component]
pub(super) fn Leaders(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let deck = lobby.deck_at(seat);
    view! {
        {move || deck.get().filter(|deck| !deck.mains.is_empty()).map(|deck| {
            let own = deck.main.clone();
            let mains = deck.mains.into_iter().map(|main| view! { <Leader seat own=own.clone() main/> });
            view! {
                <fieldset class="leaders">
                    <legend class="head lobby__kind">{words.lobby.leader}</legend>
                    <ul class="leaders__all">{mains.collect_view()}</ul>
                </fieldset>
            }
        })}
    }
}

#[component]
fn Leader(seat: usize, own: String, main: MainInfo) -> impl IntoView {
    let lobby = Lobby::here();
    let (game, card) = (lobby.game, main.card);
    let is_own = main.name == own;
    // The one that the deck names is not noted, so that the choice stays right if the deck changes its mind.
    let noted = StoredValue::new(if is_own { String::new() } else { main.name.clone() });
    let picked = move || lobby.choice.with(|choice| noted.with_value(|name| choice.chairs[seat].main == *name));
    let take = move |_| lobby.change(|choice| choice.chairs[seat].main = noted.get_value());
    let open = move |_| lobby.store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true }));
    let difficulty = difficulty_words(&main.difficulty);
    let label = fill(words().lobby.look_at, &[&main.name]);
    view! {
        <li class="leader" class:is-picked=picked>
            <label class="leader__pick">
                <input type="radio" class="vh" name=format!("main-{seat}") prop:checked=picked on:change=take/>
                <span class="leader__art">{move || lobby.store.face(game, card).map(|face| view! { <Art face/> })}</span>
                <b>{main.name.clone()}</b>
                <small>{difficulty}</small>
            </label>
            <button type="button" class="btn btn--quiet leader__look" aria-label=label on:click=open><Icon name="why"/></button>
        </li>
    }
}

/// The same as a short list, for the other chairs.
#[component]
pub(super) fn LeaderList(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let deck = lobby.deck_at(seat);
    let take = move |event| {
        let main = event_target_value(&event);
        lobby.change(|choice| choice.chairs[seat].main = main);
    };
    view! {
        {move || deck.get().filter(|deck| !deck.mains.is_empty()).map(|deck| {
            let chosen = lobby.choice.with_untracked(|choice| choice.chairs[seat].main.clone());
            let options = deck.mains.into_iter().map(|main| {
                let own = main.name == deck.main;
                let value = if own { String::new() } else { main.name.clone() };
                let selected = value == chosen;
                let difficulty = difficulty_words(&main.difficulty);
                let title = if difficulty.is_empty() { main.name } else { format!("{} · {difficulty}", main.name) };
                view! { <option value=value selected=selected>{title}</option> }
            });
            view! { <label class="field">{words.lobby.leader}<select on:change=take>{options.collect_view()}</select></label> }
        })}
    }
}
