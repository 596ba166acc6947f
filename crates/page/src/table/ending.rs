//! The end of a game: the last blow is seen first, then a page over the table tells how it went and what can be done next.

mod chart;
mod course;
mod mistakes;
mod splash;
mod swings;
mod tally;

use crate::later;
use crate::motion;
use crate::parts::{Icon, Later, hold_keyboard, keep_inside};
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
use course::Course;
use leptos::html;
use leptos::prelude::*;
use longbox_protocol::{Ending, Observation};
use mistakes::Mistakes;
use splash::Splash;
use std::sync::Arc;
use std::time::Duration;
use swings::Swings;
use tally::Tally;
use web_sys::{KeyboardEvent, MouseEvent};

/// How far the end of the game on the table has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum EndShown {
    /// The game goes on.
    #[default]
    No,
    /// The last blow is looked at.
    Soon,
    Open,
    /// The table is looked at; a button brings the page back.
    Closed,
}

/// So long the table stands still before anything covers it, and so often it is looked at, in milliseconds.
const LOOK: u64 = 900;
const TICK: u64 = 60;
/// Whatever still moves then is not waited for.
const MOST: u64 = 6_000;
/// The button that brings the page back.
const BACK: &str = ".result";

#[component]
pub(super) fn EndingPanel() -> impl IntoView {
    let store = Store::here();
    let ended = Memo::new(move |_| store.has_ended());
    Effect::new(move |_| store.follow_end(ended.get()));
    on_cleanup(move || {
        if store.ending.get_untracked() == EndShown::Soon {
            store.ending.set(EndShown::No);
        }
    });
    let open = Memo::new(move |_| store.ending.get() == EndShown::Open);
    view! {
        {move || open.get().then(|| store.table.get_untracked()).flatten().and_then(|table| {
            let ending = table.ending.clone()?;
            let part = move || later::end_page(table.clone(), ending.clone());
            Some(view! { <Later over=true part=move || Box::pin(part())/> })
        })}
    }
}

impl Store {
    /// Whether the game on the table is over. A stored game is only looked at.
    pub(super) fn has_ended(self) -> bool {
        self.replay.with(Option::is_none)
            && self.table.with(|table| table.as_ref().is_some_and(|table| table.ending.is_some()))
    }

    pub(crate) fn is_end_open(self) -> bool {
        self.ending.get_untracked() == EndShown::Open
    }

    fn follow_end(self, ended: bool) {
        match (ended, self.ending.get_untracked()) {
            (false, EndShown::No) => {}
            (false, _) => self.ending.set(EndShown::No),
            (true, EndShown::No) => {
                self.ending.set(EndShown::Soon);
                self.announce_end();
                self.open_when_still(0, 0);
            }
            (true, _) => {}
        }
    }

    /// Who listens is told at once, after what happened last.
    fn announce_end(self) {
        let told = self.table.with_untracked(|table| {
            let ending = table.as_ref()?.ending.as_ref()?;
            Some(format!("{} {}", ending.title, ending.text))
        });
        if let Some(told) = told {
            self.announcement.update(|said| *said = format!("{said} {told}").trim().to_owned());
        }
    }

    /// Opens the page once nothing has moved for a while.
    fn open_when_still(self, waited: u64, still: u64) {
        let look = move || {
            if self.ending.get_untracked() != EndShown::Soon {
                return;
            }
            let still = if motion::is_moving() { 0 } else { still + TICK };
            match still >= LOOK || waited >= MOST {
                true => self.ending.set(EndShown::Open),
                false => self.open_when_still(waited + TICK, still),
            }
        };
        set_timeout(look, Duration::from_millis(TICK));
    }

    /// Back to the table; the keyboard goes to the button that brings the page back.
    pub(crate) fn close_end(self) {
        self.ending.set(EndShown::Closed);
        request_animation_frame(|| motion::found(BACK).iter().take(1).for_each(motion::focus));
    }
}

#[component]
pub(crate) fn EndPage(table: Arc<Observation>, ending: Ending) -> impl IntoView {
    let store = Store::here();
    let node = NodeRef::<html::Section>::new();
    let game = table.game;
    let mistaken = table.clone();
    hold_keyboard(node);
    let press = move |event: KeyboardEvent| {
        // Keys of the table mean nothing while it is covered.
        event.stop_propagation();
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "Escape" => store.close_end(),
            "r" | "R" => store.rematch(),
            "n" | "N" => Route::Lobby(game).go(),
            "m" | "M" => store.toggle_mistakes(&mistaken),
            _ => keep_inside(node, &event),
        }
    };
    // A press beside the page would take the keyboard away from it.
    let hold = |event: MouseEvent| {
        if event.target() == event.current_target() {
            event.prevent_default();
        }
    };
    let beside = move |event: MouseEvent| {
        if event.target() == event.current_target() {
            store.close_end();
        }
    };
    view! {
        <div class="veil veil--end" on:mousedown=hold on:click=beside>
            <section
                class="fin ending held" role="dialog" aria-modal="true" aria-labelledby="ending-title" aria-describedby="ending-text" tabindex="-1"
                node_ref=node on:keydown=press
            >
                <div class="fin__page" tabindex="0" role="group" aria-labelledby="ending-title">
                    <Splash table=table.clone() ending=ending.clone()/>
                    <Tally table=table.clone() summary=ending.summary.clone()/>
                    <Course table=table.clone() summary=ending.summary.clone()/>
                    <Mistakes table=table.clone()/>
                    <Swings table summary=ending.summary/>
                </div>
                <Foot game/>
            </section>
        </div>
    }
}

/// What can be done next.
#[component]
fn Foot(game: longbox_protocol::GameName) -> impl IntoView {
    let store = Store::here();
    let words = &words().ending;
    let main = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = main.get() {
            motion::focus(&button);
        }
    });
    view! {
        <footer class="fin__foot">
            <button type="button" class="btn btn--main btn--big fin__again" node_ref=main on:click=move |_| store.rematch()>
                <Icon name="again"/>{words.rematch}<kbd aria-hidden="true">"R"</kbd>
            </button>
            <a class="btn btn--big" href=Route::Lobby(game).address()>{words.new_game}<kbd aria-hidden="true">"N"</kbd></a>
            <span class="fin__more">
                <button type="button" class="btn btn--quiet" on:click=move |_| store.watch_last(0)><Icon name="film"/>{words.replay}</button>
                <button type="button" class="btn btn--quiet" on:click=move |_| store.export_game()><Icon name="export"/>{words.export}</button>
                <button type="button" class="btn btn--quiet fin__look" on:click=move |_| store.close_end()>{words.look}<kbd aria-hidden="true">"Esc"</kbd></button>
            </span>
        </footer>
    }
}

/// What stands in the place of the question when the game is over.
#[component]
pub(super) fn Over() -> impl IntoView {
    let store = Store::here();
    let words = &words().ending;
    let told = move |part: fn(&Ending) -> String| {
        store.table.with(|table| table.as_ref().and_then(|table| table.ending.as_ref()).map(part)).unwrap_or_default()
    };
    view! {
        <div class="prompt prompt--wait">
            <strong>{move || told(|ending| ending.title.clone())}</strong>
            <p>{move || told(|ending| ending.text.clone())}</p>
        </div>
        <div class="pass">
            <button type="button" class="btn btn--main result" on:click=move |_| store.ending.set(EndShown::Open)>{words.result}</button>
            <button type="button" class="btn" on:click=move |_| store.rematch()><Icon name="again"/>{words.rematch}</button>
        </div>
    }
}
