//! A whole hero in a pose: limbs that taper, gloves, boots, a belt, a cape.

use crate::hero::{Head, Hero};
use crate::page::{Page, Place, Tone};
use crate::path::{Path, Point};
use crate::pose::Pose;

const LINE: f64 = 2.2;

/// How a figure is coloured where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dress {
    pub(crate) suit: Tone,
    pub(crate) trim: Tone,
    /// None leaves the cape away.
    pub(crate) cape: Option<Tone>,
}

impl Dress {
    /// The suit of a hero with a cape in a tone that stands out from what is behind.
    pub(crate) fn of(hero: &Hero, cape: Tone) -> Dress {
        Dress { suit: Tone::Figure, trim: hero.trim, cape: Some(cape) }
    }
}

pub(crate) fn draw(page: &mut Page, hero: &Hero, pose: &Pose, dress: Dress, place: Place) {
    page.placed(place, |page| {
        if let Some(cape) = dress.cape {
            page.inked(pose.cape, cape, LINE);
        }
        let build = hero.build();
        arm(page, pose, 0, dress, build);
        if pose.open {
            arm(page, pose, 1, dress, build);
        }
        leg(page, pose, 0, dress, build);
        leg(page, pose, 1, dress, build);
        torso(page, pose, dress, build);
        head(page, hero, pose, dress);
        if !pose.open {
            arm(page, pose, 1, dress, build);
        }
    });
}

fn arm(page: &mut Page, pose: &Pose, side: usize, dress: Dress, build: f64) {
    let [elbow, hand] = pose.arms[side];
    let shoulder = pose.shoulders[side];
    let upper = [(shoulder, 5.0), (between(shoulder, elbow, 0.45), 5.0), (elbow, 3.6), (hand, 2.6)];
    limb(page, &upper, build, dress.suit);
    let glove = between(elbow, hand, 0.42);
    let fist = between(elbow, hand, 1.16);
    let cuff = [(glove, 4.3), (between(elbow, hand, 0.7), 3.2), (hand, 3.6), (fist, 3.2)];
    limb(page, &cuff, build, dress.trim);
}

fn leg(page: &mut Page, pose: &Pose, side: usize, dress: Dress, build: f64) {
    let [knee, ankle, toe] = pose.legs[side];
    let hip = pose.hips[side];
    let thigh = [(hip, 6.6), (between(hip, knee, 0.45), 6.4), (knee, 4.4), (between(knee, ankle, 0.5), 4.4)];
    limb(page, &thigh, build, dress.suit);
    let shin = between(knee, ankle, 0.34);
    let boot = [(shin, 5.2), (between(knee, ankle, 0.6), 4.6), (ankle, 3.0), (toe, 2.6)];
    limb(page, &boot, build, dress.trim);
}

fn torso(page: &mut Page, pose: &Pose, dress: Dress, build: f64) {
    let [left, right] = pose.shoulders;
    let [hip_left, hip_right] = pose.hips;
    let (chest, seat) = (between(left, right, 0.5), between(hip_left, hip_right, 0.5));
    let wide = |middle: Point, edge: Point, by: f64| between(middle, edge, by);
    let by = 0.3 + build;
    let (near, far) = (wide(chest, left, by), wide(chest, right, by));
    let (waist_left, waist_right) = (between(near, hip_left, 0.7), between(far, hip_right, 0.7));
    let crotch = between(chest, seat, 1.22);
    let neck = |edge: Point| between(between(edge, chest, 0.62), pose.head, 0.3);
    let outline = [
        neck(left),
        near,
        between(near, hip_left, 0.34),
        waist_left,
        wide(seat, hip_left, 1.9),
        crotch,
        wide(seat, hip_right, 1.9),
        waist_right,
        between(far, hip_right, 0.34),
        far,
        neck(right),
    ];
    let mut path = Path::new();
    path.polygon(&outline);
    page.part(path.data(), dress.suit, LINE);
    let mut dark = Path::new();
    dark.polygon(&[
        neck(right),
        between(chest, far, 0.5),
        between(between(chest, seat, 0.5), far, 0.2),
        between(seat, hip_right, 0.3),
        crotch,
        wide(seat, hip_right, 1.8),
        waist_right,
        far,
    ]);
    page.wash(dark.data(), Tone::Ink, 0.7);
    let (up, down) = (between(seat, chest, 0.2), between(seat, chest, 0.04));
    let hem = |edge: Point, of: Point, by: f64| between(edge, (of.0 + edge.0 - seat.0, of.1 + edge.1 - seat.1), by);
    let (l, r) = (wide(seat, hip_left, 1.7), wide(seat, hip_right, 1.7));
    let mut belt = Path::new();
    belt.polygon(&[hem(l, up, 1.0), hem(r, up, 1.0), hem(r, down, 1.0), hem(l, down, 1.0)]);
    page.part(belt.data(), dress.trim, 1.4);
    let mut mark = Path::new();
    let at = between(seat, chest, 0.72);
    let reach = (chest.0 - seat.0).hypot(chest.1 - seat.1) * 0.13;
    mark.polygon(&[(at.0, at.1 - reach), (at.0 + reach, at.1), (at.0, at.1 + reach), (at.0 - reach, at.1)]);
    page.part(mark.data(), Tone::Light, 1.4);
}

fn head(page: &mut Page, hero: &Hero, pose: &Pose, dress: Dress) {
    page.placed(Place::at(pose.head.0, pose.head.1).turned(pose.tilt), |page| {
        page.part("M-6.6-2C-6.6-10.5 6.6-10.5 6.6-2L5.4 5L2.4 9.4H-2.4L-5.4 5z", dress.suit, LINE);
        page.wash("M1-8C5-8 6.6-5 6.6-2L5.4 5L2.4 9.4L2 3L3.4 1L1-1z", Tone::Ink, 0.75);
        let (shape, tone) = match hero.head {
            Head::Spikes | Head::Goggles => ("M-7-1L-9.5-8L-6-7L-6-13L-1-9.5L3-14L5-9L9.5-9L7-1L3-5H-3z", Tone::Ink),
            Head::LongHair | Head::WindHair | Head::Curls => {
                ("M-7 6C-10-14 10-14 8 6L5 0C4-4 0-5-3-5C-5-3-5 0-7 6z", Tone::Ink)
            }
            Head::Hood => ("M-8.5 8C-11-15 11-15 8.5 8L5.5 1C5-6-5-6-5.5 1z", dress.suit),
            Head::Ears => ("M-6.6-2L-8-14L-3.4-8.6H3.4L8-14L6.6-2L3-4.4H-3z", dress.suit),
            Head::Horns => ("M-6-4C-13-4-13-11-11-14C-10-9-8-8-5-8zM6-4C13-4 13-11 11-14C10-9 8-8 5-8z", Tone::Light),
            Head::Wings => {
                ("M-6-3C-12-5-13-11-12-15C-10-11-7-11-5-8zM6-3C12-5 13-11 12-15C10-11 7-11 5-8z", Tone::Paper)
            }
            Head::Fin | Head::Crest => ("M-1.6-2V-11C0-15 3-16 5-16C4-12 3-8 2-2z", Tone::Light),
            Head::Helmet => ("M-7.4 2C-8.6-12 8.6-12 7.4 2L5-1H-5z", dress.trim),
            Head::ShortHair | Head::Beard => ("M-7 0C-8-12 8-12 7 0L4-5H-4z", Tone::Ink),
        };
        page.part(shape, tone, 1.6);
        page.fill("M-5.4-.6L-1 1L-1.6 2.8L-4.6 2zM5.4-.6L1 1L1.6 2.8L4.6 2z", Tone::Paper);
    });
}

/// A part of the body along its bones; each joint has its thickness.
fn limb(page: &mut Page, joints: &[(Point, f64)], build: f64, tone: Tone) {
    let mut left: Vec<Point> = Vec::new();
    let mut right: Vec<Point> = Vec::new();
    for (index, (joint, thick)) in joints.iter().enumerate() {
        let before = joints[index.saturating_sub(1)].0;
        let after = joints[(index + 1).min(joints.len() - 1)].0;
        let length = (after.0 - before.0).hypot(after.1 - before.1).max(0.1);
        let (across, down) = ((after.0 - before.0) / length, (after.1 - before.1) / length);
        let half = thick * build;
        left.push((joint.0 - down * half, joint.1 + across * half));
        right.push((joint.0 + down * half, joint.1 - across * half));
    }
    // The dark side is the one that looks down or to the right.
    let sum = |side: &[Point]| side.iter().map(|point| point.0 + point.1).sum::<f64>();
    let dark = if sum(&left) > sum(&right) { left.clone() } else { right.clone() };
    let mut shadow: Vec<Point> = dark.clone();
    shadow.extend(joints.iter().rev().zip(dark.iter().rev()).map(|((joint, _), edge)| between(*joint, *edge, 0.25)));
    left.extend(right.into_iter().rev());
    let mut outline = Path::new();
    outline.polygon(&left);
    page.part(outline.data(), tone, LINE);
    let mut dark_side = Path::new();
    dark_side.polygon(&shadow);
    page.wash(dark_side.data(), Tone::Ink, 0.7);
}

fn between(from: Point, to: Point, by: f64) -> Point {
    (from.0 + (to.0 - from.0) * by, from.1 + (to.1 - from.1) * by)
}
