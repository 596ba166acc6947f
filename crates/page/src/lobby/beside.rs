//! What comes with a deck: its universe, and what lies beside it when the game begins.

use super::Lobby;
use crate::store::Inspected;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardNo, DeckInfo};

/// Cards that lie together, below their head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shelf {
    pub(super) head: String,
    /// How many of which card.
    pub(super) cards: Vec<(u8, CardNo)>,
}

/// The piles of a deck, and its side deck if its own main character leads it: another one has no use for that.
pub(super) fn shelves(deck: &DeckInfo, own_leader: bool) -> Vec<Shelf> {
    let words = &words().lobby;
    let piles = deck.piles.iter().map(|pile| {
        let size: usize = pile.cards.iter().map(|(copies, _)| usize::from(*copies)).sum();
        Shelf { head: fill(words.pile, &[&pile.name, &size.to_string()]), cards: pile.cards.clone() }
    });
    let side_deck = (own_leader && !deck.side_deck.is_empty()).then(|| Shelf {
        head: words.side_deck.to_owned(),
        cards: deck.side_deck.iter().map(|card| (1, *card)).collect(),
    });
    piles.chain(side_deck).collect()
}

/// What comes with the deck of a chair. Nothing in games whose decks come alone.
#[component]
pub(super) fn Beside(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let deck = lobby.deck_at(seat);
    let own_leader = move || lobby.choice.with(|choice| choice.chairs[seat].main.is_empty());
    view! {
        {move || deck.get().filter(|deck| !deck.universe.is_empty()).map(|deck| {
            let shelves = shelves(&deck, own_leader()).into_iter().map(|shelf| view! { <ShelfLine shelf/> });
            view! {
                <div class="beside">
                    <p class="beside__line">{fill(words().lobby.universe, &[&deck.universe])}</p>
                    {shelves.collect_view()}
                </div>
            }
        })}
    }
}

#[component]
fn ShelfLine(shelf: Shelf) -> impl IntoView {
    let cards = shelf.cards.into_iter().map(|(copies, card)| view! { <li><CardLink copies card/></li> });
    view! {
        <div class="beside__line"><b>{shelf.head}</b><ul class="beside__cards">{cards.collect_view()}</ul></div>
    }
}

/// The name of a card, which opens it.
#[component]
fn CardLink(copies: u8, card: CardNo) -> impl IntoView {
    let lobby = Lobby::here();
    let game = lobby.game;
    let open = move |_| lobby.store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true }));
    let name = move || lobby.store.card_name(game, card);
    view! {
        <button type="button" class="btn btn--quiet beside__card" on:click=open>
            {(copies > 1).then(|| format!("{copies}× "))}{name}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::PileInfo;

    #[test]
    fn a_side_deck_is_shown_behind_its_own_leader_and_a_pile_always() {
        let pile = PileInfo { name: "Hugger".to_owned(), cards: vec![(3, 7), (1, 8)] };
        let deck = DeckInfo { side_deck: vec![4, 5], piles: vec![pile], ..DeckInfo::default() };
        let heads = |own: bool| shelves(&deck, own).into_iter().map(|shelf| shelf.head).collect::<Vec<String>>();
        assert_eq!(heads(true), ["Hugger pile (4)", "Side deck"]);
        assert_eq!(heads(false), ["Hugger pile (4)"]);
        assert_eq!(shelves(&deck, true)[1].cards, [(1, 4), (1, 5)]);
    }
}
