//! The page that is printed on: colour first, a little off its line, then ink.

use crate::halftone::Screen;
use crate::palette::Palette;
use crate::path::{Point, number};
use std::fmt::Write;

pub(crate) const INK: &str = "#16141d";
pub(crate) const PAPER: &str = "#fffaee";

/// How far colour is printed from its line.
const OFF: Point = (2.2, -1.6);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Ground,
    Figure,
    Light,
    Ink,
    Paper,
    Of(&'static str),
}

/// Where a drawing is put.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) at: Point,
    pub(crate) scale: f64,
    /// In degrees.
    pub(crate) turn: f64,
    /// Looks the other way.
    pub(crate) mirrored: bool,
}

impl Place {
    pub(crate) fn at(x: f64, y: f64) -> Place {
        Place { at: (x, y), scale: 1.0, turn: 0.0, mirrored: false }
    }

    pub(crate) fn scaled(self, scale: f64) -> Place {
        Place { scale, ..self }
    }

    pub(crate) fn turned(self, turn: f64) -> Place {
        Place { turn, ..self }
    }

    pub(crate) fn mirrored(self, mirrored: bool) -> Place {
        Place { mirrored, ..self }
    }

    /// Where a point of the drawing comes to lie.
    pub(crate) fn of(self, (x, y): Point) -> Point {
        let (sine, cosine) = self.turn.to_radians().sin_cos();
        let (x, y) = (x * self.scale * if self.mirrored { -1.0 } else { 1.0 }, y * self.scale);
        (self.at.0 + x * cosine - y * sine, self.at.1 + x * sine + y * cosine)
    }

    fn transform(self) -> String {
        let mut out = format!("translate({} {})", number(self.at.0), number(self.at.1));
        if self.turn != 0.0 {
            let _ = write!(out, "rotate({})", number(self.turn));
        }
        let size = (self.scale * 100.0).round() / 100.0;
        match self.mirrored {
            true => out += &format!("scale(-{size} {size})"),
            false if size != 1.0 => out += &format!("scale({size})"),
            false => {}
        }
        out
    }
}

/// An attribute, which ink need not have: a document begins with it.
fn unless_ink(attribute: &str, colour: &str) -> String {
    if colour == INK { String::new() } else { format!(" {attribute}=\"{colour}\"") }
}

/// What has been printed so far.
#[derive(Debug)]
pub(crate) struct Page {
    out: String,
    palette: Palette,
    /// Ids in a document are made from it, so that two panels can stand in one page.
    seed: u32,
    clips: u32,
    /// What widths of lines are multiplied with.
    pen: f64,
}

impl Page {
    pub(crate) fn new(palette: Palette, seed: u32) -> Page {
        Page { out: String::new(), palette, seed, clips: 0, pen: 1.0 }
    }

    /// The whole document, `width` by `height`; it fills whatever it is put into.
    pub(crate) fn document(self, width: u32, height: u32) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             preserveAspectRatio=\"xMidYMid slice\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"0\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\">{}</svg>",
            self.out
        )
    }

    /// The key of the team or Factor that it is printed for.
    pub(crate) fn team(&self) -> &'static str {
        self.palette.key
    }

    pub(crate) fn colour(&self, tone: Tone) -> &'static str {
        match tone {
            Tone::Ground => self.palette.ground,
            Tone::Figure => self.palette.figure,
            Tone::Light => self.palette.light,
            Tone::Ink => INK,
            Tone::Paper => PAPER,
            Tone::Of(colour) => colour,
        }
    }

    /// From here on, other tones are meant by the same names.
    pub(crate) fn retone(&mut self, change: impl FnOnce(Palette) -> Palette) {
        self.palette = change(self.palette);
    }

    /// Covers everything.
    pub(crate) fn ground(&mut self, tone: Tone) {
        let colour = self.colour(tone);
        let _ = write!(self.out, r#"<path d="M-5-5H205V155H-5z" fill="{colour}"/>"#);
    }

    pub(crate) fn fill(&mut self, shape: &str, tone: Tone) {
        let colour = self.colour(tone);
        let _ = write!(self.out, r#"<path d="{shape}"{}/>"#, unless_ink("fill", colour));
    }

    /// Colour that lets what is below shine through.
    pub(crate) fn wash(&mut self, shape: &str, tone: Tone, opacity: f64) {
        let colour = self.colour(tone);
        let _ = write!(self.out, r#"<path d="{shape}"{} opacity="{}"/>"#, unless_ink("fill", colour), number(opacity));
    }

    /// The dark side of a shape.
    pub(crate) fn shade(&mut self, shape: &str) {
        self.wash(shape, Tone::Ink, 0.82);
    }

    pub(crate) fn line(&mut self, shape: &str, width: f64) {
        self.stroke(shape, Tone::Ink, width);
    }

    pub(crate) fn stroke(&mut self, shape: &str, tone: Tone, width: f64) {
        let (colour, width) = (self.colour(tone), number(width * self.pen));
        let _ = write!(
            self.out,
            r#"<path d="{shape}" fill="none"{} stroke-width="{width}"/>"#,
            unless_ink("stroke", colour)
        );
    }

    /// Colour and line in register, for small parts.
    pub(crate) fn part(&mut self, shape: &str, tone: Tone, width: f64) {
        let (colour, width) = (self.colour(tone), number(width * self.pen));
        let _ = write!(self.out, r#"<path d="{shape}"{} stroke-width="{width}"/>"#, unless_ink("fill", colour));
    }

    /// Colour, and its line a little beside it.
    pub(crate) fn inked(&mut self, shape: &str, tone: Tone, width: f64) {
        let (colour, across, down) = (self.colour(tone), OFF.0, OFF.1);
        let _ = write!(self.out, r#"<path d="{shape}" fill="{colour}" transform="translate({across} {down})"/>"#);
        self.line(shape, width);
    }

    pub(crate) fn circle(&mut self, centre: Point, radius: f64, tone: Tone) {
        let (x, y, radius, colour) = (number(centre.0), number(centre.1), number(radius), self.colour(tone));
        let _ = write!(self.out, r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>"#);
    }

    pub(crate) fn ring(&mut self, centre: Point, radius: f64, tone: Tone, width: f64) {
        let (x, y, radius, colour) = (number(centre.0), number(centre.1), number(radius), self.colour(tone));
        let width = number(width * self.pen);
        let _ = write!(
            self.out,
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="none"{} stroke-width="{width}"/>"#,
            unless_ink("stroke", colour)
        );
    }

    /// A circle with its line beside it.
    pub(crate) fn disc(&mut self, centre: Point, radius: f64, tone: Tone, width: f64) {
        self.circle((centre.0 + OFF.0, centre.1 + OFF.1), radius, tone);
        self.ring(centre, radius, Tone::Ink, width);
    }

    pub(crate) fn dots(&mut self, screen: Screen, tone: Tone, strength: impl Fn(f64, f64) -> f64) {
        self.out += &screen.dots(self.colour(tone), strength);
    }

    pub(crate) fn placed(&mut self, place: Place, draw: impl FnOnce(&mut Page)) {
        let _ = write!(self.out, r#"<g transform="{}">"#, place.transform());
        draw(self);
        self.out += "</g>";
    }

    /// Like `placed`, but lines keep their strength whatever the scale.
    pub(crate) fn penned(&mut self, place: Place, draw: impl FnOnce(&mut Page)) {
        let before = self.pen;
        self.pen = before / place.scale;
        self.placed(place, draw);
        self.pen = before;
    }

    /// Lines in `draw` are as strong as if its drawing were not scaled down by `scale`.
    pub(crate) fn inked_for(&mut self, scale: f64, draw: impl FnOnce(&mut Page)) {
        let before = self.pen;
        self.pen = before / scale.max(0.1);
        draw(self);
        self.pen = before;
    }

    /// Everything `draw` prints fades together.
    pub(crate) fn faded(&mut self, opacity: f64, draw: impl FnOnce(&mut Page)) {
        let _ = write!(self.out, r#"<g opacity="{opacity}">"#);
        draw(self);
        self.out += "</g>";
    }

    /// Only what lies inside `shape` is printed.
    pub(crate) fn clipped(&mut self, shape: &str, draw: impl FnOnce(&mut Page)) {
        self.clips += 1;
        let id = format!("c{:x}-{}", self.seed, self.clips);
        let _ = write!(self.out, r#"<clipPath id="{id}"><path d="{shape}"/></clipPath><g clip-path="url(#{id})">"#);
        draw(self);
        self.out += "</g>";
    }
}
