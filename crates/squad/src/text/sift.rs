//! Looking through the top of a deck.

use super::clause::{Clause, Sentence, push};
use super::filter::{self, Style};
use super::place;
use super::voice::Voice;
use crate::language::{Cards, Filter, Rest, Take, To, Who};

/// The parts of a `Sift`.
pub(super) struct Sifting<'a> {
    pub(super) deck: Who,
    pub(super) top: u8,
    pub(super) open: bool,
    pub(super) take: &'a Take,
    pub(super) to: To,
    pub(super) rest: Rest,
}

/// The sentences of a `Sift`.
pub(super) fn sift(parts: &Sifting, voice: &Voice) -> Vec<Sentence> {
    let Sifting { deck, top, open, take, to, rest } = parts;
    let place = Cards::TopOfDeck(*deck, *top);
    let mut told = Vec::new();
    let cards = place::cards(place, voice);
    let seen = voice.sees(place);
    if !seen && **take == Take::None && *rest != Rest::Stay {
        let verb = if *open { ("reveal", String::new()) } else { ("look", "at ".to_owned()) };
        let end = rest_words(*rest, if *top == 1 { "it" } else { "them" }, voice.owns(*deck));
        return vec![Clause::you(verb.0, format!("{}{cards} and {end}", verb.1)).into()];
    }
    if !seen {
        let look = if *open { Clause::you("reveal", cards) } else { Clause::you("look", format!("at {cards}")) };
        push(&mut told, Sentence { closed: true, ..look.into() });
    }
    let owner = voice.own(*deck);
    if *top == 1 {
        one_card(take, (*to, *rest), owner, voice, &mut told);
    } else {
        many_cards((*top, take), (*to, *rest), owner, voice, &mut told);
    }
    told
}

fn moved(to: To, owner: &str, what: &str) -> Clause {
    match to {
        To::Discard => Clause::you("discard", what),
        To::Hand => Clause::you("put", format!("{what} into {owner} hand")),
        _ => {
            let (verb, end) = place::towards(to, owner);
            Clause::you(verb, format!("{what} {end}"))
        }
    }
}

fn rest_words(rest: Rest, what: &str, owner: &str) -> String {
    match rest {
        Rest::Stay => format!("leave {what} on top"),
        Rest::TopInMyOrder if what == "it" || what == "the other" => format!("put {what} back on top"),
        Rest::TopInMyOrder if what == "them" => "put them back in any order".to_owned(),
        Rest::TopInMyOrder => format!("put {what} back on top in any order"),
        Rest::BottomAtRandom if what == "it" || what == "the other" => {
            format!("put {what} on the bottom of {owner} deck")
        }
        Rest::BottomAtRandom => format!("put {what} on the bottom of {owner} deck in random order"),
    }
}

fn one_card(take: &Take, (to, rest): (To, Rest), owner: &str, voice: &Voice, told: &mut Vec<Sentence>) {
    let (fits, may) = match take {
        Take::None => {
            if rest == Rest::BottomAtRandom {
                told.push(Clause::you("put", format!("it on the bottom of {owner} deck")).into());
            }
            return;
        }
        Take::One(fits) | Take::All(fits) => (fits, false),
        Take::UpToOne(fits) => (fits, true),
    };
    let mut clause = moved(to, owner, "it");
    clause.may = may;
    if *fits == Filter::Any {
        told.push(clause.into());
    } else {
        let lead = format!("if it {}", filter::predicate(fits, &Style::one("card", voice.named)));
        told.push(Sentence::if_then(lead, clause));
    }
    if rest == Rest::BottomAtRandom && (may || *fits != Filter::Any) {
        let end = Clause::you("put", format!("it on the bottom of {owner} deck"));
        told.push(Sentence::if_then("otherwise".to_owned(), end));
    }
}

fn many_cards((top, take): (u8, &Take), (to, rest): (To, Rest), owner: &str, voice: &Voice, told: &mut Vec<Sentence>) {
    let one = Style::one("card", voice.named);
    let all = Style::many("card", "and", voice.named);
    let (what, may) = match take {
        Take::None => {
            if rest != Rest::Stay {
                told.push(Clause::words(rest_words(rest, "them", owner)).into());
            }
            return;
        }
        Take::One(Filter::Any) => ("one of them".to_owned(), false),
        Take::UpToOne(Filter::Any) => ("one of them".to_owned(), true),
        Take::All(Filter::Any) => {
            told.push(moved(to, owner, "them").into());
            return;
        }
        Take::One(fits) => (format!("{} from among them", filter::one(fits, &one)), false),
        Take::UpToOne(fits) => (format!("{} from among them", filter::one(fits, &one)), true),
        Take::All(fits) => (format!("all {} from among them", filter::bare(fits, &all)), false),
    };
    let mut clause = moved(to, owner, &what);
    clause.may = may;
    let sure = matches!(take, Take::One(Filter::Any));
    let left = rest_words(rest, if top == 2 && sure { "the other" } else { "the rest" }, owner);
    if may {
        let start = left.split_once(' ').unwrap_or((&left, ""));
        told.push(clause.into());
        told.push(Sentence { closed: true, ..Clause::you(start.0, start.1).into() });
    } else {
        clause.rest = match left.strip_prefix("put ") {
            Some(end) if clause.verb == "put" => format!("{} and {end}", clause.rest),
            _ => format!("{} and {left}", clause.rest),
        };
        told.push(Sentence { closed: true, ..clause.into() });
    }
}
