//! Hands: drawn, discarded, looked at.

use super::cards::{a_card, card, cards};
use super::clause::{Clause, Doer};
use super::number::{counts, head, tail};
use super::voice::{Focus, It, Voice};
use crate::plain::{CardIs, Num, Player, Who};

/// A player does something with cards: "that player discards two cards".
pub(super) fn by(player: &Player, verb: &str, rest: String, voice: &mut Voice) -> Clause {
    match voice.player(player) {
        None => Clause::you(verb, rest),
        Some(noun) => Clause::of(Doer::Player, noun, verb, rest),
    }
}

pub(super) fn own(player: &Player) -> &'static str {
    match player {
        Player::Me => "your",
        Player::Chosen | Player::Controller(_) | Player::Owner(_) => "their",
    }
}

pub(super) fn draw(player: &Player, num: &Num, voice: &mut Voice) -> Clause {
    let rest = format!("{}{}", head(num, "card"), tail(num, voice));
    by(player, "draw", rest, voice)
}

pub(super) fn discard(player: &Player, num: &Num, is: &CardIs, voice: &mut Voice) -> Clause {
    let mut clause = by(player, "discard", String::new(), voice);
    clause.rest = match num {
        Num::N(1) => a_card(is, voice),
        Num::N(_) | Num::Amount => {
            let noun = cards(is, voice);
            head(num, "card").replacen("cards", &noun, 1)
        }
        _ if counts(num) => format!("{}{}", a_card(is, voice), tail(num, voice)),
        _ => format!("{}{}", cards(is, voice), tail(num, voice)),
    };
    voice.focus = Focus::Nothing;
    voice.counted = "card discarded this way";
    clause
}

pub(super) fn discard_all(player: &Player, is: &CardIs, voice: &mut Voice) -> Clause {
    let both = if matches!(player, Player::Me) { "discard" } else { "discards" };
    let plural = voice.player(player).is_some_and(|noun| noun.plural);
    let verb = if plural { "discard" } else { both };
    let what = card(is, voice);
    let there = if what.contains(" with ") || what.contains(" that ") { "" } else { " in it" };
    let rest = format!("{} hand and {verb} each {what}{there}", own(player));
    voice.counted = "card discarded this way";
    by(player, "reveal", rest, voice)
}

pub(super) fn discard_at_random(player: &Player, num: &Num, voice: &mut Voice) -> Clause {
    let mut clause = by(player, "discard", String::new(), voice);
    clause.rest = format!("{} at random{}", head(num, "card"), tail(num, voice));
    voice.counted = "card discarded this way";
    clause
}

pub(super) fn discard_hand(player: &Player, voice: &mut Voice) -> Clause {
    voice.counted = "card discarded this way";
    by(player, "discard", format!("{} hand", own(player)), voice)
}

/// I pick, the player discards.
pub(super) fn discard_picked(player: &Player, is: &CardIs, voice: &mut Voice) -> Clause {
    let hand = voice.hand(player);
    let what = a_card(is, voice);
    let discarded = match player {
        Player::Me => "discard it",
        Player::Chosen | Player::Controller(_) | Player::Owner(_) => "have it discarded",
    };
    voice.focus = Focus::Nothing;
    voice.counted = "card discarded this way";
    Clause::you("look", format!("at {hand}, pick {what} and {discarded}"))
}

/// Puts a character from the hand beside another one.
pub(super) fn from_hand(is: &CardIs, beside: &Who, voice: &mut Voice) -> Clause {
    let what = a_card(is, voice);
    let row = voice.of("row", beside);
    (voice.it, voice.focus) = (It::One, Focus::It);
    Clause { may: true, ..Clause::you("put", format!("{what} from your hand into {row}")) }
}
