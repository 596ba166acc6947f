//! The big picture with the name of the place and the button that starts a game.

use super::wish::{Wish, Wishes};
use crate::parts::picture_address;
use crate::store::Store;
use crate::words::words;
use leptos::ev;
use leptos::prelude::*;
use std::cell::OnceCell;
use web_sys::KeyboardEvent;

thread_local! {
    // Drawn once; its address lives as long as the page.
    static BANNER: OnceCell<String> = const { OnceCell::new() };
}

#[component]
pub(super) fn Cover() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let banner = BANNER.with(|banner| banner.get_or_init(|| picture_address(&longbox_art::hero_banner())).clone());
    let unfinished = move || store.saved.with(Option::is_some);
    let wishes = Wishes::here();
    let go = move || match untrack(unfinished) {
        true => {
            wishes.forget();
            store.resume();
        }
        false => wishes.set(Wish::Play),
    };
    let press = move |event: KeyboardEvent| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if plain && matches!(event.key().as_str(), "p" | "P") && !crate::keys::is_typed(&event) {
            go();
        }
    };
    let handle = window_event_listener(ev::keydown, press);
    on_cleanup(move || handle.remove());
    let first = move || match (unfinished(), wishes.is(Wish::Play)) {
        (true, _) => words.home.resume,
        (false, true) => words.shell.loading,
        (false, false) => words.home.play_now,
    };
    view! {
        <section class="panel cover" aria-label=words.home.welcome>
            <img class="cover__art" alt="" src=banner/>
            <div class="cover__words">
                <h1><span class="vh">{words.shell.name}</span><svg viewBox="0 0 480 108" aria-hidden="true"><use href="#logo"></use></svg></h1>
                <p class="say">{words.home.say}</p>
                <div class="btns">
                    <button type="button" class="btn btn--main btn--big" on:click=move |_| go()>{first}<kbd>"P"</kbd></button>
                    <Show when=unfinished>
                        <button type="button" class="btn btn--big" on:click=move |_| wishes.set(Wish::Play)>
                            {move || if wishes.is(Wish::Play) { words.shell.loading } else { words.home.new_game }}
                        </button>
                    </Show>
                </div>
            </div>
        </section>
    }
}
