//! Decks as pictures: the gallery of one's own, and the tiles that the picker shows, too.

use super::Lobby;
use super::beside::Beside;
use super::leaders::Leaders;
use crate::parts::{ArtStrip, Icon, team_icon};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_art::team_key;
use longbox_protocol::{CardInfo, CardNo, CardType, DeckInfo, GameName};

/// The deck of the first chair, chosen among pictures.
#[component]
pub(super) fn OwnDecks() -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let title = move || match lobby.choice.with(|choice| choice.company) {
        super::choice::Company::Bots => words.lobby.own_deck.to_owned(),
        _ => fill(words.lobby.deck_of, &[&lobby.player_name(0)]),
    };
    let decks: Vec<DeckInfo> =
        lobby.with(|info| info.decks.iter().filter(|deck| deck.quest.is_none()).cloned().collect());
    // Who leads is asked below the decks that the chosen one stands among.
    let groups = grouped(decks).into_iter().map(|(head, decks)| {
        let tiles = decks.len();
        let keys: Vec<String> = decks.iter().map(|deck| deck.key.clone()).collect();
        let chosen = Memo::new(move |_| lobby.choice.with(|choice| keys.contains(&choice.chairs[0].deck)));
        view! {
            <div class="lobby__group" style=format!("--tiles:{tiles}")>
                <h3 class="head lobby__kind">{head}</h3>
                <ul class="decks">{decks.into_iter().map(|deck| view! { <DeckTile deck/> }).collect_view()}</ul>
            </div>
            <Show when=move || chosen.get()><Leaders seat=0/><Beside seat=0/></Show>
        }
    });
    let groups = groups.collect_view();
    view! {
        <section class="panel" aria-label=title>
            <h2 class="panel__title"><Icon name="deck"/>{title}</h2>
            <div class="lobby__decks">{groups}</div>
        </section>
    }
}

/// Decks of a kind and a set together below their head, in the order in which they came.
pub(crate) fn grouped(decks: Vec<DeckInfo>) -> Vec<(String, Vec<DeckInfo>)> {
    let mut groups: Vec<(String, Vec<DeckInfo>)> = Vec::new();
    for deck in decks {
        let kind = kind_words(&deck.kind);
        let parts = [kind, &deck.set_name, &deck.universe];
        let head = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        match groups.iter_mut().find(|(known, _)| *known == head) {
            Some((_, group)) => group.push(deck),
            None => groups.push((head, vec![deck])),
        }
    }
    groups
}

fn kind_words(kind: &str) -> &'static str {
    let words = words();
    words.lobby.kinds.iter().find(|(known, _)| *known == kind).map_or(words.lobby.other_kind, |(_, title)| title)
}

/// A deck of the gallery, for the first chair.
#[component]
fn DeckTile(deck: DeckInfo) -> impl IntoView {
    let lobby = Lobby::here();
    let key = StoredValue::new(deck.key.clone());
    let picked = move || lobby.choice.with(|choice| key.with_value(|key| choice.chairs[0].deck == *key));
    view! {
        <li class="deck" class:is-picked=picked>
            <label class="deck__pick">
                <input type="radio" class="vh" name="deck" prop:checked=picked on:change=move |_| lobby.take_deck(0, &key.get_value())/>
                <DeckFront deck=deck.clone()/>
            </label>
            <LookInside deck/>
        </li>
    }
}

/// A deck of the picker, for another chair. It is no radio: the arrows would pick at once.
#[component]
pub(super) fn DeckButton(deck: DeckInfo, seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let key = StoredValue::new(deck.key.clone());
    let picked = move || lobby.choice.with(|choice| key.with_value(|key| choice.chairs[seat].deck == *key));
    let take = move |_| {
        lobby.take_deck(seat, &key.get_value());
        lobby.picking.set(None);
    };
    view! {
        <li class="deck" class:is-picked=picked>
            <button type="button" class="deck__pick" aria-pressed=move || picked().to_string() on:click=take><DeckFront deck=deck.clone()/></button>
            <LookInside deck/>
        </li>
    }
}

impl Lobby {
    /// Gives a chair another deck, with the leader that it names.
    pub(super) fn take_deck(self, seat: usize, key: &str) {
        self.change(|choice| {
            choice.chairs[seat].deck = key.to_owned();
            choice.chairs[seat].main.clear();
        });
    }
}

/// What is seen of a deck before it is looked into.
#[component]
fn DeckFront(deck: DeckInfo) -> impl IntoView {
    let lobby = Lobby::here();
    let teams = deck.teams.iter().take(3).map(|team| {
        let key = team_key(team);
        view! { <span data-team=key.clone() title=team.clone()><Icon name=team_icon(&key) label=team.clone()/></span> }
    });
    let teams = teams.collect_view();
    view! {
        <DeckArt game=lobby.game deck=deck.clone()/>
        <span class="deck__name"><b>{deck.name.clone()}</b><span class="deck__teams">{teams}</span></span>
        <DeckNote deck/>
    }
}

#[component]
fn LookInside(deck: DeckInfo) -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let label = fill(words.lobby.look_into, &[&deck.name]);
    view! {
        <button type="button" class="btn btn--quiet deck__look" aria-label=label on:click=move |_| lobby.listing.set(Some(deck.key.clone()))>
            {words.lobby.look_inside}
        </button>
    }
}

/// How hard a deck is and what is said of it.
#[component]
fn DeckNote(deck: DeckInfo) -> impl IntoView {
    let difficulty = difficulty_words(&deck.difficulty);
    view! {
        {(!difficulty.is_empty()).then(|| view! { <span class="chip" data-difficulty=deck.difficulty.clone()>{difficulty}</span> })}
        <small class="deck__about">{deck.about}</small>
    }
}

pub(super) fn difficulty_words(difficulty: &str) -> &'static str {
    words().lobby.difficulties.iter().find(|(known, _)| *known == difficulty).map_or("", |(_, title)| title)
}

/// Three cards of a deck side by side: whoever leads it first.
#[component]
pub(crate) fn DeckArt(game: GameName, deck: DeckInfo) -> impl IntoView {
    let store = Store::here();
    let shown = Memo::new(move |_| {
        store.faces.with(|all| all.get(&game).map(|faces| front_cards(&deck, faces)).unwrap_or_default())
    });
    let faces = move || {
        let cards = shown.get();
        store.faces.with_untracked(|all| {
            let faces = all.get(&game).map(|faces| faces.as_slice()).unwrap_or_default();
            cards.iter().filter_map(|card| faces.get(usize::from(*card)).cloned()).collect::<Vec<CardInfo>>()
        })
    };
    view! { <span class="deck__art" aria-hidden="true">{move || view! { <ArtStrip faces=faces()/> }}</span> }
}

/// The cards that stand for a deck: its leader, then its strongest cards, no name twice.
fn front_cards(deck: &DeckInfo, faces: &[CardInfo]) -> Vec<CardNo> {
    let leader = deck.mains.iter().find(|main| main.name == deck.main).map(|main| main.card);
    let face = |card: CardNo| faces.get(usize::from(card));
    let strength = |card: CardNo| {
        let plain =
            |face: &CardInfo| !matches!(face.kind, CardType::PlotTwist | CardType::Location | CardType::Equipment);
        face(card).map(|face| (plain(face), face.cost.or(face.level).unwrap_or(0)))
    };
    let mut cards: Vec<CardNo> = deck.cards.iter().map(|(_, card)| *card).collect();
    longbox_protocol::sort_by_key(&mut cards, |card| std::cmp::Reverse(strength(*card)));
    let mut found: Vec<CardNo> = Vec::new();
    for card in leader.into_iter().chain(cards) {
        let shown_as = |card: CardNo| face(card).map(|face| face.heroes.first().unwrap_or(&face.name));
        if found.len() < 3 && found.iter().all(|other| shown_as(*other) != shown_as(card)) {
            found.push(card);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::MainInfo;

    fn face(number: CardNo, name: &str, kind: CardType, cost: u8) -> CardInfo {
        CardInfo { number, name: name.to_owned(), kind, cost: Some(cost), ..CardInfo::default() }
    }

    #[test]
    fn a_deck_shows_its_leader_and_its_strongest_characters() {
        let faces = [
            face(0, "Storm", CardType::Main, 0),
            face(1, "Beast", CardType::Supporting, 4),
            face(2, "Storm", CardType::Supporting, 5),
            face(3, "Blackbird", CardType::Equipment, 9),
            face(4, "Iceman", CardType::Supporting, 2),
        ];
        let main = MainInfo { name: "Storm".to_owned(), difficulty: String::new(), card: 0 };
        let cards = vec![(4, 1), (4, 2), (2, 3), (4, 4)];
        let deck = DeckInfo { main: "Storm".to_owned(), mains: vec![main], cards, ..DeckInfo::default() };
        assert_eq!(front_cards(&deck, &faces), [0, 1, 4]);
    }

    #[test]
    fn kinds_stay_together_in_their_order() {
        let deck =
            |key: &str, kind: &str| DeckInfo { key: key.to_owned(), kind: kind.to_owned(), ..DeckInfo::default() };
        let of_set = DeckInfo { set_name: "A-Force".to_owned(), ..deck("d", "starter") };
        let groups = grouped(vec![deck("a", "starter"), deck("b", "tuned"), deck("c", "starter"), of_set]);
        let shown: Vec<(&str, usize)> = groups.iter().map(|(head, decks)| (head.as_str(), decks.len())).collect();
        assert_eq!(shown, [("Starter decks", 2), ("Tuned decks", 1), ("Starter decks · A-Force", 1)]);
    }
}
