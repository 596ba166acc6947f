//! Why the thing under the pointer cannot be chosen, in a bubble beside it.

use super::pointing::Standing;
use crate::motion;
use crate::route::Route;
use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::{GameName, Refusal};

/// The width of the bubble, for keeping it inside the window.
const WIDTH: f64 = 250.0;

#[component]
pub(super) fn TipBubble() -> impl IntoView {
    let store = Store::here();
    let refusals = Memo::new(move |_| {
        let thing = store.tip.get()?;
        match store.table.with(|table| Store::standing(table.as_deref(), &thing)) {
            Standing::Illegal(refusals) => Some(refusals),
            _ => None,
        }
    });
    let place = move || {
        let rect = store.tip.get().and_then(|thing| motion::rect_of(&thing.0))?;
        let (wide, high) = motion::window_size();
        let left = (rect.left() + rect.width() / 2.0 - WIDTH / 2.0).clamp(6.0, (wide - WIDTH - 6.0).max(6.0));
        let above = rect.top() > 150.0;
        let down = if above {
            format!("bottom:{}px", high - rect.top() + 10.0)
        } else {
            format!("top:{}px", rect.bottom() + 10.0)
        };
        Some(format!("left:{left}px;{down}"))
    };
    view! {
        {move || {
            let refusals = refusals.get()?;
            let place = place()?;
            let game = store.game().unwrap_or(GameName::Vs);
            Some(view! {
                <div class="tip tip--free" role="tooltip" style=place>
                    {refusals.into_iter().take(3).map(|refusal| reason(game, refusal)).collect_view()}
                </div>
            })
        }}
    }
}

/// A reason with a way to its rule.
pub(super) fn reason(game: GameName, refusal: Refusal) -> impl IntoView {
    let address = Route::Rules(game, refusal.rule.clone()).address();
    view! {
        <p class="reason">{refusal.text}<a class="rule" href=address>{crate::words::words().shell.rule}": "{refusal.rule_title}</a></p>
    }
}
