//! Before a test: whom the deck meets, how often, and what becomes of a list that is not legal.

use super::choice::{FEWEST, MOST};
use super::{Stage, done_first};
use crate::decks::bench::Bench;
use crate::lobby::grouped;
use crate::parts::Icon;
use crate::route::Route;
use crate::words::{fill, thousands, words};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use longbox_protocol::DeckInfo;

/// Numbers of games that are offered.
const OFFERED: [u32; 4] = [200, 500, 2_000, 10_000];

#[component]
pub(super) fn Setup() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let trial = bench.trial;
    let whole = move || trial.choice.with(|choice| choice.is_whole());
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        match untrack(whole) {
            true => bench.begin_test(),
            false => bench.store.announcement.set(words.none_chosen.to_owned()),
        }
    };
    let back = move || {
        trial.report.with(Option::is_some).then(|| {
            view! { <button type="button" class="btn btn--quiet" on:click=move |_| trial.stage.set(Stage::Done)>{words.to_report}</button> }
        })
    };
    let missing = move || {
        bench.study.with(|study| {
            let study = study.as_ref().filter(|study| !study.problems.is_empty() && study.playable.is_none())?;
            Some(study.problems.iter().map(|problem| problem.text.clone()).collect::<Vec<_>>())
        })
    };
    move || {
        match missing() {
        Some(missing) => view! { <Missing missing/> }.into_any(),
        None => view! {
            <form class="trial__setup" on:submit=start>
                <First/>
                <Opponents/>
                <Games/>
                <p class="trial__go">
                    <button type="submit" class="btn btn--main btn--big trial__start" aria-disabled=move || (!whole()).then_some("true")>
                        <Icon name="scope"/>{words.start}
                    </button>
                    <Show when=move || !whole()><span class="bad">{words.none_chosen}</span></Show>
                    {back}
                </p>
            </form>
        }
        .into_any(),
    }
    }
}

/// The list cannot be played, and only the player knows what it lacks.
#[component]
fn Missing(missing: Vec<String>) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let address = Route::Build(bench.game, bench.key).address();
    let missing = missing.into_iter().map(|text| view! { <li><Icon name="cross"/>{text}</li> });
    view! {
        <section class="panel trial__setup">
            <h2 class="panel__title">{words.must}</h2>
            <ul class="trial__missing">{missing.collect_view()}</ul>
            <p class="trial__go"><a class="btn btn--main btn--big trial__start" href=address>{words.to_list}</a></p>
        </section>
    }
}

/// What the test does first with a list that is not legal yet.
#[component]
fn First() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    move || {
        let first = bench.study.with(|study| study.as_ref()?.playable.as_ref().map(done_first))?;
        Some(view! {
            <p class="panel trial__first"><Icon name="bulb"/>
                <span>{fill(words.not_legal, &[&first])}" "{words.list_stays}</span>
            </p>
        })
    }
}

#[component]
fn Opponents() -> impl IntoView {
    let trial = Bench::here().trial;
    let words = &words().testing;
    let names = Memo::new(move |_| trial.choice.with(|choice| choice.names_decks));
    let take = move |named: bool| move |_| trial.choice.update(|choice| choice.names_decks = named);
    let chosen = move || words.chosen_about.of(trial.choice.with(|choice| choice.decks.len()));
    view! {
        <fieldset class="panel">
            <legend class="panel__title">{words.opponents}</legend>
            <label class="trial__way">
                <input type="radio" name="field" prop:checked=move || !names.get() on:change=take(false)/>
                <span><b>{words.usual}</b><small>{words.usual_about}</small></span>
            </label>
            <label class="trial__way">
                <input type="radio" name="field" prop:checked=move || names.get() on:change=take(true)/>
                <span><b>{words.chosen}</b><small>{chosen}</small></span>
            </label>
            <Show when=move || names.get()><Decks/></Show>
        </fieldset>
    }
}

/// All decks of the game, to be ticked.
#[component]
fn Decks() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let typed = RwSignal::new(String::new());
    let found = move || {
        let wanted = typed.with(|typed| typed.to_lowercase());
        let fits = |deck: &DeckInfo| {
            let told = format!("{} {} {}", deck.name, deck.main, deck.teams.join(" ")).to_lowercase();
            wanted.split_whitespace().all(|word| told.contains(word))
        };
        bench.opponents().into_iter().filter(fits).collect::<Vec<_>>()
    };
    let lists = move || {
        let groups = grouped(found());
        if groups.is_empty() {
            return view! { <p class="nothing">{words.nothing}</p> }.into_any();
        }
        let list = |(head, decks): (String, Vec<DeckInfo>)| {
            let decks = decks.into_iter().map(|deck| view! { <Deck deck/> });
            view! { <h3 class="head">{head}</h3><ul class="trial__decks">{decks.collect_view()}</ul> }
        };
        groups.into_iter().map(list).collect_view().into_any()
    };
    view! {
        <div class="trial__choose">
            <label class="field">{words.find}
                <input type="search" prop:value=move || typed.get() on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
            <div class="trial__lists" tabindex="0" role="group" aria-label=words.chosen>{lists}</div>
        </div>
    }
}

#[component]
fn Deck(deck: DeckInfo) -> impl IntoView {
    let trial = Bench::here().trial;
    let key = StoredValue::new(deck.key);
    let ticked = move || trial.choice.with(|choice| key.with_value(|key| choice.decks.contains(key)));
    let tick = move |_| {
        trial.choice.update(|choice| {
            let key = key.get_value();
            if !choice.decks.remove(&key) {
                choice.decks.insert(key);
            }
        });
    };
    view! {
        <li><label class="trial__deck"><input type="checkbox" prop:checked=ticked on:change=tick/>{deck.name}</label></li>
    }
}

#[component]
fn Games() -> impl IntoView {
    let trial = Bench::here().trial;
    let words = &words().testing;
    let games = move || trial.choice.with(|choice| choice.games);
    let set = move |games: u32| trial.choice.update(|choice| choice.games = games.clamp(FEWEST, MOST));
    let write = move |event| {
        if let Ok(games) = event_target_value(&event).trim().parse() {
            set(games);
        }
    };
    let offers = OFFERED.map(|offered| {
        let on = move || (games() == offered).to_string();
        view! { <button type="button" class="chip" aria-pressed=on on:click=move |_| set(offered)>{thousands(offered)}</button> }
    });
    view! {
        <fieldset class="panel">
            <legend class="panel__title">{words.how_many}</legend>
            <div class="trial__games">
                <label class="field">{words.number}
                    <input type="number" min=FEWEST.to_string() max=MOST.to_string() step="2" inputmode="numeric" prop:value=move || games().to_string() on:change=write/>
                </label>
                <div class="trial__offers">{offers}</div>
            </div>
            <p class="note">{words.number_about}</p>
        </fieldset>
    }
}
