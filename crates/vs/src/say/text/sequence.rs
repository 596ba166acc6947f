//! Effects that read best in one sentence: a look and what becomes of the cards.

use super::clause::{Clause, Doer, Sentence};
use super::effect::sentences;
use super::moved::{equipped, is_search, shown, taken, whole_place};
use super::noun::{Form, cards};
use super::select::candidates;
use super::voice::{Focus, It, Voice};
use super::words::number;
use crate::language::{Effect, Is, Num, Place, Player, Select};

/// What the first effects are together, and how many they are.
pub(super) fn together(effects: &[Effect], voice: &mut Voice) -> Option<(Vec<Sentence>, usize)> {
    use Effect::{Choose, Discard, Look, Move, Play, Reveal};
    match effects {
        [Choose(what), Choose(whom), Move(Select::Card, Place::On(on)), ..]
            if **on == Select::It && is_search(what) =>
        {
            Some((vec![equipped(what, whom, voice)?.into()], 3))
        }
        [Reveal(who @ (Select::One(_) | Select::UpTo(..) | Select::Some(_))), rest @ ..] if is_search(who) => {
            let places: Vec<&Place> = rest.iter().map_while(of_shown).collect();
            Some((vec![shown(who, &places, voice)?.into()], places.len() + 1))
        }
        [Choose(Select::Players(one @ Player::OneOf(_))), Move(who, place), ..] => {
            let there = with_player(place, one)?;
            Some((sentences(&Move(who.clone(), there), voice), 2))
        }
        [Look(Select::All(hand)), Discard(player, Select::All(list)), ..]
            if hand[..] == [Is::In(Place::Hand(player.clone()))] && !list.is_empty() =>
        {
            let hand = voice.owned(player, "hand", &Form::Bare);
            let what = cards(list, &Form::Each, voice);
            Some((vec![Clause::you("look", format!("at {hand} and discard {what}")).into()], 2))
        }
        [look @ (Look(who) | Reveal(who)), rest @ ..] => {
            let count = rest.iter().take_while(|next| is_of_look(next)).count();
            (count > 0).then_some(())?;
            Some((vec![looked(look, who, &rest[..count], voice)?.into()], count + 1))
        }
        [Play(twist @ Select::One(_)), Move(Select::Card, Place::Deck(Player::Me)), ..] => {
            let rest = format!("{}, then shuffle it into your deck", taken(twist, voice));
            Some((vec![Clause::you("play", rest).ends().into()], 2))
        }
        [Move(first, hand @ Place::Hand(_)), Move(second, same), ..] if hand == same => {
            Some((vec![both(first, second, hand, voice).into()], 2))
        }
        [top @ Move(Select::Top(Num::N(1), _), Place::Resources(Player::Me)), ..] => {
            let count = effects.iter().take_while(|next| *next == top).count();
            Some((top_to_resources(count), count))
        }
        _ => None,
    }
}

/// The row of the player who is chosen for it.
fn with_player(place: &Place, player: &Player) -> Option<Place> {
    match place {
        Place::Front(Player::Chosen) => Some(Place::Front(player.clone())),
        Place::Back(Player::Chosen) => Some(Place::Back(player.clone())),
        Place::Row(Player::Chosen) => Some(Place::Row(player.clone())),
        _ => None,
    }
}

/// Where all go that were looked for and shown.
fn of_shown(effect: &Effect) -> Option<&Place> {
    match effect {
        Effect::Move(Select::Card | Select::Rest, place) => Some(place),
        Effect::Move(Select::All(list), place) if list[..] == [Is::Among] => Some(place),
        _ => None,
    }
}

/// Whether it speaks of the cards that were just looked at.
fn is_of_look(effect: &Effect) -> bool {
    let Effect::Move(who, _) = effect else { return false };
    matches!(who, Select::Rest | Select::Card) || candidates(who).contains(&Is::Among)
}

/// "look at the top three cards of your deck, put one of them into your hand and the rest on the bottom of your deck".
fn looked(look: &Effect, who: &Select, moves: &[Effect], voice: &mut Voice) -> Option<Clause> {
    let mut clause = sentences(look, voice).pop()?.body.pop()?.ends();
    let card = voice.card;
    voice.focus = Focus::Nothing;
    voice.card = if matches!(who, Select::Until(..)) { "it" } else { card };
    let you = if clause.doer == Doer::You { "" } else { "you " };
    let mut verb = String::new();
    for next in moves {
        let next = sentences(next, voice).pop()?.body.pop()?;
        let link = match (verb.as_str(), next.verb == verb) {
            ("", _) if you.is_empty() => format!(", {} ", next.verb),
            ("", _) => format!(" and {you}{} ", next.verb),
            (_, true) => " and ".to_owned(),
            (_, false) => format!(", then {} ", next.verb),
        };
        // Where both go is said once.
        if next.verb == verb
            && let Some(at) = next.rest.rfind(" into ")
            && clause.rest.ends_with(&next.rest[at..])
        {
            clause.rest.truncate(clause.rest.len() + at - next.rest.len());
        }
        clause.rest.push_str(&format!("{link}{}", next.rest));
        verb = next.verb;
    }
    voice.card = if matches!(who, Select::Until(..)) { "that card" } else { card };
    let left = left(who, moves, voice);
    if left.ends_with("in any order") {
        clause.rest = clause.rest.replace(" in any order", "");
    }
    clause.rest.push_str(&left);
    Some(clause)
}

/// What the rules do with the rest.
fn left(who: &Select, moves: &[Effect], voice: &mut Voice) -> String {
    let rest = moves.iter().any(|next| matches!(next, Effect::Move(Select::Rest, _)));
    match whole_place(who, voice) {
        Some((player, places)) if places.contains("deck") => {
            let deck = voice.owned(player, "deck", &Form::Each);
            format!(", then shuffle {deck}")
        }
        None if !rest && matches!(who, Select::Top(..)) => " and the rest back on top, in any order".to_owned(),
        Some(_) | None => String::new(),
    }
}

/// Two at once: "return Magik and another character to their owners' hands".
fn both(first: &Select, second: &Select, hand: &Place, voice: &mut Voice) -> Clause {
    let (one, other) = if *second == Select::This { (second, first) } else { (first, second) };
    let (front, behind) = (voice.object(one), voice.object(other));
    voice.several = true;
    let hands = voice.place(hand, &Form::Each);
    voice.several = false;
    (voice.it, voice.focus) = (It::Many, Focus::It);
    Clause::you("return", format!("{front} and {behind} to {hands}"))
}

/// Among resources a location may lie face up.
fn top_to_resources(cards: usize) -> Vec<Sentence> {
    let (what, one) = match cards {
        1 => ("card".to_owned(), "it"),
        _ => (format!("{} cards", number(cards as i16)), "one of them"),
    };
    let put = Clause::you("put", format!("the top {what} of your deck face down into your resource row")).ends();
    let instead = Clause { may: true, ..Clause::you("put", "it there face up instead") };
    vec![put.into(), Sentence::lead(format!("if {one} is a location"), instead)]
}
