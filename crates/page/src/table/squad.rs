//! The table of Super Hero Squad.

mod arena;
mod assault;
mod calm;
mod flips;
mod foot;
mod half;
mod hand;
mod keep;
mod keepers;
mod laid;
mod offered;
mod piles;
mod place;
mod plate;
mod power;
mod slot;

use super::{LogPanel, PromptPanel};
use crate::store::Store;
use crate::words::words;
use arena::Arena;
use half::Half;
use hand::{KnownHand, OwnHand};
use keepers::KeeperRow;
use leptos::prelude::*;
use longbox_protocol::GameName;
use plate::Plate;
use power::{PowerDial, PowerTrack};

#[component]
pub(crate) fn SquadBoard() -> impl IntoView {
    let store = Store::here();
    let words = words();
    // Every part of the table shows cards, so nothing is laid out before they have come.
    let ready = Memo::new(move |_| store.faces.with(|faces| faces.contains_key(&GameName::Squad)));
    view! {
        <main id="main" class="sq">
            <h1 class="vh">{words.squad.title}</h1>
            <Show when=move || ready.get() fallback=move || view! { <p class="empty">{words.shell.loading}</p> }>
                <aside class="sq__left">
                    <Plate half=Half::Foe/>
                    <PowerDial/>
                    <Plate half=Half::Own/>
                </aside>
                <div class="sq__board">
                    <KnownHand/>
                    <KeeperRow half=Half::Foe/>
                    <PowerTrack/>
                    <Arena/>
                    <KeeperRow half=Half::Own/>
                </div>
                <div class="sq__sheet">
                    <OwnHand/>
                    <aside class="sq__right">
                        <LogPanel/>
                        <PromptPanel/>
                    </aside>
                </div>
            </Show>
        </main>
    }
}
