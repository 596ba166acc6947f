//! A deal: put together part by part, or taken or left.

use super::prompt::OfferButton;
use crate::motion;
use crate::parts::{Held, Rich};
use crate::store::Store;
use crate::words::words;
use leptos::html;
use leptos::prelude::*;
use longbox_protocol::{Offer, OfferRole, Question};

/// Stands over the table while the viewer is asked about a deal. Closed, it leaves the same offers in their corner.
#[component]
pub(super) fn DealPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let closed = RwSignal::new(false);
    let question = Memo::new(move |_| {
        let asked = store.table.with(|table| table.as_ref().and_then(|table| table.question.clone()));
        asked.filter(|question| question.deal.is_some())
    });
    // One box for the whole of a deal, so that the keyboard stays in it.
    let offered = Memo::new(move |_| question.with(|question| Some(question.as_ref()?.deal.as_ref()?.offered)));
    Effect::new(move |_| {
        if offered.get().is_none() {
            closed.set(false);
        }
    });
    let close = Callback::new(move |()| closed.set(true));
    move || {
        let offered = offered.get().filter(|_| !closed.get())?;
        let title = if offered { words.table.deal_offered } else { words.table.deal };
        Some(view! {
            <div class="veil" on:click=move |_| close.run(())>
                <Held class="panel box deal" label=title close>
                    <h2 class="panel__title">
                        {title}
                        <button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| close.run(())>"×"</button>
                    </h2>
                    <Terms question/>
                </Held>
            </div>
        })
    }
}

#[component]
fn Terms(question: Memo<Option<Question>>) -> impl IntoView {
    let words = words();
    let node = NodeRef::<html::P>::new();
    // Whoever has just added a part hears what the deal says now.
    let number = Memo::new(move |_| question.with(|question| question.as_ref().map(|question| question.number)));
    Effect::new(move |_| {
        number.track();
        if let Some(element) = node.get() {
            motion::focus(&element);
        }
    });
    let text = move || {
        let said = question.with(|question| Some(question.as_ref()?.deal.as_ref()?.text.clone()));
        said.filter(|said| !said.is_empty()).unwrap_or_else(|| words.table.deal_empty.to_owned())
    };
    let offers =
        move || question.with(|question| question.as_ref().map(|question| question.offers.clone()).unwrap_or_default());
    view! {
        <div class="box__body">
            <div class="deal__sides">{move || sides(offers())}</div>
            <p class="deal__text" tabindex="-1" node_ref=node>{move || view! { <Rich text=text()/> }}</p>
            <div class="pass">{move || offers().into_iter().filter(|offer| offer.role != OfferRole::Plain).map(|offer| view! { <Said offer/> }).collect_view()}</div>
        </div>
    }
}

/// The parts, in a column for each of the two.
fn sides(offers: Vec<Offer>) -> impl IntoView {
    let mut columns: Vec<(String, Vec<Offer>)> = Vec::new();
    for offer in offers.into_iter().filter(|offer| offer.role == OfferRole::Plain) {
        match columns.last_mut().filter(|(head, _)| *head == offer.group) {
            Some((_, column)) => column.push(offer),
            None => columns.push((offer.group.clone(), vec![offer])),
        }
    }
    let column = |(head, offers): (String, Vec<Offer>)| {
        // Ten of them would have a digit and the others none.
        let items = offers
            .into_iter()
            .map(|offer| view! { <li role="none"><OfferButton offer digit=usize::MAX then=Vec::new()/></li> });
        view! {
            <div>
                <h3 class="menu__head">{head.clone()}</h3>
                <ul class="menu" role="menu" aria-label=head>{items.collect_view()}</ul>
            </div>
        }
    };
    columns.into_iter().map(column).collect_view()
}

/// Offers it, takes a part back, accepts, refuses.
#[component]
fn Said(offer: Offer) -> impl IntoView {
    let store = Store::here();
    let (label, agrees) = (offer.label.clone(), offer.role == OfferRole::Yes);
    view! {
        <button type="button" class="btn" class:btn--main=agrees on:click=move |_| store.answer(&offer, Vec::new())>{label}</button>
    }
}
