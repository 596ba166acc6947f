//! Which of several offers on one thing is meant.

use super::prompt::OfferButton;
use crate::motion;
use crate::parts::Held;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Offer, Thing};

/// The width of the list, for keeping it inside the window.
const WIDTH: f64 = 300.0;

#[component]
pub(super) fn ChooserPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let place = move || {
        let thing = store.chooser.with(|chooser| chooser.as_ref().map(|chooser| chooser.thing.clone()));
        let rect = thing.and_then(|thing| motion::rect_of(&thing.0));
        let (wide, high) = motion::window_size();
        let Some(rect) = rect else { return format!("left:{}px;top:20%", (wide - WIDTH) / 2.0) };
        let left = (rect.left() + rect.width() / 2.0 - WIDTH / 2.0).clamp(6.0, (wide - WIDTH - 6.0).max(6.0));
        match rect.top() > high / 2.0 {
            true => format!("left:{left}px;bottom:{}px", high - rect.top() + 8.0),
            false => format!("left:{left}px;top:{}px", rect.bottom() + 8.0),
        }
    };
    let items = move || {
        let Some(chooser) = store.chooser.get() else { return Vec::new() };
        let item = |(at, (offer, then)): (usize, (Offer, Vec<Thing>))| {
            // Away from its group an offer needs its whole name.
            let offer = Offer { group: String::new(), ..offer };
            view! { <li role="none"><OfferButton offer digit=at + 1 then/></li> }
        };
        chooser.offers.into_iter().enumerate().map(item).collect::<Vec<_>>()
    };
    view! {
        <Show when=move || store.chooser.with(Option::is_some)>
            <div class="veil veil--clear" on:click=move |_| store.chooser.set(None)>
                <Held class="panel chooser" place=Signal::derive(place) label=words.table.which close=Callback::new(move |()| store.chooser.set(None))>
                    <ul class="menu" role="menu" aria-label=words.table.which>{items}</ul>
                </Held>
            </div>
        </Show>
    }
}
