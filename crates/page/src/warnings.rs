//! What a player must know about the keeping of games: that it fails, or that another tab plays.

use crate::archive::Trouble;
use crate::claim::Claim;
use crate::parts::{Held, Icon};
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;

/// While something would be lost with the tab: why, and a way out.
#[component]
pub(crate) fn NotKept() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let at_stake =
        move || store.saved.with(Option::is_some) || store.replays.with(|games| games.iter().any(|game| !game.kept));
    let trouble = Memo::new(move |_| {
        let trouble = store.trouble.get().filter(|_| at_stake());
        // The page with the replays says it itself.
        trouble.filter(|trouble| store.trouble_seen.get() != Some(*trouble) && store.route.get() != Route::Replays)
    });
    view! {
        {move || trouble.get().map(|trouble| {
            let text = match trouble {
                Trouble::Full => words.keeping.full,
                Trouble::Refused => words.keeping.refused,
            };
            view! {
                <div class="panel notice notice--keep" role="alert">
                    <Icon name="why"/>
                    <p>{text}</p>
                    <button type="button" class="btn" on:click=move |_| store.export_game()>{words.keeping.export}</button>
                    <button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| store.trouble_seen.set(Some(trouble))>"×"</button>
                </div>
            }
        })}
    }
}

/// Above the kept games: why new ones are not among them.
#[component]
pub(crate) fn TroublePanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    view! {
        {move || store.trouble.get().map(|trouble| {
            let text = match trouble {
                Trouble::Full => words.keeping.full_here,
                Trouble::Refused => words.keeping.refused_here,
            };
            view! {
                <section class="panel trouble" role="status" aria-label=words.keeping.not_kept>
                    <Icon name="why"/><p><b>{words.keeping.not_kept}". "</b>{text}</p>
                </section>
            }
        })}
    }
}

/// Another tab has the game that is wanted here, or has just taken it.
#[component]
pub(crate) fn Elsewhere() -> impl IntoView {
    let store = Store::here();
    let shown = Memo::new(move |before: Option<&Option<Claim>>| match store.claim.get() {
        Claim::Elsewhere => Some(Claim::Elsewhere),
        // Until the other tab has answered.
        Claim::Asking => before.copied().flatten(),
        Claim::Given if store.route.get() == Route::Table && store.replay.with(Option::is_none) => Some(Claim::Given),
        _ => None,
    });
    view! { {move || shown.get().map(|claim| view! { <TabDialog given={claim == Claim::Given}/> })} }
}

#[component]
fn TabDialog(
    /// The game was played here until now.
    given: bool,
) -> impl IntoView {
    let store = Store::here();
    let words = &words().keeping;
    let (title, detail, take, leave) = match given {
        true => (words.given, words.given_detail, words.take_back, words.home),
        false => (words.elsewhere, words.elsewhere_detail, words.take_over, words.leave_it),
    };
    let asking = move || store.claim.get() == Claim::Asking;
    view! {
        <div class="curtain stock elsewhere">
            <Held class="panel dialog" label=title role="alertdialog" close=Callback::new(move |()| store.leave_it())>
                <h2>{title}</h2>
                <p role="status">{move || if asking() { words.asking } else { detail }}</p>
                <div class="dialog__row">
                    <button type="button" class="btn btn--main" on:click=move |_| store.take_over()>{take}</button>
                    <button type="button" class="btn" on:click=move |_| store.leave_it()>{leave}</button>
                </div>
            </Held>
        </div>
    }
}
