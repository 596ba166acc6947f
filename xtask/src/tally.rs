//! How many passed and how many failed.

use std::ops::AddAssign;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) ignored: usize,
    /// Of those that passed: how many did so only when they were run again.
    pub(crate) again: usize,
}

impl Tally {
    /// A single check.
    pub(crate) fn of(passed: bool) -> Tally {
        Tally { passed: usize::from(passed), failed: usize::from(!passed), ..Tally::default() }
    }

    /// The sum of the `test result:` lines that `cargo test` prints.
    pub(crate) fn of_tests(output: &str) -> Tally {
        let mut sum = Tally::default();
        for line in output.lines() {
            if let Some(at) = line.find("test result: ") {
                sum += Tally::of_line(&line[at..]);
            }
        }
        sum
    }

    /// As [`of_tests`](Tally::of_tests), for a run that may not have come that far: it did not compile, or a test took
    /// the whole process down.
    pub(crate) fn of_run(ok: bool, output: &str) -> Tally {
        let mut tally = Tally::of_tests(output);
        if !ok && tally.failed == 0 {
            tally.failed = 1;
        }
        tally
    }

    /// What a run counts once some of the tests that failed in it have passed alone.
    pub(crate) fn after_a_second_try(self, again: usize) -> Tally {
        let again = again.min(self.failed);
        Tally { passed: self.passed + again, failed: self.failed - again, again, ..self }
    }

    /// The last line that says how many passed or failed, such as `12 passed, 1 failed`.
    pub(crate) fn of_summary(output: &str) -> Option<Tally> {
        let says = |line: &&str| before(line, "passed").or(before(line, "failed")).is_some();
        output.lines().rev().find(says).map(Tally::of_line)
    }

    fn of_line(line: &str) -> Tally {
        let number = |word| before(line, word).unwrap_or(0);
        Tally { passed: number("passed"), failed: number("failed"), ignored: number("ignored"), again: 0 }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
        self.again += other.again;
    }
}

/// The names of the tests that failed, from the list that ends a run of `cargo test`.
pub(crate) fn failures(output: &str) -> Vec<&str> {
    let Some((_, list)) = output.rsplit_once("\nfailures:\n") else { return Vec::new() };
    list.lines().take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("    ")).collect()
}

/// The number in front of a word: 3 for `passed` in `3 passed; 0 failed`.
fn before(line: &str, word: &str) -> Option<usize> {
    let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    let at = words.iter().position(|candidate| *candidate == word)?;
    words.get(at.checked_sub(1)?)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{Tally, failures};

    #[test]
    fn adds_up_test_results() {
        let output = "\
running 2 tests
test a ... ok
test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s
   Doc-tests longbox
test result: FAILED. 4 passed; 1 failed; 3 ignored; 0 measured; 0 filtered out; finished in 1.20s
";
        assert_eq!(Tally::of_tests(output), Tally { passed: 6, failed: 1, ignored: 3, again: 0 });
    }

    #[test]
    fn a_test_name_is_not_a_result() {
        assert_eq!(Tally::of_tests("test seven_passed ... ok\n7 passed\n"), Tally::default());
    }

    #[test]
    fn a_run_that_breaks_off_has_failed() {
        assert_eq!(
            Tally::of_run(false, "error: could not compile"),
            Tally { passed: 0, failed: 1, ignored: 0, again: 0 }
        );
        let output = "test result: FAILED. 4 passed; 2 failed; 0 ignored";
        assert_eq!(Tally::of_run(false, output), Tally { passed: 4, failed: 2, ignored: 0, again: 0 });
        assert_eq!(Tally::of_run(true, "").failed, 0);
    }

    #[test]
    fn a_second_try_is_counted_apart() {
        let output = "\
test a::one ... FAILED
test b::two ... FAILED

failures:

---- a::one stdout ----
it saw `    something indented`

failures:
    a::one
    b::two

test result: FAILED. 4 passed; 2 failed; 0 ignored
";
        assert_eq!(failures(output), ["a::one", "b::two"]);
        assert_eq!(failures("test result: ok. 4 passed; 0 failed; 0 ignored"), [""; 0]);
        let tally = Tally::of_tests(output).after_a_second_try(1);
        assert_eq!(tally, Tally { passed: 5, failed: 1, ignored: 0, again: 1 });
    }

    #[test]
    fn takes_the_last_summary() {
        let output = "a: 1 passed\nb: bad\n12 passed, 1 failed\nin 3 s\n";
        assert_eq!(Tally::of_summary(output), Some(Tally { passed: 12, failed: 1, ignored: 0, again: 0 }));
        assert_eq!(Tally::of_summary("all is well\n"), None);
    }
}
