//! Chance that always falls the same way for the same name.

/// A stream of numbers from a seed; small, and the same on every machine.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u32);

impl Chance {
    pub(crate) fn of(seed: u32) -> Chance {
        Chance(seed)
    }

    /// From 0 up to, but not including, 1.
    pub(crate) fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut mixed = (self.0 ^ (self.0 >> 15)).wrapping_mul(self.0 | 1);
        mixed ^= mixed.wrapping_add((mixed ^ (mixed >> 7)).wrapping_mul(mixed | 61));
        f64::from(mixed ^ (mixed >> 14)) / 4_294_967_296.0
    }

    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + self.unit() * (high - low)
    }

    pub(crate) fn odds(&mut self, of_one: f64) -> bool {
        self.unit() < of_one
    }

    pub(crate) fn coin(&mut self) -> bool {
        self.odds(0.5)
    }

    pub(crate) fn pick<T: Copy, const N: usize>(&mut self, from: [T; N]) -> T {
        from[(self.unit() * N as f64) as usize % N]
    }
}

/// The seed that belongs to a text.
pub(crate) fn seed(text: &str) -> u32 {
    text.chars().fold(2_166_136_261, |hash, letter| (hash ^ u32::from(letter)).wrapping_mul(16_777_619))
}

#[cfg(test)]
mod tests {
    use super::{Chance, seed};

    #[test]
    fn the_same_seed_falls_the_same_way() {
        let falls = |name| {
            let mut chance = Chance::of(seed(name));
            [chance.unit(), chance.unit(), chance.unit()]
        };
        assert_eq!(falls("Wolverine|x-men"), falls("Wolverine|x-men"));
        assert_ne!(falls("Wolverine|x-men"), falls("Beast|x-men"));
    }

    #[test]
    fn stays_within_its_bounds_and_reaches_all_of_them() {
        let mut chance = Chance::of(7);
        let mut seen = [0; 4];
        for _ in 0..400 {
            let unit = chance.unit();
            assert!((0.0..1.0).contains(&unit));
            seen[chance.pick([0, 1, 2, 3])] += 1;
        }
        assert!(seen.iter().all(|&count| count > 60), "{seen:?}");
    }
}
