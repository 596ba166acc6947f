//! What can be looked at between two choices: hands, KO piles, resources.

use super::cards;
use crate::screen::{self, BOLD, DIM, PLAIN, paint, say};
use longbox_host::Seen;
use longbox_host::vs::{facts, hand_in_order, rules_text};
use longbox_kernel::Seat;
use longbox_vs::{CardNo, Vs};

pub(super) const LOOKS: &[(&str, &str)] =
    &[("hand", "your hand with its texts"), ("ko", "the KO piles"), ("keys", "what the signs on the table mean")];

const KEYS: [(&str, &str); 11] = [
    ("★", "main character; L1 is its level, XP1/3 its experience for the next"),
    ("6/5", "ATK and DEF; green or red where they are not the base"),
    ("♥1/2", "health left of all; each wound takes one"),
    ("+2 -1", "that many +1/+1 or -1/-1 counters"),
    ("exh", "exhausted: cannot attack"),
    ("STUNNED", "face down: no attack, no defence, no powers; not protecting"),
    ("HIDDEN", "face down, too, but not stunned: it comes out in its Recovery Phase"),
    ("fly rng", "Flight and Ranged; other keywords stand in full"),
    ("» «", "attacking, attacked"),
    ("frozen", "will not ready in its next turn"),
    ("[X]", "carries equipment X; beside a location: what it pays for"),
];

pub(super) fn look(seen: &Seen<'_, Vs>, word: &str, _rest: &str) {
    match word {
        "hand" => hand(seen),
        "ko" => seen.view.seats.iter().for_each(|side| pile(seen, side.seat, &side.ko)),
        _ => KEYS.iter().for_each(|(sign, meaning)| say(format_args!("  {sign:<9} {meaning}"))),
    }
}

fn hand(seen: &Seen<'_, Vs>) {
    let hand = hand_in_order(seen, seen.me);
    if hand.is_empty() {
        say("Your hand is empty.");
    }
    for (number, copies) in hand {
        let Some(card) = seen.game.card(number) else { continue };
        let copies = if copies > 1 { format!("{copies}× ") } else { String::new() };
        let name = paint(cards::style(card).bold(), format_args!("{copies}{}", card.name));
        say(format_args!("  {name}  {}", paint(DIM, facts(card))));
        screen::say_wrapped(4, PLAIN, &rules_text(seen.game, card));
    }
}

/// A pile by name, equal cards together.
fn pile(seen: &Seen<'_, Vs>, seat: Seat, pile: &[CardNo]) {
    let mut cards: Vec<(CardNo, usize)> = Vec::new();
    for card in pile {
        match cards.iter_mut().find(|(other, _)| other == card) {
            Some((_, copies)) => *copies += 1,
            None => cards.push((*card, 1)),
        }
    }
    let name = |(card, copies): &(CardNo, usize)| {
        let copies = if *copies > 1 { format!("{copies}× ") } else { String::new() };
        format!("{copies}{}", seen.game.name_of(*card))
    };
    let names: Vec<String> = cards.iter().map(name).collect();
    let told = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
    say(paint(BOLD, format_args!("KO pile of {} ({})", seen.names.of(seat).replace("You", "you"), pile.len())));
    screen::say_wrapped(2, PLAIN, &told);
}
