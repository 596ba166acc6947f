//! The list of rules, and the menu of their groups beside it.

use super::groups::{Group, Search};
use crate::links::CopyLink;
use crate::motion;
use crate::route::Route;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{GameName, RuleInfo};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// Jumps to a group.
#[component]
pub(super) fn GroupMenu(found: Memo<Vec<Group>>) -> impl IntoView {
    let items = move || {
        found.get().into_iter().map(|group| {
            let (title, count, id) = (group.title(), group.laws.len(), group_id(&group.key));
            view! { <li><button type="button" on:click=move |_| show(&id)>{title}<span class="muted">{count}</span></button></li> }
        })
    };
    view! {
        <nav class="panel rules__menu" aria-label=words().rules.groups><ul>{move || items().collect_view()}</ul></nav>
    }
}

#[component]
pub(super) fn RuleList(game: GameName, search: Memo<Search>, found: Memo<Vec<Group>>) -> impl IntoView {
    let chosen = Memo::new(move |_| search.with(|search| search.chosen.clone()));
    // The rule that a reason led to comes into sight and has the keyboard.
    Effect::new(move |_| {
        if let Some(id) = chosen.get() {
            request_animation_frame(move || show(&rule_id(&id)));
        }
    });
    view! {
        <div class="rules__all">
            <For each=move || found.get() key=|group| (group.key.clone(), group.laws.iter().map(|law| law.id.clone()).collect::<Vec<_>>()) children=move |group| view! { <RuleGroup game group chosen/> }/>
        </div>
    }
}

#[component]
fn RuleGroup(game: GameName, group: Group, chosen: Memo<Option<String>>) -> impl IntoView {
    let (title, id) = (group.title(), group_id(&group.key));
    let laws = group.laws.into_iter().map(|law| view! { <Rule game law chosen/> }).collect_view();
    view! {
        <section class="panel rulegroup" aria-label=title.clone()>
            <h2 class="panel__title" id=id tabindex="-1">{title.clone()}</h2>
            {laws}
        </section>
    }
}

#[component]
fn Rule(game: GameName, law: RuleInfo, chosen: Memo<Option<String>>) -> impl IntoView {
    let id = law.id.clone();
    let picked = Memo::new(move |_| chosen.with(|chosen| chosen.as_deref() == Some(id.as_str())));
    let route = Route::Rules(game, law.id.clone());
    let address = route.address();
    let source = (!law.source.is_empty())
        .then(|| view! { <span class="law__source">{words().rules.source}" "{law.source.clone()}</span> });
    view! {
        <article class="law" class:is-meant=move || picked.get() id=rule_id(&law.id) tabindex="-1" aria-current=move || picked.get().then_some("true")>
            <h3>{law.title.clone()}</h3>
            <p>{law.text.clone()}</p>
            <p class="law__foot"><a href=address>{law.id.clone()}</a>{source}<CopyLink route/></p>
        </article>
    }
}

fn rule_id(id: &str) -> String {
    format!("rule-{id}")
}

fn group_id(key: &str) -> String {
    format!("group-{key}")
}

/// Brings an element into sight and puts the keyboard on it.
fn show(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    motion::focus(&element);
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Center);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
