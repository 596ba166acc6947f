//! The page of a test: what is to be played, then the figures as they come in, then the report.

use super::figures::Figures;
use super::report::FullReport;
use super::setup::Setup;
use super::{Stage, Told, percent};
use crate::decks::bench::Bench;
use crate::decks::page::named;
use crate::files;
use crate::frame;
use crate::keys::is_typed;
use crate::motion;
use crate::parts::Icon;
use crate::route::Route;
use crate::words::{fill, thousands, words};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;
use web_sys::KeyboardEvent;

/// What stands below the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Body {
    Setup,
    Figures,
    Report,
    Nothing,
}

#[component]
pub(crate) fn TestPage() -> impl IntoView {
    let bench = Bench::here();
    let trial = bench.trial;
    let handle = window_event_listener(ev::keydown, move |event| press(bench, &event));
    on_cleanup(move || handle.remove());
    name_the_window(bench);
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let body = Memo::new(move |_| match trial.stage.get() {
        Stage::Choosing => Body::Setup,
        Stage::Starting | Stage::Playing | Stage::Writing => Body::Figures,
        Stage::Failed(_) if trial.summary.with(Option::is_some) => Body::Figures,
        Stage::Done => Body::Report,
        Stage::Failed(_) | Stage::Stopped => Body::Nothing,
    });
    let shown = move || match body.get() {
        Body::Setup => view! { <Setup/> }.into_any(),
        Body::Figures => view! { <Figures/> }.into_any(),
        Body::Report => trial.report.get().map(|report| view! { <FullReport report/> }).into_any(),
        Body::Nothing => ().into_any(),
    };
    view! {
        <main id="main" class="trial">
            <Head body/>
            <Trouble/>
            <Older/>
            {shown}
        </main>
    }
}

/// R plays the same games again, Esc leads back to the list.
fn press(bench: Bench, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is_typed(event) {
        return;
    }
    match event.key().as_str() {
        "r" | "R" if matches!(bench.trial.stage.get_untracked(), Stage::Done | Stage::Stopped) => bench.begin_test(),
        "Escape" if bench.store.inspected.with_untracked(Option::is_none) => {
            Route::Build(bench.game, bench.key).go();
        }
        _ => return,
    }
    event.prevent_default();
}

/// The title of the window says the result.
fn name_the_window(bench: Bench) {
    let words = words();
    Effect::new(move |_| {
        let wins = match bench.trial.stage.get() {
            Stage::Done => bench.trial.summary.with(|summary| summary.as_ref().map(|summary| summary.wins.value)),
            _ => None,
        };
        let name = bench.draft.with(|draft| named(&draft.name));
        let told = match wins {
            Some(wins) => format!("{name} {}", fill(words.testing.wins, &[&percent(wins)])),
            None => format!("{} · {name}", words.testing.title),
        };
        document().set_title(&format!("{told} · {}", words.shell.name));
    });
    on_cleanup(move || {
        let place = bench.store.route.with_untracked(Route::place);
        document().set_title(&frame::title(&place));
    });
}

#[component]
fn Head(body: Memo<Body>) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let trial = bench.trial;
    let title = NodeRef::<html::H1>::new();
    // What had the keyboard is gone with what it stood in.
    Effect::new(move |before: Option<Body>| {
        let now = body.get();
        let first = if now == Body::Setup { motion::found(".trial__start").into_iter().next() } else { None };
        let goal = first.or_else(|| title.get().map(|title| title.into()));
        let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
        if before != Some(now) && (lost || before.is_none()) {
            goal.iter().for_each(motion::focus);
        }
        now
    });
    let address = Route::Build(bench.game, bench.key).address();
    let name = move || bench.draft.with(|draft| named(&draft.name));
    let how = move || match (trial.stage.get(), trial.summary.get()) {
        (Stage::Choosing, _) => words.about.to_owned(),
        (Stage::Starting | Stage::Playing | Stage::Writing, _) => words.leaving.to_owned(),
        (Stage::Stopped, _) => words.stopped_early.to_owned(),
        (Stage::Done, Some(summary)) if summary.games < summary.of => {
            fill(words.stopped, &[&thousands(summary.games), &thousands(summary.of)])
        }
        (Stage::Done, Some(summary)) => words.done.of_many(summary.games),
        _ => String::new(),
    };
    view! {
        <header class="trial__head">
            <div class="trial__name">
                <a class="crumb" href=address title=words.back><span aria-hidden="true">"← "</span>{name}</a>
                <h1 class="trial__title" tabindex="-1" node_ref=title aria-describedby="trial-how">{words.title}</h1>
            </div>
            <p class="trial__how" id="trial-how">{how}</p>
            <Tools/>
        </header>
    }
}

/// What can be done once a test is over.
#[component]
fn Tools() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let trial = bench.trial;
    let over = Memo::new(move |_| trial.stage.with(|stage| matches!(stage, Stage::Done | Stage::Stopped)));
    let told = Memo::new(move |_| trial.report.get().filter(|_| trial.stage.with(|stage| *stage == Stage::Done)));
    let save = move |ending: &'static str, kind: &'static str, text: fn(&Told) -> &str| {
        move |_| {
            let tested = trial.tested.with_untracked(|tested| tested.as_ref().map(|tested| named(&tested.name)));
            let name = fill(words.file, &[&tested.unwrap_or_default()]);
            let name = files::plain_name(&name, "deck tested");
            if let Some(told) = told.get_untracked() {
                files::save(&format!("{name}.{ending}"), text(&told), kind);
            }
        }
    };
    let saves = move || {
        told.with(|told: &Option<Arc<Told>>| told.is_some()).then(|| {
            view! {
                <button type="button" class="btn trial__save" on:click=save("html", "text/html;charset=utf-8", |told| &told.page)><Icon name="export"/>{words.save_page}</button>
                <button type="button" class="btn trial__save" on:click=save("json", "application/json", |told| &told.json)>{words.save_json}</button>
            }
        })
    };
    view! {
        <Show when=move || over.get()>
            <div class="trial__tools">
                {saves}
                <button type="button" class="btn trial__other" on:click=move |_| trial.stage.set(Stage::Choosing)>{words.other}</button>
                <button type="button" class="btn btn--main trial__again" on:click=move |_| bench.begin_test()><Icon name="again"/>{words.again}<kbd aria-hidden="true">"R"</kbd></button>
            </div>
        </Show>
    }
}

/// What went wrong, with a way on.
#[component]
fn Trouble() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let trial = bench.trial;
    move || match trial.stage.get() {
        Stage::Failed(text) => Some(view! {
            <div class="panel trial__trouble" role="alert">
                <Icon name="why"/>
                <p>{text}" "{bench.can_go_on().then_some(words.nothing_lost)}</p>
                <button type="button" class="btn btn--main trial__retry" on:click=move |_| bench.retry_test()>{words.try_again}</button>
                <button type="button" class="btn btn--quiet" on:click=move |_| trial.stage.set(Stage::Choosing)>{words.other}</button>
            </div>
        }),
        _ => None,
    }
}

/// The list has changed since it was tested.
#[component]
fn Older() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let older = Memo::new(move |_| bench.trial.stage.with(|stage| *stage == Stage::Done) && bench.is_older());
    view! {
        <Show when=move || older.get()>
            <p class="trial__older" role="status"><Icon name="why"/><span>{words.is_older}</span>
                <button type="button" class="btn trial__anew" on:click=move |_| bench.begin_test()>{words.again}</button>
            </p>
        </Show>
    }
}
