//! Why something cannot be done, and what numbers are made of.

use crate::screen::{self, DIM, GOOD, PLAIN, paint, say};
use longbox_host::Seen;
use longbox_host::squad::known_hand;
use longbox_kernel::Seat;
use longbox_squad::{Ask, CardNo, Choice, Hope, Squad};

/// The cards in the hand first, then those on the table.
pub(super) fn in_sight(seen: &Seen<'_, Squad>) -> Vec<CardNo> {
    let hand = known_hand(seen, seen.me).into_iter().map(|(card, _)| card);
    let attacks = seen.view.attacks.iter().map(|attack| attack.card);
    let keepers = seen.view.seats.iter().flat_map(|side| side.keepers.iter().map(|keeper| keeper.card));
    hand.chain(attacks).chain(keepers).collect()
}

/// What makes both powers and the attack in progress.
pub(super) fn tell_numbers(seen: &Seen<'_, Squad>) {
    let position = seen.standpoint.position();
    for seat in [seen.me, seen.me.other()] {
        let power = seen.game.power_breakdown(position, seat, None);
        let who = if seat == seen.me { "Your power" } else { "Your opponent's power" };
        numbers(seen, &format!("{who}: {}", seen.game.breakdown_text(&power)));
    }
    for attack in seen.view.attacks.iter().filter(|attack| attack.is_attack) {
        tell_attack(seen, attack.by, attack.card);
    }
}

/// All about one card as things stand.
pub(super) fn tell_card(seen: &Seen<'_, Squad>, options: &[Choice], card: CardNo) {
    let (game, position) = (seen.game, seen.standpoint.position());
    let name = game.name_of(card);
    let in_hand = known_hand(seen, seen.me).iter().any(|(other, _)| *other == card);
    if game.option_for(position, options, card).is_some() {
        say(format_args!("{} \"{name}\" can be chosen now.", paint(GOOD, "✓")));
    } else if in_hand {
        tell_reasons(seen, card);
    } else {
        say(format_args!("\"{name}\" is not in your hand."));
    }
    if in_hand {
        let power = game.power_breakdown(position, seen.me, Some(card));
        numbers(seen, &format!("your power for it: {}", game.breakdown_text(&power)));
    }
    tell_attack(seen, seen.me, card);
}

fn tell_reasons(seen: &Seen<'_, Squad>, card: CardNo) {
    let (hope, what) = match seen.view.ask {
        Ask::Block => (Hope::Block, "cannot block"),
        _ => (Hope::Play, "cannot be played"),
    };
    let name = seen.game.name_of(card);
    let reasons = seen.game.why_not(seen.standpoint.position(), seen.me, card, hope);
    if reasons.is_empty() {
        say(format_args!("\"{name}\" is not among the options of this question."));
    }
    for reason in reasons {
        let rule = reason.rule().text();
        screen::say_wrapped(0, PLAIN, &format!("\"{name}\" {what}: {}.", seen.game.why_text(reason)));
        screen::say_wrapped(2, DIM, &format!("{}: {}. {}", rule.id, rule.title, rule.text));
    }
}

fn tell_attack(seen: &Seen<'_, Squad>, by: Seat, card: CardNo) {
    if let Some(attack) = seen.game.attack_breakdown(seen.standpoint.position(), by, card) {
        let text = seen.game.breakdown_text(&attack);
        let own = if seen.game.card(card).attack.is_none() { " (its text decides)" } else { "" };
        numbers(seen, &format!("attack of \"{}\": {text}{own}", seen.game.name_of(card)));
    }
}

fn numbers(seen: &Seen<'_, Squad>, text: &str) {
    screen::say_wrapped(2, PLAIN, &seen.names.put_into(text));
}
