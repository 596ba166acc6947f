//! How a whole figure holds itself: where its joints are, a figure being about 110 high, its middle at the place.

use crate::path::Point;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pose {
    /// The middle of the face.
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
    /// Which arm holds a weapon.
    pub(crate) armed: usize,
    /// Where cloth flows to, seen from the shoulders.
    pub(crate) wind: Point,
}

/// Hands on the hips.
pub(crate) const STAND: Pose = Pose {
    head: (0.0, -58.0),
    tilt: 0.0,
    shoulders: [(-12.0, -42.0), (12.0, -42.0)],
    hips: [(-5.0, -6.0), (5.0, -6.0)],
    arms: [[(-26.0, -27.0), (-12.0, -12.0)], [(26.0, -27.0), (12.0, -12.0)]],
    legs: [[(-9.0, 16.0), (-13.0, 39.0), (-18.0, 44.0)], [(9.0, 16.0), (13.0, 39.0), (18.0, 44.0)]],
    open: true,
    armed: 1,
    wind: (4.0, 78.0),
};

/// Hands on the hips, in the wind.
pub(crate) const WINDSWEPT: Pose = Pose { wind: (58.0, 52.0), ..STAND };

/// At ease, one arm down with whatever it holds.
pub(crate) const EASE: Pose = Pose {
    head: (1.0, -58.0),
    tilt: 3.0,
    arms: [[(-21.0, -26.0), (-24.0, -8.0)], [(21.0, -25.0), (31.0, -14.0)]],
    legs: [[(-8.0, 16.0), (-10.0, 39.0), (-16.0, 44.0)], [(10.0, 16.0), (12.0, 39.0), (19.0, 43.0)]],
    open: false,
    wind: (-14.0, 76.0),
    ..STAND
};

/// Arms folded.
pub(crate) const FOLDED: Pose = Pose {
    arms: [[(-20.0, -26.0), (7.0, -29.0)], [(20.0, -26.0), (-8.0, -27.0)]],
    open: false,
    wind: (-40.0, 66.0),
    ..STAND
};

/// Fists up.
pub(crate) const GUARD: Pose = Pose {
    head: (3.0, -55.0),
    tilt: 5.0,
    shoulders: [(-9.0, -40.0), (11.0, -39.0)],
    arms: [[(-14.0, -25.0), (0.0, -40.0)], [(18.0, -22.0), (27.0, -42.0)]],
    legs: [[(-12.0, 14.0), (-20.0, 37.0), (-27.0, 42.0)], [(13.0, 14.0), (14.0, 38.0), (22.0, 42.0)]],
    open: false,
    wind: (-50.0, 52.0),
    ..STAND
};

/// Across the panel from left to right, one fist ahead.
pub(crate) const FLY: Pose = Pose {
    head: (40.0, -14.0),
    tilt: 50.0,
    shoulders: [(27.0, -9.0), (29.0, 4.0)],
    hips: [(-6.0, -3.0), (-6.0, 5.0)],
    arms: [[(13.0, -17.0), (-2.0, -11.0)], [(47.0, 6.0), (68.0, -2.0)]],
    legs: [[(-28.0, -7.0), (-50.0, -4.0), (-60.0, -3.0)], [(-26.0, 12.0), (-52.0, 10.0), (-63.0, 8.0)]],
    open: false,
    armed: 1,
    wind: (-84.0, -22.0),
};

/// Straight up.
pub(crate) const SOAR: Pose = Pose {
    head: (2.0, -50.0),
    tilt: -6.0,
    shoulders: [(-11.0, -35.0), (12.0, -37.0)],
    hips: [(-5.0, -1.0), (5.0, -1.0)],
    arms: [[(-24.0, -22.0), (-29.0, -3.0)], [(22.0, -56.0), (20.0, -78.0)]],
    legs: [[(-7.0, 22.0), (-8.0, 46.0), (-10.0, 55.0)], [(11.0, 18.0), (5.0, 36.0), (4.0, 45.0)]],
    open: false,
    armed: 1,
    wind: (-26.0, 86.0),
};

/// Afloat with arms wide.
pub(crate) const HOVER: Pose = Pose {
    head: (0.0, -52.0),
    tilt: 0.0,
    shoulders: [(-12.0, -37.0), (12.0, -37.0)],
    hips: [(-5.0, -1.0), (5.0, -1.0)],
    arms: [[(-30.0, -30.0), (-48.0, -38.0)], [(30.0, -30.0), (48.0, -38.0)]],
    legs: [[(-7.0, 20.0), (-11.0, 42.0), (-14.0, 50.0)], [(9.0, 18.0), (4.0, 38.0), (4.0, 47.0)]],
    open: true,
    armed: 1,
    wind: (30.0, 72.0),
};

/// Down on one knee and one fist, just landed.
pub(crate) const LAND: Pose = Pose {
    head: (-17.0, -27.0),
    tilt: -12.0,
    shoulders: [(5.0, -18.0), (-14.0, -11.0)],
    hips: [(18.0, 10.0), (9.0, 14.0)],
    arms: [[(27.0, -28.0), (42.0, -46.0)], [(-29.0, 8.0), (-27.0, 35.0)]],
    legs: [[(26.0, 34.0), (46.0, 30.0), (52.0, 38.0)], [(-12.0, 8.0), (-6.0, 33.0), (-15.0, 38.0)]],
    open: false,
    armed: 0,
    wind: (74.0, 40.0),
};

/// Low on both feet, ready to spring.
pub(crate) const CROUCH: Pose = Pose {
    head: (8.0, -30.0),
    tilt: 8.0,
    shoulders: [(-9.0, -18.0), (12.0, -15.0)],
    hips: [(-10.0, 12.0), (0.0, 14.0)],
    arms: [[(-26.0, -8.0), (-40.0, 6.0)], [(26.0, -2.0), (24.0, 24.0)]],
    legs: [[(-34.0, 4.0), (-26.0, 32.0), (-36.0, 36.0)], [(26.0, 8.0), (14.0, 34.0), (24.0, 38.0)]],
    open: false,
    armed: 0,
    wind: (-60.0, 20.0),
};

/// In the middle of a long stride through the air.
pub(crate) const LEAP: Pose = Pose {
    head: (17.0, -46.0),
    tilt: 14.0,
    shoulders: [(15.0, -32.0), (-1.0, -29.0)],
    hips: [(-2.0, 0.0), (-8.0, 2.0)],
    arms: [[(31.0, -36.0), (45.0, -50.0)], [(-14.0, -16.0), (-20.0, 5.0)]],
    legs: [[(25.0, 2.0), (23.0, 27.0), (33.0, 30.0)], [(-24.0, 20.0), (-49.0, 24.0), (-57.0, 17.0)]],
    open: false,
    armed: 0,
    wind: (-72.0, -6.0),
};

/// At a run.
pub(crate) const RUN: Pose = Pose {
    head: (16.0, -48.0),
    tilt: 10.0,
    shoulders: [(14.0, -34.0), (-2.0, -33.0)],
    hips: [(-1.0, -2.0), (-7.0, -1.0)],
    arms: [[(24.0, -18.0), (40.0, -26.0)], [(-18.0, -24.0), (-24.0, -6.0)]],
    legs: [[(22.0, 6.0), (14.0, 28.0), (22.0, 33.0)], [(-14.0, 20.0), (-36.0, 26.0), (-42.0, 33.0)]],
    open: false,
    armed: 0,
    wind: (-70.0, 14.0),
};

/// Arms raised to use a power.
pub(crate) const POWER: Pose = Pose {
    head: (0.0, -52.0),
    tilt: 0.0,
    shoulders: [(-12.0, -37.0), (12.0, -37.0)],
    hips: [(-5.0, -1.0), (5.0, -1.0)],
    arms: [[(-31.0, -38.0), (-38.0, -60.0)], [(31.0, -38.0), (38.0, -60.0)]],
    legs: [[(-8.0, 21.0), (-8.0, 45.0), (-10.0, 53.0)], [(12.0, 17.0), (7.0, 39.0), (9.0, 47.0)]],
    open: false,
    armed: 1,
    wind: (20.0, 80.0),
};

/// A blow to the right with all the weight behind it.
pub(crate) const STRIKE: Pose = Pose {
    head: (14.0, -47.0),
    tilt: 10.0,
    shoulders: [(19.0, -32.0), (-2.0, -31.0)],
    hips: [(-2.0, 0.0), (-9.0, 2.0)],
    arms: [[(38.0, -32.0), (58.0, -38.0)], [(-18.0, -36.0), (-14.0, -17.0)]],
    legs: [[(20.0, 14.0), (18.0, 40.0), (28.0, 44.0)], [(-24.0, 20.0), (-46.0, 36.0), (-50.0, 44.0)]],
    open: false,
    armed: 0,
    wind: (-72.0, 18.0),
};

/// Aims at something to the right.
pub(crate) const AIM: Pose = Pose {
    head: (2.0, -56.0),
    tilt: 4.0,
    shoulders: [(-9.0, -41.0), (11.0, -40.0)],
    hips: [(-6.0, -5.0), (4.0, -5.0)],
    arms: [[(-22.0, -28.0), (-8.0, -18.0)], [(28.0, -40.0), (47.0, -44.0)]],
    legs: [[(-14.0, 16.0), (-20.0, 39.0), (-27.0, 43.0)], [(12.0, 15.0), (15.0, 39.0), (23.0, 43.0)]],
    open: false,
    armed: 1,
    wind: (-52.0, 58.0),
};

/// About to let something fly.
pub(crate) const THROW: Pose = Pose {
    head: (2.0, -50.0),
    tilt: -4.0,
    shoulders: [(13.0, -37.0), (-10.0, -36.0)],
    hips: [(4.0, -2.0), (-5.0, -1.0)],
    arms: [[(28.0, -28.0), (42.0, -40.0)], [(-28.0, -46.0), (-26.0, -66.0)]],
    legs: [[(22.0, 10.0), (24.0, 34.0), (33.0, 38.0)], [(-16.0, 20.0), (-26.0, 42.0), (-34.0, 46.0)]],
    open: false,
    armed: 1,
    wind: (-58.0, 44.0),
};

/// Weapon or fist high above, about to come down.
pub(crate) const SMASH: Pose = Pose {
    head: (5.0, -46.0),
    tilt: 8.0,
    shoulders: [(-8.0, -34.0), (13.0, -32.0)],
    hips: [(-6.0, 2.0), (4.0, 3.0)],
    arms: [[(-10.0, -56.0), (14.0, -68.0)], [(27.0, -50.0), (21.0, -71.0)]],
    legs: [[(-20.0, 20.0), (-36.0, 38.0), (-44.0, 42.0)], [(18.0, 18.0), (16.0, 42.0), (25.0, 46.0)]],
    open: false,
    armed: 1,
    wind: (-62.0, 36.0),
};

/// A kick to the right.
pub(crate) const KICK: Pose = Pose {
    head: (-17.0, -42.0),
    tilt: -12.0,
    shoulders: [(-4.0, -33.0), (-18.0, -27.0)],
    hips: [(2.0, -2.0), (-3.0, 2.0)],
    arms: [[(12.0, -42.0), (22.0, -30.0)], [(-34.0, -18.0), (-30.0, -36.0)]],
    legs: [[(-6.0, 24.0), (-16.0, 44.0), (-8.0, 50.0)], [(22.0, -4.0), (46.0, -16.0), (50.0, -26.0)]],
    open: false,
    armed: 0,
    wind: (-60.0, 34.0),
};

/// Shows the way.
pub(crate) const POINT: Pose = Pose {
    arms: [[(-26.0, -27.0), (-12.0, -12.0)], [(28.0, -52.0), (42.0, -66.0)]],
    open: false,
    wind: (-46.0, 62.0),
    ..STAND
};
