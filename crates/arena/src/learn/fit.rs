//! Logistic regression: the weights under which those who won were likeliest to win.

use super::samples::{Number, Sample};
use rayon::prelude::*;

/// Steps of Newton's method; it is there after half of them.
const STEPS: usize = 12;
/// Weights are drawn towards 0 by so much for each position, in units of each number's usual size.
const RIDGE: f64 = 3e-4;
/// Positions that are added up together. Always the same ones, so that sums do not depend on the threads.
const CHUNK: usize = 2_048;

/// What each number is worth in log-odds.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fit {
    pub(super) weights: Vec<f64>,
}

impl Fit {
    pub(super) fn odds(&self, numbers: &[Number]) -> f64 {
        numbers.iter().filter_map(|(at, number)| Some(self.weights.get(usize::from(*at))? * f64::from(*number))).sum()
    }
}

/// What positions say about how weights should change.
struct Slope {
    gradient: Vec<f64>,
    /// Rows of the upper half, one after the other, each from its diagonal on.
    curve: Vec<f64>,
}

impl Slope {
    fn new(count: usize) -> Slope {
        Slope { gradient: vec![0.0; count], curve: vec![0.0; count * (count + 1) / 2] }
    }

    fn join(mut self, other: &Slope) -> Slope {
        self.gradient.iter_mut().zip(&other.gradient).for_each(|(sum, more)| *sum += more);
        self.curve.iter_mut().zip(&other.curve).for_each(|(sum, more)| *sum += more);
        self
    }

    /// Adds what one position says. Most of its numbers are 0.
    fn add(&mut self, numbers: &[f64], present: &[usize], error: f64, certainty: f64) {
        let count = numbers.len();
        for (place, &row) in present.iter().enumerate() {
            self.gradient[row] += error * numbers[row];
            // Where the row would begin if it were whole.
            let start = row * count - row * (row + 1) / 2;
            let factor = certainty * numbers[row];
            for &column in &present[place..] {
                self.curve[start + column] += factor * numbers[column];
            }
        }
    }
}

/// Fits weights for numbers of the samples.
pub(super) fn fitted<'a>(samples: &[&'a Sample], count: usize, of: impl Fn(&'a Sample) -> &'a [Number] + Sync) -> Fit {
    let sizes = sizes(samples, count, &of);
    let mut scaled = vec![0.0; count];
    let ridge = RIDGE * samples.len() as f64;
    for _ in 0..STEPS {
        let slope = slope(samples, &scaled, &sizes, &of);
        let mut gradient = slope.gradient;
        let mut curve = square(&slope.curve, count);
        for at in 0..count {
            gradient[at] -= ridge * scaled[at];
            curve[at][at] += ridge + 1e-9;
        }
        let step = solve(curve, gradient);
        scaled.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    Fit { weights: scaled.iter().zip(&sizes).map(|(weight, size)| weight / size).collect() }
}

/// How large each number usually is.
fn sizes<'a>(samples: &[&'a Sample], count: usize, of: &(impl Fn(&'a Sample) -> &'a [Number] + Sync)) -> Vec<f64> {
    let mut squares = vec![0.0; count];
    for sample in samples {
        of(sample).iter().for_each(|(at, number)| squares[usize::from(*at)] += f64::from(*number).powi(2));
    }
    let size = |sum: f64| (sum / samples.len().max(1) as f64).sqrt();
    squares.into_iter().map(|sum| if sum > 0.0 { size(sum) } else { 1.0 }).collect()
}

fn slope<'a>(
    samples: &[&'a Sample],
    weights: &[f64],
    sizes: &[f64],
    of: &(impl Fn(&'a Sample) -> &'a [Number] + Sync),
) -> Slope {
    let count = weights.len();
    let of_chunk = |chunk: &[&'a Sample]| {
        let mut slope = Slope::new(count);
        let (mut numbers, mut present) = (vec![0.0; count], Vec::with_capacity(count));
        for sample in chunk {
            present.clear();
            let mut odds = 0.0;
            for (at, number) in of(sample).iter().map(|(at, number)| (usize::from(*at), number)) {
                numbers[at] = f64::from(*number) / sizes[at];
                odds += numbers[at] * weights[at];
                present.push(at);
            }
            let chance = 1.0 / (1.0 + (-odds).exp());
            let error = if sample.won { 1.0 - chance } else { -chance };
            slope.add(&numbers, &present, error, (chance * (1.0 - chance)).max(1e-6));
        }
        slope
    };
    let parts: Vec<Slope> = samples.par_chunks(CHUNK).map(of_chunk).collect();
    parts.iter().fold(Slope::new(count), Slope::join)
}

/// The whole of a symmetric matrix from its upper half; its lower half is all that is needed to solve it.
fn square(upper: &[f64], count: usize) -> Vec<Vec<f64>> {
    let mut whole = vec![vec![0.0; count]; count];
    let places = (0..count).flat_map(|column| (column..count).map(move |row| (row, column)));
    places.zip(upper).for_each(|((row, column), value)| whole[row][column] = *value);
    whole
}

/// Solves a symmetric, positive system (Cholesky).
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for row in 0..count {
        for column in 0..=row {
            let dot: f64 = (0..column).map(|at| matrix[row][at] * matrix[column][at]).sum();
            let rest = matrix[row][column] - dot;
            matrix[row][column] = if row == column { rest.max(1e-12).sqrt() } else { rest / matrix[column][column] };
        }
    }
    for row in 0..count {
        let known: f64 = (0..row).map(|at| matrix[row][at] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|at| matrix[at][row] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::super::samples::Set;
    use super::*;
    use longbox_kernel::Dice;

    #[test]
    fn a_system_is_solved() {
        let found = solve(vec![vec![4.0, 2.0], vec![2.0, 3.0]], vec![10.0, 9.0]);
        assert!((found[0] - 1.5).abs() < 1e-9 && (found[1] - 2.0).abs() < 1e-9, "{found:?}");
    }

    #[test]
    fn weights_that_made_the_winners_are_found_again() {
        let truth = [0.8, -0.3, 0.0];
        let mut dice = Dice::new(5);
        let samples: Vec<Sample> = (0..20_000)
            .map(|game| {
                let numbers: Vec<Number> = (0..3).map(|at| (at, dice.below(9) as f32 - 4.0)).collect();
                let odds = Fit { weights: truth.to_vec() }.odds(&numbers);
                let won = f64::from(dice.below(1 << 20)) / f64::from(1 << 20) < 1.0 / (1.0 + (-odds).exp());
                Sample { game, set: Set::Train, won, numbers, score: [(0, 0.0)] }
            })
            .collect();
        let all: Vec<&Sample> = samples.iter().collect();
        let fit = fitted(&all, 3, |sample| &sample.numbers);
        for (found, truth) in fit.weights.iter().zip(truth) {
            assert!((found - truth).abs() < 0.05, "{:?}", fit.weights);
        }
    }
}
