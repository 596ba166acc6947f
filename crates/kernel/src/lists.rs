//! Lists that everybody knows, and which of them a player may have brought.

use crate::{Seat, Stream};

/// Seats at a table at most.
const SEATS: usize = 4;
/// Parts of a bit that a likelihood is counted in.
const PARTS: i32 = 16;
/// What a card that is in none of the lists costs one of them: as unlikely as one in 128.
const STRANGE: i32 = 7 * PARTS;
/// One player in so many brings a list of their own, however well a known one fits.
const OWN_LIST: u32 = 5;
/// Among so many cards one may be strange before nobody believes in a list any more.
const TRUST: usize = 4;

/// The deck lists that everybody knows, such as those that come with the program.
#[derive(Clone, Debug, Default)]
pub struct KnownLists {
    lists: Vec<Vec<u16>>,
}

/// The lists that a player may have brought, each with its weight.
#[derive(Clone, Debug, Default)]
pub struct Likely {
    /// Number and weight, added up.
    sums: Vec<(u16, u32)>,
}

/// The same for every seat. Nothing is supposed of a seat without any.
#[derive(Clone, Debug, Default)]
pub struct LikelyLists {
    /// By seat.
    pub of: [Likely; SEATS],
}

impl KnownLists {
    /// Each list names a card as often as there are copies.
    pub fn new(lists: impl IntoIterator<Item = Vec<u16>>) -> KnownLists {
        let sorted = |mut list: Vec<u16>| {
            crate::sort(&mut list);
            list
        };
        KnownLists { lists: lists.into_iter().map(sorted).collect() }
    }

    /// The cards of a list, sorted.
    pub fn get(&self, number: usize) -> &[u16] {
        self.lists.get(number).map_or(&[], Vec::as_slice)
    }

    /// Which lists a player may have brought of whom these cards were seen. A list weighs as much as it makes these
    /// cards likely among all that it holds.
    pub fn likely(&self, seen: &[u16]) -> Likely {
        let mut seen = seen.to_vec();
        crate::sort(&mut seen);
        let fits: Vec<(i32, usize)> = self.lists.iter().map(|list| fit(list, &seen)).collect();
        let Some(best) = fits.iter().map(|(fit, _)| *fit).max() else { return Likely::default() };
        let mut sums = Vec::new();
        let mut total = 0;
        for (number, (fit, strange)) in (0..).zip(fits) {
            let weight = 1 << 16 >> ((best - fit) / PARTS).min(31);
            if weight > 0 && strange * TRUST <= seen.len() {
                total += weight;
                sums.push((number, total));
            }
        }
        Likely { sums }
    }
}

impl Likely {
    /// The numbers of all lists that are possible.
    pub fn lists(&self) -> impl Iterator<Item = usize> + '_ {
        self.sums.iter().map(|(list, _)| usize::from(*list))
    }

    /// One of the lists, the likelier the more often; none where the player may have brought any other cards.
    pub fn pick(&self, stream: &mut Stream) -> Option<usize> {
        let (_, total) = self.sums.last()?;
        if stream.below(OWN_LIST) == 0 {
            return None;
        }
        let at = stream.below(*total);
        self.sums.iter().find(|(_, sum)| at < *sum).map(|(list, _)| usize::from(*list))
    }
}

impl LikelyLists {
    /// As [`Likely::pick`], for a seat.
    pub fn pick(&self, seat: Seat, stream: &mut Stream) -> Option<usize> {
        self.of[seat.index() & (SEATS - 1)].pick(stream)
    }
}

/// How likely these cards are to be drawn from a list, in parts of a bit, and how many are not in it at all. Both are
/// sorted.
fn fit(list: &[u16], seen: &[u16]) -> (i32, usize) {
    let (mut likely, mut strange, mut at) = (0, 0, 0);
    for (drawn, card) in seen.iter().enumerate() {
        at += list[at..].iter().take_while(|other| *other < card).count();
        let copies = list[at..].iter().take_while(|other| *other == card).count();
        likely -= bits(list.len().saturating_sub(drawn));
        match copies {
            0 => {
                likely -= STRANGE;
                strange += 1;
            }
            copies => {
                likely += bits(copies);
                at += 1;
            }
        }
    }
    (likely, strange)
}

/// The logarithm of a small number, in parts of a bit.
fn bits(number: usize) -> i32 {
    (number.clamp(1, 127) as u128).pow(PARTS as u32).ilog2() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    fn picks(likely: &Likely) -> [u32; 3] {
        let mut counts = [0; 3];
        let mut stream = Dice::new(7).stream();
        for _ in 0..10_000 {
            counts[likely.pick(&mut stream).map_or(2, |list| list)] += 1;
        }
        counts
    }

    #[test]
    fn the_list_that_holds_what_was_seen_is_found() {
        let lists = KnownLists::new([vec![3, 1, 2, 1], vec![4, 4, 5, 6]]);
        assert_eq!(lists.likely(&[6, 4]).lists().collect::<Vec<_>>(), [1]);
        assert_eq!(lists.get(0), [1, 1, 2, 3]);
    }

    #[test]
    fn a_list_with_more_copies_of_what_was_seen_is_likelier() {
        let lists = KnownLists::new([vec![1, 1, 1, 1, 2, 3, 4, 5], vec![1, 2, 3, 4, 5, 6, 7, 8]]);
        let [first, second, own] = picks(&lists.likely(&[1]));
        assert!((1_800..2_200).contains(&own), "{own}");
        assert!((3 * second..5 * second).contains(&first), "about four to one, not {first} to {second}");
        let [first, second, _] = picks(&lists.likely(&[1, 1]));
        assert!(second < first / 50, "the second has one copy only: {first} to {second}");
    }

    #[test]
    fn nobody_believes_in_a_list_that_lacks_much_of_what_was_seen() {
        let lists = KnownLists::new([vec![1, 2, 3, 4, 5, 6, 7, 8]]);
        assert_eq!(lists.likely(&[]).lists().count(), 1);
        assert_eq!(lists.likely(&[1, 2, 3, 99]).lists().count(), 1, "one in four may be strange");
        assert_eq!(lists.likely(&[1, 98, 99]).lists().count(), 0);
        assert_eq!(KnownLists::default().likely(&[1]).pick(&mut Dice::new(1).stream()), None);
    }
}
