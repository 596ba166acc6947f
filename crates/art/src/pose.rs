//! How a whole figure holds itself: where its joints are, a figure being about 105 high.

use crate::path::Point;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Pose {
    pub(crate) head: Point,
    /// In degrees; 0 is upright.
    pub(crate) tilt: f64,
    pub(crate) shoulders: [Point; 2],
    pub(crate) hips: [Point; 2],
    /// Elbow and hand. The first is farther from the reader and drawn behind the body.
    pub(crate) arms: [[Point; 2]; 2],
    /// Knee, ankle and toe. The first is drawn behind the second.
    pub(crate) legs: [[Point; 3]; 2],
    /// Whether the nearer arm is drawn behind the body as well, as when it is held back.
    pub(crate) open: bool,
    pub(crate) cape: &'static str,
}

/// Hands on the hips.
pub(crate) const STAND: Pose = Pose {
    head: (0.0, -57.0),
    tilt: 0.0,
    shoulders: [(-12.0, -42.0), (12.0, -42.0)],
    hips: [(-5.0, -6.0), (5.0, -6.0)],
    arms: [[(-25.0, -27.0), (-11.0, -12.0)], [(25.0, -27.0), (11.0, -12.0)]],
    legs: [[(-9.0, 16.0), (-13.0, 39.0), (-18.0, 44.0)], [(9.0, 16.0), (13.0, 39.0), (18.0, 44.0)]],
    open: true,
    cape: "M-13-46H13C20-16 34 10 32 40L20 31L9 43L-4 33L-17 43L-31 33C-29 8-19-20-13-46z",
};

/// Hands on the hips, the cape in the wind.
pub(crate) const WINDSWEPT: Pose = Pose {
    cape: "M-13-46L13-46C26-30 46-20 74-14C64-2 68 12 58 26L44 18L33 32L18 23L4 34L-9 24C-8 0-16-24-13-46z",
    ..STAND
};

/// Across the panel from left to right, one fist ahead.
pub(crate) const FLY: Pose = Pose {
    head: (39.0, -13.0),
    tilt: 58.0,
    shoulders: [(27.0, -9.0), (29.0, 3.0)],
    hips: [(-6.0, -3.0), (-6.0, 5.0)],
    arms: [[(13.0, -17.0), (-2.0, -11.0)], [(47.0, 5.0), (68.0, -3.0)]],
    legs: [[(-28.0, -7.0), (-50.0, -4.0), (-60.0, -3.0)], [(-26.0, 12.0), (-52.0, 10.0), (-63.0, 8.0)]],
    open: false,
    cape: "M30-13C8-20-8-22-26-34C-40-44-56-38-76-46C-70-32-80-24-66-14C-46-4-14-6 18-4z",
};

/// Down on one knee and one fist, just landed.
pub(crate) const LAND: Pose = Pose {
    head: (-15.0, -27.0),
    tilt: -14.0,
    shoulders: [(5.0, -18.0), (-14.0, -11.0)],
    hips: [(18.0, 10.0), (9.0, 14.0)],
    arms: [[(27.0, -28.0), (42.0, -46.0)], [(-29.0, 8.0), (-27.0, 35.0)]],
    legs: [[(26.0, 34.0), (46.0, 30.0), (52.0, 38.0)], [(-12.0, 8.0), (-6.0, 33.0), (-15.0, 38.0)]],
    open: false,
    cape: "M4-24C24-26 44-20 56-2C64 12 70 22 84 30C70 34 62 42 50 38C40 36 30 30 20 20L-8-14z",
};

/// In the middle of a long stride through the air.
pub(crate) const LEAP: Pose = Pose {
    head: (16.0, -44.0),
    tilt: 16.0,
    shoulders: [(13.0, -32.0), (1.0, -29.0)],
    hips: [(-2.0, 0.0), (-8.0, 2.0)],
    arms: [[(31.0, -36.0), (45.0, -50.0)], [(-14.0, -18.0), (-20.0, 3.0)]],
    legs: [[(25.0, 2.0), (23.0, 27.0), (33.0, 30.0)], [(-24.0, 20.0), (-49.0, 24.0), (-57.0, 17.0)]],
    open: false,
    cape: "M12-37C-6-40-22-38-36-48C-46-54-58-50-72-56C-66-40-74-32-62-20C-46-8-22-14-2-20z",
};

/// Afloat, arms raised to use a power.
pub(crate) const POWER: Pose = Pose {
    head: (0.0, -50.0),
    tilt: 0.0,
    shoulders: [(-12.0, -36.0), (12.0, -36.0)],
    hips: [(-5.0, 0.0), (5.0, 0.0)],
    arms: [[(-30.0, -38.0), (-38.0, -60.0)], [(30.0, -38.0), (38.0, -60.0)]],
    legs: [[(-8.0, 22.0), (-7.0, 46.0), (-9.0, 54.0)], [(12.0, 18.0), (7.0, 40.0), (9.0, 48.0)]],
    open: false,
    cape: "M-13-40H13C20-12 40 8 48 36L32 30L24 46L8 36L-6 50L-18 36L-36 44C-30 14-20-14-13-40z",
};

/// A blow to the right with all the weight behind it.
pub(crate) const STRIKE: Pose = Pose {
    head: (14.0, -45.0),
    tilt: 12.0,
    shoulders: [(18.0, -32.0), (0.0, -31.0)],
    hips: [(-2.0, 0.0), (-9.0, 2.0)],
    arms: [[(37.0, -32.0), (58.0, -38.0)], [(-16.0, -38.0), (-14.0, -18.0)]],
    legs: [[(20.0, 14.0), (18.0, 40.0), (28.0, 44.0)], [(-24.0, 20.0), (-46.0, 36.0), (-50.0, 44.0)]],
    open: false,
    cape: "M14-36C-4-40-18-36-32-44C-44-50-56-44-68-46C-64-30-70-14-60 2C-46 6-22-4-4-14z",
};
