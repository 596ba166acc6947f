//! A part of the page that is fetched when it is opened.

use super::Icon;
use super::sheet::wear;
use crate::later::{Coming, Show};
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// How far a part has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Coming,
    Here,
    Missing,
}

/// Shows a part of the page as soon as its code is here, and says meanwhile what is going on. `part` asks for it; asked
/// again after a failure, it fetches again.
#[component]
pub(crate) fn Later(
    part: impl Fn() -> Coming + Send + Sync + 'static,
    /// The name of its style sheet, if it has one of its own.
    #[prop(optional)]
    sheet: Option<&'static str>,
    /// It opens over the page, which stays as it is until then.
    #[prop(optional)]
    over: bool,
) -> impl IntoView {
    let stage = RwSignal::new(Stage::Coming);
    let show = StoredValue::new_local(None::<Show>);
    let part = StoredValue::new(part);
    let store = Store::here();
    let fetch = move || {
        stage.set(Stage::Coming);
        let coming = part.with_value(|part| part());
        let dress = sheet.map(|sheet| wear(store.address_of(&format!("later/{sheet}.css"))));
        spawn_local(async move {
            let came = coming.await;
            let worn = match dress {
                Some(dress) => dress.await,
                None => true,
            };
            let next = if came.is_ok() && worn { Stage::Here } else { Stage::Missing };
            // Whoever has left the place meanwhile waits for nothing.
            let _ = show.try_set_value(came.ok());
            let _ = stage.try_set(next);
        });
    };
    fetch();
    move || match stage.get() {
        Stage::Here => show.with_value(|show| show.as_ref().map(|show| show())),
        Stage::Coming if over => None,
        Stage::Coming => Some(view! { <p class="loading" role="status">{words().shell.fetching}</p> }.into_any()),
        Stage::Missing => Some(view! { <NotHere over again=Callback::new(move |()| fetch())/> }.into_any()),
    }
}

/// The line has failed: the part can be asked for again. After a new build only a reload brings it.
#[component]
fn NotHere(over: bool, again: Callback<()>) -> impl IntoView {
    let words = &words().shell;
    let reload = move |_| drop(window().location().reload());
    view! {
        <div class="missing" class:missing--over=over class:panel=over role="alert">
            <p><Icon name="why"/>{words.missing}</p>
            <button type="button" class="btn btn--main missing__again" on:click=move |_| again.run(())>{words.again}</button>
            <button type="button" class="btn btn--quiet" on:click=reload>{words.reload}</button>
        </div>
    }
}
