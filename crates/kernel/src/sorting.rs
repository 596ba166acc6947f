//! Sorting for lists that are short.

/// Sorts a short list, equal ones staying in their order. Unlike the sorting of the standard library, which is made for
/// long lists, it takes next to no room in a program: all of those together would be a thirtieth of a first visit to
/// the page.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, |one, other| one > other);
}

/// The same by a key.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one) > key(other));
}

/// Each is moved to the left as long as it belongs there.
fn sort_by<T>(list: &mut [T], is_after: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && is_after(&list[at - 1], &list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_and_equal_ones_keep_their_order() {
        let mut numbers = [5, 1, 4, 1, 3];
        sort(&mut numbers);
        assert_eq!(numbers, [1, 1, 3, 4, 5]);
        let mut words = vec!["pear", "fig", "plum", "nut", ""];
        sort_by_key(&mut words, |word| word.len());
        assert_eq!(words, ["", "fig", "nut", "pear", "plum"]);
        sort::<u8>(&mut []);
    }
}
