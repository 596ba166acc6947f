//! Cards and characters that go somewhere: "put a card from your KO pile into your hand".

use super::clause::{Clause, Doer};
use super::held::{POCKET, put_on};
use super::noun::{Form, cards, is_outside};
use super::number::in_common;
use super::player::{pile, piles};
use super::select::{candidates, takes_cards};
use super::voice::{Case, Chosen, Focus, It, Noun, This, Voice};
use super::words::owned_by;
use crate::language::{Aspect, Is, Place, Player, Select};

pub(super) fn moved(who: &Select, place: &Place, voice: &mut Voice) -> Clause {
    if let Place::On(on) = place {
        return put_on(who, on, voice);
    }
    if let Some(source) = deck_of(who) {
        return searched(who, &source, place, voice);
    }
    if *place == Place::Home {
        return home(who, voice);
    }
    if let (Place::Pile(..), Select::One(list)) = (place, who)
        && !is_outside(list)
    {
        voice.note(OUT);
        if let Some(clause) = unlike_those_there(list, place, voice) {
            return clause;
        }
    }
    voice.moved = voice.kind_of(who);
    let what = taken(who, if *place == Place::Removed { "in" } else { "from" }, voice);
    let card = takes_cards(who)
        || (voice.this_is == This::Card && *who == Select::This)
        || (voice.aside && *who == Select::Those);
    let own = matches!(place, Place::Side(Player::Me)) || card;
    let stays = !card && (*who == Select::This || candidates(who).contains(&Is::Mine));
    let mine = if stays { my_row(place) } else { None };
    let clause = with_faces(who, sent(&what, mine.as_ref().unwrap_or(place), own, voice));
    arrived(who, place, voice);
    voice.moved = It::One;
    let rest = if stays { clause.rest.replace(", under your control", "") } else { clause.rest };
    Clause { rest, ..clause }
}

/// "put into your Collection pile a character that shares no team with any card there".
fn unlike_those_there(list: &[Is], place: &Place, voice: &mut Voice) -> Option<Clause> {
    let there = Select::All(vec![Is::In(place.clone())]);
    let unlike = |is: &Is| match is {
        Is::Not(not) => match &**not {
            Is::Shares(aspect @ (Aspect::Name | Aspect::Team), who) if **who == there => Some(*aspect),
            _ => None,
        },
        _ => None,
    };
    let aspect = list.iter().find_map(unlike)?;
    let rest: Vec<Is> = list.iter().filter(|is| unlike(is).is_none()).cloned().collect();
    let who = Select::One(rest);
    let (pile, whom) = (voice.place(place, &Form::Each), voice.object(&who));
    voice.affected(&who);
    let thing = if aspect == Aspect::Team { "team" } else { "name" };
    Some(Clause::you("put", format!("into {pile} {whom} that shares no {thing} with any card there")))
}

/// What becomes of a character that goes to a pile.
const OUT: &str = "It is removed from the game.";

/// The row of one of mine, whose controller I am.
fn my_row(place: &Place) -> Option<Place> {
    match place {
        Place::Front(Player::Controller) => Some(Place::Front(Player::Me)),
        Place::Back(Player::Controller) => Some(Place::Back(Player::Me)),
        Place::Row(Player::Controller) => Some(Place::Row(Player::Me)),
        _ => None,
    }
}

/// What is moved, with the place it comes from.
pub(super) fn taken(who: &Select, from: &'static str, voice: &mut Voice) -> String {
    let link = std::mem::replace(&mut voice.link, from);
    let what = voice.object(who);
    voice.link = link;
    let several = |is: &Is| matches!(is, Is::In(Place::Ko(Player::Enemies | Player::Everybody)));
    if matches!(who, Select::One(list) if list.iter().any(several)) {
        voice.chosen = Chosen::ThatPlayer;
    }
    what
}

/// Who is `It` and what the cards are called that were counted.
fn arrived(who: &Select, place: &Place, voice: &mut Voice) {
    if !takes_cards(who) {
        return voice.affected(who);
    }
    voice.counted = match place {
        Place::Deck(_) => "card shuffled this way",
        Place::Hand(_) => "card returned this way",
        _ => "card moved this way",
    };
    if super::player::is_in_play(place) && *who != Select::Card {
        voice.focus_on(voice.moved);
    }
}

/// The verb and the way there; `card`: no character goes from row to row.
fn sent(what: &str, place: &Place, card: bool, voice: &mut Voice) -> Clause {
    if let Place::As(place, how) = place {
        let how = arrives(how, voice);
        if !super::player::is_in_play(place) {
            return sent(&format!("{what} {how}"), place, card, voice);
        }
        let clause = sent(what, place, card, voice);
        return Clause { rest: format!("{} {how}", clause.rest), ..clause };
    }
    let own = voice.word(voice.moved, Case::Owner);
    let (verb, rest) = match place {
        Place::Hand(_) if !card => ("return", format!("{what} to {}", voice.place(place, &Form::Each))),
        Place::Hand(_) | Place::Ko(_) => ("put", format!("{what} into {}", voice.place(place, &Form::Each))),
        Place::Deck(_) => ("shuffle", format!("{what} into {}", voice.place(place, &Form::Each))),
        Place::Bottom(_) => {
            let order = if voice.moved == It::Many { " in any order" } else { "" };
            ("put", format!("{what} on {}{order}", voice.place(place, &Form::Each)))
        }
        Place::Resources(_) => ("put", format!("{what} face down into {}", voice.place(place, &Form::Each))),
        Place::Top(_) => ("put", format!("{what} on {}", voice.place(place, &Form::Each))),
        Place::Pile(..) => ("put", format!("{what} into {}", voice.place(place, &Form::Each))),
        Place::On(_) | Place::As(..) => ("put", format!("{what} on {}", voice.place(place, &Form::Each))),
        Place::Removed | Place::Outside => ("remove", format!("{what} from the game")),
        Place::Beside(_) => {
            voice.switch = "";
            ("put", format!("{what} into {}", voice.place(place, &Form::Each)))
        }
        Place::Home => ("return", format!("{what} to {own} old place")),
        Place::Universe => {
            voice.note(POCKET);
            let maker = voice.subject(&Select::This).text;
            ("put", format!("{what} into a pocket universe until {maker} leaves play"))
        }
        Place::Side(_) => ("put", format!("{what} onto {}", voice.place(place, &Form::One))),
        Place::Front(Player::Controller) => ("pull", format!("{what} to {own} front row")),
        Place::Back(Player::Controller) => ("push", format!("{what} to {own} back row")),
        Place::Row(Player::Controller) => ("move", format!("{what} to {own} front or back row")),
        Place::Front(player) | Place::Back(player) | Place::Row(player) => {
            let (put, to) = if card { ("put", "into") } else { ("move", "to") };
            match player {
                Player::Me if !card && !matches!(place, Place::Row(_)) => {
                    (put, format!("{what} to {}, under your control", voice.place(place, &Form::One)))
                }
                Player::Me | Player::Owner | Player::Controller | Player::Everybody | Player::Itself => {
                    (put, format!("{what} {to} {}", voice.place(place, &Form::One)))
                }
                Player::Enemies
                | Player::Others
                | Player::Chosen
                | Player::OneOf(_)
                | Player::Who(..)
                | Player::ControllerOf(_) => {
                    let (whose, row) = (voice.somebody(player).text, row_name(place));
                    // Nobody's controller's row.
                    let there = match whose.contains("'s ") {
                        true => format!("the {row} of {whose}"),
                        false => format!("{} {row}", owned_by(&whose)),
                    };
                    (put, format!("{what} {to} {there}"))
                }
            }
        }
    };
    Clause::you(verb, rest)
}

/// Locations may lie face up.
fn with_faces(who: &Select, clause: Clause) -> Clause {
    match candidates(who).contains(&Is::Location) {
        true => Clause { rest: clause.rest.replace(" face down into ", " face up or face down into "), ..clause },
        false => clause,
    }
}

/// "stunned as your new main character".
fn arrives(how: &[Is], voice: &mut Voice) -> String {
    let rest: Vec<Is> = how.iter().filter(|is| **is != Is::Main).cloned().collect();
    let told = match rest.is_empty() {
        true => String::new(),
        false => super::predicate::predicates(&rest, true, false, voice),
    };
    let main = if rest.len() < how.len() { " as your new main character" } else { "" };
    format!("{}{main}", told.trim_start_matches("is ")).trim_start().to_owned()
}

fn row_name(place: &Place) -> &'static str {
    match place {
        Place::Front(_) => "front row",
        Place::Back(_) => "back row",
        _ => "front or back row",
    }
}

/// Characters go where they wait for their return.
pub(super) fn set_aside(who: &Select, place: &Place, voice: &mut Voice) -> Clause {
    voice.moved = voice.kind_of(who);
    let object = voice.object(who);
    let clause = match place {
        Place::Hand(_) => {
            let it = voice.word(voice.moved, Case::Object);
            let hand = voice.place(place, &Form::Each);
            voice.chosen = Chosen::ThatPlayer;
            Clause::you("put", format!("{object} into {hand} and set aside the counters on {it}"))
        }
        _ => Clause::you("remove", format!("{object} from the game")),
    };
    voice.affected(who);
    voice.moved = It::One;
    voice.aside = true;
    voice.it = if *who == Select::This { It::This } else { voice.it };
    clause
}

const RETURN: &str = "on their owners' sides, in rows their owners choose, with their counters, wounds and XP";

fn home(who: &Select, voice: &mut Voice) -> Clause {
    if voice.aside && *who == Select::Those {
        return match voice.those {
            Some(one @ (It::This | It::One)) => {
                let own = voice.word(one, Case::Owner);
                let side = format!("on {own} owner's side, in a row {own} owner chooses");
                let noun = match one {
                    It::This => voice.word(one, Case::Subject),
                    It::One | It::Many => "that character",
                };
                Clause::of(Doer::It, Noun::one(noun), "appear", format!("{side}, with {own} counters, wounds and XP"))
            }
            Some(It::Many) | None => Clause::of(Doer::It, Noun::many("those characters"), "appear", RETURN),
        };
    }
    // Nobody else moves back.
    voice.focus = if *who == Select::Those { Focus::Those } else { voice.focus };
    let whom = voice.object(who);
    voice.affected(who);
    Clause::you("move", format!("{whom} back"))
}

/// Cards that are looked for and shown to all before they go anywhere.
pub(super) fn shown(who: &Select, places: &[&Place], voice: &mut Voice) -> Option<Clause> {
    let source = deck_of(who)?;
    let (what, deck) = search(who, &source, voice);
    voice.moved = if matches!(who, Select::One(_)) { It::One } else { It::Many };
    let it = voice.word(voice.moved, Case::Object);
    let mut text = format!("{what}, reveal {it}");
    for place in places {
        text.push_str(&format!(", {}", sent(it, place, true, voice).told(false)));
        arrived(who, place, voice);
    }
    voice.moved = It::One;
    Some(Clause::you("search", format!("{text}, {deck}")).ends())
}

/// Two alike: "search your deck for a character and another that shares a team with it, reveal them, ...".
pub(super) fn pair_shown(who: &Select, aspect: Aspect, place: &Place, voice: &mut Voice) -> Option<Clause> {
    let source = deck_of(who)?;
    let (what, deck) = search(who, &source, voice);
    voice.moved = It::Many;
    let put = sent("them", place, true, voice).told(false);
    voice.moved = It::One;
    let alike = format!("another that shares {} with it", in_common(aspect));
    Some(Clause::you("search", format!("{what} and {alike}, reveal them, {put}, {deck}")).ends())
}

/// All that a deck holds: "search their deck for all characters with that name, put them into ...".
pub(super) fn all_found(deck: &[Is], list: &[Is], place: &Place, voice: &mut Voice) -> Clause {
    let where_from = piles(deck, "and", voice).unwrap_or_else(|| "your deck".to_owned());
    let all = Form::So { front: "all".to_owned(), plural: true, random: false };
    let what = cards(list, &all, voice);
    voice.moved = It::Many;
    let put = sent("them", place, true, voice).told(false);
    voice.moved = It::One;
    let player = deck.iter().find_map(|is| if let Is::In(Place::Deck(player)) = is { Some(player) } else { None });
    let shuffle = shuffled(player.unwrap_or(&Player::Me), voice);
    Clause::you("search", format!("{where_from} for {what}, {put}, {shuffle}")).ends()
}

/// An equipment that is looked for and put on somebody.
pub(super) fn equipped(what: &Select, whom: &Select, voice: &mut Voice) -> Option<Clause> {
    let source = deck_of(what)?;
    let (what, deck) = search(what, &source, voice);
    let on = voice.object(whom);
    voice.affected(whom);
    Some(Clause::you("search", format!("{what}, equip {on} with it, {deck}")).ends())
}

/// The deck that must be looked through, alone or with other piles.
fn deck_of(who: &Select) -> Option<Vec<Is>> {
    let in_deck = |is: &Is| matches!(is, Is::In(Place::Deck(_)));
    let source = candidates(who).iter().find_map(|is| match is {
        Is::In(Place::Deck(_)) => Some(vec![is.clone()]),
        Is::AnyOf(any) if any.iter().any(in_deck) => Some(any.clone()),
        _ => None,
    });
    source.filter(|_| !matches!(who, Select::All(_) | Select::Until(..)))
}

/// Whether a deck must be looked through for them.
pub(super) fn is_search(who: &Select) -> bool {
    deck_of(who).is_some()
}

/// Where to search, for what, and what is shuffled then.
fn search(who: &Select, source: &[Is], voice: &mut Voice) -> (String, String) {
    let is_source = |is: &Is| source == std::slice::from_ref(is) || matches!(is, Is::AnyOf(any) if any == source);
    let rest: Vec<Is> = candidates(who).iter().filter(|is| !is_source(is)).cloned().collect();
    let place = piles(source, "and", voice).unwrap_or_else(|| "your deck".to_owned());
    let what = match who {
        Select::One(_) => cards(&rest, &Form::One, voice),
        Select::Some(_) => format!("any number of {}", cards(&rest, &Form::Many, voice)),
        _ => match number_of(who) {
            Some(front) => cards(&rest, &Form::So { front, plural: true, random: false }, voice),
            None => cards(&rest, &Form::Many, voice),
        },
    };
    voice.focus = Focus::Nothing;
    let deck = source.iter().find_map(|is| match is {
        Is::In(Place::Deck(player)) => Some(player.clone()),
        _ => None,
    });
    (format!("{place} for {what}"), shuffled(&deck.unwrap_or(Player::Me), voice))
}

/// Behind a search: "then shuffle".
pub(super) fn shuffled(player: &Player, voice: &mut Voice) -> String {
    match player {
        Player::Me => "then shuffle".to_owned(),
        _ => format!("then shuffle {}", voice.owned(player, "deck", &Form::Each)),
    }
}

fn number_of(who: &Select) -> Option<String> {
    use crate::language::Num;
    match who {
        Select::Exactly(Num::N(n), _) | Select::Random(Num::N(n), _) => Some(super::words::number(*n)),
        Select::UpTo(Num::N(n), _) => Some(format!("up to {}", super::words::number(*n))),
        Select::By(_, inner) => number_of(inner),
        _ => None,
    }
}

fn searched(who: &Select, source: &[Is], place: &Place, voice: &mut Voice) -> Clause {
    let (what, deck) = search(who, source, voice);
    voice.moved = if matches!(who, Select::One(_)) { It::One } else { It::Many };
    let it = voice.word(voice.moved, Case::Object);
    let put = match place {
        Place::Deck(_) => String::new(),
        _ => format!(", {}", with_faces(who, sent(it, place, true, voice)).told(false)),
    };
    arrived(who, place, voice);
    voice.moved = It::One;
    Clause::you("search", format!("{what}{put}, {deck}")).ends()
}

/// A plot twist out of a pile.
pub(super) fn play(who: &Select, voice: &mut Voice) -> Clause {
    match deck_of(who) {
        Some(source) => {
            let (what, deck) = search(who, &source, voice);
            Clause::you("search", format!("{what}, play it if possible, {deck}")).ends()
        }
        None => Clause::you("play", taken(who, "from", voice)).ends(),
    }
}

/// The whole of a place: "your hand", "their deck, hand and KO pile".
pub(super) fn whole_place<'s>(who: &'s Select, voice: &mut Voice) -> Option<(&'s Player, String)> {
    let Select::All(list) = who else { return None };
    match &list[..] {
        [Is::In(place)] => pile(place),
        [Is::AnyOf(any)] if is_outside(any) => {
            let removed = Is::In(Place::Removed);
            let owned: Vec<Is> = any.iter().filter(|is| **is != removed).cloned().collect();
            piles(&owned, "and", voice)?;
            let places = any.iter().filter_map(|is| if let Is::In(place) = is { pile(place) } else { None });
            let (players, names): (Vec<&Player>, Vec<String>) = places.unzip();
            let more = if owned.len() < any.len() { ", and all cards removed from the game" } else { "" };
            Some((*players.first()?, format!("{}{more}", super::words::list(&names, "and"))))
        }
        _ => None,
    }
}
