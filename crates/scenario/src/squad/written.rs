//! A position in the words of set-up lines.

use longbox_kernel::Seat;
use longbox_squad::{Position, Squad};

/// The lines that set this position up, as far as set-up lines can: effects that last, an attack and what is being
/// decided are not among them.
pub fn squad_set_up_lines(game: &Squad, p: &Position) -> Vec<String> {
    let mut lines =
        vec![format!("power {}", p.power()), format!("turn {}", p.active()), format!("# asked: {:?}", p.ask())];
    if let Some(strike) = p.strike() {
        lines.push(format!("# an attack of {}, {} dealt", strike.value, strike.dealt));
    }
    let names = |pieces: &mut dyn Iterator<Item = u8>| -> Vec<String> {
        pieces.map(|piece| game.card(p.card(piece)).name.clone()).collect()
    };
    for seat in [Seat::A, Seat::B] {
        let piles = p.piles(seat);
        let places = [
            ("hand", names(&mut p.hand(seat).iter().copied())),
            ("deck", names(&mut piles.deck().iter().rev().copied())),
            ("discard", names(&mut piles.discard().iter().copied())),
            ("keepers", names(&mut p.row(seat).iter().map(|keeper| keeper.piece))),
        ];
        for (place, cards) in places {
            if !cards.is_empty() {
                lines.push(format!("{seat} {place}: {}", cards.join(", ")));
            }
        }
    }
    lines
}
