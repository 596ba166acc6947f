//! A caped figure on a roof before the moon.

use crate::backdrop::{City, moon, roof, skyline};
use crate::chance::Chance;
use crate::figure::{self, Dress};
use crate::halftone::Screen;
use crate::hero::Hero;
use crate::page::{Page, Place, Tone};
use crate::pose;

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let left = chance.coin();
    let x = if left { 80.0 } else { 120.0 };
    page.ground(Tone::Figure);
    page.dots(Screen::PANEL, Tone::Ink, |_, y| 0.7 - y / 150.0);
    moon(page, (x, 66.0), 48.0, Tone::Light, Tone::Ground);
    skyline(page, chance, City { roofs: 124.0, ..City::PANEL }, Tone::Ground);
    let near = City { roofs: 140.0, rise: 30.0, lit: Some(Tone::Light), ..City::PANEL };
    skyline(page, chance, near, Tone::Ink);
    roof(page, x, 116.0, Tone::Ground);
    let pose = if chance.coin() { pose::STAND } else { pose::WINDSWEPT };
    let dress = Dress::of(hero, Tone::Ground);
    figure::draw(page, hero, &pose, dress, Place::at(x, 82.0).scaled(0.8).mirrored(left));
}
