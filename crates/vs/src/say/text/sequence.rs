//! Effects that read best in one sentence: a look and what becomes of the cards.

use super::clause::{Clause, Doer, Sentence};
use super::effect::sentences;
use super::invent::invented;
use super::moved::{all_found, equipped, is_search, pair_shown, shown, shuffled, taken, whole_place};
use super::noun::{Form, cards};
use super::select::candidates;
use super::voice::{Focus, It, Noun, Voice};
use super::words::number;
use crate::language::{Aspect, Effect, Is, Num, Place, Player, Select};

/// What the first effects are together, and how many they are.
pub(super) fn together(effects: &[Effect], voice: &mut Voice) -> Option<(Vec<Sentence>, usize)> {
    use Effect::{Choose, Discard, Done, Look, Move, Reveal, Take};
    if let Some(made) = invented(effects, voice) {
        return Some(made);
    }
    match effects {
        [Choose(what), Choose(whom), Move(Select::Card, Place::On(on)), ..]
            if **on == Select::It && is_search(what) =>
        {
            Some((vec![equipped(what, whom, voice)?.into()], 3))
        }
        [Reveal(first @ Select::One(one)), to_hand, Reveal(Select::One(other)), same, ..]
            if to_hand == same && is_search(first) && like_it(one, other).is_some() =>
        {
            let (aspect, place) = (like_it(one, other)?, of_shown(to_hand)?);
            Some((vec![pair_shown(first, aspect, place, voice)?.into()], 4))
        }
        [Look(Select::All(deck)), Move(Select::All(list), place), ..]
            if matches!(deck[..], [Is::In(Place::Deck(_))]) && list.contains(&Is::Among) =>
        {
            let all: Vec<Is> = list.iter().filter(|is| **is != Is::Among).cloned().collect();
            Some((vec![all_found(deck, &all, place, voice).into()], 2))
        }
        [Reveal(who @ (Select::One(_) | Select::UpTo(..) | Select::Some(_))), rest @ ..] if is_search(who) => {
            let places: Vec<&Place> = rest.iter().map_while(of_shown).collect();
            Some((vec![shown(who, &places, voice)?.into()], places.len() + 1))
        }
        [Choose(who @ Select::One(_)), Take(stat, Num::UpTo(most), Select::It), ..]
            if **most == Num::Sum(stat.clone(), Box::new(Select::It)) =>
        {
            let all = Num::UpTo(Box::new(Num::Sum(stat.clone(), Box::new(who.clone()))));
            Some((sentences(&Take(stat.clone(), all, who.clone()), voice), 2))
        }
        [Choose(who), Done(one, Select::It), Done(other, Select::It), ..]
            if who.is_choice() && [one, other].iter().all(|deed| deed.after().is_empty()) =>
        {
            let whom = voice.object(who);
            voice.affected(who);
            let reminders = [one.reminder(), other.reminder()];
            reminders.into_iter().filter(|reminder| !reminder.is_empty()).for_each(|reminder| voice.note(reminder));
            Some((vec![Clause::you(&format!("{} and {}", one.verb(), other.verb()), whom).into()], 3))
        }
        [Choose(Select::Players(one @ Player::OneOf(_))), Move(who, place), ..] => {
            let there = with_player(place, one)?;
            Some((sentences(&Move(who.clone(), there), voice), 2))
        }
        [Look(Select::All(hand)), Discard(player, who), ..]
            if hand[..] == [Is::In(Place::Hand(player.clone()))] && picked(who).is_some() =>
        {
            let hand = voice.owned(player, "hand", &Form::Bare);
            let (list, form) = picked(who)?;
            let what = cards(list, &form, voice);
            let look = |rest: String| Clause::you("look", format!("at {hand} and {rest}"));
            Some((
                if form == Form::One {
                    found(look, &what, player)
                } else {
                    vec![look(format!("discard {what}")).into()]
                },
                2,
            ))
        }
        _ => also_together(effects, voice),
    }
}

/// Looks, and cards that are moved one after another.
fn also_together(effects: &[Effect], voice: &mut Voice) -> Option<(Vec<Sentence>, usize)> {
    use Effect::{Look, Move, Play, Reveal};
    match effects {
        [look @ (Look(who) | Reveal(who)), rest @ ..] => {
            let count = rest.iter().take_while(|next| is_of_look(next)).count();
            (count > 0).then_some(())?;
            Some((looked(look, who, &rest[..count], voice)?, count + 1))
        }
        [Play(twist @ Select::One(_)), Move(Select::Card, Place::Deck(Player::Me)), ..] => {
            let rest = format!("{}, then shuffle it into your deck", taken(twist, "from", voice));
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

/// Those that I find in a hand.
fn picked(who: &Select) -> Option<(&[Is], Form)> {
    match who {
        Select::All(list) if !list.is_empty() => Some((list, Form::Each)),
        Select::By(Player::Me, inner) => {
            if let Select::One(list) = &**inner {
                Some((list, Form::One))
            } else {
                None
            }
        }
        Select::All(_) | Select::By(..) | Select::One(_) | Select::Exactly(..) | Select::UpTo(..) => None,
        Select::Random(..) | Select::Some(_) | Select::Until(..) | Select::Top(..) | Select::OneRow(_) => None,
        Select::This | Select::It | Select::Those | Select::Itself | Select::Card | Select::Rest => None,
        Select::Doer | Select::MainOf(_) | Select::Players(_) => None,
    }
}

/// One of their cards, which they discard: "look at their hand and choose a card in it. They discard it."
fn found(look: impl Fn(String) -> Clause, what: &str, player: &Player) -> Vec<Sentence> {
    let what = match what.split_once(" that ") {
        Some((what, that)) => format!("{what} in it that {that}"),
        None => format!("{what} in it"),
    };
    let discard = match player {
        Player::Me => Clause::you("discard", "it"),
        _ => Clause::of(Doer::Player, Noun::many("they"), "discard", "it"),
    };
    vec![look(format!("choose {what}")).ends().into(), discard.into()]
}

/// The row of the player who is chosen for it.
fn with_player(place: &Place, player: &Player) -> Option<Place> {
    match place {
        Place::Front(Player::Chosen) => Some(Place::Front(player.clone())),
        Place::Back(Player::Chosen) => Some(Place::Back(player.clone())),
        Place::Row(Player::Chosen) => Some(Place::Row(player.clone())),
        Place::Front(_) | Place::Back(_) | Place::Row(_) | Place::Side(_) | Place::Beside(_) | Place::Home => None,
        Place::Hand(_) | Place::Deck(_) | Place::Top(_) | Place::Bottom(_) | Place::Pile(..) | Place::Ko(_) => None,
        Place::Resources(_) | Place::On(_) | Place::As(..) | Place::Removed | Place::Outside | Place::Universe => None,
    }
}

/// Where all go that were looked for and shown.
fn of_shown(effect: &Effect) -> Option<&Place> {
    let Effect::Move(who, place) = effect else { return None };
    let shown =
        matches!(who, Select::Card | Select::Rest) || matches!(who, Select::All(list) if list[..] == [Is::Among]);
    shown.then_some(place)
}

/// Whether it speaks of the cards that were just looked at.
fn is_of_look(effect: &Effect) -> bool {
    let Effect::Move(who, _) = effect else { return false };
    matches!(who, Select::Rest | Select::Card) || candidates(who).contains(&Is::Among)
}

/// "Look at the top three cards of your deck. Put one of them into your hand and the rest on the bottom of your deck."
fn looked(look: &Effect, who: &Select, moves: &[Effect], voice: &mut Voice) -> Option<Vec<Sentence>> {
    let clause = sentences(look, voice).pop()?.body.pop()?.ends();
    let card = voice.card;
    voice.focus = Focus::Nothing;
    voice.card = if matches!(who, Select::Until(..)) { "it" } else { card };
    let mut told: Option<Clause> = None;
    let mut verb = String::new();
    for (at, next) in moves.iter().enumerate() {
        let next = sentences(&if at == 0 { next.clone() } else { of_others(next) }, voice).pop()?.body.pop()?;
        verb = match &mut told {
            None => told.insert(next).verb.clone(),
            Some(told) => {
                told.rest = also(&told.rest, &verb, &next);
                next.verb
            }
        };
    }
    voice.card = if matches!(who, Select::Until(..)) { "that card" } else { card };
    let left = left(who, moves, voice);
    let mut told = told?.ends();
    if left.ends_with("in any order") {
        told.rest = told.rest.replace(" in any order", "");
    }
    told.rest.push_str(&left);
    Some(vec![clause.into(), told.into()])
}

/// What the second has in common with the first, where that is all that tells them apart.
fn like_it(one: &[Is], other: &[Is]) -> Option<Aspect> {
    let rest: Vec<&Is> = other.iter().filter(|is| shared_with_card(is).is_none()).collect();
    let aspect = other.iter().find_map(shared_with_card)?;
    rest.iter().copied().eq(one.iter()).then_some(aspect)
}

/// Those that are like the card which was just taken are others.
fn of_others(effect: &Effect) -> Effect {
    match effect {
        Effect::Move(Select::Some(list), place) if list.iter().any(|is| shared_with_card(is).is_some()) => {
            let list = list.iter().cloned().chain([Is::Other]).collect();
            Effect::Move(Select::Some(list), place.clone())
        }
        _ => effect.clone(),
    }
}

/// What it has in common with the card that was spoken of.
fn shared_with_card(is: &Is) -> Option<Aspect> {
    match is {
        Is::Shares(aspect, who) if **who == Select::Card => Some(*aspect),
        _ => None,
    }
}

const AMONG: &str = " from among them";

/// With the next move behind; where both go is said once.
fn also(rest: &str, verb: &str, next: &Clause) -> String {
    if next.verb != verb {
        return format!("{rest}, then {} {}", next.verb, next.rest);
    }
    let there = next.rest.rfind(" into ").map(|at| &next.rest[at..]);
    let rest = there.and_then(|there| rest.strip_suffix(there)).unwrap_or(rest);
    let rest = rest.strip_suffix(AMONG).filter(|_| next.rest.contains(AMONG)).unwrap_or(rest);
    format!("{rest} and {}", next.rest)
}

/// What the rules do with the rest.
fn left(who: &Select, moves: &[Effect], voice: &mut Voice) -> String {
    let rest = moves.iter().any(|next| matches!(next, Effect::Move(Select::Rest, _)));
    match whole_place(who, voice) {
        Some((player, places)) if places.contains("deck") => {
            format!(", {}", shuffled(player, voice))
        }
        None if !rest && matches!(who, Select::Top(..)) => " and the rest back on top, in any order".to_owned(),
        Some(_) | None => String::new(),
    }
}

/// Two at once: "return Magik and another character to their owners' hands".
fn both(first: &Select, second: &Select, hand: &Place, voice: &mut Voice) -> Clause {
    let (one, other) = if *second == Select::This { (second, first) } else { (first, second) };
    let (front, behind) = (voice.object(one), voice.object(other));
    voice.moved = It::Many;
    let hands = voice.place(hand, &Form::Each);
    voice.moved = It::One;
    voice.focus_on(It::Many);
    Clause::you("return", format!("{front} and {behind} to {hands}"))
}

/// Among resources a location may lie face up.
fn top_to_resources(cards: usize) -> Vec<Sentence> {
    let what = if cards == 1 { "card".to_owned() } else { format!("{} cards", number(cards as i16)) };
    let put = Clause::you("put", format!("the top {what} of your deck face down into your resource row")).ends();
    let instead = |rest: &str| Clause { may: true, ..Clause::you("put", rest) };
    let instead = match cards {
        1 => Sentence::lead("if it is a location".to_owned(), instead("it there face up instead")),
        _ => instead("any locations among them face up instead").into(),
    };
    vec![put.into(), instead]
}
