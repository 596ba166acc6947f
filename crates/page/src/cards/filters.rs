//! The box for words and the lists beside it.

use super::search::{Filter, Search, rank};
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_art::team_key;
use longbox_protocol::{CardInfo, CardType, GameName};
use std::sync::Arc;

#[component]
pub(super) fn Filters(game: GameName, search: Memo<Search>, faces: Arc<Vec<CardInfo>>) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let typed = move |event| {
        let words = event_target_value(&event);
        Search { words, ..search.get_untracked() }.go(store, game);
    };
    let rank = if game == GameName::Squad { words.cards.level } else { words.cards.cost_or_level };
    let titles = [
        (Filter::Kind, words.cards.kind),
        (Filter::Team, words.cards.team),
        (Filter::Factor, words.cards.factor),
        (Filter::Rank, rank),
        (Filter::Set, words.cards.set),
        (Filter::Universe, words.cards.universe),
    ];
    let lists = titles.into_iter().filter_map(|(filter, title)| {
        let values = values(filter, &faces);
        (values.len() > 1).then(|| view! { <FilterList game search filter title values/> })
    });
    let lists = lists.collect_view();
    view! {
        <search class="panel filters">
            <label class="field filters__words">{words.cards.search}
                <input
                    type="search" placeholder=words.cards.search_hint autocomplete="off"
                    prop:value=move || search.with(|search| search.words.clone()) on:input=typed
                />
            </label>
            {lists}
            <Show when=move || !search.with(Search::is_empty)>
                <button type="button" class="btn filters__clear" on:click=move |_| Search::default().go(store, game)>{words.cards.clear}</button>
            </Show>
        </search>
    }
}

#[component]
fn FilterList(
    game: GameName,
    search: Memo<Search>,
    filter: Filter,
    title: &'static str,
    values: Vec<(String, String)>,
) -> impl IntoView {
    let store = Store::here();
    let choose = move |event| {
        let value = event_target_value(&event);
        search.get_untracked().with(filter, &value).go(store, game);
    };
    let chosen = move || search.with(|search| search.value(filter).to_owned());
    let options = values.into_iter().map(|(value, title)| {
        let own = value.clone();
        view! { <option value=value prop:selected=move || chosen() == own>{title}</option> }
    });
    view! {
        <label class="field">{title}
            <select on:change=choose>
                <option value="" prop:selected=move || chosen().is_empty()>{words().cards.any}</option>
                {options.collect_view()}
            </select>
        </label>
    }
}

/// All values that cards have here, with what they are called.
fn values(filter: Filter, faces: &[CardInfo]) -> Vec<(String, String)> {
    let mut found: Vec<(String, &CardInfo)> = Vec::new();
    for face in faces {
        for value in filter.values(face) {
            if found.iter().all(|(known, _)| *known != value) {
                found.push((value, face));
            }
        }
    }
    match filter {
        Filter::Rank => longbox_protocol::sort_by_key(&mut found, |(_, face)| rank(face)),
        Filter::Team | Filter::Factor => longbox_protocol::sort_by_key(&mut found, |(word, _)| word.clone()),
        Filter::Set | Filter::Universe => {}
        Filter::Kind => {
            longbox_protocol::sort_by_key(&mut found, |(_, face)| KINDS.iter().position(|kind| *kind == face.kind))
        }
    }
    let titled = |(value, face): (String, &CardInfo)| {
        let title = title(filter, &value, face);
        (value, title)
    };
    found.into_iter().map(titled).collect()
}

/// Kinds in the order of their words.
const KINDS: [CardType; 8] = [
    CardType::Main,
    CardType::Supporting,
    CardType::PlotTwist,
    CardType::Equipment,
    CardType::Location,
    CardType::Token,
    CardType::Attack,
    CardType::Keeper,
];

fn title(filter: Filter, value: &str, face: &CardInfo) -> String {
    match filter {
        Filter::Set => face.set_name.clone(),
        Filter::Universe => face.universe.clone().unwrap_or_else(|| value.to_owned()),
        Filter::Kind => {
            let at = KINDS.iter().position(|kind| *kind == face.kind);
            at.map_or_else(|| value.to_owned(), |at| words().cards.kinds[at].to_owned())
        }
        Filter::Team => {
            let team = face.teams.iter().find(|team| team_key(team) == value);
            team.cloned().unwrap_or_else(|| value.to_owned())
        }
        Filter::Rank => value.to_owned(),
        Filter::Factor => longbox_protocol::capital(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_hold_what_cards_have_once_and_in_order() {
        let face = |cost, kind, team: &str| CardInfo {
            cost: Some(cost),
            kind,
            teams: vec![team.to_owned()],
            ..CardInfo::default()
        };
        let faces = [
            face(10, CardType::PlotTwist, "X-Men"),
            face(2, CardType::Main, "Avengers"),
            face(2, CardType::PlotTwist, "X-Men"),
        ];
        let shown = |filter| values(filter, &faces).into_iter().map(|(_, title)| title).collect::<Vec<_>>();
        assert_eq!(shown(Filter::Rank), ["2", "10"]);
        assert_eq!(shown(Filter::Kind), ["Main character", "Plot twist"]);
        assert_eq!(shown(Filter::Team), ["Avengers", "X-Men"]);
        assert_eq!(shown(Filter::Factor), [""; 0]);
    }
}
