//! The bar above a table: whose turn it is, the parts of the turn, the tools.

use super::hint::HintButton;
use super::log::LogDrawer;
use super::settings::SettingsPanel;
use crate::parts::{Held, Icon};
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Call, GameName, Phase, PhaseState, Picture, UndoState};

#[component]
pub(super) fn TableBar() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let phases = Memo::new(move |_| {
        store.table.with(|table| table.as_ref().map(|table| phases(&table.picture)).unwrap_or_default())
    });
    let open = RwSignal::new(false);
    let conceding = RwSignal::new(false);
    let live = move || {
        store.replay.with(Option::is_none)
            && store.table.with(|table| table.as_ref().is_some_and(|table| table.ending.is_none()))
    };
    view! {
        <header class="bar bar--table">
            <a href="#/" aria-label=words.shell.to_home class="bar__logo">
                <svg class="logo" viewBox="0 0 480 108" width="107" aria-hidden="true"><use href="#logo"></use></svg>
            </a>
            <span class="head bar__turn">{move || turn_words(store)}</span>
            <ol class="phases" aria-label=words.table.phases on:click=move |_| store.overview.set(true)>
                {move || shown(phases.get()).into_iter().map(phase_item).collect_view()}
            </ol>
            <nav class="bar__tools" aria-label=words.table.tools>
                <Show when=live>
                    <HintButton/>
                    <UndoButton/>
                </Show>
                <LogButton/>
                <a class="btn btn--quiet bar__wide" aria-label=words.shell.rules href=move || Route::Rules(store.game().unwrap_or(GameName::Vs), String::new()).address()>
                    <Icon name="book"/><span class="bar__word">{words.shell.rules}</span>
                </a>
                <button
                    type="button" class="btn btn--quiet" aria-label=words.table.settings
                    aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)
                >
                    <Icon name="gear"/>
                </button>
                <Show when=live>
                    <button type="button" class="btn btn--quiet bar__wide" aria-label=words.table.concede on:click=move |_| conceding.set(true)>
                        <Icon name="flag"/>
                    </button>
                </Show>
            </nav>
        </header>
        <Show when=move || open.get()>
            <SettingsPanel close=move || open.set(false)>
                <More concede=move || { open.set(false); conceding.set(true); } live/>
            </SettingsPanel>
        </Show>
        <Show when=move || conceding.get()>
            <div class="veil" on:click=move |_| conceding.set(false)>
                <Held class="panel dialog" role="alertdialog" label=words.table.concede_sure close=Callback::new(move |()| conceding.set(false))>
                    <h2 class="panel__title">{words.table.concede_sure}</h2>
                    <div class="dialog__row">
                        <button type="button" class="btn btn--main" on:click=move |_| conceding.set(false)>{words.table.concede_no}</button>
                        <button type="button" class="btn" on:click=move |_| { conceding.set(false); store.call(Call::Concede); }>{words.table.concede_yes}</button>
                    </div>
                </Held>
            </div>
        </Show>
    }
}

/// Opens the log where it has no place of its own.
#[component]
fn LogButton() -> impl IntoView {
    let drawer = LogDrawer::here();
    view! {
        <button type="button" class="btn btn--quiet bar__log" aria-expanded=move || drawer.is_open().to_string() on:click=move |_| drawer.turn()>
            {words().table.show_log}
        </button>
    }
}

/// What has no room in the bar of a small window.
#[component]
fn More(
    concede: impl Fn() + Copy + Send + 'static,
    live: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let rules = move || Route::Rules(store.game().unwrap_or(GameName::Vs), String::new()).address();
    view! {
        <div class="settings__more">
            <a class="btn" href="#/">{words.table.ending_home}</a>
            <a class="btn" href=rules><Icon name="book"/>{words.shell.rules}</a>
            {move || live().then(|| view! {
                <button type="button" class="btn" on:click=move |_| concede()><Icon name="flag"/>{words.table.concede}</button>
            })}
        </div>
    }
}

#[component]
fn UndoButton() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let state = move || store.table.with(|table| table.as_ref().map_or(UndoState::Nothing, |table| table.undo));
    let title = move || if state() == UndoState::Practice { words.table.undo_practice } else { words.table.undo };
    view! {
        <button
            type="button" class="btn btn--quiet bar__wide" title=title aria-label=title
            aria-disabled=move || (state() == UndoState::Nothing).then_some("true")
            on:click=move |_| { store.undo(); }
        >
            <Icon name="undo"/><span class="bar__word">{words.table.undo}</span>
        </button>
    }
}

pub(super) fn phases(picture: &Picture) -> Vec<Phase> {
    match picture {
        Picture::Vs(table) => table.phases.clone(),
        Picture::Squad(table) => table.phases.clone(),
    }
}

/// The phases, and the steps of the one that it is now.
fn shown(phases: Vec<Phase>) -> Vec<Phase> {
    let mut now = false;
    let mut kept = Vec::new();
    for phase in phases {
        if !phase.step {
            now = phase.state == PhaseState::Now;
        }
        if !phase.step || now {
            kept.push(phase);
        }
    }
    kept
}

fn phase_item(phase: Phase) -> impl IntoView {
    let current = (phase.state == PhaseState::Now).then_some("step");
    let label = fill(words().guide.open, &[&phase.name]);
    // The press on it is heard by the whole bar.
    let name = match current {
        Some(_) => {
            view! { <button type="button" class="phases__open" aria-label=label>{phase.name}</button> }.into_any()
        }
        None => view! { <span>{phase.name}</span> }.into_any(),
    };
    view! { <li class:sub=phase.step class:is-done=phase.state == PhaseState::Done aria-current=current title=phase.about>{name}</li> }
}

/// "Turn 6 · You".
fn turn_words(store: Store) -> String {
    store.table.with(|table| {
        let Some(table) = table.as_ref() else { return String::new() };
        let (turn, whose, universe) = match &table.picture {
            Picture::Vs(picture) => (picture.turn, picture.turn_players.clone(), picture.universe.as_str()),
            Picture::Squad(picture) => (picture.turn, vec![picture.active], ""),
        };
        let name = |seat: &longbox_protocol::Seat| table.players.get(seat.index()).map(|player| player.name.clone());
        let names: Vec<String> = whose.iter().filter_map(name).collect();
        let turn = whose_turn(turn, &names, universe);
        let practice = if table.practice { format!(" · {}", words().table.practice) } else { String::new() };
        format!("{turn}{practice}")
    })
}

/// "Turn 6 · You · Pocket universe 1". After the end it is nobody's, and most games have one universe only.
pub(super) fn whose_turn(turn: u16, names: &[String], universe: &str) -> String {
    let turn = turn.to_string();
    let told = match names {
        _ if turn == "0" => words().table.before.to_owned(),
        [] => fill(words().table.turn, &[&turn]),
        names => fill(words().table.turn_of, &[&turn, &names.join(" & ")]),
    };
    if universe.is_empty() { told } else { format!("{told} · {universe}") }
}
