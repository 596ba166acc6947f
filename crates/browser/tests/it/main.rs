//! Tests of the page in a real browser, in one program so that they share their browsers.

mod games;
mod moments;
mod page;
mod pages;
mod replays;
mod twin;
