//! The log in words. Each line opens to what brought it about and the rule it follows.

use crate::parts::SeatBadge;
use crate::route::Route;
use crate::store::{Inspected, Store};
use crate::words::words;
use leptos::html::Div;
use leptos::prelude::*;
use longbox_protocol::{GameName, LogLine, Seat};

/// Whether the log is open where it has no place of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LogDrawer(RwSignal<bool>);

impl LogDrawer {
    pub(super) fn provide() {
        provide_context(LogDrawer(RwSignal::new(false)));
    }

    pub(super) fn here() -> LogDrawer {
        use_context().unwrap_or_else(|| LogDrawer(RwSignal::new(false)))
    }

    pub(super) fn is_open(self) -> bool {
        self.0.get()
    }

    pub(super) fn turn(self) {
        self.0.update(|open| *open = !*open);
    }
}

#[component]
pub(crate) fn LogPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let drawer = LogDrawer::here();
    let list = NodeRef::<Div>::new();
    // The newest line is in sight.
    Effect::new(move |_| {
        store.log.with(Vec::len);
        drawer.is_open();
        request_animation_frame(move || {
            // The table may be left by the next frame.
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <section class="panel logbox" class:is-shown=move || drawer.is_open() aria-label=words.table.log>
            <h2 class="panel__title">
                {words.table.log}<span class="panel__hint">{words.table.log_hint}</span>
                <button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| drawer.turn()>"×"</button>
            </h2>
            <div class="log" role="log" aria-live="off" tabindex="0" aria-label=words.table.log node_ref=list>
                <ol><For each=move || store.log.get() key=|line| (line.number, line.text.clone()) children=move |line| view! { <Line line/> }/></ol>
            </div>
        </section>
    }
}

#[component]
fn Line(line: LogLine) -> impl IntoView {
    let store = Store::here();
    if line.head {
        return view! { <li class="turn">{line.text}</li> }.into_any();
    }
    let (game, below) = store
        .table
        .with_untracked(|table| table.as_ref().map_or((GameName::Vs, Seat::A), |table| (table.game, table.below)));
    let has_more = !line.because.is_empty() || line.rule.is_some() || !line.cards.is_empty();
    let badge = line.seat.map(|seat| view! { <SeatBadge seat own={seat == below}/> });
    let text = line.text.clone();
    if !has_more {
        return view! { <li>{badge}<span>{text}</span></li> }.into_any();
    }
    view! {
        <li>
            {badge}
            <details>
                <summary>{text}</summary>
                <LineCause line game/>
            </details>
        </li>
    }
    .into_any()
}

#[component]
fn LineCause(line: LogLine, game: GameName) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let because = (!line.because.is_empty())
        .then(|| view! { <span class="by">{words.table.log_because}" "{line.because.clone()}</span> });
    let rule = line.rule.clone().map(|rule| {
        let address = Route::Rules(game, rule.clone()).address();
        view! { <a class="by" href=address>{words.shell.rule}": "{rule}</a> }
    });
    let mut cards = line.cards.clone();
    longbox_protocol::sort(&mut cards);
    cards.dedup();
    let buttons = cards.into_iter().map(move |card| {
        let open = move |_| store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true }));
        view! { <button type="button" class="cardlink" on:click=open>{move || store.card_name(game, card)}</button> }
    });
    view! { <span class="log__more">{because}{rule}{buttons.collect_view()}</span> }
}
