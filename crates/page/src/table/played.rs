//! The card that somebody else has just played, large over the table. It takes no focus and hides no answer.

use crate::motion;
use crate::parts::{CardFace, Rich, SeatBadge};
use crate::played::{Change, PlayedCard};
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Picture, Thing};
use web_sys::PointerEvent;

/// What a thing wears that the card works on.
const WORKS_ON: &str = "data-works-on";

#[component]
pub(super) fn PlayedPanel() -> impl IntoView {
    let store = Store::here();
    // What comes of a card is added to it; the card itself stays where it is.
    let which = Memo::new(move |_| {
        let shown = |one: &PlayedCard| (one.number, one.game, one.card, one.seat, one.waits);
        store.played.with(|played| played.as_ref().map(shown))
    });
    Effect::new(move |_| {
        mark(&store.played.with(|one| one.as_ref().map(|one| one.things.clone()).unwrap_or_default()))
    });
    on_cleanup(|| mark(&[]));
    let rests = move |event: PointerEvent| {
        // A card that comes up below a pointer that does not move is not being read yet.
        if event.pointer_type() == "mouse" && (event.movement_x() != 0 || event.movement_y() != 0) {
            store.hold_played(true);
        }
    };
    let touches = move |event: PointerEvent| {
        if event.pointer_type() != "mouse" {
            store.hold_played(true);
        }
    };
    view! {
        // Each comes up by itself, also right after another.
        <For each=move || which.get() key=|shown| shown.0 children=move |(_, game, card, seat, waits)| view! {
            <section class="played" aria-hidden="true">
                <div
                    class="played__card" on:pointermove=rests on:pointerdown=touches on:pointerup=move |_| store.hold_played(false)
                    on:pointercancel=move |_| store.hold_played(false) on:pointerleave=move |_| store.hold_played(false)
                    on:contextmenu=|event| event.prevent_default() on:click=move |_| store.move_on()
                >
                    {move || store.face(game, card).map(|face| view! { <CardFace face game/> })}
                </div>
                <div class="played__say">
                    <p class="played__who">{seat.map(|seat| view! { <SeatBadge seat own=false/> })}<span><Rich text=head(store)/></span></p>
                    {move || what(store)}
                    <p class="played__on"><i class="ring" class:ring--still=waits></i>{if waits { words().played.waits } else { words().played.goes_on }}</p>
                </div>
            </section>
        }/>
    }
}

/// What was done.
fn head(store: Store) -> String {
    store.played.with_untracked(|played| played.as_ref().and_then(|one| one.lines.first().cloned()).unwrap_or_default())
}

/// What has come of it, and how the combat stands then.
fn what(store: Store) -> Option<impl IntoView> {
    let PlayedCard { lines, changes, .. } = store.played.get()?;
    let forecast = store.table.with(|table| match table.as_ref().map(|table| &table.picture) {
        Some(Picture::Vs(picture)) => picture.combat.as_ref().filter(|one| !one.staged).map(|one| one.forecast.clone()),
        _ => None,
    });
    let lines: Vec<String> = lines.into_iter().skip(1).chain(forecast).filter(|line| !line.is_empty()).collect();
    let empty = lines.is_empty() && changes.is_empty();
    (!empty).then(|| {
        view! {
            <div class="played__what">
                {changes.into_iter().map(number).collect_view()}
                {lines.into_iter().map(|line| view! { <p><Rich text=line/></p> }).collect_view()}
            </div>
        }
    })
}

/// "Juggernaut 5 → 8 DEF ▲ 3".
fn number(change: Change) -> impl IntoView {
    let by = change.now - change.before;
    let sign = if by > 0 { "▲" } else { "▼" };
    view! {
        <p class="played__n">
            <span>{change.name}</span><b>{change.before}</b>"→"
            <b class:is-up={by > 0} class:is-down={by < 0}>{change.now}</b><small>{change.what}" "{sign}" "{by.abs()}</small>
        </p>
    }
}

/// Marks what the card works on, and nothing else.
fn mark(things: &[Thing]) {
    for element in motion::found(&format!("[{WORKS_ON}]")) {
        let _ = element.remove_attribute(WORKS_ON);
    }
    for element in things.iter().flat_map(|thing| motion::elements_of(&thing.0)) {
        let _ = element.set_attribute(WORKS_ON, "");
    }
}
