//! The way from a reason to its rule.

use crate::route::Route;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::GameName;

/// A link to a rule, named by its id.
#[component]
pub(crate) fn RuleLink(game: GameName, rule: String) -> impl IntoView {
    let address = Route::Rules(game, rule.clone()).address();
    view! { <a class="rule" href=address>{words().shell.rule}": "{rule}</a> }
}
