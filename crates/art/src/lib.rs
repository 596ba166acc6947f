//! The drawn art of Longbox: pictures as pure functions from names, in the look of a well printed comic.
//!
//! Every picture is a whole SVG document with its own colours and no fonts, so that a page can show it as an image.

mod back;
mod backdrop;
mod banner;
mod casting;
mod chance;
mod character;
mod colours;
mod creature;
mod factor;
mod figure;
mod fist;
mod gear;
mod halftone;
mod head;
mod icon;
mod location;
mod motif;
mod naming;
mod page;
mod palette;
mod panel;
mod path;
mod person;
mod pose;
mod scene;
mod squad;
mod torso;
mod twist;
mod weapon;
mod words;

pub use banner::hero_banner;
pub use factor::Factor;
pub use icon::app_icon;
pub use palette::{Palette, team_key};
pub use panel::{Panel, Subject};
