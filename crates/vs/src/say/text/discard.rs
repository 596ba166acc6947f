//! Cards that players discard: "that player discards a location or a plot twist".

use super::clause::{Clause, Doer};
use super::effect::by;
use super::noun::{Form, cards};
use super::number::{counts, head, tail};
use super::select::candidates;
use super::voice::{Focus, Voice};
use crate::language::{Is, Num, Player, Select};

pub(super) fn discard(player: &Player, who: &Select, voice: &mut Voice) -> Clause {
    let mut clause = by(player, "discard", String::new(), voice);
    let own = voice.own(player);
    clause.rest = match who {
        Select::One(list) => a_card(list, voice),
        Select::Exactly(num, list) => cards_counted(num, list, voice),
        Select::Random(num, list) if list.is_empty() => format!("{} at random{}", head(num, "card"), tail(num, voice)),
        Select::Random(num, list) => format!("{} at random", cards_counted(num, list, voice)),
        Select::UpTo(num, list) => format!("up to {}", cards_counted(num, list, voice)),
        Select::Some(list) => format!("any number of {}", cards(list, &Form::Many, voice)),
        Select::All(list) if list.is_empty() => format!("{own} hand"),
        Select::All(list) => discarded_all(&mut clause, list, own, voice),
        Select::By(Player::Me, inner) if clause.doer != Doer::You => {
            clause = Clause::you("pick", "");
            format!("{} and have it discarded", a_card(candidates(inner), voice))
        }
        Select::By(chooser, inner) => {
            let what = a_card(candidates(inner), voice);
            format!("{what} of {} choice", voice.somebodys(chooser))
        }
        _ => voice.object(who),
    };
    voice.focus = if clause.rest.ends_with(" that character") { voice.focus } else { Focus::Nothing };
    voice.counted = "card discarded this way";
    clause
}

/// "a location or a plot twist".
fn a_card(list: &[Is], voice: &mut Voice) -> String {
    match list {
        [Is::AnyOf(any)] => {
            let told: Vec<String> = any.iter().map(|one| cards(std::slice::from_ref(one), &Form::One, voice)).collect();
            super::words::list(&told, "or")
        }
        _ => cards(list, &Form::One, voice),
    }
}

fn cards_counted(num: &Num, list: &[Is], voice: &mut Voice) -> String {
    match num {
        Num::N(1) => a_card(list, voice),
        Num::N(_) | Num::Amount => head(num, "card").replacen("cards", &cards(list, &Form::Many, voice), 1),
        _ if counts(num) => format!("{}{}", a_card(list, voice), tail(num, voice)),
        _ => format!("{}{}", cards(list, &Form::Many, voice), tail(num, voice)),
    }
}

/// The hand is revealed first.
fn discarded_all(clause: &mut Clause, list: &[Is], own: &str, voice: &mut Voice) -> String {
    clause.verb = "reveal".to_owned();
    let discard = if clause.noun.plural { "discard" } else { "discards" };
    let what = cards(list, &Form::Bare, voice);
    let there = if what.contains(" with ") || what.contains(" that ") { "" } else { " in it" };
    format!("{own} hand and {discard} each {what}{there}")
}
