//! The ways a character can be shown. The page steps through them so that neighbours differ.

mod doorway;
mod duo;
mod eyes;
mod flight;
mod initial;
mod landing;
mod leap;
mod power;
mod punch;
mod radiance;
mod rooftop;
mod strike;
mod triptych;

use crate::chance::Chance;
use crate::hero::Hero;
use crate::page::Page;

pub(crate) use triptych::{LARGE, LOWER, UPPER, glare};

pub(crate) type Composition = fn(&mut Page, &mut Chance, &Hero);

pub(crate) const ALL: [Composition; 13] = [
    radiance::draw,
    rooftop::draw,
    triptych::draw,
    flight::draw,
    punch::draw,
    initial::draw,
    eyes::draw,
    duo::draw,
    doorway::draw,
    landing::draw,
    leap::draw,
    power::draw,
    strike::draw,
];
