//! The drawn art of Longbox: pictures as pure functions from names, in the look of a well printed comic.
//!
//! Every picture is a whole SVG document with its own colours and no fonts, so that a page can show it as an image.

mod backdrop;
mod banner;
mod bust;
mod chance;
mod compositions;
mod creature;
mod factor;
mod figure;
mod fist;
mod gear;
mod halftone;
mod hero;
mod icon;
mod lettering;
mod location;
mod page;
mod palette;
mod panel;
mod path;
mod pose;
mod profile;
mod squad;
mod twist;
mod words;

pub use banner::hero_banner;
pub use factor::Factor;
pub use icon::app_icon;
pub use palette::{Palette, team_key};
pub use panel::{Panel, Subject};
