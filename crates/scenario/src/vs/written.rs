//! A position in the words of set-up lines.

use longbox_kernel::Seat;
use longbox_vs::language::CardKind;
use longbox_vs::{CardNo, NO_PIECE, Piece, Position, Row, Slot, Vs};

/// The lines that set this position up, as far as set-up lines can: effects that last, a combat and what is being
/// decided are not among them.
pub fn vs_set_up_lines(game: &Vs, p: &Position) -> Vec<String> {
    let mut lines = vec![format!("turn of {}", p.active()), format!("# asked: {:?}", p.ask())];
    for seat in p.seats().iter() {
        let main = p.main_of(seat);
        let standing = |row: Row| -> Vec<String> {
            let side = p.side(seat).iter().filter(|slot| p.fighter(*slot).row == row && Some(*slot) != main);
            side.map(|slot| character(game, p, slot)).collect()
        };
        let mut line = |place: &str, cards: Vec<String>| {
            if !cards.is_empty() {
                lines.push(format!("{seat} {place}: {}", cards.join(", ")));
            }
        };
        line("main", main.iter().map(|slot| character(game, p, *slot)).collect());
        line("front", standing(Row::Front));
        line("back", standing(Row::Back));
        line("hand", cards(game, p, p.hand(seat)));
        line("resources", resources(game, p, seat));
        line("ko", cards(game, p, p.zones(seat).ko.pieces(seat)));
        lines.push(format!("# {seat} has {} cards in the deck", p.zones(seat).deck_size()));
    }
    lines
}

fn cards(game: &Vs, p: &Position, pieces: impl Iterator<Item = Piece>) -> Vec<String> {
    pieces.map(|piece| name(game, p.card(piece))).collect()
}

/// A card as lines name it; of a main character the level.
fn name(game: &Vs, card: CardNo) -> String {
    match game.card(card).map(|card| &card.kind) {
        Some(CardKind::Main { level }) => format!("{} L{level}", game.name_of(card)),
        _ => game.name_of(card).to_owned(),
    }
}

fn resources(game: &Vs, p: &Position, seat: Seat) -> Vec<String> {
    let zones = p.zones(seat);
    let up = zones.face_up.pieces(seat).map(|piece| name(game, p.card(piece)));
    let down = zones.face_down().pieces(seat).map(|piece| format!("{} down", name(game, p.card(piece))));
    up.chain(down).collect()
}

fn character(game: &Vs, p: &Position, slot: Slot) -> String {
    let fighter = p.fighter(slot);
    let mut facts = Vec::new();
    if fighter.is_main() && fighter.row == Row::Back {
        facts.push("back".to_owned());
    }
    match fighter.wounds {
        0 => {}
        1 => facts.push("1 wound".to_owned()),
        wounds if wounds > 1 => facts.push(format!("{wounds} wounds")),
        vitality => facts.push(format!("{} vitality", -vitality)),
    }
    if fighter.counters != 0 {
        facts.push(format!("{:+}", fighter.counters));
    }
    if fighter.xp > 0 {
        facts.push(format!("xp {}", fighter.xp));
    }
    let states = [
        (fighter.is_stunned(), "stunned"),
        (fighter.is_hidden(), "hidden"),
        (fighter.is_exhausted() && !fighter.is_stunned(), "exhausted"),
        (fighter.is_frozen(), "frozen"),
    ];
    facts.extend(states.iter().filter(|(is, _)| *is).map(|(_, word)| (*word).to_owned()));
    let equipment = match fighter.equipment {
        NO_PIECE => String::new(),
        piece => format!(" [{}]", name(game, p.card(piece))),
    };
    let facts = if facts.is_empty() { String::new() } else { format!(" ({})", facts.join(", ")) };
    format!("{}{equipment}{facts}", name(game, fighter.card))
}
