//! A thing on the table that can be pointed at, dragged and asked about.

use super::press::Press;
use crate::store::Store;
use crate::table::Standing;
use crate::words::sentences;
use leptos::prelude::*;
use longbox_protocol::Thing;

/// A button for a thing: it glows where it can be chosen, says why where it cannot, opens the big card on hover or a
/// long press, and can be dragged with the mouse or a finger onto whatever its offers name.
#[component]
pub(crate) fn ThingButton(
    thing: Thing,
    /// The classes beside those of its standing.
    #[prop(into)]
    class: Signal<String>,
    /// What a screen reader says.
    #[prop(into)]
    label: Signal<String>,
    /// The key of a team or Factor, for colours.
    #[prop(into, optional)]
    team: String,
    #[prop(into, optional)] factor: String,
    children: Children,
) -> impl IntoView {
    let store = Store::here();
    let name = thing.0.clone();
    let asked = thing.clone();
    let standing = Memo::new(move |_| store.table.with(|table| Store::standing(table.as_deref(), &asked)));
    let is_legal = move || matches!(standing.get(), Standing::Legal(_));
    let can_drag = move || standing.get() == Standing::Legal(true);
    let is_illegal = move || matches!(standing.get(), Standing::Illegal(_));
    let reasons = move || match standing.get() {
        Standing::Illegal(refusals) => refusals.into_iter().map(|one| one.text).collect::<Vec<_>>().join(" "),
        _ => String::new(),
    };
    let looked_at = thing.clone();
    let is_pondered = Memo::new(move |_| {
        store.pondered.with(|offer| offer.as_ref().is_some_and(|offer| offer.things.contains(&looked_at)))
    });
    let carried = thing.clone();
    let is_dragged = Memo::new(move |_| store.dragged.with(|one| one.as_ref().is_some_and(|one| one.thing == carried)));
    // One string: a class that changes as a whole would take those beside it away.
    let classes = move || {
        let states = [
            (is_legal(), " is-legal"),
            (can_drag(), " can-drag"),
            (is_illegal(), " is-illegal"),
            (is_pondered.get(), " is-pondered"),
            (is_dragged.get(), " is-dragged"),
        ];
        let on = states.into_iter().filter(|(is, _)| *is).map(|(_, class)| class);
        std::iter::once(class.get().as_str()).chain(on).collect::<String>()
    };
    let press = Press::new(store, thing.clone());
    on_cleanup(move || press.gone());
    view! {
        <button
            type="button"
            class=classes
            data-thing=name
            data-team=(!team.is_empty()).then_some(team)
            data-factor=(!factor.is_empty()).then_some(factor)
            aria-label=move || match reasons() {
                why if why.is_empty() => label.get(),
                why => sentences([label.get().as_str(), &why]),
            }
            aria-disabled=move || is_illegal().then_some("true")
            on:click=move |_| press.click()
            on:pointerdown=move |event| press.down(&event, standing.get_untracked() == Standing::Legal(true))
            on:pointermove=move |event| press.moved(&event)
            on:pointerup=move |event| press.up(&event)
            on:pointercancel=move |event| { press.up(&event); press.leave(); }
            on:pointerenter=move |event| press.enter(&event, is_illegal())
            on:pointerleave=move |event| press.left(&event)
            on:focus=move |_| press.focus(is_illegal())
            on:blur=move |_| press.leave()
            on:contextmenu=move |event| press.menu(&event)
        >
            // The label says all of it, in better order.
            <span class="inside" aria-hidden="true">{children()}</span>
        </button>
    }
}
