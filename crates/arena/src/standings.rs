//! The strength of every bot of a ladder, from all its tables together.

use crate::elo::Elo;
use crate::rounds::{GAME_POINTS, Rounds};
use crate::score::Z;

/// One Elo in natural logarithms.
const ELO: f64 = std::f64::consts::LN_10 / 400.0;
/// Newton's method is done long before.
const STEPS: usize = 200;

/// The rounds of one table, for the fit.
#[derive(Clone, Debug)]
pub struct Meeting<'a> {
    /// Who sat there, by their places in the list of all bots.
    pub bots: &'a [usize],
    /// What the rounds came to.
    pub rounds: &'a Rounds,
    /// Games of a round.
    pub seats: usize,
}

/// The Elo of so many bots by maximum likelihood, with the anchor at 0. A bot wins a game with the share that its strength has
/// of all at the table: for two that is the model of Bradley and Terry, for more that of Plackett and Luce, which OpenSkill
/// uses too. Every bot has one made-up round won at each of its tables, so that nobody is infinitely strong. Intervals
/// come from the variance over rounds.
pub fn standings(bots: usize, anchor: usize, meetings: &[Meeting<'_>]) -> Vec<Elo> {
    let meetings: Vec<Sums> = meetings.iter().map(Sums::of).collect();
    let strength = fit(bots, anchor, &meetings);
    let slope = Slope::at(&strength, &meetings);
    let variance = variances(&slope, anchor);
    let reached = reached(bots, &meetings);
    let rate = |bot: usize| {
        let elo = strength[bot] / ELO;
        let reach = Z * variance[bot].max(0.0).sqrt() / ELO;
        // Whoever took no points from the anchor, not even through others, may be weaker without end.
        let low = if reached[bot][anchor] { elo - reach } else { f64::NEG_INFINITY };
        let high = if reached[anchor][bot] { elo + reach } else { f64::INFINITY };
        Elo::new(elo, low, high)
    };
    (0..bots).map(rate).collect()
}

/// The rounds of a table with the made-up ones.
struct Sums<'a> {
    bots: &'a [usize],
    /// Games of a round.
    games: f64,
    /// Wins of each bot in a round, and how often it came so.
    results: Vec<(Vec<f64>, f64)>,
    /// Who really took points from whom, by their places at the table: from all others, if any.
    scored: Vec<bool>,
}

impl Sums<'_> {
    fn of<'a>(meeting: &Meeting<'a>) -> Sums<'a> {
        let games = meeting.seats as f64;
        let wins = |points: &[u64]| points.iter().map(|points| *points as f64 / GAME_POINTS as f64).collect();
        let seen = meeting.rounds.iter().map(|result| (wins(&result.points), result.rounds as f64));
        let places = 0..meeting.bots.len();
        let made_up =
            places.clone().map(|bot| (places.clone().map(|at| if at == bot { games } else { 0.0 }).collect(), 1.0));
        let scored = places.clone().map(|bot| meeting.rounds.iter().any(|result| result.points[bot] > 0));
        Sums { bots: meeting.bots, games, scored: scored.collect(), results: seen.chain(made_up).collect() }
    }

    /// The chance of each bot to win a game.
    fn chances(&self, strength: &[f64]) -> Vec<f64> {
        // The strongest counts as 1, so that nothing overflows.
        let most = self.bots.iter().map(|bot| strength[*bot]).fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = self.bots.iter().map(|bot| (strength[*bot] - most).exp()).collect();
        let all: f64 = weights.iter().sum();
        weights.iter().map(|weight| weight / all).collect()
    }
}

/// How the likelihood changes with the strengths.
struct Slope {
    gradient: Vec<f64>,
    /// The information matrix.
    information: Vec<Vec<f64>>,
    /// The sum of the squares of the gradients of single rounds.
    squares: Vec<Vec<f64>>,
}

impl Slope {
    fn at(strength: &[f64], meetings: &[Sums<'_>]) -> Slope {
        let bots = strength.len();
        let square = || vec![vec![0.0; bots]; bots];
        let mut slope = Slope { gradient: vec![0.0; bots], information: square(), squares: square() };
        for meeting in meetings {
            let chances = meeting.chances(strength);
            for (wins, rounds) in &meeting.results {
                let ahead: Vec<f64> =
                    wins.iter().zip(&chances).map(|(won, chance)| won - meeting.games * chance).collect();
                for (i, bot) in meeting.bots.iter().enumerate() {
                    slope.gradient[*bot] += rounds * ahead[i];
                    for (j, other) in meeting.bots.iter().enumerate() {
                        let own = if i == j { chances[i] } else { 0.0 };
                        slope.information[*bot][*other] += rounds * meeting.games * (own - chances[i] * chances[j]);
                        slope.squares[*bot][*other] += rounds * ahead[i] * ahead[j];
                    }
                }
            }
        }
        slope
    }
}

/// The likeliest strengths, as natural logarithms.
fn fit(bots: usize, anchor: usize, meetings: &[Sums<'_>]) -> Vec<f64> {
    let mut strength = vec![0.0; bots];
    for _ in 0..STEPS {
        let slope = Slope::at(&strength, meetings);
        let Some(inverse) = inverse(&without(&slope.information, anchor)) else { break };
        let gradient: Vec<f64> = others(bots, anchor).map(|bot| slope.gradient[bot]).collect();
        let mut largest: f64 = 0.0;
        for (row, bot) in inverse.iter().zip(others(bots, anchor)) {
            // Far from the top the step is too long; the likelihood has one top, so short ones arrive as well.
            let step = row.iter().zip(&gradient).map(|(a, b)| a * b).sum::<f64>().clamp(-1.0, 1.0);
            strength[bot] += step;
            largest = largest.max(step.abs());
        }
        if largest < 1e-12 {
            break;
        }
    }
    strength
}

/// The variance of each strength, from both matrices (the "sandwich"), so that games of one round need not be independent.
fn variances(slope: &Slope, anchor: usize) -> Vec<f64> {
    let bots = slope.gradient.len();
    let mut variances = vec![0.0; bots];
    let Some(inverse) = inverse(&without(&slope.information, anchor)) else { return variances };
    let squares = without(&slope.squares, anchor);
    for (row, bot) in inverse.iter().zip(others(bots, anchor)) {
        let across = |line: &Vec<f64>| -> f64 { line.iter().zip(row).map(|(a, b)| a * b).sum() };
        variances[bot] = row.iter().zip(&squares).map(|(a, line)| a * across(line)).sum();
    }
    variances
}

/// Who took points from whom, itself or through others.
fn reached(bots: usize, meetings: &[Sums<'_>]) -> Vec<Vec<bool>> {
    let mut reached: Vec<Vec<bool>> = (0..bots).map(|bot| (0..bots).map(|other| bot == other).collect()).collect();
    for meeting in meetings {
        for (bot, scored) in meeting.bots.iter().zip(&meeting.scored) {
            meeting.bots.iter().for_each(|other| reached[*bot][*other] |= *scored);
        }
    }
    for through in 0..bots {
        for bot in 0..bots {
            for other in 0..bots {
                reached[bot][other] |= reached[bot][through] && reached[through][other];
            }
        }
    }
    reached
}

fn others(bots: usize, anchor: usize) -> impl Iterator<Item = usize> {
    (0..bots).filter(move |bot| *bot != anchor)
}

fn without(matrix: &[Vec<f64>], anchor: usize) -> Vec<Vec<f64>> {
    let line = |bot: usize| others(matrix.len(), anchor).map(|other| matrix[bot][other]).collect();
    others(matrix.len(), anchor).map(line).collect()
}

/// The inverse by elimination; none where there is none.
fn inverse(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let unit = |at: usize| (0..size).map(move |place| if place == at { 1.0 } else { 0.0 });
    let mut rows: Vec<Vec<f64>> =
        matrix.iter().enumerate().map(|(at, row)| row.iter().copied().chain(unit(at)).collect()).collect();
    for column in 0..size {
        let pivot = (column..size).max_by(|a, b| rows[*a][column].abs().total_cmp(&rows[*b][column].abs()))?;
        rows.swap(column, pivot);
        let head = rows[column][column];
        if head.abs() < 1e-300 {
            return None;
        }
        rows[column].iter_mut().for_each(|number| *number /= head);
        let pivot = rows[column].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(at, _)| *at != column) {
            let factor = row[column];
            row.iter_mut().zip(&pivot).for_each(|(number, own)| *number -= factor * own);
        }
    }
    Some(rows.into_iter().map(|row| row[size..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elo::share_of;
    use longbox_kernel::Dice;

    /// Rounds of two games with the planted difference, drawn.
    fn drawn(dice: &mut Dice, share: f64, count: usize) -> Rounds {
        let mut rounds = Rounds::default();
        for _ in 0..count {
            let won = (0..2).filter(|_| f64::from(dice.below(1_000_000)) < share * 1e6).count() as u64;
            rounds.add(&[12 * won, 24 - 12 * won], 1);
        }
        rounds
    }

    #[test]
    fn planted_strengths_are_found_again() {
        let planted = [-400.0, -150.0, 0.0, 60.0];
        let pairs: Vec<[usize; 2]> = (0..4).flat_map(|a| (a + 1..4).map(move |b| [a, b])).collect();
        let mut inside = 0;
        for seed in 0..20 {
            let mut dice = Dice::new(seed);
            let all: Vec<Rounds> =
                pairs.iter().map(|[a, b]| drawn(&mut dice, share_of(planted[*a] - planted[*b]), 1_000)).collect();
            let meetings: Vec<Meeting<'_>> =
                pairs.iter().zip(&all).map(|(bots, rounds)| Meeting { bots, rounds, seats: 2 }).collect();
            let found = standings(4, 2, &meetings);
            assert_eq!((found[2].elo, found[2].low, found[2].high), (Some(0.0), Some(0.0), Some(0.0)));
            for (elo, planted) in found.iter().zip(planted) {
                assert!((elo.elo.unwrap() - planted).abs() < 45.0, "{elo}, not {planted}");
                inside += usize::from(elo.low.unwrap() <= planted && planted <= elo.high.unwrap());
            }
        }
        // The anchor is always inside; 95 % of 60 others are 57.
        assert!((20 + 51..=80).contains(&inside), "{inside} of 80");
    }

    #[test]
    fn two_bots_have_the_elo_of_their_score() {
        let mut rounds = Rounds::default();
        rounds.add(&[24, 0], 5_000);
        rounds.add(&[0, 24], 2_812);
        let elo = standings(2, 1, &[Meeting { bots: &[0, 1], rounds: &rounds, seats: 2 }])[0];
        assert!((elo.elo.unwrap() - 100.0).abs() < 0.2, "{elo}");
        let wide = elo.high.unwrap() - elo.low.unwrap();
        assert!((wide - 2.0 * 1.96 * 4.1).abs() < 0.4, "rounds count, not games: {wide}");
    }

    #[test]
    fn several_at_a_table_have_the_shares_of_their_strength() {
        // 1 to 2 to 5: a factor of 2 is 120.4 Elo, one of 5 is 279.6.
        let mut rounds = Rounds::default();
        rounds.add(&[36, 0, 0], 1_250);
        rounds.add(&[0, 36, 0], 2_500);
        rounds.add(&[0, 0, 36], 6_250);
        let found = standings(3, 0, &[Meeting { bots: &[0, 1, 2], rounds: &rounds, seats: 3 }]);
        assert!((found[1].elo.unwrap() - 120.4).abs() < 0.5, "{}", found[1]);
        assert!((found[2].elo.unwrap() - 279.6).abs() < 0.5, "{}", found[2]);
    }

    #[test]
    fn whoever_never_scored_has_no_lower_end() {
        let (mut lost, mut shared) = (Rounds::default(), Rounds::default());
        lost.add(&[0, 24], 100);
        shared.add(&[12, 12], 100);
        let meeting = |bots, rounds| Meeting { bots, rounds, seats: 2 };
        let found = standings(3, 2, &[meeting(&[0, 1], &lost), meeting(&[0, 2], &lost), meeting(&[1, 2], &shared)]);
        assert_eq!(found[0].low, None);
        assert!(found[0].high.unwrap() < -400.0 && found[0].elo.unwrap() < found[0].high.unwrap(), "{}", found[0]);
        assert!(found[1].elo.unwrap().abs() < 1.0 && found[1].low.is_some() && found[1].high.is_some());
    }
}
