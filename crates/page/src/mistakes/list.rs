//! The mistakes of a player as they are shown, and the way there.

use super::{Shown, cost, turn};
use crate::parts::Icon;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::html;
use leptos::prelude::*;
use longbox_protocol::{Mistake, Seat, Weight};

/// What is shown of the search in the game with this mark; nothing before it was asked for.
#[component]
pub(crate) fn MistakeList(
    #[prop(into)] mark: String,
    /// Whose mistakes can be asked for, with their names.
    players: Vec<(Seat, String)>,
    /// Looks for those of another player.
    ask: Callback<Seat>,
    /// Shows the moment after so many choices through the eyes of that player.
    see: Callback<(usize, Seat)>,
) -> impl IntoView {
    let store = Store::here();
    let shown = Memo::new(move |_| store.mistakes.get().filter(|shown| shown.mark == mark));
    let open = Memo::new(move |_| shown.with(Option::is_some));
    // Whoever goes away does not wait.
    on_cleanup(move || store.stop_mistakes());
    view! {
        <Show when=move || open.get()><Panel shown players=players.clone() ask see/></Show>
    }
}

#[component]
fn Panel(
    shown: Memo<Option<Shown>>,
    players: Vec<(Seat, String)>,
    ask: Callback<Seat>,
    see: Callback<(usize, Seat)>,
) -> impl IntoView {
    let words = &words().mistakes;
    let node = NodeRef::<html::Section>::new();
    let found = Memo::new(move |_| shown.with(|shown| shown.as_ref()?.found().cloned()));
    let seat = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|shown| shown.seat)));
    let name =
        Memo::new(move |_| shown.with(|shown| Some(shown.as_ref()?.search.as_ref()?.name.clone())).unwrap_or_default());
    // It stands below much else and is what was asked for: the end of the bar at first, then the list from its head.
    Effect::new(move |_| {
        let from_head = found.with(Option::is_some);
        request_animation_frame(move || {
            // It may have been closed by then.
            if let Some(section) = node.try_get_untracked().flatten() {
                section.scroll_into_view_with_bool(from_head);
            }
        });
    });
    let list = move |found: Vec<Mistake>| {
        let see = Callback::new(move |step: usize| {
            seat.get_untracked().into_iter().for_each(|seat| see.run((step, seat)));
        });
        let one = |mistake| view! { <Entry mistake name=name.get_untracked() see/> };
        view! { <ol class="fin__tps">{found.into_iter().map(one).collect_view()}</ol> }
    };
    view! {
        <section class="mistakes" aria-label=words.title node_ref=node>
            <h3 class="fin__t">{words.title}<small>{words.about}</small></h3>
            <Players players seat ask/>
            {move || match found.get() {
                None => view! { <Progress shown/> }.into_any(),
                Some(found) if found.is_empty() => view! { <p class="mistakes__none">{words.none}</p> }.into_any(),
                Some(found) => list(found).into_any(),
            }}
        </section>
    }
}

/// Among several players: whose mistakes.
#[component]
fn Players(players: Vec<(Seat, String)>, seat: Memo<Option<Seat>>, ask: Callback<Seat>) -> impl IntoView {
    (players.len() > 1).then(|| {
        let button = |(of, name): (Seat, String)| {
            let pressed = move || if seat.get() == Some(of) { "true" } else { "false" };
            view! { <button type="button" class="btn" aria-pressed=pressed on:click=move |_| ask.run(of)>{name}</button> }
        };
        let buttons = players.into_iter().map(button).collect_view();
        view! { <div class="mistakes__whose" role="group" aria-label=words().mistakes.whose>{buttons}</div> }
    })
}

#[component]
fn Progress(shown: Memo<Option<Shown>>) -> impl IntoView {
    let store = Store::here();
    let words = &words().mistakes;
    let percent = Memo::new(move |_| {
        let search = shown.with(|shown| Some(shown.as_ref()?.search.as_ref().map(|search| (search.done, search.work))));
        search.flatten().map_or(0, |(done, work)| done * 100 / work.max(1))
    });
    let text = move || fill(words.weighing, &[&percent.get().to_string()]);
    view! {
        <div class="mistakes__wait">
            <label><span>{text}</span><progress max="100" prop:value=move || percent.get().to_string()></progress></label>
            <button type="button" class="btn btn--quiet" on:click=move |_| store.close_mistakes()>{words.stop}</button>
        </div>
    }
}

#[component]
fn Entry(mistake: Mistake, name: String, see: Callback<usize>) -> impl IntoView {
    let words = &words().mistakes;
    let (turn, step) = (turn(&mistake), mistake.step);
    view! {
        <li class="tpc tpc--bad mistake">
            <h4>{turn.clone()}<b class="num">{cost(&mistake)}</b></h4>
            <button type="button" class="btn btn--quiet" on:click=move |_| see.run(step)>
                <Icon name="film"/>{words.see}<span class="vh">": "{turn}</span>
            </button>
            <p>{mistake.question}</p>
            <dl>
                <Answer head=fill(words.chosen, &[&name]) weight=mistake.chosen/>
                <Answer head=words.better weight=mistake.better/>
            </dl>
        </li>
    }
}

#[component]
fn Answer(#[prop(into)] head: String, weight: Weight) -> impl IntoView {
    let percent = fill(words().mistakes.percent, &[&weight.percent().to_string()]);
    view! {
        <div><dt>{head}</dt><dd>{weight.label}</dd><dd class="num">{percent}</dd></div>
    }
}
