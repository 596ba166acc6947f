//! Cards in hand: one's own as tiles to be read, those of others as backs or, where they are open, by name.

use super::fighter::TileArt;
use super::seating::{of_side, player_name};
use crate::parts::{Icon, Rich, ThingButton, team_icon};
use crate::store::Store;
use crate::words::{fill, sentences, whole_timing, words};
use leptos::prelude::*;
use longbox_art::team_key;
use longbox_protocol::{CardInfo, CardType, GameName, HandCard, Seat, TextLine, Thing};

/// The hand below the table.
#[component]
pub(super) fn Hand(seat: Seat) -> impl IntoView {
    let name = player_name(seat);
    let hand = of_side(seat, |side| side.hand.clone());
    let things = move || hand.with(|all| all.iter().map(|one| one.thing.clone()).collect::<Vec<_>>());
    let open = of_side(seat, |side| side.open_hand);
    view! {
        <section
            class="hand" aria-label=move || fill(words().vs.hand_of, &[&name.get()])
            style:--count=move || hand.with(Vec::len).to_string()
        >
            {move || open.get().then(|| view! { <p class="hand__open"><Icon name="eye"/>{words().vs.open_hand_own}</p> })}
            <For each=things key=|thing| thing.clone() children=move |thing| view! { <HandTile thing hand/> }/>
        </section>
    }
}

#[component]
fn HandTile(thing: Thing, hand: Memo<Vec<HandCard>>) -> impl IntoView {
    let store = Store::here();
    let asked = thing.clone();
    let held = Memo::new(move |_| hand.with(|all| all.iter().find(|one| one.thing == asked).cloned()));
    let face = Memo::new(move |_| {
        held.with(|one| one.as_ref().and_then(|one| one.card)).and_then(|card| store.face(GameName::Vs, card))
    });
    let label = Signal::derive(move || held.with(|one| one.as_ref().map(spoken).unwrap_or_default()));
    let class = Signal::derive(move || match face.with(Option::is_some) {
        true => "tile tile--hand".to_owned(),
        false => "tile tile--hand back".to_owned(),
    });
    let team = face.with_untracked(|face| face.as_ref().and_then(|face| face.teams.first().map(|team| team_key(team))));
    let notes = move || held.with(|one| one.as_ref().map(|one| one.notes.join(" ")).unwrap_or_default());
    let part = Memo::new(move |_| held.with(|one| one.as_ref().and_then(|one| one.part.clone())));
    view! {
        <div class="stand" class:stand--part=move || part.with(Option::is_some)>
            {move || part.get().map(|holder| view! { <PartLabel holder/> })}
            <ThingButton thing class label team=team.unwrap_or_else(|| "none".to_owned())>
                {move || face.get().map(|face| view! { <HandBar face/> })}
                <span class="tile__body">
                    <span class="tile__art">
                        {move || face.get().map(|face| view! { <TileArt card=face.number/> })}
                    </span>
                    {move || face.get().map(|face| view! { <HandText face notes=notes()/> })}
                </span>
            </ThingButton>
        </div>
    }
}

/// Marks a card that lies in a part of somebody's own. The name of the card says it to a screen reader.
#[component]
pub(super) fn PartLabel(holder: String) -> impl IntoView {
    view! { <span class="part" aria-hidden="true">{fill(words().vs.part_of, &[&holder])}</span> }
}

fn spoken(card: &HandCard) -> String {
    match card.notes.as_slice() {
        [] => card.label.clone(),
        notes => sentences(std::iter::once(card.label.as_str()).chain(notes.iter().map(String::as_str))),
    }
}

/// The bar above a card in hand: what it costs or what it is, its name, its team.
#[component]
fn HandBar(face: CardInfo) -> impl IntoView {
    let cost = match (face.kind, face.level, face.cost) {
        (_, Some(level), _) => view! { <span class="tile__cost">{format!("L{level}")}</span> }.into_any(),
        (_, _, Some(cost)) => view! { <span class="tile__cost">{cost}</span> }.into_any(),
        (CardType::Location, ..) => view! { <span class="tile__cost"><Icon name="book"/></span> }.into_any(),
        _ => view! { <span class="tile__cost"><Icon name="bolt"/></span> }.into_any(),
    };
    let team = face.teams.first().map(|team| view! { <Icon name=team_icon(&team_key(team))/> });
    view! { <span class="tile__bar">{cost}<span class="tile__name">{face.name.clone()}</span>{team}</span> }
}

/// What a card in hand is and does, in short.
#[component]
fn HandText(face: CardInfo, notes: String) -> impl IntoView {
    let words = &words().vs;
    let numbers = face.stats.map(|stats| {
        let health = fill(words.health, &[&stats.health.to_string()]);
        view! { <b>{format!("{} | {}", stats.atk, stats.def)}</b>{format!(", {health}. ")} }
    });
    let note = (!notes.is_empty()).then(|| view! { <span class="tile__note">{notes}</span> });
    // What a rule word means is told by the big card.
    let rest = face.text.clone().into_iter().map(|line| match face.words.contains(&line.title) {
        true => view! { <b>{line.title}</b>". " }.into_any(),
        false => view! { <Paragraph line/> }.into_any(),
    });
    view! {
        <span class="tile__text">
            <span class="kind">{kind(face.kind)}</span>
            {note}
            {numbers}
            {rest.collect_view()}
        </span>
    }
}

/// A paragraph of a card's text; when it can be used stands on a chip.
#[component]
fn Paragraph(line: TextLine) -> impl IntoView {
    let title = (!line.title.is_empty()).then(|| view! { <b>{line.title}</b>" " });
    let when = line.when.map(|when| view! { <span class="when"><Rich text=whole_timing(&when)/></span>" " });
    let aside = (!line.aside.is_empty()).then(|| view! { <Rich text=format!("({})", line.aside)/>" " });
    view! { {title}{when}<Rich text=line.body/>" "{aside} }
}

fn kind(kind: CardType) -> &'static str {
    let kinds = &words().vs.kinds;
    match kind {
        CardType::Main => kinds.main,
        CardType::PlotTwist => kinds.plot_twist,
        CardType::Equipment => kinds.equipment,
        CardType::Location => kinds.location,
        CardType::Token => kinds.token,
        CardType::Supporting | CardType::Attack | CardType::Keeper => kinds.supporting,
    }
}

/// The hand of somebody else: backs, their number, and the cards that the viewer knows.
#[component]
pub(super) fn HandCount(seat: Seat, below: bool) -> impl IntoView {
    let hand = of_side(seat, |side| side.hand.clone());
    let count = move || fill(words().vs.in_hand, &[&hand.with(Vec::len).to_string()]);
    let hidden = move || {
        let backs =
            |all: &Vec<HandCard>| all.iter().filter(|one| one.card.is_none()).map(|one| one.thing.clone()).collect();
        hand.with(backs)
    };
    let known = move || {
        let open = |all: &Vec<HandCard>| all.iter().filter(|one| one.card.is_some()).cloned().collect::<Vec<_>>();
        if below { Vec::new() } else { hand.with(open) }
    };
    let open = of_side(seat, |side| side.open_hand);
    let parts = move || hand.with(|all| parts(all));
    let none = Vec::<Thing>::new;
    view! {
        <div class="handcount" role="group" aria-label=count>
            <Icon name="hand"/>
            <span class="handcount__backs" aria-hidden="true">
                <For each=move || if below { none() } else { hidden() } key=|thing| thing.clone() children=|thing| view! { <Back thing/> }/>
                {move || below.then(|| hand.with(|all| all.iter().map(|_| view! { <span class="back"></span> }).collect_view()))}
            </span>
            <b><span class="handcount__n">{move || hand.with(Vec::len)}</span><span class="handcount__words">{count}</span></b>
            {move || open.get().then(|| view! { <span class="mark handcount__open"><Icon name="eye"/>{words().vs.open_hand}</span> })}
            {move || parts().into_iter().map(|(count, holder)| view! { <HandPart count holder/> }).collect_view()}
        </div>
        <ul class="openhand">
            <For each=known key=|card| card.thing.clone() children=|card| view! { <li><OpenCard card/></li> }/>
        </ul>
    }
}

/// "2 Wyatt Wingfoot's".
#[component]
fn HandPart(count: usize, holder: String) -> impl IntoView {
    let whose = fill(words().vs.part_of, &[&holder]);
    let title = format!("{count} {whose}");
    view! { <span class="mark handcount__part" title=title>{count}<span class="handcount__whose">" "{whose}</span></span> }
}

/// How many cards of a hand lie in whose part.
fn parts(hand: &[HandCard]) -> Vec<(usize, String)> {
    let mut holders: Vec<&str> = hand.iter().filter_map(|one| one.part.as_deref()).collect();
    let count = |holder: &str| hand.iter().filter(|one| one.part.as_deref() == Some(holder)).count();
    holders.dedup();
    holders.into_iter().map(|holder| (count(holder), holder.to_owned())).collect()
}

/// A hidden card in somebody's hand. It is a button only while it can be chosen.
#[component]
fn Back(thing: Thing) -> impl IntoView {
    let open = super::here::is_open(Store::here(), thing.clone());
    let name = thing.0.clone();
    view! {
        <Show when=move || open.get() fallback=move || view! { <span class="back" data-thing=name.clone()></span> }>
            <ThingButton thing=thing.clone() class="back" label=words().vs.down.to_owned()>""</ThingButton>
        </Show>
    }
}

/// A card in somebody else's hand that the viewer knows.
#[component]
fn OpenCard(card: HandCard) -> impl IntoView {
    let store = Store::here();
    let label = spoken(&card);
    let number = card.card;
    let face = move || number.and_then(|number| store.face(GameName::Vs, number));
    let cost = move || face().and_then(|face| face.cost).map(|cost| view! { <span class="tile__cost">{cost}</span> });
    view! {
        <ThingButton thing=card.thing class="opencard" label=label>
            {cost}
            <span class="tile__name">{move || face().map(|face| face.name)}</span>
        </ThingButton>
    }
}
