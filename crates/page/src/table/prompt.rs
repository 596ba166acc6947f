//! The question and its answers, always in the same corner.

use super::ending::Over;
use super::hint::{Odds, PromptHint};
use super::pile::LookThrough;
use super::pointing::invites_passing;
use super::watch::{WatchControls, is_watching};
use crate::parts::{Icon, Rich, SeatBadge, SymbolIcon};
use crate::replays::ReplayPrompt;
use crate::store::Store;
use crate::words::{fill, sentences, words};
use leptos::prelude::*;
use longbox_protocol::{FormationState, Offer, OfferRole, Question, QuestionShape, UndoState};

#[component]
pub(crate) fn PromptPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let question =
        Memo::new(move |_| store.table.with(|table| table.as_ref().and_then(|table| table.question.clone())));
    let over = Memo::new(move |_| store.has_ended());
    view! {
        <section
            class="panel act"
            aria-label=words.table.options
            data-question=move || question.with(|question| question.as_ref().map(|question| question.number.to_string()))
        >
            {move || match question.get() {
                Some(question) => view! { <Asking question/> }.into_any(),
                None if store.replay.with(Option::is_some) => view! { <ReplayPrompt/> }.into_any(),
                None if over.get() => view! { <Over/> }.into_any(),
                None => view! { <Waiting/> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Waiting() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let who = move || {
        store.table.with(|table| {
            let table = table.as_ref()?;
            let seat = table.waiting_for?;
            table.players.get(seat.index()).map(|player| fill(words.table.waiting, &[&player.name]))
        })
    };
    let text = move || match is_watching(store) {
        true => words.table.watch.to_owned(),
        false => who().unwrap_or_else(|| words.table.waiting_nobody.to_owned()),
    };
    view! {
        <div class="prompt prompt--wait" role="status">
            <strong>
                {text}
                {move || who().map(|_| view! { <span class="waits" aria-hidden="true"><i></i><i></i><i></i></span> })}
            </strong>
        </div>
        <div class="pass">
            <WatchControls/>
            <Show when=move || store.played.with(Option::is_some)>
                <button type="button" class="btn btn--main" on:click=move |_| store.move_on()>{words.played.go_on}<kbd>"Space"</kbd></button>
            </Show>
            <button type="button" class="btn" on:click=move |_| store.skip()>{words.table.skip}<kbd>"S"</kbd></button>
        </div>
    }
}

#[component]
fn Asking(question: Question) -> impl IntoView {
    let words = words();
    let picked = match question.shape {
        QuestionShape::Some { picked, most } if most > 1 => {
            fill(words.table.picked, &[&picked.to_string(), &most.to_string()])
        }
        _ => String::new(),
    };
    let store = Store::here();
    let text = question.whole();
    let number = question.number;
    let skips = Memo::new(move |_| store.skipping.get() == Some(number));
    let invites = invites_passing(&question);
    let naming = question.shape == QuestionShape::Name;
    let is_pass = |offer: &Offer| matches!(offer.role, OfferRole::Pass | OfferRole::Back);
    let (passes, plain): (Vec<Offer>, Vec<Offer>) = question.offers.into_iter().partition(is_pass);
    view! {
        <div class="prompt" role="status">
            <strong>{move || if skips.get() { view! { <Rich text=store.skip_question()/> } } else { view! { <Rich text=text.clone()/> } }}</strong>
            {(!question.detail.is_empty()).then(|| view! { <p><Rich text=question.detail.clone()/></p> })}
            {(!picked.is_empty()).then(|| view! { <p>{picked}</p> })}
        </div>
        {naming.then(|| view! { <NameCard/> })}
        <PromptHint/>
        <LookThrough/>
        <OfferMenu offers=plain/>
        <PassRow passes invites/>
    }
}

/// The offers with their digits, below the heads of their groups.
#[component]
pub(crate) fn OfferMenu(offers: Vec<Offer>) -> impl IntoView {
    let mut group = String::new();
    let items = offers.into_iter().enumerate().map(|(at, offer)| {
        let head = (offer.group != group && !offer.group.is_empty()).then(|| offer.group.clone());
        group = offer.group.clone();
        view! {
            {head.map(|head| view! { <li class="menu__head" role="presentation">{head}</li> })}
            <li role="none"><OfferButton offer digit=at + 1 then=Vec::new()/></li>
        }
    });
    view! { <ul class="menu" role="menu" aria-label=words().table.options>{items.collect_view()}</ul> }
}

#[component]
pub(crate) fn OfferButton(offer: Offer, digit: usize, then: Vec<longbox_protocol::Thing>) -> impl IntoView {
    let store = Store::here();
    let shown =
        if offer.group.is_empty() || offer.short.is_empty() { offer.label.clone() } else { offer.short.clone() };
    let preview = offer.preview.clone().map(|preview| {
        let mark = match preview.good {
            Some(true) => "✓ ",
            Some(false) => "✗ ",
            None => "",
        };
        view! { <small class="menu__preview" class:is-good=preview.good == Some(true) class:is-bad=preview.good == Some(false)>{mark}{preview.text}</small> }
    });
    let detail = (!offer.detail.is_empty()).then(|| view! { <small><Rich text=offer.detail.clone()/></small> });
    let symbols = offer.symbols.iter().map(|symbol| view! { <SymbolIcon name=symbol/> }).collect_view();
    let side = offer.side.map(|seat| {
        let own = store.table.with_untracked(|table| table.as_ref().is_some_and(|table| table.below == seat));
        view! { <SeatBadge seat own/>" " }
    });
    let price = (!offer.price.is_empty()).then(|| view! { <span class="cost__words">{offer.price.clone()}</span> });
    let (taken, pondered) = (offer.clone(), offer.clone());
    let ponder = move || store.pondered.set(Some(pondered.clone()));
    let looked = ponder.clone();
    let digit = (digit < 10).then(|| digit.to_string());
    view! {
        <button
            type="button" role="menuitem"
            on:click=move |event| {
                // A list that opens now is not to be closed by this click.
                event.stop_propagation();
                store.take_with(&taken, then.clone());
            }
            on:pointerenter=move |_| ponder() on:focus=move |_| looked()
            on:pointerleave=move |_| store.pondered.set(None) on:blur=move |_| store.pondered.set(None)
        >
            {match digit { Some(digit) => view! { <kbd aria-hidden="true">{digit}</kbd> }.into_any(), None => view! { <span></span> }.into_any() }}
            <span><span class="vh">{sentences([offer.with_symbols().as_str()])}" "</span><b aria-hidden="true">{side}<Rich text=shown/></b>{preview}{detail}</span>
            <span class="cost">{symbols}{price}<Odds pick=offer.pick/></span>
        </button>
    }
}

#[component]
fn PassRow(
    passes: Vec<Offer>,
    /// Passing is what most would do now.
    invites: bool,
) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let can_pass = passes.iter().any(|offer| offer.role == OfferRole::Pass);
    let buttons = passes.into_iter().map(|offer| {
        let pass = offer.role == OfferRole::Pass;
        let label = offer.label.clone();
        view! {
            <button type="button" class="btn" class:btn--main={pass && invites} class:btn--skip={pass && !invites} on:click=move |_| store.answer(&offer, Vec::new())>
                {label}<kbd>{if pass { "Space" } else { "Esc" }}</kbd>
            </button>
        }
    });
    let undo = move || store.table.with(|table| table.as_ref().is_some_and(|table| table.undo != UndoState::Nothing));
    let until = move |_| {
        store.set_stops(|stops| stops.pass_until_my_turn = true);
        store.pass();
    };
    view! {
        <div class="pass">
            {buttons.collect_view()}
            <Show when=move || can_pass && store.is_asked_in_passing()>
                <button type="button" class="btn" on:click=until>{words.table.until_my_turn}</button>
            </Show>
            <FormationButton/>
            <Show when=undo>
                <button type="button" class="btn btn--quiet pass__undo" on:click=move |_| { store.undo(); }><Icon name="undo"/>{words.table.undo}<kbd>"U"</kbd></button>
            </Show>
        </div>
    }
}

/// Asks for the formation, which is not asked about by itself.
#[component]
fn FormationButton() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let state =
        Memo::new(move |_| store.table.with(|table| table.as_ref().map(|table| table.formation)).unwrap_or_default());
    let title = move || match state.get() {
        FormationState::Wanted => words.table.formation_wanted,
        FormationState::Ahead => words.table.formation_ahead,
        FormationState::None | FormationState::Skipped => words.table.formation_skipped,
    };
    let pressed =
        move || (state.get() != FormationState::Skipped).then(|| (state.get() == FormationState::Wanted).to_string());
    view! {
        <Show when=move || state.get() != FormationState::None>
            <button
                type="button" class="btn btn--quiet pass__formation" title=title aria-pressed=pressed
                on:click=move |_| { store.want_formation(); }
            >
                <Icon name="rows"/><span class="pass__word">{words.table.formation}</span><kbd>"F"</kbd>
            </button>
        </Show>
    }
}

/// Any card of the catalogue, found by typing.
#[component]
fn NameCard() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let typed = RwSignal::new(String::new());
    let found = move || {
        let word = typed.get().to_lowercase();
        let Some(game) = store.game() else { return Vec::new() };
        let mut names: Vec<(String, u16)> = store.faces.with(|all| {
            let faces = all.get(&game).map(|faces| faces.as_slice()).unwrap_or_default();
            faces
                .iter()
                .filter(|face| face.name.to_lowercase().contains(&word))
                .map(|face| (face.name.clone(), face.number))
                .collect()
        });
        longbox_protocol::sort(&mut names);
        names.dedup_by(|one, other| one.0 == other.0);
        names.truncate(12);
        names
    };
    let press = move |event: leptos::ev::KeyboardEvent| {
        let first =
            found().into_iter().next().filter(|_| event.key() == "Enter" && !typed.with_untracked(String::is_empty));
        first.into_iter().for_each(|(_, card)| store.name_card(card));
    };
    view! {
        <div class="naming">
            <label>{words.table.name_card}
                <input type="search" autofocus on:input=move |event| typed.set(event_target_value(&event)) on:keydown=press/>
            </label>
            <ul class="menu" role="menu" aria-label=words.table.name_card>
                {move || found().into_iter().map(|(name, card)| view! {
                    <li role="none"><button type="button" role="menuitem" on:click=move |_| store.name_card(card)><span></span><b>{name}</b></button></li>
                }).collect_view()}
            </ul>
        </div>
    }
}
