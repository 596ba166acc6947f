//! Why something cannot be done, and what numbers are made of.

use super::menu::fighter_in;
use super::plan::{by_name, words};
use crate::screen::{self, DIM, GOOD, PLAIN, paint, say};
use longbox_host::Seen;
use longbox_host::vs::{hand_in_order, most_telling_first};
use longbox_vs::{CardNo, FighterView, HandView, Piece, Prospect, Slot, Vs, WhyNot};

/// Words of a question that name nothing.
const ASKING: [&str; 14] =
    ["can't", "cannot", "can", "cant", "not", "attack", "attacks", "use", "play", "recruit", "join", "i", "does", "my"];

/// The hand first, then the table, then the KO piles.
pub(super) fn in_sight(seen: &Seen<'_, Vs>) -> Vec<CardNo> {
    let hand = hand_in_order(seen, seen.me).into_iter().map(|(card, _)| card);
    let fighters = seen.view.fighters().flat_map(|fighter| std::iter::once(fighter.card).chain(fighter.equipment));
    let others = seen.view.seats.iter().flat_map(|side| side.resources.face_up.iter().chain(&side.ko)).copied();
    let known = seen.view.seats.iter().flat_map(|side| &side.hand).filter_map(|card| match card {
        HandView::Known(card) => Some(*card),
        HandView::Hidden(_) => None,
    });
    hand.chain(fighters).chain(others).chain(known).collect()
}

/// Answers a question in words: two characters, a power, a character or a card. False: they mean none of these.
pub(super) fn tell(seen: &Seen<'_, Vs>, line: &str) -> bool {
    let words: Vec<String> = words(line).into_iter().filter(|word| !ASKING.contains(&word.as_str())).collect();
    if let Some((from, to)) = pair(seen, &words) {
        tell_pair(seen, from, to);
        return true;
    }
    let name = words.join(" ");
    if name.is_empty() {
        return false;
    }
    let told = [tell_powers(seen, &name), tell_hand(seen, &name), tell_fighters(seen, &name)];
    told.contains(&true)
}

/// One of the player's characters and another one, if the words name two.
fn pair(seen: &Seen<'_, Vs>, words: &[String]) -> Option<(Slot, Slot)> {
    let mine = |fighter: &FighterView| fighter.side == seen.me;
    let whole = words.join(" ");
    if seen.view.fighters().any(|fighter| fighter.name.to_lowercase().contains(&whole)) {
        return None;
    }
    (1..words.len()).find_map(|at| {
        let (first, second) = words.split_at(at);
        let from = by_name(seen, &first.join(" "), mine)?;
        let to = by_name(seen, &second.join(" "), |fighter| !mine(fighter))?;
        (from != to).then_some((from, to))
    })
}

fn tell_pair(seen: &Seen<'_, Vs>, from: Slot, to: Slot) {
    let (game, position) = (seen.game, seen.standpoint.position());
    let (a, b) = (name(seen, from), name(seen, to));
    match game.why_not_target(position, seen.me, from, to) {
        Some(why) => refuse(seen, &format!("{a} cannot attack {b}"), &why),
        None => {
            let (strike, def) = (game.stats(position, from).atk.max(0), game.stats(position, to).def);
            let falls = if strike >= def && strike > 0 { "and stuns it alone" } else { "too little alone" };
            say(format_args!("{} {a} can attack {b}: {strike} against DEF {def}, {falls}.", paint(GOOD, "✓")));
        }
    }
}

/// Powers of this name. True: there are some.
fn tell_powers(seen: &Seen<'_, Vs>, name: &str) -> bool {
    let position = seen.standpoint.position();
    let called = |prospect: &Prospect| {
        prospect.what.strip_prefix("use ").is_some_and(|power| power.to_lowercase().contains(name))
    };
    let mut told = false;
    for prospect in seen.game.prospects(position, seen.me).iter().filter(|prospect| called(prospect)) {
        let power = prospect.what.trim_start_matches("use ");
        tell_prospect(seen, &format!("{power} cannot be used"), &format!("{power} can be used now"), prospect);
        told = true;
    }
    told
}

/// Cards of this name in the player's hand. True: there are some.
fn tell_hand(seen: &Seen<'_, Vs>, wanted: &str) -> bool {
    let position = seen.standpoint.position();
    let mut cards: Vec<CardNo> = Vec::new();
    let called = |piece: &Piece| seen.game.name_of(position.card(*piece)).to_lowercase().contains(wanted);
    for piece in position.hand(seen.me).filter(called) {
        let card = position.card(piece);
        if cards.contains(&card) || seen.game.card(card).is_none() {
            continue;
        }
        cards.push(card);
        tell_prospects(seen, seen.game.name_of(card), seen.game.prospects_for(position, seen.me, piece));
    }
    !cards.is_empty()
}

/// Characters of this name in play. True: there are some.
fn tell_fighters(seen: &Seen<'_, Vs>, wanted: &str) -> bool {
    let called = |fighter: &&FighterView| fighter.name.to_lowercase().contains(wanted);
    let found: Vec<Slot> = seen.view.fighters().filter(called).map(|fighter| fighter.slot).collect();
    found.iter().for_each(|slot| tell_fighter(seen, *slot));
    !found.is_empty()
}

fn tell_fighter(seen: &Seen<'_, Vs>, slot: Slot) {
    let (game, position) = (seen.game, seen.standpoint.position());
    tell_breakdown(seen, slot);
    let name = name(seen, slot);
    let mine = fighter_in(seen, slot).is_some_and(|fighter| position.share_a_side(fighter.side, seen.me));
    if mine {
        tell_prospects(seen, &name, game.prospects_of(position, seen.me, slot));
        return;
    }
    let own = seen.view.fighters().filter(|fighter| position.share_a_side(fighter.side, seen.me));
    let able: Vec<&str> = own
        .filter(|fighter| game.why_not_target(position, seen.me, fighter.slot, slot).is_none())
        .map(|fighter| fighter.name.as_str())
        .collect();
    match able.is_empty() {
        true => say(format_args!("  None of your characters can attack it now.")),
        false => screen::say_wrapped(2, PLAIN, &format!("Could be attacked now by {}.", able.join(", "))),
    }
}

/// What can be done with something and what cannot; what the same reason forbids is told together.
fn tell_prospects(seen: &Seen<'_, Vs>, name: &str, prospects: Vec<Prospect>) {
    let prospects = most_telling_first(seen, prospects);
    let mut rest = prospects.as_slice();
    while let Some(first) = rest.first() {
        let same = rest.iter().take_while(|other| other.why_not == first.why_not && other.why_not.is_some()).count();
        let (now, later) = rest.split_at(same.max(1));
        rest = later;
        let whats: Vec<&str> = now.iter().map(|prospect| prospect.what.as_str()).collect();
        let what = whats.join(" or ");
        tell_prospect(seen, &format!("{name} cannot {what}"), &format!("{name} can {what} now"), first);
    }
}

fn tell_prospect(seen: &Seen<'_, Vs>, cannot: &str, can: &str, prospect: &Prospect) {
    match &prospect.why_not {
        Some(why) => refuse(seen, cannot, why),
        None => say(format_args!("{} {can}.", paint(GOOD, "✓"))),
    }
}

fn refuse(seen: &Seen<'_, Vs>, what: &str, why: &WhyNot) {
    let rule = why.rule.text();
    screen::say_wrapped(0, PLAIN, &seen.names.put_into(&format!("{what}: {}.", why.text.trim_end_matches('.'))));
    screen::say_wrapped(4, DIM, &format!("{}: {}", rule.id, rule.text));
}

/// A card that is neither in hand nor in play.
pub(super) fn tell_card(seen: &Seen<'_, Vs>, card: CardNo) {
    let name = seen.game.name_of(card).to_lowercase();
    if !tell(seen, &name) {
        say(format_args!("{} is neither in your hand nor in play.", seen.game.name_of(card)));
    }
}

fn name(seen: &Seen<'_, Vs>, slot: Slot) -> String {
    seen.names.put_into(&seen.game.fighter_name(seen.standpoint.position(), seen.me, slot))
}

fn tell_breakdown(seen: &Seen<'_, Vs>, slot: Slot) {
    let breakdown = seen.game.breakdown(seen.standpoint.position(), slot);
    screen::say_wrapped(0, PLAIN, &format!("{}: {}", name(seen, slot), seen.game.breakdown_text(&breakdown)));
}

/// Numbers of everybody that are not as printed.
pub(super) fn tell_numbers(seen: &Seen<'_, Vs>) {
    let printed = |fighter: &FighterView| {
        let stats = seen.game.card(fighter.card).and_then(|card| card.stats);
        stats.is_some_and(|stats| (stats.atk, stats.def) == (fighter.atk, fighter.def))
    };
    let changed: Vec<Slot> =
        seen.view.fighters().filter(|fighter| !printed(fighter)).map(|fighter| fighter.slot).collect();
    if changed.is_empty() {
        say("All characters have the ATK and DEF that are printed on them.");
    }
    changed.iter().for_each(|slot| tell_breakdown(seen, *slot));
}
