//! What stands behind a person: places that belong to a team, in its tones.

mod indoors;
mod outdoors;

use crate::chance::Chance;
use crate::page::{Page, Tone};

/// The tones of an hour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hour {
    pub(crate) sky: Tone,
    pub(crate) far: Tone,
    pub(crate) near: Tone,
    pub(crate) glow: Tone,
}

const NIGHT: Tone = Tone::Of("#2b2945");

/// From bright to dark; the first two are the team's own ground.
pub(crate) const HOURS: [Hour; 5] = [
    Hour { sky: Tone::Ground, far: Tone::Light, near: Tone::Figure, glow: Tone::Paper },
    Hour { sky: Tone::Ground, far: Tone::Figure, near: Tone::Ink, glow: Tone::Light },
    Hour { sky: Tone::Light, far: Tone::Ground, near: Tone::Figure, glow: Tone::Paper },
    Hour { sky: Tone::Figure, far: Tone::Ground, near: Tone::Ink, glow: Tone::Light },
    Hour { sky: NIGHT, far: Tone::Figure, near: Tone::Ink, glow: Tone::Ground },
];

type Scene = fn(&mut Page, &mut Chance, Hour);

/// Where the people of a team are met.
fn scenes(team: &str) -> [Scene; 5] {
    use indoors::{chamber, columns, corridor, curtain, grid, hive, machines};
    use outdoors::{bricks, city, clouds, fire, forest, hills, rain, rays, space, stripes, web};
    match team {
        "x-men" => [grid, forest, rays, columns, stripes],
        "avengers" => [city, rays, clouds, chamber, stripes],
        "guardians" => [space, chamber, rays, hills, stripes],
        "super-villains" => [fire, columns, rain, machines, rays],
        "a-force" => [clouds, hills, rays, city, stripes],
        "defenders" => [bricks, rain, city, stripes, rays],
        "underworld" => [bricks, curtain, city, rain, stripes],
        "femme-fatales" => [curtain, columns, stripes, city, rays],
        "company" => [corridor, machines, space, grid, stripes],
        "xenomorphs" => [hive, corridor, hills, fire, rain],
        "spider-friends" => [web, city, rays, bricks, stripes],
        "fantastic-four" => [machines, grid, rays, space, city],
        "frightful" => [columns, machines, fire, hills, web],
        _ => [rays, city, hills, stripes, clouds],
    }
}

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, team: &str, hour: Hour) {
    page.ground(hour.sky);
    chance.pick(scenes(team))(page, chance, hour);
    // What is behind stays behind.
    page.wash("M-5-5H205V155H-5z", hour.sky, 0.24);
}
