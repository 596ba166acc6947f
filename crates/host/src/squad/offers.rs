//! The answers that a question of Squad allows.

use super::{facts, hand, previews, things};
use crate::Seen;
use crate::words::person;
use crate::words::squad::offers as words;
use longbox_kernel::{Seat, capital};
use longbox_protocol::{Offer, OfferRole, Pick, Thing};
use longbox_squad::text::power_lines;
use longbox_squad::{Ask, CardNo, Choice, Squad, UNKNOWN};

/// One offer for each option: cards of a hand by level and name, passing last.
pub(super) fn offers(seen: &Seen<'_, Squad>, options: &[Choice]) -> Vec<Offer> {
    let position = seen.position();
    let mut order: Vec<usize> = (0..options.len()).collect();
    longbox_kernel::sort_by_key(&mut order, |at| match options[*at] {
        Choice::Card(piece) if seat_of(seen, piece).is_some() && position.card(piece) != UNKNOWN => {
            let card = seen.game.card(position.card(piece));
            (0, card.level, card.name.as_str())
        }
        Choice::Pass => (1, 0, ""),
        _ => (0, 0, ""),
    });
    order.into_iter().map(|at| offer(seen, options, at)).collect()
}

/// Whose hand this piece is in.
pub(super) fn seat_of(seen: &Seen<'_, Squad>, piece: u8) -> Option<Seat> {
    [Seat::A, Seat::B].into_iter().find(|seat| seen.position().hand(*seat).contains(&piece))
}

fn offer(seen: &Seen<'_, Squad>, options: &[Choice], at: usize) -> Offer {
    let choice = options[at];
    let plain = plain(seen, choice);
    let side = match choice {
        Choice::Keeper(piece) => seen.position().keeper_seat(piece),
        Choice::Player(seat) => Some(seat),
        _ => None,
    };
    let offer = Offer { pick: Pick::Option(at as u16), side, ..plain };
    match choice {
        Choice::Card(piece) => card_offer(seen, offer, (options, at), piece),
        Choice::Keeper(piece) => keeper_offer(seen, offer, piece),
        Choice::Pass => Offer { role: OfferRole::Pass, preview: previews::pass(seen), ..offer },
        Choice::Yes => Offer { role: OfferRole::Yes, ..offer },
        Choice::No => Offer { role: OfferRole::No, ..offer },
        Choice::Player(seat) => Offer {
            label: words::choose(seen.names.of(seat), seat == seen.position().asked()),
            things: vec![things::player(seat)],
            ..offer
        },
        Choice::Factor(_) | Choice::Number(_) | Choice::Hero(_) => Offer { label: words::name(&offer.short), ..offer },
    }
}

/// An offer that only says what the option says.
fn plain(seen: &Seen<'_, Squad>, choice: Choice) -> Offer {
    let text = seen.names.put_into(&seen.game.option_text(seen.position(), choice));
    let text = capital(&text);
    Offer {
        pick: Pick::Option(0),
        label: text.clone(),
        short: text,
        group: String::new(),
        detail: String::new(),
        place: String::new(),
        symbols: Vec::new(),
        price: String::new(),
        things: Vec::new(),
        ways: Vec::new(),
        drops: Vec::new(),
        role: OfferRole::Plain,
        preview: None,
        card: None,
        side: None,
    }
}

fn card_offer(seen: &Seen<'_, Squad>, offer: Offer, (options, at): (&[Choice], usize), piece: u8) -> Offer {
    let card = seen.position().card(piece);
    let group = words::group(seen.position().ask()).to_owned();
    if card == UNKNOWN {
        return Offer { label: words::deed(seen.position().ask(), &offer.short), group, ..offer };
    }
    let (short, things) = match seat_of(seen, piece) {
        Some(seat) => {
            let open = hand::copies(seen, seat, card).into_iter().skip(hand::picked(seen, seat, card)).collect();
            (offer.short, open)
        }
        None => loose(seen, offer.short, (options, at), card),
    };
    Offer {
        label: words::deed(seen.position().ask(), &short),
        short,
        group,
        detail: card_detail(seen.game, card),
        things,
        drops: drops(seen),
        preview: previews::card(seen, piece),
        card: Some(card),
        ..offer
    }
}

/// A card outside the hands: equal ones are offered one by one and told apart by number.
fn loose(
    seen: &Seen<'_, Squad>,
    name: String,
    (options, at): (&[Choice], usize),
    card: CardNo,
) -> (String, Vec<Thing>) {
    let position = seen.position();
    let same = |choice: &&Choice| matches!(choice, Choice::Card(piece) if position.card(*piece) == card);
    let copy = options[..=at].iter().filter(same).count();
    let several = options.iter().filter(same).count() > 1;
    let name = if several { format!("{name} #{copy}") } else { name };
    (name, vec![things::offered(card, copy)])
}

/// "Level 3, Speed, attack 3, blocks Tech." and what the card says.
fn card_detail(game: &Squad, card: CardNo) -> String {
    let card = game.card(card);
    std::iter::once(facts::facts_first(card)).chain(power_lines(card)).collect::<Vec<_>>().join(" ")
}

/// Where a card of the hand is dropped to mean the offer: an attack or a block on the other player, a discard on
/// the own pile.
fn drops(seen: &Seen<'_, Squad>) -> Vec<Thing> {
    let me = seen.position().asked();
    match seen.position().ask() {
        Ask::Attack | Ask::Block => vec![things::player(me.other())],
        Ask::Effect if seen.game.asks_to_play(seen.position()) => vec![things::player(me.other())],
        Ask::Overflow | Ask::HandLimit => vec![things::discard(me)],
        Ask::Effect | Ask::KeeperLimit | Ask::Pause | Ask::Nothing => Vec::new(),
    }
}

fn keeper_offer(seen: &Seen<'_, Squad>, offer: Offer, piece: u8) -> Offer {
    let position = seen.position();
    let card = position.card(piece);
    let short = seen.game.keeper_name(position, piece);
    let side = position.keeper_seat(piece).map(|seat| person::in_brackets(seen.names.of(seat)));
    let detail = [facts::facts_first(seen.game.card(card)), facts::keeper_text(seen.game, card)].join(" ");
    Offer {
        label: words::deed(seen.position().ask(), &format!("{short}{}", side.unwrap_or_default())),
        short,
        group: words::group(seen.position().ask()).to_owned(),
        detail: detail.trim_end().to_owned(),
        things: vec![things::keeper(piece)],
        card: Some(card),
        ..offer
    }
}
