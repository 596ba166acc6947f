//! Chances of drawing cards.

/// Turns that are told of.
const TURNS: u8 = 10;

/// How likely at least one of these copies is among the cards drawn from a deck of this size, in percent.
pub(crate) fn chance(size: usize, copies: usize, drawn: usize) -> u8 {
    let (size, others) = (size as f64, size.saturating_sub(copies) as f64);
    // None of the drawn cards is one of the copies.
    let none: f64 = (0..drawn).map(|at| ((others - at as f64) / (size - at as f64)).max(0.0)).product();
    match size == 0.0 || copies == 0 {
        true => 0,
        false => ((1.0 - none) * 100.0).round() as u8,
    }
}

/// The same for 1 copy, 2, ... up to the most, by each of the first turns.
pub(crate) fn by_turns(size: usize, most: usize, seen: fn(u8) -> usize) -> Vec<Vec<u8>> {
    let of = |copies: usize| (1..=TURNS).map(|turn| chance(size, copies, seen(turn).min(size))).collect();
    (1..=most).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_drawing_without_putting_back() {
        assert_eq!(chance(60, 4, 7), 40);
        assert_eq!(chance(40, 4, 4), 36);
        assert_eq!((chance(60, 0, 7), chance(0, 4, 0), chance(60, 60, 1)), (0, 0, 100));
        assert_eq!((chance(5, 2, 4), chance(5, 1, 5)), (100, 100), "as good as the whole deck");
    }
}
