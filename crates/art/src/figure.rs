//! A whole person in a pose.

use crate::back;
use crate::head;
use crate::page::{Page, Place, Tone};
use crate::path::{Path, Point, between};
use crate::person::{Age, Chest, Nature, Person};
use crate::pose::Pose;
use crate::torso::{self, Frame};
use crate::weapon;

const LINE: f64 = 2.2;
/// What is farther down than this is below every panel.
const LOWEST: f64 = 162.0;
/// How large a head is beside the body.
const HEAD: f64 = 0.31;

/// Lines keep their strength at any scale.
pub(crate) fn draw(page: &mut Page, person: &Person, pose: &Pose, place: Place) {
    page.penned(place, |page| {
        let frame = Frame::of(pose, person);
        let at = head_place(person, pose);
        // A small face has finer lines, or it would be nothing but lines.
        let fine = at.scale / (0.45 + 0.18 * place.scale);
        back::draw(page, person, pose, &frame, place.scale);
        page.inked_for(fine, |page| head::behind(page, person, at));
        arm(page, person, pose, &frame, 0);
        if pose.open {
            arm(page, person, pose, &frame, 1);
        }
        if pose.legs.as_flattened().iter().chain(&pose.hips).any(|joint| place.of(*joint).1 < LOWEST) {
            leg(page, person, pose, 0);
            leg(page, person, pose, 1);
            skirt(page, person, pose, &frame);
        }
        torso::draw(page, person, &frame, torso::neck(pose));
        back::collar(page, person, &frame);
        page.inked_for(fine, |page| head::draw(page, person, at));
        if !pose.open {
            arm(page, person, pose, &frame, 1);
        }
    });
}

fn head_place(person: &Person, pose: &Pose) -> Place {
    let size = match (person.age, person.nature) {
        (Age::Kid, _) => HEAD * 1.35,
        (_, Nature::Brute) => HEAD * 0.95,
        (_, Nature::Animal(_) | Nature::Robot) => HEAD * 1.1,
        _ => HEAD,
    };
    Place::at(pose.head.0, pose.head.1).turned(pose.tilt).scaled(size)
}

/// How thick limbs are.
fn thick(person: &Person) -> f64 {
    let slim = if person.woman { 0.86 } else { 1.0 };
    (0.25 + 0.75 * person.build) * slim * if person.age == Age::Kid { 0.85 } else { 1.0 }
}

fn arm(page: &mut Page, person: &Person, pose: &Pose, frame: &Frame, side: usize) {
    let shoulder = frame.shoulder(side);
    let moved = (shoulder.0 - pose.shoulders[side].0, shoulder.1 - pose.shoulders[side].1);
    let [elbow, hand] = pose.arms[side].map(|(x, y)| (x + moved.0, y + moved.1));
    let by = thick(person);
    let sleeve = person.cloth(person.sleeves);
    let joints = [
        (shoulder, 5.6),
        (between(shoulder, elbow, 0.4), 5.6),
        (between(shoulder, elbow, 0.9), 4.0),
        (between(elbow, hand, 0.3), 4.6),
        (between(elbow, hand, 0.7), 3.6),
        (hand, 2.8),
    ];
    limb(page, &joints, by, sleeve);
    if person.chest == Chest::Plates || person.nature == Nature::Robot {
        limb(
            page,
            &[(between(elbow, shoulder, 1.16), 5.0), (shoulder, 7.4), (between(shoulder, elbow, 0.4), 6.2)],
            by,
            person.second,
        );
    }
    let bare = matches!(person.nature, Nature::Brute | Nature::Animal(_)) || person.chest == Chest::Necktie;
    let glove = if bare { person.skin } else { person.trim };
    if !bare {
        limb(page, &[(between(elbow, hand, 0.36), 5.2), (between(elbow, hand, 0.7), 4.0), (hand, 3.2)], by, glove);
    }
    let turn = (hand.1 - elbow.1).atan2(hand.0 - elbow.0).to_degrees();
    let armed = pose.armed == side;
    weapon::draw(page, person, hand, turn, armed);
    page.penned(Place::at(hand.0, hand.1).turned(turn).scaled(by * 1.05), |page| fist(page, glove));
    weapon::over(page, person, hand, turn, armed);
}

fn fist(page: &mut Page, tone: Tone) {
    page.part("M-2-3.4C1-5.6 6-6 8.6-4C10.6-2 10.6 2 8.8 3.8C6 6 1 5.4-2 3.4z", tone, 1.8);
    page.line("M4.6-1.6H9.6M4.8 1.4H9.4", 1.0);
}

fn leg(page: &mut Page, person: &Person, pose: &Pose, side: usize) {
    let [knee, ankle, toe] = pose.legs[side];
    let seat = between(pose.hips[0], pose.hips[1], 0.5);
    let hip = between(seat, pose.hips[side], 0.5 + 0.5 * person.build);
    let by = thick(person);
    let joints = [
        (hip, 6.8),
        (between(hip, knee, 0.4), 6.6),
        (between(hip, knee, 0.92), 4.6),
        (between(knee, ankle, 0.32), 5.0),
        (between(knee, ankle, 0.7), 3.8),
        (ankle, 3.0),
    ];
    limb(page, &joints, by, person.cloth(person.legs));
    if person.chest == Chest::Necktie {
        return foot(page, ankle, toe, by, Tone::Ink);
    }
    limb(
        page,
        &[
            (between(knee, ankle, 0.22), 5.8),
            (between(knee, ankle, 0.55), 4.9),
            (between(knee, ankle, 0.85), 3.7),
            (ankle, 3.4),
        ],
        by,
        person.trim,
    );
    foot(page, ankle, toe, by, person.trim);
}

fn foot(page: &mut Page, ankle: Point, toe: Point, by: f64, tone: Tone) {
    let heel = between(ankle, toe, -0.25);
    limb(
        page,
        &[
            (heel, 3.0),
            (between(ankle, toe, 0.3), 3.6),
            (between(ankle, toe, 0.9), 2.8),
            (between(ankle, toe, 1.2), 2.0),
        ],
        by,
        tone,
    );
}

/// A robe hides the thighs, a coat hangs around them.
fn skirt(page: &mut Page, person: &Person, pose: &Pose, frame: &Frame) {
    if person.chest != Chest::Robe {
        return;
    }
    let low = |side: usize| {
        let [knee, ankle, _] = pose.legs[side];
        between(knee, ankle, 0.5)
    };
    let (left, right) = (low(0), low(1));
    let out = |point: Point, from: Point| between(from, point, 1.35);
    let middle = between(left, right, 0.5);
    let hem = [
        frame.at(-1.0, 0.1),
        frame.at(-1.1, -0.1),
        out(left, middle),
        between(left, right, 0.5),
        out(right, middle),
        frame.at(1.1, -0.1),
        frame.at(1.0, 0.1),
    ];
    let mut path = Path::new();
    path.polygon(&hem);
    page.part(path.data(), person.suit, LINE);
}

/// A part of the body along its bones; each joint has its thickness.
pub(crate) fn limb(page: &mut Page, joints: &[(Point, f64)], by: f64, tone: Tone) {
    let mut left: Vec<Point> = Vec::new();
    let mut right: Vec<Point> = Vec::new();
    for (index, (joint, thick)) in joints.iter().enumerate() {
        let before = joints[index.saturating_sub(1)].0;
        let after = joints[(index + 1).min(joints.len() - 1)].0;
        let length = (after.0 - before.0).hypot(after.1 - before.1).max(0.1);
        let (across, down) = ((after.0 - before.0) / length, (after.1 - before.1) / length);
        let half = thick * by;
        left.push((joint.0 - down * half, joint.1 + across * half));
        right.push((joint.0 + down * half, joint.1 - across * half));
    }
    // The dark side is the one that looks down or to the right.
    let sum = |side: &[Point]| side.iter().map(|point| point.0 + point.1).sum::<f64>();
    let dark = if sum(&left) > sum(&right) { left.clone() } else { right.clone() };
    let mut shadow: Vec<Point> =
        dark.iter().zip(joints).map(|(edge, (joint, _))| between(*joint, *edge, 0.86)).collect();
    shadow.extend(joints.iter().rev().zip(dark.iter().rev()).map(|((joint, _), edge)| between(*joint, *edge, 0.15)));
    left.extend(right.into_iter().rev());
    let mut outline = Path::new();
    outline.smooth(&left);
    page.part(outline.data(), tone, LINE);
    let mut dark_side = Path::new();
    dark_side.polygon(&shadow);
    page.wash(dark_side.data(), Tone::Ink, 0.3);
}
