//! The picture of a character of Vs. System: a person where the team is at home.

use crate::backdrop::{burst, speed_lines};
use crate::chance::Chance;
use crate::colours::lightness;
use crate::figure;
use crate::page::{Page, Place, Tone};
use crate::path::Point;
use crate::person::{Person, Weapon};
use crate::pose::{self, Pose};
use crate::scene::{self, HOURS};

/// What is higher than this is not on a tile.
const HIGHEST: f64 = 30.0;

/// How near the reader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shot {
    Face,
    Bust,
    Half,
    Knees,
    Full,
}

impl Shot {
    fn scale(self) -> f64 {
        match self {
            Shot::Face => 4.0,
            Shot::Bust => 2.7,
            Shot::Half => 2.0,
            Shot::Knees => 1.5,
            Shot::Full => 1.1,
        }
    }

    /// Where the face of somebody upright is.
    fn height(self) -> f64 {
        match self {
            Shot::Face => 72.0,
            Shot::Bust => 66.0,
            Shot::Half => 60.0,
            Shot::Knees => 54.0,
            Shot::Full => 42.0,
        }
    }
}

/// How somebody is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Staging {
    pub(crate) pose: Pose,
    pub(crate) shot: Shot,
    pub(crate) across: f64,
    pub(crate) mirrored: bool,
    pub(crate) turn: f64,
}

/// Who is upright can be cut off anywhere, who moves must be seen.
const UPRIGHT: [Pose; 8] =
    [pose::STAND, pose::WINDSWEPT, pose::EASE, pose::FOLDED, pose::GUARD, pose::POINT, pose::HOVER, pose::AIM];
const NEAR: [Pose; 9] =
    [pose::STRIKE, pose::KICK, pose::RUN, pose::LEAP, pose::CROUCH, pose::LAND, pose::SMASH, pose::THROW, pose::GUARD];
const FAR: [Pose; 7] = [pose::AIM, pose::THROW, pose::POWER, pose::AIM, pose::LAND, pose::POINT, pose::HOVER];
const ALOFT: [Pose; 6] = [pose::FLY, pose::FLY, pose::SOAR, pose::HOVER, pose::LEAP, pose::POWER];

/// What decides a staging, besides chance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    pub(crate) flight: bool,
    pub(crate) ranged: bool,
    /// Level or cost.
    pub(crate) rank: u8,
}

impl Staging {
    pub(crate) fn by_chance(chance: &mut Chance, skill: Skill) -> Staging {
        // Whoever stands on one level moves on the next.
        let portrait = chance.odds(match (skill.rank % 2, skill.flight) {
            (0, _) => 0.12,
            (_, true) => 0.5,
            (_, false) => 0.78,
        });
        let moving = match (skill.flight, skill.ranged) {
            (true, true) if chance.coin() => chance.pick(FAR),
            (true, _) => chance.pick(ALOFT),
            (false, true) => chance.pick(FAR),
            (false, false) => chance.pick(NEAR),
        };
        let still = chance.pick(UPRIGHT);
        let still_shot = chance.pick([Shot::Face, Shot::Bust, Shot::Bust, Shot::Half, Shot::Half, Shot::Knees]);
        let moving_shot = chance.pick([Shot::Half, Shot::Knees, Shot::Knees, Shot::Knees, Shot::Full]);
        Staging {
            pose: if portrait { still } else { moving },
            shot: if portrait { still_shot } else { moving_shot },
            across: chance.pick([64.0, 82.0, 100.0, 118.0, 136.0]),
            mirrored: chance.coin(),
            turn: chance.between(-8.0, 8.0).round(),
        }
    }

    /// Where the figure is put so that its face and most of its arms are in the panel.
    pub(crate) fn place(&self, person: &Person) -> Place {
        let size = self.shot.scale() * (0.86 + 0.14 * person.build);
        let (from, to) = match self.upright() {
            true => (self.pose.head, (if self.shot == Shot::Face { 100.0 } else { self.across }, self.shot.height())),
            false => (self.middle(), (100.0 + (self.across - 100.0) * 0.3, 74.0)),
        };
        let size = if self.upright() { size } else { size.min(self.largest()) };
        let place = Place::at(0.0, 0.0).scaled(size).turned(self.turn).mirrored(self.mirrored);
        let (right, down) = place.of(from);
        let place = Place { at: ((to.0 - right).round(), (to.1 - down).round()), ..place };
        // A tile cuts off the upper edge, but nobody's head.
        let crown = place.of(self.pose.head).1 - 9.0 * size;
        let lower = (HIGHEST - crown).clamp(0.0, 30.0).round();
        Place { at: (place.at.0, place.at.1 + lower), ..place }
    }

    /// Nothing is held before a face, and folded arms hold nothing.
    pub(crate) fn dressed(&self, person: &Person) -> Person {
        let near = self.shot == Shot::Face && !matches!(person.weapon, Weapon::Fire | Weapon::Claws);
        let bare = near || self.pose == pose::FOLDED;
        Person { weapon: if bare { Weapon::Bare } else { person.weapon }, ..*person }
    }

    fn upright(&self) -> bool {
        UPRIGHT.contains(&self.pose)
    }

    /// From where to where face, hands and knees reach: what of a pose must be seen.
    fn reach(&self, of: fn(&Point) -> f64) -> (f64, f64) {
        let pose = &self.pose;
        let points = [pose.head, pose.arms[0][1], pose.arms[1][1], pose.legs[0][0], pose.legs[1][0]];
        points.iter().map(of).fold((f64::MAX, f64::MIN), |(low, high), at| (low.min(at), high.max(at)))
    }

    fn middle(&self) -> Point {
        let ((left, right), (top, bottom)) = (self.reach(|point| point.0), self.reach(|point| point.1));
        let down = (top + bottom) / 2.0;
        // The face matters more than the knees.
        ((left + right) / 2.0, down + (self.pose.head.1 - down) * 0.3)
    }

    /// The scale at which what must be seen is seen.
    fn largest(&self) -> f64 {
        let (left, right) = self.reach(|point| point.0);
        (150.0 / (right - left)).clamp(1.1, 1.7)
    }
}

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, person: &Person, skill: Skill) {
    // Somebody in dark clothes is seen by day.
    let dark = lightness(person.suit) < 0.3;
    let (any, bright) = (chance.pick(HOURS), chance.pick([HOURS[0], HOURS[2]]));
    let hour = if dark { bright } else { any };
    let team = page.team();
    scene::draw(page, chance, team, hour);
    let staging = Staging::by_chance(chance, skill);
    accent(page, chance, &staging, hour.glow);
    figure::draw(page, &staging.dressed(person), &staging.pose, staging.place(person));
}

/// Something bold between a person and what is behind.
fn accent(page: &mut Page, chance: &mut Chance, staging: &Staging, tone: Tone) {
    let x = staging.across;
    match chance.pick([0, 0, 1, 2, 3, 4]) {
        1 => page.disc((x, 70.0), chance.between(44.0, 62.0).round(), tone, 2.4),
        2 => page.part(&burst(chance, (x, 72.0), 86.0, 58.0, 13), tone, 2.4),
        3 => {
            let left = if chance.coin() { "M-10 160L70-10H150L70 160z" } else { "M210 160L130-10H50L130 160z" };
            page.part(left, tone, 2.4);
        }
        4 => speed_lines(page, chance, 12, 0.3, tone),
        _ => {}
    }
}
