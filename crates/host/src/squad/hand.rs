//! Hands: the cards that the viewer knows, with what is true of them now, and those that are hidden.

use super::{facts, numbers, things};
use crate::Seen;
use crate::words::squad::{attack as told, cards, offers, table as words};
use longbox_kernel::{Game, Seat, Viewer};
use longbox_protocol::{HandCard, Thing};
use longbox_squad::{Ask, CardNo, Choice, HandView, Squad};

/// The known cards of a hand by level and name, each with its number of copies.
pub(super) fn known_hand(seen: &Seen<'_, Squad>, seat: Seat) -> Vec<(CardNo, usize)> {
    let mut cards: Vec<(CardNo, usize)> = Vec::new();
    for card in &seen.view.seats[seat.index()].hand {
        let HandView::Known(card) = card else { continue };
        match cards.iter_mut().find(|(other, _)| other == card) {
            Some((_, copies)) => *copies += 1,
            None => cards.push((*card, 1)),
        }
    }
    longbox_kernel::sort_by_key(&mut cards, |(card, _)| (seen.game.card(*card).level, &seen.game.card(*card).name));
    cards
}

/// The copies of a card in a hand, those that are picked already first.
pub(super) fn copies(seen: &Seen<'_, Squad>, seat: Seat, card: CardNo) -> Vec<Thing> {
    let hand = &seen.view.seats[seat.index()].hand;
    let count = hand.iter().filter(|other| **other == HandView::Known(card)).count();
    (1..=count).map(|copy| things::in_hand(seat, card, copy)).collect()
}

/// How many copies of this card have been picked at the pending question.
pub(super) fn picked(seen: &Seen<'_, Squad>, seat: Seat, card: CardNo) -> usize {
    let position = seen.position();
    let here = |piece: &u8| position.card(*piece) == card && position.hand(seat).contains(piece);
    seen.game.picked_so_far(position).iter().filter(|piece| here(piece)).count()
}

pub(super) fn hand(seen: &Seen<'_, Squad>, seat: Seat) -> Vec<HandCard> {
    let menu = menu(seen);
    let mut cards = Vec::new();
    for (card, count) in known_hand(seen, seat) {
        let notes = notes(seen, seat, card);
        let attack = changed_attack(seen, seat, card);
        let picked = picked(seen, seat, card);
        let facts = format!("{}, {}", seen.game.name_of(card), facts::facts(seen.game.card(card)));
        let open = menu.as_deref().and_then(|menu| fate(seen, menu, seat, card));
        for copy in 1..=count {
            let fate = if copy <= picked { Some(words::PICKED) } else { open };
            let label = std::iter::once(facts.as_str()).chain(notes.iter().map(String::as_str)).chain(fate);
            let label = label.collect::<Vec<_>>().join("; ");
            let mut notes = notes.clone();
            notes.extend((copy <= picked).then(|| words::PICKED.to_owned()));
            let thing = things::in_hand(seat, card, copy);
            cards.push(HandCard { thing, card: Some(card), attack, part: None, notes, label });
        }
    }
    for card in &seen.view.seats[seat.index()].hand {
        if let HandView::Hidden(handle) = card {
            let label = words::hidden_card(seen.names.of(seat));
            let thing = things::hidden(seat, handle.0);
            cards.push(HandCard { thing, card: None, attack: None, part: None, notes: Vec::new(), label });
        }
    }
    cards
}

/// What the card would attack for now, where that is not what is printed on it.
fn changed_attack(seen: &Seen<'_, Squad>, seat: Seat, card: CardNo) -> Option<i16> {
    let (game, position) = (seen.game, seen.position());
    let printed = i16::from(game.card(card).attack?);
    let now = game.attack_if_played(position, seat, position.find_in_hand(seat, card)?).total;
    (now != printed).then_some(now)
}

/// What is true of the card now and not printed on it.
fn notes(seen: &Seen<'_, Squad>, seat: Seat, card: CardNo) -> Vec<String> {
    let (game, position) = (seen.game, seen.position());
    let Some(piece) = position.find_in_hand(seat, card) else { return Vec::new() };
    let mut notes = Vec::new();
    let attack = game.attack_if_played(position, seat, piece);
    if attack.total != i16::from(game.card(card).attack.unwrap_or(0)) {
        notes.push(match game.card(card).attack {
            Some(_) => cards::attack_now(attack.total, &numbers::parts(game, &attack, Some(card))),
            None => cards::attack_besides(attack.total),
        });
    }
    let power = game.power_breakdown(position, seat, Some(card));
    if power.total != i16::from(game.power_for(position, seat, None)) {
        notes.push(told::power_for_it(seen.names.of(seat), power.total, &numbers::parts(game, &power, None)));
    }
    notes
}

/// The options of the pending question, if the viewer may know them.
fn menu(seen: &Seen<'_, Squad>) -> Option<Vec<Choice>> {
    let viewer = seen.standpoint.viewer();
    if seen.position().ask() == Ask::Nothing
        || viewer != Viewer::Open && viewer != Viewer::Seat(seen.position().asked())
    {
        return None;
    }
    let mut menu = Vec::new();
    seen.game.options(seen.position(), seen.position().asked(), &mut menu);
    Some(menu)
}

/// Whether the card can be chosen now, in the words of the question.
fn fate(seen: &Seen<'_, Squad>, menu: &[Choice], seat: Seat, card: CardNo) -> Option<&'static str> {
    let position = seen.position();
    let here = |choice: &&Choice| matches!(choice, Choice::Card(piece) if position.hand(seat).contains(piece));
    let open =
        menu.iter().filter(here).any(|choice| matches!(choice, Choice::Card(piece) if position.card(*piece) == card));
    if seat != seen.position().asked() && !open { None } else { offers::fate(seen.position().ask(), open) }
}
