//! The trunk of a figure: a frame that any pose bends, and what is drawn on it.

use crate::page::{Page, Place, Tone};
use crate::path::{Path, Point, between, distance};
use crate::person::{Chest, Nature, Person};
use crate::pose::Pose;

/// Maps places on a chest to the panel: across from -1 to 1, up from the hips (0) to the shoulders (1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    seat: Point,
    chest: Point,
    hip: Point,
    shoulder: Point,
    woman: bool,
}

impl Frame {
    pub(crate) fn of(pose: &Pose, person: &Person) -> Frame {
        let [left, right] = pose.shoulders;
        let [hip_left, hip_right] = pose.hips;
        let (chest, seat) = (between(left, right, 0.5), between(hip_left, hip_right, 0.5));
        let stretch = |middle: Point, edge: Point, by: f64| ((edge.0 - middle.0) * by, (edge.1 - middle.1) * by);
        let broad = if person.woman { 0.96 } else { 1.04 };
        Frame {
            seat,
            chest,
            hip: stretch(seat, hip_right, (if person.woman { 1.75 } else { 1.5 }) * (0.5 + person.build * 0.5)),
            shoulder: stretch(chest, right, broad * (0.25 + person.build * 0.75)),
            woman: person.woman,
        }
    }

    pub(crate) fn at(&self, across: f64, up: f64) -> Point {
        let middle = between(self.seat, self.chest, up);
        let half = between(self.hip, self.shoulder, up);
        // The waist is narrow, of a woman more so.
        let narrow = 1.0 - (if self.woman { 0.3 } else { 0.1 }) * (1.0 - ((up - 0.38) / 0.34).abs()).max(0.0);
        (middle.0 + half.0 * across * narrow, middle.1 + half.1 * across * narrow)
    }

    /// Where the shoulder of a side is, and how far a build moves it.
    pub(crate) fn shoulder(&self, side: usize) -> Point {
        self.at(if side == 0 { -1.0 } else { 1.0 }, 1.0)
    }

    fn turn(&self) -> f64 {
        (self.chest.1 - self.seat.1).atan2(self.chest.0 - self.seat.0).to_degrees() + 90.0
    }

    /// Half the width of the chest, never less than a side view shows.
    fn wide(&self) -> f64 {
        self.shoulder.0.hypot(self.shoulder.1).max(7.0)
    }

    fn polygon(&self, points: &[Point]) -> String {
        let mut path = Path::new();
        path.polygon(&points.iter().map(|(across, up)| self.at(*across, *up)).collect::<Vec<_>>());
        path.data().to_string()
    }

    /// A polygon and its mirror image.
    fn both(&self, points: &[Point]) -> String {
        let mirrored: Vec<Point> = points.iter().map(|(across, up)| (-across, *up)).collect();
        self.polygon(points) + &self.polygon(&mirrored)
    }

    fn lines(&self, lines: &[[Point; 3]]) -> String {
        let mut path = Path::new();
        for [from, by, to] in lines {
            path.start(self.at(from.0, from.1)).bend(self.at(by.0, by.1), self.at(to.0, to.1));
        }
        path.data().to_string()
    }
}

const LINE: f64 = 2.2;

pub(crate) fn draw(page: &mut Page, person: &Person, frame: &Frame, neck: Point) {
    let tone = if person.chest == Chest::Bare { person.skin } else { person.suit };
    let throat = |across: f64| between(frame.at(across, 1.06), neck, 0.5);
    let mut collar = Path::new();
    collar.polygon(&[frame.at(-0.36, 0.95), throat(-0.3), throat(0.3), frame.at(0.36, 0.95)]);
    page.part(collar.data(), person.skin, LINE);
    let outline = [
        (-0.34, 1.09),
        (-0.8, 1.04),
        (-1.04, 0.96),
        (-1.0, 0.8),
        (-0.94, 0.62),
        (-0.9, 0.4),
        (-1.0, 0.14),
        (-1.04, -0.04),
        (-0.4, -0.22),
        (0.0, -0.3),
        (0.4, -0.22),
        (1.04, -0.04),
        (1.0, 0.14),
        (0.9, 0.4),
        (0.94, 0.62),
        (1.0, 0.8),
        (1.04, 0.96),
        (0.8, 1.04),
        (0.34, 1.09),
        (0.0, 1.0),
    ];
    let mut path = Path::new();
    path.smooth(&outline.map(|(across, up)| frame.at(across, up)));
    page.part(path.data(), tone, LINE);
    pattern(page, person, frame);
    page.wash(
        &frame.polygon(&[
            (0.3, 1.04),
            (1.0, 0.94),
            (0.95, 0.6),
            (0.88, 0.4),
            (1.0, 0.0),
            (0.3, -0.2),
            (0.5, 0.3),
            (0.42, 0.6),
        ]),
        Tone::Ink,
        0.28,
    );
    belt(page, person, frame);
}

fn belt(page: &mut Page, person: &Person, frame: &Frame) {
    let trunks = frame.polygon(&[
        (-1.0, 0.06),
        (1.0, 0.06),
        (1.0, -0.06),
        (0.4, -0.24),
        (0.0, -0.28),
        (-0.4, -0.24),
        (-1.0, -0.06),
    ]);
    match person.chest {
        Chest::Bare | Chest::Sides | Chest::Yoke => page.part(&trunks, person.second, 1.6),
        _ => {}
    }
    page.part(&frame.polygon(&[(-0.98, 0.18), (0.98, 0.18), (1.0, 0.04), (-1.0, 0.04)]), person.trim, 1.6);
    page.part(&frame.polygon(&[(-0.24, 0.21), (0.24, 0.21), (0.24, 0.0), (-0.24, 0.0)]), Tone::Of("#f2b829"), 1.4);
}

fn pattern(page: &mut Page, person: &Person, frame: &Frame) {
    let second = person.second;
    match person.chest {
        Chest::Emblem | Chest::Bare => muscles(page, person, frame),
        Chest::Yoke => {
            page.part(&frame.both(&[(0.0, 1.0), (0.34, 1.08), (0.96, 0.98), (0.9, 0.8), (0.0, 0.42)]), second, 1.6)
        }
        Chest::Stripe => {
            page.part(&frame.polygon(&[(-0.3, 1.04), (0.3, 1.04), (0.34, 0.1), (-0.34, 0.1)]), second, 1.6)
        }
        Chest::Sides => {
            let side = [(0.96, 0.9), (0.5, 0.8), (0.3, 0.4), (0.5, 0.1), (0.98, 0.1), (0.9, 0.5)];
            page.part(&frame.both(&side), second, 1.6);
        }
        Chest::Straps => {
            page.part(&frame.both(&[(0.85, 1.0), (0.5, 1.06), (-0.85, 0.26), (-0.8, 0.1)]), second, 1.6);
        }
        Chest::Sash => {
            page.part(&frame.polygon(&[(-0.98, 0.98), (-0.4, 1.06), (0.95, 0.4), (0.92, 0.14)]), second, 1.8)
        }
        Chest::Plates => {
            page.part(&frame.both(&[(0.9, 1.0), (0.08, 0.94), (0.08, 0.58), (0.8, 0.56)]), second, 1.8);
            let ribs = [[(-0.8, 0.44), (0.0, 0.38), (0.8, 0.44)], [(-0.8, 0.3), (0.0, 0.24), (0.8, 0.3)]];
            page.line(&frame.lines(&ribs), 1.6);
        }
        Chest::Core => {
            let seams = [[(-0.9, 0.86), (-0.3, 0.8), (-0.2, 0.2)], [(0.9, 0.86), (0.3, 0.8), (0.2, 0.2)]];
            page.line(&frame.lines(&seams), 1.6);
            let (centre, radius) = (frame.at(0.0, 0.7), frame.wide() * 0.3);
            page.circle(centre, radius, Tone::Paper);
            page.ring(centre, radius, Tone::Ink, 2.2);
            page.ring(centre, radius * 0.5, second, 2.0);
        }
        Chest::Jacket | Chest::Necktie | Chest::Robe => clothes(page, person, frame),
    }
    if matches!(person.chest, Chest::Emblem | Chest::Sides | Chest::Stripe) {
        emblem(page, person, frame);
    }
}

/// What is worn over a shirt.
fn clothes(page: &mut Page, person: &Person, frame: &Frame) {
    let second = person.second;
    match person.chest {
        Chest::Jacket => {
            page.part(&frame.polygon(&[(-0.3, 1.06), (0.3, 1.06), (0.26, 0.1), (-0.26, 0.1)]), second, 1.4);
            page.part(&frame.both(&[(0.34, 1.1), (0.7, 0.9), (0.56, 0.66), (0.2, 0.3)]), person.suit, 1.6);
        }
        Chest::Necktie => {
            page.part(&frame.polygon(&[(-0.32, 1.08), (0.32, 1.08), (0.0, 0.4)]), Tone::Paper, 1.4);
            let tie = [(-0.08, 1.0), (0.08, 1.0), (0.14, 0.56), (0.0, 0.44), (-0.14, 0.56)];
            page.part(&frame.polygon(&tie), second, 1.4);
            page.part(&frame.both(&[(0.32, 1.1), (0.66, 0.9), (0.5, 0.7), (0.0, 0.36)]), person.suit, 1.6);
        }
        _ => {
            let over = [(-0.34, 1.1), (-0.1, 1.02), (0.5, 0.1), (0.2, 0.1), (-0.56, 0.98)];
            let under = [(0.34, 1.1), (0.1, 1.02), (-0.3, 0.5), (-0.1, 0.34), (0.56, 0.98)];
            page.part(&(frame.polygon(&over) + &frame.polygon(&under)), second, 1.6);
        }
    }
}

fn muscles(page: &mut Page, person: &Person, frame: &Frame) {
    if person.woman {
        page.line(
            &frame.lines(&[[(-0.8, 0.66), (-0.44, 0.5), (-0.08, 0.64)], [(0.8, 0.66), (0.44, 0.5), (0.08, 0.64)]]),
            1.4,
        );
        return;
    }
    page.line(
        &frame.lines(&[[(-0.9, 0.72), (-0.5, 0.54), (-0.04, 0.64)], [(0.9, 0.72), (0.5, 0.54), (0.04, 0.64)]]),
        1.6,
    );
    if person.chest == Chest::Bare {
        page.line(
            &frame.lines(&[
                [(0.0, 0.9), (0.0, 0.7), (0.0, 0.24)],
                [(-0.4, 0.44), (0.0, 0.4), (0.4, 0.44)],
                [(-0.4, 0.32), (0.0, 0.28), (0.4, 0.32)],
            ]),
            1.4,
        );
    }
    if person.nature == Nature::Brute {
        page.line(
            &frame.lines(&[[(-0.7, 0.9), (-0.5, 0.84), (-0.3, 0.9)], [(0.6, 0.34), (0.7, 0.3), (0.8, 0.36)]]),
            1.4,
        );
    }
}

const EMBLEMS: [&str; 10] = [
    "M0-13L11 0L0 13L-11 0z",
    "M-14-10L0 12L14-10H6L0 1L-6-10z",
    "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0z",
    "M-13-11H13L8 12H-8z",
    "M0-15L4-4L15-4L6 3L10 14L0 7L-10 14L-6 3L-15-4L-4-4z",
    "M4-15L-10 3H-1L-5 16L11-3H2L8-15z",
    "M-13 12L0-13L13 12H6L0 1L-6 12z",
    "M-14-10H14V-3H5V14H-5V-3H-14z",
    "M0-7a6 8 0 1 1 0 16a6 8 0 1 1 0-16zM-4-4L-14-12L-12-14L-2-6zM4-4L14-12L12-14L2-6zM-5 2L-16-1V1L-5 5zM5 2L16-1V1L5 5zM-4 6L-12 14L-10 16L-2 8zM4 6L12 14L10 16L2 8z",
    "M5-14C-14-12-14 12 5 14C-4 8-4-8 5-14z",
];

fn emblem(page: &mut Page, person: &Person, frame: &Frame) {
    let at = frame.at(0.0, 0.7);
    let size = frame.wide() / 12.0 * 0.46;
    let tone = if person.chest == Chest::Stripe { person.suit } else { person.second };
    page.penned(Place::at(at.0, at.1).scaled(size).turned(frame.turn()), |page| {
        page.part(EMBLEMS[usize::from(person.emblem) % EMBLEMS.len()], tone, 1.6);
    });
}

/// Where the neck ends.
pub(crate) fn neck(pose: &Pose) -> Point {
    let chest = between(pose.shoulders[0], pose.shoulders[1], 0.5);
    let by = 1.0 - 6.0 / distance(chest, pose.head).max(8.0);
    between(chest, pose.head, by)
}
