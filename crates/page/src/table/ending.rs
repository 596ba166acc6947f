//! How the game ended and what can be done next.

use crate::parts::RuleLink;
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;

#[component]
pub(super) fn EndingPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let closed = RwSignal::new(None::<usize>);
    // A table that is looked at after the end, and a stored game, are not covered again.
    let ending = move || {
        store.table.with(|table| {
            let table = table.as_ref()?;
            let open = closed.get() != Some(table.made) && store.replay.with(Option::is_none);
            table.ending.clone().filter(|_| open).map(|ending| (ending, table.made, table.game))
        })
    };
    let watch = move |_| store.watch_last();
    view! {
        {move || ending().map(|(ending, made, game)| {
            let rule = ending.rule.clone().map(|rule| view! { <RuleLink game rule/> });
            view! {
                <div class="veil">
                    <section class="panel dialog ending" role="alertdialog" aria-label=ending.title.clone() class:ending--won=ending.won == Some(true)>
                        <h2>{ending.title.clone()}</h2>
                        <p>{ending.text.clone()}" "{rule}</p>
                        <div class="dialog__row">
                            <a class="btn btn--main" autofocus href=Route::Lobby(game).address()>{words.table.ending_again}</a>
                            <button type="button" class="btn" on:click=watch>{words.table.ending_replay}</button>
                            <button type="button" class="btn" on:click=move |_| closed.set(Some(made))>{words.table.ending_look}</button>
                            <a class="btn" href="#/">{words.table.ending_home}</a>
                        </div>
                    </section>
                </div>
            }
        })}
    }
}
