//! What somebody has on the back: cloth, wings, engines, arms of metal.

use crate::colours::{BROWN, SILVER, lightness};
use crate::figure::limb;
use crate::page::{Page, Place, Tone};
use crate::path::{Path, Point, between};
use crate::person::{Back, Person};
use crate::pose::Pose;
use crate::torso::Frame;

/// `near` is how large the figure is: what spreads far is drawn smaller beside somebody near.
pub(crate) fn draw(page: &mut Page, person: &Person, pose: &Pose, frame: &Frame, near: f64) {
    let at =
        Place::at(frame.at(0.0, 0.9).0, frame.at(0.0, 0.9).1).turned(pose.tilt * 0.8).scaled((1.9 / near).min(1.0));
    let feathers = if lightness(person.second) > 0.6 { person.second } else { SILVER };
    match person.back {
        Back::Bare => {}
        Back::Cape => cape(page, person.second, pose, frame, &[0.0, 0.1, -0.04, 0.1, 0.0]),
        Back::Rags => cape(page, person.trim, pose, frame, &[0.1, -0.2, 0.16, -0.24, 0.12, -0.16, 0.1]),
        Back::Coat => cape(page, person.suit, pose, frame, &[-0.1, 0.0, -0.34, 0.0, -0.1]),
        Back::Feathers => pair(page, at, |page| {
            page.part(FEATHERS, feathers, 2.4);
            page.line("M20-22C30-12 34 2 32 18M32-34C44-22 50-6 50 10M46-46C56-36 64-22 66-6", 1.6);
            page.wash(
                "M8 2C22 0 30 10 30 26C40 22 44 10 50 10C58 8 62-2 66-6C66 10 52 34 34 34C20 34 10 20 8 2z",
                Tone::Ink,
                0.16,
            );
        }),
        Back::Membranes => pair(page, at, |page| {
            page.part(
                "M2-2C14-28 34-48 66-56C62-44 74-36 82-20C70-22 64-14 62 0C52-6 44 2 40 16C32 8 20 10 8 18z",
                person.trim,
                2.4,
            );
            page.line("M4 0C30-20 50-44 66-56M30-18C46-16 56-10 62 0M22-10C32 0 38 8 40 16", 1.6);
        }),
        Back::Gauze => pair(page, at, |page| {
            page.faded(0.78, |page| {
                page.part("M2-2C20-36 56-60 78-50C80-30 44-4 8 6z", Tone::Of("#d8f0f2"), 2.2);
                page.part("M4 4C28 0 60 6 64 22C54 34 24 26 6 12z", Tone::Of("#d8f0f2"), 2.2);
            });
            page.line("M8 0C30-22 54-40 72-46M12 8C30 8 48 14 58 20M40-20C50-18 56-24 62-28", 1.2);
        }),
        Back::Jets => pair(page, at, |page| {
            page.part("M4 28L0 48L8 44L13 62L18 44L25 48L22 28z", Tone::Of("#f9cf3e"), 2.0);
            page.part("M2-14C2-24 24-24 24-14V22L18 30H8L2 22z", SILVER, 2.4);
            page.part("M24-4L44 10V20L24 14z", person.second, 2.2);
            page.line("M2-6H24M2 16H24", 1.6);
        }),
        Back::Arms => pair(page, at, |page| arms(page, person.second)),
        Back::Quiver => page.penned(at, |page| {
            page.part("M-20-26L-12-30L10 8L2 14z", BROWN, 2.2);
            page.line("M-18-30L-24-42M-14-31L-18-44M-20-28L-30-38", 1.8);
            page.part("M-24-42L-28-48L-20-46zM-18-44L-20-52L-13-48zM-30-38L-36-42L-29-44z", person.second, 1.4);
        }),
    }
}

const FEATHERS: &str = "M2-4C10-30 26-50 60-64C58-56 66-52 74-50C70-44 78-36 80-28C74-26 78-14 74-8C66-10 64 0 60 6\
C54 4 50 14 44 18C38 14 34 24 26 26C18 24 8 16 4 8z";

/// Long arms with suckers.
fn arms(page: &mut Page, tone: Tone) {
    for bones in [
        [(4.0, 0.0), (24.0, -10.0), (40.0, -30.0), (40.0, -50.0), (54.0, -60.0), (66.0, -52.0)],
        [(4.0, 8.0), (28.0, 14.0), (46.0, 8.0), (62.0, 14.0), (70.0, 30.0), (60.0, 38.0)],
    ] {
        let thick = [6.0, 6.0, 5.4, 4.6, 3.4, 1.6];
        let joints: Vec<_> = bones.into_iter().zip(thick).collect();
        limb(page, &joints, 1.0, tone);
        for (centre, thick) in &joints[1..5] {
            page.circle(*centre, thick * 0.36, Tone::Paper);
        }
    }
}

/// The same on both sides.
fn pair(page: &mut Page, at: Place, side: impl Fn(&mut Page)) {
    page.penned(at, |page| {
        page.placed(Place::at(0.0, 0.0).mirrored(true), |page| side(page));
        side(page);
    });
}

/// Cloth from the shoulders; `hem` says how far each point of its edge is from the line.
fn cape(page: &mut Page, tone: Tone, pose: &Pose, frame: &Frame, hem: &[f64]) {
    let (left, right) = (frame.at(-0.9, 1.02), frame.at(0.9, 1.02));
    let top = between(left, right, 0.5);
    let (across, down) = pose.wind;
    let length = across.hypot(down).max(1.0);
    // The hem lies across the wind.
    let aside = (down / length, -across / length);
    let wide = 32.0;
    let edge = |by: f64, reach: f64| {
        let sag = by * wide;
        (top.0 + across * (1.0 + reach) + aside.0 * sag, top.1 + down * (1.0 + reach) + aside.1 * sag)
    };
    let side = |from: Point, by: f64| {
        let out = edge(by, 0.0);
        (between(from, out, 0.55).0 + aside.0 * by * 8.0, between(from, out, 0.55).1 + aside.1 * by * 8.0)
    };
    // The shoulder that is nearer to a corner of the hem holds it.
    let near = |by: f64| {
        let corner = edge(by, 0.0);
        let far = |point: Point| (point.0 - corner.0).hypot(point.1 - corner.1);
        if far(left) < far(right) { left } else { right }
    };
    let (first, last) = if near(-1.0) == near(1.0) { (left, right) } else { (near(1.0), near(-1.0)) };
    let mut path = Path::new();
    path.start(first).bend(side(first, 1.0), edge(1.0, hem[0]));
    let steps = hem.len() - 1;
    for (index, reach) in hem.iter().enumerate().skip(1) {
        let by = 1.0 - 2.0 * index as f64 / steps as f64;
        let middle = edge(by + 1.0 / steps as f64, (hem[index - 1] + reach) / 2.0 - 0.1);
        path.bend(middle, edge(by, *reach));
    }
    path.bend(side(last, -1.0), last).close();
    page.part(path.data(), tone, 2.4);
    let mut folds = Path::new();
    for by in [0.45, -0.3] {
        folds.start(between(top, edge(by, 0.0), 0.3)).bend(between(top, edge(by * 0.7, 0.0), 0.6), edge(by, -0.06));
    }
    page.line(folds.data(), 1.6);
    let mut shade = Path::new();
    shade
        .start(last)
        .bend(side(last, -1.0), edge(-1.0, hem[steps]))
        .line(edge(-0.55, 0.0))
        .bend(side(last, -0.4), last)
        .close();
    page.wash(shade.data(), Tone::Ink, 0.28);
}

/// What of it lies over the shoulders.
pub(crate) fn collar(page: &mut Page, person: &Person, frame: &Frame) {
    let tone = match person.back {
        Back::Cape => person.second,
        Back::Rags => person.trim,
        _ => return,
    };
    let mut path = Path::new();
    path.start(frame.at(-0.95, 1.0))
        .bend(frame.at(-0.6, 1.16), frame.at(-0.3, 1.1))
        .bend(frame.at(0.0, 0.92), frame.at(0.3, 1.1))
        .bend(frame.at(0.6, 1.16), frame.at(0.95, 1.0))
        .bend(frame.at(0.5, 0.9), frame.at(0.0, 0.86))
        .bend(frame.at(-0.5, 0.9), frame.at(-0.95, 1.0))
        .close();
    page.part(path.data(), tone, 1.8);
}
