//! How likely a card is drawn, by its copies and the turn.

use crate::decks::bench::Bench;
use crate::words::{fill, words};
use leptos::prelude::*;

/// The turns that have a column, from those that the host tells.
const TURNS: [usize; 4] = [1, 3, 5, 8];

#[component]
pub(super) fn Odds() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let odds = Memo::new(move |_| bench.fact(|study| study.odds.clone()));
    let any = Memo::new(move |_| odds.with(|odds| !odds.is_empty()));
    let row = |(at, chances): (usize, Vec<u8>)| {
        let cells = TURNS.map(|turn| view! { <td>{chances.get(turn - 1).map(ToString::to_string)}</td> });
        view! { <tr><th scope="row">{at + 1}</th>{cells}</tr> }
    };
    let rows = move || odds.get().into_iter().enumerate().map(row).collect_view();
    let heads = move || TURNS.map(|turn| view! { <th scope="col">{fill(words.odds_turn, &[&turn.to_string()])}</th> });
    view! {
        <Show when=move || any.get()>
            <section class="panel fact" aria-label=words.odds>
                <h2 class="panel__title">{words.odds}</h2>
                <table class="counts"><thead><tr><th scope="col">{words.odds_copies}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>
                <p class="note fact__b">{words.odds_note}</p>
            </section>
        </Show>
    }
}
