//! All cards of the game, to be searched and put into the deck.

use super::bench::Bench;
use super::sets::{MySets, SetsButton};
use crate::parts::{CardThumb, Icon, More};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, CardType, Culprit, GameName, Query, QueryError, SearchCard};
use std::sync::Arc;

/// So many are shown at once; more come when the end is near.
const BATCH: usize = 36;
/// So many copies are shown as pips.
const PIPS: u8 = 5;

#[component]
pub(super) fn Pool() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let query = RwSignal::new(String::new());
    let kinds = RwSignal::new(Vec::<CardType>::new());
    let mine = MySets::here(bench.game);
    let cards: Arc<Vec<SearchCard>> =
        Arc::new(bench.with_faces(|faces| faces.iter().filter(|face| may_join(face)).map(SearchCard::new).collect()));
    let searched = cards.clone();
    let read = Memo::new(move |_| query.with(|query| Query::parse(query)));
    // The last one that could be read: a word that is being typed empties nothing.
    let wanted =
        Memo::new(move |before: Option<&Query>| read.get().ok().or_else(|| before.cloned()).unwrap_or_default());
    let found: Memo<Vec<CardNo>> = Memo::new(move |_| {
        let cards = wanted.with(|query| query.find(&searched));
        let fits =
            |face: &CardInfo| kinds.with(|kinds| kinds.is_empty() || kinds.contains(&face.kind)) && mine.has(&face.set);
        let mut cards: Vec<CardNo> = bench.with_faces(|faces| {
            cards.into_iter().filter(|card| faces.get(usize::from(*card)).is_some_and(fits)).collect()
        });
        bench.with_faces(|faces| {
            let place = |card: &CardNo| {
                faces
                    .get(usize::from(*card))
                    .map(|face| (group_of(face.kind), face.cost.or(face.level), face.name.clone()))
            };
            longbox_protocol::sort_by_key(&mut cards, place);
        });
        cards
    });
    let all = bench.with_faces(|faces| faces.iter().filter(|face| may_join(face)).count()).to_string();
    let count = move || fill(words.found, &[&found.with(Vec::len).to_string(), &all]);
    view! {
        <section class="pool" aria-label=words.pool>
            <div class="panel seek">
                <label class="query"><span class="vh">{words.search}</span><Icon name="search"/>
                    <input type="search" autocomplete="off" spellcheck="false" placeholder=words.search_hint
                        aria-describedby="query-problem" prop:value=move || query.get() on:input=move |event| query.set(event_target_value(&event))/>
                    <kbd aria-hidden="true">"/"</kbd>
                </label>
                <div class="seek__row"><KindChips kinds/><SetsButton mine/></div>
            </div>
            <div class="found"><p role="status">{count}</p><QueryProblem query read cards/></div>
            <Picks found/>
            <super::hand::OpeningHand/>
        </section>
    }
}

/// What is wrong with the query, or which of its words found nothing; each with a way out.
#[component]
fn QueryProblem(
    query: RwSignal<String>,
    read: Memo<Result<Query, QueryError>>,
    cards: Arc<Vec<SearchCard>>,
) -> impl IntoView {
    let words = &words().decks;
    let wrong = move |error: QueryError| {
        let mended = error.instead.clone().map(|instead| {
            let whole = query.get_untracked();
            let mended = format!("{}{instead}{}", &whole[..error.place.start], &whole[error.place.end..]);
            view! { <button type="button" class="chip query__mend" on:click=move |_| query.set(mended.clone())>{instead}</button> }
        });
        view! { <p class="bad">{longbox_protocol::capital(&error.text)}". "{mended}</p> }.into_any()
    };
    let empty = move |culprits: Vec<Culprit>| {
        let ways = culprits.into_iter().map(|culprit| {
            let without = culprit.without;
            let word = fill(words.drop_word, &[&culprit.text]);
            view! { <button type="button" class="chip query__mend" on:click=move |_| query.set(without.clone())>{word}</button> }
        });
        view! { <p class="query__ways">{ways.collect_view()}</p> }.into_any()
    };
    let told = move || match read.get() {
        Err(error) => wrong(error),
        Ok(query) => empty(query.culprits(&cards)),
    };
    view! { <div id="query-problem">{told}</div> }
}

/// Whether a card can be in the list of a deck.
fn may_join(face: &CardInfo) -> bool {
    !matches!(face.kind, CardType::Main | CardType::Token)
}

fn group_of(kind: CardType) -> usize {
    super::bench::groups().iter().position(|(kinds, _)| kinds.contains(&kind)).unwrap_or_default()
}

/// Which kinds are shown; none chosen: all.
#[component]
fn KindChips(kinds: RwSignal<Vec<CardType>>) -> impl IntoView {
    let bench = Bench::here();
    let all = words();
    let shown: &[(CardType, &'static str)] = match bench.game {
        GameName::Vs => &[
            (CardType::Supporting, all.decks.groups[0]),
            (CardType::Equipment, all.decks.groups[1]),
            (CardType::PlotTwist, all.decks.groups[2]),
            (CardType::Location, all.decks.groups[3]),
        ],
        GameName::Squad => &[(CardType::Attack, all.cards.kinds[6]), (CardType::Keeper, all.cards.kinds[7])],
    };
    let chips = shown.iter().map(|(kind, title)| {
        let kind = *kind;
        let toggle = move |_| {
            kinds.update(|kinds| match kinds.iter().position(|known| *known == kind) {
                Some(at) => drop(kinds.remove(at)),
                None => kinds.push(kind),
            })
        };
        let on = move || kinds.with(|kinds| kinds.contains(&kind)).to_string();
        view! { <button type="button" class="chip" aria-pressed=on on:click=toggle>{*title}</button> }
    });
    view! { <span class="chips" role="group" aria-label=all.decks.kinds>{chips.collect_view()}</span> }
}

#[component]
fn Picks(found: Memo<Vec<CardNo>>) -> impl IntoView {
    let shown = RwSignal::new(BATCH);
    Effect::new(move |_| {
        found.track();
        shown.set(BATCH);
    });
    let cards = move || found.with(|found| found.iter().take(shown.get()).copied().collect::<Vec<CardNo>>());
    view! {
        <div class="picks__room">
            <ul class="picks">
                <For each=cards key=|card| *card children=move |card| view! { <Pick card/> }/>
            </ul>
            <Show when=move || found.with(Vec::is_empty)><p class="nothing">{words().cards.nothing}</p></Show>
            <More when=Signal::derive(move || shown.get() < found.with(Vec::len)) more=Callback::new(move |()| shown.update(|shown| *shown += BATCH))/>
        </div>
    }
}

/// A card of the pool with its copies.
#[component]
fn Pick(card: CardNo) -> impl IntoView {
    let bench = Bench::here();
    let words = words();
    let Some(face) = bench.face(card) else { return ().into_any() };
    let copies = Memo::new(move |_| bench.draft.with(|draft| draft.copies(card)));
    let limit = face.clone();
    let most = Memo::new(move |_| bench.most(&limit));
    let told = move || fill(words.decks.in_deck, &[&copies.get().to_string(), &most.get().to_string()]);
    let rank = face.cost.map(|cost| fill(words.cards.cost_is, &[&cost.to_string()]));
    let kind = crate::words::type_of(&face);
    let (name, named) = (face.name.clone(), face.name.clone());
    let label = move || {
        let parts = [Some(name.clone()), Some(kind.to_owned()), rank.clone(), Some(told())];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let full = move || copies.get() >= most.get();
    let pips = move || {
        let (copies, most) = (copies.get(), most.get());
        match most > PIPS {
            true => view! { <b class="num">{copies}</b> }.into_any(),
            false => {
                (0..most).map(|at| view! { <i class="pip" class:is-in={at < copies}></i> }).collect_view().into_any()
            }
        }
    };
    let (less, more) = (fill(words.decks.less, &[&named]), fill(words.decks.more, &[&named]));
    view! {
        <li class="pick" class:is-full=full data-card=card>
            <button type="button" class="pick__card" aria-label=label on:click=move |_| bench.inspect(card)><CardThumb game=bench.game card/></button>
            <span class="pick__foot">
                <button type="button" class="step" tabindex="-1" aria-label=less aria-disabled=move || (copies.get() == 0).then_some("true")
                    on:click=move |_| bench.set_copies(card, copies.get_untracked().saturating_sub(1))>"−"</button>
                <span class="pips" role="img" aria-label=told>{pips}<Show when=full><small>{words.decks.max}</small></Show></span>
                <button type="button" class="step step--add" tabindex="-1" aria-label=more aria-disabled=move || full().then_some("true")
                    title=move || full().then(|| words.decks.at_most.of(usize::from(most.get())))
                    on:click=move |_| if !untrack(full) { bench.set_copies(card, copies.get_untracked() + 1) }>"+"</button>
            </span>
        </li>
    }
    .into_any()
}
