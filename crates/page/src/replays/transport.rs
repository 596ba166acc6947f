//! The bar that moves through a stored game.

use super::export::download;
use super::mistakes::MistakesDialog;
use super::play_on::PlayOnDialog;
use super::viewer::Replaying;
use crate::later;
use crate::parts::{Icon, Later};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::ev;
use leptos::prelude::*;
use longbox_protocol::{Seat, TurnStart, Viewer, turn_at};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// How long a step is looked at, at the usual speed.
const STEP: u32 = 900;

/// Stands above the table while a stored game is shown.
#[component]
pub(crate) fn Transport() -> impl IntoView {
    let store = Store::here();
    let open = Memo::new(move |_| store.replay.with(Option::is_some));
    view! { <Show when=move || open.get()><Later part=|| Box::pin(later::transport())/></Show> }
}

/// Where a press leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Back,
    On,
    TurnBack,
    TurnOn,
    Start,
    End,
}

/// Drawn signs: fonts do not agree on them.
const PLAY: &str = "M6 3l15 9-15 9z";
const PAUSE: &str = "M5 4h5v16H5zM14 4h5v16h-5z";
const BACK: &str = "M16 4v16L5 12z";
const ON: &str = "M8 4l11 8-11 8z";
const TURN_BACK: &str = "M3 4h3v16H3zM14 4v16l-8-8zM22 4v16l-8-8z";
const TURN_ON: &str = "M18 4h3v16h-3zM10 4l8 8-8 8zM2 4l8 8-8 8z";

impl Way {
    /// Where a key leads.
    fn of_key(key: &str, shift: bool) -> Option<Way> {
        Some(match (key, shift) {
            ("ArrowLeft", false) | (",", _) => Way::Back,
            ("ArrowRight", false) | (".", _) => Way::On,
            ("ArrowLeft", true) | ("<" | ";", _) => Way::TurnBack,
            ("ArrowRight", true) | (">" | ":", _) => Way::TurnOn,
            ("Home", _) => Way::Start,
            ("End", _) => Way::End,
            _ => return None,
        })
    }

    /// The step that it leads to.
    fn from(self, step: usize, steps: usize, turns: &[TurnStart]) -> usize {
        let mut begins = turns.iter().map(|turn| turn.step);
        match self {
            Way::Back => step.saturating_sub(1),
            Way::On => (step + 1).min(steps),
            Way::TurnBack => begins.rfind(|begin| *begin < step).unwrap_or(0),
            Way::TurnOn => begins.find(|begin| *begin > step).unwrap_or(steps),
            Way::Start => 0,
            Way::End => steps,
        }
    }
}

impl Store {
    fn with_replay<T: Default>(self, look: impl FnOnce(&Replaying) -> T) -> T {
        self.replay.with(|replay| replay.as_ref().map(look).unwrap_or_default())
    }

    fn wind(self, way: Way) {
        let wish = untrack(|| {
            self.with_replay(|replay| {
                let step = way.from(replay.step, replay.info.steps, &replay.info.turns);
                Some((step, replay.viewer))
            })
        });
        if let Some((step, viewer)) = wish {
            self.show_replay(step, viewer);
        }
    }
}

#[component]
pub(crate) fn TransportBar() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let running = RwSignal::new(false);
    let playing_on = RwSignal::new(false);
    let mistakes = RwSignal::new(false);
    run(store, running);
    listen(store, running, mistakes);
    let button = move |way: Way, (path, word, key): (&'static str, &'static str, &str)| {
        let press = move |_| {
            running.set(false);
            store.wind(way);
        };
        let title = format!("{word} ({key})");
        view! { <button type="button" class="btn transport__wind" aria-label=word title=title on:click=press><Sign path/></button> }
    };
    let play = move || if running.get() { words.replays.pause } else { words.replays.play };
    // A game that is over cannot be played on.
    let over = move || store.table.with(|table| table.as_ref().is_some_and(|table| table.ending.is_some()));
    let play_on = move |_| playing_on.set(!untrack(over));
    // A person saved it: whoever looks is likely that person.
    let mine = untrack(|| store.with_replay(|replay| replay.info.seat.is_some()));
    let show_mistakes = if mine { words.mistakes.show_mine } else { words.mistakes.show };
    let export = move |_| untrack(|| store.with_replay(|replay| download(&replay.info.title, &replay.text)));
    let share = move |_| untrack(|| store.with_replay(|replay| store.share_game(&replay.text)));
    view! {
        <section class="transport" aria-label=words.replays.transport>
            <div class="transport__winds">
                {button(Way::TurnBack, (TURN_BACK, words.replays.turn_back, "Shift ←"))}
                {button(Way::Back, (BACK, words.replays.back, "←"))}
                <button type="button" class="btn btn--main transport__wind" aria-label=play title=move || format!("{} (K)", play()) on:click=move |_| running.update(|on| *on = !*on)>
                    {move || if running.get() { view! { <Sign path=PAUSE/> } } else { view! { <Sign path=PLAY/> } }}
                </button>
                {button(Way::On, (ON, words.replays.on, "→"))}
                {button(Way::TurnOn, (TURN_ON, words.replays.turn_on, "Shift →"))}
            </div>
            <Slider running/>
            <ViewerList/>
            <div class="transport__tools">
                <button type="button" class="btn" aria-disabled=move || over().then_some("true") on:click=play_on>{words.replays.play_on}</button>
                <button type="button" class="btn transport__mistakes" aria-label=show_mistakes title=format!("{show_mistakes} (M)") on:click=move |_| mistakes.set(true)>
                    <Icon name="bulb"/><span>{show_mistakes}</span>
                </button>
                <button type="button" class="btn btn--quiet transport__share" on:click=share>{words.links.copy}</button>
                <button type="button" class="btn btn--quiet transport__export" on:click=export>{words.replays.export}</button>
                <button type="button" class="btn btn--quiet" on:click=move |_| store.close_replay()>{words.replays.leave}</button>
            </div>
        </section>
        <Show when=move || playing_on.get()><PlayOnDialog close=Callback::new(move |()| playing_on.set(false))/></Show>
        <Show when=move || mistakes.get()><MistakesDialog close=Callback::new(move |()| mistakes.set(false))/></Show>
    }
}

#[component]
fn Sign(path: &'static str) -> impl IntoView {
    view! { <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d=path></path></svg> }
}

/// Where in the game we are, to be dragged.
#[component]
fn Slider(running: RwSignal<bool>) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let steps = move || store.with_replay(|replay| replay.info.steps);
    let step = move || store.with_replay(|replay| replay.step);
    let turn = move || match store.with_replay(|replay| turn_at(&replay.info.turns, replay.step)) {
        0 => words.table.before.to_owned(),
        turn => fill(words.table.turn, &[&turn.to_string()]),
    };
    let place = move || fill(words.replays.place, &[&turn(), &step().to_string(), &steps().to_string()]);
    let drag = move |event| {
        running.set(false);
        let step = event_target_value(&event).parse::<usize>().unwrap_or(0);
        let viewer = store.replay.with_untracked(|replay| replay.as_ref().map_or(Viewer::Open, |replay| replay.viewer));
        store.show_replay(step, viewer);
    };
    view! {
        <label class="transport__slider">
            <span>{place}</span>
            <input
                type="range" min="0" max=move || steps().to_string() step="1" prop:value=move || step().to_string()
                aria-valuetext=place on:input=drag
            />
        </label>
    }
}

/// Through whose eyes the game is seen.
#[component]
fn ViewerList() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let seats = Memo::new(move |_| store.with_replay(|replay| replay.info.seats));
    let viewer = move || store.replay.with(|replay| replay.as_ref().map_or(Viewer::Open, |replay| replay.viewer));
    let viewers = move || {
        let seat = |seat: u8| (Viewer::Seat(Seat(seat)), fill(words.replays.seat, &[&Seat(seat).to_string()]));
        let ends = [(Viewer::Open, words.replays.open), (Viewer::Spectator, words.replays.spectator)];
        let ends = ends.map(|(viewer, word)| (viewer, word.to_owned()));
        let [open, spectator] = ends;
        [open].into_iter().chain((0..seats.get()).map(seat)).chain([spectator]).collect::<Vec<_>>()
    };
    let choose = move |event| {
        let at = event_target_value(&event).parse::<usize>().unwrap_or(0);
        let step = untrack(|| store.with_replay(|replay| replay.step));
        if let Some((viewer, _)) = untrack(viewers).get(at) {
            store.show_replay(step, *viewer);
        }
    };
    view! {
        <label class="transport__eyes"><span>{words.replays.eyes}</span>
            <select aria-label=words.replays.eyes on:change=choose>
                {move || viewers().into_iter().enumerate().map(|(at, (one, word))| view! {
                    <option value=at.to_string() prop:selected=move || viewer() == one>{word}</option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// Steps on by itself while it runs.
fn run(store: Store, running: RwSignal<bool>) {
    Effect::new(move |_| {
        if !running.get() {
            return;
        }
        let (step, steps) = store.with_replay(|replay| (replay.step, replay.info.steps));
        if step >= steps {
            running.set(false);
            return;
        }
        let pause = (STEP * store.settings.get_untracked().speed.hundredths() / 100).max(120);
        let handle = set_timeout_with_handle(move || store.wind(Way::On), Duration::from_millis(u64::from(pause)));
        // Another step by hand, or a pause, makes this one void.
        on_cleanup(move || handle.iter().for_each(leptos::leptos_dom::helpers::TimeoutHandle::clear));
    });
}

fn listen(store: Store, running: RwSignal<bool>, mistakes: RwSignal<bool>) {
    let press = move |event: KeyboardEvent| {
        let meant = event.ctrl_key() || event.meta_key() || event.alt_key();
        if meant || crate::keys::is_typed(&event) || is_elsewhere(&event) {
            return;
        }
        if matches!(event.key().as_str(), "k" | "K") {
            return running.update(|on| *on = !*on);
        }
        if matches!(event.key().as_str(), "m" | "M") {
            return mistakes.set(true);
        }
        let Some(way) = Way::of_key(&event.key(), event.shift_key()) else { return };
        // The slider would go its own way.
        event.prevent_default();
        running.set(false);
        store.wind(way);
    };
    let handle = window_event_listener(ev::keydown, press);
    on_cleanup(move || handle.remove());
}

/// Whether the keyboard is in something that stands over the table.
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let over = target.and_then(|target| target.closest("[role=dialog], [role=alertdialog]").ok().flatten());
    over.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winding_stays_inside_the_game() {
        let turns = [(1, 0), (2, 4), (3, 9)].map(|(turn, step)| TurnStart { turn, step });
        let go = |way: Way, step| way.from(step, 12, &turns);
        assert_eq!((go(Way::Back, 0), go(Way::Back, 5)), (0, 4));
        assert_eq!((go(Way::On, 11), go(Way::On, 12)), (12, 12));
        assert_eq!((go(Way::TurnBack, 9), go(Way::TurnBack, 6), go(Way::TurnBack, 0)), (4, 4, 0));
        assert_eq!((go(Way::TurnOn, 0), go(Way::TurnOn, 4), go(Way::TurnOn, 10)), (4, 9, 12));
        assert_eq!((go(Way::Start, 7), go(Way::End, 7)), (0, 12));
    }

    #[test]
    fn arrows_lead_by_choices_and_with_shift_by_turns() {
        let ways = [("ArrowLeft", false), ("ArrowRight", false), ("ArrowLeft", true), ("ArrowRight", true)];
        let ways = ways.map(|(key, shift)| Way::of_key(key, shift));
        assert_eq!(ways, [Way::Back, Way::On, Way::TurnBack, Way::TurnOn].map(Some));
        // As they are typed, with shift where the keyboard needs it.
        let signs = [(",", false), (".", false), ("<", true), (">", true)].map(|(key, shift)| Way::of_key(key, shift));
        assert_eq!(signs, ways);
        assert_eq!((Way::of_key("Home", false), Way::of_key("ArrowUp", false)), (Some(Way::Start), None));
    }
}
