//! Which decks meet.

use crate::game::ArenaGame;
use longbox_catalog::DeckOf;

/// Decks that meet.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing<S> {
    /// The decks of seat A, seat B and so on, by their place in the field.
    pub decks: Vec<usize>,
    /// The game they play.
    pub setup: S,
}

/// The decks of a match and the games they play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Field<S> {
    /// Of the decks, for the summary.
    pub names: Vec<String>,
    /// All of the same number of decks.
    pub pairings: Vec<Pairing<S>>,
}

impl<S: Send + Sync> Field<S> {
    /// Every deck meets every other; a single deck meets itself.
    pub fn new<G: ArenaGame<Setup = S>>(game: &G, decks: &[DeckOf<G>], terms: &G::Terms) -> Field<S> {
        let pairs = if decks.len() == 1 { vec![[0, 0]] } else { round_robin(decks.len()) };
        Field::of_groups(game, decks, &pairs, terms)
    }

    /// The given groups of decks meet, one deck a seat.
    pub fn of_groups<G: ArenaGame<Setup = S>>(
        game: &G,
        decks: &[DeckOf<G>],
        groups: &[impl AsRef<[usize]>],
        terms: &G::Terms,
    ) -> Field<S> {
        let meet = |group: &[usize]| {
            let mut seats = group.to_vec();
            let setup = game.meet(decks, &mut seats, terms);
            Pairing { decks: seats, setup }
        };
        let names = decks.iter().map(|deck| deck.key.clone()).collect();
        Field { names, pairings: groups.iter().map(|group| meet(group.as_ref())).collect() }
    }

    /// How many sit at a table.
    pub fn seats(&self) -> usize {
        self.pairings.first().map_or(2, |pairing| pairing.decks.len())
    }
}

/// All pairs of so many decks, in rounds: in each round every deck plays once (one rests if they are odd), so
/// that also the first part of a long list treats all decks alike. Seats change too, so that no deck stays in one.
pub fn round_robin(decks: usize) -> Vec<[usize; 2]> {
    let places = decks + decks % 2;
    let mut pairs = Vec::with_capacity(decks * decks.saturating_sub(1) / 2);
    for round in 0..places.saturating_sub(1) {
        // The last place stands still, the others go round the table.
        let at = |place: usize| if place == places - 1 { place } else { (place + round) % (places - 1) };
        for table in 0..places / 2 {
            let (a, b) = (at(table), at(places - 1 - table));
            if a < decks && b < decks {
                let (low, high) = (a.min(b), a.max(b));
                pairs.push(if (a + b) % 2 == 0 { [low, high] } else { [high, low] });
            }
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deck_meets_every_other_once() {
        for decks in 0..9 {
            let mut pairs = round_robin(decks);
            for deck in 0..decks {
                let in_a = pairs.iter().filter(|pair| pair[0] == deck).count();
                assert!((in_a as isize * 2 - decks as isize).abs() <= 3, "deck {deck} of {decks}: {in_a} in seat A");
            }
            pairs.iter_mut().for_each(|pair| pair.sort_unstable());
            assert_eq!(pairs.len(), decks * decks.saturating_sub(1) / 2);
            pairs.sort_unstable();
            pairs.dedup();
            assert_eq!(pairs.len(), decks * decks.saturating_sub(1) / 2, "{decks} decks");
            assert!(pairs.iter().all(|[a, b]| a < b && *b < decks));
        }
    }
}
