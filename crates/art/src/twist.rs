//! Plot twists: what happens, as one bold thing.

use crate::backdrop::{burst, ink_rays, rays, speed_lines};
use crate::chance::Chance;
use crate::colours::{BLUE, GOLD, GREEN, ORANGE, PINK, PURPLE, RED, SKY, TEAL, WHITE};
use crate::halftone::Screen;
use crate::motif::{self, Print};
use crate::page::{Page, Place, Tone};
use crate::path::distance;
use crate::scene::HOURS;

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, name: &str) {
    let centre = (chance.between(80.0, 120.0).round(), 75.0);
    ground(page, chance, centre);
    let main = chance.pick([RED, ORANGE, GOLD, GREEN, TEAL, BLUE, PURPLE, PINK, Tone::Figure, Tone::Ground]);
    let second = chance.pick([GOLD, WHITE, SKY, Tone::Light, Tone::Ground]);
    let second = if second == main { WHITE } else { second };
    let place = Place::at(centre.0, centre.1)
        .scaled(chance.between(0.8, 1.02))
        .turned(chance.between(-12.0, 12.0).round())
        .mirrored(chance.coin());
    motif::draw(page, chance, motif::of(name), place, Print { main, second });
}

/// What is behind it, in the team's tones.
fn ground(page: &mut Page, chance: &mut Chance, centre: (f64, f64)) {
    let hour = chance.pick(HOURS);
    page.ground(hour.sky);
    match chance.pick([0, 1, 2, 3, 4, 5]) {
        0 => {
            rays(page, chance, centre, 17, hour.far);
            page.dots(Screen::PANEL, hour.near, |x, y| distance((x, y), centre) / 150.0 - 0.12);
            let points = chance.pick([10, 11, 13]);
            page.inked(&burst(chance, centre, 76.0, 48.0, points), hour.glow, 3.0);
        }
        1 => {
            page.disc(centre, 62.0, hour.glow, 3.0);
            page.dots(Screen::COARSE, hour.near, |x, y| (distance((x, y), centre) - 66.0) / 80.0);
        }
        2 => {
            page.fill(if chance.coin() { "M-5-5H140L60 155H-5z" } else { "M205-5H60L140 155H205z" }, hour.far);
            page.dots(Screen::COARSE, hour.glow, |x, y| 0.6 - distance((x, y), centre) / 130.0);
        }
        3 => {
            page.dots(Screen::PANEL, hour.far, |x, y| 0.9 - distance((x, y), centre) / 110.0);
            ink_rays(page, chance, centre, 26, 74.0);
        }
        4 => {
            for (radius, tone) in [(96.0, hour.far), (72.0, hour.glow), (50.0, hour.far)] {
                page.disc(centre, radius, tone, 2.4);
            }
        }
        _ => {
            speed_lines(page, chance, 16, chance.clone().pick([0.2, 0.5]), hour.far);
            page.part("M16 26L190 16L184 128L10 134z", hour.glow, 3.0);
            page.dots(Screen { from: (12.0, 84.0), to: (186.0, 128.0), step: 5 }, hour.far, |_, y| (y - 80.0) / 110.0);
        }
    }
}
