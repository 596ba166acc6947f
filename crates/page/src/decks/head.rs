//! The head of the builder: name, format, whether the deck is kept, and what can be done with the whole of it.

use super::bench::{Bench, Keeping};
use super::compare::CompareDialog;
use super::export::ExportDialog;
use super::import::ImportDialog;
use super::page::named;
use super::testing::TestButton;
use crate::decks::lobby_key;
use crate::parts::Icon;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{FormatInfo, GameName};

/// The box that is open over the builder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    Import,
    Export,
    Compare,
}

#[component]
pub(super) fn DeckHead() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let open = RwSignal::new(None::<Open>);
    let close = Callback::new(move |()| open.set(None));
    let tool = move |what: Open, icon: &'static str, word: &'static str| {
        view! {
            <button type="button" class="btn" on:click=move |_| open.set(Some(what))><Icon name=icon/><span class="word">{word}</span></button>
        }
    };
    let dialog = move || {
        open.get().map(|what| match what {
            Open::Import => view! { <ImportDialog close/> }.into_any(),
            Open::Export => view! { <ExportDialog close/> }.into_any(),
            Open::Compare => view! { <CompareDialog close/> }.into_any(),
        })
    };
    let undo_dead = move || (!bench.can_undo()).then_some("true");
    let redo_dead = move || (!bench.can_redo()).then_some("true");
    let play = move |_| {
        let (store, game, key) = (bench.store, bench.game, lobby_key(bench.key));
        let (draft, unread) = (bench.draft.get_untracked(), bench.unread.get_untracked());
        store.keep_deck(bench.key, draft, unread, move |_| store.play_deck(game, &key));
    };
    view! {
        <section class="dhead" aria-label=words.head>
            <div class="dhead__name"><DeckName/><DeckState/></div>
            <div class="dhead__tools">
                <button type="button" class="btn btn--quiet" aria-label=words.undo aria-disabled=undo_dead title="Ctrl Z" on:click=move |_| bench.undo()><Icon name="undo"/><span class="word">{words.undo}</span></button>
                <button type="button" class="btn btn--quiet" aria-label=words.redo aria-disabled=redo_dead title="Ctrl Y" on:click=move |_| bench.redo()><Icon name="again"/><span class="word">{words.redo}</span></button>
                {tool(Open::Import, "import", words.import)}
                {tool(Open::Export, "export", words.export)}
                {tool(Open::Compare, "swap", words.compare)}
            </div>
            <button type="button" class="btn dhead__play" on:click=play><Icon name="play"/><span class="word">{words.play}</span></button>
            <TestButton/>
            {dialog}
        </section>
    }
}

#[component]
fn DeckName() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let name = move || bench.draft.with(|draft| draft.name.clone());
    let write = move |event| {
        let name = event_target_value(&event).trim().to_owned();
        bench.change(|draft| draft.name = name);
    };
    view! {
        <h1 class="vh">{move || named(&name())}</h1>
        <label class="dhead__field"><span class="vh">{words.name}</span>
            <input class="title" type="text" maxlength="60" autocomplete="off" placeholder=words.no_name prop:value=name on:change=write/>
        </label>
    }
}

/// The format, and whether the deck is kept.
#[component]
fn DeckState() -> impl IntoView {
    let bench = Bench::here();
    let all = words();
    let words = &all.decks;
    let formats = Memo::new(move |_| {
        bench.store.lobby.with(|games| {
            games.iter().find(|info| info.game == bench.game).map(|info| info.formats.clone()).unwrap_or_default()
        })
    });
    let chosen = move || bench.draft.with(|draft| draft.format.clone());
    let take = move |event| {
        let format = event_target_value(&event);
        bench.change(|draft| draft.format = format);
    };
    let option = move |(at, format): (usize, FormatInfo)| {
        let own = format.word.clone();
        let on = move || chosen() == own || at == 0 && chosen().is_empty();
        view! { <option value=format.word.clone() prop:selected=on>{format.title.clone()}</option> }
    };
    let choice = move || {
        let formats = formats.get();
        (formats.len() > 1).then(|| {
            view! {
                <label class="dhead__format"><span class="vh">{words.format}</span>
                    <select on:change=take>{formats.into_iter().enumerate().map(option).collect_view()}</select>
                </label>
            }
        })
    };
    let kept = move || {
        match bench.keeping.get() {
        Keeping::Kept => view! { <span class="good"><Icon name="check"/>{words.kept}</span> }.into_any(),
        Keeping::Writing => view! { <span>{words.keeping}</span> }.into_any(),
        Keeping::Failed => view! { <span class="bad" role="alert">{words.not_kept}</span> }.into_any(),
        Keeping::NotYet => view! {
            <span>{words.not_yet}</span>
            <button type="button" class="btn btn--quiet dhead__keep" on:click=move |_| bench.keep_now()>{words.keep}</button>
        }
        .into_any(),
    }
    };
    view! {
        <p class="dhead__state"><span>{all.cards.games[usize::from(bench.game == GameName::Squad)]}</span>{choice}{kept}</p>
    }
}
