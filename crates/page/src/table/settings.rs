//! What can be set at the table: theme, speed, stops.

use crate::parts::Held;
use crate::replays::{ExportGame, ReportRuling};
use crate::settings::{PlayedCards, Speed, Theme};
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Call, Stops};

#[component]
pub(crate) fn SettingsPanel(
    close: impl Fn() + Copy + Send + Sync + 'static,
    /// What stands above the settings.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let themes = [words.shell.theme_system, words.shell.theme_light, words.shell.theme_dark];
    view! {
        <div class="veil veil--clear" on:click=move |_| close()>
            <Held class="panel settings" label=words.table.settings close=Callback::new(move |()| close())>
                <h2 class="panel__title">
                    {words.table.settings}
                    <button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| close()>"×"</button>
                </h2>
                {children.map(|children| children())}
                <fieldset class="settings__group">
                    <legend>{words.shell.theme}</legend>
                    {Theme::ALL.into_iter().zip(themes).map(|(theme, word)| view! {
                        <label><input type="radio" name="theme" prop:checked=move || store.settings.get().theme == theme
                            on:change=move |_| store.set(|settings| settings.theme = theme)/>{word}</label>
                    }).collect_view()}
                </fieldset>
                <fieldset class="settings__group">
                    <legend>{words.table.speed}</legend>
                    {Speed::ALL.into_iter().zip(words.table.speeds).map(|(speed, word)| view! {
                        <label><input type="radio" name="speed" prop:checked=move || store.settings.get().speed == speed
                            on:change=move |_| store.set(|settings| settings.speed = speed)/>{word}</label>
                    }).collect_view()}
                </fieldset>
                <fieldset class="settings__group">
                    <legend>{words.played.title}</legend>
                    {PlayedCards::ALL.into_iter().zip(words.played.ways).map(|(way, word)| view! {
                        <label><input type="radio" name="played" prop:checked=move || store.settings.get().played == way
                            on:change=move |_| store.set(|settings| settings.played = way)/>{word}</label>
                    }).collect_view()}
                </fieldset>
                <fieldset class="settings__group">
                    <legend>{words.table.stops}</legend>
                    <StopBox word=words.table.pass_when_nothing get=|stops| stops.pass_when_nothing set=|stops, on| stops.pass_when_nothing = on/>
                    <StopBox word=words.table.fewer_questions get=|stops| stops.fewer_questions set=|stops, on| stops.fewer_questions = on/>
                    <StopBox word=words.table.hold_for_responses get=|stops| stops.hold_for_responses set=|stops, on| stops.hold_for_responses = on/>
                    <StopBox word=words.table.pass_until_my_turn get=|stops| stops.pass_until_my_turn set=|stops, on| stops.pass_until_my_turn = on/>
                </fieldset>
                <fieldset class="settings__group">
                    <label><input type="checkbox" prop:checked=move || !store.settings.get().skips_at_once
                        on:change=move |event| store.set(|settings| settings.skips_at_once = !event_target_checked(&event))/>{words.played.asks_skipping}</label>
                    <label><input type="checkbox" prop:checked=move || !store.guide.get().off
                        on:change=move |event| store.switch_guide(event_target_checked(&event))/>{words.guide.switch}</label>
                </fieldset>
                <Sound/>
                <ExportGame/>
                <ReportRuling/>
            </Held>
        </div>
    }
}

/// One of the stops. The host is told at once.
#[component]
fn StopBox(word: &'static str, get: fn(&Stops) -> bool, set: fn(&mut Stops, bool)) -> impl IntoView {
    let store = Store::here();
    let change = move |event| {
        let on = event_target_checked(&event);
        store.set_stops(|stops| set(stops, on));
    };
    view! { <label><input type="checkbox" prop:checked=move || get(&store.settings.get().stops) on:change=change/>{word}</label> }
}

/// Sounds, off until they are wanted. Each change is heard.
#[component]
fn Sound() -> impl IntoView {
    let store = Store::here();
    let words = &words().table;
    let switch = move |event| {
        store.set(|settings| settings.sound = event_target_checked(&event));
        store.play_sounds("card turn");
    };
    let turn = move |event| {
        store.set(|settings| settings.volume = event_target_value(&event).parse().unwrap_or(settings.volume));
        store.play_sounds("hit");
    };
    let on = move || store.settings.with(|settings| settings.sound);
    view! {
        <fieldset class="settings__group">
            <legend>{words.sound}</legend>
            <label><input type="checkbox" prop:checked=on on:change=switch/>{words.sound_on}</label>
            <Show when=on>
                <label>{words.volume}<input type="range" min="5" max="100" step="5" prop:value=move || store.settings.with(|settings| settings.volume) on:change=turn/></label>
            </Show>
        </fieldset>
    }
}

impl Store {
    /// Changes what is passed without asking, here and at the host.
    pub(crate) fn set_stops(self, change: impl FnOnce(&mut Stops)) {
        self.set(|settings| change(&mut settings.stops));
        self.call(Call::Stops(self.settings.get_untracked().stops));
    }
}
