//! Who plays: you against bots, people at one device, bots among themselves.

use super::Lobby;
use super::choice::Company;
use crate::words::words;
use leptos::prelude::*;

#[component]
pub(super) fn CompanyPanel() -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let ways = [
        (Company::Bots, words.lobby.bots, words.lobby.bots_about),
        (Company::People, words.lobby.people, words.lobby.people_about),
        (Company::Watch, words.lobby.watch, words.lobby.watch_about),
    ];
    let chosen = move || lobby.choice.with(|choice| choice.company);
    view! {
        <fieldset class="ways">
            <legend class="vh">{words.lobby.company}</legend>
            {ways.into_iter().map(|(company, title, about)| view! {
                <label class="way" class:is-picked=move || chosen() == company>
                    <input
                        type="radio" class="vh" name="company" prop:checked=move || chosen() == company
                        on:change=move |_| lobby.change(|choice| choice.company = company)
                    />
                    <b>{title}</b><small>{about}</small>
                </label>
            }).collect_view()}
        </fieldset>
    }
}
