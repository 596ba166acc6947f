//! A position in the words of set-up lines.

use crate::from_replay::{ReplayedGame, counted};
use longbox_kernel::Seat;
use longbox_squad::{Ask, Choice, Position, Squad};

impl ReplayedGame for Squad {
    fn whole_lines(&self, p: &Position) -> Option<Vec<String>> {
        let resting = p.ask() == Ask::Attack && p.frames().is_empty();
        let lines = squad_set_up_lines(self, p).into_iter().filter(|line| !line.starts_with('#'));
        resting.then(|| lines.collect())
    }

    fn board_lines(&self, p: &Position) -> Option<Vec<String>> {
        let resting = p.ask() == Ask::Attack && p.frames().is_empty();
        let mut lines = vec![format!("power {}", p.power())];
        if p.active() != Seat::A {
            lines.push(format!("turn {}", p.active()));
        }
        for seat in [Seat::A, Seat::B] {
            let [hand, (deck, cards), keepers, _] = places(self, p, seat);
            // Whoever decides knows what lies in a deck at most, and not in which order.
            let places = [hand, (deck, counted(cards)), keepers];
            lines.extend(places.into_iter().filter_map(|place| line(seat, place)));
        }
        resting.then_some(lines)
    }

    fn option_words(&self, p: &Position, choice: Choice) -> String {
        self.option_text(p, choice)
    }
}

/// The lines that set this position up, as far as set-up lines can: effects that last, an attack and what is being
/// decided are not among them.
pub fn squad_set_up_lines(game: &Squad, p: &Position) -> Vec<String> {
    let mut lines =
        vec![format!("power {}", p.power()), format!("turn {}", p.active()), format!("# asked: {:?}", p.ask())];
    if let Some(strike) = p.strike() {
        lines.push(format!("# an attack of {}, {} dealt", strike.value, strike.dealt));
    }
    for seat in [Seat::A, Seat::B] {
        let [hand, deck, keepers, discard] = places(game, p, seat);
        lines.extend([hand, deck, discard, keepers].into_iter().filter_map(|place| line(seat, place)));
    }
    lines
}

/// Where the cards of a player lie; the deck and the discard pile from the top.
fn places(game: &Squad, p: &Position, seat: Seat) -> [(&'static str, Vec<String>); 4] {
    let names = |pieces: &mut dyn Iterator<Item = u8>| -> Vec<String> {
        pieces.map(|piece| game.card(p.card(piece)).name.clone()).collect()
    };
    let piles = p.piles(seat);
    [
        ("hand", names(&mut p.hand(seat).iter().copied())),
        ("deck", names(&mut piles.deck().iter().rev().copied())),
        ("keepers", names(&mut p.row(seat).iter().map(|keeper| keeper.piece))),
        ("discard", names(&mut piles.discard().iter().copied())),
    ]
}

fn line(seat: Seat, (place, cards): (&str, Vec<String>)) -> Option<String> {
    (!cards.is_empty()).then(|| format!("{seat} {place}: {}", cards.join(", ")))
}
