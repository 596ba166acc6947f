//! What can be counted in a position.

/// Seats share what they count: own side less the other sides' mean, in so many parts to stay whole for two, three
/// and four seats.
pub const SHARES: i32 = 12;
/// More numbers than any game counts.
const MOST: usize = 192;

/// Numbers that belong together: one, or a table with one for each count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    name: &'static str,
    first: usize,
    count: usize,
}

impl Group {
    /// The first group of a game.
    pub(crate) const fn first(name: &'static str, count: usize) -> Group {
        Group { name, first: 0, count }
    }

    /// The next group after this one.
    pub(crate) const fn then(self, name: &'static str, count: usize) -> Group {
        Group { name, first: self.first + self.count, count }
    }

    /// How many numbers there are up to the end of this group.
    pub(crate) const fn end(self) -> usize {
        self.first + self.count
    }

    fn names(self) -> impl Iterator<Item = String> {
        (0..self.count).map(move |at| match self.count {
            1 => self.name.to_owned(),
            _ => format!("{}-{at}", self.name),
        })
    }
}

/// The names of all numbers of these groups, in their order.
pub(crate) fn names(groups: &[Group]) -> Vec<String> {
    groups.iter().flat_map(|group| group.names()).collect()
}

/// Counts up what there is, for one side after the other.
#[derive(Clone, Debug)]
pub(crate) struct Count {
    numbers: [i32; MOST],
    /// What one is worth now: a share, for or against.
    unit: i32,
}

impl Count {
    pub(crate) fn new() -> Count {
        Count { numbers: [0; MOST], unit: SHARES }
    }

    /// From here on it is counted for one of so many sides, or against one of so many.
    pub(crate) fn of_one_in(&mut self, sides: usize, own: bool) {
        let share = SHARES / sides.max(1) as i32;
        self.unit = if own { share } else { -share };
    }

    /// So much more of the one number of a group.
    pub(crate) fn add(&mut self, group: Group, amount: i32) {
        self.numbers[group.first] += self.unit * amount;
    }

    /// So much more of this number of a table; what is beyond its end counts as its last.
    pub(crate) fn add_at(&mut self, group: Group, at: usize, amount: i32) {
        self.numbers[group.first + at.min(group.count - 1)] += self.unit * amount;
    }

    /// One in a table.
    pub(crate) fn one_at(&mut self, group: Group, at: usize) {
        self.add_at(group, at, 1);
    }

    pub(crate) fn numbers(&self, last: Group) -> &[i32] {
        &self.numbers[..last.end()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIFE: Group = Group::first("life", 3);
    const HAND: Group = LIFE.then("hand", 1);

    #[test]
    fn sides_are_counted_against_each_other_in_equal_shares() {
        assert_eq!(names(&[LIFE, HAND]), ["life-0", "life-1", "life-2", "hand"]);
        let mut count = Count::new();
        count.of_one_in(1, true);
        count.one_at(LIFE, 7);
        count.add(HAND, 5);
        for held in [1, 2, 6] {
            count.of_one_in(3, false);
            count.add(HAND, held);
        }
        assert_eq!(count.numbers(HAND), [0, 0, SHARES, 2 * SHARES]);
    }
}
