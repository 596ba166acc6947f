//! Halftone: dots on a screen turned by half a right angle, larger where the tone is stronger.

use crate::path::Point;
use crate::path::number;
use std::fmt::Write;

/// Sizes of dots; a printed screen has few as well, and each size costs one element.
const SIZES: usize = 9;

/// What is covered with dots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    pub(crate) from: Point,
    pub(crate) to: Point,
    /// Half the distance between two dots of a row, which is the distance between rows.
    pub(crate) step: i32,
}

impl Screen {
    /// A whole panel.
    pub(crate) const PANEL: Screen = Screen { from: (0.0, 0.0), to: (200.0, 150.0), step: 4 };
    pub(crate) const COARSE: Screen = Screen { step: 5, ..Screen::PANEL };

    /// The dots in `colour`; `strength` is 0 (none) to 1 (all covered) at a point.
    ///
    /// A run of equal dots is one line with round ends and gaps: a dash of no length is a dot. That is far shorter
    /// than a circle for every dot.
    pub(crate) fn dots(self, colour: &str, strength: impl Fn(f64, f64) -> f64) -> String {
        let mut rows: [String; SIZES] = Default::default();
        let grid = |value: f64| (value / f64::from(self.step)).floor() as i32;
        for row in grid(self.from.1)..=grid(self.to.1) + 1 {
            let first = grid(self.from.0) + (grid(self.from.0) + row).rem_euclid(2);
            let columns: Vec<i32> = (first..=grid(self.to.0) + 1).step_by(2).collect();
            let size = |column: &i32| size(strength(f64::from(column * self.step), f64::from(row * self.step)));
            for run in columns.chunk_by(|a, b| size(a) == size(b)) {
                if let (Some(size), Some(start)) = (size(&run[0]), run.first()) {
                    // The line ends half a gap after its last dot, so that rounding can neither lose nor add one.
                    let (x, y, length) = (start * self.step, row * self.step, (2 * run.len() as i32 - 1) * self.step);
                    let _ = write!(rows[size], "M{x} {y}h{length}");
                }
            }
        }
        let mut out = String::new();
        for (size, runs) in rows.iter().enumerate().filter(|(_, runs)| !runs.is_empty()) {
            let width = number(2.0 * f64::from(self.step) * (size + 1) as f64 / SIZES as f64);
            let _ = write!(out, r#"<path d="{runs}" stroke-width="{width}"/>"#);
        }
        let gap = 2 * self.step;
        format!(r#"<g fill="none" stroke="{colour}" stroke-linecap="round" stroke-dasharray="0 {gap}">{out}</g>"#)
    }
}

/// Which size of dot a strength takes; the faintest tones have none.
fn size(strength: f64) -> Option<usize> {
    let step = (strength.clamp(0.0, 1.0) * SIZES as f64).round() as usize;
    step.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::Screen;

    #[test]
    fn an_even_tone_is_one_run_in_each_row() {
        let screen = Screen { from: (0.0, 0.0), to: (40.0, 4.0), step: 4 };
        let dots = screen.dots("#000", |_, _| 0.5);
        assert_eq!(dots.matches("<path").count(), 1);
        assert!(dots.contains(r#"d="M0 0h44M4 4h44M0 8h44""#), "{dots}");
    }

    #[test]
    fn no_tone_no_dots() {
        assert!(!Screen::PANEL.dots("#000", |_, _| 0.0).contains("path"));
    }
}
