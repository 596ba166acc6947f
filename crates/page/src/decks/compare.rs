//! Two decks of a game side by side: what one has more of than the other.

use super::bench::Bench;
use crate::archive::Key;
use crate::parts::Dialog;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardNo, DeckCall, DeckDraft, DeckReply};

#[component]
pub(super) fn CompareDialog(close: Callback<()>) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let other = RwSignal::new(None::<DeckDraft>);
    let decks = others(bench);
    let none = decks.is_empty();
    let options = decks.into_iter().map(|(value, name)| view! { <option value=value>{name}</option> }).collect_view();
    let chosen = move |event| {
        let value = event_target_value(&event);
        match value.parse::<Key>() {
            Ok(key) => bench.store.find_deck(key, move |found| drop(other.try_set(found.map(|(draft, _)| draft)))),
            Err(_) => bench.store.ask_about_decks(DeckCall::Draft { game: bench.game, deck: value }, move |reply| {
                if let DeckReply::Draft(draft) = reply {
                    let _ = other.try_set(Some(draft));
                }
            }),
        }
    };
    view! {
        <Dialog title=words.compare class="compare" close>
            {none.then(|| view! { <p class="nothing">{words.compare_none}</p> })}
            <label class="field field--wide">{words.compare_with}
                <select on:change=chosen><option value="">"–"</option>{options}</select>
            </label>
            {move || other.get().map(|other| view! { <Differences other/> })}
        </Dialog>
    }
}

/// The player's other decks, then those of the lobby.
fn others(bench: Bench) -> Vec<(String, String)> {
    let own = bench.store.own_decks.with_untracked(|decks| {
        let those = decks.iter().filter(|deck| deck.game == bench.game && deck.key != bench.key);
        those.map(|deck| (deck.key.to_string(), super::page::named(&deck.name))).collect::<Vec<_>>()
    });
    let built_in = bench.store.lobby.with_untracked(|games| {
        let decks = games.iter().filter(|info| info.game == bench.game).flat_map(|info| &info.decks);
        let those = decks.filter(|deck| deck.quest.is_none() && !deck.key.starts_with("own-"));
        those.map(|deck| (deck.key.clone(), deck.name.clone())).collect::<Vec<_>>()
    });
    own.into_iter().chain(built_in).collect()
}

#[component]
fn Differences(other: DeckDraft) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let rows = bench.draft.with(|own| differences(own, &other));
    let same = rows.is_empty();
    let row = |(card, here, there): (CardNo, u8, u8)| {
        let (class, more) = if here > there { ("good", here - there) } else { ("bad", there - here) };
        let sign = if here > there { "+" } else { "−" };
        view! {
            <tr><th scope="row">{bench.name_of(card)}</th><td>{here}</td><td>{there}</td><td class=class>{sign}{more}</td></tr>
        }
    };
    let rows = rows.into_iter().map(row).collect_view();
    let heads = words.compare_heads.map(|head| view! { <th scope="col">{head}</th> });
    match same {
        true => view! { <p role="status">{words.the_same}</p> }.into_any(),
        false => {
            view! { <table class="counts"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table> }.into_any()
        }
    }
}

/// The cards that the two have different numbers of, each with both numbers; what only the first has comes first.
fn differences(own: &DeckDraft, other: &DeckDraft) -> Vec<(CardNo, u8, u8)> {
    let cards = own.cards.iter().chain(other.cards.iter().filter(|(_, card)| own.copies(*card) == 0));
    let both = cards.map(|(_, card)| (*card, own.copies(*card), other.copies(*card)));
    both.filter(|(_, here, there)| here != there).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::GameName;

    #[test]
    fn only_what_differs_is_told() {
        let deck = |cards: &[(u8, CardNo)]| DeckDraft { cards: cards.to_vec(), ..DeckDraft::new(GameName::Vs) };
        let (own, other) = (deck(&[(4, 1), (2, 2), (1, 3)]), deck(&[(4, 1), (3, 2), (4, 9)]));
        assert_eq!(differences(&own, &other), [(2, 2, 3), (3, 1, 0), (9, 0, 4)]);
        assert_eq!(differences(&own, &own), []);
    }
}
