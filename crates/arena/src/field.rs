//! Which decks meet.

use longbox_catalog::Deck;
use longbox_squad::{Format, Setup, Squad};

/// Two decks that meet.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// The decks of seat A and seat B, by their place in the field.
    pub decks: [usize; 2],
    pub setup: Setup,
}

/// The decks of a match and the games they play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Field {
    pub names: Vec<String>,
    pub pairings: Vec<Pairing>,
}

impl Field {
    /// Every deck meets every other; a single deck meets itself. Without a format each pairing uses the one
    /// both decks are made for, or `quest` (which takes any size) when they differ.
    pub fn new(game: &Squad, decks: &[Deck], format: Option<Format>, handicaps: bool) -> Field {
        let pairs = if decks.len() == 1 { vec![[0, 0]] } else { round_robin(decks.len()) };
        Field::of_pairs(game, decks, &pairs, format, handicaps)
    }

    /// The given pairs of decks meet.
    pub fn of_pairs(
        game: &Squad,
        decks: &[Deck],
        pairs: &[[usize; 2]],
        format: Option<Format>,
        handicaps: bool,
    ) -> Field {
        let pair = |pair: &[usize; 2]| {
            let mut seats = *pair;
            let quest = |deck: usize| decks[deck].quest.is_some();
            if handicaps && quest(seats[0]) && !quest(seats[1]) {
                seats.swap(0, 1);
            }
            let [a, b] = seats.map(|deck| &decks[deck]);
            let format = format.unwrap_or_else(|| common_format(game, a, b));
            let mut setup = Setup::new(a.cards.clone(), b.cards.clone(), format);
            if let Some(quest) = b.quest.as_ref().filter(|_| handicaps) {
                setup.power = quest.handicaps.power.unwrap_or(setup.power);
                setup.handicaps = [quest.handicaps.player.clone(), quest.handicaps.enemy.clone()];
            }
            Pairing { decks: seats, setup }
        };
        Field { names: decks.iter().map(|deck| deck.key.clone()).collect(), pairings: pairs.iter().map(pair).collect() }
    }
}

fn common_format(game: &Squad, a: &Deck, b: &Deck) -> Format {
    let legal = |deck: &Deck| game.deck_problems(&deck.cards, a.format).is_empty();
    let sizes = a.format != Format::Casual || a.cards.len() == b.cards.len();
    if a.format == b.format && legal(a) && legal(b) && sizes { a.format } else { Format::Quest }
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
