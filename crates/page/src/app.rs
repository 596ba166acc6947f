//! The whole page: its frame, and which part of it is shown.

use crate::announce::Announcer;
use crate::claim::Claim;
use crate::client::Engine;
use crate::frame::{self, Frame};
use crate::keys;
use crate::parts::{Icon, RuleLink, Sprite};
use crate::route::Route;
use crate::store::Store;
use crate::table::TablePage;
use crate::warnings::{Elsewhere, NotKept};
use crate::words::words;
use leptos::ev;
use leptos::prelude::*;
use longbox_protocol::GameName;

#[component]
pub(crate) fn App(
    /// What starts the host.
    engine: Engine,
) -> impl IntoView {
    let store = Store::open(engine);
    provide_context(store);
    store.settings.get_untracked().theme.apply();
    store.connect();
    store.open_archive();
    keys::listen(store);
    let handle = window_event_listener(ev::hashchange, move |_| store.arrive());
    on_cleanup(move || handle.remove());
    let place = Memo::new(move |_| store.route.with(Route::place));
    Effect::new(move |_| {
        document().set_title(&place.with(frame::title));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let at_table = Memo::new(move |_| store.route.with(|route| *route == Route::Table));
    let page = move || match at_table.get() {
        true => view! { <TablePage/> }.into_any(),
        false => view! { <Frame/> }.into_any(),
    };
    view! {
        <button type="button" class="skip" on:click=move |_| to_content()>{words().shell.skip}</button>
        <Sprite/>
        {page}
        <NotKept/>
        <NoticeBar/>
        <Elsewhere/>
        <Announcer/>
    }
}

/// Puts the keyboard on the content, behind bars and menus.
fn to_content() {
    if let Some(main) = document().get_element_by_id("main") {
        let _ = main.set_attribute("tabindex", "-1");
        crate::motion::focus(&main);
    }
}

impl Store {
    /// The address has changed.
    fn arrive(self) {
        self.close_all();
        self.notice.set(None);
        self.route.set(Route::here());
        // Whoever leaves the table of a game that another tab has need not be told again.
        if self.claim.get_untracked() == Claim::Given && self.route.get_untracked() != Route::Table {
            self.claim.set(Claim::Free);
        }
        self.return_to_table();
        self.follow();
    }
}

/// What the player must be told, below everything.
#[component]
fn NoticeBar() -> impl IntoView {
    let store = Store::here();
    let words = words();
    view! {
        {move || store.notice.get().map(|notice| {
            let game = store.game().unwrap_or(GameName::Vs);
            let rule = notice.rule.map(|rule| view! { <RuleLink game rule/> });
            view! {
                <div class="panel notice" role="alert">
                    <Icon name="why"/><p>{notice.text}" "{rule}</p>
                    <button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| store.notice.set(None)>"×"</button>
                </div>
            }
        })}
    }
}
