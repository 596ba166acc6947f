//! A whole beast: a bent spine with legs and a tail.

use super::{Beast, Crest};
use crate::figure::limb;
use crate::page::{Page, Place, Tone};
use crate::path::{Path, Point, between};

struct Pose {
    /// From the tip of the tail to the neck.
    spine: [Point; 7],
    /// Shoulder or hip, knee and foot; the first two are on the far side.
    legs: [[Point; 3]; 4],
    head: Point,
    turn: f64,
}

const POSES: [Pose; 4] = [
    // In the middle of a leap.
    Pose {
        spine: [
            (-96.0, -14.0),
            (-84.0, 16.0),
            (-62.0, 20.0),
            (-38.0, 2.0),
            (-8.0, -10.0),
            (20.0, -12.0),
            (40.0, -20.0),
        ],
        legs: [
            [(18.0, -6.0), (46.0, 10.0), (66.0, 2.0)],
            [(-36.0, 6.0), (-52.0, 32.0), (-76.0, 40.0)],
            [(22.0, -4.0), (40.0, 24.0), (58.0, 30.0)],
            [(-34.0, 6.0), (-30.0, 36.0), (-52.0, 52.0)],
        ],
        head: (54.0, -30.0),
        turn: 6.0,
    },
    // Low on the ground.
    Pose {
        spine: [(-92.0, -40.0), (-94.0, -8.0), (-74.0, 12.0), (-44.0, 4.0), (-10.0, -8.0), (20.0, 2.0), (38.0, 8.0)],
        legs: [
            [(16.0, 4.0), (34.0, 18.0), (46.0, 44.0)],
            [(-46.0, 4.0), (-66.0, 18.0), (-62.0, 44.0)],
            [(20.0, 8.0), (4.0, 26.0), (14.0, 48.0)],
            [(-42.0, 8.0), (-24.0, 22.0), (-36.0, 48.0)],
        ],
        head: (56.0, 8.0),
        turn: 12.0,
    },
    // Upright with raised claws.
    Pose {
        spine: [(-80.0, 48.0), (-52.0, 56.0), (-26.0, 44.0), (-8.0, 24.0), (2.0, 0.0), (8.0, -22.0), (14.0, -36.0)],
        legs: [
            [(10.0, -18.0), (44.0, -14.0), (58.0, -42.0)],
            [(-8.0, 28.0), (22.0, 40.0), (20.0, 62.0)],
            [(4.0, -16.0), (-30.0, -20.0), (-46.0, -48.0)],
            [(-10.0, 28.0), (-34.0, 38.0), (-24.0, 62.0)],
        ],
        head: (26.0, -50.0),
        turn: 2.0,
    },
    // From above, head first.
    Pose {
        spine: [
            (70.0, -74.0),
            (40.0, -66.0),
            (10.0, -60.0),
            (-14.0, -46.0),
            (-26.0, -22.0),
            (-22.0, 2.0),
            (-12.0, 18.0),
        ],
        legs: [
            [(-22.0, 0.0), (-56.0, 4.0), (-70.0, 34.0)],
            [(-10.0, -46.0), (-44.0, -54.0), (-66.0, -76.0)],
            [(-20.0, 2.0), (18.0, -6.0), (36.0, 22.0)],
            [(-4.0, -50.0), (26.0, -34.0), (54.0, -50.0)],
        ],
        head: (2.0, 34.0),
        turn: 42.0,
    },
];

pub(super) fn draw(page: &mut Page, beast: &Beast, pose: usize) {
    let pose = &POSES[pose % POSES.len()];
    if beast.winged {
        let (x, y) = pose.spine[5];
        for side in [-24.0, 14.0] {
            page.placed(Place::at(x - 8.0, y - 6.0).turned(side - 20.0), |page| {
                page.part("M-2 4C-30-16-60-18-90 2C-80-40-40-72 8-66C4-40 8-16 10 2z", beast.second, 2.8);
                page.line("M4-2C-16-30-28-46-30-58M4-2C-24-18-50-24-70-22", 2.0);
            });
        }
    }
    for legs in [&pose.legs[..2], &pose.legs[2..]] {
        for leg in legs {
            paw(page, beast, leg);
        }
        if legs[0] == pose.legs[0] {
            trunk(page, beast, pose);
        }
    }
    page.penned(Place::at(pose.head.0, pose.head.1).turned(pose.turn).scaled(0.46), |page| head(page, beast));
}

fn trunk(page: &mut Page, beast: &Beast, pose: &Pose) {
    let thick = [1.0, 4.0, 7.0, 13.0, 15.0, 14.0, 10.0];
    for (bones, thick) in pose.spine.windows(2).zip(thick).skip(2) {
        let (from, to) = (bones[0], bones[1]);
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
        let up = ((to.1 - from.1) / length, -(to.0 - from.0) / length);
        let middle = between(from, to, 0.5);
        let reach = thick + 16.0;
        let tip = (middle.0 + up.0 * reach - 4.0, middle.1 + up.1 * reach);
        if beast.crest != Crest::Dome {
            let mut spine = Path::new();
            spine.polygon(&[from, tip, to]);
            page.part(spine.data(), beast.second, 2.4);
        }
    }
    let joints: Vec<(Point, f64)> = pose.spine.into_iter().zip(thick).collect();
    limb(page, &joints, 1.0, beast.skin);
}

fn paw(page: &mut Page, beast: &Beast, leg: &[Point; 3]) {
    let [hip, knee, foot] = *leg;
    limb(
        page,
        &[(hip, 10.0), (between(hip, knee, 0.5), 8.0), (knee, 5.0), (between(knee, foot, 0.6), 4.0), (foot, 4.4)],
        1.0,
        beast.skin,
    );
    let turn = (foot.1 - knee.1).atan2(foot.0 - knee.0).to_degrees();
    page.placed(Place::at(foot.0, foot.1).turned(turn), |page| {
        page.part("M-3-6L14-10L4-2L18 0L4 3L13 9L-3 6z", Tone::Of("#ece2c4"), 2.0);
    });
}

fn head(page: &mut Page, beast: &Beast) {
    match beast.crest {
        Crest::Horns | Crest::Crown => page.part("M-10-26C-34-40-40-60-30-78C-20-58-6-50 14-40z", beast.second, 2.6),
        Crest::Frill => page.part("M-20-30L-60-56L-56-24L-80-10L-54 8L-60 34L-24 24z", beast.second, 2.6),
        _ => {}
    }
    let skull = match beast.crest {
        Crest::Dome => {
            "M-78-30C-40-58 10-50 34-36C56-28 70-16 72-4L34 6L62 18C56 28 46 32 34 32L0 28C-30 34-60 4-78-30z"
        }
        _ => "M-40 0C-40-34-6-46 30-38C52-32 68-18 70-4L34 6L62 18C56 28 46 32 34 32L0 28C-22 34-40 22-40 0z",
    };
    page.part(skull, beast.skin, 2.6);
    page.fill("M70-4L34 6L62 18L66 8z", Tone::Ink);
    page.fill("M67-3L62 7L58 0L52 9L48 2L44 10L40 5zM60 17L56 8L51 15L47 8L43 13z", Tone::Paper);
    if beast.eyes > 0 {
        page.part("M14-24L44-18L22-9z", beast.glow, 2.0);
    }
}
