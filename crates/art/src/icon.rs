//! The icon: a box of comics with a bold L.

use crate::chance::{Chance, seed};
use crate::halftone::Screen;
use crate::page::{Page, Place, Tone};
use crate::palette::Palette;
use crate::path::{Path, Point, distance};

const COLOURS: Palette = Palette { key: "icon", ground: "#f4b82f", figure: "#e2543b", light: "#fbe7b4" };
const BLUE: Tone = Tone::Of("#2a63a8");
const SKY: Tone = Tone::Of("#49a7c6");
const CARD: Tone = Tone::Of("#d3b98a");

/// The corners of the box: front left, front right and the far right, at the rim.
const LEFT: Point = (84.0, 214.0);
const RIGHT: Point = (300.0, 246.0);
const FAR: Point = (440.0, 186.0);
const DEEP: f64 = 196.0;

/// A square icon of 512 with all that matters within its middle.
pub fn app_icon() -> String {
    let seed = seed("Longbox|icon");
    let mut page = Page::new(COLOURS, seed);
    page.fill("M0 0H512V512H0z", Tone::Ground);
    page.placed(Place::at(256.0, 236.0).scaled(2.0), |page| {
        crate::backdrop::rays(page, &mut Chance::of(seed), (0.0, 0.0), 14, Tone::Light);
    });
    let screen = Screen { from: (0.0, 0.0), to: (512.0, 512.0), step: 11 };
    page.dots(screen, Tone::Figure, |x, y| (distance((x, y), (256.0, 256.0)) - 190.0) / 260.0);
    comics(&mut page);
    carton(&mut page);
    page.document(512, 512)
}

/// Comics that look out of the box, the farthest first.
fn comics(page: &mut Page) {
    let tones = [BLUE, Tone::Paper, Tone::Figure, SKY, Tone::Paper, BLUE, Tone::Figure];
    let heights = [92.0, 80.0, 100.0, 78.0, 92.0, 74.0, 86.0];
    for (index, (tone, height)) in tones.into_iter().zip(heights).enumerate() {
        let back = 0.9 - 0.13 * index as f64;
        let shift = ((FAR.0 - RIGHT.0) * back, (FAR.1 - RIGHT.1) * back);
        let (left, right) = ((LEFT.0 + shift.0 + 8.0, LEFT.1 + shift.1), (RIGHT.0 + shift.0 - 8.0, RIGHT.1 + shift.1));
        let mut sheet = Path::new();
        sheet.polygon(&[
            (left.0, left.1 - height),
            (right.0, right.1 - height),
            (right.0, right.1 + 30.0),
            (left.0, left.1 + 30.0),
        ]);
        page.part(sheet.data(), tone, 7.0);
    }
}

fn carton(page: &mut Page) {
    let face = |from: Point, to: Point, top: f64, bottom: f64| {
        let mut path = Path::new();
        path.polygon(&[(from.0, from.1 + top), (to.0, to.1 + top), (to.0, to.1 + bottom), (from.0, from.1 + bottom)]);
        path.data().to_string()
    };
    page.part(&face(RIGHT, FAR, 0.0, DEEP - 12.0), CARD, 11.0);
    page.wash(&face(RIGHT, FAR, 120.0, DEEP - 16.0), Tone::Ink, 0.25);
    page.part("M338 286C338 274 402 246 402 258V272C402 286 338 312 338 300z", Tone::Ink, 4.0);
    page.part(&face(LEFT, RIGHT, 0.0, DEEP), Tone::Paper, 11.0);
    let mut letter = Path::new();
    letter.polygon(&[(0.16, 0.09), (0.48, 0.09), (0.48, 0.62), (0.86, 0.62), (0.86, 0.91), (0.16, 0.91)].map(on_front));
    page.placed(Place::at(-9.0, 9.0), |page| page.fill(letter.data(), SKY));
    page.placed(Place::at(10.0, 10.0), |page| page.fill(letter.data(), Tone::Figure));
    page.part(letter.data(), Tone::Ink, 4.0);
}

/// A point of the front, its width and height being 1.
fn on_front((across, down): Point) -> Point {
    (LEFT.0 + (RIGHT.0 - LEFT.0) * across, LEFT.1 + (RIGHT.1 - LEFT.1) * across + DEEP * down)
}
