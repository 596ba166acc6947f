//! Outlines as short as SVG can write them: relative steps with one decimal at most.

use std::f64::consts::TAU;
use std::fmt::Write;

pub(crate) type Point = (f64, f64);

/// An outline that grows step by step. Places are kept in tenths, so that rounding never adds up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path {
    data: String,
    at: (i64, i64),
    start: (i64, i64),
    /// The last command, which need not be repeated.
    command: char,
}

fn tenths((x, y): Point) -> (i64, i64) {
    ((x * 10.0).round() as i64, (y * 10.0).round() as i64)
}

/// A number with at most one decimal and no zero before the point.
pub(crate) fn number(value: f64) -> String {
    in_tenths((value * 10.0).round() as i64)
}

fn in_tenths(value: i64) -> String {
    let (sign, size) = (if value < 0 { "-" } else { "" }, value.abs());
    match (size / 10, size % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, part) => format!("{sign}.{part}"),
        (whole, part) => format!("{sign}{whole}.{part}"),
    }
}

impl Path {
    pub(crate) fn new() -> Path {
        Path::default()
    }

    pub(crate) fn data(&self) -> &str {
        &self.data
    }

    pub(crate) fn start(&mut self, point: Point) -> &mut Path {
        self.at = tenths(point);
        self.start = self.at;
        self.command = ' ';
        self.write('M', &[self.at.0, self.at.1]);
        self
    }

    pub(crate) fn line(&mut self, point: Point) -> &mut Path {
        let to = tenths(point);
        match (to.0 - self.at.0, to.1 - self.at.1) {
            (0, 0) => {}
            (across, 0) => self.write('h', &[across]),
            (0, down) => self.write('v', &[down]),
            (across, down) => self.write('l', &[across, down]),
        }
        self.at = to;
        self
    }

    /// A curve that bends towards `by`.
    pub(crate) fn bend(&mut self, by: Point, point: Point) -> &mut Path {
        let (by, to) = (tenths(by), tenths(point));
        let steps = [by.0 - self.at.0, by.1 - self.at.1, to.0 - self.at.0, to.1 - self.at.1];
        self.write('q', &steps);
        self.at = to;
        self
    }

    pub(crate) fn close(&mut self) -> &mut Path {
        self.data.push('z');
        self.at = self.start;
        self.command = 'z';
        self
    }

    pub(crate) fn polygon(&mut self, points: &[Point]) -> &mut Path {
        let mut points = points.iter();
        if let Some(first) = points.next() {
            self.start(*first);
            for point in points {
                self.line(*point);
            }
            self.close();
        }
        self
    }

    /// A closed outline that rounds every corner.
    pub(crate) fn smooth(&mut self, points: &[Point]) -> &mut Path {
        let count = points.len();
        if count < 3 {
            return self;
        }
        self.start(between(points[count - 1], points[0], 0.5));
        for (index, point) in points.iter().enumerate() {
            self.bend(*point, between(*point, points[(index + 1) % count], 0.5));
        }
        self.close()
    }

    pub(crate) fn rectangle(&mut self, (x, y): Point, width: f64, height: f64) -> &mut Path {
        self.polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    fn write(&mut self, command: char, steps: &[i64]) {
        if command != self.command {
            self.data.push(command);
        }
        self.command = command;
        for step in steps {
            let joined = self.data.ends_with(|c: char| c.is_ascii_digit()) && *step >= 0;
            let space = if joined { " " } else { "" };
            // Writing into a string cannot fail.
            let _ = write!(self.data, "{space}{}", in_tenths(*step));
        }
    }
}

/// The point at an angle, a whole turn being 1, and a distance.
pub(crate) fn around(centre: Point, turn: f64, distance: f64) -> Point {
    let (sine, cosine) = (turn * TAU).sin_cos();
    (centre.0 + distance * cosine, centre.1 + distance * sine)
}

/// The point a part of the way from one point to another.
pub(crate) fn between(from: Point, to: Point, by: f64) -> Point {
    (from.0 + (to.0 - from.0) * by, from.1 + (to.1 - from.1) * by)
}

/// How far two points are apart.
pub(crate) fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

#[cfg(test)]
mod tests {
    use super::{Path, number};

    #[test]
    fn numbers_are_short() {
        let written = [0.0, -0.04, 0.5, -0.5, 12.0, 12.34, -3.06].map(number);
        assert_eq!(written, ["0", "0", ".5", "-.5", "12", "12.3", "-3.1"]);
    }

    #[test]
    fn steps_are_relative_and_close() {
        let mut path = Path::new();
        path.polygon(&[(1.0, 2.0), (4.0, 2.0), (4.0, 6.5), (0.0, 0.0)]);
        assert_eq!(path.data(), "M1 2h3v4.5l-4-6.5z");
    }
}
