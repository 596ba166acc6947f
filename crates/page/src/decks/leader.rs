//! Who leads a deck of Vs. System: shown at the head of the list, and chosen among all main characters.

use super::bench::Bench;
use super::list::Total;
use crate::parts::{Art, CardThumb, Dialog, team_of};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, CardType};

#[component]
pub(super) fn Leader() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let choosing = RwSignal::new(false);
    let lead = Memo::new(move |_| bench.draft.with(|draft| draft.lead));
    let shown = move || {
        let face = lead.get().and_then(|card| bench.face(card));
        let team = face.as_ref().and_then(team_of);
        let title = face.as_ref().map_or_else(|| words.no_leader.to_owned(), |face| face.name.clone());
        let levels = face.as_ref().map(|face| levels_of(bench, face)).unwrap_or_default();
        let button = if face.is_some() { words.change } else { words.choose };
        let look = lead.get().map(|card| {
            let label = fill(words.look_at, &[&title]);
            view! { <button type="button" class="main1__look" aria-label=label on:click=move |_| bench.inspect(card)></button> }
        });
        view! {
            <div class="main1" data-team=team>
                <div class="main1__art">{face.map(|face| view! { <Art face/> })}{look}</div>
                <div class="main1__t"><span class="kicker">{words.leader}</span><h2 class="title title--2">{title}</h2><p class="num">{levels}</p>
                    <button type="button" class="btn main1__change" on:click=move |_| choosing.set(true)>{button}</button>
                </div>
                <Total/>
            </div>
        }
    };
    view! {
        {shown}
        <Show when=move || choosing.get()><LeaderPicker close=Callback::new(move |()| choosing.set(false))/></Show>
    }
}

/// "L1 3/4, L2 8/4": the numbers of each level, then the health.
fn levels_of(bench: Bench, lead: &CardInfo) -> String {
    let words = &words().decks;
    let mut levels = bench.with_faces(|faces| {
        let own =
            faces.iter().filter(|face| face.kind == CardType::Main && face.name == lead.name && face.set == lead.set);
        own.filter_map(|face| Some((face.level?, face.stats?))).collect::<Vec<_>>()
    });
    longbox_protocol::sort_by_key(&mut levels, |(level, _)| *level);
    levels.dedup_by_key(|(level, _)| *level);
    let told = levels
        .iter()
        .map(|(level, stats)| format!("{} {}/{}", fill(words.level, &[&level.to_string()]), stats.atk, stats.def));
    let health = levels.first().map(|(_, stats)| fill(words.health, &[&stats.health.to_string()]));
    told.chain(health).collect::<Vec<_>>().join(" · ")
}

#[component]
fn LeaderPicker(close: Callback<()>) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let typed = RwSignal::new(String::new());
    let leads: Vec<CardInfo> = bench.with_faces(|faces| {
        let mut leads: Vec<CardInfo> =
            faces.iter().filter(|face| face.kind == CardType::Main && face.level == Some(1)).cloned().collect();
        longbox_protocol::sort_by_key(&mut leads, |face| face.name.clone());
        leads
    });
    let found = Memo::new(move |_| {
        let wanted = typed.with(|typed| typed.to_lowercase());
        let fits = |face: &&CardInfo| {
            let told = format!("{} {} {}", face.name, face.teams.join(" "), face.set_name).to_lowercase();
            wanted.split_whitespace().all(|word| told.contains(word))
        };
        leads.iter().filter(fits).map(|face| face.number).collect::<Vec<CardNo>>()
    });
    let take = move |card: CardNo| {
        bench.change(|draft| draft.lead = Some(card));
        bench.store.announcement.set(bench.name_of(card));
        close.run(());
    };
    view! {
        <Dialog title=words.leader class="picker" close>
            <label class="field field--wide">{words.find_leader}
                <input type="search" prop:value=move || typed.get() on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
            <ul class="thumbs thumbs--all leads">
                <For each=move || found.get() key=|card| *card children=move |card| view! {
                    <li><button type="button" class="thumbs__card" on:click=move |_| take(card)><CardThumb game=bench.game card/></button></li>
                }/>
            </ul>
            <Show when=move || found.with(Vec::is_empty)><p class="nothing">{crate::words::words().cards.nothing}</p></Show>
        </Dialog>
    }
}
