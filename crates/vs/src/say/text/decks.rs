//! Decks: searched, looked into from the top, purged.

use super::cards::{a_card, card, sent};
use super::clause::Clause;
use super::hands::{by, own};
use super::voice::{Focus, It, Voice};
use crate::plain::{CardIs, Dest, Player};

/// "the top card of your deck", "the top four cards of your deck".
fn top_cards(top: u8) -> String {
    match top {
        1 => "the top card of your deck".to_owned(),
        _ => format!("the top {} cards of your deck", super::words::number(i16::from(top))),
    }
}

/// `wide`: in hand and KO pile, too.
pub(super) fn search(is: &CardIs, to: Dest, wide: bool, voice: &mut Voice) -> Clause {
    let what = a_card(is, voice);
    voice.focus = Focus::Nothing;
    let put = match to {
        Dest::Deck => String::new(),
        Dest::Hand | Dest::MySide | Dest::Resources | Dest::Ko | Dest::DeckBottom | Dest::Removed => {
            format!(", {}", sent("it", to, "your").told(false))
        }
    };
    let place = if wide { "your hand, deck and KO pile" } else { "your deck" };
    (voice.it, voice.focus) = if to == Dest::MySide { (It::One, Focus::It) } else { (voice.it, voice.focus) };
    Clause::you("search", format!("{place} for {what}{put}, then shuffle your deck"))
}

pub(super) fn search_twist(is: &CardIs, voice: &mut Voice) -> Clause {
    let what = a_card(is, voice);
    voice.focus = Focus::Nothing;
    Clause::you("search", format!("your deck for {what}, play it if possible, then shuffle your deck"))
}

pub(super) fn reveal_until(is: &CardIs, to: Dest, voice: &mut Voice) -> Clause {
    let what = card(is, voice);
    voice.focus = Focus::Nothing;
    let put = match to {
        Dest::Deck => String::new(),
        _ => format!(", {}", sent("it", to, "your").told(false)),
    };
    (voice.it, voice.focus) = if to == Dest::MySide { (It::One, Focus::It) } else { (voice.it, voice.focus) };
    let shuffle = "then shuffle the other revealed cards into your deck";
    Clause::you("reveal", format!("cards from the top of your deck up to the first {what}{put}, {shuffle}"))
}

pub(super) fn sift(top: u8, open: bool, is: &CardIs, voice: &mut Voice) -> Clause {
    let cards = top_cards(top);
    let taken = match is {
        CardIs::Any => "one of them".to_owned(),
        _ => format!("{} among them", a_card(is, voice)),
    };
    voice.focus = Focus::Nothing;
    let (verb, at) = if open { ("reveal", "") } else { ("look", "at ") };
    let rest = format!("{at}{cards}, put {taken} into your hand and the rest on the bottom of your deck in any order");
    Clause::you(verb, rest)
}

pub(super) fn arrange(top: u8, bottom: u8) -> Clause {
    let down = super::words::number(i16::from(bottom));
    let rest = match (top, bottom) {
        (1, 0) => top_cards(top),
        (1, _) => format!("{} and put it on the bottom", top_cards(top)),
        (_, 0) => format!("{} and put them back in any order", top_cards(top)),
        _ if top <= bottom => format!("{} and put them on the bottom in any order", top_cards(top)),
        _ => format!("{}, put {down} of them on the bottom and the rest back on top, in any order", top_cards(top)),
    };
    Clause::you("look", format!("at {rest}"))
}

/// Every such card of a player leaves the game.
pub(super) fn purge(player: &Player, is: &CardIs, voice: &mut Voice) -> Clause {
    let what = card(is, voice);
    voice.focus = Focus::Nothing;
    let own = own(player);
    let mut clause = by(player, "reveal", String::new(), voice);
    let plural = clause.noun.plural;
    let (remove, shuffle) = if plural { ("remove", "shuffle") } else { ("removes", "shuffles") };
    clause.rest =
        format!("{own} KO pile, hand and deck, {remove} each {what} in them from the game, then {shuffle} {own} deck");
    clause
}
