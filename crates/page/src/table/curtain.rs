//! Between two people at one device: nothing is shown until the next one says so.

use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::Call;

#[component]
pub(super) fn CurtainPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    view! {
        {move || store.curtain.get().map(|(seat, name)| {
            let look = move |_| store.call(Call::Look(seat));
            view! {
                <div class="curtain stock" role="alertdialog" aria-modal="true" aria-label=fill(words.table.curtain, &[&name])>
                    <section class="panel dialog">
                        <h2>{fill(words.table.curtain, &[&name])}</h2>
                        <p>{fill(words.table.curtain_detail, &[&name])}</p>
                        <button type="button" class="btn btn--main" autofocus on:click=look>{fill(words.table.curtain_ready, &[&name])}</button>
                    </section>
                </div>
            }
        })}
    }
}
